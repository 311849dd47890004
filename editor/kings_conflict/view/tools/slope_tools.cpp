// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/slope_tools.h"

#include "core/grid/line.h"
#include "core/kings_conflict/hint/shape.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int largestRiseGhost = 64 * 64; // cells; on larger boards each move of the pointer would take long

int valueOf(const Grid<Code>& grid, Cell cell) {
    return grid.contains(cell) ? grid[cell] - '0' : 0;
}

int valueOf(RampEnd end, const MapToolState& chosen, const Grid<Code>& grid, Cell cell) {
    switch (end) {
    case RampEnd::ValueThere: return valueOf(grid, cell);
    case RampEnd::ChosenDigit: return chosen.digit() - '0';
    case RampEnd::Zero: return 0;
    }
    return 0;
}

} // namespace

QString RaiseTool::hint() const {
    return tr("Drag to raise hint values by one; with Ctrl or the right button "
              "to lower them.");
}

CellCodes RaiseTool::codes(const PaintTarget& target, std::size_t from) const {
    CellCodes codes;
    for (Cell cell : brushed(target, from)) {
        const Code raised = Code(codeOf(target.committed(cell)) + (lowers() ? -1 : 1));
        codes.push_back({cell, indexOf(std::clamp(raised, '0', '9'))});
    }
    return codes;
}

QString RaiseTool::stepText(const PaintTarget&) const {
    return lowers() ? tr("Lower") : tr("Raise");
}

QString RaiseTool::refusal(const PaintTarget& target) const {
    if (MapPaintTarget::of(target).layer() == terrainLayer)
        return tr("Only hint grids can be raised and lowered. Choose one in the "
                  "Layers panel.");
    return GrowingStroke::refusal(target);
}

QString SlopeTool::refusal(const PaintTarget& target) const {
    if (MapPaintTarget::of(target).layer() == terrainLayer)
        return QCoreApplication::translate("Tool",
                                           "This works only on hint grids. Choose one in the Layers panel.");
    return MapStroke::refusal(target);
}

CellCodes RampTool::ghost(const PaintTarget& target, Cell cell) const {
    if (!refusal(target).isEmpty()) return {};
    const MapPaintTarget& map = MapPaintTarget::of(target);
    const Grid<Code>& grid = map.document().map().layer(map.layer());
    const int value = valueOf(map.chosen().ramp().from, map.chosen(), grid, cell);
    return painted(target, brushCells(cell, target.brushSize()), indexOf(Code('0' + value)));
}

QString RampTool::hint() const {
    return tr("Drag from one place to another: the values in between change step by step.");
}

std::size_t RampTool::extend(std::vector<Cell>& path, Cell cell) const {
    return goOnOrBack(path, lineBetween(path.back(), cell));
}

Edit RampTool::edit(const MapPaintTarget& target) const {
    const MapDocument& document = target.document();
    const Map& base = document.committedMap();
    const Grid<Code>& grid = base.layer(target.layer());
    const MapToolState& chosen = target.chosen();
    const int from = valueOf(chosen.ramp().from, chosen, grid, path().front());
    const int to = valueOf(chosen.ramp().to, chosen, grid, path().back());
    std::vector<HintValue> values = ramp(path(), from, to, chosen.brushSize());
    const CellSet& selection = document.view().selection();
    if (!selection.empty())
        std::erase_if(values, [&](const HintValue& value) { return !selection.contains(value.cell); });
    return document.symmetric(writing(base, target.layer(), values));
}

QString RampTool::stepText(const PaintTarget&) const {
    return tr("Gradient");
}

CellCodes RiseTool::ghost(const PaintTarget& target, Cell cell) const {
    const MapPaintTarget& map = MapPaintTarget::of(target);
    const Map& shown = map.document().map();
    if (!refusal(target).isEmpty() || !target.size().contains(cell)) return {};
    if (shown.size().area() > largestRiseGhost) return {{cell, indexOf(map.chosen().digit())}};
    CellCodes ghost;
    for (const CellChange& change : changes(map, shown, std::span(&cell, 1), false))
        ghost.push_back({change.cell, indexOf(change.after)});
    return ghost;
}

QString RiseTool::hint() const {
    return tr(
        "Click a goal, or drag over several: the digits rise towards it. Shift only raises lower digits.");
}

CellChanges RiseTool::changes(const MapPaintTarget& target, const Map& base, std::span<const Cell> goals,
                              bool onlyRaises) const {
    const MapDocument& document = target.document();
    const MapToolState& chosen = target.chosen();
    const int layer = target.layer();
    const Grid<int> values = rise(base, document.game(), layer, goals, chosen.digit() - '0', chosen.slope());
    const std::vector<Cell> selected = selectedCells(document);
    CellChanges changes = writing(base, layer, selected.empty() ? allCells(document) : selected, values);
    if (onlyRaises)
        std::erase_if(changes, [](const CellChange& change) { return change.after < change.before; });
    return changes;
}

Edit RiseTool::edit(const MapPaintTarget& target) const {
    const MapDocument& document = target.document();
    return document.symmetric(changes(target, document.committedMap(), path(), modifiers().shift));
}

QString RiseTool::stepText(const PaintTarget&) const {
    return tr("Distance fill");
}

} // namespace stonemason::kings_conflict
