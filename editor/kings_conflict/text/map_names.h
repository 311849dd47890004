// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

#include <QString>

namespace stonemason::kings_conflict {

/// The tile's name ("Forest"), or the code in quotes for one the game does not know.
QString tileName(const GameProfile& game, Code code);

/// "Half-turn", "Diagonal mirror", "None".
QString symmetryName(Symmetry symmetry);

} // namespace stonemason::kings_conflict
