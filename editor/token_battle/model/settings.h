// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

namespace stonemason::setting {

/// How fast games are shown (a word of Tempo), and what the last new game was asked for (text of its own).
inline constexpr SettingKey<QString> duelTempo{"duel/tempo"};
inline constexpr SettingKey<QString> newDuel{"duel/new"};

/// How cards are shown in every view of decks that opens: the width of the collection's cards, the word of
/// their order (cardOrderId) and the width of the stacks beside it. 0 and empty: never chosen.
inline constexpr SettingKey<int> cardWidth{"decks/cardWidth"};
inline constexpr SettingKey<QString> cardOrder{"decks/cardOrder"};
inline constexpr SettingKey<int> stacksWidth{"decks/stacksWidth"};

} // namespace stonemason::setting
