// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "core/format/json.h"

#include <span>
#include <string>

namespace stonemason::ambush {

/// The sites for other programs: {"pattern", "row", "column", "orientation", "agree", "of", "score",
/// "misses":
/// [[row, column], ...], "stand": [[row, column], ...]} each. Rows and columns count from 0, those of a site
/// are the corner of its box; the score is agree / of. `names` are what the patterns are to be called, in
/// UTF-8.
Json sitesJson(std::span<const Site> sites, std::span<const std::string> names);

/// What a search of one map found, and where.
struct MapSites {
    std::string path; ///< of the map, UTF-8 or whatever the system has
    Size map;
    std::int64_t tried = 0; ///< how often a stencil was laid on the map
    std::vector<Site> sites;
};

/// One entry of the list of maps, on one line: {"path", "rows", "columns", "tried", "sites"}. What is no
/// UTF-8 of paths and names is replaced.
std::string mapSitesText(const MapSites& found, std::span<const std::string> names);

/// The map in characters, a row to a line: `.` way, `#` wall, and of the sites `X` where somebody waits, `:`
/// a way and `%` a wall that do not agree. The sites must be of this map.
std::string siteMapText(const BitGrid& passable, std::span<const Site> sites);

} // namespace stonemason::ambush
