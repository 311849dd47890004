// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/cell_look.h"

#include <QPointF>

#include <vector>

namespace stonemason::kings_conflict {

/// A tree, peak or mound that stands across a side or corner shared with neighbours of the same feature: each
/// of the cells draws its part of it.
struct Straddler {
    QPointF place;   ///< its foot, in units of this cell
    int variant = 0; ///< 0 or 1, the same for all cells that share it
    bool corner = false;
};

/// The straddlers of a cell.
/// @param height of the foot of those between neighbours side by side
/// @param below how far below the side the foot of those between upper and lower neighbours stands
std::vector<Straddler> straddlers(const CellLook& look, double height, double below);

} // namespace stonemason::kings_conflict
