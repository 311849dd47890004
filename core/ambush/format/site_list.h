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

} // namespace stonemason::ambush
