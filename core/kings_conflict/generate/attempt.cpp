// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/attempt.h"

#include "core/kings_conflict/generate/line_places.h"

#include <algorithm>

namespace stonemason::kings_conflict {

Plan drawnRanges(const GameProfile& game, const Wishes& wishes, const std::vector<WishInfo>& infos) {
    Plan plan;
    plan.wishes = infos;
    for (const WishInfo& wish : infos)
        plan.ranges.push_back(rangeOf(wishes, wish));
    plan.tiles = game.board.area() - int(game.holes.size());
    return plan;
}

Plan drawPlan(const GameProfile& game, const Wishes& wishes, const std::vector<WishInfo>& infos,
              SeededRandom& random) {
    Plan plan = drawnRanges(game, wishes, infos);
    int shares = 0;
    int least = 0;
    for (std::size_t i = 0; i < plan.ranges.size(); ++i) {
        const WishRange range = plan.ranges[i];
        plan.aims.push_back(range.least + random.below(range.most - range.least + 1));
        if (plan.wishes[i].kind != WishKind::Share) continue;
        shares += plan.aims[i];
        least += range.least;
    }
    // Some plain land is left where the wishes allow it.
    constexpr int mostCovered = 75;
    for (std::size_t i = 0; i < plan.ranges.size() && shares > mostCovered; ++i)
        if (plan.wishes[i].kind == WishKind::Share && shares > least) {
            const int least1 = plan.ranges[i].least;
            const int covered = std::max(mostCovered, least);
            plan.aims[i] = least1 + (plan.aims[i] - least1) * (covered - least) / (shares - least);
        }
    return plan;
}

namespace {

LineTarget targetOf(const Plan& plan, WishKind kind) {
    const int index = plan.indexOf(kind);
    if (index < 0) return {};
    return {plan.ranges[std::size_t(index)].least, plan.ranges[std::size_t(index)].most,
            plan.aims[std::size_t(index)]};
}

/// Rivers are water: no more of them than there is to be water.
LineTarget riversWithin(const Plan& plan) {
    LineTarget rivers = targetOf(plan, WishKind::RiverLength);
    for (std::size_t i = 0; i < plan.wishes.size(); ++i) {
        if (plan.wishes[i].kind != WishKind::Share || plan.wishes[i].id != "water") continue;
        const int most = plan.ranges[i].most * plan.tiles / 100;
        rivers.most = std::min(rivers.most, most);
        rivers.wanted = std::min(rivers.wanted, most);
    }
    return rivers;
}

} // namespace

void composeTerrain(Draft& draft, TerrainFacts& facts, const Plan& plan, SeededRandom& random,
                    const std::stop_token& stop) {
    carryOn(draft, random);
    const LineTarget rivers = riversWithin(plan);
    const LineTarget roads = targetOf(plan, WishKind::RoadLength);
    const Grid<int> height = heightField(draft, random);
    paintHeights(draft, height, plan, rivers.wanted);
    layRivers(draft, height, rivers, random);
    paintRest(draft, plan, random);
    const int routes = plan.indexOf(WishKind::Routes);
    layRoads(draft, roads, routes < 0 ? 0 : std::max(0, plan.aims[std::size_t(routes)] - 1), random);
    constexpr int rounds = 8;
    constexpr int fewRounds = 3; // where each change takes longer
    refineGround(draft, facts, plan, isLargeBoard(draft.size()) ? fewRounds : rounds, random, stop);
}

} // namespace stonemason::kings_conflict
