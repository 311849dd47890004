// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/band.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

bool isVertical(Direction d) {
    return d == Direction::North || d == Direction::South;
}

} // namespace

BandSpan bandSpan(int sideLength, double thickness) {
    int whole = std::max(1, int(std::lround(thickness * sideLength)));
    if ((sideLength - whole) % 2 != 0) ++whole;
    const int low = (sideLength - whole) / 2;
    return {low, low + whole};
}

int insetPixels(int sideLength, double inset) {
    return inset > 0 ? std::max(1, int(std::lround(inset * sideLength))) : 0;
}

Band::Band(const ArtSpace& space, Direction from, Direction to, double thickness, double sway)
    : size_(space.rect().size()), sway_(sway * space.scale()), reach_(thickness / 2) {
    if (isVertical(to) && !isVertical(from)) std::swap(from, to);
    bends_ = isVertical(from) != isVertical(to);
    upright_ = isVertical(from);
    if (!bends_ && (from == Direction::South || from == Direction::East)) std::swap(from, to);
    from_ = from;
    const bool west = to == Direction::West;
    const bool north = from == Direction::North;
    corner_ = {west ? 0 : space.width(), north ? 0 : space.height()};
    inward_ = {west ? 1.0 : -1.0, north ? 1.0 : -1.0};
    across_ = bandSpan(int(space.width()), thickness);
    down_ = bandSpan(int(space.height()), thickness);
}

void Band::stopAt(Direction side) {
    const double tip = reach_ + 0.08;
    if (side == from_)
        start_ = tip;
    else
        end_ = 1 - tip;
}

QPointF Band::at(double t, double lateral, double inset) const {
    const double f = (lateral + 1) / 2;
    const auto within = [&](BandSpan span, double side) {
        const int banks = insetPixels(int(side), inset);
        return span.low + banks + f * (span.high - span.low - 2 * banks);
    };
    if (bends_) {
        const double angle = t * std::numbers::pi / 2;
        return corner_ + QPointF(inward_.x() * within(across_, size_.width()) * std::cos(angle),
                                 inward_.y() * within(down_, size_.height()) * std::sin(angle));
    }
    const double fade = std::sin(std::numbers::pi * t);
    const double aside = sway_ * fade * fade * std::sin(2 * std::numbers::pi * t);
    if (upright_) return {within(across_, size_.width()) + aside, t * size_.height()};
    return {t * size_.width(), within(down_, size_.height()) + aside};
}

void Band::addTip(QPolygonF& rim, double t, double outward, double inset) const {
    const QPointF middle = at(t, 0, inset);
    const QPointF side = at(t, -outward, inset) - middle;
    QPointF along = at(t + 0.01 * outward, 0, inset) - middle;
    along *= std::hypot(side.x(), side.y()) / std::max(1e-6, std::hypot(along.x(), along.y()));
    for (int i = 1; i < 12; ++i) {
        const double angle = std::numbers::pi * i / 12;
        rim << middle + side * std::cos(angle) + along * std::sin(angle);
    }
}

QPainterPath Band::outline(double inset) const {
    const int steps = std::clamp(int(size_.width() / 4), 8, 40);
    QPolygonF rim;
    const auto run = [&](double fromT, double toT, double lateral) {
        for (int i = 0; i <= steps; ++i)
            rim << at(fromT + (toT - fromT) * i / steps, lateral, inset);
    };
    run(start_, end_, -1);
    if (end_ < 1) addTip(rim, end_, 1, inset);
    run(end_, start_, 1);
    if (start_ > 0) addTip(rim, start_, -1, inset);
    QPainterPath path;
    path.addPolygon(rim);
    path.closeSubpath();
    return path;
}

QPainterPath Band::line(double lateral, double fromT, double toT) const {
    fromT = std::max(fromT, start_);
    toT = std::min(toT, end_);
    QPainterPath path;
    if (fromT >= toT) return path;
    path.moveTo(at(fromT, lateral));
    constexpr int steps = 12;
    for (int i = 1; i <= steps; ++i)
        path.lineTo(at(fromT + (toT - fromT) * i / steps, lateral));
    return path;
}

std::vector<Band> bandsOf(const ArtSpace& space, const CellLook& look, Edges edges, Edges stops,
                          double thickness, double sway) {
    std::vector<Direction> sides;
    for (Direction d : allDirections)
        if (edges.has(d)) sides.push_back(d);
    std::vector<Band> bands;
    const double swayed = ArtRandom(look.variation * 2 + look.parity, 7).between(-sway, sway);
    const auto add = [&](Direction from, Direction to) {
        Band band(space, from, to, thickness, swayed);
        for (Direction side : {from, to})
            if (!edges.has(side) || stops.has(side)) band.stopAt(side);
        bands.push_back(band);
    };
    if (sides.size() == 1) add(sides[0], opposite(sides[0]));
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = i + 1; j < sides.size(); ++j)
            add(sides[i], sides[j]);
    return bands;
}

QPointF inFromSide(const ArtSpace& space, Direction side, double along, double depth) {
    switch (side) {
    case Direction::North: return {along, depth};
    case Direction::East: return {space.width() - depth, along};
    case Direction::South: return {along, space.height() - depth};
    case Direction::West: return {depth, along};
    }
    return {};
}

} // namespace stonemason::kings_conflict
