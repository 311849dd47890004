// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/pocket_heroes/art/world_style.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::pocket_heroes {

QColor surfaceColour(Surface surface, bool dark);
QColor playerColour(PlayerId player);

/// The layer that shows things of the kind.
WorldLayer layerOf(ThingKind kind);

/// What stands for the thing where its picture would be too small.
QColor signColour(const Record& record, const CatalogueObject* object);

/// The sign of a thing that is no path.
/// @param rect of all its cells
/// @param cell the width of one
void paintSign(QPainter& painter, const QRectF& rect, double cell, const Record& record,
               const CatalogueObject* object);

/// A piece of path on a cell that joins others on these sides.
/// @param joins bit i for Direction i
void paintPath(QPainter& painter, const QRectF& cell, const CatalogueObject* object, unsigned joins);

} // namespace stonemason::pocket_heroes
