// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/fairness.h"

namespace stonemason::pocket_heroes {

namespace {

template <typename Kind>
int& worthOf(TreasureWorth& worth) {
    return worth[Treasure(Kind()).index()];
}

} // namespace

Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Config& config) {
    TreasureWorth worth = catalogue.fairness.worth;
    worthOf<Pile>(worth) = config.treasureCost[0];
    worthOf<Campfire>(worth) = config.treasureCost[1];
    worthOf<Chest>(worth) = config.treasureCost[2];
    worthOf<Artifact>(worth) = config.treasureCost[3];
    return fairnessOf(world, catalogue, footingOf(world, catalogue), worth);
}

std::optional<Message> unfairnessOf(const Fairness& fairness) {
    if (fairness.isFair()) return std::nullopt;
    return Message{"generate/unfair", {inPercent(fairness.spread), inPercent(fairness.mostSpread)}};
}

} // namespace stonemason::pocket_heroes
