// SPDX-License-Identifier: GPL-3.0-or-later
// The accessible interface of a template: its zones and links, one by one, and the cursor among them.
#include "core/pocket_heroes/template/template_check.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/view/canvas/graph_canvas.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

Cell GraphCanvas::partOf(int cell) const {
    const int zones = int(document_.worldTemplate().zones.size());
    return cell < zones ? Cell{cell, zoneColumn} : Cell{cell - zones, linkColumn};
}

int GraphCanvas::indexOf(Cell part) const {
    const int zones = int(document_.worldTemplate().zones.size());
    if (part.column == zoneColumn) return part.row < zones ? part.row : -1;
    return part.row < 0 ? -1 : zones + part.row;
}

int GraphCanvas::cellCount() const {
    return int(document_.worldTemplate().zones.size() + document_.worldTemplate().links.size());
}

bool GraphCanvas::hasCell(int cell) const {
    return cell >= 0 && cell < cellCount();
}

QString GraphCanvas::cellText(int cell, QAccessible::Text kind) const {
    if (!hasCell(cell) || (kind != QAccessible::Name && kind != QAccessible::Value)) return {};
    return partText(document_.worldTemplate(), document_.catalogue(), partOf(cell));
}

QRect GraphCanvas::cellRect(int cell) const {
    return rectOf(partOf(cell), geometryOfGraph()).toAlignedRect();
}

int GraphCanvas::cellAtPoint(QPoint point) const {
    return indexOf(partAt(point));
}

int GraphCanvas::cursorCell() const {
    return indexOf(document_.view().cursor());
}

bool GraphCanvas::isCellSelected(int cell) const {
    return document_.view().selection().contains(partOf(cell));
}

void GraphCanvas::moveCursorTo(int cell) {
    document_.view().setHovered(std::nullopt);
    document_.view().setCursor(partOf(cell));
}

void GraphCanvas::pressCursorCell() {
    if (hasCell(cursorCell())) document_.view().setSelection({document_.view().cursor()});
}

void GraphCanvas::announceCursor() {
    setAccessibleDescription(cellText(cursorCell(), QAccessible::Name));
    AccessibleCells::cursorMoved(*this, *this);
}

} // namespace stonemason::pocket_heroes
