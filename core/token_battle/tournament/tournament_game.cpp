// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tournament_game.h"

#include "core/token_battle/duel/turn.h"

#include <utility>

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

CardCredit::CardCredit(const Duel& duel) : duel_(duel) {
    for (int player = 0; player < playerCount; ++player) {
        int place = 0;
        for (int stack = 0; stack < stackCount; ++stack) {
            firstOfStack_[std::size_t(player)][std::size_t(stack)] = place;
            place += duel.cardsIn(player, stack);
        }
    }
}

void CardCredit::play(Position& position, Move move) {
    const std::size_t player = position.toMove;
    const int place = firstOfStack_[player][move.stack] + position.hands[player].top[move.stack];
    CardLine& card = cards_[player][std::size_t(place)];
    if (card.plays == 0) card.firstPlay = moves_[player];
    ++card.plays;
    ++moves_[player];
    const Origin origin{std::int8_t(player), std::int8_t(place)};
    duel_.playObserved(position, move, [this, origin](const DuelEvent& event) { follow(event, origin); });
    score(position);
}

void CardCredit::follow(const DuelEvent& event, Origin played) {
    switch (event.kind) {
    case DuelEventKind::Placed:
    case DuelEventKind::Spawned: origins_[event.to] = played; break;
    case DuelEventKind::Pushed:
    case DuelEventKind::Flipped:
    case DuelEventKind::SwappedLast:
        if (event.to == noSquare)
            origins_[event.from] = {};
        else
            std::swap(origins_[event.from], origins_[event.to]);
        break;
    case DuelEventKind::Destroyed: origins_[event.to] = {}; break;
    case DuelEventKind::Damaged:
    case DuelEventKind::Blocked:
    case DuelEventKind::Gilded:
    case DuelEventKind::Boosted:
    case DuelEventKind::MovesAgain:
    case DuelEventKind::Shot:
    case DuelEventKind::Toughened: break;
    }
}

void CardCredit::score(const Position& position) {
    forEach(position.occupied(), [&](Square square) {
        const Origin origin = origins_[square];
        if (origin.player < 0) return;
        const bool own = (position.owned(origin.player) & bit(square)) != 0;
        const int points = duel_.yieldAt(position, square);
        cards_[std::size_t(origin.player)][std::size_t(origin.card)].credit += own ? points : -points;
    });
}

} // namespace stonemason::token_battle
