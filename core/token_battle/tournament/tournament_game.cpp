// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tournament_game.h"

#include "core/token_battle/tournament/card_credit.h"

namespace stonemason::token_battle {

GameScore scoreOf(const TournamentGame& game) {
    return {{game.sides[0], game.sides[1]}, game.moves};
}

std::optional<TournamentGame> playGame(const Duel& duel, const ComputerPlayer& player, std::uint64_t seed,
                                       const std::stop_token& stop) {
    SeededRandom random(seed);
    Position position = duel.start(randomStart(duel.rules(), random));
    CardCredit credit(duel);
    const bool ended = playOut(duel, position, contestantsOf({player, player}, seed), stop,
                               [&credit](Position& on, Move move) { credit.play(on, move); });
    if (!ended) return std::nullopt;
    TournamentGame game;
    game.moves = position.moves;
    const std::array<SideResult, playerCount> results = sideResultsOf<DuelTraits>(position);
    for (std::size_t side = 0; side < playerCount; ++side)
        game.sides[side] = {results[side], credit.cardsOf(int(side))};
    return game;
}

std::optional<UnitGames> playUnit(const Tournament& tournament, std::int64_t unit,
                                  const std::stop_token& stop) {
    const Schedule& schedule = tournament.schedule();
    const Pairing pairing = schedule.pairing(schedule.pairingOfUnit(unit));
    const std::uint64_t seed = schedule.seedOfUnit(tournament.plan().seed, unit);
    const Deck& first = tournament.entrant(pairing.first).deck;
    const Deck& second = tournament.entrant(pairing.second).deck;
    UnitGames games;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Result<Duel> duel = i == 0 ? Duel::of(tournament.table(), first, second)
                                         : Duel::of(tournament.table(), second, first);
        const auto game = playGame(*duel, tournament.plan().player, seed, stop);
        if (!game) return std::nullopt;
        games[i] = *game;
    }
    return games;
}

} // namespace stonemason::token_battle
