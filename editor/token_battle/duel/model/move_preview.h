// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <array>
#include <vector>

namespace stonemason::token_battle {

/// What a move would do: played on a copy of the position.
struct MovePreview {
    Move move;
    int player = 0;
    DuelCard card;
    Position before;
    Position after;
    std::vector<DuelEvent> events{};
    Squares area = 0;    ///< cells on the board that the ability reaches
    Squares touched = 0; ///< those of them on which it does something
    std::array<int, playerCount> yieldsBefore{};
    std::array<int, playerCount> yieldsAfter{};

    int count(DuelEventKind kind) const;
    /// Whether that event of a flip moves the token of the other side as well.
    bool isExchange(const DuelEvent& event) const;
};

/// The preview of a legal move.
MovePreview previewOf(const Duel& duel, const Position& position, Move move);

} // namespace stonemason::token_battle
