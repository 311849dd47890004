// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/game_core.h"

#include <span>
#include <string_view>

namespace stonemason {

/// Every game of the program, in the order of STONEMASON_GAMES in CMakeLists.txt, from which the build
/// generates the table.
std::span<const GameCore* const> allGames();

/// The id of every error that reading and writing files can end with, and of every note on decks that are
/// left out and on what a format loses, sorted. What each is given as arguments stands beside it in
/// error_ids.cpp, or in the header of a format with a list of its own. The editor's table has a sentence for
/// each.
std::span<const std::string_view> formatErrorIds();

} // namespace stonemason
