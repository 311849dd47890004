// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/difference.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

std::vector<Cell> differing(const Grid<Code>& here, const Grid<Code>& there) {
    std::vector<Cell> cells;
    forEachCell(here.size(), [&](Cell cell) {
        if (there.contains(cell) && here[cell] != there[cell]) cells.push_back(cell);
    });
    return cells;
}

/// The cells of notes that `there` has not or otherwise.
std::vector<Cell> notIn(const CellNotes& there, const CellNotes& here) {
    std::vector<Cell> cells;
    for (const auto& [cell, note] : here)
        if (const auto other = there.find(cell); other == there.end() || other->second != note)
            cells.push_back(cell);
    return cells;
}

std::vector<Cell> united(std::vector<Cell> a, const std::vector<Cell>& b) {
    a.insert(a.end(), b.begin(), b.end());
    std::ranges::sort(a);
    a.erase(std::unique(a.begin(), a.end()), a.end());
    return a;
}

} // namespace

std::vector<Cell> MapDifference::allCells() const {
    std::vector<Cell> all;
    for (const std::vector<Cell>& layer : cells)
        all.insert(all.end(), layer.begin(), layer.end());
    return united(std::move(all), {});
}

bool MapDifference::isNone() const {
    const auto isEmpty = [](const std::vector<Cell>& layer) { return layer.empty(); };
    return std::ranges::all_of(cells, isEmpty) && onlyHere.empty() && onlyThere.empty() && notes.empty();
}

MapDifference differenceOf(const Map& here, const Map& there) {
    MapDifference difference;
    for (int layer = 0; layer < here.layerCount(); ++layer) {
        difference.cells.push_back(differing(here.layer(layer), there.layer(layer)));
        if (here.hasLayer(layer) && !there.hasLayer(layer)) difference.onlyHere.push_back(layer);
        if (!here.hasLayer(layer) && there.hasLayer(layer)) difference.onlyThere.push_back(layer);
    }
    difference.notes = united(notIn(there.notes, here.notes), notIn(here.notes, there.notes));
    return difference;
}

} // namespace stonemason::kings_conflict
