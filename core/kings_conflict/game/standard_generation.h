// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

namespace stonemason::kings_conflict {

/// The numbers with which maps are generated for a game whose profile has none of its own, from what its
/// classes and tiles are: what units of the king's kind cannot enter is peaks, water where rivers belong to
/// it; the other classes with ground of their own are slopes where rivers spring there, else wet and dry in
/// turn. The tables of the profile must be built.
GenerationNumbers standardGeneration(const GameProfile& game);

} // namespace stonemason::kings_conflict
