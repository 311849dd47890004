// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/pocket_heroes/model/world_style.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::pocket_heroes {

/// The layer that shows things of the kind.
WorldLayer layerOf(ThingKind kind);

/// What stands for the thing where its picture would be too small.
QColor signColour(const Record& record, const CatalogueObject* object);

/// The same of a decoration or a piece of path.
QColor placedColour(const CatalogueObject* object);

/// The picture of a thing that is no path.
/// @param rect of all its cells
/// @param cell the width of one
/// @param object nullptr for an unknown one, shown as a question
void paintSign(QPainter& painter, const QRectF& rect, double cell, const Record& record,
               const CatalogueObject* object);

} // namespace stonemason::pocket_heroes
