// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// What a won game is worth to the winner, less the moves it takes from the root.
inline constexpr int wonValue = 1'000'000;

/// The result of a search.
struct Found {
    Move move;              ///< the best
    int value = 0;          ///< what it is worth to the side to move
    int depth = 0;          ///< moves of both that were looked ahead, all of them whole
    std::int64_t nodes = 0; ///< positions that were looked at

    bool operator==(const Found&) const = default;
};

/// What pieces on squares are worth to their side, by HardNumbers: so much for the rank, and the more the
/// nearer the piece is to its goal.
class PieceWorth {
public:
    explicit PieceWorth(const Ground& ground);

    int of(PieceId piece, Square square) const { return worths_[std::size_t(piece) * squares_ + square]; }
    /// Of all pieces of a player less those of the other.
    int balance(const Position& position, int player) const;

private:
    std::size_t squares_;
    std::vector<std::int16_t> worths_;
};

/// Alpha-beta from one position, to one depth after the other: principal variations, a table of positions
/// seen, captures and what was good elsewhere first, and captures followed to their end. The result
/// depends on nothing but the position, the moves' order and the nodes.
class Search {
public:
    /// The engine must outlive it. Once `nodes` positions were looked at it goes on with no other.
    Search(const Engine& engine, std::int64_t nodes, std::stop_token stop = {});

    /// The best of the legal moves of a running game, given in any order: of those not told apart the one
    /// that comes first. Deeper than `deepest` it does not look.
    Found best(Position position, const MoveList& moves, int deepest = mostDepth);

    static constexpr int mostDepth = 64;

private:
    /// How a value in the table bounds that of its position.
    enum class Bound : std::uint8_t { None, Lower, Upper, Exact };
    struct Entry {
        std::uint64_t key = 0;
        std::int32_t value = 0;
        Move move{noSquare, noSquare};
        std::int8_t depth = 0;
        Bound bound = Bound::None;
    };
    struct Ranked {
        Move move;
        int rank;
    };
    /// The moves of a node, to be taken best first, of equals the one first added.
    class Line {
    public:
        Line() {} // the moves stay as they are, as in MoveList
        void add(Move move, int rank) { moves_[size_++] = {move, rank}; }
        std::size_t size() const { return size_; }
        /// The best of those not taken yet, of which so many were.
        Move take(std::size_t taken);

    private:
        std::array<Ranked, MoveList::capacity> moves_;
        std::size_t size_ = 0;
    };
    using Killers = std::array<Move, 2>;

    bool isOver();
    bool isFarOver();
    int valueOf(Position& position, int balance, int depth, int alpha, int beta, int ply);
    int quietValue(Position& position, int balance, int alpha, int beta, int ply);
    int valueAfter(Position& position, int balance, Move move, int depth, int alpha, int beta, int ply,
                   bool isFirst);
    bool entersGoal(const Position& position) const;
    bool isBackAgain(const Position& position) const;
    void rank(const Position& position, Line& line, Move best, int ply) const;
    int balanceAfter(const Position& position, int balance, Move move) const;
    void remember(std::uint64_t key, int value, Move move, int depth, Bound bound, int ply);
    void reward(const Position& position, Move move, int depth, int ply);

    const Engine& engine_;
    std::int64_t budget_;
    std::int64_t captureBudget_; ///< for following captures to their end
    std::stop_token stop_;
    PieceWorth worth_;
    std::int64_t nodes_ = 0;
    bool cut_ = false; ///< out of budget or told to stop: what is being worked out is of no use
    std::vector<Entry> table_;
    std::array<Killers, mostDepth + 1> killers_{};
    std::array<std::vector<int>, playerCount> history_;  ///< by square that is gone to
    std::array<std::vector<Square>, playerCount> doors_; ///< the squares beside the goal of each player
};

} // namespace stonemason::wastes
