// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/map_tool.h"

#include "editor/kings_conflict/model/map_document.h"

namespace stonemason::kings_conflict {

bool worksOnHints(const Tool& tool) {
    const auto* bound = dynamic_cast<const LayerTool*>(&tool);
    return !bound || bound->worksOnHints();
}

bool worksOnTerrain(const Tool& tool) {
    const auto* bound = dynamic_cast<const LayerTool*>(&tool);
    return !bound || bound->worksOnTerrain();
}

void MapStroke::show(PaintTarget& target, std::size_t) {
    const MapPaintTarget& map = MapPaintTarget::of(target);
    map.document().preview(edit(map));
}

} // namespace stonemason::kings_conflict
