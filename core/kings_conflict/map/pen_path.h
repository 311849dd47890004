// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// The four directions in the order in which a pen breaks ties.
using DirectionOrder = std::array<Direction, 4>;

/// The direction from a cell to one that touches it along an edge; nullopt for any other cell.
std::optional<Direction> directionTo(Cell from, Cell to);

/// The dragged path as a walk on a board of that size: cells outside are dropped, each cell touches the next
/// along an edge, and a step straight back takes the step before it back. A gap is closed by a straight or
/// L-shaped run that goes on in the direction of the step before it, else along its longer leg, else along
/// the row. Its cost does not depend on the board unless the path has gaps.
std::vector<Cell> walkAlong(std::span<const Cell> path, Size size);

/// The walk along a path while the path is dragged: a drag costs what it adds or removes.
class PenWalk {
public:
    explicit PenWalk(Size size) : size_(size) {}

    /// Updates to the current path, whose first `known` cells are those of the previous path. Returns how
    /// many of the walk's first cells are unchanged.
    std::size_t follow(std::span<const Cell> path, std::size_t known);
    /// The walk along that path, as walkAlong has it.
    const std::vector<Cell>& cells() const { return cells_; }

private:
    struct Step {
        Cell cell;
        bool isBack; ///< the cell was removed, not added
    };
    void step(Cell to);
    void undoStep();
    void run(Cell to);

    Size size_;
    std::vector<Cell> cells_;
    std::vector<Step> steps_;
    std::vector<std::size_t> stepsBefore_; ///< for each cell of the path, how many steps came before it
    std::size_t kept_ = 0;
};

/// The order for the walk's first cell: straight on out of it, then to the side the walk turns away from, to
/// the other side, and into it. It turns with the walk; for a walk without a turn right comes before left,
/// for a single cell the order is east, west, north, south.
DirectionOrder orderAtStart(std::span<const Cell> walk);

/// The same for its last cell.
DirectionOrder orderAtEnd(std::span<const Cell> walk);

/// The two orders of a walk.
struct PenOrders {
    explicit PenOrders(std::span<const Cell> walk) : start(orderAtStart(walk)), end(orderAtEnd(walk)) {}

    DirectionOrder start;
    DirectionOrder end;
};

/// Every set of edges but the empty one.
using EdgeSets = std::array<Edges, 15>;

/// The sets, those with directions early in the order first.
EdgeSets edgeSets(const DirectionOrder& order);

} // namespace stonemason::kings_conflict
