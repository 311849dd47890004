// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/profiles/signs.h"

namespace stonemason::text_map {

LoadedSigns loadSigns() {
    LoadedSigns loaded;
    auto tables = loadFolder<GlyphTable>(QStringLiteral("text-maps"), readGlyphTable, loaded.broken);
    if (!tables.empty()) loaded.table = std::move(tables.front());
    return loaded;
}

std::vector<GlyphPreset> loadGlyphPresets() {
    BrokenFiles broken;
    return loadFolder<GlyphPreset>(QStringLiteral("glyphs"), readGlyphPreset, broken);
}

} // namespace stonemason::text_map
