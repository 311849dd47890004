// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// Makes the bytes of a file that shows a world. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a world without a name
using DrawWorld = std::optional<std::string> (*)(const World& world, const Catalogue& catalogue,
                                                 std::string_view form, const QString& title);

} // namespace stonemason::pocket_heroes
