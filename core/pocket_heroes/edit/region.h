// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

/// The ground of rectangles, to be copied within a world or into another one.
namespace stonemason::pocket_heroes {

/// The nodes around the cells of the range, which must be on the map: one row and one column more than those.
Grid<Node> groundOf(const World& world, const CellRange& range);

/// The cells that such a ground covers when its top left one lies there, on the map or not.
CellRange rangeOfGround(const Grid<Node>& ground, Cell at);

/// Lays the ground with its top left cell there, as far as it is on the map. Things on its cells are
/// removed; a player whose main castle is removed gets the next of his castles as main castle, if any.
WorldEdit laying(const World& world, const Catalogue& catalogue, const Grid<Node>& ground, Cell at);

} // namespace stonemason::pocket_heroes
