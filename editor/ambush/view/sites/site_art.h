// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "editor/grid/document/grid_geometry.h"

#include <QColor>
#include <QLineF>
#include <QList>
#include <QRectF>

#include <vector>

class QPainter;

namespace stonemason::ambush {

/// The colours in which sites lie over a map.
struct SitePalette {
    QColor outline;
    QColor edge; ///< under outline and signs, so that they are seen on any ground
    QColor figure;
    QColor miss;
};
const SitePalette& sitePalette(bool dark);

/// The edges between the cells that the stencil compares and all others, in cells from the corner of its box.
std::vector<QLineF> outlineOf(const Stencil& stencil);

/// Whether single sites can be distinguished in cells of so many pixels, crowded or not.
bool showsSingleSites(double cellSize);
/// The most sites in a block of SiteCover that are drawn individually at this cell size in pixels: more are
/// indistinguishable.
int mostSitesInBlock(double cellSize);
/// Tints the set cells within the range. Where cells are smaller than a pixel, each remains visible.
void paintArea(QPainter& painter, const GridGeometry& geometry, const BitGrid& cells, const CellRange& range,
               const SitePalette& colours);

/// Draws outlines, in pixels.
void paintOutlines(QPainter& painter, const QList<QLineF>& lines, const SitePalette& colours, double width);
/// A cross on a cell that does not agree; nothing where the cell is too small for one.
void paintMiss(QPainter& painter, const QRectF& cell, const SitePalette& colours);
/// A unit that waits: head and shoulders, in small cells a dot; nothing in tiny ones.
void paintFigure(QPainter& painter, const QRectF& cell, const SitePalette& colours);
/// Whether there is room in a cell of so many pixels for paintLooked().
bool showsLooked(double cellSize);
/// A small dot on a cell that has been looked at.
void paintLooked(QPainter& painter, const QRectF& cell, const SitePalette& colours);
/// A cell whose wall has been broken, as rubble, or where one has been put up, as stones.
void paintStruck(QPainter& painter, const QRectF& cell, bool broken, const SitePalette& colours);

} // namespace stonemason::ambush
