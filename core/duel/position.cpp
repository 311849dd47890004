// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/position.h"

namespace stonemason {

std::optional<int> Position::winner() const {
    if (state == DuelState::FirstWon) return 0;
    if (state == DuelState::SecondWon) return 1;
    return std::nullopt;
}

} // namespace stonemason
