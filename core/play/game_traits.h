// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>

namespace stonemason {

inline constexpr int playerCount = 2;

/// Whether a game goes on, or how it ended.
enum class GameState : std::uint8_t {
    Running,
    FirstWon,  ///< player 0
    SecondWon, ///< player 1
    Drawn,
};

/// The result of a game for one player.
enum class GameResult : std::uint8_t { Loss, Draw, Win };

/// The player who won, nullopt while the game runs and for a draw.
constexpr std::optional<int> winnerOf(GameState state) {
    if (state == GameState::FirstWon) return 0;
    if (state == GameState::SecondWon) return 1;
    return std::nullopt;
}

/// The result of an ended game for a player, 0 or 1.
constexpr GameResult resultOf(GameState state, int player) {
    const std::optional<int> winner = winnerOf(state);
    if (!winner) return GameResult::Draw;
    return *winner == player ? GameResult::Win : GameResult::Loss;
}

/// A random-access list of values of that type.
template <typename List, typename Value>
concept RangeOf =
    std::ranges::random_access_range<const List> && std::same_as<std::ranges::range_value_t<List>, Value>;

/// The traits of a game in which two sides take turns: enough for generic code to play, search, record and
/// measure it. A game provides a struct without data members that declares:
///
///     Rules      what stays the same during a game: numbers, board, decks
///     Position   what changes, a value; a copy suffices to try another line of play
///     Move       a small value
///     MoveList   the moves of a position, held in place: a search makes millions
///     Undo       the data that unmake() needs; Position itself in a game that restores a copy
///
///     state()    whether the game runs, or how it ended; one that runs has a legal move
///     toMove()   0 or 1, while the game runs
///     points()   of a player, 0 to 65,535; 0 always in a game that counts none
///     moves()    the legal moves, in a deterministic order; none when the game has ended
///     isLegal()  whether a move, which may be any value, can be played: nothing that is not in the list
///     play()     plays a legal move
///     make()     the same; returns what unmake() needs to restore the position exactly
///     text()     the move in short notation, as in files and on the command line
///     hash()     equal for equal positions of the same Rules, almost never for different ones; the same
///                on every machine
///
/// None of these functions throws; play(), make() and unmake() do not allocate.
template <typename T>
concept TwoPlayerGame = std::copyable<typename T::Rules> && std::regular<typename T::Position> &&
    std::equality_comparable<typename T::Move> && std::copyable<typename T::Move> &&
    RangeOf<typename T::MoveList, typename T::Move> &&
    requires(const typename T::Rules& rules, const typename T::Position& position,
             typename T::Position& changing, typename T::Move move, const typename T::Undo& undo,
             int player) {
    { T::state(position) } -> std::same_as<GameState>;
    { T::toMove(position) } -> std::same_as<int>;
    { T::points(position, player) } -> std::same_as<int>;
    { T::moves(rules, position) } -> std::same_as<typename T::MoveList>;
    { T::isLegal(rules, position, move) } -> std::same_as<bool>;
    { T::play(rules, changing, move) } -> std::same_as<void>;
    { T::make(rules, changing, move) } -> std::same_as<typename T::Undo>;
    { T::unmake(rules, changing, move, undo) } -> std::same_as<void>;
    { T::text(move) } -> std::same_as<std::string>;
    { T::hash(position) } -> std::same_as<std::uint64_t>;
};

/// A position after a move, for the lifetime of this object. If the game's Undo is its Position, the move is
/// played on a copy; otherwise on the position itself, which the destructor restores and which must not be
/// read until then.
template <TwoPlayerGame T>
class TriedMove {
    using Position = typename T::Position;
    static constexpr bool copies = std::same_as<typename T::Undo, Position>;

public:
    TriedMove(const typename T::Rules& rules, Position& position, typename T::Move move)
        : rules_(rules), position_(position), move_(move), kept_(tried()) {}
    TriedMove(const TriedMove&) = delete;
    TriedMove& operator=(const TriedMove&) = delete;
    ~TriedMove() {
        if constexpr (!copies) T::unmake(rules_, position_, move_, kept_);
    }

    Position& after() {
        if constexpr (copies)
            return kept_;
        else
            return position_;
    }

private:
    typename T::Undo tried() {
        if constexpr (copies) {
            Position after = position_;
            T::play(rules_, after, move_);
            return after;
        } else {
            return T::make(rules_, position_, move_);
        }
    }

    const typename T::Rules& rules_;
    Position& position_;
    typename T::Move move_;
    typename T::Undo kept_;
};

/// The moves of a position, at most `mostMoves`; stored in place, because a search creates millions of
/// lists.
template <typename Move, std::size_t mostMoves>
class BasicMoveList {
public:
    static constexpr std::size_t capacity = mostMoves;

    BasicMoveList() {} // leaves the array uninitialised: entries beyond size_ are never read
    BasicMoveList(const BasicMoveList& other) : size_(other.size_) {
        std::copy(other.begin(), other.end(), moves_.begin());
    }
    BasicMoveList& operator=(const BasicMoveList& other) {
        size_ = other.size_;
        std::copy(other.begin(), other.end(), moves_.begin());
        return *this;
    }

    void add(Move move) { moves_[size_++] = move; } ///< only while size() < capacity
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t index) const { return moves_[index]; }
    Move& operator[](std::size_t index) { return moves_[index]; }

private:
    std::array<Move, mostMoves> moves_;
    std::size_t size_ = 0;
};

} // namespace stonemason
