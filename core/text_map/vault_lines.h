// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "core/text_map/level_file.h"
#include "core/text_map/sign_meanings.h"

#include <string_view>

namespace stonemason::text_map {

/// What the lines around a map of a level file of Dungeon Crawl make of its characters
/// (https://github.com/crawl/crawl/blob/master/crawl-ref/docs/develop/levels/syntax.txt): `KFEAT: x = floor`
/// puts a feature, KMONS and KITEM put floor where no KFEAT says otherwise, SUBST, NSUBST and SHUFFLE put
/// other characters, one line after the other. Only characters that come out the same whatever the game
/// chooses are in it; what depends on a condition (`: if`) may or may not be. The lines of a map are those
/// around it, from its NAME: line on and up to the next. Costs a look at these. Empty for the whole file, and
/// for a game of whose features the preset knows nothing.
/// @param bytes of the file that the map was found in
SignMeanings meaningsAround(std::string_view bytes, const LevelMap& map, const GlyphPreset& game,
                            const GlyphTable& table);

} // namespace stonemason::text_map
