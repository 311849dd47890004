// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/board_geometry.h"

class QPainter;

namespace stonemason {

class MapPaintTarget;
class MapRenderer;
class Tool;

/// Draws what a press of the tool on the cell would write, with its mirror
/// image, pale over the map; crosses where a symmetry forbids it.
void paintGhostOf(const Tool& tool, const MapPaintTarget& target, MapRenderer& renderer, QPainter& painter,
                  const BoardGeometry& geometry, Cell at);

} // namespace stonemason
