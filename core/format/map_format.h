// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/map/map.h"

#include <span>
#include <string>
#include <string_view>

namespace stonemason {

/// The forms a map is written in.
enum class MapFormat {
    Smap,     ///< our JSON, holds everything (core/format/smap.h)
    GameCode, ///< GlobalVariables code for submission (core/format/map_code.h)
    Text,     ///< bare blocks, one blank line between (core/format/map_text.h)
    Forum,    ///< a post: name, credits and the code in a code block (core/format/forum_post.h)
};

struct ReadMap {
    Map map;
    MapFormat format = MapFormat::Smap; ///< what the content turned out to be
};

/// Reads a map in any of the forms; which it is shows in the content, never in a file name.
/// Code and text know no symmetry: the one that fewest cells break is taken. They are read only at the game's
/// own size, one to four whole grids in the game's order (text) or any order (code); a hint grid that is not
/// given is missing. `games` are the profiles to choose from; code and text belong to the first. Errors name
/// line or field: see the readers.
Result<ReadMap> readMap(std::string_view bytes, std::span<const GameProfile> games);

/// Writes a map. Only Smap holds any size: the others return write/size for a terrain that is not the game's
/// size, write/hint-size for such a hint grid, and write/unknown-code for a code their readers would refuse.
Result<std::string> writeMap(const Map& map, const GameProfile& game, MapFormat format);

} // namespace stonemason
