// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/squares.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace stonemason::token_battle {

/// Bits of a token's value on the board; values are 0 to 15.
inline constexpr int valueBitCount = 4;
inline constexpr int maximumTokenValue = (1 << valueBitCount) - 1;

/// A token on the board.
struct Token {
    int owner = 0; ///< 0 or 1
    int value = 0; ///< 1 to maximumTokenValue
    TokenKind kind = TokenKind::Plain;

    bool operator==(const Token&) const = default;
};

/// The tokens on the board, bit-sliced: each bit of the state of a token has a plane, the set of the squares
/// where it is 1, so that one word operation treats all 36 squares at once.
/// Invariant: no plane has a 1 on an empty square, and values_ holds the sum of the values of each player.
/// Cost: a small flat value, because players copy it for every move they consider; arithmetic on the values
/// of any set of tokens is a ripple carry over the planes of the value, a constant number of steps.
/// Source: E. Biham, A Fast New DES Implementation in Software, 1997, which introduced bit slicing; D. Knuth,
/// The Art of Computer Programming 4A, 7.1.3.
class Board {
public:
    bool operator==(const Board&) const = default;

    Squares owned(int player) const { return planes_[std::size_t(player)]; }
    Squares occupied() const { return owned(0) | owned(1); }
    Squares empty() const { return allSquares & ~occupied(); }
    /// The tokens of a kind.
    Squares of(TokenKind kind) const;
    /// The auras that reach a player's tokens beside them.
    Squares aurasFor(int player) const;
    /// The tokens whose value is below a limit of 0 to maximumTokenValue.
    Squares worthBelow(int limit) const;
    /// The sum of the values of a player's tokens.
    int valueOf(int player) const { return values_[std::size_t(player)]; }
    /// The sum of the values on these squares.
    int valueOn(Squares squares) const;
    std::optional<Token> tokenAt(Square square) const;
    /// The whole state of the tokens, as sets of squares.
    std::span<const Squares> planes() const { return planes_; }

    /// Puts a token on an empty square.
    void put(Square square, Token token) { fill(bit(square), token); }
    /// Puts such a token on each of these empty squares.
    void fill(Squares squares, Token token);
    /// Leaves these squares empty.
    void clear(Squares squares);
    /// Lets what lies on two squares change places; either may be empty.
    void exchange(Square a, Square b);
    /// Takes 1 from the value of every token on these squares that has any.
    void decrementValues(Squares squares);
    /// Makes plain tokens worth 1 of tokens worth nothing.
    void renew(Squares tokens);
    /// Gives tokens another kind.
    void turnInto(Squares tokens, TokenKind kind);

private:
    static constexpr std::size_t firstKindBit = playerCount; ///< before it one plane for each owner
    static constexpr std::size_t kindBitCount = 3;
    static constexpr std::size_t firstValueBit = firstKindBit + kindBitCount;
    static constexpr std::size_t planeCount = firstValueBit + valueBitCount;
    static_assert(tokenKindCount == 1U << kindBitCount);

    /// Adds to what a player's tokens are worth for each of these tokens of his.
    void addToValues(Squares tokens, int each);

    std::array<Squares, planeCount> planes_{};
    std::array<std::int32_t, playerCount> values_{}; ///< by player, see valueOf()
};

// Computer players try every legal move: the operations of a move are defined here so that they can be
// inlined.

inline Squares Board::of(TokenKind kind) const {
    Squares tokens = occupied();
    for (std::size_t i = 0; i < kindBitCount; ++i) {
        const Squares plane = planes_[firstKindBit + i];
        tokens &= (std::size_t(kind) >> i & 1U) != 0 ? plane : ~plane;
    }
    return tokens;
}

inline Squares Board::aurasFor(int player) const {
    return (of(TokenKind::AuraFriendly) & owned(player)) | (of(TokenKind::AuraEnemy) & owned(1 - player)) |
           of(TokenKind::AuraAll);
}

