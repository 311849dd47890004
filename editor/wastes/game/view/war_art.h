// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/position.h"
#include "editor/grid/document/grid_geometry.h"

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

// What is drawn over a board that is played on.

namespace stonemason::wastes {

/// Draws a move as an arrow from one cell to another, in a colour, with a number at its middle; an empty text
/// is no number.
void paintMoveArrow(QPainter& painter, const QRectF& from, const QRectF& to, const QColor& colour,
                    const QString& number);

/// The sign of a side's pieces: Blue's are round, Red's square.
void paintSideMark(QPainter& painter, const QRectF& place, Side side, bool dark);

/// Draws what a review found: the cells of the move that was played, framed, and the better move as an arrow;
/// where it ends what the difference is, if that says anything.
void paintReview(QPainter& painter, const GridGeometry& geometry, Move played, Move better,
                 const QString& gain);

} // namespace stonemason::wastes
