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
    for (const BoardGame& game : games)
        halfPoints += std::size_t(game.sides[0].result);
    ++firstMover[halfPoints];
    for (const BoardGame& game : games)
        endings.add(game);
}

Tally& Tally::operator+=(const Tally& other) {
    PairedTally::operator+=(other);
    for (std::size_t i = 0; i < firstMover.size(); ++i)
        firstMover[i] += other.firstMover[i];
    endings += other.endings;
    return *this;
}

std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result) {
    if (impossiblePairing(tournament.schedule(), result.played, result.tally, result.shard))
        return "pairings[0]";
    if (!arePossible(result.tally.firstMover, result.tally.pairings.front())) return "firstMover";
    Outcomes firstMover = result.tally.pairings.front().movingFirst;
    firstMover += turned(result.tally.pairings.front().movingSecond);
    if (!arePossible(result.tally.endings, firstMover, result.tally.pairings.front().moves)) return "endings";
    return std::nullopt;
}

namespace {

Estimate ofTheOther(const Estimate& share) {
    return {1 - share.value, {1 - share.interval.high, 1 - share.interval.low}};
}

} // namespace

Standings standingsOf(const Tournament& tournament, const Tally& tally) {
    Standings standings;
    static_cast<PairedStandings&>(standings) = standingsOf(tournament.schedule(), tally.pairings);
    const Side first = tournament.firstMover();
    const Outcomes outcomes = tally.endings.outcomes();
    standings.firstMover = shareOf(std::span(&tally.firstMover, 1));
    standings.sides = {SideFigures{first, outcomes, standings.firstMover, tally.endings.wins[0]},
                       SideFigures{opponentOf(first), turned(outcomes), ofTheOther(standings.firstMover),
                                   tally.endings.wins[1]}};
    standings.draws = tally.endings.draws;
    standings.length = lengthFiguresOf(tally.endings);
    return standings;
}

std::optional<Side> favouredSide(const Tournament& tournament, const Standings& standings) {
    const Interval& interval = standings.firstMover.interval;
    if (interval.low > 0.5) return tournament.firstMover();
    if (interval.high < 0.5) return opponentOf(tournament.firstMover());
    return std::nullopt;
}

} // namespace stonemason::wastes
