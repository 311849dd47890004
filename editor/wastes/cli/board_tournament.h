// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/tournament.h"
#include "editor/cli/game_cli.h"
#include "editor/wastes/cli/board_files.h"

#include <optional>
#include <string>

namespace stonemason::wastes {

/// Whether a result is one of games on a board of War in the Wastes.
bool isOfBoards(const PartFile& file);

// The verb tournament on boards. Each returns the exit status.

/// Lets --player-a meet --player-b on the board of --board; with --compare on another, too.
int playBoardTournament(CommandCall& call, Shard shard);
int resumeBoardTournament(CommandCall& call, const PartFile& file);
int mergeBoardTournaments(CommandCall& call, PartFile first);

/// The tournament that the options ask for on the board of a file; nothing, with one line on standard error,
/// when there is no such board or it cannot be played on.
std::optional<Tournament> boardTournamentOf(const BoardInput& input, const Arguments& arguments,
                                            const std::string& path);
/// Plays it on the boards of --board and --compare, and says how they differ. Returns the exit status.
int compareBoards(const BoardInput& input, const Arguments& arguments);
/// Goes on with what compareBoards() wrote.
int resumeComparison(const BoardInput& input, const PartFile& file, const Arguments& arguments);

/// What play, replay and tournament do with boards.
extern const PlayVerbs playVerbs;

} // namespace stonemason::wastes
