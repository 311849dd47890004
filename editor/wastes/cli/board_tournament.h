// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::wastes {

/// Whether a result is one of games on a board of War in the Wastes.
bool isOfBoards(const PartFile& file);

// The verb tournament on boards. Each returns the exit status.

/// Lets --player-a meet --player-b on the board of --board.
int playBoardTournament(CommandCall& call, Shard shard);
int resumeBoardTournament(CommandCall& call, const PartFile& file);
int mergeBoardTournaments(CommandCall& call, PartFile first);

/// What play, replay and tournament do with boards.
extern const PlayVerbs playVerbs;

} // namespace stonemason::wastes
