// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "editor/profiles/own_files.h"

#include <vector>

namespace stonemason::text_map {

/// What the signs of text maps mean. A file stonemason/text-maps/signs.json takes the place of the one built
/// in.
struct LoadedSigns {
    GlyphTable table;
    BrokenFiles broken;
};

LoadedSigns loadSigns();

/// What characters are in one game each, sorted by file name. A file stonemason/glyphs/NAME.json takes the
/// place of the one of that name; files that cannot be used are left out.
std::vector<GlyphPreset> loadGlyphPresets();

} // namespace stonemason::text_map
