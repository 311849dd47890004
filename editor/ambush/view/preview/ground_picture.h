// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/bit_grid.h"

#include <QImage>

namespace stonemason::ambush {

/// Cells of a map of this size that share a pixel of its picture, along each side; 1 on maps that are shown
/// cell by cell.
int cellsPerPixelFor(Size map);

/// The map in small: a pixel for each cell, or the mean of several. Cells where a pattern passes are tinted.
QImage groundPicture(const BitGrid& passable, const BitGrid& covered, bool dark);

} // namespace stonemason::ambush
