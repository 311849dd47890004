// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_reader.h"
#include "core/kings_conflict/game/game_profile.h"

#include <functional>

namespace stonemason::kings_conflict {

/// Reads the section "generation" of a game profile into the game; numbers that the section omits keep their
/// standard values.
/// @param classIndex the index of the class whose id stands there
void readGeneration(const JsonReader& r, GameProfile& game,
                    const std::function<int(const JsonReader&)>& classIndex);

} // namespace stonemason::kings_conflict
