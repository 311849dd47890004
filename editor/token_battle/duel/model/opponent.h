// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"
#include "editor/play/game_opponent.h"

namespace stonemason::token_battle {

/// An opponent in a game of Token Battle.
using Opponent = GameOpponent<Game>;

} // namespace stonemason::token_battle
