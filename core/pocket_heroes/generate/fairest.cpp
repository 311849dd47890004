// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/fairest.h"

#include <optional>

namespace stonemason::pocket_heroes {

Result<FairWorld> generateFair(const Template& made, const Catalogue& catalogue,
                               const GenerationRequest& options, int seeds, const std::stop_token& stop,
                               const FairProgress& progress) {
    std::optional<FairWorld> best;
    std::optional<Error> first;
    GenerationRequest tried = options;
    for (int i = 0; i < seeds || i == 0; ++i) {
        auto world = generate(made, catalogue, tried, stop, progress.steps);
        if (world) {
            Fairness fairness = fairnessOf(world->world, catalogue, made.config);
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
