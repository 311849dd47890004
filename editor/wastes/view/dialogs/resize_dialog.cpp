// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/dialogs/resize_dialog.h"

#include "core/wastes/board/board.h"
#include "editor/app/widgets/help_page.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_view_state.h"
#include "editor/wastes/text/wastes_text.h"

namespace stonemason::wastes {

ResizeDialog::ResizeDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent)
    : SizeDialog(maximumSide, tr("Size of the Board"), tr("The board as it will be"), parent)
    , document_(document)
    , renderer_(renderer) {
    setHelpPage(*this, QStringLiteral("boards.md"));
    for (const Tile tile : {Tile::Normal, Tile::Hole})
        addFill(tileName(tile), int(tile));
    connect(&document, &BoardDocument::cellsChanged, this, [this] { showOutcome(); });
    connect(&document, &BoardDocument::replaced, this, [this] { showOutcome(); });
    showOutcome();
}

Size ResizeDialog::sizeNow() const {
    return document_.committedBoard().size();
}

ResizeDialog::Outcome ResizeDialog::outcome(const Margins& margins, QSize pixels) const {
    const Board& board = document_.committedBoard();
    const Size size = withMargins(board.size(), margins);
    QString text = tr("The board will have %1 × %2 tiles.").arg(size.rows).arg(size.columns);
    if (const int lost = piecesLost(board, margins); lost > 0)
        text += u' ' + tr("%n piece(s) fall off.", nullptr, lost);
    return {renderer_.image(resized(board, margins, Tile(fill())), document_.view().style(), pixels), text};
}

QString ResizeDialog::sizesThereAre() const {
    return tr("A board has 1 to %1 rows and columns.").arg(maximumSide);
}

void ResizeDialog::accept() {
    document_.change(tr("Change size"),
                     [this](Board& board) { board = resized(board, margins(), Tile(fill())); });
    QDialog::accept();
}

} // namespace stonemason::wastes
