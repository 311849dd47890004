// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"

#include <span>
#include <vector>

namespace stonemason::kings_conflict {

// Functions that shape a hint grid. Each returns the changes to cells of the layer, in order and each once;
// cells that keep their digit are left out, as are cells outside the layer. `cells` is the region to work
// on, row by row. A missing grid or the terrain has nothing to change.

/// A cell and the value, 0 to 9, that it would get.
struct HintValue {
    Cell cell;
    int value = 0;

    bool operator==(const HintValue&) const = default;
};

/// The values along a path that lead evenly from one value to another: the first cell gets `from`, the last
/// `to`. A path that comes back to a cell gives it the later value; a path of one cell gives it `from`. With
/// a brush (its side length in cells) each cell it covers gets the value of the nearest cell (by the ruler)
/// of the path from which the brush covers it, of the later one when two are as near. Values are given row by
/// row.
std::vector<HintValue> ramp(std::span<const Cell> path, int from, int to, int brushSize = 1);

/// How steeply a landscape falls: by `fall` every `steps` steps. {1, 2} is as flat as a unit that moves two
/// tiles a turn can still climb.
struct Slope {
    int fall = 1;
    int steps = 1;

    bool operator==(const Slope&) const = default;
};

/// The values of a landscape that rises to the goals: `peak` on each goal, falling with the number of 8-way
/// steps to the nearest one over tiles that the layer's class of units may enter; 0 where it has fallen so
/// far, on tiles the class cannot enter, and on those from which it cannot walk to a goal. A goal it cannot
/// enter is 0 itself, but the land around rises towards it.
/// The layer must be a hint layer of the game.
Grid<int> rise(const Map& map, const GameProfile& game, int layer, std::span<const Cell> goals, int peak,
               Slope slope);

/// The changes that write these values into the cells of the layer.
CellChanges writing(const Map& map, int layer, std::span<const HintValue> values);
CellChanges writing(const Map& map, int layer, std::span<const Cell> cells, const Grid<int>& values);

/// Each cell becomes the mean of itself and its neighbours in 8 directions, halves rounded up. Tiles that the
/// layer's class cannot enter keep their digit and count for nobody, so that values do not leak through
/// mountains or over rivers.
CellChanges smoothed(const Map& map, const GameProfile& game, int layer, std::span<const Cell> cells);

/// Adds `by` to each cell, as far as 0 to 9 allows.
CellChanges raised(const Map& map, int layer, std::span<const Cell> cells, int by);

/// Stretches or squeezes the values so that the lowest becomes 0 and the highest 9, halves rounded up; cells
/// that are all equal stay.
CellChanges scaled(const Map& map, int layer, std::span<const Cell> cells);

/// Each cell becomes 0.
CellChanges flattened(const Map& map, int layer, std::span<const Cell> cells);

/// Each cell takes the value it has in another hint layer.
CellChanges copied(const Map& map, int from, int layer, std::span<const Cell> cells);

/// Each cell outside the half takes the value of its partner in it; a cell that is its own partner stays.
/// None, or a symmetry that does not fit the grid, changes nothing.
CellChanges mirroredFrom(const Map& map, int layer, std::span<const Cell> cells, Symmetry symmetry,
                         Half half);

} // namespace stonemason::kings_conflict
