// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/template/view/canvas/graph_geometry.h"

#include <QImage>
#include <QPalette>

class QPainter;

namespace stonemason::pocket_heroes {

/// Draws a link: a road as a way of earth, a passage as a plain line, portals as dots with a ring at each
/// end.
void paintLink(QPainter& painter, const Graph& graph, const GraphGeometry& geometry, int link,
               const QPalette& palette);
/// Draws a zone: its surface, its number, its castle, its mines and how rich it is.
void paintZone(QPainter& painter, const Graph& graph, const GraphGeometry& geometry, int zone,
               const QPalette& palette);
/// All links, the zones over them, and the badges of guards over both.
void paintGraph(QPainter& painter, const Graph& graph, const GraphGeometry& geometry,
                const QPalette& palette);

/// The whole graph on the palette's base; null for no room.
QImage graphImage(const Template& worldTemplate, const std::vector<DrawingPoint>& places, QSize size,
                  const QPalette& palette);

} // namespace stonemason::pocket_heroes
