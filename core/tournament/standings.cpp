// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/standings.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace stonemason {

namespace {

constexpr double gamesOfUnit = 2;

double per(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : double(sum) / double(count);
}

Mean pointsPerGame(std::int64_t units, const Sums& points) {
    const std::pair group{units, points};
    return meanOf(std::span(&group, 1), gamesOfUnit);
}

/// The results as the second deck sees them.
UnitCounts turned(UnitCounts counts) {
    std::ranges::reverse(counts);
    return counts;
}

PairingFigures figuresOf(Pairing decks, const PairingTally& tally) {
    const std::int64_t units = tally.unitCount();
    return {decks, tally.outcomes(), shareOf(std::span(&tally.units, 1)),
            pointsPerGame(units, tally.points[0]), pointsPerGame(units, tally.points[1])};
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
    figures.credit = pointsPerGame(games / 2, tally.credit);
    splitByFirstPlay(tally, figures);
    return figures;
}

DeckFigures figuresOf(int index, const Tournament& tournament, const Tally& tally) {
    DeckFigures figures;
    std::vector<UnitCounts> counts;
    std::vector<std::pair<std::int64_t, Sums>> points;
    const Schedule& schedule = tournament.schedule();
    for (int other = 0; other < schedule.entrants(); ++other) {
        const int pairing = schedule.pairingOf(index, other);
        if (pairing < 0) continue;
        const PairingTally& met = tally.pairings[std::size_t(pairing)];
        const bool first = index < other;
        counts.push_back(first ? met.units : turned(met.units));
        points.emplace_back(met.unitCount(), met.points[first ? 0 : 1]);
        figures.outcomes += first ? met.outcomes() : turned(met.outcomes());
    }
    figures.share = shareOf(counts);
    figures.points = meanOf(points, gamesOfUnit);
    const std::vector<CardId> cards = tournament.entrant(index).deck.cards();
    for (std::size_t i = 0; i < cards.size(); ++i)
        figures.cards.push_back(figuresOf(cards[i], tally.cards[std::size_t(index)][i]));
    return figures;
}

} // namespace

Standings standingsOf(const Tournament& tournament, const Tally& tally) {
    Standings standings;
    const Schedule& schedule = tournament.schedule();
    std::vector<EloPairing> meetings;
    Outcomes firstMovers;
    std::int64_t moves = 0;
    for (int i = 0; i < schedule.pairings(); ++i) {
        const PairingTally& met = tally.pairings[std::size_t(i)];
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
        standings.decks.push_back(figuresOf(i, tournament, tally));
        standings.decks.back().elo = elo[std::size_t(i)];
    }
    standings.ranking.resize(standings.decks.size());
    std::iota(standings.ranking.begin(), standings.ranking.end(), 0);
    std::ranges::stable_sort(standings.ranking, std::greater(),
                             [&](int deck) { return standings.decks[std::size_t(deck)].elo.value; });
    return standings;
}

} // namespace stonemason
