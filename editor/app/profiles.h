// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/game/game_profile.h"

#include <vector>

namespace stonemason {

/// The game profiles the program knows. A file of the same name below stonemason/games in one of the system's
/// data folders (~/.local/share first) takes the place of the one built in, so that a rule can be changed
/// without a compiler.
struct LoadedProfiles {
    std::vector<GameProfile> games;
    std::vector<std::pair<std::string, Error>> broken; ///< files that could not be used, with the reason
};

LoadedProfiles loadProfiles();

} // namespace stonemason
