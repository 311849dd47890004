// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason {

/// The game that a call of `play` or `tournament` asks for.
const PlayVerbs& playedGame(const CommandCall& call);

/// The game that a record is of; where none knows it, one that says what is wrong with it.
const PlayVerbs& gameOfRecord(const CommandCall& call, std::string_view bytes);
/// Likewise the game of a tournament's result.
const PlayVerbs& gameOfResult(const CommandCall& call, const PartFile& file);

} // namespace stonemason
