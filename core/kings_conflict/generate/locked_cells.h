// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/generate.h"

namespace stonemason::kings_conflict {

/// A terrain of plain tiles but for what is locked and its mirror images.
struct LockedTerrain {
    Grid<Code> terrain;
    Grid<char> open; ///< not 0: may be written
};

/// What is locked, or why it cannot be.
Result<LockedTerrain> lockedTerrain(const GameProfile& game, const GenerationRequest& request);

} // namespace stonemason::kings_conflict
