// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/position.h"

namespace stonemason::wastes {

/// One thing that happens while a move is played.
enum class EventKind : std::uint8_t {
    Captured,     ///< the piece on `to` is gone
    Stepped,      ///< the piece from `from` to `to`
    Jumped,       ///< likewise, over sludge
    PowerChanged, ///< of the piece on `to`, from `before` to `after`
    ReachedGoal,  ///< the piece on `to`
    Ended,        ///< the game; the position holds the result
};

struct Event {
    EventKind kind{};
    PieceId piece = noPiece;
    Square from = noSquare;
    Square to = noSquare;
    int before = 0;
    int after = 0;

    bool operator==(const Event&) const = default;
};

} // namespace stonemason::wastes
