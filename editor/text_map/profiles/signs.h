// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "editor/profiles/own_files.h"

#include <vector>

namespace stonemason::text_map {

/// The table of the meanings of signs in text maps. A file stonemason/text-maps/signs.json replaces the
/// built-in table.
struct LoadedSigns {
    GlyphTable table;
    BrokenFiles broken;
};

LoadedSigns loadSigns();

/// The presets of the meanings of characters, one for each game, sorted by file name. A file
/// stonemason/glyphs/NAME.json replaces the built-in preset of that name; invalid files are skipped.
std::vector<GlyphPreset> loadGlyphPresets();

} // namespace stonemason::text_map
