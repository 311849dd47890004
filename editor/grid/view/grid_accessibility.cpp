// SPDX-License-Identifier: GPL-3.0-or-later
// The accessible interface of a board: its cells, one by one, and the cursor among them.
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/grid_view.h"

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

QString GridView::describe(Cell cell) const {
    QString text = model_->describe(cell);
    for (const GridOverlay* overlay : model_->overlays())
        if (const QString description = overlay->describe(cell); !description.isEmpty())
            //: What a screen reader says of a cell, followed by what an overlay shows there.
            text = tr("%1; %2").arg(text, description);
    return text;
}

int GridView::cellCount() const {
    return model_->size().area();
}

bool GridView::hasCell(int cell) const {
    return model_->contains(cellOfIndex(cell, model_->size()));
}

QString GridView::cellText(int cell, QAccessible::Text kind) const {
    const Cell at = cellOfIndex(cell, model_->size());
    switch (kind) {
    case QAccessible::Name: return describe(at);
    case QAccessible::Value: return model_->heldIn(at);
    case QAccessible::Description: return model_->preview(at);
    default: return {};
    }
}

QRect GridView::cellRect(int cell) const {
    return geometryOfCells().rectOf(cellOfIndex(cell, model_->size())).toRect();
}

int GridView::cellAtPoint(QPoint point) const {
    const std::optional<Cell> cell = cellOnGrid(point);
    return cell ? indexOfCell(*cell, model_->size()) : -1;
}

int GridView::cursorCell() const {
    return indexOfCell(state().cursor(), model_->size());
}

bool GridView::isCellSelectable(int cell) const {
    return model_->isSelectable(cellOfIndex(cell, model_->size()));
}

bool GridView::isCellSelected(int cell) const {
    return state().selection().contains(cellOfIndex(cell, model_->size()));
}

void GridView::moveCursorTo(int cell) {
    state().setHovered(std::nullopt);
    state().setCursor(cellOfIndex(cell, model_->size()));
}

void GridView::pressCursorCell() {
    acting().actAtCursor({});
}

void GridView::announceCursor() {
    setAccessibleDescription(describe(state().cursor()));
    AccessibleCells::cursorMoved(*this, *this);
}

} // namespace stonemason
