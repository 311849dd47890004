// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::pocket_heroes {

/// What stands for a decoration or a path of the class where its picture would be too small.
QColor natureColour(ObjectClass kind);

/// A decoration: as many trees, peaks or rocks as its cells have room for.
/// @param rect of all its cells
/// @param cell the width of one
void paintDecoration(QPainter& painter, const QRectF& rect, double cell, const CatalogueObject& object,
                     Cell place);

} // namespace stonemason::pocket_heroes
