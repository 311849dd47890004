// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/direction.h"
#include "core/grid/grid.h"

#include <algorithm>
#include <vector>

namespace stonemason {

/// The maximal area around the start whose cells hold the same value as it and touch along edges, row by row;
/// empty when the start lies outside. What a bucket fills and a wand selects.
template <typename T>
std::vector<Cell> sameArea(const Grid<T>& grid, Cell start) {
    if (!grid.contains(start)) return {};
    Grid<char> seen(grid.size(), 0);
    std::vector<Cell> area{start};
    seen[start] = 1;
    for (std::size_t next = 0; next < area.size(); ++next) {
        for (Direction d : allDirections) {
            const Cell to = neighbour(area[next], d);
            if (!grid.contains(to) || seen[to] || grid[to] != grid[start]) continue;
            seen[to] = 1;
            area.push_back(to);
        }
    }
    std::sort(area.begin(), area.end());
    return area;
}

/// Every cell that holds the value, row by row.
template <typename T>
std::vector<Cell> cellsHolding(const Grid<T>& grid, const T& value) {
    std::vector<Cell> cells;
    forEachCell(grid.size(), [&](Cell cell) {
        if (grid[cell] == value) cells.push_back(cell);
    });
    return cells;
}

} // namespace stonemason
