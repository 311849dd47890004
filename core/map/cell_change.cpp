// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/map/cell_change.h"

#include <algorithm>
#include <ranges>
#include <tuple>

namespace stonemason {

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

const ChangeSet::Entry* ChangeSet::find(int layer, Cell cell) const {
    if (std::size_t(layer) >= index_.size() || index_[std::size_t(layer)].empty()) return nullptr;
    const int position = index_[std::size_t(layer)][cell];
    return position == 0 ? nullptr : &entries_[std::size_t(position - 1)];
}

Code ChangeSet::at(int layer, Cell cell) const {
    const Entry* entry = find(layer, cell);
    return entry ? entry->code : map_.layer(layer)[cell];
}

void ChangeSet::set(int layer, Cell cell, Code code) {
    if (!contains(layer, cell)) return;
    index_.resize(std::size_t(map_.layerCount()));
    Grid<int>& index = index_[std::size_t(layer)];
    if (index.empty()) index = Grid<int>(map_.layer(layer).size(), 0);
    if (index[cell] == 0) {
        entries_.push_back({layer, cell, code});
        index[cell] = int(entries_.size());
    } else {
        entries_[std::size_t(index[cell] - 1)].code = code;
    }
}

CellChanges ChangeSet::take() const {
    CellChanges changes;
    for (const Entry& entry : entries_)
        changes.push_back({entry.layer, entry.cell, map_.layer(entry.layer)[entry.cell], entry.code});
    return merged(changes);
}

} // namespace stonemason
