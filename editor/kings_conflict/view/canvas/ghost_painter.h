// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_geometry.h"

class QPainter;

namespace stonemason {
class Tool;
}

namespace stonemason::kings_conflict {

class MapPaintTarget;
class MapRenderer;

/// Draws what a press of the tool on the cell would write, with its mirror
/// image, pale over the map; crosses where a symmetry forbids it.
void paintGhostOf(const Tool& tool, const MapPaintTarget& target, MapRenderer& renderer, QPainter& painter,
                  const GridGeometry& geometry, Cell at);

} // namespace stonemason::kings_conflict
