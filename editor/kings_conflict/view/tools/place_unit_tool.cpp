// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/place_unit_tool.h"

#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"

namespace stonemason::kings_conflict {

void PlaceUnitTool::press(PaintTarget& target, Cell cell, Modifiers) {
    MarchModel::of(MapPaintTarget::of(target).document()).toggleUnit(cell);
}

QString PlaceUnitTool::hint() const {
    return tr("Click to place a unit that marches from there; click it again to remove it.");
}

} // namespace stonemason::kings_conflict
