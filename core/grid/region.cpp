// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"

#include "core/grid/cell.h"

#include <algorithm>

namespace stonemason {

namespace {

std::vector<Cell> flood(const Grid<int>& kinds, Grid<int>& label, Cell start, int index) {
    std::vector<Cell> members{start};
    label[start] = index;
    for (std::size_t next = 0; next < members.size(); ++next) {
        const Cell from = members[next];
        for (Direction d : allDirections) {
            const Cell to = neighbour(from, d);
            if (!kinds.contains(to) || label[to] != Regions::none || kinds[to] != kinds[start]) continue;
            label[to] = index;
            members.push_back(to);
        }
    }
    std::sort(members.begin(), members.end());
    return members;
}

} // namespace

Regions findRegions(const Grid<int>& kinds) {
    Regions regions{Grid<int>(kinds.size(), Regions::none), {}};
    forEachCell(kinds.size(), [&](Cell cell) {
        if (kinds[cell] >= 0 && regions.label[cell] == Regions::none)
            regions.members.push_back(flood(kinds, regions.label, cell, int(regions.members.size())));
    });
    return regions;
}

int componentsOf(Grid<char> open, std::size_t smallest) {
    int components = 0;
    std::vector<Cell> component;
    forEachCell(open.size(), [&](Cell start) {
        if (open[start] == 0) return;
        open[start] = 0;
        component.assign(1, start);
        for (std::size_t next = 0; next < component.size(); ++next)
            for (const Cell step : eightSteps) {
                const Cell cell = component[next] + step;
                if (!open.contains(cell) || open[cell] == 0) continue;
                open[cell] = 0;
                component.push_back(cell);
            }
        if (component.size() >= smallest) ++components;
    });
    return components;
}

Cell middleOf(std::span<const Cell> cells) {
    double row = 0;
    double column = 0;
    for (Cell cell : cells) {
        row += cell.row;
        column += cell.column;
    }
    row /= double(cells.size());
    column /= double(cells.size());
    const auto away = [row, column](Cell cell) {
        return (cell.row - row) * (cell.row - row) + (cell.column - column) * (cell.column - column);
    };
    return *std::ranges::min_element(cells, {}, away);
}

} // namespace stonemason
