// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

namespace stonemason::setting {

/// Speed of animations (an identifier of Tempo), and players of the last new game (in their own format).
inline constexpr SettingKey<QString> warTempo{"war/tempo"};
inline constexpr SettingKey<QString> newWar{"war/new"};
/// The number of best lines to search for.
inline constexpr SettingKey<int> warLines{"war/lines", 3, 1, 5};
/// Settings of the last fairness measurement: the level of both players, and the number of games.
inline constexpr SettingKey<int> fairnessLevel{"war/fairness-level", 1, 0, 2};
inline constexpr SettingKey<int> fairnessGames{"war/fairness-games", 200, 2, 20'000};
/// Name of the board that was last played over the network.
inline constexpr SettingKey<QString> lanBoard{"war/lan-board"};

} // namespace stonemason::setting
