// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/tools/world_paint_target.h"

#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/world_brush.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"
#include "editor/pocket_heroes/world_words.h"

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

BoardState& WorldPaintTarget::state() const {
    return document_.view();
}

Size WorldPaintTarget::size() const {
    return document_.world().size();
}

TileIndex WorldPaintTarget::shown(Cell cell) const {
    return TileIndex(surfaceOf(document_.world(), cell));
}

TileIndex WorldPaintTarget::committed(Cell cell) const {
    return TileIndex(surfaceOf(document_.committedWorld(), cell));
}

QString WorldPaintTarget::nameOf(TileIndex code) const {
    return surfaceName(document_.catalogue(), Surface(code));
}

TileIndex WorldPaintTarget::current() const {
    return TileIndex(brush_.surface());
}

int WorldPaintTarget::brushSize() const {
    return brush_.brushSize();
}

int WorldPaintTarget::scatterShare() const {
    return brush_.scatterShare();
}

void WorldPaintTarget::pick(Cell cell) {
    const bool isPainting =
        brush_.tool() != QLatin1String("eyedropper") && brush_.tool() != QLatin1String("place");
    for (const Thing thing : document_.things().at(cell)) {
        if (isPainting) break; // the ground is meant
        if (thing.kind == ThingKind::Path) {
            brush_.setPath(idOf(recordOf(document_.world(), thing)));
            brush_.setTool(QStringLiteral("road"));
        } else {
            brush_.setPart(partOf(document_.world(), {thing}));
            brush_.setTool(QStringLiteral("place"));
        }
        return;
    }
    brush_.setSurface(Surface(shown(cell)));
    if (!isPainting) brush_.setTool(QStringLiteral("brush"));
}

void WorldPaintTarget::capture(std::span<const Cell> cells) {
    if (size().contains(cells.front())) pick(cells.front());
}

void WorldPaintTarget::refuse(const QString& sentence) {
    document_.refuse(sentence);
}

void WorldPaintTarget::preview(const CellCodes& codes) {
    document_.preview(editOf(document_.committedWorld(), codes));
}

void WorldPaintTarget::extendPreview(const CellCodes& codes) {
    document_.extendPreview(editOf(document_.world(), codes));
}

void WorldPaintTarget::cancelPreview() {
    document_.cancelPreview();
}

bool WorldPaintTarget::hasPreview() const {
    return document_.hasPreview();
}

void WorldPaintTarget::commit(const QString& text) {
    document_.commit(text);
}

void WorldPaintTarget::endGesture() {
    document_.endGesture();
}

} // namespace stonemason::pocket_heroes