inline Squares Board::worthBelow(int limit) const {
    Squares below = 0;
    Squares equalSoFar = occupied();
    for (std::size_t i = valueBitCount; i-- > 0;) {
        const Squares plane = planes_[firstValueBit + i];
        if ((unsigned(limit) >> i & 1U) != 0) {
            below |= equalSoFar & ~plane;
            equalSoFar &= plane;
        } else {
            equalSoFar &= ~plane;
        }
    }
    return below;
}

inline int Board::valueOn(Squares squares) const {
    // An eighth of a word holds 8 squares at most, of 15 at most: that fits its eight bits.
    Squares sums = 0;
    for (std::size_t i = 0; i < std::size_t(valueBitCount); ++i)
        sums += detail::countByEighths(planes_[firstValueBit + i] & squares) << i;
    return detail::sumOfEighths(sums);
}

inline void Board::fill(Squares squares, Token token) {
    const std::uint32_t bits = 1U << unsigned(token.owner) | std::uint32_t(token.kind) << firstKindBit |
                               std::uint32_t(token.value) << firstValueBit;
    for (std::size_t i = 0; i < planeCount; ++i)
        planes_[i] |= squares & (0 - Squares(bits >> i & 1U));
    values_[std::size_t(token.owner)] += token.value * count(squares);
}

inline void Board::clear(Squares squares) {
    for (int player = 0; player < playerCount; ++player)
        values_[std::size_t(player)] -= valueOn(squares & owned(player));
    for (Squares& plane : planes_)
        plane &= ~squares;
}

inline void Board::exchange(Square a, Square b) {
    const Squares both = bit(a) | bit(b);
    for (Squares& plane : planes_) {
        const Squares differ = (plane >> a ^ plane >> b) & 1;
        plane ^= (0 - differ) & both;
    }
}

inline void Board::addToValues(Squares tokens, int each) {
    for (int player = 0; player < playerCount; ++player)
        values_[std::size_t(player)] += each * count(tokens & owned(player));
}

inline void Board::decrementValues(Squares squares) {
    Squares any = 0;
    for (std::size_t i = firstValueBit; i < planeCount; ++i)
        any |= planes_[i];
    Squares borrow = squares & any;
    addToValues(borrow, -1);
    for (std::size_t i = firstValueBit; i < planeCount; ++i) {
        const Squares before = planes_[i];
        planes_[i] ^= borrow;
        borrow &= ~before;
    }
}

inline void Board::turnInto(Squares tokens, TokenKind kind) {
    for (std::size_t i = 0; i < kindBitCount; ++i) {
        Squares& plane = planes_[firstKindBit + i];
        plane = (std::size_t(kind) >> i & 1U) != 0 ? plane | tokens : plane & ~tokens;
    }
}

inline void Board::renew(Squares tokens) {
    turnInto(tokens, TokenKind::Plain);
    planes_[firstValueBit] |= tokens;
    addToValues(tokens, 1);
}

/// The counts of cards that one player has played so far, read by the computer players.
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

/// Everything that changes in a game, as a flat value: the board and the state beside it. A copy suffices to
/// undo a move. The cards of the stacks and the numbers of the game do not change and are stored in Duel.
struct Position : Board {
    std::array<std::uint16_t, playerCount> scores{};
    std::array<std::uint16_t, playerCount> yields{}; ///< the points of the last scoring
    std::array<PlayedCards, playerCount> played{};
    std::array<Hand, playerCount> hands{};
    std::array<std::uint8_t, playerCount> boosts{};     ///< what the next token is worth more
    std::array<std::uint8_t, playerCount> extraMoves{}; ///< moves in a row still to come after the next
    std::uint16_t moves = 0;                            ///< played so far
    Square lastPlaced = noSquare; ///< where the token of the move before lies, if it still does
    std::uint8_t toMove = 0;      ///< player who moves next; of no meaning when the game has ended
    GameState state = GameState::Running;

    bool operator==(const Position&) const = default;

    bool running() const { return state == GameState::Running; }
    /// The player who won, nullopt while the game runs and for a draw.
    std::optional<int> winner() const { return winnerOf(state); }
};

/// Equal for equal positions, almost never for different ones; the same on every machine.
std::uint64_t hashOf(const Position& position);

} // namespace stonemason::token_battle
