// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/game.h"

#include <string>
#include <string_view>

namespace stonemason::wastes {

/// "step", "capture", "jump", "goal".
std::string_view moveKindId(MoveKind kind);

/// The moves of a position as one line of JSON for programs:
/// {"toMove", "moves": [{"from": [row, column], "to": [row, column], "kind"}]}, cells from 0. "toMove" is the
/// side, null when the game is over, which has no moves.
std::string movesReport(const Engine& engine, const Position& position);

/// A game as one line of JSON: {"seed", "players": [Blue's, Red's], "toMove", "moves": [{"side", "from",
/// "to", "kind", "captured"}], "winner", "end"}. "toMove" is the side that moves first; "captured" is the
/// rank of the piece taken, null where none is; "winner" a side, null for a draw and a game that goes on;
/// "end" says how: "goal", "captured", "blocked", "repetition", "quiet-turns", "most-moves", "resigned", or
/// null for a game that goes on.
std::string warReport(const Game& game);

} // namespace stonemason::wastes
