// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/hint_field.h"

namespace stonemason::kings_conflict {

/// A place where units end: a tile on which a unit stays, together with the tiles of the same value that
/// touch it (8-way) and on which it stays too.
struct Peak {
    int value = 0;
    std::vector<Cell> tiles; ///< row by row
    int drained = 0;         ///< tiles of the board whose units all end here, its own among them

    bool operator==(const Peak&) const = default;
};

/// Which peak the units of each tile end on, following every move of the flow. A tile from which ties (its
/// own or those on the way) lead to different peaks belongs to none of them alone: it is shared.
struct Basins {
    static constexpr int none = -1;   ///< units may not stop on the tile
    static constexpr int shared = -2; ///< its units may end on more than one peak

    Grid<int> peakOf;        ///< index into `peaks`, or none, or shared
    std::vector<Peak> peaks; ///< highest value first; of equal ones, the one whose first tile comes first
    int sharedTiles = 0;

    /// The part of the board that drains to the peak alone; 0 to 1.
    double share(int peak) const {
        return double(peaks[std::size_t(peak)].drained) / double(peakOf.size().area());
    }

    bool operator==(const Basins&) const = default;
};

/// `flow` must be that of `field`. If a stop is requested, it ends early and the result is invalid.
Basins basinsOf(const HintField& field, const Flow& flow, std::stop_token stop = {});

/// The peaks on which a unit that starts on the tile may end, in rising order of their index; one for tiles
/// that are not shared, none for those where units may not stop.
std::vector<int> peaksFrom(const Flow& flow, const Basins& basins, Cell from);

} // namespace stonemason::kings_conflict
