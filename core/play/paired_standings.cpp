// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/paired_standings.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace stonemason {

namespace {

constexpr double gamesOfUnit = 2;

double per(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : double(sum) / double(count);
}

/// The results as the second of the two sees them.
UnitCounts turned(UnitCounts counts) {
    std::ranges::reverse(counts);
    return counts;
}

PairingFigures figuresOf(Pairing entrants, const PairingTally& tally) {
    const std::int64_t units = tally.unitCount();
    return {entrants, tally.outcomes(), shareOf(std::span(&tally.units, 1)), perGame(units, tally.points[0]),
            perGame(units, tally.points[1])};
}

EntrantFigures figuresOf(int entrant, const Schedule& schedule, std::span<const PairingTally> pairings) {
    EntrantFigures figures;
    std::vector<UnitCounts> counts;
    std::vector<std::pair<std::int64_t, Sums>> points;
    for (int other = 0; other < schedule.entrants(); ++other) {
        const int pairing = schedule.pairingOf(entrant, other);
        if (pairing < 0) continue;
        const PairingTally& met = pairings[std::size_t(pairing)];
        const bool first = entrant < other;
        counts.push_back(first ? met.units : turned(met.units));
        points.emplace_back(met.unitCount(), met.points[first ? 0 : 1]);
        figures.outcomes += first ? met.outcomes() : turned(met.outcomes());
    }
    figures.share = shareOf(counts);
    figures.points = meanOf(points, gamesOfUnit);
    return figures;
}

} // namespace

PairedStandings standingsOf(const Schedule& schedule, std::span<const PairingTally> pairings) {
    PairedStandings standings;
    std::vector<EloPairing> meetings;
    Outcomes firstMovers;
    std::int64_t moves = 0;
    for (int i = 0; i < schedule.pairings(); ++i) {
        const PairingTally& met = pairings[std::size_t(i)];
        standings.pairings.push_back(figuresOf(schedule.pairing(i), met));
        meetings.push_back({schedule.pairing(i), met.units});
        firstMovers += met.movingFirst;
        firstMovers += turned(met.movingSecond);
        moves += met.moves;
    }
    if (firstMovers.games() > 0)
        standings.movingFirst = per(firstMovers.halfPoints(), 2 * firstMovers.games());
    standings.moves = per(moves, firstMovers.games());
    const std::vector<Estimate> elo = eloOf(schedule.entrants(), meetings);
    for (int i = 0; i < schedule.entrants(); ++i) {
        standings.entrants.push_back(figuresOf(i, schedule, pairings));
        standings.entrants.back().elo = elo[std::size_t(i)];
    }
    standings.ranking.resize(standings.entrants.size());
    std::iota(standings.ranking.begin(), standings.ranking.end(), 0);
    std::ranges::stable_sort(standings.ranking, std::greater(),
                             [&](int entrant) { return standings.entrants[std::size_t(entrant)].elo.value; });
    return standings;
}

Mean perGame(std::int64_t units, const Sums& sums) {
    const std::pair group{units, sums};
    return meanOf(std::span(&group, 1), gamesOfUnit);
}

} // namespace stonemason
