// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/move_worth.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// What extra turns and boosts are worth.
int worthOfTriggers(const PlayerRules& rules, Triggers triggers) {
    return rules.extraTurn * (triggers.ownMoves - triggers.opponentMoves) + rules.boostNext * triggers.boosts;
}

/// The first token of a ray that leads away from a square towards higher squares, or towards lower ones.
Squares firstOf(Squares tokens, bool higher) {
    if (tokens == 0) return 0;
    return higher ? tokens & (~tokens + 1) : bit(Square(63 - std::countl_zero(tokens)));
}

} // namespace

int immediateWorth(const Duel& duel, const Position& position, Move move) {
    const int me = position.toMove;
    const DuelCard& card = duel.topCard(position, me, move.stack);
    Board after = position;
    const Square placed = duel.place(after, position, move);
    int worth =
        (after.valueOf(me) - after.valueOf(1 - me)) - (position.valueOf(me) - position.valueOf(1 - me));
    if (card.ability == Ability::Gild) {
        const Squares golden = after.of(TokenKind::Golden);
        const Squares gilded = golden & ~position.of(TokenKind::Golden) & ~bit(placed);
        worth += after.valueOn(gilded & after.owned(me)) - after.valueOn(gilded & after.owned(1 - me));
    }
    return worth + worthOfTriggers(duel.rules().players, duel.triggersOf(card, position, move.square));
}

NormalJudge::NormalJudge(const Duel& duel, const Position& position)
    : duel_(duel)
    , position_(position)
    , auras_(position.aurasFor(position.toMove))
    , balance_(duel.balanceOf(position, position.toMove)) {
    const int me = position.toMove;
    for (int stack = 0; stack < stackCount; ++stack) {
        const DuelCard& card = duel.topCard(position, me, stack);
        const int value = card.value + position.boosts[std::size_t(me)];
        tops_[std::size_t(stack)] = {&card, std::min(value, maximumTokenValue), needsBoard(card),
                                     duel.targetsOf(card.ability, position, me), fears(value)};
    }
}

int NormalJudge::worthOf(Move move) const {
    const Top& top = tops_[move.stack];
    const Triggers triggers = duel_.triggersOf(*top.card, position_, move.square);
    int worth = worthOfTriggers(duel_.rules().players, triggers);
    // A frequent case, and the board after it need not be made.
    if (!top.needsBoard && (top.card->area->squares(move.square) & top.targets) == 0) {
        worth += top.value + duel_.rules().auraBonus * count(neighbours[move.square] & auras_);
        return worth - dangerOn(position_, top, move.square);
    }
    Board after = position_;
    const Square placed = duel_.place(after, position_, move);
    worth += duel_.balanceOf(after, position_.toMove) - balance_;
    return worth - dangerOn(after, top, placed);
}

/// Whether yields change by more than the own one of the card's token, wherever it is placed.
bool NormalJudge::needsBoard(const DuelCard& card) const {
    if (card.ability == Ability::SwapLast && position_.lastPlaced != noSquare) return true;
    switch (card.kind) {
    case TokenKind::AuraFriendly:
    case TokenKind::AuraAll:
    case TokenKind::AuraEnemy:
    case TokenKind::Golden: return true;
    default: return false;
    }
}

std::array<int, NormalJudge::ringCount> NormalJudge::fears(int value) const {
    const PlayedCards& seen = position_.played[1 - position_.toMove];
    const auto fearOf = [&](int feared) {
        return int(std::ranges::count_if(duel_.rules().players.wary, [&](const Wariness& wary) {
            return value > wary.above && 100 * feared > wary.percent * seen.all;
        }));
    };
    return {fearOf(seen.pushes), fearOf(seen.flips), 0};
}

int NormalJudge::dangerOn(const Board& board, const Top& top, Square square) const {
    const int fear = top.fears[stepsFromEdge[square]];
    const bool special = top.card->kind != TokenKind::Plain;
    return special && isUnderTurret(board, square) ? fear + duel_.rules().players.turretReach : fear;
}

/// Whether a turret of the opponent's would hit what lies on the square.
bool NormalJudge::isUnderTurret(const Board& after, Square placed) const {
    const Squares others = after.owned(1 - position_.toMove);
    const Squares horizontal = others & after.of(TokenKind::TurretHorizontal);
    const Squares vertical = others & after.of(TokenKind::TurretVertical);
    if ((horizontal | vertical) == 0) return false;
    const Squares tokens = after.occupied();
    const Squares beside =
        firstOf(raysRight[placed] & tokens, true) | firstOf(raysLeft[placed] & tokens, false);
    const Squares aboveBelow =
        firstOf(raysDown[placed] & tokens, true) | firstOf(raysUp[placed] & tokens, false);
    return ((beside & horizontal) | (aboveBelow & vertical)) != 0;
}

} // namespace stonemason::token_battle
