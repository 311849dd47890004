// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "core/grid/cell_set.h"

#include <QMetaType>
#include <QPointF>
#include <QRectF>

#include <optional>

Q_DECLARE_METATYPE(stonemason::CellRange)

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

/// Makes the range, which may be none yet, the smallest that holds the cell too.
inline void include(std::optional<CellRange>& range, Cell cell) {
    range = range ? united(*range, {cell, cell}) : CellRange{cell, cell};
}

/// Calls visit(cell) for each cell of the range, row by row.
template <typename Visit>
void forEachIn(const CellRange& range, Visit visit) {
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column)
            visit(Cell{row, column});
}

/// The same, asking before each row whether to go on. False: it was ended.
template <typename Visit>
bool forEachRowOf(const CellRange& range, const WorkProgress& progress, Visit visit) {
    const double rows = range.last.row - range.first.row + 1;
    for (int row = range.first.row; row <= range.last.row; ++row) {
        if (!goesOn(progress, (row - range.first.row) / rows)) return false;
        forEachIn({{row, range.first.column}, {row, range.last.column}}, visit);
    }
    return true;
}

} // namespace stonemason
