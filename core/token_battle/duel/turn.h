// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <algorithm>

namespace stonemason::token_battle {

/// Executes steps 1 to 4 of a turn for one move: token, ability, destruction, turrets. `Observer` is called
/// with each DuelEvent; one that does nothing costs nothing.
template <typename Observer>
class Turn {
public:
    /// On a board that is the one of the position before the move.
    Turn(Board& board, const Position& before, const Duel& duel, Observer observe)
        : board_(board)
        , duel_(duel)
        , observe_(observe)
        , player_(before.toMove)
        , boosts_(before.boosts[before.toMove])
        , before_(before.lastPlaced) {}

    /// Steps 1 to 3. Returns where the token of the move lies now.
    Square place(const DuelCard& card, Square square) {
        putToken(card, square);
        const Squares area = card.area->squares(square);
        const Squares targets = area & duel_.targetsOf(card.ability, board_, player_);
        if (targets != 0) useArea(card, targets);
        if (card.ability == Ability::SwapLast) swapLast();
        return placed_;
    }

    /// The triggers of the card, after place() on that square.
    Triggers trigger(const DuelCard& card, Square square) {
        const Triggers triggers = duel_.triggersOf(card, board_, square);
        if (triggers.boosts > 0)
            observe_(DuelEvent{DuelEventKind::Boosted, noSquare, square, player_, triggers.boosts});
        if (triggers.ownMoves > 0)
            observe_(DuelEvent{DuelEventKind::MovesAgain, square, noSquare, player_, triggers.ownMoves});
        if (triggers.opponentMoves > 0)
            observe_(
                DuelEvent{DuelEventKind::MovesAgain, square, noSquare, opponent(), triggers.opponentMoves});
        return triggers;
    }

    /// Step 4, after place(). Returns where the token of the move lies then, noSquare when it is gone.
    Square shoot() {
        if (shootTurrets()) destroyWorthless();
        return placed_;
    }

private:
    int opponent() const { return 1 - player_; }

    void putToken(const DuelCard& card, Square square) {
        const int value = std::min(card.value + boosts_, maximumTokenValue);
        board_.put(square, {player_, value, card.kind});
        placed_ = square;
        observe_(DuelEvent{DuelEventKind::Placed, noSquare, square, player_, value});
    }

    void useArea(const DuelCard& card, Squares targets) {
        const Square centre = placed_;
        switch (card.ability) {
        case Ability::Damage: damage(targets, 1); break;
        case Ability::Push:
            for (const AreaTarget& target : card.area->targets(centre))
                push(target);
            break;
        case Ability::Flip:
            for (const AreaTarget& target : card.area->targets(centre))
                flip(target);
            break;
        case Ability::SpawnFriendly: spawn(targets, player_); break;
        case Ability::SpawnEnemy: spawn(targets, opponent()); break;
        case Ability::Sacrifice:
            damage(card.area->squares(centre) & board_.occupied(), count(targets));
            break;
        case Ability::Gild: gild(targets); break;
        default: break;
        }
    }

    void damage(Squares tokens, int amount) {
        for (int i = 0; i < amount; ++i)
            board_.decrementValues(tokens);
        forEach(tokens, [&](Square square) {
            observe_(DuelEvent{DuelEventKind::Damaged, placed_, square, -1, amount});
        });
        destroyWorthless();
    }

    bool holdsToken(Square square) const { return (board_.occupied() & bit(square)) != 0; }

    void push(const AreaTarget& target) {
        if (!holdsToken(target.square) || (moved_ & bit(target.square)) != 0) return;
        if (target.beyond != noSquare && holdsToken(target.beyond)) {
            observe_(DuelEvent{DuelEventKind::Blocked, target.square, target.beyond, -1, 0});
            return;
        }
        observe_(DuelEvent{DuelEventKind::Pushed, target.square, target.beyond, -1, 0});
        moveOrLose(target.square, target.beyond);
    }

    void flip(const AreaTarget& target) {
        if (!holdsToken(target.square) || (moved_ & bit(target.square)) != 0) return;
        observe_(DuelEvent{DuelEventKind::Flipped, target.square, target.opposite, -1, 0});
        moveOrLose(target.square, target.opposite);
    }

    void moveOrLose(Square from, Square to) {
        if (to == noSquare) {
            remove(bit(from));
            return;
        }
        board_.exchange(from, to);
        moved_ |= bit(to);
        if (holdsToken(from)) moved_ |= bit(from);
    }

