// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/delaunay.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

struct Circle {
    DrawingPoint centre;
    double squaredRadius = 0;
};

/// The circle through three points; nullopt if they are collinear.
std::optional<Circle> circumcircle(const DrawingPoint& a, const DrawingPoint& b, const DrawingPoint& c) {
    const double doubleArea = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    const double extent = std::max(squaredDistance(a, b), squaredDistance(a, c));
    if (std::abs(doubleArea) <= 1e-9 * extent) return std::nullopt;
    const double toB = squaredDistance(a, b);
    const double toC = squaredDistance(a, c);
    const double x = (toB * (c.y - a.y) - toC * (b.y - a.y)) / (2 * doubleArea);
    const double y = (toC * (b.x - a.x) - toB * (c.x - a.x)) / (2 * doubleArea);
    return Circle{{a.x + x, a.y + y}, x * x + y * y};
}

/// The edges of collinear points: from each point to the next along the line.
std::vector<std::pair<int, int>> edgesOnLine(const std::vector<DrawingPoint>& points) {
    std::vector<int> order(points.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(
        order, {}, [&](int at) { return std::pair(points[std::size_t(at)].x, points[std::size_t(at)].y); });
    std::vector<std::pair<int, int>> edges;
    for (std::size_t i = 1; i < order.size(); ++i)
        edges.push_back(std::minmax(order[i - 1], order[i]));
    std::ranges::sort(edges);
    return edges;
}

} // namespace

double squaredDistance(const DrawingPoint& one, const DrawingPoint& other) {
    return (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y);
}

std::vector<std::pair<int, int>> delaunayEdges(const std::vector<DrawingPoint>& points) {
    std::set<std::pair<int, int>> edges;
    const int count = int(points.size());
    const auto at = [&points](int index) -> const DrawingPoint& { return points[std::size_t(index)]; };
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            for (int c = b + 1; c < count; ++c) {
                const auto circle = circumcircle(at(a), at(b), at(c));
                if (!circle) continue;
                // Points on the circle count as outside: four cocircular points get both diagonals.
                const double inside = circle->squaredRadius * (1 - 1e-9);
                const bool isEmpty = std::ranges::none_of(points, [&](const DrawingPoint& point) {
                    return squaredDistance(point, circle->centre) < inside;
                });
                if (isEmpty) edges.insert({{a, b}, {b, c}, {a, c}});
            }
    if (edges.empty()) return edgesOnLine(points);
    return {edges.begin(), edges.end()};
}

} // namespace stonemason::pocket_heroes
