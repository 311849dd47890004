// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::pocket_heroes {

QColor surfaceColour(Surface surface, bool dark);

/// The ground of a cell: its lowest surface, and over it the higher ones at the nodes that have them, with
/// soft borders that go on in the next cells.
void paintGround(QPainter& painter, const QRectF& rect, const World& world, Cell cell, bool dark);

/// A cell all of one surface.
/// @param cell chooses the marks on it
void paintPatch(QPainter& painter, const QRectF& rect, Surface surface, Cell cell, bool dark);

/// A piece of path on a cell that joins others on these sides.
/// @param object nullptr for an unknown one
/// @param joins bit i for Direction i
void paintPath(QPainter& painter, const QRectF& cell, const CatalogueObject* object, unsigned joins);

} // namespace stonemason::pocket_heroes
