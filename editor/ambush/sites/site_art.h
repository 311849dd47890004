// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"

#include <QColor>
#include <QLineF>
#include <QList>
#include <QRectF>

#include <vector>

class QPainter;

namespace stonemason::ambush {

/// Sites that are drawn at most: of more, nobody sees the single ones.
inline constexpr int mostSitesDrawn = 2000;

/// The colours in which sites lie over a map.
struct SitePalette {
    QColor outline;
    QColor edge; ///< under outline and signs, so that they are seen on any ground
    QColor figure;
    QColor miss;
};
const SitePalette& sitePalette(bool dark);

/// The edges between the cells that the place compares and all others, in cells of the map.
std::vector<QLineF> outlineOf(const Place& place, const Stencil& stencil);

/// Draws outlines, in pixels.
void paintOutlines(QPainter& painter, const QList<QLineF>& lines, const SitePalette& colours, double width);
/// A cross on a cell that does not agree; nothing where the cell is too small for one.
void paintMiss(QPainter& painter, const QRectF& cell, const SitePalette& colours);
/// Somebody who waits: head and shoulders, in small cells a dot; nothing in tiny ones.
void paintFigure(QPainter& painter, const QRectF& cell, const SitePalette& colours);
/// Whether there is room in a cell of so many pixels for paintLooked().
bool showsLooked(double cellSize);
/// A small dot on a cell that has been looked at.
void paintLooked(QPainter& painter, const QRectF& cell, const SitePalette& colours);
/// A cell whose wall has been broken, as rubble, or where one has been put up, as stones.
void paintStruck(QPainter& painter, const QRectF& cell, bool broken, const SitePalette& colours);

} // namespace stonemason::ambush
