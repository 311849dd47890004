// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/player_option.h"

namespace stonemason {

PlayerLevel playerLevelOf(const Arguments& arguments, std::string_view option) {
    const auto level = arguments.value(option);
    return playerLevelFromId(level.value_or("normal")).value_or(PlayerLevel::Normal);
}

} // namespace stonemason
