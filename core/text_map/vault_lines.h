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
/// other characters, one line after the other. It contains only characters whose result does not depend on
/// the game's random choices; lines under a condition (`: if`) may or may not apply. The lines of a map are
/// those around it, from its NAME: line up to the next. Reads only these lines. Empty for the whole file,
/// and for a game whose preset lists no features.
/// @param bytes of the file that the map was found in
SignMeanings meaningsAround(std::string_view bytes, const LevelMap& map, const GlyphPreset& game,
                            const GlyphTable& table);

} // namespace stonemason::text_map
