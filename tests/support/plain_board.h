// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/token_battle/deck/catalogue.h"

#include <array>
#include <optional>

namespace stonemason::test {

using namespace token_battle;

// The second implementation of Token Battle: straight from the text of the rules, one plain step after the
// other, written for readability and not for speed. The engine in core/token_battle/duel is compared with
// it; the two share only cards and decks. Numbers in brackets are the steps of a turn as the rules count
// them.

inline constexpr Size plainBoardSize{6, 6};

/// The numbers of the rules.
struct PlainRules {
    int winningScore = 1000;
    int mostMoves = 1000;   ///< a game of so many ends as on a full board [assumed]
    int startValue = 2;     ///< of the token that player 1 owns before the first move
    int damage = 1;         ///< subtracted by the ability damage
    int turretDamage = 1;   ///< subtracted by a turret in each of its directions
    int spawnValue = 1;     ///< of a spawned token
    int resilientValue = 1; ///< of the plain token that a resilient one turns into
    int gildBelow = 3;      ///< tokens of this value and more cannot be gilded
    int goldenFactor = 2;
    int auraBonus = 1; ///< for each aura that fits
    int boost = 1;     ///< for each pending boost
};

struct PlainToken {
    int owner = 0; ///< 0 or 1
    int value = 0;
    TokenKind kind = TokenKind::Plain;
    int serial = 0;     ///< identifies the token on its board, wherever it moves and whatever it becomes
    bool moved = false; ///< in this turn; such a token is not moved again
};

/// The result of placing a token, besides the change of the board.
struct PlainPlacement {
    Cell cell;      ///< where the placed token stands now
    int serial = 0; ///< of the placed token
    bool extraTurn = false;
    bool opponentExtraTurn = false;
    bool boostNext = false;
    std::array<int, 2> gilded{}; ///< sum of the values of the tokens that became golden, by owner
};

/// The board and the effects of a turn on it.
///
/// Readings of our own [assumed], where the rules leave a choice:
/// - extra turn: the board is checked right after placing, before turrets.
/// - gild: a golden token below the limit stays golden and nothing is gained; the value is the one after
///   earlier steps of the same turn, without auras.
/// - push and flip: targets resolve one by one; a token in the way is one that stands there at that
///   moment. The partner of a swap counts as moved too.
/// - swap last: a token that lost its kind or changed its place is still the same token; without one on the
///   board nothing happens.
/// - a resilient token saved once is plain from then on: what hits it later in the same turn destroys it.
///   However far below 0 it was, it is saved.
/// - turrets: a token hit by several at once loses 1 for each; what step 3 destroyed before does not fire.
/// - without an opponent (sandbox) spawn enemy and opponent extra turn do nothing; all else is the same.
class PlainBoard {
public:
    explicit PlainBoard(PlainRules rules = {}, bool opponent = true) : rules_(rules), opponent_(opponent) {}

    const PlainRules& rules() const { return rules_; }
    bool hasOpponent() const { return opponent_; }
    const std::optional<PlainToken>& at(Cell cell) const {
        return cells_[std::size_t(cell.row)][std::size_t(cell.column)];
    }
    /// Whether the cell is on the board and holds a token.
    bool isTaken(Cell cell) const { return plainBoardSize.contains(cell) && at(cell); }
    bool isFull() const;
    int tokenCount() const;
    /// How many tokens have been put on the board so far, lost ones included.
    int tokensPut() const { return tokens_; }
    /// The cell of a token; nullopt when the token is lost.
    std::optional<Cell> cellOf(int serial) const;
    /// Whether a token of this owner on the cell would be the first one hit by a turret of the other player.
    /// The cell may be taken or empty.
    bool isUnderEnemyTurret(Cell cell, int owner) const;

    /// Puts a token on an empty cell, without any effect; returns its serial.
    int put(Cell cell, int owner, int value, TokenKind kind = TokenKind::Plain);
    /// Steps 1 to 3: places the player's token of the card, with this value, on an empty cell, applies its
    /// ability, destroys tokens. `last` is the serial of the token that the last move placed, for swap last.
    PlainPlacement place(const Card& card, int player, int value, Cell cell, std::optional<int> last = {});
    /// Step 4: fires all turrets at once and destroys tokens.
    void fireTurrets();

    /// Step 5: each player's yield now.
    std::array<int, 2> yields() const;
    /// The yield that one token adds for its owner; the cell must be taken.
    int yieldOf(Cell cell) const;
    /// Sum of the values of each player's tokens, without auras and gold.
    std::array<int, 2> valueSums() const;

private:
    std::optional<PlainToken>& spot(Cell cell) {
        return cells_[std::size_t(cell.row)][std::size_t(cell.column)];
    }
    void moveToken(Cell from, Cell to);
    void swapTokens(Cell one, Cell other);
    /// The first token in that direction.
    std::optional<Cell> firstFrom(Cell cell, Offset step) const;
    void destroySpent();

    void damage(Cell centre, const Card& card);
    void push(Cell centre, const Card& card);
    void flip(Cell centre, const Card& card);
    void spawn(Cell centre, const Card& card, int owner);
    void sacrifice(Cell centre, const Card& card, int player);
    bool isCovered(Cell centre, const Card& card) const;
    std::array<int, 2> gild(Cell centre, const Card& card);

    PlainRules rules_;
    bool opponent_;
    int tokens_ = 0; ///< put on the board so far
    std::array<std::array<std::optional<PlainToken>, 6>, 6> cells_;
};

} // namespace stonemason::test
