// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace stonemason::token_battle {

/// What a result of a tournament calls its format.
inline constexpr std::string_view tournamentFormat = "stonemason-tournament";
inline constexpr int tournamentVersion = 1;

} // namespace stonemason::token_battle
