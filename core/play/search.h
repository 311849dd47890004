// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"

#include <algorithm>
#include <array>
#include <span>
#include <stop_token>
#include <utility>

namespace stonemason {

/// What a position in which the game is won is worth to the winner, more than any other; to the loser as much
/// less than nothing.
inline constexpr int wonOutlook = 1'000'000;

/// How far and how wide a search looks. Of the moves of a position only the most promising are followed
/// further, at the root and below. At the root those that lose do not count: another that saves the game may
/// promise little.
struct SearchShape {
    std::size_t mostMoves = 0; ///< that a position can have
    std::size_t rootWidth = 0;
    std::size_t innerWidth = 0; ///< mostMoves: all are followed, and nothing is overlooked to the depth
    int deepest = 0;            ///< moves ahead, where one that moves again counts as none
};

/// A game that can be searched. outlook() is what a position is worth to a player, 0 or 1, who looks no
/// further: between -wonOutlook and wonOutlook while the game runs, one of these or 0 when it has ended.
template <typename T>
concept SearchableGame = TwoPlayerGame<T> &&
    requires(const typename T::Rules& rules, const typename T::Position& position, int player) {
    { T::outlook(rules, position, player) } -> std::same_as<int>;
    requires std::same_as<decltype(T::searchShape), const SearchShape>;
};

/// A search from one position, to one depth after the other: alpha-beta, the moves that look best first. It
/// is right for games whose positions outlook() can tell at any moment and hardly ever come about by another
/// order of moves, as those of Token Battle: it keeps no table of positions and follows no captures to their
/// end. A game that needs both has a search of its own.
template <SearchableGame T>
class Search {
    using Rules = typename T::Rules;
    using Position = typename T::Position;
    using Move = typename T::Move;
    using MoveList = typename T::MoveList;

public:
    /// The rules must outlive it. `nodes`: once it has looked at so many positions it goes on with no other;
    /// the moves of the last one, and those of the first, are looked at whole.
    Search(const Rules& rules, int nodes, std::stop_token stop)
        : rules_(rules), stop_(std::move(stop)), budget_(nodes) {}

    /// The best of the legal moves of a position of a running game; among those not told apart the one that
    /// comes first in the list.
    Move best(Position position, const MoveList& moves);

    /// A move beside the best one, both looked at equally far.
    struct Comparison {
        Move best{};
        int bestWorth = 0; ///< to the player who moves, as outlook() has it
        int worth = 0;     ///< of the move that was asked about; not above the best one's but where that was
                           ///< too unpromising to be followed as one of the others
    };
    /// `move` is one of the legal moves.
    Comparison compare(Position position, const MoveList& moves, Move move);

    int nodes() const { return nodes_; }

private:
    static constexpr SearchShape shape = T::searchShape;
    static constexpr int infinite = 2 * wonOutlook;

    struct Candidate {
        Move move{};
        int worth = 0; ///< to the player who moves
    };

    /// The best candidates of those added, best first, of equals the one added first. Held in place.
    template <std::size_t capacity>
    class Ranking {
    public:
        void add(Candidate candidate);
        /// Puts candidates behind all others, whatever they are worth; there must be room.
        void append(std::span<const Candidate> candidates);
        const Candidate* begin() const { return candidates_.data(); }
        const Candidate* end() const { return candidates_.data() + size_; }
        const Candidate& front() const { return candidates_.front(); }

    private:
        std::array<Candidate, capacity> candidates_{};
        std::size_t size_ = 0;
    };
    using RootRanking = Ranking<shape.mostMoves>;

    bool isOver();
    int outlookAfter(Position& position, Move move);
    template <std::size_t capacity>
    Ranking<capacity> ranked(Position& position, const MoveList& moves);
    /// The moves of a ranking, those first that were followed to the depth: as many of the first as it takes
    /// to find rootWidth that do not lose.
    RootRanking followed(const RootRanking& ranking, Position& position, int depth);
    int valueOf(Position& position, int depth, int alpha, int beta);
    int valueOfLeaves(Position& position, const MoveList& moves, int beta);
    int valueAfter(Position& position, Move move, int depth, int alpha, int beta);

