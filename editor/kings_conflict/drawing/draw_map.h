// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/map/map.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::kings_conflict {

/// See DrawMap in editor/kings_conflict/cli/map_files.h.
std::optional<std::string> drawMap(const Map& map, const GameProfile& game, std::string_view form,
                                   const QString& title);

} // namespace stonemason::kings_conflict
