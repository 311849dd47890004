// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/standings.h"

#include <cstdlib>
#include <utility>

namespace stonemason::token_battle {

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
