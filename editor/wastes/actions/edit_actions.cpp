// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/actions/edit_actions.h"

#include "core/wastes/format/board_rows.h"
#include "editor/text/error_text.h"
#include "editor/wastes/board_edits.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/tools/board_paint_target.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// The tiles of a rectangle of text; whatever is no board of its own can be a part of one.
LiftedPiece liftedFrom(const Board& board) {
    LiftedPiece piece{board.size(), {}};
    forEachCell(board.size(), [&](Cell cell) { piece.cells.push_back({cell, indexOf(board.tiles[cell])}); });
    return piece;
}

} // namespace

EditActions::EditActions(Brush& brush, QObject* parent) : BoundBoardActions(parent), brush_(brush) {
    addClipboard();
    menu_ += addSeparator();
    addSelection();
}

QAction* EditActions::addOne(const char* id, const QString& text, const QString& tip,
                             const QKeySequence& keys, void (EditActions::*slot)()) {
    QAction* action = add(QString::fromLatin1(id), QString::fromLatin1(id), text, tip, keys);
    connect(action, &QAction::triggered, this, slot);
    menu_ += action;
    return action;
}

void EditActions::addClipboard() {
    addOne("cut", tr("Cu&t"), tr("Copy the selected tiles and remove what is there"), QKeySequence::Cut,
           &EditActions::cut);
    addOne("copy", tr("&Copy"), tr("Copy the selected tiles as rows of text"), QKeySequence::Copy,
           &EditActions::copy);
    addOne("paste", tr("&Paste"), tr("Take the copied tiles as a stamp to put down"), QKeySequence::Paste,
           &EditActions::paste);
    addOne("delete", tr("&Delete"), tr("Remove the selected pieces; without pieces, erase the tiles"),
           QKeySequence::Delete, &EditActions::remove);
}

void EditActions::addSelection() {
    addOne("select-all", tr("Select &All"), tr("Select every tile"), QKeySequence::SelectAll,
           &EditActions::selectAll);
    addOne("select-none", tr("Select &None"), tr("Select nothing"), Qt::CTRL | Qt::SHIFT | Qt::Key_A,
           &EditActions::selectNone);
    addOne("select-pieces", tr("Select All P&ieces"), tr("Select every piece on the board"),
           Qt::CTRL | Qt::ALT | Qt::Key_A, &EditActions::selectPieces);
    addOne("capture-stamp", tr("Capture as &Stamp"), tr("Use the selection as a stamp"), Qt::CTRL | Qt::Key_B,
           &EditActions::capture);
}

void EditActions::bound() {
    binding().on(viewState(), &BoardState::selectionChanged, [this] { update(); });
}

void EditActions::refresh() {
    const bool selected = !viewState()->selection().empty();
    for (const char* id : {"cut", "copy", "delete", "select-none", "capture-stamp"})
        allow(QString::fromLatin1(id), selected);
}

void EditActions::cut() {
    copy();
    remove();
}

void EditActions::copy() {
    const std::vector<Cell>& cells = viewState()->selection();
    const CellRange range = boundsOf(cells);
    Board part;
    part.tiles = Grid<Tile>(
        {range.last.row - range.first.row + 1, range.last.column - range.first.column + 1}, Tile::Hole);
    for (const Cell cell : cells)
        part.tiles[{cell.row - range.first.row, cell.column - range.first.column}] =
            document()->board().tileAt(cell);
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
    canvas()->setFocus();
    const Size size = read->size();
    emit message(
        tr("Pasted %1 × %2 tiles: click to put them down, Esc to cancel.").arg(size.rows).arg(size.columns));
}

void EditActions::remove() {
    deleteSelected(*document());
}

void EditActions::selectAll() {
    std::vector<Cell> cells;
    forEachCell(document()->board().size(), [&cells](Cell cell) { cells.push_back(cell); });
    viewState()->setSelection(std::move(cells));
}

void EditActions::selectNone() {
    viewState()->setSelection({});
}

void EditActions::selectPieces() {
    std::vector<Cell> cells;
    for (const Piece& piece : document()->board().pieces)
        cells.push_back(piece.cell);
    viewState()->setSelection(std::move(cells));
}

void EditActions::capture() {
    BoardPaintTarget(*document(), brush_).capture(viewState()->selection());
}

} // namespace stonemason::wastes
