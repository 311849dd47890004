// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

double squaredDistance(const DrawingPoint& one, const DrawingPoint& other);

/// The edges of the Delaunay triangulation of points of which no two are the same: those of triangles whose
/// circumcircle has none of the points inside. Of points on one line: each with the next. Each edge is given
/// once, the smaller index first, in order.
/// It takes the fourth power of the number of points, which are few: 30 take a millisecond.
std::vector<std::pair<int, int>> delaunayEdges(const std::vector<DrawingPoint>& points);

} // namespace stonemason::pocket_heroes
