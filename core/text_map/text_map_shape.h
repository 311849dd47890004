// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/text_map/text_map.h"

#include <optional>
#include <string_view>

namespace stonemason::text_map {

/// The map with the margins, its rows and columns from 1 to maximumTextMapSide (the caller's care). New cells
/// hold the sign; rows that ended early keep their end, unless the map grows to the right: then they are
/// filled up to there. New lines end as the first one does, and the last line as the last one did, unless a
/// row without a cell would be lost by that. What is written and read again is the same map: where all rows
/// became shorter than the map is wide, the longest is filled up with blanks. nullopt when the map cannot
/// hold the sign (see indexOf) or no cell with a sign would be left.
std::optional<TextMap> resized(const TextMap& map, const Margins& margins, std::string_view sign);

} // namespace stonemason::text_map
