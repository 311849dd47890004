// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tournaments.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/tournament_file.h"

#include <stdexcept>

namespace stonemason::test {

using namespace token_battle;

TournamentPlan anyPlan(int decks, int games, std::uint64_t seed) {
    TournamentPlan plan{.player = {PlayerLevel::Easy}, .games = games, .seed = seed};
    SeededRandom random(seed);
    for (int i = 1; i <= decks; ++i)
        plan.entrants.push_back({"Deck " + std::to_string(i), randomDeck(tokenBattle(), random)});
    return plan;
}

Tournament tournamentOf(TournamentPlan plan) {
    auto tournament = Tournament::of(tokenBattleTable(), std::move(plan));
    if (!tournament) throw std::runtime_error(std::string(tournament.error().message.id));
    return std::move(tournament).value();
}

PartialResult playedBy(const Tournament& tournament, Shard shard, int jobs) {
    return runTournament(tournament, PartialResult(tournament, shard), jobs);
}

std::string fileOf(const Tournament& tournament, const PartialResult& result) {
    return writeTournament(tournament, result, standingsOf(tournament, result.tally));
}

} // namespace stonemason::test
