// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/world_input.h"

#include "editor/cli/console.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"

namespace stonemason::pocket_heroes {

std::optional<WorldInput> WorldInput::load() {
    LoadedWorldCatalogue loaded = loadWorldCatalogue();
    if (loaded.broken.empty()) return WorldInput(std::move(loaded.catalogue));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

} // namespace stonemason::pocket_heroes
