// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/cell_range.h"

#include <QPointF>
#include <QRectF>

namespace stonemason {

/// Where cells lie in the canvas's viewport. Board coordinates are the map's; when the board is shown turned
/// (as the opponent sees it) they are turned on the way to the screen and back.
struct GridGeometry {
    Size board;
    double cellSize = 1.0; ///< device-independent pixels
    QPointF origin;        ///< of the board's top left corner on the screen
    bool turned = false;

    /// The cell on the screen's grid that shows this one, and back (the half-turn is its own inverse).
    Cell onScreen(Cell cell) const;

    QRectF rectOf(Cell cell) const;
    QRectF rectOf(const CellRange& range) const;
    QRectF gridRect() const;

    /// The cell under a point; it may lie off the board.
    Cell cellAt(QPointF point) const;
    /// The cells that touch a rectangle, clipped to the board; the range is empty (last before first) when
    /// none does.
    CellRange cellsIn(const QRectF& rect) const;
};

} // namespace stonemason
