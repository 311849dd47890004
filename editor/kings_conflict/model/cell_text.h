// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <QString>

namespace stonemason::kings_conflict {

class MapDocument;

/// The cells of the region that the cell belongs to (4-connected, of one terrain class); 0 for a cell in
/// none.
int regionSize(const MapDocument& document, Cell cell);

/// What is to be known of a cell, in words: "Row 8, column 4 · Plains (P) · region of 14 · mirrored at 2, 6".
/// On a hint layer its digit comes first; what the shown overlays say of the cell comes last.
QString cellText(const MapDocument& document, Cell cell);

} // namespace stonemason::kings_conflict
