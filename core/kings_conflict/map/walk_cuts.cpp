// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/walk_cuts.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::kings_conflict {

namespace {

/// Pens change what is up to two cells from the walk and look two cells further; beyond that only along rows
/// of bridges (bridgesAbout).
constexpr int reach = 8;
static_assert(WalkCuts::clearance >= reach);
/// How far about a stretch no river or road may be.
constexpr int quietReach = 4;
/// How near a row of bridges is that the pen may change.
constexpr int bridgeReach = 3;
/// Every so many steps there may be a cut.
constexpr std::size_t spacing = 16;

int stepsBetween(Cell a, Cell b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

template <typename Visit>
void forEachWithin(Cell middle, int steps, Visit visit) {
    for (int row = -steps; row <= steps; ++row) {
        const int rest = steps - std::abs(row);
        for (int column = -rest; column <= rest; ++column)
            visit(middle + Cell{row, column});
    }
}

/// Whether a piece of the network can lead from any side to any other.
bool leadsAnywhere(const PenBoard& board, Network network) {
    return std::ranges::all_of(allDirections, [&](Direction from) {
        return std::ranges::all_of(allDirections, [&](Direction to) {
            return from == to || board.tileWith(network, {from, to}, {});
        });
    });
}

} // namespace

WalkCuts::WalkCuts(const Map& map, const GameProfile& game, Network network, Symmetry symmetry)
    : board_(map, game, symmetry), hasTiles_(leadsAnywhere(board_, network)) {
}

std::size_t WalkCuts::follow(std::span<const Cell> walk, std::size_t kept) {
    std::size_t first = kept > clearance ? kept - clearance : 0;
    for (std::size_t i = kept; i < steps_.size(); ++i)
        first = std::min(first, steps_[i].nearest);
    steps_.resize(kept);
    for (std::size_t i = kept; i < walk.size(); ++i) {
        add(walk, i);
        first = std::min(first, steps_[i].nearest);
    }
    while (!cuts_.empty() && cuts_.back() >= first)
        cuts_.pop_back();
    const std::size_t known = cuts_.size();
    std::size_t nearest = none; // what the cells from `i` on come near
    for (std::size_t i = walk.size(); i-- > first;) {
        nearest = std::min(nearest, steps_[i].nearest);
        if (i % spacing == 0 && nearest > i && isStretch(i)) cuts_.push_back(i);
    }
    std::reverse(cuts_.begin() + std::ptrdiff_t(known), cuts_.end());
    return first;
}

void WalkCuts::add(std::span<const Cell> walk, std::size_t index) {
    const Cell cell = walk[index];
    const Cell other = board_.partnerOf(cell);
    const std::vector<Cell> bridges = bridgesAbout(cell);
    steps_.push_back({++lastSerial_, none, isQuiet(cell)});
    mark(walked_, cell, index);
    for (Cell bridge : bridges)
        mark(bridged_, bridge, index);

    std::size_t nearest = none;
    const auto meet = [&](std::optional<std::size_t> visit) {
        if (visit) nearest = std::min(nearest, *visit);
    };
    forEachWithin(cell, reach, [&](Cell at) {
        // Where the walk came straight from there, it did not come back.
        const auto visit = visited(walked_, at);
        if (visit && std::size_t(stepsBetween(at, cell)) < index - *visit) meet(visit);
        meet(visited(bridged_, at));
    });
    if (other != cell)
        forEachWithin(other, reach, [&](Cell at) {
            meet(visited(walked_, at));
            meet(visited(bridged_, at));
        });
    for (Cell bridge : bridges)
        forEachWithin(bridge, reach, [&](Cell at) {
            meet(visited(walked_, at));
            meet(visited(bridged_, at));
        });
    steps_.back().nearest = nearest;
}

bool WalkCuts::isNetwork(Cell cell) const {
    const Tile* tile = board_.contains(cell) ? board_.game().tile(board_.code(cell)) : nullptr;
    return tile && tile->isNetwork();
}

bool WalkCuts::isBridge(Cell cell) const {
    const Tile* tile = board_.contains(cell) ? board_.game().tile(board_.code(cell)) : nullptr;
    return tile && tile->isBridge();
}

bool WalkCuts::isQuiet(Cell cell) const {
    const Cell other = board_.partnerOf(cell);
    if (board_.isHole(cell) || board_.isHole(other)) return false;
    // Cells of one stretch are that far from their own and thereby from each other's mirror images.
    if (board_.isMirrored() && stepsBetween(cell, other) <= reach + 2 * int(clearance)) return false;
    bool isQuiet = true;
    for (Cell middle : {cell, other})
        forEachWithin(middle, quietReach, [&](Cell at) { isQuiet = isQuiet && !isNetwork(at); });
    return isQuiet;
}

/// The bridges near the cell or its partner, and those beside them: a pen that cuts one off goes on to the
/// next.
std::vector<Cell> WalkCuts::bridgesAbout(Cell cell) const {
    std::vector<Cell> bridges;
    PenCells known;
    const auto add = [&](Cell at) {
        if (!isBridge(at) || known.find(at)) return;
        known[at] = true;
        bridges.push_back(at);
    };
    forEachWithin(cell, bridgeReach, add);
    forEachWithin(board_.partnerOf(cell), bridgeReach, add);
    for (std::size_t i = 0; i < bridges.size(); ++i) {
        const Cell at = bridges[i];
        add(board_.partnerOf(at));
        for (Direction d : allDirections)
            add(neighbour(at, d));
    }
    return bridges;
}

std::optional<std::size_t> WalkCuts::visited(const CellMap<Visit>& visits, Cell cell) const {
    const Visit* visit = visits.find(cell);
    const bool isValid =
        visit && visit->index < steps_.size() && steps_[visit->index].serial == visit->serial;
    return isValid ? std::optional(visit->index) : std::nullopt;
}

void WalkCuts::mark(CellMap<Visit>& visits, Cell cell, std::size_t index) {
    if (!visited(visits, cell)) visits[cell] = {index, steps_[index].serial};
}

bool WalkCuts::isStretch(std::size_t middle) const {
    if (!hasTiles_ || middle < clearance || middle + clearance >= steps_.size()) return false;
    return std::all_of(steps_.begin() + std::ptrdiff_t(middle - clearance),
                       steps_.begin() + std::ptrdiff_t(middle + clearance) + 1,
                       [](const Step& step) { return step.isQuiet; });
}

} // namespace stonemason::kings_conflict
