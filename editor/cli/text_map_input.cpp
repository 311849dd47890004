// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/text_map_input.h"

#include "editor/cli/console.h"
#include "editor/profiles/profiles.h"

namespace stonemason {

std::optional<text_map::Charset> charsetAsked(const Arguments& arguments) {
    const auto id = arguments.value(encodingOption.name);
    return id ? text_map::charsetFromId(*id) : std::nullopt;
}

std::optional<text_map::GlyphTable> loadTextMapSigns() {
    LoadedSigns loaded = loadSigns();
    if (loaded.broken.empty()) return std::move(loaded.table);
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

} // namespace stonemason
