// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/distance.h"
#include "core/kings_conflict/map/map.h"

namespace stonemason::kings_conflict {

/// What a player's mercenary can do on the turn it is placed: it appears anywhere in the region under its
/// king, walks `mercenaryMove` tiles and strikes over `mercenaryStrike` (both assumed). Source: the guide.
struct FirstTurn {
    std::vector<Cell> controlled; ///< the region under the king, row by row
    std::vector<Cell> placing;    ///< cells of it on which a mercenary may be placed
    Grid<int> walk;               ///< steps from the nearest of these, as far as it walks, else unreachable
    Grid<char> struck;            ///< not 0: within a strike of a cell on which it may end its walk
    std::vector<Cell> killing;    ///< cells of `placing` from which it strikes the other king

    bool kills() const { return !killing.empty(); }
};

/// For the player of that start. A mercenary walks over tiles it may enter and past the kings, but stands
/// neither on them nor on tiles it may not enter; a strike over no distance means walking onto the king.
/// The starts must lie on the board (startsApply).
FirstTurn firstTurn(const Map& map, const GameProfile& game, std::size_t start);

} // namespace stonemason::kings_conflict
