// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/fairness.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr double hundred = 100;

double daysOf(int cost, const FairnessRules& rules) {
    return cost == unreached ? std::numeric_limits<double>::infinity()
                             : double(cost) / (2 * rules.stepCostPerDay);
}

std::vector<PlayerFairness> playersOf(const World& world) {
    std::vector<PlayerFairness> players;
    for (int i = 0; i < playerCount; ++i) {
        const auto id = PlayerId(i);
        const auto player = std::ranges::find(world.players, id, &Player::id);
        const auto castle = std::ranges::find(world.castles, id, &Castle::owner);
        if (player == world.players.end() || castle == world.castles.end()) continue;
        const bool hasMain = player->mainCastle && std::ranges::any_of(world.castles, [&](const Castle& own) {
                                 return own.owner == id && own.cell == player->mainCastle->cell;
                             });
        players.push_back({id, hasMain ? player->mainCastle->cell : castle->cell});
    }
    return players;
}

/// Fills in what depends on how far the player has to walk.
class Comparison {
public:
    Comparison(const World& world, const Catalogue& catalogue, const TreasureWorth& worth)
        : world_(world), rules_(catalogue.fairness), worth_(worth) {
        for (const Ownerable& building : world.ownerables) {
            const CatalogueObject* object = catalogue.find(Section::Ownerable, building.id);
            if (object && object->kind == ObjectClass::Mine) mines_.push_back(building.cell);
        }
    }

    void fill(PlayerFairness& player, const std::vector<PlayerFairness>& all, const Grid<int>& costs) const {
        for (const PlayerFairness& other : all)
            if (other.player != player.player) player.castleDays.push_back(daysTo(other.player, costs));
        for (const Cell mine : mines_)
            player.mineDays.push_back(daysOf(costToEnter(costs, ThingKind::Ownerable, mine), rules_));
        std::ranges::sort(player.mineDays);
        for (const Item& item : world_.items) {
            if (!costs.contains(item.cell)) continue;
            const double days = daysOf(costs[item.cell], rules_);
            for (std::size_t i = 0; i < fairnessDays.size(); ++i)
                if (days <= fairnessDays[i]) player.richness[i] += worth_[item.treasure.index()];
        }
    }

private:
    double daysTo(PlayerId other, const Grid<int>& costs) const {
        int least = unreached;
        for (const Castle& castle : world_.castles)
            if (castle.owner == other)
                least = std::min(least, costToEnter(costs, ThingKind::Castle, castle.cell));
        return daysOf(least, rules_);
    }

    const World& world_;
    const FairnessRules& rules_;
    const TreasureWorth& worth_;
    std::vector<Cell> mines_;
};

double meanOf(const std::vector<double>& values, std::size_t first) {
    const std::size_t count = std::min(first, values.size());
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += values[i] / double(count);
    return sum;
}

/// How many of the nearest mines count: no more than somebody gets to.
std::size_t minesThatCount(const std::vector<PlayerFairness>& players, int nearMines) {
    std::ptrdiff_t most = 0;
    for (const PlayerFairness& player : players)
        most = std::max(most,
                        std::ranges::lower_bound(player.mineDays, std::numeric_limits<double>::infinity()) -
                            player.mineDays.begin());
    return std::size_t(std::min<std::ptrdiff_t>(most, nearMines));
}

double figureOf(const PlayerFairness& player, FairnessMeasure measure, std::size_t mines) {
    switch (measure) {
    case FairnessMeasure::CastleDays: return meanOf(player.castleDays, player.castleDays.size());
    case FairnessMeasure::MineDays: return meanOf(player.mineDays, mines);
    case FairnessMeasure::EarlyRichness: return player.richness[0];
    case FairnessMeasure::LateRichness: return player.richness[1];
    }
    return 0;
}

/// Who never gets there is as badly off as can be, unless nobody does.
double spreadOf(double least, double most) {
    if (std::isinf(most)) return std::isinf(least) ? 0 : 1;
    return most > 0 ? (most - least) / most : 0;
}

/// Of a way of a few steps one step more is much, and nothing to anybody.
bool isShort(double days, const FairnessRules& rules) {
    return days * rules.stepCostPerDay < rules.leastWay;
}

FairnessGap gapOf(const std::vector<PlayerFairness>& players, FairnessMeasure measure, std::size_t mines,
                  const FairnessRules& rules) {
    FairnessGap gap{.measure = measure};
    std::size_t least = 0;
    std::size_t most = 0;
    const auto figure = [&](std::size_t index) { return figureOf(players[index], measure, mines); };
    for (std::size_t i = 1; i < players.size(); ++i) {
        if (figure(i) < figure(least)) least = i;
        if (figure(i) > figure(most)) most = i;
    }
    const bool moreIsBetter = measure >= FairnessMeasure::EarlyRichness;
    gap.better = moreIsBetter ? most : least;
    gap.worse = moreIsBetter ? least : most;
    gap.betterFigure = figure(gap.better);
    gap.worseFigure = figure(gap.worse);
    const bool counts = moreIsBetter || !isShort(figure(most) - figure(least), rules);
    gap.spread = counts ? spreadOf(figure(least), figure(most)) : 0;
    return gap;
}

} // namespace

std::vector<FairnessGap> gapsOf(const std::vector<PlayerFairness>& players, const FairnessRules& rules) {
    std::vector<FairnessGap> gaps;
    if (players.size() < 2) return gaps;
    const std::size_t mines = minesThatCount(players, rules.nearMines);
    for (const auto measure : {FairnessMeasure::CastleDays, FairnessMeasure::MineDays,
                               FairnessMeasure::EarlyRichness, FairnessMeasure::LateRichness})
        gaps.push_back(gapOf(players, measure, mines, rules));
    return gaps;
}

int inPercent(double spread) {
    return int(std::ceil(hundred * spread - 1e-9));
}

Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing,
                    const TreasureWorth& worth, const std::stop_token& stop) {
    Fairness fairness{.players = playersOf(world), .mostSpread = catalogue.fairness.mostPercent / hundred};
    if (fairness.players.empty()) return fairness;
    const Travel travel(world, catalogue, footing);
    const Comparison comparison(world, catalogue, worth);
    for (PlayerFairness& player : fairness.players) {
        if (stop.stop_requested()) return fairness;
        comparison.fill(player, fairness.players, travel.costsOf(player.player));
    }
    for (const FairnessGap& gap : gapsOf(fairness.players, catalogue.fairness))
        fairness.spread = std::max(fairness.spread, gap.spread);
    return fairness;
}

} // namespace stonemason::pocket_heroes
