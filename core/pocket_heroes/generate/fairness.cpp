// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/fairness.h"

#include "core/pocket_heroes/world/thing.h"

#include <optional>

namespace stonemason::pocket_heroes {

Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Config& config) {
    TreasureWorth worth = catalogue.fairness.worth;
    for (const Treasure& treasure :
         {Treasure(Pile()), Treasure(Campfire()), Treasure(Chest()), Treasure(Artifact())})
        worth[treasure.index()] = config.treasureCost[std::size_t(*treasureKindOf(treasure))];
    return fairnessOf(world, catalogue, footingOf(world, catalogue), worth);
}

std::optional<Message> unfairnessOf(const Fairness& fairness) {
    if (fairness.isFair()) return std::nullopt;
    return Message{"generate/unfair", {inPercent(fairness.spread), inPercent(fairness.mostSpread)}};
}

Result<FairWorld> generateFair(const Template& worldTemplate, const Catalogue& catalogue,
                               const GenerationRequest& options, int seeds, const std::stop_token& stop,
                               const FairProgress& progress) {
    std::optional<FairWorld> best;
    std::optional<Error> first;
    GenerationRequest tried = options;
    for (int i = 0; i < seeds || i == 0; ++i) {
        auto world = generate(worldTemplate, catalogue, tried, stop, progress.steps);
        if (world) {
            Fairness fairness = fairnessOf(world->world, catalogue, worldTemplate.config);
            if (!best || fairness.spread < best->fairness.spread)
                best = FairWorld{std::move(world).value(), std::move(fairness)};
            if (best->fairness.isFair()) break;
        } else if (!first) {
            first = world.error();
        }
        if (progress.seeds) progress.seeds(i + 1);
        if (stop.stop_requested()) {
            if (!best) return Error{{"generate/stopped"}};
            best->isStopped = i + 1 < seeds;
            break;
        }
        ++tried.seed;
    }
    if (best) return *std::move(best);
    return *first;
}

} // namespace stonemason::pocket_heroes
