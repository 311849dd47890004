// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

/// The links of a template as lines between the places of its zones.
namespace stonemason::pocket_heroes {

/// Two zones that are linked, the lower one first.
using ZonePair = std::pair<int, int>;

inline double distanceBetween(DrawingPoint a, DrawingPoint b) {
    return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/// From a point to the line between two others.
inline double distanceToSegment(DrawingPoint point, DrawingPoint from, DrawingPoint to) {
    const double x = to.x - from.x;
    const double y = to.y - from.y;
    const double square = x * x + y * y;
    if (square <= 0) return distanceBetween(point, from);
    const double part = std::clamp(((point.x - from.x) * x + (point.y - from.y) * y) / square, 0.0, 1.0);
    return distanceBetween(point, {from.x + x * part, from.y + y * part});
}

/// Less exact than std::numbers::pi: the worlds that seeds stand for were generated with this number.
inline constexpr double pi = 3.14159265358979;

/// The radius of a disc of that area.
inline double radiusOfArea(double cells) {
    return std::sqrt(cells / pi);
}

/// Whether the lines from a to b and from c to d have a point in common that is no end of either.
bool doLinesCross(DrawingPoint a, DrawingPoint b, DrawingPoint c, DrawingPoint d);

/// The pairs of zones that passages join, each once, sorted.
std::vector<ZonePair> touchingIn(const Template& worldTemplate);

/// The number of pairs of portals that no link requires.
std::size_t sparePortals(const Template& worldTemplate);

/// How many pairs of lines cross.
int crossingsOf(const std::vector<ZonePair>& pairs, const std::vector<DrawingPoint>& points);

/// The pairs whose lines cross others, in the same order.
std::vector<ZonePair> crossingPairs(const std::vector<ZonePair>& pairs,
                                    const std::vector<DrawingPoint>& points);

/// Whether no lines cross once so many are left out.
bool canUncross(const std::vector<ZonePair>& pairs, const std::vector<DrawingPoint>& points,
                std::size_t most);

/// The pairs whose lines do not cross once the fewest are left out; when so many do not suffice, those that
/// are left without as many that cross most. In the same order.
std::vector<ZonePair> withoutCrossing(const std::vector<ZonePair>& pairs,
                                      const std::vector<DrawingPoint>& points, std::size_t most);

} // namespace stonemason::pocket_heroes
