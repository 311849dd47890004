// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of a board: its cells, one by one, and the cursor among them.
#include "editor/board/board_overlay.h"
#include "editor/board/board_view.h"

namespace stonemason {

namespace {

// Cells are numbered row by row.
Cell cellOfIndex(int index, Size board) {
    return {index / board.columns, index % board.columns};
}

int indexOfCell(Cell cell, Size board) {
    return cell.row * board.columns + cell.column;
}

} // namespace

QString BoardView::describe(Cell cell) const {
    QString text = model_->describe(cell);
    for (const BoardOverlay* overlay : model_->overlays())
        if (const QString said = overlay->describe(cell); !said.isEmpty())
            //: What a screen reader says of a cell, followed by what an overlay shows there.
            text = tr("%1; %2").arg(text, said);
    return text;
}

int BoardView::cellCount() const {
    return model_->size().area();
}

bool BoardView::hasCell(int cell) const {
    return model_->contains(cellOfIndex(cell, model_->size()));
}

QString BoardView::cellText(int cell, QAccessible::Text kind) const {
    const Cell at = cellOfIndex(cell, model_->size());
    switch (kind) {
    case QAccessible::Name: return describe(at);
    case QAccessible::Value: return model_->heldIn(at);
    case QAccessible::Description: return model_->preview(at);
    default: return {};
    }
}

QRect BoardView::cellRect(int cell) const {
    return geometryOfCells().rectOf(cellOfIndex(cell, model_->size())).toRect();
}

int BoardView::cellAtPoint(QPoint point) const {
    const std::optional<Cell> cell = cellOnBoard(point);
    return cell ? indexOfCell(*cell, model_->size()) : -1;
}

int BoardView::cursorCell() const {
    return indexOfCell(state().cursor(), model_->size());
}

bool BoardView::isCellSelectable(int cell) const {
    return model_->isSelectable(cellOfIndex(cell, model_->size()));
}

bool BoardView::isCellSelected(int cell) const {
    return state().selection().contains(cellOfIndex(cell, model_->size()));
}

void BoardView::moveCursorTo(int cell) {
    state().setHovered(std::nullopt);
    state().setCursor(cellOfIndex(cell, model_->size()));
}

void BoardView::pressCursorCell() {
    acting().actAtCursor({});
}

void BoardView::announceCursor() {
    setAccessibleDescription(describe(state().cursor()));
    AccessibleCells::cursorMoved(*this, *this);
}

} // namespace stonemason
