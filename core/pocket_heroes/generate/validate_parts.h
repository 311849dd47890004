// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/validate.h"
#include "core/pocket_heroes/rules/reach.h"
#include "core/pocket_heroes/template/template.h"

#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// The input of the parts of the validator, and where they report their findings.
struct Judged {
    const Claims& claims;
    Grid<Footing> footing;
    std::vector<Fault>& faults;

    bool isFree(Cell cell) const { return footing.contains(cell) && footing[cell] == Footing::Free; }
    int zoneOf(Cell cell) const { return claims.zoneOf.contains(cell) ? claims.zoneOf[cell] : -1; }
    void report(std::string_view id, int index) const { faults.push_back({id, index}); }
};

void judgePlaces(const Judged& judged);    ///< nothing stands on another
void judgeReach(const Judged& judged);     ///< heroes come from everywhere to everywhere
void judgeLinks(const Judged& judged);     ///< every link is there, and no other way from zone to zone
void judgeBuildings(const Judged& judged); ///< castles, mines and players are those wanted
void judgeRoads(const Judged& judged);
void judgeGround(const Judged& judged);    ///< every zone has its ground
void judgeGuards(const Judged& judged);    ///< each guards something, and is as strong as it may be
void judgeTreasures(const Judged& judged); ///< zones are as rich as wanted

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
