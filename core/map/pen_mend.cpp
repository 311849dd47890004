// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/map/pen_mend.h"

#include "core/grid/cell_map.h"

#include <climits>

namespace stonemason {

namespace {

class Mender {
public:
    Mender(PenBoard& board, std::span<const TouchedCell> touched) : board_(board) {
        for (const TouchedCell& each : touched)
            touched_[each.cell] = true;
    }

    void mendNeighbours(const TouchedCell& touched) {
        for (Direction d : touched.order) {
            const Cell cell = neighbour(touched.cell, d);
            if (!board_.contains(cell) || isTouched(cell)) continue;
            for (Network network : {Network::River, Network::Road})
                if (isHurt(cell, network)) mend(cell, network, touched.order);
        }
    }

    bool hasRemoved() const { return hasRemoved_; }

private:
    bool isTouched(Cell cell) const { return touched_.find(cell); }

    /// Whether an edge clashes with a touched cell, or lost what it met there.
    bool isHurt(Cell cell, Network network) const {
        const Edges edges = board_.edges(cell, network);
        for (Direction d : allDirections) {
            if (!edges.has(d) || !isTouched(neighbour(cell, d))) continue;
            const Join now = board_.join(network, cell, d);
            if (now == Join::Clash) return true;
            const Join before = joinAt(board_.before(), board_.game(), network, cell, d);
            if (now == Join::Loose && before != Join::Loose) return true;
        }
        return false;
    }

    /// How an edge would meet its neighbour if its partner always answered.
    Join joinOf(Cell cell, Network network, Edges edges, Direction direction, bool answered) const {
        if (answered && neighbour(cell, direction) == board_.partnerOf(cell))
            return board_.turned(edges).has(opposite(direction)) ? Join::Joined : Join::Clash;
        return board_.join(network, cell, direction);
    }

    int costOf(Cell cell, Network network, Edges edges, bool answered) const {
        const Edges present = board_.edges(cell, network);
        int cost = shapeCost(edges);
        for (Direction d : allDirections)
            if (edges.has(d)) cost += edgeCost(joinOf(cell, network, edges, d, answered), present.has(d));
        return cost;
    }

    void mend(Cell cell, Network network, const DirectionOrder& order) {
        const Edges present = board_.edges(cell, network);
        const Edges others = board_.edges(cell, otherThan(network));
        const bool answered = board_.isAnswered(cell);
        Edges joined;
        for (Direction d : allDirections)
            if (present.has(d) && board_.join(network, cell, d) == Join::Joined) joined.add(d);

        std::optional<Code> best;
        int least = INT_MAX;
        const auto consider = [&](Edges edges, int cost) {
            const auto code = board_.tileWith(network, edges, others);
            if (cost >= least || !code || !board_.mayHold(cell, *code)) return;
            best = code;
            least = cost;
        };
        for (Edges edges : edgeSets(order))
            if (edges.containsAll(joined)) consider(edges, costOf(cell, network, edges, answered));
        consider({}, removalCost);
        if (!best) return;
        hasRemoved_ = hasRemoved_ || least == removalCost;
        if (answered)
            board_.writePair(cell, *best);
        else
            board_.write(cell, *best);
    }

    PenBoard& board_;
    bool hasRemoved_ = false;
    CellMap<bool> touched_; ///< true for each
};

} // namespace

bool mendAround(PenBoard& board, std::span<const TouchedCell> touched) {
    Mender mender(board, touched);
    for (const TouchedCell& each : touched)
        mender.mendNeighbours(each);
    return mender.hasRemoved();
}

} // namespace stonemason
