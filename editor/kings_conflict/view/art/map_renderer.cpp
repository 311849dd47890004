// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/map_renderer.h"

#include "editor/grid/view/grid_picture.h"
#include "editor/kings_conflict/view/art/overlay_art.h"
#include "editor/kings_conflict/view/art/vector_board.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <cmath>
#include <cstring>

namespace stonemason::kings_conflict {

namespace {

constexpr double smallestArt = 6; ///< device pixels a cell needs to be drawn as more than a colour
constexpr double smallestInContext =
    16; ///< device pixels a cell of a big board needs to show what is around it
/// Pixels that are composed before they are painted: no more than fit in the CPU cache, because the
/// buffer is reused.
constexpr int stripPixels = 64 * 1024;

bool isEmpty(CellRange range) {
    return range.first.row > range.last.row || range.first.column > range.last.column;
}

/// Whether the transform only translates and scales uniformly.
bool keepsPixelsUpright(const QTransform& t) {
    return t.type() <= QTransform::TxScale && t.m11() > 0 && std::abs(t.m11() - t.m22()) < 1e-9 * t.m11();
}

/// Makes the painter draw in device pixels.
void toDevicePixels(QPainter& painter) {
    const QTransform device = painter.deviceTransform();
    painter.setWorldTransform(device.inverted() * painter.worldTransform());
}

/// A pixel buffer in which rows of cells are composed.
class Strip {
public:
    void resize(QSize size) {
        size_ = size;
        pixels_.resize(std::size_t(size.width()) * std::size_t(size.height()));
    }
    QRgb* line(int y) { return pixels_.data() + std::ptrdiff_t(y) * size_.width(); }
    /// Copies pixels that are stored row by row without gaps.
    void put(QPoint corner, const QRgb* source, QSize size) {
        for (int y = 0; y < size.height(); ++y)
            std::memcpy(line(corner.y() + y) + corner.x(), source + std::ptrdiff_t(y) * size.width(),
                        std::size_t(size.width()) * sizeof(QRgb));
    }
    QImage image(QImage::Format format) const {
        return QImage(reinterpret_cast<const uchar*>(pixels_.data()), size_.width(), size_.height(),
                      qsizetype(size_.width()) * qsizetype(sizeof(QRgb)), format);
    }

private:
    QSize size_;
    std::vector<QRgb> pixels_;
};

} // namespace

class MapRenderer::Private {
public:
    explicit Private(const GameProfile& profile) : game(profile), arts(profile), cache(arts) {}

    void paintUpright(QPainter& painter, const Map& map, const MapStyle& style, double cellSize,
                      CellRange range);
    void paintTerrain(QPainter& painter, const TerrainView& view, const PixelGrid& grid, CellRange range,
                      Theme theme);
    void paintHeat(QPainter& painter, const Grid<Code>& hints, const TerrainView& view, const PixelGrid& grid,
                   CellRange range);
    /// Calls fillRow(row, area of the strip) for each row and draws strip by strip.
    template <typename FillRow>
    void paintStrips(QPainter& painter, const PixelGrid& grid, CellRange range, QImage::Format format,
                     FillRow fillRow);

