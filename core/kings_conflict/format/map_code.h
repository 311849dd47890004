// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/format/grid_rows.h"
#include "core/kings_conflict/map/map.h"

#include <optional>
#include <span>
#include <string>

namespace stonemason::kings_conflict {

/// Looks for GlobalVariables code, the form in which maps are submitted, anywhere in the parts; nullopt when
/// there is none. The arrays may come in any order, each once, with any spacing, `'`, `"` or typographic
/// quotes (HTML entities too), `[]` or `[rows]` for `new Array()`, with or without `GlobalVariables.`, `var`
/// or `let`; comments and text around are passed over. The terrain must be there; a hint array that is not
/// there is a missing grid. The symmetry is the one that fewest cells break.
/// Errors (arrays are named as in the code): those of readGrid, map/no-terrain, map/twice (array),
/// map/unknown-array (array), map/statement (array): something else than rows is done with it, map/quote:
/// a text in quotes does not end on its line, map/comment: a comment begins inside the code and does not end
/// (before and behind the code it is prose).
std::optional<Result<Map>> findMapCode(std::span<const TextPart> parts, const GameProfile& game);

/// The code for submission, exactly as in the game's map guide; a missing grid is left out.
/// Errors: those of checkWritable (core/kings_conflict/format/map_format.h).
Result<std::string> writeMapCode(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
