// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/vector_board.h"

#include "editor/grid/document/grid_geometry.h"
#include "editor/kings_conflict/view/art/band.h"
#include "editor/kings_conflict/view/art/overlay_art.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <map>

namespace stonemason::kings_conflict {

QColor flatColour(const TileArt& art, const ArtPalette& palette) {
    const QColor ground = palette.ground(art.ground).base;
    switch (art.feature) {
    case Feature::Trees: return mixed(ground, palette.pine.base, 0.6);
    case Feature::Peaks: return mixed(ground, palette.stone.base, 0.7);
    case Feature::Cone: return palette.cone.base;
    case Feature::Hole: return palette.ground(Ground::Unknown).dark;
    case Feature::Unknown: return palette.warning;
    default: return ground;
    }
}

std::vector<QRect> flatBands(QSize size, Edges edges, double thickness) {
    const BandSpan across = bandSpan(size.width(), thickness);
    const BandSpan down = bandSpan(size.height(), thickness);
    std::vector<QRect> bands;
    const auto add = [&bands](int left, int top, int right, int bottom) {
        bands.emplace_back(left, top, right - left, bottom - top);
    };
    if (edges.has(Direction::North)) add(across.low, 0, across.high, down.high);
    if (edges.has(Direction::South)) add(across.low, down.low, across.high, size.height());
    if (edges.has(Direction::West)) add(0, down.low, across.high, down.high);
    if (edges.has(Direction::East)) add(across.low, down.low, size.width(), down.high);
    return bands;
}

namespace {

void fill(std::vector<QRgb>& pixels, QSize size, const std::vector<QRect>& areas, QRgb colour) {
    for (const QRect& area : areas)
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                pixels[std::size_t(y * size.width() + x)] = colour;
}

} // namespace

FlatTiles::FlatTiles(const ArtTable& arts, const ArtPalette& palette, double cell)
    : arts_(arts), palette_(palette), base_(int(cell)) {
}

const QRgb* FlatTiles::pixels(Code code, QSize size) {
    const auto variant = std::size_t((size.width() > base_ ? 1 : 0) + (size.height() > base_ ? 2 : 0));
    auto& tile = tiles_[std::uint8_t(code)][variant];
    if (tile.empty()) {
        const TileArt& art = arts_[code];
        tile.assign(std::size_t(size.width() * size.height()), flatColour(art, palette_).rgb());
        fill(tile, size, flatBands(size, art.river, riverThickness), palette_.river.base.rgb());
        fill(tile, size, flatBands(size, art.road, roadThickness), palette_.road.base.rgb());
    }
    return tile.data();
}

namespace {

/// How far a tile extends below the tiles painted after it, which hides gaps between them where units are
/// not whole pixels.
constexpr int bleed = 1;

bool paintTerrain(QPainter& painter, const TerrainView& view, const PixelGrid& grid, Theme theme,
                  const WorkProgress& progress) {
    const ArtPalette& palette = artPalette(theme);
    const Detail detail = detailFor(grid.cell());
    const QRect board = grid.rect(wholeOf(view.size()));
    return forEachRowOf(wholeOf(view.size()), progress, [&](Cell cell) {
        const QRect box = grid.rect(cell);
        const QRect reach = box.adjusted(0, 0, bleed, bleed) & board;
        const TileArt& art = view.art(cell);
        painter.save();
        painter.setClipRect(reach, Qt::IntersectClip);
        painter.fillRect(reach, palette.ground(art.ground).base);
        painter.translate(box.topLeft());
        paintCell(ArtSpace(painter, box.size(), detail, palette), view.look(cell), art);
        painter.restore();
    });
}

/// Cells in one colour each, with rivers and roads as bands. All cells of a colour form one path.
bool paintFlat(QPainter& painter, const TerrainView& view, const PixelGrid& grid, Theme theme,
               const WorkProgress& progress) {
    const ArtPalette& palette = artPalette(theme);
    std::map<QRgb, QPainterPath> grounds;
    QPainterPath rivers;
    QPainterPath roads;
    for (QPainterPath* path : {&rivers, &roads})
        path->setFillRule(Qt::WindingFill); // bands overlap
    const bool isGoing = forEachRowOf(wholeOf(view.size()), progress, [&](Cell cell) {
        const QRect box = grid.rect(cell);
        const TileArt& art = view.art(cell);
        grounds[flatColour(art, palette).rgb()].addRect(box);
        for (const QRect& band : flatBands(box.size(), art.river, riverThickness))
            rivers.addRect(band.translated(box.topLeft()));
        for (const QRect& band : flatBands(box.size(), art.road, roadThickness))
            roads.addRect(band.translated(box.topLeft()));
    });
    if (!isGoing) return false;
    for (const auto& [colour, area] : grounds) {
        if (!goesOn(progress, 1)) return false;
        painter.fillPath(area, QColor(colour));
    }
    painter.fillPath(rivers, palette.river.base);
    painter.fillPath(roads, palette.road.base);
    return true;
}

/// All cells of a value form one path: the seams between translucent areas would be visible.
bool paintHeat(QPainter& painter, const Grid<Code>& hints, const TerrainView& view, const PixelGrid& grid,
               const WorkProgress& progress) {
    for (Code value = '1'; value <= '9'; ++value) { // 0 is no hint
        if (!goesOn(progress, (value - '1') / 9.0)) return false;
        QPainterPath area;
        for (int row = 0; row < view.size().rows; ++row)
            for (int column = 0; column < view.size().columns; ++column)
                if (const Cell at = view.turn({row, column}); hints.contains(at) && hints[at] == value)
                    area.addRect(grid.rect(Cell{row, column}));
        painter.fillPath(area, heatColour(value - '0'));
    }
    return true;
}

} // namespace

void paintVectorBoard(QPainter& painter, const Map& map, const GameProfile& game, const ArtTable& arts,
                      const MapStyle& wanted, int cellSize, const WorkProgress& progress) {
    const bool isBig = map.size().area() > bigBoard;
    MapStyle style = wanted;
    if (isBig) {
        style.codes = false;
        style.numbersOf = -1;
    }
    const PixelGrid grid({0, 0}, cellSize);
    const TerrainView view(map, game, arts, style.turned);
    const double opacity = painter.opacity();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paintLayer = [&](int layer, const WorkProgress& part) {
        if (layer != terrainLayer) return paintHeat(painter, map.layer(layer), view, grid, part);
        return isBig ? paintFlat(painter, view, grid, style.theme, part)
                     : paintTerrain(painter, view, grid, style.theme, part);
    };
    bool isGoing = true;
    const double layers = map.layerCount();
    for (int layer = 0; isGoing && layer < map.layerCount(); ++layer) {
        const double own = opacityOf(style, layer);
        if (own <= 0 || !map.hasLayer(layer)) continue;
        painter.setOpacity(opacity * own);
        isGoing = paintLayer(layer, partOf(progress, layer / layers, (layer + 1) / layers));
    }
    painter.setOpacity(opacity);
    if (isGoing) paintOverlay({painter, map, game, style, view, grid, wholeOf(map.size())});
    painter.restore();
}

} // namespace stonemason::kings_conflict
