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
    Board board;                        ///< as it was when it was chosen
    QPointer<BoardDocument> document{}; ///< where it is open: then it is the board as it is now

    Board current() const { return document ? document->committedBoard() : board; }
};

/// The board in a file, in either form. On any thread.
Result<Board> boardInFile(const std::string& path, const Profile& profile);

/// Which board to compare with: none, one that is open, one that comes with the program, one of a file.
class OtherBoardBox : public QComboBox {
    Q_OBJECT

public:
    /// Open boards before samples.
    using Boards = std::function<std::vector<OtherBoard>()>;

    explicit OtherBoardBox(QWidget* parent = nullptr);

    void setBoards(Boards boards) { boards_ = std::move(boards); }
    /// Lists the boards there are now without the one of that document, and shows which is chosen.
    void list(const BoardDocument* own, const std::optional<OtherBoard>& chosen);

    void showPopup() override;

signals:
    void chosen(const std::optional<stonemason::wastes::OtherBoard>& board);
    /// A file is to be asked for.
    void fileRequested();

private:
    void take(int index);

    Boards boards_;
    std::vector<OtherBoard> listed_;
    std::optional<OtherBoard> chosen_;
    QPointer<const BoardDocument> own_;
};

} // namespace stonemason::wastes
