// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"
#include "editor/cli/arguments.h"

namespace stonemason {

/// The choices of an option that takes a computer player; medium is what War in the Wastes calls normal.
inline constexpr std::string_view playerChoices[] = {"easy", "normal", "hard", "medium"};
/// The numbers of positions that Hard can be told to look at before a move.
inline constexpr NumberRange nodesRange{100, 100'000'000};

/// The level that an option names, Normal without it.
PlayerLevel playerLevelOf(const Arguments& arguments, std::string_view option);

} // namespace stonemason
