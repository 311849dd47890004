// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/duel_traits.h"

#include "core/token_battle/duel/move_text.h"

namespace stonemason::token_battle {

std::string DuelTraits::text(Move move) {
    return moveText(move);
}

} // namespace stonemason::token_battle
