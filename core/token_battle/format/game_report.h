// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"

#include <string>

namespace stonemason::token_battle {

/// A game as one line of JSON for programs, with what each move led to:
/// {"seed", "start": [row, column], "decks": [[[ids] x 4] x 2], "moves": [{"player", "stack", "card", "row",
/// "col", "board", "yields", "scores", "next"}], "winner"}. All counts from 0; "board" is the 36 cells row by
/// row after scoring, each null or [owner, value, "kind"]; "next" is the player to move next, null when the
/// game ended here, by the rules or because one gave it up; "winner" null for a draw or a game that goes on.
/// In the sandbox "start" is null and there is one deck. A game that begins with a position has that as
/// positionText() in "position", and "start" is null.
std::string gameReport(const Game& game);

} // namespace stonemason::token_battle
