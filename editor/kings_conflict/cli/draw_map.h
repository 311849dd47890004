// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/map/map.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::kings_conflict {

/// Makes the bytes of a file that shows a map. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a map without a name
using DrawMap = std::optional<std::string> (*)(const Map& map, const GameProfile& game, std::string_view form,
                                               const QString& title);

} // namespace stonemason::kings_conflict
