// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/world_input.h"

#include "editor/cli/console.h"
#include "editor/profiles/profiles.h"

namespace stonemason {

std::optional<WorldInput> WorldInput::load() {
    LoadedWorldCatalogue loaded = loadWorldCatalogue();
    if (loaded.broken.empty()) return WorldInput(std::move(loaded.catalogue));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

} // namespace stonemason
