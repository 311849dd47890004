// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/rules/fairness.h"
#include "core/pocket_heroes/template/template.h"

#include <functional>
#include <optional>

namespace stonemason::pocket_heroes {

/// How fair a world is that was generated: treasure is worth its Config::treasureCost.
Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Config& config);

/// The warning "generate/unfair" with the spread and the most for a fair world, both in percent. nullopt for
/// a fair world.
std::optional<Message> unfairnessOf(const Fairness& fairness);

struct FairWorld {
    Generated generated; ///< its report contains the seed that it was generated from
    Fairness fairness{};
    bool isStopped = false; ///< before all seeds were tried; it is the fairest of those that were
};

/// Progress callbacks, called on the calling thread; each may be empty.
struct FairProgress {
    std::function<void(int tried)> seeds{}; ///< after each seed without a fair world: how many there were
    GenerationProgress steps{};             ///< of the seed that is being tried
};

/// The world of the first seed from the given one on that makes a fair one, of so many that follow each
/// other (the largest is followed by 0); when none does, the fairest of theirs. Errors: those of generate(),
/// if no seed succeeded that of the first; generate/stopped if none succeeded before a stop was requested.
Result<FairWorld> generateFair(const Template& worldTemplate, const Catalogue& catalogue,
                               const GenerationRequest& options, int seeds, const std::stop_token& stop = {},
                               const FairProgress& progress = {});

} // namespace stonemason::pocket_heroes
