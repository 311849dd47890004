// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/format/grid_rows.h"
#include "core/kings_conflict/map/map.h"

#include <optional>
#include <span>
#include <string>

namespace stonemason::kings_conflict {

/// Looks for grids as bare lines, the terrain first, then the hint grids in the game's order; nullopt when
/// there are none. Any number of blank lines may stand between grids and, as the map guide has it, between
/// rows; prose between grids is passed over. Later grids that are not there are missing ones. The symmetry is
/// the one that fewest cells break.
/// Errors: those of readGrid, and map/too-many-grids (at most) at the first line too many.
std::optional<Result<Map>> findMapText(std::span<const TextPart> parts, const GameProfile& game);

/// The grids as bare lines with one blank line between.
/// Errors: those of checkWritable (core/kings_conflict/format/map_format.h), and write/gap (missing layer,
/// present layer) for a missing grid before one that is there: only its place says which grid it is.
Result<std::string> writeMapText(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
