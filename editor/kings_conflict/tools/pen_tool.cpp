// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/pen_tool.h"

#include "core/grid/line.h"
#include "core/kings_conflict/map/pen.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

namespace stonemason {

PenTool::PenTool(Network network, ToolState& state)
    : StrokeTool(network == Network::River ? QStringLiteral("river") : QStringLiteral("road"), state)
    , network_(network) {
}

std::vector<Tool::Ghost> PenTool::ghost(const MapDocument& document, Cell cell) const {
    if (!document.map().terrain().contains(cell)) return {};
    const Edit touch =
        drawPath(document.map(), document.game(), network_, document.map().symmetry, std::span(&cell, 1));
    for (const CellChange& change : touch.changes)
        if (change.cell == cell) return {{cell, change.after}};
    return {{cell, document.map().terrain()[cell]}};
}

QString PenTool::hint() const {
    return network_ == Network::River
               ? tr("Drag along the river's course; it bends and bridges by itself. Ctrl takes rivers out.")
               : tr("Drag along the road's course; it bends and bridges by itself. Ctrl takes roads out.");
}

Edit PenTool::edit(const MapDocument& document, const Map& base) const {
    const auto change = modifiers().control ? eraseNetwork : drawPath;
    return change(base, document.game(), network_, base.symmetry, path());
}

QString PenTool::stepText(const MapDocument&) const {
    if (network_ == Network::River) return modifiers().control ? tr("Take out river") : tr("Draw river");
    return modifiers().control ? tr("Take out road") : tr("Draw road");
}

QString PenTool::refusal(const MapDocument& document) const {
    if (document.view().currentLayer() != terrainLayer)
        return tr("Rivers and roads are drawn on the terrain. Choose it in the Layers panel.");
    return {};
}

void PenTool::extend(Cell cell) {
    std::vector<Cell> course = path();
    for (Cell next : edgeLineBetween(course.back(), cell)) {
        if (next == course.back()) continue;
        if (course.size() > 1 && course[course.size() - 2] == next)
            course.pop_back();
        else
            course.push_back(next);
    }
    setPath(std::move(course));
}

} // namespace stonemason
