// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/report.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/world/world.h"

#include <string_view>
#include <vector>

/// Whether a finished world meets the requirements of its template. Inspects the world alone and trusts
/// nothing from the generator but its assignment of cells to zones and its list of links, whose entries it
/// verifies.
namespace stonemason::pocket_heroes {

struct ValidationInput {
    const Template& worldTemplate;
    const Catalogue& catalogue;
    const World& world;
    const Grid<std::int16_t>& zoneOf;
    const GenerationReport& report;
};

struct Violation {
    std::string_view id; ///< one of violationIds
    int index = -1;      ///< of the zone or the link, -1 when it is about the whole

    bool operator==(const Violation&) const = default;
};

/// All violations; empty: the world is valid. Accepts any world, also one that was not generated.
std::vector<Violation> violationsOf(const ValidationInput& input);

inline constexpr auto violationIds = std::to_array<std::string_view>({
    "building-apart", // zone: heroes do not come to its entrance
    "building-place", // zone or -1: over the rim, on another, or across zones
    "castle",         // zone: none, too many, another nation or owner than wanted
    "decoration",     // over the rim, on another, or on what can be walked or stands there
    "ground",         // zone: most of it has another ground than it
    "guard-count",    // zone: more or fewer creatures in a guard than its level may have
    "guard-place",    // on ground that nobody can stand on, or two on one cell
    "guard-stray",    // zone: it guards neither what is declared nor treasure, or something lacks its guard
    "item-place",     // on ground that nobody can stand on, or two on one cell
    "leak",           // zone: one walks into another zone where no link is
    "link",           // link: missing, not of the declared kind, or portals where a passage fits
    "link-guard",     // link: no guard, or another one than wanted
    "mine",           // zone: none, too many, or of other resources or owners than wanted
    "mine-guard",     // zone: a mine has another guard than declared, or than can have been drawn
    "player",         // a player without his castle, or a castle without its player
    "portal",         // link: its ends do not lead to each other, or others have the same number
    "road-apart",     // zone: its roads are not one, or leave out a castle, a mine, a passage or a portal
    "road-block",     // zone: four in a square
    "road-end",       // zone: one that ends nowhere
    "road-place",     // a road where nobody can stand
    "road-ring",      // zone: its roads go round
    "road-unwanted",  // zone: one where the config wants none
    "shape",          // sizes of the map, or of the table of zones
    "share",          // zone: too far from its share
    "treasure",       // zone: not as rich as wanted or declared, or of a kind that has no chance
    "unreached",      // zone: ground that heroes do not come to
    "visit-unwanted", // zone: something to visit where the config wants nothing but portals
    "zone-pieces",    // zone: it is not one piece
});

} // namespace stonemason::pocket_heroes
