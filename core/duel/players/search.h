// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"

#include <array>
#include <span>
#include <stop_token>

namespace stonemason {

/// What a position is worth to a player who looks no further: points so far, and what the yields and the
/// moves in hand bring in the turns that are left; or, when the game has ended, more than any of that.
int outlookOf(const Duel& duel, const Position& position, int player);

/// A search from one position, to one depth after the other.
class Search {
public:
    /// The duel must outlive it. `nodes`: once it has looked at so many positions it goes on with no other;
    /// the moves of the last one, and those of the first, are looked at whole.
    Search(const Duel& duel, int nodes, std::stop_token stop);

    /// The best of the legal moves of a position of a running game; among those not told apart the one that
    /// comes first in the list.
    Move best(const Position& position, const MoveList& moves);

    int nodes() const { return nodes_; }

private:
    static constexpr std::size_t mostMoves = std::size_t(stackCount) * duelCells;

    struct Candidate {
        Move move;
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

    bool isOver();
    int outlookAfter(const Position& position, Move move);
    template <std::size_t capacity>
    Ranking<capacity> ranked(const Position& position, const MoveList& moves);
    /// The moves of a ranking, those first that were followed to the depth: as many of the first as it takes
    /// to find rootWidth that do not lose.
    Ranking<mostMoves> followed(const Ranking<mostMoves>& ranking, const Position& position, int depth);
    int valueOf(const Position& position, int depth, int alpha, int beta);
    int valueOfLeaves(const Position& position, int beta);
    int valueAfter(const Position& position, Move move, int depth, int alpha, int beta);

    const Duel& duel_;
    std::stop_token stop_;
    int budget_;
    int nodes_ = 0;
    bool cut_ = false; ///< ran out of budget or was told to stop: what is being worked out is of no use
};

} // namespace stonemason
