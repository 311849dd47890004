// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/pocket_heroes/model/world_style.h"

#include <QImage>

namespace stonemason::pocket_heroes {

class ThingIndex;

/// Worlds whose cells are too small for pictures: a colour for each cell, a pixel to a cell. The ground shows
/// the share of it that woods, rocks and whatever else blocks heroes there covers, on the average of the
/// cells around, so that a wood is an area and no grain. All else keeps its cells: it is what one looks for.
/// @param things is of the world
/// @param range on the map
QImage worldColours(const World& world, const ThingIndex& things, const Catalogue& catalogue,
                    const WorldStyle& style, const CellRange& range);

/// The colour of a cell goes by what is on cells so far away, at most.
inline constexpr int colourReach = 2;

} // namespace stonemason::pocket_heroes
