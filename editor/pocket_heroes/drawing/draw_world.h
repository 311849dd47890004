// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// See DrawWorld in editor/pocket_heroes/cli/generate_run.h.
std::optional<std::string> drawWorld(const World& world, const Catalogue& catalogue, std::string_view form,
                                     const QString& title);

} // namespace stonemason::pocket_heroes
