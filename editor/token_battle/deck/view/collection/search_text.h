// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <string>

namespace stonemason::token_battle {

/// All that can be searched for in a card: name, effect, ability, kind, area; folded, as CardFilter needs it.
std::string searchText(const Card& card, const Catalogue& catalogue);

} // namespace stonemason::token_battle
