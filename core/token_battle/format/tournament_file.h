// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/tournament/runner.h"
#include "core/token_battle/tournament/tally.h"

#include <memory>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// The result of a tournament or of a part of it as a file (its schema is
/// resources/schema/tournament.schema.json): what was to be played (decks with their cards, player, games,
/// seed), what was played, the sums of it, and the figures for people and programs, rounded to fixed digits.
/// Equal results give equal bytes, whatever played them.
std::string writeTournament(const Tournament& tournament, const PartialResult& result,
                            const Standings& standings);

/// Reads a result back, so that it can be gone on with or merged. Its figures are not read: they can be
/// computed from the sums. Errors name the field, or the line of broken JSON: those of parseJson, JsonReader
/// and Tournament::of, tournament/not-one (the format it names), json/version, tournament/unknown-game (id),
/// tournament/other-game for one played by other cards, rules or another version of the program,
/// tournament/changed when decks or options are not those it was played with, sduel/deck, tournament/shard,
/// tournament/played for units that are not the shard's, there twice or not rising, tournament/number,
/// tournament/sums for sums that no such games can have.
Result<TournamentPart> readTournament(std::string_view bytes, std::shared_ptr<const DuelTable> table);

/// Whether the text is JSON that calls its format that of readTournament.
bool looksLikeTournament(std::string_view bytes);

/// What a result of a tournament calls its format.
inline constexpr std::string_view tournamentFormat = "stonemason-tournament";
inline constexpr int tournamentVersion = 1;

} // namespace stonemason::token_battle
