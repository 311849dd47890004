// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/pen_tool.h"

#include "core/grid/line.h"
#include "core/kings_conflict/map/pen.h"
#include "editor/kings_conflict/map_document.h"

namespace stonemason {

PenTool::PenTool(Network network)
    : MapStroke(network == Network::River ? QStringLiteral("river") : QStringLiteral("road"))
    , network_(network) {
}

CellCodes PenTool::ghost(const PaintTarget& target, Cell cell) const {
    const MapDocument& document = MapPaintTarget::of(target).document();
    const Map& map = document.map();
    if (!map.terrain().contains(cell)) return {};
    const Edit touch = drawPath(map, document.game(), network_, map.symmetry, std::span(&cell, 1));
    for (const CellChange& change : touch.changes)
        if (change.cell == cell) return {{cell, indexOf(change.after)}};
    return {{cell, indexOf(map.terrain()[cell])}};
}

QString PenTool::hint() const {
    return network_ == Network::River ? tr("Drag along the river's course; it bends and bridges by "
                                           "itself. Ctrl takes rivers out.")
                                      : tr("Drag along the road's course; it bends and bridges by "
                                           "itself. Ctrl takes roads out.");
}

Edit PenTool::edit(const MapPaintTarget& target) const {
    const MapDocument& document = target.document();
    const Map& base = document.committedMap();
    const auto change = modifiers().control ? eraseNetwork : drawPath;
    return change(base, document.game(), network_, base.symmetry, path());
}

QString PenTool::stepText(const PaintTarget&) const {
    if (network_ == Network::River) return modifiers().control ? tr("Take out river") : tr("Draw river");
    return modifiers().control ? tr("Take out road") : tr("Draw road");
}

QString PenTool::refusal(const PaintTarget& target) const {
    if (MapPaintTarget::of(target).layer() != terrainLayer)
        return tr("Rivers and roads are drawn on the terrain. Choose it in the "
                  "Layers panel.");
    return {};
}

void PenTool::extend(std::vector<Cell>& path, Cell cell) const {
    goOnOrBack(path, edgeLineBetween(path.back(), cell));
}

QString MapEraserTool::hint() const {
    return tr("Drag to erase. Rivers and roads left behind bend anew.");
}

void MapEraserTool::show(PaintTarget& target, std::size_t known) {
    const MapPaintTarget& map = MapPaintTarget::of(target);
    if (map.layer() != terrainLayer) {
        EraserTool::show(target, known);
        return;
    }
    MapDocument& document = map.document();
    const Map& base = document.committedMap();
    if (known > 0) {
        document.extendPreview(erasure_->add(brushed(target, known)));
    } else {
        erasure_.emplace(base, document.game(), base.symmetry);
        document.preview(erasure_->add(brushed(target, 0)));
    }
}

} // namespace stonemason
