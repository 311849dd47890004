// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"

#include <algorithm>
#include <array>
#include <span>
#include <stop_token>
#include <utility>

namespace stonemason {

/// The value of a won game to the winner; -winValue to the loser. Evaluations of running games lie between.
inline constexpr int winValue = 1'000'000;

/// Depth and width of a search with forward pruning: only the moves with the best evaluations are searched
/// deeper. At the root, moves that lose do not count towards the width, because the one move that saves the
/// game may look poor.
struct SearchShape {
    std::size_t mostMoves = 0; ///< the largest number of moves of a position
    std::size_t rootWidth = 0;
    std::size_t innerWidth = 0; ///< mostMoves: no pruning, the search is exact to its depth
    int deepest = 0;            ///< in plies; a move after which the same player moves again counts as none
};

/// A game that can be searched. evaluate() is the static evaluation for a player, 0 or 1: strictly between
/// -winValue and winValue while the game runs; -winValue, 0 or winValue when it has ended.
template <typename T>
concept SearchableGame = TwoPlayerGame<T> &&
    requires(const typename T::Rules& rules, const typename T::Position& position, int player) {
    { T::evaluate(rules, position, player) } -> std::same_as<int>;
    requires std::same_as<decltype(T::searchShape), const SearchShape>;
};

/// Iterative deepening over a negamax alpha-beta whose moves are ordered by static evaluation. It has neither
/// a transposition table nor a quiescence search, which suits games with few transpositions and quiet
/// positions; a game that needs both has a search of its own.
/// Invariant: the best move of an iteration is searched first in the next one, so that a root move searched
/// before the budget ran out is a valid result; values computed after that (cut_) are discarded.
/// Cost: exponential in the depth with base innerWidth, with the budget of nodes as the limit; memory is
/// linear in the depth.
/// Sources: D. Knuth, R. Moore, An Analysis of Alpha-Beta Pruning, Artificial Intelligence 6, 1975; R. Korf,
/// Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985.
template <SearchableGame T>
class Search {
    using Rules = typename T::Rules;
    using Position = typename T::Position;
    using Move = typename T::Move;
    using MoveList = typename T::MoveList;

public:
    /// The rules must outlive the search. `nodes` is the budget of positions; the moves of the root and of
    /// the node at which the budget runs out are still evaluated.
    Search(const Rules& rules, int nodes, std::stop_token stop)
        : rules_(rules), stop_(std::move(stop)), budget_(nodes) {}

    /// The best of the legal moves of a running game; of moves with equal values the first in the list.
    Move best(Position position, const MoveList& moves);

    /// A move and the best one, searched to the same depth.
    struct Comparison {
        Move best{};
        int bestWorth = 0; ///< to the player who moves, on the scale of evaluate()
        int worth = 0;     ///< of the given move; larger than bestWorth only when forward pruning dropped it
    };
    /// `move` is one of the legal moves.
    Comparison compare(Position position, const MoveList& moves, Move move);

    int nodes() const { return nodes_; }

private:
    static constexpr SearchShape shape = T::searchShape;
    static constexpr int infinite = 2 * winValue;

    struct Candidate {
        Move move{};
        int worth = 0; ///< to the player who moves
    };

    /// The `capacity` best of the candidates added, best first; equal ones in the order in which they were
    /// added.
    template <std::size_t capacity>
    class OrderedMoves {
    public:
        void add(Candidate candidate);
        /// Adds candidates behind all others, whatever their values; there must be room.
        void append(std::span<const Candidate> candidates);
        const Candidate* begin() const { return candidates_.data(); }
        const Candidate* end() const { return candidates_.data() + size_; }
        const Candidate& front() const { return candidates_.front(); }

    private:
        std::array<Candidate, capacity> candidates_{};
        std::size_t size_ = 0;
    };
    using RootMoves = OrderedMoves<shape.mostMoves>;

    bool isOver();
    int evaluateAfter(Position& position, Move move);
    template <std::size_t capacity>
    OrderedMoves<capacity> orderedMoves(Position& position, const MoveList& moves);
    /// Searches the first moves to the depth, until rootWidth of them do not lose, and returns all moves:
    /// those searched first, by their new values.
    RootMoves searchRoot(const RootMoves& ranking, Position& position, int depth);
    int negamax(Position& position, int depth, int alpha, int beta);
    int negamaxLeaves(Position& position, const MoveList& moves, int beta);
    int searchMove(Position& position, Move move, int depth, int alpha, int beta);

