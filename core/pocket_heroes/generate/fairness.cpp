// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/fairness.h"

#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/rules/reach.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int unreached = std::numeric_limits<int>::max();

/// Walks from a castle over all that can be reached.
class Walk {
public:
    Walk(const World& world, const Catalogue& catalogue)
        : world_(world), footing_(footingOf(world, catalogue)), stepCost_(world.size(), 0) {
        const Grid<int> paths = pathsByCell(world);
        forEachCell(world.size(), [&](Cell cell) {
            const Surface surface = surfaceOf(world, cell);
            stepCost_[cell] = isKnown(surface) ? catalogue.surfaces[std::size_t(surface)].cost : 0;
            if (paths[cell] < 0) return;
            const auto* path = catalogue.find(Section::Path, world.paths[std::size_t(paths[cell])].id);
            if (path && path->cost > 0) stepCost_[cell] = path->cost;
        });
        for (const Visitable& building : world.visitables) {
            const auto* object = catalogue.find(Section::Visitable, building.id);
            if (object && object->portal) portals_.emplace_back(*object->portal, building.cell);
        }
    }

    /// What it costs to come to each cell, in halves of the game's numbers.
    Grid<int> from(Cell castle) const {
        Grid<int> cost(world_.size(), unreached);
        std::priority_queue<std::pair<int, Cell>, std::vector<std::pair<int, Cell>>, std::greater<>> front;
        const auto come = [&](Cell cell, int total) {
            if (!cost.contains(cell) || footing_[cell] != Footing::Free || total >= cost[cell]) return;
            cost[cell] = total;
            front.emplace(total, cell);
        };
        for (const Cell step : approachesOf(ThingKind::Castle))
            come(castle + step, 0);
        while (!front.empty()) {
            const auto [now, cell] = front.top();
            front.pop();
            if (now != cost[cell]) continue;
            for (const Cell step : eightSteps) {
                const Cell next = cell + step;
                if (!cost.contains(next)) continue;
                const bool overCorner = step.row != 0 && step.column != 0;
                come(next, now + stepCost_[next] * (overCorner ? 3 : 2));
            }
            goThroughPortals(cell, now, come);
        }
        return cost;
    }

private:
    void goThroughPortals(Cell cell, int now, const auto& come) const {
        for (const auto& [in, at] : portals_) {
            if (!in.leadsIn || chebyshev(cell, at) > 1) continue;
            for (const auto& [out, place] : portals_) {
                if (!out.leadsOut || out.pair != in.pair || place == at) continue;
                for (const Cell step : approachesOf(ThingKind::Visitable))
                    come(place + step, now);
            }
        }
    }

    const World& world_;
    Grid<Footing> footing_;
    Grid<int> stepCost_;
    std::vector<std::pair<PortalEnd, Cell>> portals_;
};

int costAt(const Grid<int>& cost, ThingKind kind, Cell entrance) {
    int least = unreached;
    for (const Cell step : approachesOf(kind))
        if (cost.contains(entrance + step)) least = std::min(least, cost[entrance + step]);
    return least;
}

double daysOf(int cost) {
    return cost == unreached ? std::numeric_limits<double>::infinity()
                             : double(cost) / (2 * numbers::stepCostPerDay);
}

int richnessOf(const Treasure& treasure, const Config& config) {
    if (std::holds_alternative<Pile>(treasure)) return config.treasureCost[0];
    if (std::holds_alternative<Campfire>(treasure)) return config.treasureCost[1];
    if (std::holds_alternative<Chest>(treasure)) return config.treasureCost[2];
    return std::holds_alternative<Artifact>(treasure) ? config.treasureCost[3] : 0;
}

double mean(const std::vector<double>& values, std::size_t first) {
    const std::size_t count = std::min(first, values.size());
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += values[i] / double(count);
    return sum;
}

/// How far the worst is from the best.
double spreadOf(const std::vector<PlayerFairness>& players,
                const std::function<double(const PlayerFairness&)>& of) {
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (const PlayerFairness& player : players) {
        least = std::min(least, of(player));
        most = std::max(most, of(player));
    }
    // Who never gets there is as badly off as can be, unless nobody does.
    if (std::isinf(most)) return std::isinf(least) ? 0 : 1;
    return most > 0 ? (most - least) / most : 0;
}

} // namespace

std::optional<Message> unfairnessOf(const Fairness& fairness) {
    if (fairness.spread <= unfairSpread) return std::nullopt;
    constexpr double hundred = 100;
    // Rounded up: 20.1 is more than 20.
    return Message{"generate/unfair",
                   {int(std::ceil(hundred * fairness.spread - 1e-9)), int(hundred * unfairSpread)}};
}

Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Config& config) {
    Fairness fairness;
    for (const Player& player : world.players)
        if (player.mainCastle) fairness.players.push_back({player.id, player.mainCastle->cell, {}, {}, {}});
    const Walk walk(world, catalogue);
    for (PlayerFairness& player : fairness.players) {
        const Grid<int> cost = walk.from(player.castle);
        for (const PlayerFairness& other : fairness.players)
            if (other.player != player.player)
                player.castleDays.push_back(daysOf(costAt(cost, ThingKind::Castle, other.castle)));
        for (const Ownerable& mine : world.ownerables)
            player.mineDays.push_back(daysOf(costAt(cost, ThingKind::Ownerable, mine.cell)));
        std::ranges::sort(player.mineDays);
        for (const Item& item : world.items) {
            if (!cost.contains(item.cell)) continue;
            const double days = daysOf(cost[item.cell]);
            if (days <= 7) player.richness[0] += richnessOf(item.treasure, config);
            if (days <= 14) player.richness[1] += richnessOf(item.treasure, config);
        }
    }
    if (fairness.players.size() < 2) return fairness;
    constexpr std::size_t nearMines = 3;
    const auto& players = fairness.players;
    fairness.spread = std::max(
        {spreadOf(players,
                  [](const auto& player) { return mean(player.castleDays, player.castleDays.size()); }),
         spreadOf(players, [](const auto& player) { return mean(player.mineDays, nearMines); }),
         spreadOf(players, [](const auto& player) { return double(player.richness[0]); }),
         spreadOf(players, [](const auto& player) { return double(player.richness[1]); })});
    return fairness;
}

} // namespace stonemason::pocket_heroes
