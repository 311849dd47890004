// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason {

/// What a position is worth to a player who looks no further: points so far, and what the yields and the
/// moves in hand bring in the turns that are left; or, when the game has ended, more than any of that.
int outlookOf(const Duel& duel, const Position& position, int player);

/// A search from one position, to one depth after the other.
class Search {
public:
    /// The duel must outlive it. `nodes`: the positions it may look at.
    Search(const Duel& duel, int nodes, std::stop_token stop);

    /// The moves of a position, the best for the player to move first; among those not told apart the order
    /// of the list given is kept. Empty only for a game that has ended.
    std::vector<Move> ranked(const Position& position, std::vector<Move> moves);

    int nodes() const { return nodes_; }
    /// The depth to which the last search was finished.
    int depth() const { return depth_; }

private:
    struct Child {
        Position position;
        Move move;
        int outlook = 0; ///< to the player who moves
    };

    bool isOver();
    std::vector<Child> childrenOf(const Position& position);
    int valueOf(const Position& position, int depth, int alpha, int beta);
    int valueOfLeaves(const Position& position, int beta);
    int valueFor(int player, const Child& child, int depth, int alpha, int beta);

    const Duel& duel_;
    std::stop_token stop_;
    int budget_;
    int nodes_ = 0;
    int depth_ = 0;
    bool cut_ = false; ///< ran out of budget or was told to stop: what is being worked out is of no use
};

} // namespace stonemason
