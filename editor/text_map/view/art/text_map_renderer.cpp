// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/art/text_map_renderer.h"

#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/painted_tiles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace stonemason::text_map {

namespace {

constexpr qsizetype pictureBytes = 16 * 1024 * 1024;
constexpr double smallestPicture = 6; ///< device pixels of a cell, below which it is a colour
constexpr double smallestGrid = 8;    ///< from which on lines between cells are of use
constexpr double smallestSign = 12;   ///< from which on characters over cells can be read

/// Where the cells of one direction are among device pixels.
struct Axis {
    double origin = 0; ///< of the first cell
    double cell = 1;
    int cells = 1;

    /// The pixels that cells first to last touch.
    int firstPixel(int first) const { return int(std::floor(origin + first * cell)); }
    int lastPixel(int last) const { return int(std::ceil(origin + (last + 1) * cell)) - 1; }
    int within(double place) const { return std::clamp(int(std::floor(place)), 0, cells - 1); }
    /// The cell in the middle of a pixel, and the first and the last that a pixel shows something of.
    int middle(int pixel) const { return within((pixel + 0.5 - origin) / cell); }
    int first(int pixel) const { return within((pixel - origin) / cell); }
    int last(int pixel) const {
        return std::max(first(pixel), within(std::ceil((pixel + 1 - origin) / cell) - 1));
    }
};

/// Colours one pixel after the other.
class PixelPainter {
public:
    PixelPainter(const Grid<SignIndex>& cells, const std::vector<QRgb>& palette, const ColourLevels* levels,
                 const Axis& across, const Axis& down)
        : cells_(cells), palette_(palette), levels_(levels), across_(across), down_(down) {}

    /// The pixels of that rectangle.
    QImage image(const QRect& area) {
        QImage image(area.size(), QImage::Format_RGB32);
        if (image.isNull()) return image;
        int row = -1; // shown by the line above
        for (int y = 0; y < area.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            const int pixel = area.top() + y;
            if (across_.cell < 1) {
                fillWithMeans(line, pixel, area);
            } else if (down_.middle(pixel) == row) {
                std::memcpy(line, image.constScanLine(y - 1), std::size_t(area.width()) * sizeof(QRgb));
            } else {
                row = down_.middle(pixel);
                for (int x = 0; x < area.width(); ++x)
                    line[x] = palette_[cells_[{row, across_.middle(area.left() + x)}]];
            }
        }
        return image;
    }

private:
    void fillWithMeans(QRgb* line, int pixel, const QRect& area) const {
        const int first = down_.first(pixel);
        const int last = down_.last(pixel);
        for (int x = 0; x < area.width(); ++x) {
            const int column = area.left() + x;
            line[x] = mean({{first, across_.first(column)}, {last, across_.last(column)}});
        }
    }

    QRgb mean(const CellRange& range) const {
        if (levels_) return levels_->mean(cells_, range);
        unsigned red = 0;
        unsigned green = 0;
        unsigned blue = 0;
        unsigned count = 0;
        for (int row = range.first.row; row <= range.last.row; ++row)
            for (int column = range.first.column; column <= range.last.column; ++column, ++count) {
                const QRgb colour = palette_[cells_[{row, column}]];
                red += unsigned(qRed(colour));
                green += unsigned(qGreen(colour));
                blue += unsigned(qBlue(colour));
            }
        return qRgb(int(red / count), int(green / count), int(blue / count));
    }

    const Grid<SignIndex>& cells_;
    const std::vector<QRgb>& palette_;
    const ColourLevels* levels_;
    const Axis& across_;
    const Axis& down_;
};

void paintLines(QPainter& painter, const GridGeometry& geometry, const CellRange& range, bool dark) {
    const double ratio = ratioOf(painter);
    const QColor colour = dark ? QColor(255, 255, 255, 30) : QColor(0, 0, 0, 40);
    const QRectF all = snapped(geometry.rectOf(range), ratio);
    const double line = 1 / ratio;
    for (int row = range.first.row; row <= range.last.row; ++row) {
        const QRectF cell = snapped(geometry.rectOf(Cell{row, range.first.column}), ratio);
        painter.fillRect(QRectF(all.left(), cell.top(), all.width(), line), colour);
    }
    for (int column = range.first.column; column <= range.last.column; ++column) {
        const QRectF cell = snapped(geometry.rectOf(Cell{range.first.row, column}), ratio);
        painter.fillRect(QRectF(cell.left(), all.top(), line, all.height()), colour);
    }
}

} // namespace

TextMapRenderer::TextMapRenderer(const SignBook& signs) : signs_(signs), images_(pictureBytes) {
}

const QImage& TextMapRenderer::imageOf(const SignLook& look, QSize size, bool dark) {
    return images_.image(look.key(), size, dark, [&](QPainter& painter, const QRectF& rect) {
        text_map::paintSign(painter, rect, look, signs_, dark);
    });
}

