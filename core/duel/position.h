// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deck/card.h"
#include "core/deck/deck.h"
#include "core/duel/squares.h"

#include <array>
#include <cstdint>
#include <optional>

namespace stonemason {

inline constexpr int playerCount = 2;
/// Bits of a token's value on the board; values are 0 to 15.
inline constexpr int valueBitCount = 4;
inline constexpr int maximumTokenValue = (1 << valueBitCount) - 1;

/// Whether a game goes on, or how it ended.
enum class DuelState : std::uint8_t {
    Running,
    FirstWon,  ///< player 0
    SecondWon, ///< player 1
    Drawn,
};

/// A token on the board.
struct Token {
    int owner = 0; ///< 0 or 1
    int value = 0; ///< 1 to maximumTokenValue
    TokenKind kind = TokenKind::Plain;

    bool operator==(const Token&) const = default;
};

/// What one player has played so far: the computer players look at it.
struct PlayedCards {
    std::uint16_t all = 0;
    std::uint16_t pushes = 0;
    std::uint16_t flips = 0;

    bool operator==(const PlayedCards&) const = default;
};

/// One player's four stacks, as far as they change during a game: a stack turns, its cards stay in order.
struct Hand {
    std::array<std::uint8_t, stackCount> top{};  ///< by stack: index of the card on top
    std::array<std::uint8_t, stackCount> seen{}; ///< by stack: how many of its cards were played at least
                                                 ///< once, from index 0 on

    bool operator==(const Hand&) const = default;
};

/// Everything that changes in a game, as a flat value: copying it is what taking a move back needs. Which
/// cards the stacks hold and what the numbers of the game are stays the same and stands in Duel.
/// Sets of squares are bit boards; a square with a token is in exactly one of `owned` and in exactly one of
/// `kinds`, and in the `valueBits` of its value.
struct Position {
    std::array<Squares, playerCount> owned{};
    std::array<Squares, tokenKindCount> kinds{}; ///< by TokenKind
    std::array<Squares, valueBitCount> valueBits{};

    std::array<std::uint16_t, playerCount> scores{};
    std::array<std::uint16_t, playerCount> yields{}; ///< the points of the last scoring
    std::array<PlayedCards, playerCount> played{};
    std::array<Hand, playerCount> hands{};
    std::array<std::uint8_t, playerCount> boosts{};     ///< what the next token is worth more
    std::array<std::uint8_t, playerCount> extraMoves{}; ///< moves in a row still to come after the next
    std::uint16_t moves = 0;                            ///< played so far
    Square lastPlaced = noSquare; ///< where the token of the move before lies, if it still does
    std::uint8_t toMove = 0;      ///< player who moves next; of no meaning when the game has ended
    DuelState state = DuelState::Running;

    bool operator==(const Position&) const = default;

    Squares occupied() const { return owned[0] | owned[1]; }
    Squares empty() const { return allSquares & ~occupied(); }
    bool running() const { return state == DuelState::Running; }
    /// The player who won, nullopt while the game runs and for a draw.
    std::optional<int> winner() const;

    std::optional<Token> tokenAt(Square square) const;
    /// The auras that reach a player's tokens beside them.
    Squares aurasFor(int player) const;
    /// Puts a token on an empty square.
    void put(Square square, Token token);
    /// Leaves these squares empty.
    void clear(Squares squares);
    /// Lets what lies on two squares change places; either may be empty.
    void exchange(Square a, Square b);
    /// Takes 1 from the value of every token on these squares that has any.
    void takeOne(Squares squares);
    /// The sum of the values on these squares.
    int valueOn(Squares squares) const;
    /// The tokens whose value is below a limit of 0 to maximumTokenValue.
    Squares worthBelow(int limit) const;
};

// The players try every move there is: what a move consists of is defined here, to be compiled into it.

inline void Position::put(Square square, Token token) {
    const Squares here = bit(square);
    owned[std::size_t(token.owner)] |= here;
    kinds[std::size_t(token.kind)] |= here;
    for (unsigned i = 0; i < unsigned(valueBitCount); ++i)
        valueBits[i] |= Squares(unsigned(token.value) >> i & 1U) << square;
}

inline void Position::clear(Squares squares) {
    for (Squares& board : owned)
        board &= ~squares;
    for (Squares& board : kinds)
        board &= ~squares;
    for (Squares& board : valueBits)
        board &= ~squares;
}

inline void Position::exchange(Square a, Square b) {
    const Squares both = bit(a) | bit(b);
    const auto swapBits = [a, b, both](Squares& board) {
        const Squares differ = (board >> a ^ board >> b) & 1;
        board ^= (0 - differ) & both;
    };
    for (Squares& board : owned)
        swapBits(board);
    for (Squares& board : kinds)
        swapBits(board);
    for (Squares& board : valueBits)
        swapBits(board);
}

inline void Position::takeOne(Squares squares) {
    Squares any = 0;
    for (const Squares board : valueBits)
        any |= board;
    Squares borrow = squares & any;
    for (Squares& board : valueBits) {
        const Squares before = board;
        board ^= borrow;
        borrow &= ~before;
    }
}

inline Squares Position::aurasFor(int player) const {
    return (kinds[std::size_t(TokenKind::AuraFriendly)] & owned[std::size_t(player)]) |
           (kinds[std::size_t(TokenKind::AuraEnemy)] & owned[std::size_t(1 - player)]) |
           kinds[std::size_t(TokenKind::AuraAll)];
}

inline int Position::valueOn(Squares squares) const {
    // An eighth of a word holds 8 squares at most, of 15 at most: that fits its eight bits.
    Squares sums = 0;
    for (std::size_t i = 0; i < valueBits.size(); ++i)
        sums += detail::countByEighths(valueBits[i] & squares) << i;
    return detail::sumOfEighths(sums);
}

} // namespace stonemason
