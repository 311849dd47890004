// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/report.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

/// Generates a world from a template. The same template, size and seed give the same world on every machine.
namespace stonemason::pocket_heroes {

struct GenerationRequest {
    int size = 0; ///< rows of the map, one of worldSides; 0: Config::mapSize
    std::uint64_t seed = 1;
    int attempts = 8;        ///< how often at most a world is generated, each time from a seed of its own
    bool keepDrafts = false; ///< the draft after each step of the attempt that succeeded, for inspection
    /// Where the middles of the zones lie, instead of where step Layout would put them; passed over unless
    /// there is one for each zone.
    KeptLayout layout{};
    /// WorkBudget of all attempts together; once it is exhausted, no other attempt begins.
    std::int64_t mostWork = numbers::worldWork;
};

struct Generated {
    World world;
    GenerationReport report;
    Draft draft;               ///< after the last step
    std::vector<Draft> drafts; ///< by Step; empty unless they were to be kept
};

/// Called before each step with the number of finished attempts and the step. May be empty.
using GenerationProgress = std::function<void(int attempt, Step step)>;

/// Where no castle of the template is a player's, the first that is built is given to Red, so that the world
/// has a player; only a template without any castle makes worlds without players, see
/// GenerationReport::players. It takes a bounded number of steps, numbers::worldWork, however many attempts
/// are left.
///
/// A world that is its own image is made by construction: ground, obstacles, buildings, treasure and guards
/// of one part, and their images; the ground of zones in the other parts is that of the zones whose
/// images they are, and where the image of a building would have cells that the building does not have,
/// decorations stand on them.
///
/// Errors: those that the template's checks report, under their own ids (see template_check.h);
/// graph/crowded, before any attempt, also where passages cross wherever the zones lie and no portals are
/// left for them; else generateMessageIds, where those of an attempt are those of its last.
Result<Generated> generate(const Template& worldTemplate, const Catalogue& catalogue,
                           const GenerationRequest& options, const std::stop_token& stop = {},
                           const GenerationProgress& progress = {});

/// Why there is no world, sorted.
inline constexpr auto generateMessageIds = std::to_array<std::string_view>({
    "generate/castle",    // attempts, zone: no room for its castle
    "generate/faulty",    // attempts, id of the fault, zone or link or -1
    "generate/link",      // attempts, the two zones: they neither touch nor can portals be had
    "generate/mine",      // attempts, zone: no room for a mine, or for its guard
    "generate/portal",    // attempts, the two zones: no room for a portal, or for its guard
    "generate/share",     // attempts, zone: too far from its share
    "generate/size",      // number: no map is that large
    "generate/stopped",   //
    "generate/work",      // attempts: they have used up the work budget of a world
    "generate/work-link", // attempts, the two zones of the link that the last one failed at; likewise
    "generate/work-zone", // attempts, the zone; likewise
    "generate/zone-cells" // attempts, zone: it has no cells that can be walked
});

} // namespace stonemason::pocket_heroes
