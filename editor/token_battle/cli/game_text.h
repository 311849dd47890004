// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"

#include <QString>

namespace stonemason::token_battle {

/// A game for people: who plays, a line for each move with the points after it, and how it ended.
QString gameText(const Game& game);

/// Prints the game as JSON or for people. Returns the exit status.
int printGame(const Game& game, bool asJson);

} // namespace stonemason::token_battle
