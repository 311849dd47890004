// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/players/move_worth.h"

#include <algorithm>

namespace stonemason {

namespace {

/// What extra turns and boosts that a move has set off are worth.
int worthOfTriggers(const PlayerRules& rules, const Position& before, const Position& after) {
    const std::size_t me = before.toMove;
    const std::size_t other = 1 - me;
    const int mine = after.extraMoves[me] - before.extraMoves[me];
    const int others = after.extraMoves[other] - before.extraMoves[other];
    return rules.extraTurn * (mine - others) + rules.boostNext * after.boosts[me];
}

/// The first token of a ray that leads away from a square towards higher squares, or towards lower ones.
Squares firstOf(Squares tokens, bool higher) {
    if (tokens == 0) return 0;
    return higher ? tokens & (~tokens + 1) : bit(Square(63 - std::countl_zero(tokens)));
}

} // namespace

int immediateWorth(const Duel& duel, const Position& position, Move move) {
    Position after = position;
    const Square placed = duel.place(after, move);
    const std::size_t me = position.toMove;
    const auto balance = [me](const Position& p, Squares squares) {
        return p.valueOn(p.owned[me] & squares) - p.valueOn(p.owned[1 - me] & squares);
    };
    int worth = balance(after, allSquares) - balance(position, allSquares);
    if (duel.topCard(position, position.toMove, move.stack).ability == Ability::Gild) {
        const Squares golden = after.kinds[std::size_t(TokenKind::Golden)];
        const Squares before = position.kinds[std::size_t(TokenKind::Golden)];
        worth += balance(after, golden & ~before & ~bit(placed));
    }
    return worth + worthOfTriggers(duel.rules().players, position, after);
}

NormalJudge::NormalJudge(const Duel& duel, const Position& position)
    : duel_(duel)
    , position_(position)
    , auras_(position.aurasFor(position.toMove))
    , balance_(duel.balanceOf(position, position.toMove)) {
}

int NormalJudge::worthOf(Move move) const {
    const PlayerRules& rules = duel_.rules().players;
    const DuelCard& card = duel_.topCard(position_, position_.toMove, move.stack);
    const int value = card.value + position_.boosts[position_.toMove];
    // A frequent case, and the board after it need not be made.
    if (card.kind == TokenKind::Plain && duel_.onlyPlaces(position_, move))
        return std::min(value, maximumTokenValue) +
               duel_.rules().auraBonus * count(neighbours[move.square] & auras_) -
               fearOf(position_, move.square, value);

    Position after = position_;
    const Square placed = duel_.place(after, move);
    int worth = duel_.balanceOf(after, position_.toMove) - balance_;
    worth += worthOfTriggers(rules, position_, after);
    worth -= fearOf(after, placed, value);
    if (card.kind != TokenKind::Plain && isUnderTurret(after, placed)) worth -= rules.turretReach;
    return worth;
}

int NormalJudge::fearOf(const Position& after, Square placed, int value) const {
    const PlayedCards& seen = after.played[1 - position_.toMove];
    const bool onBorder = (borderRing & bit(placed)) != 0;
    const bool inside = (secondRing & bit(placed)) != 0;
    const int feared = onBorder ? seen.pushes : inside ? seen.flips : 0;
    return int(std::ranges::count_if(duel_.rules().players.wary, [&](const Wariness& wary) {
        return value > wary.above && 100 * feared > wary.percent * seen.all;
    }));
}

/// Whether a turret of the opponent's would hit what lies on the square.
bool NormalJudge::isUnderTurret(const Position& after, Square placed) const {
    const Squares others = after.owned[1 - position_.toMove];
    const Squares horizontal = others & after.kinds[std::size_t(TokenKind::TurretHorizontal)];
    const Squares vertical = others & after.kinds[std::size_t(TokenKind::TurretVertical)];
    if ((horizontal | vertical) == 0) return false;
    const Squares tokens = after.occupied();
    const Squares beside =
        firstOf(raysRight[placed] & tokens, true) | firstOf(raysLeft[placed] & tokens, false);
    const Squares aboveBelow =
        firstOf(raysDown[placed] & tokens, true) | firstOf(raysUp[placed] & tokens, false);
    return ((beside & horizontal) | (aboveBelow & vertical)) != 0;
}

} // namespace stonemason
