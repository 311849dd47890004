// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/kings_conflict/view/art/cell_look.h"

class QPainter;

namespace stonemason::kings_conflict {

/// Draws the whole board as lines and areas, its top left corner at the painter's origin, by the same art as
/// in pixels. How much is drawn of a tile goes by `cellSize` (units). Cells of big boards have plain colours
/// and no letters: a file with all the art of each would grow huge. Ended, it leaves off anywhere.
void paintVectorBoard(QPainter& painter, const Map& map, const GameProfile& game, const ArtTable& arts,
                      const MapStyle& style, int cellSize, const WorkProgress& progress);

} // namespace stonemason::kings_conflict
