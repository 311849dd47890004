// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/game_core.h"

namespace stonemason {

/// Every game of the program, in the order of STONEMASON_GAMES in CMakeLists.txt, from which the build
/// generates the table.
std::span<const GameCore* const> allGames();

} // namespace stonemason
