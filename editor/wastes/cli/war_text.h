// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/game.h"
#include "core/wastes/players/advantage.h"
#include "editor/cli/arguments.h"

#include <QString>

#include <span>

namespace stonemason::wastes {

/// A move for people: "Brawler 4 c3-c4, takes Guard 5".
QString warMoveText(const Engine& engine, const Position& before, Move move);

/// A game of War in the Wastes for people: board and players, a line for each move, and how it ended.
/// @param advantages advantagesIn() the game, said behind each move; or empty
QString warText(const Game& game, std::span<const Advantage> advantages = {});

/// Prints the game, as --json says for programs or for people; with --chances who is ahead after each move.
/// Returns the exit status.
int printWar(const Game& game, const Arguments& arguments);

} // namespace stonemason::wastes