    void remove(Squares squares) {
        board_.clear(squares);
        if (placed_ != noSquare && (squares & bit(placed_)) != 0) placed_ = noSquare;
    }

    void spawn(Squares squares, int owner) {
        const int value = duel_.rules().spawnValue;
        board_.fill(squares, {owner, value, TokenKind::Plain});
        forEach(squares, [&](Square square) {
            observe_(DuelEvent{DuelEventKind::Spawned, placed_, square, owner, value});
        });
    }

    void swapLast() {
        if (before_ == noSquare) return;
        observe_(DuelEvent{DuelEventKind::SwappedLast, placed_, before_, player_, 0});
        board_.exchange(placed_, before_);
        placed_ = before_;
    }

    void gild(Squares tokens) {
        board_.turnInto(tokens, TokenKind::Golden);
        forEach(tokens, [&](Square square) {
            observe_(DuelEvent{DuelEventKind::Gilded, placed_, square, -1, 0});
        });
    }

    void destroyWorthless() {
        const Squares worthless = board_.worthBelow(1);
        if (worthless == 0) return;
        const Squares tough = worthless & board_.of(TokenKind::Resilient);
        board_.renew(tough);
        forEach(tough, [&](Square square) {
            observe_(DuelEvent{DuelEventKind::Toughened, noSquare, square, -1, 0});
        });
        forEach(worthless & ~tough, [&](Square square) {
            observe_(DuelEvent{DuelEventKind::Destroyed, noSquare, square, -1, 0});
        });
        remove(worthless & ~tough);
    }

    /// All turrets shoot simultaneously: a token destroyed by a shot still blocks others, and a destroyed
    /// turret still shoots.
    bool shootTurrets() {
        const Squares horizontal = board_.of(TokenKind::TurretHorizontal);
        const Squares vertical = board_.of(TokenKind::TurretVertical);
        if ((horizontal | vertical) == 0) return false;
        forEach(horizontal, [&](Square turret) {
            shootAt(turret, nearestAbove(raysRight[turret]));
            shootAt(turret, nearestBelow(raysLeft[turret]));
        });
        forEach(vertical, [&](Square turret) {
            shootAt(turret, nearestBelow(raysUp[turret]));
            shootAt(turret, nearestAbove(raysDown[turret]));
        });
        return true;
    }

    Square nearestAbove(Squares ray) const {
        const Squares met = ray & board_.occupied();
        return met == 0 ? noSquare : Square(std::countr_zero(met));
    }

    Square nearestBelow(Squares ray) const {
        const Squares met = ray & board_.occupied();
        return met == 0 ? noSquare : Square(63 - std::countl_zero(met));
    }

    void shootAt(Square turret, Square target) {
        if (target == noSquare) return;
        board_.decrementValues(bit(target));
        observe_(DuelEvent{DuelEventKind::Shot, turret, target, -1, 1});
    }

    Board& board_;
    const Duel& duel_;
    Observer observe_;
    int player_;
    int boosts_;
    Square placed_ = noSquare;
    Square before_;     ///< where the token of the move before lies, as long as nothing has moved
    Squares moved_ = 0; ///< tokens moved in this turn, where they lie now
};

template <typename Observer>
void Duel::playObserved(Position& position, Move move, Observer observe) const {
    const std::size_t player = position.toMove;
    Hand& hand = position.hands[player];
    std::uint8_t& top = hand.top[move.stack];
    const DuelCard& card = cardAt(int(player), move.stack, top);

    Turn turn(position, position, *this, observe);
    turn.place(card, move.square);
    const Triggers triggers = turn.trigger(card, move.square);
    position.boosts[player] = std::uint8_t(triggers.boosts);
    position.extraMoves[player] += std::uint8_t(triggers.ownMoves);
    position.extraMoves[1 - player] += std::uint8_t(triggers.opponentMoves);
    position.lastPlaced = turn.shoot();

    ++top;
    hand.seen[move.stack] = std::max(hand.seen[move.stack], top);
    if (top == cardsIn(int(player), move.stack)) top = 0;
    PlayedCards& played = position.played[player];
    ++played.all;
    if (card.ability == Ability::Push) ++played.pushes;
    if (card.ability == Ability::Flip) ++played.flips;
    ++position.moves;
    score(position);
    passTurn(position);
}

} // namespace stonemason::token_battle
