// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/tournament_run.h"

namespace stonemason {

/// Whether a result is one of games on a board of War in the Wastes.
bool isOfBoards(const PartFile& file);

// The verb tournament on boards. Each returns the exit status.

/// Lets --player-a meet --player-b on the board of --board.
int playBoardTournament(const Arguments& arguments, Shard shard);
int resumeBoardTournament(const PartFile& file, const Arguments& arguments);
int mergeBoardTournaments(PartFile first, const Arguments& arguments);

} // namespace stonemason