    const Rules& rules_;
    std::stop_token stop_;
    int budget_;
    int nodes_ = 0;
    bool cut_ = false; ///< out of budget or stopped: the values being computed are invalid
};

template <SearchableGame T>
template <std::size_t capacity>
void Search<T>::OrderedMoves<capacity>::add(Candidate candidate) {
    const auto isBetter = [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; };
    const auto first = candidates_.begin();
    const auto place = std::upper_bound(first, first + size_, candidate, isBetter);
    if (place == candidates_.end()) return;
    if (size_ < capacity) ++size_;
    std::move_backward(place, first + size_ - 1, first + size_);
    *place = candidate;
}

template <SearchableGame T>
template <std::size_t capacity>
void Search<T>::OrderedMoves<capacity>::append(std::span<const Candidate> candidates) {
    std::ranges::copy(candidates, candidates_.begin() + size_);
    size_ += candidates.size();
}

template <SearchableGame T>
typename T::Move Search<T>::best(Position position, const MoveList& moves) {
    RootMoves ranking = orderedMoves<shape.mostMoves>(position, moves);
    for (int depth = 2; depth <= shape.deepest && ranking.front().worth < winValue && !isOver(); ++depth)
        ranking = searchRoot(ranking, position, depth);
    return ranking.front().move;
}

template <SearchableGame T>
typename Search<T>::Comparison Search<T>::compare(Position position, const MoveList& moves, Move move) {
    RootMoves ranking = orderedMoves<shape.mostMoves>(position, moves);
    Comparison found{ranking.front().move, ranking.front().worth, evaluateAfter(position, move)};
    for (int depth = 2; depth <= shape.deepest && found.bestWorth < winValue && !isOver(); ++depth) {
        ranking = searchRoot(ranking, position, depth);
        const Candidate best = ranking.front();
        const int worth =
            best.move == move ? best.worth : searchMove(position, move, depth - 1, -infinite, infinite);
        if (!cut_) found = {best.move, best.worth, worth};
    }
    return found;
}

template <SearchableGame T>
typename Search<T>::RootMoves Search<T>::searchRoot(const RootMoves& ranking, Position& position, int depth) {
    RootMoves valued;
    const Candidate* candidate = ranking.begin();
    std::size_t saving = 0;
    int alpha = -winValue;
    for (; candidate != ranking.end() && saving < shape.rootWidth && alpha < winValue; ++candidate) {
        const int value = candidate->worth == -winValue
                              ? -winValue
                              : searchMove(position, candidate->move, depth - 1, alpha, infinite);
        if (cut_) break; // what was searched counts: the best move of the previous depth came first
        valued.add({candidate->move, value});
        alpha = std::max(alpha, value);
        if (value > -winValue) ++saving;
    }
    valued.append({candidate, ranking.end()});
    return valued;
}

template <SearchableGame T>
bool Search<T>::isOver() {
    cut_ = cut_ || nodes_ >= budget_ || stop_.stop_requested();
    return cut_;
}

template <SearchableGame T>
int Search<T>::evaluateAfter(Position& position, Move move) {
    const int player = T::toMove(position);
    TriedMove<T> tried(rules_, position, move);
    ++nodes_;
    return T::evaluate(rules_, tried.after(), player);
}

template <SearchableGame T>
template <std::size_t capacity>
typename Search<T>::template OrderedMoves<capacity> Search<T>::orderedMoves(Position& position,
                                                                            const MoveList& moves) {
    OrderedMoves<capacity> ranking;
    for (const Move move : moves)
        ranking.add({move, evaluateAfter(position, move)});
    return ranking;
}

template <SearchableGame T>
int Search<T>::negamax(Position& position, int depth, int alpha, int beta) {
    if (isOver()) return 0;
    const MoveList moves = T::moves(rules_, position);
    if (depth <= 1) return negamaxLeaves(position, moves, beta);
    int best = -infinite;
    for (const Candidate& candidate : orderedMoves<shape.innerWidth>(position, moves)) {
        best = std::max(best, searchMove(position, candidate.move, depth - 1, std::max(alpha, best), beta));
        if (cut_ || best >= beta) break;
    }
    return best;
}

template <SearchableGame T>
int Search<T>::negamaxLeaves(Position& position, const MoveList& moves, int beta) {
    int best = -infinite;
    for (const Move move : moves) {
        best = std::max(best, evaluateAfter(position, move));
        if (best >= beta) break;
    }
    return best;
}

template <SearchableGame T>
int Search<T>::searchMove(Position& position, Move move, int depth, int alpha, int beta) {
    const int player = T::toMove(position);
    TriedMove<T> tried(rules_, position, move);
    Position& after = tried.after();
    if (T::state(after) != GameState::Running) return T::evaluate(rules_, after, player);
    if (T::toMove(after) == player) return negamax(after, depth, alpha, beta);
    return -negamax(after, depth, -beta, -alpha);
}

} // namespace stonemason
