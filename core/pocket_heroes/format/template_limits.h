// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"

#include <array>

/// How much templates hold, and ranges of the numbers in their files: wide enough for any use, and such that
/// no sum of them overflows.
namespace stonemason::pocket_heroes {

/// Zones of a template: each takes some cells of the largest map, 256 x 256.
inline constexpr int maximumZones = 200;
/// Links between them: a graph without crossings has fewer than three to a zone.
inline constexpr int maximumZoneLinks = 2000;
/// Mines, and castles, that a zone lists.
inline constexpr int maximumZoneBuildings = 50;
/// Castles of a zone that are nobody's, beside the first.
inline constexpr int maximumMoreCastles = 9;
/// Notes of a zone, and of all of a template.
inline constexpr int maximumTemplateNotes = 100;

/// The lists of a .ztemplate, of the generator's template and of its config.
inline constexpr std::array<JsonListLimit, 14> templateLists{{
    {"zones", maximumZones},
    {"zones.mines", maximumZoneBuildings},
    {"zones.castles", maximumZoneBuildings},
    {"zones.connections", maximumZoneLinks},
    {"zones.notes", maximumTemplateNotes},
    {"links", maximumZoneLinks},
    {"connections", maximumZoneLinks},
    {"notes", maximumTemplateNotes},
    {"config.treasureChance", 4},
    {"config.treasureCost", 4},
    {"config.guardCount", 7},
    {"treasureChance", 4},
    {"treasureCost", 4},
    {"guardCount", 7},
}};

inline constexpr int maximumZoneSize = 10'000; ///< least 1
inline constexpr int maximumRichness = 100'000;
inline constexpr int maximumRangeBound = 100'000; ///< of ranges and costs, also below 0
inline constexpr double maximumPlace = 1'000'000; ///< of a coordinate in the drawing, also below 0

} // namespace stonemason::pocket_heroes
