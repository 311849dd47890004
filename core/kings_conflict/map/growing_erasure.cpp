// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/growing_erasure.h"

#include "core/kings_conflict/map/pen_mend.h"

#include <algorithm>

namespace stonemason::kings_conflict {

Edit GrowingErasure::change(std::span<const Cell> cells, int by) {
    const std::vector<Cell> changed = this->changed(cells, by);
    const Group group = groupOf(changed);
    for (const auto& [cell, isOf] : group.entries())
        write(cell);
    const DirectionOrder order = orderAtStart({});
    std::vector<TouchedCell> touched;
    for (Cell cell : erasedOf(group))
        touched.push_back({cell, order});
    mendAround(board_, touched, erased_);

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
