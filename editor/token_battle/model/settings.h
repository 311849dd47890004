// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

namespace stonemason::setting {

/// Speed of animations (an identifier of Tempo), and the last new game (in a text format of its own).
inline constexpr SettingKey<QString> duelTempo{"duel/tempo"};
inline constexpr SettingKey<QString> newDuel{"duel/new"};

/// Display settings of every view of decks that opens: the width of the collection's cards, the id of their
/// order (cardOrderId) and the width of the stacks beside it. 0 and empty: never chosen.
inline constexpr SettingKey<int> cardWidth{"decks/cardWidth"};
inline constexpr SettingKey<QString> cardOrder{"decks/cardOrder"};
inline constexpr SettingKey<int> stacksWidth{"decks/stacksWidth"};

} // namespace stonemason::setting
