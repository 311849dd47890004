// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/search.h"
#include "core/token_battle/duel/duel_traits.h"

namespace stonemason::token_battle {

/// The static evaluation of a position for a player, in points: the lead, plus what the difference in yields
/// and in moves and boosts to come brings in the turns that are left. A finished game is worth winValue,
/// -winValue or 0.
int evaluate(const Duel& duel, const Position& position, int player);

struct DuelSearchTraits : DuelTraits {
    static constexpr SearchShape searchShape{
        .mostMoves = std::size_t(stackCount) * duelCells, .rootWidth = 24, .innerWidth = 10, .deepest = 12};

    static int evaluate(const Duel& duel, const Position& position, int player) {
        return stonemason::token_battle::evaluate(duel, position, player);
    }
};

using DuelSearch = Search<DuelSearchTraits>;
} // namespace stonemason::token_battle

extern template class stonemason::Search<
    stonemason::token_battle::DuelSearchTraits>; // instantiated beside evaluate(), so that it is inlined
