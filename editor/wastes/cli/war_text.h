// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/game.h"

#include <QString>

namespace stonemason::wastes {

/// A move for people: "Brawler 4 c3-c4, takes Guard 5".
QString warMoveText(const Engine& engine, const Position& before, Move move);

/// A game of War in the Wastes for people: board and players, a line for each move, and how it ended.
QString warText(const Game& game);

/// Prints the game as JSON or for people. Returns the exit status.
int printWar(const Game& game, bool asJson);

} // namespace stonemason::wastes
