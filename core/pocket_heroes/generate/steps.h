// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/wishes.h"
#include "core/pocket_heroes/world/world.h"

#include <stop_token>
#include <vector>

/// The steps of the generator. Each is a function of the draft so far and its own random numbers; an error
/// names what did not fit, with the arguments that follow the attempts in generateMessageIds.
namespace stonemason::pocket_heroes {

struct Half;

struct Plan {
    const Template& worldTemplate;
    const Catalogue& catalogue;
    std::stop_token stop{}; ///< a step that is to stop gives up; its draft is then of no use
    KeptLayout layout{};    ///< see GenerationRequest
    int attempt = 0;        ///< from 0
    std::int64_t mostShareWork = numbers::shareWork; ///< after which the best shares so far are used
    std::int64_t* work = nullptr; ///< what steps have looked at is added here, see numbers::worldWork
    std::int64_t mostWork = numbers::worldWork; ///< with more of it, steps give up as when they are to stop
    GeneratorNumbers numbers = numbersFor(worldTemplate.config, catalogue);
    std::vector<Link> near{};   ///< those of LinkKind::Near, which are not among the links of worldTemplate
    std::vector<char> packed{}; ///< by zone, whether its mines stand close; none do when it is empty

    const Half* half = nullptr; ///< of which the template is half, when the world is to be its own image
    int outside = -1;           ///< a zone that has its cells already and shares nothing out, -1: none

    const Zone& zoneAt(int zone) const { return worldTemplate.zones[std::size_t(zone)]; }
    GeneratorNumbers numbersIn(int zone) const {
        return numbersFor(zoneAt(zone), worldTemplate.config, catalogue);
    }
    bool isSpent() const { return work && *work >= mostWork; }
    bool mustStop() const { return isSpent() || stop.stop_requested(); }
    bool isPacked(int zone) const { return !packed.empty() && packed[std::size_t(zone)] != 0; }
};

/// The cells of a map that zones are to have.
std::vector<double> cellsWanted(const Template& worldTemplate, Size size);

/// Draws the ranges: how many mines and castles there are, of what.
Draft startDraft(const Plan& plan, int side, SeededRandom& random);

Result<Draft> layOutZones(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> shareOut(Draft draft, const Plan& plan, SeededRandom& random);
/// The same of cells that have zones already.
Result<Draft> shareOutFrom(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> placeBuildings(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> placeVisitables(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> maskObstacles(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> openPassages(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> connectZones(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> layRoads(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> spreadTreasures(Draft draft, const Plan& plan, SeededRandom& random);
Result<Draft> decorate(Draft draft, const Plan& plan, SeededRandom& random);

/// The world of a draft that is done. It has no random numbers of its own.
World worldOf(const Draft& draft, const Plan& plan);

} // namespace stonemason::pocket_heroes
