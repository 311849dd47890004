// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"

#include <QRectF>

class QPainter;

namespace stonemason::pocket_heroes {

/// A piece of path on a cell that joins others on these sides.
/// @param object nullptr for an unknown one
/// @param joins bit i for Direction i
void paintPath(QPainter& painter, const QRectF& cell, const CatalogueObject* object, unsigned joins);

} // namespace stonemason::pocket_heroes
