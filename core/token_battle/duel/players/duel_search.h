// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/search.h"
#include "core/token_battle/duel/duel_traits.h"

namespace stonemason {

/// What a position is worth to a player who looks no further: points so far, and what the yields and the
/// moves in hand bring in the turns that are left; or, when the game has ended, more than any of that.
int outlookOf(const Duel& duel, const Position& position, int player);

struct DuelSearchTraits : DuelTraits {
    static constexpr SearchShape searchShape{
        .mostMoves = std::size_t(stackCount) * duelCells, .rootWidth = 24, .innerWidth = 10, .deepest = 12};

    static int outlook(const Duel& duel, const Position& position, int player) {
        return outlookOf(duel, position, player);
    }
};

using DuelSearch = Search<DuelSearchTraits>;
extern template class Search<DuelSearchTraits>; // beside outlookOf(), to be compiled into it

} // namespace stonemason
