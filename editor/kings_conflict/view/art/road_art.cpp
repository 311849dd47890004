// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/band.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <QTransform>

namespace stonemason::kings_conflict {

namespace {

constexpr double roadSway = 0.028;
constexpr double roadBank = 0.024;
constexpr double smallestBankedCell = 12; ///< in pixels; a narrower road would be nothing but its banks

void paintDeck(const ArtSpace& space) {
    const ArtPalette& palette = space.palette();
    const BandSpan road = bandSpan(int(space.width()), roadThickness);
    const int overhang = std::max(1, int(std::lround(space.scale() * 0.03)));
    const double left = road.low - overhang;
    const double right = road.high + overhang;
    const double top = std::round(space.height() * 0.13);
    const double bottom = space.height() - top;
    QPainter& painter = space.painter();
    const double shade = std::round(space.scale() * 0.05);
    painter.fillRect(QRectF(right, top + shade, shade, bottom - top - shade), palette.shadow);
    painter.fillRect(QRectF(left, top, right - left, bottom - top), palette.plank.dark);

    const int planks = space.isRich() ? 9 : space.isDetailed() ? 6 : 4;
    const double gap = std::max(1.0, std::round(space.scale() * 0.014));
    for (int i = 0; i < planks; ++i) {
        const double from = std::round(top + (bottom - top) * i / planks);
        const double to = std::round(top + (bottom - top) * (i + 1) / planks);
        const QColor wood = mixed(palette.plank.base, palette.plank.light, (i * 37 % 10) / 10.0);
        painter.fillRect(QRectF(left, from, right - left, std::max(1.0, to - from - gap)), wood);
    }
    const double rail = std::max(1.0, std::round(space.scale() * 0.032));
    for (const double x : {left - rail / 2, right - rail / 2}) {
        const double at = std::round(x);
        painter.fillRect(QRectF(at, top, rail, bottom - top), palette.rail);
        if (space.isRich())
            painter.fillRect(QRectF(at, top, std::max(1.0, rail / 3), bottom - top),
                             mixed(palette.rail, palette.plank.light, 0.45));
        if (!space.isDetailed()) continue;
        const double post = rail * 2;
        for (int i = 0; i < 4; ++i) {
            const double y = std::round(top + (bottom - top - post) * i / 3);
            painter.fillRect(QRectF(at + rail / 2 - post / 2, y, post, post), palette.rail);
            if (space.isRich())
                painter.fillRect(QRectF(at + rail / 2 - post / 2, y, post / 2, post / 2), palette.plank.base);
        }
    }
}

} // namespace

void paintRoad(const ArtSpace& space, const CellLook& look, Edges edges) {
    if (edges.empty()) return;
    const ArtPalette& palette = space.palette();
    const Tones& earth = palette.road;
    const auto bands = bandsOf(space, look, edges, look.roadStops, roadThickness, roadSway);
    const bool banked = space.scale() >= smallestBankedCell;
    if (banked)
        for (const Band& band : bands)
            space.fill(band.outline(0), palette.roadBank);
    for (const Band& band : bands)
        space.fill(band.outline(banked ? roadBank : 0), earth.base);
    if (!space.isDetailed()) return;
    for (const Band& band : bands)
        for (const double lateral : {-0.38, 0.38})
            space.stroke(band.line(lateral, 0, 1), faded(earth.dark, 0.75), 0.026);
    if (!space.isRich()) return;
    ArtRandom random(look.variation, 241);
    for (const Band& band : bands)
        for (int i = 0; i < 6; ++i) {
            const QPointF at = band.at(random.between(0.22, 0.78), random.between(-0.7, 0.7));
            const double reach = random.between(0.008, 0.014);
            space.ellipse({at.x() / space.width(), at.y() / space.height()}, reach, reach * 0.8,
                          i % 3 == 0 ? earth.dark : earth.light);
        }
}

void paintBridge(const ArtSpace& space, const CellLook& look, const TileArt& bridge) {
    paintRiver(space, look, bridge.river);
    paintRoad(space, look, bridge.road);
    if (bridge.road.has(Direction::North)) {
        paintDeck(space);
        return;
    }
    // Mirrored about the diagonal the light still comes from the upper left.
    QPainter& painter = space.painter();
    painter.save();
    painter.setTransform(QTransform(0, 1, 1, 0, 0, 0), true);
    paintDeck(
        ArtSpace(painter, QSize(int(space.height()), int(space.width())), space.detail(), space.palette()));
    painter.restore();
}

} // namespace stonemason::kings_conflict
