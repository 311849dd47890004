// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/canvas/graph_geometry.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr double usualRadius = 50;
constexpr double bendOfNext = 26; // pixels from a link to the next one of the same zones
constexpr double badgeReach = 13; // pixels
constexpr double roomBeside = 24; // of a link, from which on a badge fits between its zones
constexpr double roomOver = 60;   // from middle to middle of zones, likewise over them
constexpr double lineReach = 6;

/// How many earlier links join the same two zones.
int earlierOf(const Template& worldTemplate, const Link& link, int index) {
    const auto ends = std::minmax(link.first, link.second);
    int earlier = 0;
    for (int i = 0; i < index; ++i)
        earlier += int(std::minmax(worldTemplate.links[std::size_t(i)].first,
                                   worldTemplate.links[std::size_t(i)].second) == ends);
    return earlier;
}

LinkCurve loopAt(QPointF centre, double radius, int earlier) {
    const double side = std::max(10.0, radius * 0.5) + earlier * 8;
    const QPointF top = centre - QPointF(0, radius);
    LinkCurve curve;
    curve.path.moveTo(top - QPointF(side * 0.4, 0));
    curve.path.cubicTo(top - QPointF(side * 1.4, side * 2), top - QPointF(-side * 1.4, side * 2),
                       top + QPointF(side * 0.4, 0));
    curve.middle = curve.path.pointAtPercent(0.5);
    curve.hasRoom = curve.path.length() > roomBeside;
    return curve;
}

double lengthOf(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

} // namespace

QRectF boundsOf(const Graph& graph) {
    QRectF bounds;
    for (std::size_t zone = 0; zone < graph.places.size(); ++zone) {
        const double radius = graph.worldTemplate.zones[zone].size;
        const DrawingPoint at = graph.places[zone];
        bounds |= QRectF(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
    }
    if (bounds.isEmpty()) bounds = {-usualRadius, -usualRadius, 2 * usualRadius, 2 * usualRadius};
    return bounds;
}

GraphGeometry fitted(const Graph& graph, const QRectF& room, double largestScale) {
    const QRectF bounds = boundsOf(graph);
    GraphGeometry geometry;
    geometry.scale = std::min({room.width() / bounds.width(), room.height() / bounds.height(), largestScale});
    geometry.origin = room.center() - geometry.scale * bounds.center();
    return geometry;
}

QPointF centreOf(const Graph& graph, const GraphGeometry& geometry, int zone) {
    return geometry.at(graph.places[std::size_t(zone)]);
}

double radiusOf(const Graph& graph, const GraphGeometry& geometry, int zone) {
    return geometry.scale * std::max(1, graph.worldTemplate.zones[std::size_t(zone)].size);
}

std::optional<LinkCurve> curveOf(const Graph& graph, const GraphGeometry& geometry, int index) {
    const Link& link = graph.worldTemplate.links[std::size_t(index)];
    const int zones = int(graph.places.size());
    if (std::min(link.first, link.second) < 0 || std::max(link.first, link.second) >= zones) return {};
    const int earlier = earlierOf(graph.worldTemplate, link, index);
    const auto [low, high] = std::minmax(link.first, link.second);
    const QPointF from = centreOf(graph, geometry, low);
    if (low == high) return loopAt(from, radiusOf(graph, geometry, low), earlier);
    const QPointF to = centreOf(graph, geometry, high);
    const QPointF way = to - from;
    const double length = std::max(1e-6, lengthOf(way));
    const QPointF across(-way.y() / length, way.x() / length);
    const double bend = (earlier + 1) / 2 * (earlier % 2 ? 1 : -1) * 2 * bendOfNext;
    const QPointF control = (from + to) / 2 + across * bend;
    const auto rim = [&](QPointF centre, double radius) {
        const QPointF out = control - centre;
        const double far = std::max(1e-6, lengthOf(out));
        return centre + out * (std::min(radius, far) / far);
    };
    LinkCurve curve;
    curve.path.moveTo(rim(from, radiusOf(graph, geometry, low)));
    curve.path.quadTo(control, rim(to, radiusOf(graph, geometry, high)));
    curve.middle = curve.path.pointAtPercent(0.5);
    curve.hasRoom = curve.path.length() > roomBeside || length > roomOver;
    return curve;
}

int zoneAt(const Graph& graph, const GraphGeometry& geometry, QPointF pixel, double around) {
    for (int zone = int(graph.places.size()) - 1; zone >= 0; --zone)
        if (lengthOf(pixel - centreOf(graph, geometry, zone)) <= radiusOf(graph, geometry, zone) + around)
            return zone;
    return -1;
}

int linkAt(const Graph& graph, const GraphGeometry& geometry, QPointF pixel) {
    int nearest = -1;
    double least = 1e9;
    for (int link = 0; link < int(graph.worldTemplate.links.size()); ++link) {
        const auto curve = curveOf(graph, geometry, link);
        if (!curve || !curve->path.controlPointRect().adjusted(-20, -20, 20, 20).contains(pixel)) continue;
        double far = lengthOf(pixel - curve->middle) <= badgeReach ? 0 : 1e9;
        constexpr int samples = 64;
        for (int i = 0; i <= samples && far > 0; ++i)
            far = std::min(far, lengthOf(pixel - curve->path.pointAtPercent(i / double(samples))));
        if (far > std::max(lineReach, curve->path.length() / samples) || far >= least) continue;
        least = far;
        nearest = link;
    }
    return nearest;
}

} // namespace stonemason::pocket_heroes
