// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_geometry.h"

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QRegion>

#include <cmath>
#include <functional>
#include <map>

namespace stonemason {

/// Device pixels of the paint device per unit of the painter.
inline double ratioOf(const QPainter& painter) {
    return painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
}

/// The rectangle with its edges on whole device pixels: neighbours share an edge.
inline QRectF snapped(const QRectF& rect, double ratio) {
    const auto snap = [ratio](double edge) { return std::round(edge * ratio) / ratio; };
    return {QPointF(snap(rect.left()), snap(rect.top())), QPointF(snap(rect.right()), snap(rect.bottom()))};
}

/// Its size in device pixels.
inline QSize pixelsOf(const QRectF& rect, double ratio) {
    return {int(std::lround(rect.width() * ratio)), int(std::lround(rect.height() * ratio))};
}

} // namespace stonemason

class QPainter;

namespace stonemason {

/// A tile cache for a painted board: scrolling it, or repainting what is drawn over it, only copies pixels.
/// Only newly visible or changed parts are painted, pixel by pixel as the whole board has them.
class PaintedTiles {
public:
    /// Fills the cells of `range` where `geometry` says. What it draws beyond them does not matter.
    using Paint =
        std::function<void(QPainter& painter, const GridGeometry& geometry, const CellRange& range)>;

    /// @param bytes that the squares take at most; what has no room among them is painted each time
    explicit PaintedTiles(qsizetype bytes) : bytes_(bytes) {}

    /// Draws the board's part in a rectangle of the painter's plane. Clears the cache when the cell size or
    /// the pixel alignment changes: to keep it, scrolling must move the board by whole pixels.
    void paint(QPainter& painter, const GridGeometry& geometry, const QRectF& part, const Paint& paint);
    /// The cells of the range look different now; it may reach beyond the board.
    void touch(const CellRange& range);
    void clear();

    static constexpr int side = 512; ///< device pixels of a square
    static constexpr qsizetype tileBytes = qsizetype(4) * side * side;
    /// The memory used by the tiles.
    qsizetype bytes() const { return qsizetype(tiles_.size()) * tileBytes; }

private:
    /// What all squares depend on.
    struct Setup {
        Size board;
        double cellSize = 0; ///< device-independent pixels
        double ratio = 0;    ///< device pixels in one of them
        QPointF phase;       ///< where in its pixel the board's corner lies, in device pixels
        bool turned = false;
        bool operator==(const Setup&) const = default;
    };
    struct Tile {
        QImage image;
        QRegion missing;   ///< of the board, in device pixels from its corner
        unsigned used = 0; ///< in which call of paint(), last
    };

    Tile* tileAt(Cell at);
    void complete(Tile& tile, Cell at, const QRect& seen, const Paint& paint);
    void paintCells(Tile& tile, const QRect& rect, QPoint corner, const CellRange& cells, const Paint& paint);
    Tile emptyTile(Cell at) const;
    /// The board in device pixels from its corner.
    GridGeometry pixels() const;
    QRect gridPixels() const;

    qsizetype bytes_;
    Setup setup_;
    std::map<Cell, Tile> tiles_; ///< by their row and column among the squares
    QImage sheet_;               ///< on which cells are painted before they come onto tiles
    unsigned now_ = 0;
};

} // namespace stonemason
