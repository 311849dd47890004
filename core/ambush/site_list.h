// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "core/base/text_sink.h"

#include <span>
#include <string>

namespace stonemason::ambush {

/// The result of searching one map. The objects it refers to must outlive it.
struct MapSites {
    std::string path; ///< of the map, UTF-8 or whatever the system has
    const BitGrid& passable;
    std::span<const Stencil> stencils;
    std::span<const Place> places; ///< the sites, in the order of a list
    std::int64_t tried = 0;        ///< how often a stencil was laid on the map

    Site siteOf(const Place& place) const { return siteAt(place, stencils, passable); }
};

/// One entry of the list of maps for other programs, on one line: {"path", "rows", "columns", "tried",
/// "sites"}, and each of the sites {"pattern", "row", "column", "orientation", "agree", "of", "score",
/// "misses": [[row, column], ...], "stand": [[row, column], ...]}. Rows and columns count from 0, those of a
/// site are the corner of its box; the score is agree / of. A site whose pattern has monsters wait in a wall
/// has another member: "blocked": [[row, column], ...]. `names` are the names of the patterns; bytes of the
/// names and the path that are not UTF-8 are replaced, and characters that control a terminal are escaped.
/// Written site by site: only one site and one buffer of text are in memory at a time. Returns false when
/// the sink accepts no more.
bool writeSites(const MapSites& found, std::span<const std::string> names, const TextSink& sink);

/// The map in characters, one line per row: `.` way, `#` wall; in sites, `X` where a unit waits, `:` a way
/// and `%` a wall that do not agree. No unit waits in a wall.
std::string siteMapText(const MapSites& found);

} // namespace stonemason::ambush
