// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/grid_geometry.h"

#include <cmath>

namespace stonemason {

Cell GridGeometry::onScreen(Cell cell) const {
    return turned ? Cell{board.rows - 1 - cell.row, board.columns - 1 - cell.column} : cell;
}

QRectF GridGeometry::rectOf(Cell cell) const {
    const Cell at = onScreen(cell);
    return {origin.x() + at.column * cellSize, origin.y() + at.row * cellSize, cellSize, cellSize};
}

QRectF GridGeometry::rectOf(const CellRange& range) const {
    return rectOf(range.first).united(rectOf(range.last));
}

QRectF GridGeometry::gridRect() const {
    return {origin.x(), origin.y(), board.columns * cellSize, board.rows * cellSize};
}

Cell GridGeometry::cellAt(QPointF point) const {
    return onScreen({int(std::floor((point.y() - origin.y()) / cellSize)),
                     int(std::floor((point.x() - origin.x()) / cellSize))});
}

CellRange GridGeometry::cellsIn(const QRectF& rect) const {
    return clipped(rangeOf(cellAt(rect.topLeft()), cellAt(rect.bottomRight())), board);
}

} // namespace stonemason
