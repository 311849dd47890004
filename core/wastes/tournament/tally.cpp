// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/tally.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace stonemason::wastes {

namespace {

std::int64_t halfPointsOf(const UnitCounts& units) {
    std::int64_t sum = 0;
    for (std::size_t halfPoints = 0; halfPoints < units.size(); ++halfPoints)
        sum += std::int64_t(halfPoints) * units[halfPoints];
    return sum;
}

/// Whether units of the pairing can have come out like that for those who moved first. The pairing must be
/// possible.
bool arePossible(const UnitCounts& firstMover, const PairingTally& pairing) {
    const std::int64_t units = pairing.unitCount();
    const auto fits = [units](std::int64_t count) { return count >= 0 && count <= units; };
    return std::ranges::all_of(firstMover, fits) &&
           std::accumulate(firstMover.begin(), firstMover.end(), std::int64_t{0}) == units &&
           halfPointsOf(firstMover) ==
               pairing.movingFirst.halfPoints() + turned(pairing.movingSecond).halfPoints();
}

} // namespace

void Tally::add(const UnitGames& games) {
    pairings.front().add(games[0], games[1]);
    std::size_t halfPoints = 0;
    for (const GameScore& game : games)
        halfPoints += std::size_t(game.sides[0].result);
    ++firstMover[halfPoints];
}

Tally& Tally::operator+=(const Tally& other) {
    PairedTally::operator+=(other);
    for (std::size_t i = 0; i < firstMover.size(); ++i)
        firstMover[i] += other.firstMover[i];
    return *this;
}

std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result) {
    if (impossiblePairing(tournament.schedule(), result.played, result.tally, result.shard))
        return "pairings[0]";
    if (!arePossible(result.tally.firstMover, result.tally.pairings.front())) return "firstMover";
    return std::nullopt;
}

Standings standingsOf(const Tournament& tournament, const Tally& tally) {
    Standings standings{standingsOf(tournament.schedule(), tally.pairings), {}};
    standings.firstMover = shareOf(std::span(&tally.firstMover, 1));
    return standings;
}

std::optional<Side> favouredSide(const Tournament& tournament, const Standings& standings) {
    const Interval& interval = standings.firstMover.interval;
    if (interval.low > 0.5) return tournament.firstMover();
    if (interval.high < 0.5) return opponentOf(tournament.firstMover());
    return std::nullopt;
}

} // namespace stonemason::wastes
