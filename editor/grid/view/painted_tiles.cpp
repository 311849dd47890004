// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/painted_tiles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace stonemason {

namespace {

constexpr int side = PaintedTiles::side;
constexpr int pixelBytes = 4;
constexpr int mostHoles = 32; ///< missing rectangles of a tile before they are replaced by their bounds
constexpr double phases = 64; ///< subpixel positions per pixel: the precision of lines
constexpr double sliver = 1 / (2 * phases); ///< an invisible fraction of a pixel

/// QPainter draws lines thinner than a pixel depending on where the image edge clips them, and rounds
/// coordinates left of and above the image differently. Cells are therefore painted in the middle of a larger
/// sheet with a margin for the largest objects; for large cells only for the adjacent cells, and clipped
/// objects are displaced by at most a 64th of a pixel.
constexpr double largeCell = 50;                     ///< device pixels
constexpr double roomOfObjects = 8, roomOfCells = 2; ///< cells
constexpr int roomOfPens = 4;                        ///< device pixels

QRect squareAt(Cell at) {
    return {at.column * side, at.row * side, side, side};
}

/// The pixels that lie completely inside the rectangle.
QRect pixelsWithin(const QRectF& rect) {
    const QPoint first(int(std::ceil(rect.left() - sliver)), int(std::ceil(rect.top() - sliver)));
    const QPoint end(int(std::floor(rect.right() + sliver)), int(std::floor(rect.bottom() + sliver)));
    return {first, end - QPoint(1, 1)};
}

int roomAround(double cellPixels) {
    return roomOfPens + int(std::ceil((cellPixels < largeCell ? roomOfObjects : roomOfCells) * cellPixels));
}

} // namespace

GridGeometry PaintedTiles::pixels() const {
    return {setup_.board, setup_.cellSize * setup_.ratio, setup_.phase, setup_.turned};
}

QRect PaintedTiles::gridPixels() const {
    return pixels().gridRect().toRect();
}

void PaintedTiles::paint(QPainter& painter, const GridGeometry& geometry, const QRectF& part,
                         const Paint& paint) {
    const double ratio = ratioOf(painter);
    const QTransform device = painter.deviceTransform();
    painter.save();
    painter.setClipRect(geometry.gridRect() & part, Qt::IntersectClip);
    if (device.type() > QTransform::TxScale || !qFuzzyCompare(device.m11(), ratio) ||
        !qFuzzyCompare(device.m22(), ratio)) {
        paint(painter, geometry, geometry.cellsIn(part));
        return painter.restore();
    }
    const QPointF corner = device.map(geometry.origin);
    const QPoint pixel(int(std::floor(corner.x() + sliver)), int(std::floor(corner.y() + sliver)));
    const auto phased = [](double offset) { return std::round(offset * phases) / phases; };
    const Setup setup{geometry.board, geometry.cellSize, ratio,
                      QPointF(phased(corner.x() - pixel.x()), phased(corner.y() - pixel.y())),
                      geometry.turned};
    if (setup != setup_) clear();
    setup_ = setup;
    ++now_;
    const QRect wanted = device.mapRect(part).translated(-pixel).toAlignedRect() & gridPixels();
    const QTransform back = device.inverted();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    for (int row = wanted.top() / side; row <= wanted.bottom() / side; ++row)
        for (int column = wanted.left() / side; column <= wanted.right() / side; ++column) {
            const Cell at{row, column};
            const QRect seen = squareAt(at) & wanted;
            if (seen.isEmpty()) continue;
            Tile lone;
            Tile* tile = tileAt(at);
            if (!tile) tile = &(lone = emptyTile(at));
            complete(*tile, at, seen, paint);
            painter.drawImage(back.map(QPointF(seen.topLeft() + pixel)), tile->image,
                              QRectF(seen.translated(-squareAt(at).topLeft())));
        }
    painter.restore();
}

/// The tile, for which the least recently used one may be evicted; nullptr if all others are in use in this
/// paint.
PaintedTiles::Tile* PaintedTiles::tileAt(Cell at) {
    auto tile = tiles_.find(at);
    if (tile == tiles_.end()) {
        if (qsizetype(tiles_.size() + 1) * tileBytes > bytes_) {
            const auto oldest = std::ranges::min_element(
                tiles_, {}, [this](const auto& kept) { return int(kept.second.used - now_); });
            if (oldest == tiles_.end() || oldest->second.used == now_) return nullptr;
            tiles_.erase(oldest);
        }
        tile = tiles_.emplace(at, emptyTile(at)).first;
    }
    tile->second.used = now_;
    return &tile->second;
}

PaintedTiles::Tile PaintedTiles::emptyTile(Cell at) const {
    Tile tile{QImage(side, side, QImage::Format_RGB32), squareAt(at) & gridPixels()};
    tile.image.setDevicePixelRatio(setup_.ratio);
    return tile;
}

/// Paints the visible missing parts of the tile, and the rest of their cells inside the tile.
void PaintedTiles::complete(Tile& tile, Cell at, const QRect& seen, const Paint& paint) {
    for (const QRect& rect : tile.missing& seen) {
        if (!tile.missing.intersects(rect)) continue;
        const CellRange cells = pixels().cellsIn(QRectF(rect).adjusted(sliver, sliver, -sliver, -sliver));
        const QRect whole = (pixelsWithin(pixels().rectOf(cells)) & squareAt(at) & gridPixels()).united(rect);
        paintCells(tile, whole, squareAt(at).topLeft(), cells, paint);
        tile.missing -= whole;
    }
}

void PaintedTiles::paintCells(Tile& tile, const QRect& rect, QPoint corner, const CellRange& cells,
                              const Paint& paint) {
    const int room = roomAround(setup_.cellSize * setup_.ratio);
    if (sheet_.isNull()) {
        sheet_ = QImage(side + 2 * room, side + 2 * room, QImage::Format_RGB32);
        sheet_.setDevicePixelRatio(setup_.ratio);
        sheet_.fill(Qt::black);
    }
    GridGeometry geometry = pixels();
    geometry.cellSize = setup_.cellSize;
    geometry.origin = (setup_.phase - rect.topLeft() + QPoint(room, room)) / setup_.ratio;
    QPainter painter(&sheet_);
    paint(painter, geometry, cells);
    painter.end();
    const QPoint to = rect.topLeft() - corner;
    for (int y = 0; y < rect.height(); ++y)
        std::memcpy(tile.image.scanLine(to.y() + y) + to.x() * pixelBytes,
                    sheet_.constScanLine(room + y) + room * pixelBytes,
                    std::size_t(rect.width() * pixelBytes));
}

void PaintedTiles::touch(const CellRange& range) {
    const QRect changed = pixels().rectOf(range).toAlignedRect();
    for (auto& [at, tile] : tiles_) {
        if (!squareAt(at).intersects(changed)) continue;
        tile.missing += changed & squareAt(at) & gridPixels();
        if (tile.missing.rectCount() > mostHoles) tile.missing = tile.missing.boundingRect();
    }
}

void PaintedTiles::clear() {
    tiles_.clear();
    sheet_ = {};
}

} // namespace stonemason
