// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen_board.h"
#include "core/kings_conflict/map/pen_stroke.h"
#include "core/kings_conflict/map/symmetry.h"
#include "core/kings_conflict/map/walk_cuts.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// A pen stroke in progress: after every drag it equals the result of drawPath for the whole path. The
/// stroke is kept in independent parts (WalkCuts). A drag recomputes only the last part and those that the
/// path has come near again: some forty cells in the open; else the stretch since the place it has come
/// near, or along which rivers and roads lie close to the path.
///
/// Two kinds of drags recompute the whole stroke: the one with the first turn, which determines every choice
/// between two equally good sides, and any that would make something beyond the path's own cells worse than
/// before.
class GrowingPath {
public:
    /// Map and game must outlive it; the map is the one without the stroke and must not change. A symmetry
    /// that does not fit the board counts as none.
    GrowingPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry)
        : map_(map)
        , game_(game)
        , network_(network)
        , symmetry_(fits(symmetry, map.size()) ? symmetry : Symmetry::None)
        , board_(map, game, symmetry)
        , walk_(map.size())
        , cuts_(map, game, network, symmetry)
        , orders_({}) {}

    /// Updates to the current path, whose first `known` cells are those of the previous path. Returns the
    /// visible changes, to be written in this order; they may include unchanged cells.
    CellChanges follow(std::span<const Cell> path, std::size_t known);

    /// The whole stroke, equal to the result of drawPath.
    Edit edit() const;

private:
    struct Part {
        std::size_t end; ///< the index behind its last cell in the walk; it begins where the one before ends
        LaidWalk laid;
    };
    std::size_t followWalk(std::span<const Cell> path, std::size_t known);
    /// The walk up to where the pen stops.
    std::span<const Cell> walk() const {
        return std::span(walk_.cells()).first(stop_ ? stop_->step + 1 : walk_.cells().size());
    }
    std::size_t settledEnd() const { return parts_.empty() ? 0 : parts_.back().end; }
    LaidWalk laidFrom(std::size_t begin, std::size_t end) const;
    void lay(std::size_t end, CellChanges& seen);
    void collect(CellChanges& seen);

    const Map& map_;
    const GameProfile& game_;
    Network network_;
    Symmetry symmetry_;
    PenBoard board_; ///< nothing is ever written to it
    PenWalk walk_;
    std::optional<PenStop> stop_;
    std::size_t searched_ = 0; ///< no stop lies before the last of that many cells of the walk
    WalkCuts cuts_;
    PenOrders orders_;
    std::vector<Part> parts_;
    bool isGivenUp_ = false; ///< the walk is one part, because one of its parts was given up
};

/// An erasing stroke in progress: after each call, the sum of all returned edits equals erase() of all
/// cells, row by row, or eraseNetwork() if only a network is removed.
///
/// A call costs the cells that it adds or removes, and the rivers and roads along the rim of what is
/// erased that lie side by side from there on: where none are about, the cells alone.
class GrowingErasure {
public:
    /// Map and game must outlive it; the map is the one without the stroke and must not change. A symmetry
    /// that does not fit the board counts as none.
    /// @param network what is taken out of the cells; nullopt: whatever stands there
    GrowingErasure(const Map& map, const GameProfile& game, Symmetry symmetry,
                   std::optional<Network> network = std::nullopt)
        : board_(map, game, symmetry), network_(network) {}

    /// Erases more cells. The edit is complete, mirror images included; cells that it puts back as they were
    /// are among its changes.
    Edit add(std::span<const Cell> cells) { return change(cells, 1); }
    /// Puts cells back that were added; one that was added more than once must be removed as often.
    Edit restore(std::span<const Cell> cells) { return change(cells, -1); }

private:
    /// Cells whose choices of pieces depend on each other, including the erased cells that cause the choice.
    using Group = PenCells;

    Edit change(std::span<const Cell> cells, int by);
    std::vector<Cell> changed(std::span<const Cell> cells, int by);
    void write(Cell cell);
    Group groupOf(std::span<const Cell> cells) const;
    std::vector<Cell> erasedOf(const Group& group) const;
    bool isAdded(Cell cell) const;
    bool isErased(Cell cell) const;
    const Tile* tileBefore(Cell cell) const;
    Edges edgesBefore(Cell cell, Network network) const;
    bool isNetwork(Cell cell) const;
    bool mayBend(Cell cell) const;

    PenBoard board_; ///< with the stroke on it
    std::optional<Network> network_;
    CellMap<int> added_; ///< how often a cell was added
    PenCells erased_;    ///< cells and their partners; false for those removed
};

} // namespace stonemason::kings_conflict
