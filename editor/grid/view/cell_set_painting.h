// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "editor/grid/document/grid_geometry.h"

class QColor;
class QPainter;

namespace stonemason {

/// Shows the part of a set that is in sight: a wash over its cells, and its border dashed, unless that is too
/// ragged for an eye to follow. Costs what is in sight, in pixels at most.
void paintCellSet(QPainter& painter, const GridGeometry& geometry, const CellSet& cells,
                  const CellRange& visible, const QColor& colour);

} // namespace stonemason
