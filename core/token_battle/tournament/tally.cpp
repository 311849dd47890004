// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tally.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace stonemason::token_battle {

namespace {

bool isPossible(const CardTally& tally, std::int64_t units, std::int64_t mostSquares) {
    const std::int64_t games = 2 * units;
    std::int64_t counted = 0;
    for (const Outcomes& outcomes : tally.byFirstPlay) {
        if (!areWithin(outcomes, games)) return false;
        counted += outcomes.games();
    }
    const std::int64_t playedIn = games - tally.byFirstPlay[firstPlayNever].games();
    return counted == games && tally.plays >= playedIn && tally.plays / 65'535 <= games &&
           arePossible(tally.credit, units, mostPointsOfUnit, mostSquares);
}

} // namespace

Outcomes CardTally::outcomes() const {
    Outcomes all;
    for (const Outcomes& outcomes : byFirstPlay)
        all += outcomes;
    return all;
}

CardTally& CardTally::operator+=(const CardTally& other) {
    plays += other.plays;
    credit += other.credit;
    for (std::size_t i = 0; i < byFirstPlay.size(); ++i)
        byFirstPlay[i] += other.byFirstPlay[i];
    return *this;
}

Tally::Tally(const Tournament& tournament) : PairedTally(tournament.schedule()) {
    for (const Entrant& entrant : tournament.plan().entrants)
        cards.emplace_back(std::size_t(entrant.deck.size()));
}

void Tally::add(Pairing decks, int pairing, const UnitGames& games) {
    // Which side each of the two decks has in the first and in the second game.
    const auto sideOf = [&games](std::size_t deck, std::size_t game) -> const GameOfSide& {
        return games[game].sides[deck == game ? 0 : 1];
    };
    pairings[std::size_t(pairing)].add(scoreOf(games[0]), scoreOf(games[1]));
    for (std::size_t deck = 0; deck < 2; ++deck) {
        const GameOfSide& one = sideOf(deck, 0);
        const GameOfSide& other = sideOf(deck, 1);
        auto& own = cards[std::size_t(deck == 0 ? decks.first : decks.second)];
        for (std::size_t i = 0; i < own.size(); ++i) {
            own[i].credit.add(one.cards[i].credit + other.cards[i].credit);
            for (const GameOfSide* side : {&one, &other}) {
                const CardLine& line = side->cards[i];
                const std::size_t when = line.firstPlay < 0
                                             ? firstPlayNever
                                             : std::min(std::size_t(line.firstPlay), firstPlayLater);
                own[i].plays += line.plays;
                own[i].byFirstPlay[when].add(side->result);
            }
        }
    }
}

Tally& Tally::operator+=(const Tally& other) {
    assert(cards.size() == other.cards.size());
    PairedTally::operator+=(other);
    for (std::size_t deck = 0; deck < cards.size(); ++deck)
        for (std::size_t i = 0; i < cards[deck].size(); ++i)
            cards[deck][i] += other.cards[deck][i];
    return *this;
}

std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result) {
    const Schedule& schedule = tournament.schedule();
    if (const auto pairing = impossiblePairing(schedule, result.played, result.tally, result.shard))
        return "pairings[" + std::to_string(*pairing) + ']';
    const std::int64_t mostSquares = mostSquaresOf(result.shard);
    const std::vector<std::int64_t> unitsOfPairings = schedule.unitsOfPairings(result.played.ranges());
    std::vector<std::int64_t> unitsOfDeck(result.tally.cards.size());
    for (int i = 0; i < schedule.pairings(); ++i) {
        const std::int64_t units = unitsOfPairings[std::size_t(i)];
        unitsOfDeck[std::size_t(schedule.pairing(i).first)] += units;
        unitsOfDeck[std::size_t(schedule.pairing(i).second)] += units;
    }
    for (std::size_t deck = 0; deck < unitsOfDeck.size(); ++deck)
        for (std::size_t i = 0; i < result.tally.cards[deck].size(); ++i)
            if (!isPossible(result.tally.cards[deck][i], unitsOfDeck[deck], mostSquares))
                return "cards[" + std::to_string(deck) + "][" + std::to_string(i) + ']';
    return std::nullopt;
}

namespace {

double per(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : double(sum) / double(count);
}

/// Finds the split into early and late games that is most even.
void splitByFirstPlay(const CardTally& tally, CardFigures& figures) {
    const Outcomes all = tally.outcomes();
    std::int64_t mostEven = all.games();
    Outcomes early;
    for (std::size_t when = 0; when < firstPlayNever; ++when) {
        early += tally.byFirstPlay[when];
        const Outcomes late{all.wins - early.wins, all.draws - early.draws, all.losses - early.losses};
        const std::int64_t uneven = std::abs(early.games() - late.games());
        if (uneven >= mostEven) continue;
        mostEven = uneven;
        figures.early = int(when) + 1;
        figures.edge = differenceOf(early, late);
    }
}

CardFigures figuresOf(CardId card, const CardTally& tally) {
    CardFigures figures;
    const std::int64_t games = tally.outcomes().games();
    figures.card = card;
    figures.playRate = per(games - tally.byFirstPlay[firstPlayNever].games(), games);
    figures.plays = per(tally.plays, games);
    figures.credit = perGame(games / 2, tally.credit);
    splitByFirstPlay(tally, figures);
    return figures;
}

} // namespace

Standings standingsOf(const Tournament& tournament, const Tally& tally) {
    PairedStandings paired = standingsOf(tournament.schedule(), tally.pairings);
    Standings standings;
    standings.pairings = std::move(paired.pairings);
    standings.ranking = std::move(paired.ranking);
    standings.movingFirst = paired.movingFirst;
    standings.moves = paired.moves;
    for (std::size_t deck = 0; deck < paired.entrants.size(); ++deck) {
        standings.decks.push_back({paired.entrants[deck], {}});
        const std::vector<CardId> cards = tournament.entrant(int(deck)).deck.cards();
        for (std::size_t i = 0; i < cards.size(); ++i)
            standings.decks.back().cards.push_back(figuresOf(cards[i], tally.cards[deck][i]));
    }
    return standings;
}

} // namespace stonemason::token_battle
