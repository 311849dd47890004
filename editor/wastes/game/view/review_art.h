// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/position.h"
#include "editor/grid/document/grid_geometry.h"

#include <QString>

class QPainter;

namespace stonemason::wastes {

/// Draws what a review found: the cells of the move that was played, framed, and the better move as an arrow;
/// where it ends what the difference is, if that says anything.
void paintReview(QPainter& painter, const GridGeometry& geometry, Move played, Move better,
                 const QString& gain);

} // namespace stonemason::wastes