    const GameProfile& game;
    ArtTable arts;
    TileCache cache;
    Strip strip;
};

template <typename FillRow>
void MapRenderer::Private::paintStrips(QPainter& painter, const PixelGrid& grid, CellRange range,
                                       QImage::Format format, FillRow fillRow) {
    const int width = std::max(1, grid.rect(range).width());
    const int rowsAtOnce = std::max(1, int(stripPixels / (width * std::max(1.0, grid.cell()))));
    for (int first = range.first.row; first <= range.last.row; first += rowsAtOnce) {
        const int last = std::min(range.last.row, first + rowsAtOnce - 1);
        const QRect area = grid.rect({{first, range.first.column}, {last, range.last.column}});
        if (area.isEmpty()) continue;
        strip.resize(area.size());
        for (int row = first; row <= last; ++row)
            fillRow(row, area);
        painter.drawImage(area.topLeft(), strip.image(format));
    }
}

void MapRenderer::Private::paintTerrain(QPainter& painter, const TerrainView& view, const PixelGrid& grid,
                                        CellRange range, Theme theme) {
    const bool flat = grid.cell() < smallestArt;
    const Detail detail = detailFor(grid.cell());
    const bool simple = grid.cell() < smallestInContext && view.size().area() > bigBoard;
    FlatTiles flatTiles(arts, artPalette(theme), grid.cell());
    paintStrips(painter, grid, range, QImage::Format_RGB32, [&](int row, const QRect& area) {
        for (int column = range.first.column; column <= range.last.column; ++column) {
            const Cell cell{row, column};
            const QRect box = grid.rect(cell);
            if (box.isEmpty()) continue;
            const QPoint corner = box.topLeft() - area.topLeft();
            if (flat) {
                strip.put(corner, flatTiles.pixels(view.code(cell), box.size()), box.size());
            } else {
                const QImage& tile =
                    cache.tile(simple ? view.simpleLook(cell) : view.look(cell), box.size(), detail, theme);
                strip.put(corner, reinterpret_cast<const QRgb*>(tile.constBits()), box.size());
            }
        }
    });
}

void MapRenderer::Private::paintHeat(QPainter& painter, const Grid<Code>& hints, const TerrainView& view,
                                     const PixelGrid& grid, CellRange range) {
    paintStrips(painter, grid, range, QImage::Format_ARGB32_Premultiplied, [&](int row, const QRect& area) {
        const QRect band = grid.rect({{row, range.first.column}, {row, range.last.column}});
        if (band.isEmpty()) return;
        QRgb* first = strip.line(band.top() - area.top());
        for (int column = range.first.column; column <= range.last.column; ++column) {
            const Cell at = view.turn({row, column});
            const bool shown = hints.contains(at) && hints[at] > '0' && hints[at] <= '9'; // 0 is no hint
            const QRect box = grid.rect(Cell{row, column});
            std::fill_n(first + (box.left() - area.left()), std::max(0, box.width()),
                        shown ? heatColour(hints[at] - '0').rgb() : qRgba(0, 0, 0, 0));
        }
        for (int y = 1; y < band.height(); ++y)
            std::memcpy(first + std::ptrdiff_t(y) * area.width(), first,
                        std::size_t(area.width()) * sizeof(QRgb));
    });
}

void MapRenderer::Private::paintUpright(QPainter& painter, const Map& map, const MapStyle& style,
                                        double cellSize, CellRange range) {
    const QTransform device = painter.deviceTransform();
    const PixelGrid grid(device.map(QPointF(0, 0)).toPoint(), cellSize * device.m11());
    const double opacity = painter.opacity();
    painter.save();
    toDevicePixels(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const TerrainView view(map, game, arts, style.turned);
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        const double own = opacityOf(style, layer);
        if (own <= 0 || !map.hasLayer(layer)) continue;
        painter.setOpacity(opacity * own);
        if (layer == terrainLayer)
            paintTerrain(painter, view, grid, range, style.theme);
        else
            paintHeat(painter, map.layer(layer), view, grid, range);
    }
    painter.setOpacity(opacity);
    const double pixelRatio = painter.device()->devicePixelRatioF();
    paintOverlay({painter, map, game, style, view, grid, range, pixelRatio, &cache});
    painter.restore();
}

CellRange affectedBy(CellRange range) {
    return {{range.first.row - 1, range.first.column - 1}, {range.last.row + 1, range.last.column + 1}};
}

MapRenderer::MapRenderer(const GameProfile& game) : d_(std::make_unique<Private>(game)) {
}
MapRenderer::~MapRenderer() = default;

void MapRenderer::paint(QPainter& painter, const Map& map, const MapStyle& style, double cellSize,
                        CellRange range) {
    range = clipped(range, map.size());
    if (isEmpty(range) || !(cellSize > 0)) return;
    if (style.turned) {
        const TerrainView view(map, d_->game, d_->arts, true);
        range = {view.turn(range.last), view.turn(range.first)};
    }
    const QTransform device = painter.deviceTransform();
    if (keepsPixelsUpright(device)) {
        d_->paintUpright(painter, map, style, cellSize, range);
        return;
    }
    const double enlarged = std::sqrt(std::abs(device.determinant()));
    const PixelGrid grid({0, 0}, cellSize * enlarged);
    const QRect area = grid.rect(range);
    QImage picture(area.size(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull()) return;
    picture.fill(Qt::transparent);
    QPainter inside(&picture);
    inside.translate(-area.topLeft());
    d_->paintUpright(inside, map, style, grid.cell(), range);
    inside.end();
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(QPointF(area.topLeft()) / enlarged, QSizeF(area.size()) / enlarged), picture);
    painter.restore();
}

void MapRenderer::paintVectors(QPainter& painter, const Map& map, const MapStyle& style, int cellSize,
                               const WorkProgress& progress) {
    paintVectorBoard(painter, map, d_->game, d_->arts, style, cellSize, progress);
}

QPixmap MapRenderer::tile(Code code, int size, double devicePixelRatio, Theme theme, Cell cell) {
    const int pixels = std::max(1, int(std::lround(size * devicePixelRatio)));
    QPixmap pixmap =
        QPixmap::fromImage(d_->cache.tile(loneLook(code, cell), {pixels, pixels}, detailFor(pixels), theme));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

void MapRenderer::paintTile(QPainter& painter, const QRectF& rect, Code code, Theme theme, Cell cell) {
    const QTransform device = painter.deviceTransform();
    const QRectF place = device.mapRect(rect);
    const QRect pixels(QPoint(int(std::lround(place.left())), int(std::lround(place.top()))),
                       QPoint(int(std::lround(place.right())) - 1, int(std::lround(place.bottom())) - 1));
    if (pixels.isEmpty()) return;
    const QImage& image =
        d_->cache.tile(loneLook(code, cell), pixels.size(), detailFor(place.width()), theme);
    painter.save();
    if (keepsPixelsUpright(device)) {
        toDevicePixels(painter);
        painter.drawImage(pixels.topLeft(), image);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, image);
    }
    painter.restore();
}

GridLook MapRenderer::look(const Map& map, const MapStyle& style) {
    return {.size = map.size(),
            .turned = style.turned,
            .paint =
                [this, &map, style](QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
                    painter.translate(geometry.origin);
                    paint(painter, map, style, geometry.cellSize, range);
                },
            .paintVectors =
                [this, &map, style](QPainter& painter, int cellSize, const WorkProgress& progress) {
                    paintVectors(painter, map, style, cellSize, progress);
                }};
}

QImage MapRenderer::image(const Map& map, const MapStyle& style, QSize size) {
    return gridPicture(look(map, style), size);
}

} // namespace stonemason::kings_conflict
