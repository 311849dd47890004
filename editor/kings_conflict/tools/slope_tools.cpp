// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/slope_tools.h"

#include "core/grid/line.h"
#include "core/kings_conflict/hint/shape.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_edits.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr int largestGhostBoard = 64 * 64; // cells; on larger boards each move of the pointer would take long

int valueOf(const Grid<Code>& grid, Cell cell) {
    return grid.contains(cell) ? grid[cell] - '0' : 0;
}

int valueOf(RampEnd end, const ToolState& state, const Grid<Code>& grid, Cell cell) {
    switch (end) {
    case RampEnd::ValueThere: return valueOf(grid, cell);
    case RampEnd::ChosenDigit: return state.digit() - '0';
    case RampEnd::Zero: return 0;
    }
    return 0;
}

} // namespace

QString SlopeTool::refusal(const MapDocument& document) const {
    if (document.view().currentLayer() == terrainLayer)
        return QCoreApplication::translate("Tool",
                                           "Only hint grids have slopes. Choose one in the Layers panel.");
    return StrokeTool::refusal(document);
}

std::vector<Tool::Ghost> RampTool::ghost(const MapDocument& document, Cell cell) const {
    if (!refusal(document).isEmpty()) return {};
    const Grid<Code>& grid = document.map().layer(document.view().currentLayer());
    const int value = valueOf(state().ramp().from, state(), grid, cell);
    std::vector<Ghost> ghost;
    for (Cell covered : brushCells(std::span(&cell, 1), state().brushSize()))
        ghost.push_back({covered, Code('0' + value)});
    return ghost;
}

QString RampTool::hint() const {
    return tr("Drag from one place to the other: the values between them lead there step by step.");
}

void RampTool::extend(Cell cell) {
    std::vector<Cell> course = path();
    for (Cell next : lineBetween(course.back(), cell)) {
        if (next == course.back()) continue;
        if (course.size() > 1 && course[course.size() - 2] == next)
            course.pop_back();
        else
            course.push_back(next);
    }
    setPath(std::move(course));
}

Edit RampTool::edit(const MapDocument& document, const Map& base) const {
    const int layer = document.view().currentLayer();
    const Grid<Code>& grid = base.layer(layer);
    const int from = valueOf(state().ramp().from, state(), grid, path().front());
    const int to = valueOf(state().ramp().to, state(), grid, path().back());
    std::vector<HintValue> values = ramp(path(), from, to, state().brushSize());
    const std::vector<Cell>& selection = document.view().selection();
    if (!selection.empty())
        std::erase_if(values, [&](const HintValue& value) {
            return !std::binary_search(selection.begin(), selection.end(), value.cell);
        });
    return document.symmetric(writing(base, layer, values));
}

QString RampTool::stepText(const MapDocument&) const {
    return tr("Gradient");
}

std::vector<Tool::Ghost> RiseTool::ghost(const MapDocument& document, Cell cell) const {
    if (!refusal(document).isEmpty() || !document.map().layer(document.view().currentLayer()).contains(cell))
        return {};
    std::vector<Ghost> ghost;
    if (document.map().size().area() > largestGhostBoard) return {{cell, state().digit()}};
    for (const CellChange& change : changes(document, document.map(), std::span(&cell, 1), false))
        ghost.push_back({change.cell, change.after});
    return ghost;
}

QString RiseTool::hint() const {
    return tr("Click the goal, or drag over several: the grid rises to them on foot. "
              "With Shift it only raises what is lower.");
}

CellChanges RiseTool::changes(const MapDocument& document, const Map& base, std::span<const Cell> goals,
                              bool onlyRaises) const {
    const int layer = document.view().currentLayer();
    const Grid<int> values =
        rise(base, document.game(), layer, goals, state().digit() - '0', state().slope());
    const std::vector<Cell> selected = selectedCells(document);
    CellChanges changes = writing(base, layer, selected.empty() ? allCells(document) : selected, values);
    if (onlyRaises)
        std::erase_if(changes, [](const CellChange& change) { return change.after < change.before; });
    return changes;
}

Edit RiseTool::edit(const MapDocument& document, const Map& base) const {
    return document.symmetric(changes(document, base, path(), modifiers().shift));
}

QString RiseTool::stepText(const MapDocument&) const {
    return tr("Distance fill");
}

} // namespace stonemason
