// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/art/band.h"
#include "editor/map/art/tile_art.h"

namespace stonemason {

namespace {

QPainterPath wavePath(const ArtSpace& space, QPointF start, double length) {
    const double half = length / 4;
    QPainterPath wave(space.at(start));
    for (int i = 0; i < 2; ++i) {
        const QPointF from = start + QPointF(2 * half * i, 0);
        wave.quadTo(space.at(from + QPointF(half * 0.5, half * 0.62)),
                    space.at(from + QPointF(half, half * 0.1)));
        wave.quadTo(space.at(from + QPointF(half * 1.5, -half * 0.42)),
                    space.at(from + QPointF(2 * half, 0)));
    }
    return wave;
}

/// Straight runs and bends that together join all the edges.
std::vector<Band> bandsOf(const ArtSpace& space, const CellLook& look, Edges edges) {
    std::vector<Direction> sides;
    for (Direction d : allDirections)
        if (edges.has(d)) sides.push_back(d);
    std::vector<Band> bands;
    const double sway = ArtRandom(look.variation * 2 + look.parity, 7).between(-0.06, 0.06);
    const auto add = [&](Direction from, Direction to) {
        Band band(space, from, to, riverThickness, sway);
        for (Direction side : {from, to})
            if (!edges.has(side) || look.riverStops.has(side)) band.stopAt(side);
        bands.push_back(band);
    };
    if (sides.size() == 1) add(sides[0], opposite(sides[0]));
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = i + 1; j < sides.size(); ++j)
            add(sides[i], sides[j]);
    return bands;
}

/// A river's mouth in the sea, or its spring among rocks: the band at the side, and how far it widens (or
/// narrows) until `depth`.
QPainterPath openingPath(const ArtSpace& space, Direction side, double widening, double depth, double inset) {
    const bool vertical = side == Direction::North || side == Direction::South;
    const int length = int(vertical ? space.width() : space.height());
    const BandSpan span = bandSpan(length, riverThickness);
    const int banks = insetPixels(length, inset);
    const double low = span.low + banks;
    const double high = span.high - banks;
    const double reach = depth * space.scale() - banks;
    const double spread = widening * space.scale();
    const auto at = [&](double along, double into) { return inFromSide(space, side, along, into); };
    QPainterPath path(at(low, -1));
    path.lineTo(at(low, 0));
    path.cubicTo(at(low, reach * 0.45), at(low - spread, reach * 0.6), at(low - spread, reach));
    path.cubicTo(at(low - spread, reach * 1.18), at(high + spread, reach * 1.18), at(high + spread, reach));
    path.cubicTo(at(high + spread, reach * 0.6), at(high, reach * 0.45), at(high, 0));
    path.lineTo(at(high, -1));
    path.closeSubpath();
    return path;
}

constexpr double riverBank = 0.035;

} // namespace

void paintWaves(const ArtSpace& space, const CellLook& look) {
    const Tones& sea = space.palette().ground(Ground::Sea);
    ArtRandom random(look.variation, 211);
    if (!space.isDetailed()) {
        space.stroke(wavePath(space, {0.2, look.parity ? 0.38 : 0.62}, 0.55), sea.light, 0.05);
        return;
    }
    constexpr std::array<QPointF, 3> places{{{0.34, 0.33}, {0.62, 0.55}, {0.3, 0.74}}};
    for (const QPointF place : places) {
        const QPointF start =
            place + QPointF(random.between(-0.06, 0.06) - 0.12, random.between(-0.05, 0.05));
        const double length = random.between(0.24, 0.34);
        space.stroke(wavePath(space, start + QPointF(0, 0.028), length), faded(sea.dark, 0.8), 0.026);
        space.stroke(wavePath(space, start, length), sea.light, 0.024);
    }
}

void paintRiver(const ArtSpace& space, const CellLook& look, Edges edges) {
    if (edges.empty()) return;
    const ArtPalette& palette = space.palette();
    const Tones& water = palette.river;
    const auto bands = bandsOf(space, look, edges);
    const auto layer = [&](double inset, const QColor& colour) {
        for (const Band& band : bands)
            space.fill(band.outline(inset), colour);
    };
    layer(0, palette.riverBank);
    if (space.isRich()) {
        layer(riverBank, water.dark);
        layer(2 * riverBank, water.base);
    } else {
        layer(riverBank, water.base);
    }
    if (!space.isDetailed()) return;
    ArtRandom random(look.variation, 223);
    for (const Band& band : bands) {
        const double shift = random.between(-0.06, 0.06);
        space.stroke(band.line(-0.3, 0.14 + shift, 0.36 + shift), water.light, 0.02);
        space.stroke(band.line(0.28, 0.4 + shift, 0.58 + shift), water.light, 0.02);
        space.stroke(band.line(-0.12, 0.64 + shift, 0.84 + shift), water.light, 0.02);
    }
}

void paintFedSides(const ArtSpace& space, const CellLook& look, Ground own) {
    if (look.fed.empty()) return;
    const ArtPalette& palette = space.palette();
    const bool mouth = own == Ground::Sea;
    const double widening = mouth ? 0.14 : -0.12;
    const double depth = mouth ? 0.26 : 0.2;
    for (Direction side : allDirections) {
        if (!look.fed.has(side)) continue;
        const QPointF from = inFromSide(space, side, space.scale() / 2, 0);
        const QPointF to = inFromSide(space, side, space.scale() / 2, depth * 1.1 * space.scale());
        const auto towards = [&](const QColor& colour) {
            QLinearGradient gradient(from, to);
            gradient.setColorAt(0, colour);
            gradient.setColorAt(0.35, colour);
            gradient.setColorAt(1, mouth ? faded(palette.shallows, 0) : colour);
            return QBrush(gradient);
        };
        space.fill(openingPath(space, side, widening, depth, 0), towards(palette.riverBank));
        if (mouth) space.fill(openingPath(space, side, widening, depth * 1.15, riverBank), palette.shallows);
        if (space.isRich())
            space.fill(openingPath(space, side, widening, depth, riverBank), towards(palette.river.dark));
        space.fill(openingPath(space, side, widening, depth, space.isRich() ? 2 * riverBank : riverBank),
                   towards(palette.river.base));
    }
}

} // namespace stonemason
