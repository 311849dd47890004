// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

namespace stonemason::setting {

/// How fast games are shown (a word of Tempo), and who was to play the last new game (text of its own).
inline constexpr SettingKey<QString> warTempo{"war/tempo"};
inline constexpr SettingKey<QString> newWar{"war/new"};
/// How many of the best lines are looked for.
inline constexpr SettingKey<int> warLines{"war/lines", 3, 1, 5};
/// How the fairness of boards was last measured: the level of both players, and how many games.
inline constexpr SettingKey<int> fairnessLevel{"war/fairness-level", 1, 0, 2};
inline constexpr SettingKey<int> fairnessGames{"war/fairness-games", 200, 2, 20'000};
/// Name of the board that was last played over the network.
inline constexpr SettingKey<QString> lanBoard{"war/lan-board"};

} // namespace stonemason::setting
