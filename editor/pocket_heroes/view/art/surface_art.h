// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace stonemason::pocket_heroes
