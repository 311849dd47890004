// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/flat_tiles.h"

#include "editor/kings_conflict/view/art/band.h"
#include "editor/kings_conflict/view/art/tile_art.h"

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

} // namespace stonemason::kings_conflict