void TextMapRenderer::paint(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
                            const GridGeometry& geometry, const CellRange& range,
                            const ColourLevels* levels) {
    if (range.last.row < range.first.row || range.last.column < range.first.column) return;
    painter.save();
    const double pixels = geometry.cellSize * ratioOf(painter);
    if (pixels < smallestPicture)
        paintColours(painter, map, style, geometry, range, levels);
    else
        paintPictures(painter, map, style, geometry, range);
    painter.restore();
}

void TextMapRenderer::paintPictures(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
                                    const GridGeometry& geometry, const CellRange& range) {
    const double ratio = ratioOf(painter);
    painter.setClipRect(snapped(geometry.rectOf(range), ratio), Qt::IntersectClip);
    forEachIn(range, [&](Cell cell) {
        const QRectF rect = snapped(geometry.rectOf(cell), ratio);
        const QSize size = pixelsOf(rect, ratio);
        if (!size.isEmpty())
            painter.drawImage(rect, imageOf(lookOf(signs_, *map.cells, *map.codes, cell), size, style.dark));
        if (style.signs && size.height() >= smallestSign) paintPlate(painter, rect, map.at(cell), signs_);
    });
    if (style.gridLines && geometry.cellSize * ratio >= smallestGrid)
        paintLines(painter, geometry, range, style.dark);
}

void TextMapRenderer::paintColours(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
                                   const GridGeometry& geometry, const CellRange& range,
                                   const ColourLevels* levels) const {
    const double ratio = ratioOf(painter);
    const double cell = geometry.cellSize * ratio;
    const Axis across{geometry.origin.x() * ratio, cell, map.size().columns};
    const Axis down{geometry.origin.y() * ratio, cell, map.size().rows};
    const QRect area(QPoint(across.firstPixel(range.first.column), down.firstPixel(range.first.row)),
                     QPoint(across.lastPixel(range.last.column), down.lastPixel(range.last.row)));
    const std::vector<QRgb> palette = levels ? levels->palette() : paletteOf(*map.codes, style.dark);
    QImage image = PixelPainter(*map.cells, palette, levels, across, down).image(area);
    image.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(area.topLeft()) / ratio, image);
}

void TextMapRenderer::paintSign(QPainter& painter, const QRectF& rect, TileIndex code, bool dark) {
    const double ratio = ratioOf(painter);
    const QRectF place = snapped(rect, ratio);
    const QSize size = pixelsOf(place, ratio);
    if (!size.isEmpty()) painter.drawImage(place, imageOf({.code = code}, size, dark));
}

std::vector<QRgb> TextMapRenderer::paletteOf(const std::vector<TileIndex>& codes, bool dark) const {
    std::vector<QRgb> palette;
    for (const TileIndex code : codes)
        palette.push_back(plainColour(signs_, code, dark).rgb());
    return palette;
}

void TextMapRenderer::paintVectors(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
                                   int cellSize, const WorkProgress& progress) {
    const GridGeometry geometry{map.size(), double(cellSize), {}, false};
    const CellRange whole = wholeOf(map.size());
    const bool isGoing = forEachRowOf(whole, stonemason::partOf(progress, 0, 0.5), [&](Cell cell) {
        text_map::paintSign(painter, geometry.rectOf(cell), lookOf(signs_, *map.cells, *map.codes, cell),
                            signs_, style.dark);
    });
    if (!isGoing) return;
    if (style.signs && !forEachRowOf(whole, stonemason::partOf(progress, 0.5, 1), [&](Cell cell) {
            paintPlate(painter, geometry.rectOf(cell), map.at(cell), signs_);
        }))
        return;
    if (style.gridLines) paintLines(painter, geometry, whole, style.dark);
}

GridLook TextMapRenderer::look(const TextMapCells& map, const TextMapStyle& style,
                               const ColourLevels* levels) {
    return {.size = map.size(),
            .paint = [this, map, style, levels](
                         QPainter& painter, const GridGeometry& geometry,
                         const CellRange& range) { paint(painter, map, style, geometry, range, levels); },
            .paintVectors =
                [this, map, style](QPainter& painter, int cellSize, const WorkProgress& progress) {
                    paintVectors(painter, map, style, cellSize, progress);
                },
            .smallestCell = smallestDrawnCell};
}

QImage TextMapRenderer::image(const TextMapCells& map, const TextMapStyle& style, QSize size) {
    return gridPicture(look(map, style), size);
}

GridLook lastingLook(const TextMapCells& map, const SignBook& signs, const TextMapStyle& style) {
    struct Kept {
        Kept(const TextMapCells& map, const SignBook& book)
            : cells(*map.cells), codes(*map.codes), signs(book.copy()), renderer(*signs) {}
        Grid<SignIndex> cells;
        std::vector<TileIndex> codes;
        std::unique_ptr<const SignBook> signs; // others open maps with new signs meanwhile
        TextMapRenderer renderer;
    };
    const auto kept = std::make_shared<Kept>(map, signs);
    GridLook look = kept->renderer.look({&kept->cells, &kept->codes}, style);
    look.owned = kept;
    return look;
}

} // namespace stonemason::text_map