    const Rules& rules_;
    std::stop_token stop_;
    int budget_;
    int nodes_ = 0;
    bool cut_ = false; ///< ran out of budget or was told to stop: what is being worked out is of no use
};

template <SearchableGame T>
template <std::size_t capacity>
void Search<T>::Ranking<capacity>::add(Candidate candidate) {
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
void Search<T>::Ranking<capacity>::append(std::span<const Candidate> candidates) {
    std::ranges::copy(candidates, candidates_.begin() + size_);
    size_ += candidates.size();
}

template <SearchableGame T>
typename T::Move Search<T>::best(Position position, const MoveList& moves) {
    RootRanking ranking = ranked<shape.mostMoves>(position, moves);
    for (int depth = 2; depth <= shape.deepest && ranking.front().worth < wonOutlook && !isOver(); ++depth)
        ranking = followed(ranking, position, depth);
    return ranking.front().move;
}

template <SearchableGame T>
typename Search<T>::Comparison Search<T>::compare(Position position, const MoveList& moves, Move move) {
    RootRanking ranking = ranked<shape.mostMoves>(position, moves);
    Comparison found{ranking.front().move, ranking.front().worth, outlookAfter(position, move)};
    for (int depth = 2; depth <= shape.deepest && found.bestWorth < wonOutlook && !isOver(); ++depth) {
        ranking = followed(ranking, position, depth);
        const Candidate best = ranking.front();
        const int worth =
            best.move == move ? best.worth : valueAfter(position, move, depth - 1, -infinite, infinite);
        if (!cut_) found = {best.move, best.worth, worth};
    }
    return found;
}

template <SearchableGame T>
typename Search<T>::RootRanking Search<T>::followed(const RootRanking& ranking, Position& position,
                                                    int depth) {
    RootRanking valued;
    const Candidate* candidate = ranking.begin();
    std::size_t saving = 0;
    int alpha = -wonOutlook;
    for (; candidate != ranking.end() && saving < shape.rootWidth && alpha < wonOutlook; ++candidate) {
        const int value = candidate->worth == -wonOutlook
                              ? -wonOutlook
                              : valueAfter(position, candidate->move, depth - 1, alpha, infinite);
        if (cut_) break; // what was followed counts: the best move of the last depth went first
        valued.add({candidate->move, value});
        alpha = std::max(alpha, value);
        if (value > -wonOutlook) ++saving;
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
int Search<T>::outlookAfter(Position& position, Move move) {
    const int player = T::toMove(position);
    TriedMove<T> tried(rules_, position, move);
    ++nodes_;
    return T::outlook(rules_, tried.after(), player);
}

template <SearchableGame T>
template <std::size_t capacity>
typename Search<T>::template Ranking<capacity> Search<T>::ranked(Position& position, const MoveList& moves) {
    Ranking<capacity> ranking;
    for (const Move move : moves)
        ranking.add({move, outlookAfter(position, move)});
    return ranking;
}

template <SearchableGame T>
int Search<T>::valueOf(Position& position, int depth, int alpha, int beta) {
    if (isOver()) return 0;
    const MoveList moves = T::moves(rules_, position);
    if (depth <= 1) return valueOfLeaves(position, moves, beta);
    int best = -infinite;
    for (const Candidate& candidate : ranked<shape.innerWidth>(position, moves)) {
        best = std::max(best, valueAfter(position, candidate.move, depth - 1, std::max(alpha, best), beta));
        if (cut_ || best >= beta) break;
    }
    return best;
}

template <SearchableGame T>
int Search<T>::valueOfLeaves(Position& position, const MoveList& moves, int beta) {
    int best = -infinite;
    for (const Move move : moves) {
        best = std::max(best, outlookAfter(position, move));
        if (best >= beta) break;
    }
    return best;
}

template <SearchableGame T>
int Search<T>::valueAfter(Position& position, Move move, int depth, int alpha, int beta) {
    const int player = T::toMove(position);
    TriedMove<T> tried(rules_, position, move);
    Position& after = tried.after();
    if (T::state(after) != GameState::Running) return T::outlook(rules_, after, player);
    if (T::toMove(after) == player) return valueOf(after, depth, alpha, beta);
    return -valueOf(after, depth, -beta, -alpha);
}

} // namespace stonemason
