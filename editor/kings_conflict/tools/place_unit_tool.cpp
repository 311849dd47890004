// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/place_unit_tool.h"

#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/march/march_model.h"

namespace stonemason {

void PlaceUnitTool::press(MapDocument& document, Cell cell, Modifiers) {
    MarchModel::of(document).toggleUnit(cell);
}

QString PlaceUnitTool::hint() const {
    return tr("Click to place a unit that marches from there; click it again to take it away.");
}

} // namespace stonemason
