// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/position.h"

#include <vector>

namespace stonemason::token_battle {

/// One thing that happens while a move is played.
enum class DuelEventKind : std::uint8_t {
    Placed,      ///< the token of the move on `to`; `amount` is its value
    Damaged,     ///< the token on `to` loses `amount` by the ability
    Pushed,      ///< `from` -> `to`; `to` is noSquare when it leaves the board
    Flipped,     ///< `from` -> `to` likewise
    Blocked,     ///< the token on `from` was to be pushed, another on `to` is in the way
    Spawned,     ///< a token of `owner` on `to`
    Gilded,      ///< the token on `to`
    SwappedLast, ///< the token of the move, on `from`, and that of the move before, on `to`, change places
    Boosted,     ///< the next token of `owner` is worth more
    MovesAgain,  ///< `owner` is to move once more in a row
    Shot,        ///< the turret on `from` takes 1 from the token on `to`
    Toughened,   ///< the resilient token on `to` was destroyed and stays as a plain one
    Destroyed,   ///< the token on `to` is gone
};

struct DuelEvent {
    DuelEventKind kind{};
    Square from = noSquare;
    Square to = noSquare;
    int owner = -1;
    int amount = 0;

    bool operator==(const DuelEvent&) const = default;
};

} // namespace stonemason::token_battle
