// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/pocket_heroes/model/world_style.h"

#include <QImage>

namespace stonemason::pocket_heroes {

class ThingIndex;

/// Draws worlds whose cells are too small for pictures, with one pixel per cell. Woods, rocks and other
/// blocking decorations are blended with the ground by the share that they cover, averaged over the
/// surrounding cells, so that a wood is an area without grain. Everything else keeps its own cells, because
/// users search for it.
/// @param things is of the world
/// @param range on the map
QImage worldColours(const World& world, const ThingIndex& things, const Catalogue& catalogue,
                    const WorldStyle& style, const CellRange& range);

/// The colour of a cell depends on cells up to this distance.
inline constexpr int colourReach = 2;

} // namespace stonemason::pocket_heroes
