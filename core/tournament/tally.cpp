// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tally.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

namespace stonemason {

namespace {

/// A player's points fit 16 bits, so a unit brings no card and no deck more than twice that.
constexpr std::int64_t mostPointsOfUnit = 2 * std::int64_t{std::numeric_limits<std::uint16_t>::max()};

/// The largest sum of squares that a shard may bring: with those of all shards, and as much again from
/// playing on, it fits 63 bits. A quarter of a billion of the wildest units stay below; more was never
/// played.
std::int64_t mostSquaresOf(Shard shard) {
    return std::numeric_limits<std::int64_t>::max() / 2 / shard.of;
}

/// Whether there are so many numbers between -most and most with this sum and these squares.
bool arePossible(const Sums& sums, std::int64_t count, std::int64_t most, std::int64_t mostSquares) {
    if (sums.squares > mostSquares) return false;
    const auto magnitude = [](std::int64_t value) { return value < 0 ? -value : value; };
    if (sums.squares < 0 || sums.sum == std::numeric_limits<std::int64_t>::min()) return false;
    if (count == 0) return sums == Sums{};
    if (magnitude(sums.sum) / count > most || sums.squares / count > most * most) return false;
    const double mean = double(sums.sum) / double(count);
    constexpr double tolerance = 1e-9;
    return double(sums.squares) * (1 + tolerance) >= mean * mean * double(count);
}

/// Whether these are counts of at most so many games, so that they can be added up.
bool areWithin(const Outcomes& outcomes, std::int64_t games) {
    return outcomes.wins >= 0 && outcomes.draws >= 0 && outcomes.losses >= 0 && outcomes.wins <= games &&
           outcomes.draws <= games && outcomes.losses <= games && outcomes.games() <= games;
}

bool areCounts(const Outcomes& outcomes, std::int64_t games) {
    return areWithin(outcomes, games) && outcomes.games() == games;
}

bool isPossible(const PairingTally& tally, std::int64_t units, std::int64_t mostSquares) {
    std::int64_t halfPoints = 0;
    std::int64_t counted = 0;
    for (std::size_t i = 0; i < unitResults; ++i) {
        if (tally.units[i] < 0 || tally.units[i] > units) return false;
        counted += tally.units[i];
        halfPoints += std::int64_t(i) * tally.units[i];
    }
    const bool games = areCounts(tally.movingFirst, units) && areCounts(tally.movingSecond, units) &&
                       tally.outcomes().halfPoints() == halfPoints;
    const bool points = std::ranges::all_of(tally.points, [=](const Sums& sums) {
        return sums.sum >= 0 && arePossible(sums, units, mostPointsOfUnit, mostSquares);
    });
    return counted == units && games && points && tally.moves >= 0 && tally.moves / 2 <= units * 65'535;
}

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

void Outcomes::add(GameResult result) {
    ++(result == GameResult::Win ? wins : result == GameResult::Draw ? draws : losses);
}

Outcomes& Outcomes::operator+=(const Outcomes& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

Outcomes turned(const Outcomes& outcomes) {
    return {outcomes.losses, outcomes.draws, outcomes.wins};
}

void Sums::add(std::int64_t value) {
    sum += value;
    squares += value * value;
}

Sums& Sums::operator+=(const Sums& other) {
    sum += other.sum;
    squares += other.squares;
    return *this;
}

std::int64_t PairingTally::unitCount() const {
    return std::accumulate(units.begin(), units.end(), std::int64_t{0});
}

Outcomes PairingTally::outcomes() const {
    Outcomes all = movingFirst;
    return all += movingSecond;
}

PairingTally& PairingTally::operator+=(const PairingTally& other) {
    for (std::size_t i = 0; i < unitResults; ++i)
        units[i] += other.units[i];
    movingFirst += other.movingFirst;
    movingSecond += other.movingSecond;
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] += other.points[i];
    moves += other.moves;
    return *this;
}

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

Tally::Tally(const Tournament& tournament) : pairings(std::size_t(tournament.schedule().pairings())) {
    for (const Entrant& entrant : tournament.plan().entrants)
        cards.emplace_back(std::size_t(entrant.deck.size()));
}

void Tally::add(Pairing decks, int pairing, const UnitGames& games) {
    PairingTally& met = pairings[std::size_t(pairing)];
    // Which side each of the two decks has in the first and in the second game.
    const auto sideOf = [&games](std::size_t deck, std::size_t game) -> const GameOfSide& {
        return games[game].sides[deck == game ? 0 : 1];
    };
    met.movingFirst.add(sideOf(0, 0).result);
    met.movingSecond.add(sideOf(0, 1).result);
    ++met.units[std::size_t(sideOf(0, 0).result) + std::size_t(sideOf(0, 1).result)];
    met.moves += games[0].moves + games[1].moves;
    for (std::size_t deck = 0; deck < 2; ++deck) {
        const GameOfSide& one = sideOf(deck, 0);
        const GameOfSide& other = sideOf(deck, 1);
        met.points[deck].add(one.points + other.points);
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
    assert(pairings.size() == other.pairings.size() && cards.size() == other.cards.size());
    for (std::size_t i = 0; i < pairings.size(); ++i)
        pairings[i] += other.pairings[i];
    for (std::size_t deck = 0; deck < cards.size(); ++deck)
        for (std::size_t i = 0; i < cards[deck].size(); ++i)
            cards[deck][i] += other.cards[deck][i];
    return *this;
}

std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result) {
    const Schedule& schedule = tournament.schedule();
    const std::int64_t mostSquares = mostSquaresOf(result.shard);
    const std::vector<std::int64_t> unitsOfPairings = schedule.unitsOfPairings(result.played.ranges());
    std::vector<std::int64_t> unitsOfDeck(result.tally.cards.size());
    for (int i = 0; i < schedule.pairings(); ++i) {
        const std::int64_t units = unitsOfPairings[std::size_t(i)];
        if (!isPossible(result.tally.pairings[std::size_t(i)], units, mostSquares))
            return "pairings[" + std::to_string(i) + ']';
        unitsOfDeck[std::size_t(schedule.pairing(i).first)] += units;
        unitsOfDeck[std::size_t(schedule.pairing(i).second)] += units;
    }
    for (std::size_t deck = 0; deck < unitsOfDeck.size(); ++deck)
        for (std::size_t i = 0; i < result.tally.cards[deck].size(); ++i)
            if (!isPossible(result.tally.cards[deck][i], unitsOfDeck[deck], mostSquares))
                return "cards[" + std::to_string(deck) + "][" + std::to_string(i) + ']';
    return std::nullopt;
}

} // namespace stonemason
