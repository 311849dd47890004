// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

namespace stonemason::kings_conflict {

/// The default generation parameters for a game whose profile has none, derived from its classes and tiles:
/// a class with rivers is lowland, else one that kings cannot enter is peaks, else one where rivers may end
/// is slopes; the others are alternately wet and dry. The tables of the profile must be built.
GenerationNumbers standardGeneration(const GameProfile& game);

} // namespace stonemason::kings_conflict
