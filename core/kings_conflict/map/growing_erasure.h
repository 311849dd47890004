// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen_board.h"
#include "core/kings_conflict/map/symmetry.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

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
    Edit takeBack(std::span<const Cell> cells) { return change(cells, -1); }

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
