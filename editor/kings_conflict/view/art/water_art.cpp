// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/band.h"
#include "editor/kings_conflict/view/art/tile_art.h"

namespace stonemason::kings_conflict {

namespace {

constexpr double riverSway = 0.06;

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

/// One bank's line where a river leaves its band: from the side into the cell, going outward by `widening`
/// (inward if negative) until `depth`.
struct Opening {
    Direction side;
    double widening;
    double depth;
};

/// The shape between the banks of an opening, `inset` within them.
QPainterPath openingPath(const ArtSpace& space, const Opening& opening, double inset) {
    const bool vertical = opening.side == Direction::North || opening.side == Direction::South;
    const int length = int(vertical ? space.width() : space.height());
    const BandSpan span = bandSpan(length, riverThickness);
    const int banks = insetPixels(length, inset);
    const double low = span.low + banks;
    const double high = span.high - banks;
    const double reach = opening.depth * space.scale() - (opening.widening < 0 ? banks : 0);
    const double spread = opening.widening * space.scale();
    const auto at = [&](double along, double into) { return inFromSide(space, opening.side, along, into); };
    QPainterPath path(at(low, -1));
    path.lineTo(at(low, 0));
    path.cubicTo(at(low, reach * 0.5), at(low - spread, reach * 0.55), at(low - spread, reach));
    path.cubicTo(at(low - spread, reach * 1.18), at(high + spread, reach * 1.18), at(high + spread, reach));
    path.cubicTo(at(high + spread, reach * 0.55), at(high, reach * 0.5), at(high, 0));
    path.lineTo(at(high, -1));
    path.closeSubpath();
    return path;
}

Opening mouthAt(Direction side) {
    return {side, 0.1, 0.21};
}

/// The colour, fading away from the side.
QLinearGradient fadingInward(const ArtSpace& space, Direction side, const QColor& colour, double from,
                             double to) {
    QLinearGradient gradient(inFromSide(space, side, 0, 0), inFromSide(space, side, 0, to * space.scale()));
    gradient.setColorAt(from / to, colour);
    gradient.setColorAt(1, faded(colour, 0));
    return gradient;
}

constexpr double riverBank = 0.035;

} // namespace

void paintWaves(const ArtSpace& space, const CellLook& look) {
    const Tones& sea = space.palette().ground(Ground::Sea);
    const auto isLand = [&look](Direction side) {
        return look.spill[std::size_t(aroundIndex(side))] != Ground::Sea;
    };
    const QRectF open(QPointF(isLand(Direction::West) ? 0.27 : 0, isLand(Direction::North) ? 0.27 : 0),
                      QPointF(isLand(Direction::East) ? 0.73 : 1, isLand(Direction::South) ? 0.76 : 1));
    ArtRandom random(look.variation, 211);
    if (!space.isDetailed()) {
        if (look.land() == 0)
            space.stroke(wavePath(space, {0.2, look.parity ? 0.38 : 0.62}, 0.55), sea.light, 0.05);
        return;
    }
    constexpr std::array<QPointF, 3> places{{{0.24, 0.3}, {0.52, 0.55}, {0.2, 0.76}}};
    for (const QPointF place : places) {
        const QPointF start = place + QPointF(random.between(-0.1, 0.12), random.between(-0.07, 0.05));
        const double length = random.between(0.2, 0.34);
        if (!open.contains(QRectF(start - QPointF(0, 0.02), QSizeF(length, 0.05)))) continue;
        space.stroke(wavePath(space, start + QPointF(0, 0.028), length), faded(sea.dark, 0.8), 0.026);
        space.stroke(wavePath(space, start, length), sea.light, 0.024);
    }
}

void paintRiver(const ArtSpace& space, const CellLook& look, Edges edges) {
    if (edges.empty()) return;
    const ArtPalette& palette = space.palette();
    const Tones& water = palette.river;
    const auto bands = bandsOf(space, look, edges, look.riverStops, riverThickness, riverSway);
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

QPainterPath mouthPath(const ArtSpace& space, Edges sides) {
    QPainterPath path;
    for (Direction side : allDirections)
        if (sides.has(side)) path.addPath(openingPath(space, mouthAt(side), 0));
    return path;
}

void paintMouths(const ArtSpace& space, Edges sides) {
    const ArtPalette& palette = space.palette();
    for (Direction side : allDirections) {
        if (!sides.has(side)) continue;
        const QPainterPath outer = openingPath(space, mouthAt(side), 0);
        const QPainterPath inner = openingPath(space, mouthAt(side), riverBank);
        space.fill(outer, palette.shallows);
        space.fill(outer, fadingInward(space, side, palette.river.base, 0.05, 0.24));
        space.fill(outer.subtracted(inner), fadingInward(space, side, palette.riverBank, 0.04, 0.19));
        if (space.isRich())
            space.fill(inner.subtracted(openingPath(space, mouthAt(side), 2 * riverBank)),
                       fadingInward(space, side, palette.river.dark, 0.02, 0.15));
    }
}

void paintSprings(const ArtSpace& space, Edges sides) {
    const ArtPalette& palette = space.palette();
    for (Direction side : allDirections) {
        if (!sides.has(side)) continue;
        const Opening spring{side, -0.12, 0.2};
        space.fill(openingPath(space, spring, 0), palette.riverBank);
        if (space.isRich()) space.fill(openingPath(space, spring, riverBank), palette.river.dark);
        space.fill(openingPath(space, spring, space.isRich() ? 2 * riverBank : riverBank),
                   palette.river.base);
    }
}

} // namespace stonemason::kings_conflict
