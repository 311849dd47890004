// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

namespace stonemason::setting {

/// How fast games are shown (a word of Tempo), and who was to play the last new game (text of its own).
inline constexpr SettingKey<QString> warTempo{"war/tempo"};
inline constexpr SettingKey<QString> newWar{"war/new"};
/// Name of the board that was last played over the network.
inline constexpr SettingKey<QString> lanBoard{"war/lan-board"};

} // namespace stonemason::setting
