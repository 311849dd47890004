// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"

namespace stonemason {

/// One move on its way through steps 1 to 4 of a turn: token, ability, what is destroyed, turrets. `Tell` is
/// called with each DuelEvent; one that does nothing costs nothing.
template <typename Tell>
class Turn {
public:
    Turn(Position& position, const DuelRules& rules, DuelMode mode, Tell tell)
        : position_(position)
        , rules_(rules)
        , mode_(mode)
        , tell_(tell)
        , player_(position.toMove)
        , before_(position.lastPlaced) {}

    /// Steps 1 to 3. Returns where the token of the move lies now.
    Square place(const DuelCard& card, Square square) {
        putToken(card, square);
        if (card.area != nullptr)
            useArea(card);
        else
            useAlone(card.ability);
        destroyWorthless();
        return placed_;
    }

    /// Step 4, after place().
    void shoot() {
        if (shootTurrets()) destroyWorthless();
        position_.lastPlaced = placed_;
    }

private:
    int opponent() const { return 1 - player_; }

    void putToken(const DuelCard& card, Square square) {
        std::uint8_t& boost = position_.boosts[std::size_t(player_)];
        const int value = std::min(card.value + boost, maximumTokenValue);
        boost = 0;
        position_.put(square, {player_, value, card.kind});
        placed_ = square;
        tell_(DuelEvent{DuelEventKind::Placed, noSquare, square, player_, value});
    }

    void useArea(const DuelCard& card) {
        const AreaTable& area = *card.area;
        const Squares tokens = area.squares(placed_) & position_.occupied();
        switch (card.ability) {
        case Ability::Damage: damage(tokens, 1); break;
        case Ability::Push:
            for (const AreaTarget& target : area.targets(placed_))
                push(target);
            break;
        case Ability::Flip:
            for (const AreaTarget& target : area.targets(placed_))
                flip(target);
            break;
        case Ability::SpawnFriendly: spawn(area.squares(placed_), player_); break;
        case Ability::SpawnEnemy:
            if (mode_ == DuelMode::Two) spawn(area.squares(placed_), opponent());
            break;
        case Ability::ExtraTurn:
            if (area.whole(placed_) && tokens == area.squares(placed_)) giveMove(player_);
            break;
        case Ability::Sacrifice: damage(tokens, count(tokens & position_.owned[std::size_t(player_)])); break;
        case Ability::Gild: gild(tokens); break;
        case Ability::None:
        case Ability::OpponentExtraTurn:
        case Ability::SwapLast:
        case Ability::BoostNext: break;
        }
    }

    void useAlone(Ability ability) {
        if (ability == Ability::OpponentExtraTurn && mode_ == DuelMode::Two) giveMove(opponent());
        if (ability == Ability::SwapLast) swapLast();
        if (ability == Ability::BoostNext) {
            ++position_.boosts[std::size_t(player_)];
            tell_(DuelEvent{DuelEventKind::Boosted, noSquare, placed_, player_, 1});
        }
    }

    void damage(Squares tokens, int amount) {
        if (amount == 0) return;
        for (int i = 0; i < amount; ++i)
            position_.takeOne(tokens);
        forEach(tokens, [&](Square square) {
            tell_(DuelEvent{DuelEventKind::Damaged, placed_, square, -1, amount});
        });
    }

    bool holdsToken(Square square) const { return (position_.occupied() & bit(square)) != 0; }

    void push(const AreaTarget& target) {
        if (!holdsToken(target.square) || (moved_ & bit(target.square)) != 0) return;
        if (target.beyond != noSquare && holdsToken(target.beyond)) {
            tell_(DuelEvent{DuelEventKind::Blocked, target.square, target.beyond, -1, 0});
            return;
        }
        tell_(DuelEvent{DuelEventKind::Pushed, target.square, target.beyond, -1, 0});
        moveOrLose(target.square, target.beyond);
    }

