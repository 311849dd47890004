// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"
#include "core/wastes/players/long_race.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// The value of a won game to the winner, less the number of moves from the root to the win.
inline constexpr int winValue = 1'000'000;

/// The result of a search.
struct SearchResult {
    Move move;              ///< the best one found
    int value = 0;          ///< its value to the side to move
    int depth = 0;          ///< the deepest iteration, in plies, that was completed
    std::int64_t nodes = 0; ///< positions visited

    bool operator==(const SearchResult&) const = default;
};

/// The plies from the root to the end of the game for a win or loss value; 0 for any other value.
int pliesToWin(int value);

/// One of the best moves of a position, and the moves of both sides that the search expects after it.
struct SearchLine {
    std::vector<Move> moves; ///< at least one
    int value = 0;           ///< to the side to move
    int depth = 0;           ///< the iteration that found it, in plies; 0 when not even one was completed

    bool operator==(const SearchLine&) const = default;
};

/// The value of every piece on every square to its own side, from HardNumbers: material by rank, plus a bonus
/// that grows as the piece comes nearer to its goal.
class PieceSquareTable {
public:
    explicit PieceSquareTable(const Ground& ground);

    int value(PieceId piece, Square square) const { return values_[std::size_t(piece) * squares_ + square]; }
    /// The static evaluation of a position: the values of the player's pieces less those of the opponent's.
    int evaluate(const Position& position, int player) const;

private:
    std::size_t squares_;
    std::vector<std::int32_t> values_;
};

/// Principal variation search: iterative deepening over a negamax alpha-beta with null windows, a
/// transposition table, move ordering by table move, captures, killers and history, and a quiescence search
/// of captures at the leaves. Deterministic: the result depends only on the position, the order of the root
/// moves and the node budget.
/// Invariant: `balance` is always PieceSquareTable::evaluate() of the position for the side to move, updated
/// move by move; values computed after the budget ran out (cut_) are neither stored nor returned as results.
/// Cost: exponential in the depth, with the node budget as the limit; quiescence may exceed it by
/// HardNumbers::captureNodes at most. The table has a fixed number of entries and always replaces.
/// Sources: T. Marsland, M. Campbell, Parallel Search of Strongly Ordered Game Trees, Computing Surveys 14,
/// 1982; S. Akl, M. Newborn, The Principal Continuation and the Killer Heuristic, 1977; J. Schaeffer, The
/// History Heuristic, 1983.
class Search {
public:
    /// The engine must outlive the search, which visits no further position once it has visited `nodes`.
    Search(const Engine& engine, std::int64_t nodes, std::stop_token stop = {});

    /// The best of the legal moves of a running game, searched to `deepest` plies at most. Of moves with
    /// equal values the first in the list wins.
    SearchResult best(Position position, const MoveList& moves, int deepest = maximumDepth);

    /// The `count` best of the legal moves of a running game, the best first, all searched to the same depth,
    /// `deepest` plies at most: each iteration passes over the root once for each line, without the moves
    /// found before ("multi-PV"). Fewer lines only where there are fewer moves.
    std::vector<SearchLine> lines(Position position, const MoveList& moves, int count,
                                  int deepest = maximumDepth);

    static constexpr int maximumDepth = 64;

private:
    /// How a stored value bounds the value of its position.
    enum class Bound : std::uint8_t { None, Lower, Upper, Exact };
    struct Entry {
        std::uint64_t key = 0;
        std::int32_t value = 0;
        Move move{noSquare, noSquare};
        std::int8_t depth = 0;
        Bound bound = Bound::None;
    };
    struct ScoredMove {
        Move move;
        int score;
    };
    /// Hands out the moves of a node by falling score, equal ones in the order in which they were added. It
    /// selects instead of sorting, because most nodes are cut off after the first moves.
    class MovePicker {
    public:
        MovePicker() {} // leaves the array uninitialised, as MoveList does
        void add(Move move, int score) { moves_[size_++] = {move, score}; }
        /// The best move that has not been handed out yet; nullopt when there is none.
        std::optional<Move> next();

    private:
        std::array<ScoredMove, MoveList::capacity> moves_;
        std::size_t size_ = 0;
        std::size_t picked_ = 0;
    };
    using Killers = std::array<Move, 2>;

    /// The best of the moves, searched to a depth; no moves when not even the first was completed.
    SearchLine searchRoot(Position& position, int balance, std::span<const Move> order, int depth);
    /// The moves that the search of a root move to full depth, the last that ended, expects from it on.
    std::vector<Move> expectedMoves(Position position, Move first, int depth) const;
    void noteExpected(Move move, int ply);

    bool isOver();
    bool isQuiescenceOver();
    int negamax(Position& position, int balance, int depth, int alpha, int beta, int ply);
    int quiescence(Position& position, int balance, int alpha, int beta, int ply);
    int searchMove(Position& position, int balance, Move move, int depth, int alpha, int beta, int ply,
                   bool isFirst);
    bool canEnterGoal(const Position& position) const;
    /// Of a draw to the side to move: the side to move at the root does not want one on a large board.
    int drawValue(int ply) const {
        if (!race_.isLong()) return 0;
        const int contempt = engine_.profile().hard.contempt;
        return ply % 2 == 0 ? -contempt : contempt;
    }
    bool isRepetition(const Position& position) const;
    void scoreMoves(const Position& position, MovePicker& picker, Move tableMove, int ply) const;
    int evaluateAfter(const Position& position, int balance, Move move) const;
    void store(std::uint64_t key, int value, Move move, int depth, Bound bound, int ply);
    void updateHistory(const Position& position, Move move, int depth, int ply);

    const Engine& engine_;
    std::int64_t budget_;
    std::int64_t quiescenceBudget_; ///< larger than budget_, so that exchanges in progress are completed
    std::stop_token stop_;
    PieceSquareTable pieceValues_;
    LongRace race_;
    std::int64_t nodes_ = 0;
    bool cut_ = false; ///< out of budget or stopped: the values being computed are invalid
    std::vector<Entry> table_;
    std::array<Killers, maximumDepth + 1> killers_{};
    /// The principal variation from each ply on (a triangular table), and its length.
    std::array<std::array<Move, maximumDepth + 1>, maximumDepth + 2> expected_{};
    std::array<std::uint8_t, maximumDepth + 2> expectedCount_{};
    std::array<std::vector<int>, playerCount> history_;  ///< by destination square
    std::array<std::vector<Square>, playerCount> doors_; ///< the squares beside the goal of each player
};

} // namespace stonemason::wastes
