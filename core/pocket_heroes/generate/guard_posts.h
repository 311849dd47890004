// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

/// Where a guard of a building can stand, the best place first.
struct GuardedDoor {
    int zone = 0;
    std::vector<Cell> cells;
};

/// The cells beside an entrance where a guard sees all who come, the corner first.
GuardedDoor doorOf(const Draft& draft, const DraftBuilding& building);

/// doorOf() for the image of the building after so many steps, given as the cells here whose images they
/// are; `plot` is its range around the entrance.
GuardedDoor farDoorOf(const Draft& draft, const DraftBuilding& building, const CellRange& plot, int steps);

/// For each door one of its cells in its zone, each cell for one of them: ground that is walked, or an
/// obstacle that can be cleared for it. Nothing for a door that finds none however the others move.
std::vector<std::optional<Cell>> guardPosts(const Draft& draft, std::span<const GuardedDoor> doors);

} // namespace stonemason::pocket_heroes
