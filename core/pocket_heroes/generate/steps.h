// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/contact.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/work_budget.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "core/pocket_heroes/world/world.h"

#include <stop_token>
#include <vector>

/// The steps of the generator. Each is a function of the draft so far and its own random numbers; an error
/// names what did not fit, with the arguments that follow the attempts in generateMessageIds.
namespace stonemason::pocket_heroes {

struct MirrorPlan;

struct Plan {
    const Template& worldTemplate;
    const Catalogue& catalogue;
    std::stop_token stop{}; ///< a step gives up after a stop request; its draft is then invalid
    KeptLayout layout{};    ///< see GenerationRequest
    int attempt = 0;        ///< from 0
    std::int64_t mostShareWork = numbers::shareWork; ///< after which the best shares so far are used
    WorkBudget* work = nullptr;                      ///< of all attempts; once it is exhausted, steps give up
    GeneratorNumbers numbers = numbersFor(worldTemplate.config, catalogue);
    std::vector<Link> near{};   ///< those of LinkKind::Near, which are not among the links of worldTemplate
    std::vector<char> packed{}; ///< by zone, whether its mines stand close; none do when it is empty

    /// The plan of which the template is half, when the world is to be its own image.
    const MirrorPlan* half = nullptr;
    int fixedZone = -1; ///< a zone that neither gives nor gets cells; -1: none
    /// Of a turn: what zones are to touch across the edge of the part that is shared out.
    std::vector<Contact> acrossEdge{};

    const Zone& zoneAt(int zone) const { return worldTemplate.zones[std::size_t(zone)]; }
    GeneratorNumbers numbersIn(int zone) const {
        return numbersFor(zoneAt(zone), worldTemplate.config, catalogue);
    }
    bool isSpent() const { return work && work->isExhausted(); }
    void spend(std::int64_t visits) const {
        if (work) work->spend(visits);
    }
    bool mustStop() const { return isSpent() || stop.stop_requested(); }
    bool isPacked(int zone) const { return !packed.empty() && packed[std::size_t(zone)] != 0; }
};

/// The cells of a map that zones are to have.
std::vector<double> cellsWanted(const Template& worldTemplate, Size size);

/// Picks all random numbers of the template: mines, castles and guard levels within their ranges.
Draft startDraft(const Plan& plan, int side, SeededRandom& random);

/// Places the centres of the zones.
Result<Draft> layOutZones(Draft draft, const Plan& plan, SeededRandom& random);
/// Gives each cell to a zone, so that zones have their shares and linked zones touch.
/// Errors: generate/share.
Result<Draft> shareOut(Draft draft, const Plan& plan, SeededRandom& random);
/// shareOut() starting from the given Draft::zoneOf, in which the part beyond the edge is Plan::fixedZone.
Result<Draft> shareOutFrom(Draft draft, const Plan& plan, SeededRandom& random);
/// Raises walls between zones, and places castles and mines.
/// Errors: generate/zone-cells, generate/castle, generate/mine.
Result<Draft> placeBuildings(Draft draft, const Plan& plan, SeededRandom& random);
/// Floods lakes, rivers and coasts, and places buildings that heroes visit.
Result<Draft> placeVisitables(Draft draft, const Plan& plan, SeededRandom& random);
/// Fills cells with obstacles that later steps may open again.
Result<Draft> maskObstacles(Draft draft, const Plan& plan, SeededRandom& random);
/// Opens the passages of links and places portals where zones do not touch.
/// Errors: generate/link, generate/portal.
Result<Draft> openPassages(Draft draft, const Plan& plan, SeededRandom& random);
/// Opens obstacles until what is walked in each zone is one piece.
Result<Draft> connectZones(Draft draft, const Plan& plan, SeededRandom& random);
/// Joins castles, mines, passages and portals of each zone by a tree of roads.
Result<Draft> layRoads(Draft draft, const Plan& plan, SeededRandom& random);
/// Posts guards and lays treasure.
/// Errors: generate/portal, generate/mine: no room for its guard.
Result<Draft> spreadTreasures(Draft draft, const Plan& plan, SeededRandom& random);
/// Lays the ground and covers what cannot be walked with decorations.
Result<Draft> decorate(Draft draft, const Plan& plan, SeededRandom& random);

/// The world of a draft that is done. It has no random numbers of its own.
World worldOf(const Draft& draft, const Plan& plan);

} // namespace stonemason::pocket_heroes
