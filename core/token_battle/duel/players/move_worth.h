// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

namespace stonemason::token_battle {

/// The immediate effect of a move's ability, in points a turn, and the value of its token: the change in
/// (sum of own values - sum of the opponent's), the values of own tokens that became golden less those of
/// the opponent's, and PlayerRules::extraTurn and boostNext when those were set off (assumed). Turrets,
/// points and future turns are ignored.
int immediateWorth(const Duel& duel, const Position& position, Move move);

/// Normal's evaluation of a move: the change in (own yield - the opponent's), so that auras and gold count
/// (blog, 0.6.0), extra turns and boosts as above, less the expected losses: pushes on the border and flips
/// on the ring inside it (source), turrets of the opponent's that would hit a token of a special kind
/// (0.7.0).
class NormalJudge {
public:
    /// For the moves of one position, which must outlive it.
    NormalJudge(const Duel& duel, const Position& position);

    int worthOf(Move move) const;

private:
    static constexpr std::size_t ringCount = duelSide / 2;

    /// The top card of a stack, and what is the same for each square that it may be placed on.
    struct Top {
        const DuelCard* card = nullptr;
        int value = 0;                      ///< of its token
        bool needsBoard = false;            ///< to be judged on the board after it, wherever it is placed ...
        Squares targets = 0;                ///< ... or else where its area covers some of these
        std::array<int, ringCount> fears{}; ///< by steps from the edge: what is feared there
    };

    bool needsBoard(const DuelCard& card) const;
    std::array<int, ringCount> fears(int value) const;
    int dangerOn(const Board& board, const Top& top, Square square) const;
    bool isUnderTurret(const Board& board, Square square) const;

    const Duel& duel_;
    const Position& position_;
    Squares auras_; ///< those that reach own tokens
    int balance_;   ///< own yield less the opponent's, before the move
    std::array<Top, stackCount> tops_;
};

} // namespace stonemason::token_battle
