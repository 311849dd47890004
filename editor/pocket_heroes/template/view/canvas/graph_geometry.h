// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// From the drawing of a template to pixels.
struct GraphGeometry {
    double scale = 1; ///< pixels of a unit of Zone::size
    QPointF origin;   ///< where the point (0, 0) of the drawing is

    QPointF at(DrawingPoint point) const { return origin + scale * QPointF(point.x, point.y); }
    DrawingPoint pointAt(QPointF pixel) const {
        const QPointF point = (pixel - origin) / scale;
        return {point.x(), point.y()};
    }
};

/// A template and where its zones are drawn.
struct Graph {
    const Template& worldTemplate;
    const std::vector<DrawingPoint>& places; ///< one for each zone
};

/// The box around all zones, in units of the drawing; around one of the usual size without any.
QRectF boundsOf(const Graph& graph);

/// The geometry that shows the whole graph in the room.
GraphGeometry fitted(const Graph& graph, const QRectF& room, double largestScale);

QPointF centreOf(const Graph& graph, const GraphGeometry& geometry, int zone);
double radiusOf(const Graph& graph, const GraphGeometry& geometry, int zone);

/// How a link runs, from rim to rim; several between two zones run side by side, one from a zone to itself is
/// a loop.
struct LinkCurve {
    QPainterPath path;
    QPointF middle;
    bool hasRoom = false; ///< for a badge in the middle: beside the zones, or over large ones that touch
};
/// Nothing for a link to a zone that is not there.
std::optional<LinkCurve> curveOf(const Graph& graph, const GraphGeometry& geometry, int link);

/// The topmost zone whose circle holds the pixel, with so many pixels around it; -1: none.
int zoneAt(const Graph& graph, const GraphGeometry& geometry, QPointF pixel, double around = 0);
/// The nearest link within a few pixels; -1: none.
int linkAt(const Graph& graph, const GraphGeometry& geometry, QPointF pixel);

} // namespace stonemason::pocket_heroes