    void flip(const AreaTarget& target) {
        if (!holdsToken(target.square) || (moved_ & bit(target.square)) != 0) return;
        tell_(DuelEvent{DuelEventKind::Flipped, target.square, target.opposite, -1, 0});
        moveOrLose(target.square, target.opposite);
    }

    void moveOrLose(Square from, Square to) {
        if (to == noSquare) {
            remove(bit(from));
            return;
        }
        position_.exchange(from, to);
        moved_ |= bit(to);
        if (holdsToken(from)) moved_ |= bit(from);
    }

    void remove(Squares squares) {
        position_.clear(squares);
        if (placed_ != noSquare && (squares & bit(placed_)) != 0) placed_ = noSquare;
    }

    void spawn(Squares area, int owner) {
        forEach(area & position_.empty(), [&](Square square) {
            position_.put(square, {owner, rules_.spawnValue, TokenKind::Plain});
            tell_(DuelEvent{DuelEventKind::Spawned, placed_, square, owner, rules_.spawnValue});
        });
    }

    void giveMove(int player) {
        ++position_.extraMoves[std::size_t(player)];
        tell_(DuelEvent{DuelEventKind::MovesAgain, placed_, noSquare, player, 1});
    }

    void swapLast() {
        if (before_ == noSquare) return;
        tell_(DuelEvent{DuelEventKind::SwappedLast, placed_, before_, player_, 0});
        position_.exchange(placed_, before_);
        placed_ = before_;
    }

    void gild(Squares tokens) {
        const Squares golden = position_.kinds[std::size_t(TokenKind::Golden)];
        const Squares gilded = tokens & position_.worthBelow(rules_.gildBelow) & ~golden;
        turnInto(gilded, TokenKind::Golden);
        forEach(gilded, [&](Square square) {
            tell_(DuelEvent{DuelEventKind::Gilded, placed_, square, -1, 0});
        });
    }

    void turnInto(Squares tokens, TokenKind kind) {
        for (Squares& board : position_.kinds)
            board &= ~tokens;
        position_.kinds[std::size_t(kind)] |= tokens;
    }

    void destroyWorthless() {
        Squares worth = 0;
        for (const Squares board : position_.valueBits)
            worth |= board;
        const Squares worthless = position_.occupied() & ~worth;
        if (worthless == 0) return;
        const Squares tough = worthless & position_.kinds[std::size_t(TokenKind::Resilient)];
        turnInto(tough, TokenKind::Plain);
        position_.valueBits[0] |= tough;
        forEach(tough, [&](Square square) {
            tell_(DuelEvent{DuelEventKind::Toughened, noSquare, square, -1, 0});
        });
        forEach(worthless & ~tough, [&](Square square) {
            tell_(DuelEvent{DuelEventKind::Destroyed, noSquare, square, -1, 0});
        });
        remove(worthless & ~tough);
    }

    /// All at once: what a shot destroys has not been in the way of another, and has shot itself.
    bool shootTurrets() {
        const Squares horizontal = position_.kinds[std::size_t(TokenKind::TurretHorizontal)];
        const Squares vertical = position_.kinds[std::size_t(TokenKind::TurretVertical)];
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
        const Squares met = ray & position_.occupied();
        return met == 0 ? noSquare : Square(std::countr_zero(met));
    }

    Square nearestBelow(Squares ray) const {
        const Squares met = ray & position_.occupied();
        return met == 0 ? noSquare : Square(63 - std::countl_zero(met));
    }

    void shootAt(Square turret, Square target) {
        if (target == noSquare) return;
        position_.takeOne(bit(target));
        tell_(DuelEvent{DuelEventKind::Shot, turret, target, -1, 1});
    }

    Position& position_;
    const DuelRules& rules_;
    DuelMode mode_;
    Tell tell_;
    int player_;
    Square placed_ = noSquare;
    Square before_;     ///< where the token of the move before lies, as long as nothing has moved
    Squares moved_ = 0; ///< tokens moved in this turn, where they lie now
};

} // namespace stonemason
