// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/pairing_tally.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace stonemason {

namespace {

constexpr std::int64_t mostMovesOfGame = 65'535;

bool areCounts(const Outcomes& outcomes, std::int64_t games) {
    return areWithin(outcomes, games) && outcomes.games() == games;
}

} // namespace

std::int64_t PairingTally::unitCount() const {
    return std::accumulate(units.begin(), units.end(), std::int64_t{0});
}

Outcomes PairingTally::outcomes() const {
    Outcomes all = movingFirst;
    return all += movingSecond;
}

void PairingTally::add(const GameScore& one, const GameScore& other) {
    movingFirst.add(one.sides[0].result);
    movingSecond.add(other.sides[1].result);
    ++units[std::size_t(one.sides[0].result) + std::size_t(other.sides[1].result)];
    points[0].add(one.sides[0].points + other.sides[1].points);
    points[1].add(one.sides[1].points + other.sides[0].points);
    moves += one.moves + other.moves;
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

std::int64_t mostSquaresOf(Shard shard) {
    return std::numeric_limits<std::int64_t>::max() / 2 / shard.of;
}

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

bool areWithin(const Outcomes& outcomes, std::int64_t games) {
    return outcomes.wins >= 0 && outcomes.draws >= 0 && outcomes.losses >= 0 && outcomes.wins <= games &&
           outcomes.draws <= games && outcomes.losses <= games && outcomes.games() <= games;
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
    return counted == units && games && points && tally.moves >= 0 &&
           tally.moves / 2 <= units * mostMovesOfGame;
}

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

} // namespace stonemason
