// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/board/board.h"
#include "editor/wastes/model/board_document.h"

#include <QComboBox>
#include <QPointer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace stonemason::wastes {

/// A board to compare another with.
struct OtherBoard {
    QString name;
    Board board;                        ///< a copy from when it was chosen
    QPointer<BoardDocument> document{}; ///< if it is open: then its current state is used

    Board current() const { return document ? document->committedBoard() : board; }
};

/// The board in a file, in either format. Callable from any thread.
Result<Board> boardInFile(const std::string& path, const Profile& profile);

/// Selects the board to compare with: none, an open one, a sample, or one of a file.
class OtherBoardBox : public QComboBox {
    Q_OBJECT

public:
    /// Open boards before samples.
    using Boards = std::function<std::vector<OtherBoard>()>;

    explicit OtherBoardBox(QWidget* parent = nullptr);

    void setBoards(Boards boards) { boards_ = std::move(boards); }
    /// Lists the available boards except that of the document, and shows which is chosen.
    void list(const BoardDocument* own, const std::optional<OtherBoard>& chosen);

    void showPopup() override;

signals:
    void chosen(const std::optional<stonemason::wastes::OtherBoard>& board);
    /// The user asks to choose a file.
    void fileRequested();

private:
    void take(int index);

    Boards boards_;
    std::vector<OtherBoard> listed_;
    std::optional<OtherBoard> chosen_;
    QPointer<const BoardDocument> own_;
};

} // namespace stonemason::wastes
