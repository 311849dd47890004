// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen_board.h"
#include "core/kings_conflict/map/symmetry.h"

#include <span>
#include <vector>

namespace stonemason {

/// A stroke of the eraser on the terrain while it goes on: after each call, all edits that were returned are
/// together what erase() of all cells, row by row, would be. Cells with no river or road on them, beside them
/// or about their partners cost what they are. Those with one are worked out anew with each other, only when
/// another comes: the stroke costs what it takes of rivers and roads, not how long it is.
class GrowingErasure {
public:
    /// Map and game must outlive it; the map is the one without the stroke and must not change.
    GrowingErasure(const Map& map, const GameProfile& game, Symmetry symmetry)
        : map_(map), game_(game), symmetry_(symmetry), board_(map, game, symmetry) {}

    /// Erases more cells. The edit is complete, mirror images included; cells that it puts back as they were
    /// are among its changes.
    Edit add(std::span<const Cell> cells);

private:
    bool meetsNetwork(Cell cell) const;

    const Map& map_;
    const GameProfile& game_;
    Symmetry symmetry_;
    PenBoard board_;               ///< nothing is ever written to it
    std::vector<Cell> onNetworks_; ///< of the cells those that meet a network, row by row, each once
    CellChanges networkChanges_;   ///< the result of erasing those
};

} // namespace stonemason
