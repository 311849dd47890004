// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/actions/edit_actions.h"

#include "core/wastes/format/board_rows.h"
#include "editor/board/cell_range.h"
#include "editor/text/error_text.h"
#include "editor/wastes/board/board_canvas.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_edits.h"
#include "editor/wastes/board_view_state.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/tools/board_paint_target.h"

#include <QClipboard>
#include <QGuiApplication>

namespace stonemason::wastes {

namespace {

/// The tiles of a rectangle of text; whatever is no board of its own can be a part of one.
LiftedPiece liftedFrom(const Board& board) {
    LiftedPiece piece{board.size(), {}};
    forEachCell(board.size(), [&](Cell cell) { piece.cells.push_back({cell, indexOf(board.tiles[cell])}); });
    return piece;
}

} // namespace

EditActions::EditActions(Brush& brush, QObject* parent)
    : stonemason::EditActions(QStringLiteral("board"),
                              {.paste = tr("Take the copied tiles as a stamp to put down"),
                               .remove = tr("Remove the selected pieces; without pieces, erase the tiles"),
                               .selectAll = tr("Select every tile")},
                              parent)
    , brush_(brush) {
    QAction* pieces =
        add(QStringLiteral("select-pieces"), QStringLiteral("select-pieces"), tr("S&elect All Pieces"),
            tr("Select every piece on the board"), Qt::CTRL | Qt::ALT | Qt::Key_A);
    connect(pieces, &QAction::triggered, this, &EditActions::selectPieces);
    addSection({pieces});
}

BoardDocument& EditActions::board() const {
    return static_cast<const BoardCanvas*>(view())->document();
}

void EditActions::copy() {
    const std::vector<Cell>& cells = board().view().selection();
    const CellRange range = boundsOf(cells);
    Board part;
    part.tiles = Grid<Tile>(
        {range.last.row - range.first.row + 1, range.last.column - range.first.column + 1}, Tile::Hole);
    for (const Cell cell : cells)
        part.tiles[{cell.row - range.first.row, cell.column - range.first.column}] =
            board().board().tileAt(cell);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeBoardRows(part)));
}

void EditActions::paste() {
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (text.empty()) {
        emit message(tr("There is no text on the clipboard."));
        return;
    }
    const auto read = readBoardRows(text);
    if (!read) {
        emit message(tr("This cannot be pasted. %1").arg(errorText(read.error())));
        return;
    }
    brush_.setStamp(liftedFrom(*read));
    brush_.setTool(QStringLiteral("stamp"));
    view()->setFocus();
    const Size size = read->size();
    emit message(
        tr("Pasted %1 × %2 tiles: click to put them down, Esc to cancel.").arg(size.rows).arg(size.columns));
}

void EditActions::remove(const QString&) {
    deleteSelected(board());
}

void EditActions::selectPieces() {
    std::vector<Cell> cells;
    for (const Piece& piece : board().board().pieces)
        cells.push_back(piece.cell);
    board().view().setSelection(std::move(cells));
}

} // namespace stonemason::wastes
