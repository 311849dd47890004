// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/cell_change.h"

#include <algorithm>
#include <ranges>
#include <tuple>

namespace stonemason::kings_conflict {

void apply(Map& map, std::span<const CellChange> changes) {
    for (const CellChange& change : changes)
        map.layer(change.layer)[change.cell] = change.after;
}

void revert(Map& map, std::span<const CellChange> changes) {
    for (const CellChange& change : std::views::reverse(changes))
        map.layer(change.layer)[change.cell] = change.before;
}

CellChanges merged(std::span<const CellChange> changes) {
    CellChanges sorted(changes.begin(), changes.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const CellChange& a, const CellChange& b) {
        return std::tie(a.layer, a.cell) < std::tie(b.layer, b.cell);
    });
    CellChanges result;
    for (const CellChange& change : sorted) {
        if (!result.empty() && result.back().layer == change.layer && result.back().cell == change.cell)
            result.back().after = change.after;
        else
            result.push_back(change);
    }
    std::erase_if(result, [](const CellChange& change) { return change.before == change.after; });
    return result;
}

bool keepsHoles(const CellChange& change, const GameProfile& game, Size board) {
    if (game.holes.empty() || board != game.board) return true;
    const bool makesHole = change.layer == terrainLayer && isHoleCode(game, change.after);
    return makesHole == game.isHole(change.cell);
}

void keepHoles(CellChanges& changes, const GameProfile& game, Size board) {
    std::erase_if(changes, [&](const CellChange& change) { return !keepsHoles(change, game, board); });
}

Code ChangeSet::at(int layer, Cell cell) const {
    if (!written_.empty())
        if (const Code* code = written_[std::size_t(layer)].find(cell)) return *code;
    return map_.layer(layer)[cell];
}

void ChangeSet::set(int layer, Cell cell, Code code) {
    if (!contains(layer, cell)) return;
    written_.resize(std::size_t(map_.layerCount()));
    written_[std::size_t(layer)][cell] = code;
}

CellChanges ChangeSet::collected() const {
    CellChanges changes;
    for (std::size_t layer = 0; layer < written_.size(); ++layer)
        for (const auto& [cell, code] : written_[layer].entries())
            changes.push_back({int(layer), cell, map_.layer(int(layer))[cell], code});
    return merged(changes);
}

void replaceAll(ChangeSet& changes, int layer, Code from, Code to) {
    forEachCell(changes.map().layer(layer).size(), [&](Cell cell) {
        if (changes.at(layer, cell) == from) changes.set(layer, cell, to);
    });
}

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
