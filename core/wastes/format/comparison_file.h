// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/comparison.h"
#include "core/wastes/tournament/runner.h"

#include <array>
#include <string>
#include <string_view>

namespace stonemason::wastes {

using ComparedBoards = std::array<TournamentPart, 2>;

/// Two boards on which the same was played, compared, as JSON (its schema is
/// resources/schema/wastes-comparison.schema.json): players, games and seed, which are those of the first;
/// what was played on each board, as writeTournament() has it; how much larger each figure of the first is,
/// and which board is fairer. Errors: those of writeSboard.
Result<std::string> writeComparison(const ComparedBoards& boards);

/// Reads a comparison back, so that it can be gone on with. Errors name the field, or the line of broken
/// JSON: those of parseJson and JsonReader, tournament/not-one (the format it names), json/version; those of
/// readTournament() with "first." or "second." before the field; tournament/other-seed, -games, -form or
/// -player where something else was played on the second board.
Result<ComparedBoards> readComparison(std::string_view bytes, const Profile& profile);

/// Whether the text is JSON that calls its format that of readComparison.
bool looksLikeComparison(std::string_view bytes);

} // namespace stonemason::wastes
