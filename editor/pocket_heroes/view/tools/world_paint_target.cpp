// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/tools/world_paint_target.h"

#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/model/world_words.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

WorldEdit WorldPaintTarget::editOf(const World& world, const CellCodes& codes) {
    WorldEdit edit;
    for (auto first = codes.begin(); first != codes.end();) {
        const auto last = std::find_if(first, codes.end(),
                                       [first](const CellCode& code) { return code.code != first->code; });
        std::vector<Cell> nodes;
        for (auto at = first; at != last; ++at)
            for (const Cell node : nodesOf(at->cell))
                nodes.push_back(node);
        const WorldEdit part = painting(world, nodes, Surface(first->code));
        edit.nodes.insert(edit.nodes.end(), part.nodes.begin(), part.nodes.end());
        first = last;
    }
    return edit;
}

Size WorldPaintTarget::size() const {
    return document().world().size();
}

TileIndex WorldPaintTarget::shown(Cell cell) const {
    return TileIndex(surfaceOf(document().world(), cell));
}

TileIndex WorldPaintTarget::committed(Cell cell) const {
    return TileIndex(surfaceOf(document().committedWorld(), cell));
}

QString WorldPaintTarget::nameOf(TileIndex code) const {
    return surfaceName(document().catalogue(), Surface(code));
}

TileIndex WorldPaintTarget::current() const {
    return TileIndex(brush().surface());
}

void WorldPaintTarget::pick(Cell cell) {
    const bool isPainting =
        brush().tool() != QLatin1String("eyedropper") && brush().tool() != QLatin1String("place");
    for (const Thing thing : document().things().at(cell)) {
        if (isPainting) break; // the ground is meant
        if (thing.kind == ThingKind::Path) {
            brush().setPath(idOf(recordOf(document().world(), thing)));
            brush().setTool(QStringLiteral("road"));
        } else {
            brush().setPart(partOf(document().world(), {thing}));
            brush().setTool(QStringLiteral("place"));
        }
        return;
    }
    brush().setSurface(Surface(shown(cell)));
    if (!isPainting) brush().setTool(QStringLiteral("brush"));
}

void WorldPaintTarget::capture(const CellSet& cells) {
    const CellSet there = cells.within(wholeOf(size()));
    if (!there.empty()) pick(there.bounds().first);
}

void WorldPaintTarget::preview(const CellCodes& codes) {
    document().preview(editOf(document().committedWorld(), codes));
}

void WorldPaintTarget::extendPreview(const CellCodes& codes) {
    document().extendPreview(editOf(document().world(), codes));
}

} // namespace stonemason::pocket_heroes
