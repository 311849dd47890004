// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/growing_path.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// How many of the walk's cells a part is laid with on either side, so that it does not end where it is cut.
constexpr std::size_t margin = 4;
static_assert(margin < WalkCuts::clearance);

} // namespace

CellChanges GrowingPath::follow(std::span<const Cell> path, std::size_t known) {
    const std::size_t kept = walk_.follow(path, known);
    const std::vector<Cell>& walk = walk_.cells();
    std::size_t settled = cuts_.follow(walk, kept);
    const PenOrders orders(walk);
    if (isGivenUp_ || orders.start != orders_.start) settled = 0;
    orders_ = orders;

    CellChanges seen;
    while (!parts_.empty() && parts_.back().end >= settled)
        collect(seen);
    isGivenUp_ = false;
    const std::vector<std::size_t>& cuts = cuts_.cuts();
    for (auto cut = std::ranges::upper_bound(cuts, settledEnd()); cut != cuts.end(); ++cut)
        lay(*cut, seen);
    if (settledEnd() < walk.size()) lay(walk.size(), seen);
    if (isGivenUp_ && parts_.size() > 1) {
        while (!parts_.empty())
            collect(seen);
        lay(walk.size(), seen);
    }
    return seen;
}

Edit GrowingPath::edit() const {
    Edit whole;
    for (const Part& part : parts_) {
        const Edit& edit = part.laid.edit;
        whole.changes.insert(whole.changes.end(), edit.changes.begin(), edit.changes.end());
        whole.refused.insert(whole.refused.end(), edit.refused.begin(), edit.refused.end());
    }
    whole.changes = merged(whole.changes);
    return whole;
}

/// Those cells of the walk, laid with margins, which belong to the parts before and behind.
LaidWalk GrowingPath::laidFrom(std::size_t begin, std::size_t end) const {
    const std::span<const Cell> walk = walk_.cells();
    const std::size_t first = begin - std::min(margin, begin);
    const std::size_t last = std::min(end + margin, walk.size());
    LaidWalk laid = layWalk(map_, game_, network_, symmetry_, walk.subspan(first, last - first), orders_);
    PenCells others;
    const auto leaveOut = [&](std::span<const Cell> cells) {
        for (Cell cell : cells)
            others[cell] = others[partner(cell, map_.size(), symmetry_)] = true;
    };
    leaveOut(walk.subspan(first, begin - first));
    leaveOut(walk.subspan(end, last - end));
    std::erase_if(laid.edit.changes, [&](const CellChange& change) { return others.find(change.cell); });
    return laid;
}

/// Lays the walk's cells from those of the last part up to that one as a part.
void GrowingPath::lay(std::size_t end, CellChanges& seen) {
    parts_.push_back({end, laidFrom(settledEnd(), end)});
    isGivenUp_ = isGivenUp_ || parts_.back().laid.isGivenUp;
    const CellChanges& changes = parts_.back().laid.edit.changes;
    seen.insert(seen.end(), changes.begin(), changes.end());
}

/// Takes the last part up again.
void GrowingPath::collect(CellChanges& seen) {
    for (const CellChange& change : parts_.back().laid.edit.changes)
        seen.push_back({change.layer, change.cell, change.after, change.before});
    parts_.pop_back();
}

} // namespace stonemason::kings_conflict
