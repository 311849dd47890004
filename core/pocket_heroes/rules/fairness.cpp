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
        const Player* player = findPlayer(world, id);
        const auto castle = std::ranges::find(world.castles, id, &Castle::owner);
        if (!player || castle == world.castles.end()) continue;
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
            for (std::size_t i = 0; i < rules_.days.size(); ++i)
                if (days <= rules_.days[i]) player.richness[i] += worth_[item.treasure.index()];
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

/// How many of the nearest mines count: no more than a player gets to.
int minesThatCount(const std::vector<PlayerFairness>& players, int nearMines) {
    int most = 0;
    for (const PlayerFairness& player : players)
        most = std::max(most, reachedMines(player));
    return std::min(most, nearMines);
}

/// A player who never gets there counts as worst off, unless no player does.
double spreadOf(double least, double most) {
    if (std::isinf(most)) return std::isinf(least) ? 0 : 1;
    return most > 0 ? (most - least) / most : 0;
}

/// Whether a way is so short that one step more is a large share of it and yet does not matter in the game.
bool isShort(double days, const FairnessRules& rules) {
    return days * rules.stepCostPerDay < rules.leastWay;
}

FairnessGap gapOf(const std::vector<PlayerFairness>& players, FairnessMeasure measure, int mines,
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
    const int mines = minesThatCount(players, rules.nearMines);
    for (const auto measure : {FairnessMeasure::CastleDays, FairnessMeasure::MineDays,
                               FairnessMeasure::EarlyRichness, FairnessMeasure::LateRichness})
        gaps.push_back(gapOf(players, measure, mines, rules));
    return gaps;
}

double figureOf(const PlayerFairness& player, FairnessMeasure measure, int mines) {
    switch (measure) {
    case FairnessMeasure::CastleDays: return meanOf(player.castleDays, player.castleDays.size());
    case FairnessMeasure::MineDays: return meanOf(player.mineDays, std::size_t(mines));
    case FairnessMeasure::EarlyRichness: return player.richness[0];
    case FairnessMeasure::LateRichness: return player.richness[1];
    }
    return 0;
}

int reachedMines(const PlayerFairness& player) {
    return int(std::ranges::count_if(player.mineDays, [](double days) { return std::isfinite(days); }));
}

int inPercent(double spread) {
    return int(std::ceil(hundred * spread - 1e-9));
}

int inTenths(double days) {
    constexpr double tenth = 10;
    return int(std::lround(days * tenth));
}

std::optional<Message> causeOf(const Fairness& fairness) {
    const auto gap = std::ranges::max_element(fairness.gaps, {}, &FairnessGap::spread);
    if (gap == fairness.gaps.end() || gap->spread <= 0) return std::nullopt;
    const PlayerFairness& better = fairness.players[gap->better];
    const PlayerFairness& worse = fairness.players[gap->worse];
    const auto each = [&](std::string_view id, int ofBetter, int ofWorse) {
        return Message{id, {int(better.player), ofBetter, int(worse.player), ofWorse}};
    };
    const bool isNever = std::isinf(gap->worseFigure);
    switch (gap->measure) {
    case FairnessMeasure::CastleDays:
        if (isNever) return Message{"fairness/cause-no-way", {int(worse.player)}};
        return each("fairness/cause-castles", inTenths(gap->betterFigure), inTenths(gap->worseFigure));
    case FairnessMeasure::MineDays:
        if (isNever) return each("fairness/cause-few-mines", reachedMines(better), reachedMines(worse));
        return each("fairness/cause-mines", inTenths(gap->betterFigure), inTenths(gap->worseFigure));
    case FairnessMeasure::EarlyRichness:
    case FairnessMeasure::LateRichness: break;
    }
    Message riches = each("fairness/cause-riches", int(gap->betterFigure), int(gap->worseFigure));
    const bool isEarly = gap->measure == FairnessMeasure::EarlyRichness;
    riches.arguments.insert(riches.arguments.begin(), fairness.days[isEarly ? 0 : 1]);
    return riches;
}

Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing,
                    const TreasureWorth& worth, const std::stop_token& stop) {
    Fairness fairness{.players = playersOf(world),
                      .mostSpread = catalogue.fairness.mostPercent / hundred,
                      .days = catalogue.fairness.days};
    if (fairness.players.empty()) return fairness;
    const Travel travel(world, catalogue, footing);
    const Comparison comparison(world, catalogue, worth);
    for (PlayerFairness& player : fairness.players) {
        if (stop.stop_requested()) return fairness;
        comparison.fill(player, fairness.players, travel.costsOf(player.player));
    }
    fairness.gaps = gapsOf(fairness.players, catalogue.fairness);
    fairness.mines = minesThatCount(fairness.players, catalogue.fairness.nearMines);
    for (const FairnessGap& gap : fairness.gaps)
        fairness.spread = std::max(fairness.spread, gap.spread);
    return fairness;
}

} // namespace stonemason::pocket_heroes
