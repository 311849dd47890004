// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/players/player.h"
#include "editor/token_battle/duel/model/opponent.h"

#include <memory>

namespace stonemason::token_battle {

/// A computer player of that side. The same game and position bring the same move.
/// @param openDecks it knows the other's deck as its own
std::unique_ptr<Opponent> computerOpponent(PlayerLevel level, int player, bool openDecks);

} // namespace stonemason::token_battle
