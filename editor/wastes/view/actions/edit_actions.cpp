// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/actions/edit_actions.h"

#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_edits.h"
#include "editor/wastes/model/board_part.h"
#include "editor/wastes/model/board_view_state.h"
#include "editor/wastes/model/brush.h"
#include "editor/wastes/view/canvas/board_canvas.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::wastes {

namespace {

QString partMimeType() {
    return QStringLiteral("application/x-stonemason-board-part");
}

} // namespace

EditActions::EditActions(Brush& brush, QObject* parent)
    : StampEditActions(QStringLiteral("board"),
                       {.paste = tr("Take the copied tiles and pieces as a stamp to put down"),
                        .remove = tr("Erase the selected tiles and pieces; with Move Pieces in hand, the "
                                     "pieces alone"),
                        .selectAll = tr("Select every tile"),
                        .noTurn = tr("Nothing is selected. Select tiles first, or turn the whole board in "
                                     "the Board menu.")},
                       tr("Pasted %1 × %2 tiles: click to put them down, Esc to cancel."), brush, parent)
    , brush_(brush) {
    QAction* pieces =
        add(QStringLiteral("select-pieces"), QStringLiteral("select-pieces"), tr("S&elect All Pieces"),
            tr("Select every piece on the board"), Qt::CTRL | Qt::ALT | Qt::Key_A);
    connect(pieces, &QAction::triggered, this, &EditActions::selectPieces);
    addSection({pieces});
    addTurns();
}

BoardDocument& EditActions::board() const {
    return static_cast<const BoardCanvas*>(view())->document();
}

/// As rows of signs too, for whatever reads only text.
void EditActions::copy() {
    const CellSet& cells = board().view().selection();
    const CellRange range = cells.bounds();
    Board part;
    part.tiles = Grid<Tile>(sizeOf(range), Tile::Hole);
    cells.forEach([&](Cell cell) {
        part.tiles[{cell.row - range.first.row, cell.column - range.first.column}] =
            board().board().tileAt(cell);
    });
    auto* data = new QMimeData;
    data->setText(QString::fromStdString(writeBoardRows(part)));
    data->setData(partMimeType(), partText(lifted(target(), cells)).toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<LiftedPiece> EditActions::pieceOn(const QMimeData& data) {
    if (auto part = partOf(QString::fromUtf8(data.data(partMimeType())))) return std::move(*part);
    const std::string text = data.text().toStdString();
    const Result<Board> read =
        looksLikeSboard(text) ? readSboard(text, board().profile()) : readBoardRows(text);
    if (!read) return read.error();
    return wholeOf(*read);
}

void EditActions::remove(const QString& step) {
    const bool movesPieces = brush_.tool() == QLatin1String("move-piece");
    if (movesPieces && !selectedPieces(board()).empty())
        removeSelectedPieces(board());
    else
        StampEditActions::remove(step);
}

/// A drag moves them then, and keys mean them alone.
void EditActions::selectPieces() {
    brush_.setTool(QStringLiteral("move-piece"));
    CellSet cells;
    for (const Piece& piece : board().board().pieces)
        cells.insert(piece.cell);
    board().view().setSelection(cells);
}

} // namespace stonemason::wastes
