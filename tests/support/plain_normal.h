// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "tests/support/plain_duel.h"

namespace stonemason::test {

/// The numbers of the computer player Normal.
struct PlainNormalNumbers {
    int wary = 35;         ///< more than this many of a hundred of the opponent's tokens were push (or flip)
    int waryAbove = 1;     ///< then tokens worth more than this avoid the cells from which they fall off
    int watchful = 15;     ///< the same for a smaller share ...
    int watchfulAbove = 2; ///< ... and more valuable tokens
    int fear = 1;          ///< taken off for each of the two that holds, for push and for flip by themselves
    int extraTurn = 2;     ///< worth of an extra turn; of one for the opponent less than nothing by as much
    int boostNext = 1;     ///< worth of a boost
    int turretReach = 1;   ///< taken off for a special token under an enemy turret
};

/// What a move is worth to Normal, by parts; all in points a turn.
///
/// Let the player to move be M, his opponent O. The move is thought through steps 1 to 3 only (placing,
/// ability, destruction), never turrets, scoring or turns to come. Before is the board as it stands, Placed
/// the board with the new token on its cell and nothing else done, After the board after step 3. V(board) is
/// the sum of the values of M's tokens minus that of O's; Y(board) the same with yields, that is with auras
/// and gold.
///
///     card    = V(Placed) - V(Before): the card's value and that of M's pending boost
///     ability = V(After) - V(Placed)
///               + 2 when an extra turn is triggered, - 2 for an opponent extra turn, + 1 for boost next
///               + the values of M's tokens that became golden - the values of O's that did
///     bonus   = (Y(After) - V(After)) - (Y(Before) - V(Before)) - the gilded values just counted
///     fall    = - 1 for each that holds, where w is `card` and the token stands, After, on the border (for
///               push) or on the ring just inside it (for flip), and n, p, f are O's tokens placed by moves
///               and how many of their cards had push or flip:
///                   border:  w > 1 and 100 p > 35 n;     w > 2 and 100 p > 15 n
///                   inside:  w > 1 and 100 f > 35 n;     w > 2 and 100 f > 15 n
///     turrets = - 1 when the placed token's kind is not plain and, After, a turret of O's stands in its row
///               (horizontal) or column (vertical) with no token between
///
/// So total() = Y(After) - Y(Before) + fall + turrets + what the triggers are worth; and without special
/// tokens bonus is 0.
///
/// Readings of our own [assumed], where the rules leave a choice:
/// - "cards above 1" refers to the value the token is placed with, pending boosts included.
/// - "one less" and "one more" add up: a card above 2 against much push loses 2 on the border.
/// - the border is rows and columns 0 and 5; the ring inside is one cell away from it. No cell is both.
/// - after swap last, ring and turrets are those of the cell where the token then stands. The ability's
///   worth of 0 still leaves what auras make of the new places (bonus).
/// - an extra turn counts as one whether or not the game goes on; an opponent's extra turn, in the sandbox,
///   is worth nothing, as it does nothing there. Sandbox: O has no tokens, every term of his is 0.
/// - turrets takes 1 however many turrets reach the token. A turret pushed away, destroyed or gilded by
///   this move no longer counts. Spawned and moved tokens are ignored. Golden and resilient are
///   special, as every kind but plain.
struct PlainWorth {
    int card = 0;
    int ability = 0;
    int bonus = 0;
    int fall = 0;
    int turrets = 0;

    int total() const { return card + ability + bonus + fall + turrets; }
    bool operator==(const PlainWorth&) const = default;
};

PlainWorth plainWorth(const PlainDuel& duel, const PlainMove& move, const PlainNormalNumbers& numbers = {});

/// The move of the computer player Normal: of the legal moves with the greatest worth, in the order of
/// legalMoves(), the one at index below(their number). The generator is called exactly once, even when only
/// one move is best. The game must not have ended.
PlainMove plainNormalMove(const PlainDuel& duel, SeededRandom& random,
                          const PlainNormalNumbers& numbers = {});

} // namespace stonemason::test
