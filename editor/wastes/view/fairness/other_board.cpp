// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/fairness/other_board.h"

#include "core/format/file.h"
#include "core/wastes/format/board_rows.h"
#include "editor/app/widgets/labels.h"

#include <QSignalBlocker>

#include <algorithm>

namespace stonemason::wastes {

Result<Board> boardInFile(const std::string& path, const Profile& profile) {
    const auto bytes = readFile(path);
    if (!bytes) return bytes.error();
    return boardFormatOf(std::string_view(*bytes)) == BoardFormat::Rows ? readBoardRows(*bytes)
                                                                        : readSboard(*bytes, profile);
}

OtherBoardBox::OtherBoardBox(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    showChoiceInToolTip(*this);
    connect(this, &QComboBox::activated, this, &OtherBoardBox::take);
    list(nullptr, std::nullopt);
}

void OtherBoardBox::list(const BoardDocument* own, const std::optional<OtherBoard>& chosen) {
    const QSignalBlocker silent(this);
    own_ = own;
    chosen_ = chosen;
    listed_ = boards_ && own ? boards_() : std::vector<OtherBoard>{};
    std::erase_if(listed_, [own](const OtherBoard& board) { return board.document == own; });
    const auto isChosen = [&chosen](const OtherBoard& board) {
        return chosen && board.name == chosen->name && board.document == chosen->document &&
               (board.document || board.board == chosen->board);
    };
    auto found = std::ranges::find_if(listed_, isChosen);
    if (chosen && found == listed_.end()) found = listed_.insert(listed_.begin(), *chosen); // of a file
    clear();
    addItem(tr("No other board"));
    for (const OtherBoard& board : listed_)
        addItem(board.name);
    addItem(tr("File…"));
    setCurrentIndex(chosen ? 1 + int(found - listed_.begin()) : 0);
}

void OtherBoardBox::showPopup() {
    list(own_, chosen_); // others may have been opened since
    QComboBox::showPopup();
}

void OtherBoardBox::take(int index) {
    if (index == count() - 1) {
        list(own_, chosen_);
        emit fileRequested();
        return;
    }
    emit chosen(index == 0 ? std::nullopt : std::optional(listed_[std::size_t(index) - 1]));
}

} // namespace stonemason::wastes
