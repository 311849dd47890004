// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/growing_erasure.h"

#include "core/kings_conflict/map/pen.h"

#include <algorithm>

namespace stonemason {

/// Whether a river or road lies on the cell or beside it: nothing else bends when the cell is erased.
bool GrowingErasure::meetsNetwork(Cell cell) const {
    const auto isNetwork = [this](Cell at) {
        const Tile* tile = board_.contains(at) ? game_.tile(board_.code(at)) : nullptr;
        return tile && tile->isNetwork();
    };
    return isNetwork(cell) ||
           std::ranges::any_of(allDirections, [&](Direction d) { return isNetwork(neighbour(cell, d)); });
}

Edit GrowingErasure::add(std::span<const Cell> cells) {
    Edit edit;
    const std::size_t known = onNetworks_.size();
    for (Cell cell : cells) {
        if (!board_.contains(cell)) continue;
        const Cell other = board_.partnerOf(cell);
        if (meetsNetwork(cell) || meetsNetwork(other)) {
            onNetworks_.push_back(cell);
            continue;
        }
        for (Cell each : {cell, other})
            edit.changes.push_back({terrainLayer, each, board_.code(each), game_.plainTile});
    }
    if (onNetworks_.size() == known) return edit;
    std::ranges::sort(onNetworks_);
    const auto doubles = std::ranges::unique(onNetworks_);
    onNetworks_.erase(doubles.begin(), doubles.end());
    for (CellChange& change : networkChanges_)
        change.after = change.before;
    edit.changes.insert(edit.changes.end(), networkChanges_.begin(), networkChanges_.end());
    networkChanges_ = erase(map_, game_, symmetry_, onNetworks_).changes;
    edit.changes.insert(edit.changes.end(), networkChanges_.begin(), networkChanges_.end());
    return edit;
}

} // namespace stonemason
