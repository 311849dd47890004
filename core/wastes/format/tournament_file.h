// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/result_json.h"
#include "core/wastes/tournament/runner.h"
#include "core/wastes/tournament/tally.h"

#include <string>
#include <string_view>

// Files of tournaments on boards, and the parts that other files reuse.

namespace stonemason::wastes {

/// The result of a tournament or of a part of it as a file (its schema is
/// resources/schema/wastes-tournament.schema.json): what was to be played (board, players, games, seed), what
/// was played, the sums of it, and the figures for people and programs, rounded to fixed digits. Equal
/// results give equal bytes, whatever played them. Errors: those of writeSboard.
Result<std::string> writeTournament(const Tournament& tournament, const PartialResult& result,
                                    const Standings& standings);

/// Reads a result back, so that it can be gone on with or merged. Its figures are not read: they can be
/// computed from the sums. Errors name the field, or the line of broken JSON: those of parseJson, JsonReader
/// and Tournament::of, those of readSboard with "board." before the field, tournament/not-one (the format it
/// names), json/version, tournament/unknown-game (id), tournament/other-game for one played by other numbers
/// or another version of the program, tournament/changed when board or options are not those it was played
/// with, tournament/shard, tournament/played for units that are not the shard's, there twice or not rising,
/// tournament/number, tournament/sums for sums that no such games can have.
Result<TournamentPart> readTournament(std::string_view bytes, const Profile& profile);

/// Whether the text is JSON that calls its format that of readTournament.
bool looksLikeTournament(std::string_view bytes);

Json asJson(const ComputerPlayer& player);

/// The members "firstMover", "sides", "draws", "favours", "movesPerGame" and "length" of a board's figures.
void addFairness(JsonLines& lines, const Tournament& tournament, const Standings& standings);

} // namespace stonemason::wastes
