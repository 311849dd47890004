// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/cli/text_map_input.h"

#include "editor/cli/console.h"
#include "editor/text_map/profiles/signs.h"

namespace stonemason::text_map {

std::optional<Charset> charsetAsked(const Arguments& arguments) {
    const auto id = arguments.value(encodingOption.name);
    return id ? charsetFromId(*id) : std::nullopt;
}

std::optional<SignInput> SignInput::load() {
    LoadedSigns loaded = loadSigns();
    if (loaded.broken.empty()) return SignInput(std::move(loaded.table));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

} // namespace stonemason::text_map
