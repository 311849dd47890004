// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/validate.h"
#include "core/pocket_heroes/rules/reach.h"
#include "core/pocket_heroes/template/template.h"

#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// The input of the parts of the validator, and where they report their findings.
struct ValidationContext {
    const ValidationInput& input;
    Grid<Footing> footing;
    std::vector<Violation>& violations;

    bool isFree(Cell cell) const { return footing.contains(cell) && footing[cell] == Footing::Free; }
    int zoneOf(Cell cell) const { return input.zoneOf.contains(cell) ? input.zoneOf[cell] : -1; }
    void report(std::string_view id, int index) const { violations.push_back({id, index}); }
};

void validatePlaces(const ValidationContext& context); ///< nothing stands on another
void validateReach(const ValidationContext& context);  ///< heroes come from everywhere to everywhere
void validateLinks(
    const ValidationContext& context); ///< every link is there, and no other way from zone to zone
void validateBuildings(const ValidationContext& context); ///< castles, mines and players are those wanted
void validateRoads(const ValidationContext& context);
void validateGround(const ValidationContext& context); ///< every zone has its ground
void validateGuards(
    const ValidationContext& context); ///< each guards something, and is as strong as it may be
void validateTreasures(const ValidationContext& context); ///< zones are as rich as wanted

/// A mine that stands in a zone.
struct StandingMine {
    Resource resource = Resource::Ore;
    PlayerId owner = PlayerId::Neutral;
    std::optional<int> guard{}; ///< its level, -1 without; nothing: it does not matter
};

/// Whether the mines can be those that the zone lists, each once, and others drawn by lot, which are nobody's
/// and guarded by the level of the config. How many there are does not matter.
/// @param shift by which levels of the config differ in the zone, see guardShiftOf()
bool canBeMinesOf(const Zone& zone, const Config& config, const std::vector<StandingMine>& mines,
                  int shift = 0);

} // namespace stonemason::pocket_heroes
