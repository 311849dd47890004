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

/// A stroke of a pen while it goes on: what drawPath lays along the whole path, after every drag. The stroke
/// is kept in parts that do not concern each other (WalkCuts). A drag lays only the last part anew, and those
/// that the path has come near again: some forty cells in the open; else the stretch since the place it has
/// come near, or along which rivers and roads lie close to the path.
///
/// Two drags lay all of it anew: the one with the first turn, by which every choice between two sides that
/// are equally good is made, and any after which something further off than the path's own cells would be
/// worse than before.
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

    /// Takes the path as it is now; its first `known` cells are those of the path before. Returns what looks
    /// different now, to be written in this order; cells that look as before may be among it.
    CellChanges follow(std::span<const Cell> path, std::size_t known);

    /// The whole stroke, as drawPath has it.
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

/// A stroke that erases terrain while it goes on: after each call, all edits that were returned are together
/// what erase() of all cells, row by row, would be; or eraseNetwork(), where only a network is taken out.
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
    /// Cells that choose their pieces with regard to each other, the erased ones that they do so for among
    /// them.
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
