// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/growing_path.h"

#include "core/kings_conflict/map/pen_stroke.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// The number of the walk's cells that are laid in addition on either side of a part, so that the part does
/// not end at its cuts.
constexpr std::size_t margin = 4;
static_assert(margin < WalkCuts::clearance);

} // namespace

/// Updates to the current path and searches for the pen's stop. Returns how many of the first cells of
/// walk() are unchanged.
std::size_t GrowingPath::followWalk(std::span<const Cell> path, std::size_t known) {
    const std::size_t before = walk().size();
    const std::size_t kept = walk_.follow(path, known);
    searched_ = std::min(searched_, kept);
    if (stop_ && stop_->step + 1 >= kept) stop_.reset();
    if (!stop_) {
        stop_ = stopOf(board_, network_, walk_.cells(), searched_ - std::min<std::size_t>(searched_, 1));
        searched_ = stop_ ? stop_->step : walk_.cells().size();
    }
    return std::min({kept, before, walk().size()});
}

CellChanges GrowingPath::follow(std::span<const Cell> path, std::size_t known) {
    const std::size_t kept = followWalk(path, known);
    const std::span<const Cell> walk = this->walk();
    std::size_t settled = cuts_.follow(walk, kept);
    const PenOrders orders(walk_.cells()); // as drawPath has them: what is beyond the stop turns with the map
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
    if (stop_) whole.refused.push_back(stop_->refusal);
    whole.changes = merged(whole.changes);
    return whole;
}

/// Those cells of the walk, laid with margins, which belong to the parts before and behind.
LaidWalk GrowingPath::laidFrom(std::size_t begin, std::size_t end) const {
    const std::span<const Cell> walk = this->walk();
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

Edit GrowingErasure::change(std::span<const Cell> cells, int by) {
    const std::vector<Cell> changed = this->changed(cells, by);
    const Group group = groupOf(changed);
    for (const auto& [cell, isOf] : group.entries())
        write(cell);
    const DirectionOrder order = orderAtStart({});
    std::vector<TouchedCell> touched;
    for (Cell cell : erasedOf(group))
        touched.push_back({cell, order});
    repairAround(board_, touched, erased_);

    Edit edit;
    for (const auto& [cell, isOf] : group.entries())
        edit.changes.push_back({terrainLayer, cell, board_.before()[cell], board_.code(cell)});
    return edit;
}

/// Counts the cells. Returns those that are erased now and were not, or the other way round, and their
/// partners.
std::vector<Cell> GrowingErasure::changed(std::span<const Cell> cells, int by) {
    std::vector<Cell> changed;
    for (Cell cell : cells) {
        if (!board_.contains(cell)) continue;
        const bool was = isAdded(cell);
        added_[cell] += by;
        if (isAdded(cell) == was) continue;
        changed.push_back(cell);
        changed.push_back(board_.partnerOf(cell));
    }
    for (Cell cell : changed) {
        const bool isTouched = !network_ || !edgesBefore(cell, *network_).empty();
        erased_[cell] = isTouched && (isAdded(cell) || isAdded(board_.partnerOf(cell)));
    }
    return changed;
}

/// Writes what the cell holds as long as nothing is bent: what it held before, or what erasing leaves.
void GrowingErasure::write(Cell cell) {
    const Code before = board_.before()[cell];
    if (!isErased(cell))
        board_.write(cell, before);
    else if (!network_)
        board_.write(cell, board_.game().plainTile);
    else
        board_.write(
            cell, board_.tileWith(*network_, {}, edgesBefore(cell, otherThan(*network_))).value_or(before));
}

/// The cells, and whatever may be bent otherwise than before because of them.
GrowingErasure::Group GrowingErasure::groupOf(std::span<const Cell> cells) const {
    Group group;
    for (Cell cell : cells)
        group[cell] = true;
    const std::size_t seeds = group.size();
    for (std::size_t i = 0; i < group.size(); ++i) {
        const Cell cell = group.entries()[i].cell;
        const bool isSeed = i < seeds;
        const Cell other = board_.partnerOf(cell);
        if (isErased(other) || mayBend(other)) group[other] = true;
        for (Direction d : allDirections) {
            const Cell next = neighbour(cell, d);
            const bool concernsNext =
                isErased(next) ? isSeed || !isErased(cell) : mayBend(next) || (isSeed && isNetwork(next));
            if (concernsNext) group[next] = true;
        }
    }
    return group;
}

/// The erased cells of the group in the order in which erase() comes to them.
std::vector<Cell> GrowingErasure::erasedOf(const Group& group) const {
    std::vector<Cell> added;
    for (const auto& [cell, isOf] : group.entries())
        for (Cell each : {cell, board_.partnerOf(cell)})
            if (isErased(cell) && isAdded(each)) added.push_back(each);
    std::ranges::sort(added);
    const auto doubles = std::ranges::unique(added);
    added.erase(doubles.begin(), doubles.end());
    std::vector<Cell> erased;
    for (Cell cell : added)
        for (Cell each : {cell, board_.partnerOf(cell)})
            if (isErased(each)) erased.push_back(each);
    return erased;
}

bool GrowingErasure::isAdded(Cell cell) const {
    const int* times = added_.find(cell);
    return times && *times > 0;
}

bool GrowingErasure::isErased(Cell cell) const {
    return holds(erased_, cell);
}

const Tile* GrowingErasure::tileBefore(Cell cell) const {
    return board_.contains(cell) ? board_.game().tile(board_.before()[cell]) : nullptr;
}

Edges GrowingErasure::edgesBefore(Cell cell, Network network) const {
    const Tile* tile = tileBefore(cell);
    return tile ? edgesOf(*tile, network) : Edges{};
}

bool GrowingErasure::isNetwork(Cell cell) const {
    const Tile* tile = tileBefore(cell);
    return tile && tile->isNetwork();
}

/// Whether the cell is one that is not erased but may be bent: it lies beside what is, or is a bridge, which
/// another may cut off.
bool GrowingErasure::mayBend(Cell cell) const {
    if (isErased(cell) || !isNetwork(cell)) return false;
    return tileBefore(cell)->isBridge() ||
           std::ranges::any_of(allDirections, [&](Direction d) { return isErased(neighbour(cell, d)); });
}

} // namespace stonemason::kings_conflict
