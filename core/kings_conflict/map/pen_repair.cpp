// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen_stroke.h"

#include <algorithm>
#include <climits>

namespace stonemason::kings_conflict {

namespace {

class NetworkRepair {
public:
    NetworkRepair(PenBoard& board, const PenCells& touched) : board_(board), touched_(touched) {}

    void repairNeighbours(const TouchedCell& touched) {
        for (Direction d : touched.order) {
            const Cell cell = neighbour(touched.cell, d);
            if (!board_.contains(cell) || isTouched(cell)) continue;
            for (Network network : allNetworks)
                if (isHurt(cell, network)) repair(cell, network, touched.order);
        }
    }

    /// Takes out of the cell, if it is a bridge, a network that now leads nowhere, and out of the
    /// bridges that this leaves in the same state.
    void reduceBridge(Cell cell) {
        std::vector<Cell> open{cell};
        while (!open.empty()) {
            const Cell next = open.back();
            open.pop_back();
            for (Network network : allNetworks)
                if (board_.contains(next) && leadsNowhere(next, network)) removeNetwork(next, network, open);
        }
    }

    void reduceBridgesBy(Cell cell) {
        for (Direction d : allDirections)
            reduceBridge(neighbour(cell, d));
    }

    /// The neighbours that changed.
    const PenCells& repaired() const { return repaired_; }
    bool hasRemoved() const { return hasRemoved_; }

private:
    bool isTouched(Cell cell) const { return holds(touched_, cell); }

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

    /// Whether the cell is a bridge with an end of the network that leads nowhere, and was none before.
    bool leadsNowhere(Cell cell, Network network) const {
        const Edges edges = board_.edges(cell, network);
        if (board_.edges(cell, otherThan(network)).empty()) return false;
        const Tile* tile = board_.game().tile(board_.before()[cell]);
        const bool wasBridge = tile && tile->isBridge();
        return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction d) {
            if (!edges.has(d) || board_.join(network, cell, d) != Join::Loose) return false;
            const bool wasLoose = joinAt(board_.before(), board_.game(), network, cell, d) == Join::Loose;
            return !wasBridge || !edgesOf(*tile, network).has(d) || !wasLoose;
        });
    }

    /// Takes the network out of the bridge and adds the cells that this may concern.
    void removeNetwork(Cell cell, Network network, std::vector<Cell>& concerned) {
        const Edges edges = board_.edges(cell, network);
        const auto code = board_.tileWith(network, {}, board_.edges(cell, otherThan(network)));
        if (!code) return;
        const Cell other = board_.matchesPartner(cell) ? board_.partnerOf(cell) : cell;
        for (Direction d : allDirections) {
            if (!edges.has(d)) continue;
            concerned.push_back(neighbour(cell, d));
            if (other != cell) concerned.push_back(neighbour(other, board_.turned(d)));
        }
        write(cell, *code);
    }

    /// Writes the cell, and its partner where the two match.
    void write(Cell cell, Code code) {
        repaired_[cell] = true;
        if (board_.matchesPartner(cell)) {
            repaired_[board_.partnerOf(cell)] = true;
            board_.writePair(cell, code);
        } else {
            board_.write(cell, code);
        }
    }

    /// How an edge would meet its neighbour if its partner always matched it.
    Join joinOf(Cell cell, Network network, Edges edges, Direction direction, bool matches) const {
        if (matches && neighbour(cell, direction) == board_.partnerOf(cell))
            return board_.turned(edges).has(opposite(direction)) ? Join::Joined : Join::Clash;
        return board_.join(network, cell, direction);
    }

    int costOf(Cell cell, Network network, Edges edges, bool matches) const {
        const Edges present = board_.edges(cell, network);
        int cost = shapeCost(edges);
        for (Direction d : allDirections)
            if (edges.has(d)) cost += edgeCost(joinOf(cell, network, edges, d, matches), present.has(d));
        return cost;
    }

    void repair(Cell cell, Network network, const DirectionOrder& order) {
        const Edges present = board_.edges(cell, network);
        const Edges others = board_.edges(cell, otherThan(network));
        // A partner that matches the cell bends with it, and may stand among others on a map that is not
        // symmetric.
        const bool matches = board_.matchesPartner(cell);
        const Cell other = matches ? board_.partnerOf(cell) : cell;
        Edges joined;
        for (Direction d : allDirections)
            if (present.has(d) &&
                (board_.join(network, cell, d) == Join::Joined ||
                 (matches && board_.join(network, other, board_.turned(d)) == Join::Joined)))
                joined.add(d);
        const auto costOfBoth = [&](Edges edges) {
            const int cost = costOf(cell, network, edges, matches);
            return other == cell ? 2 * cost : cost + costOf(other, network, board_.turned(edges), matches);
        };

        std::optional<Code> best;
        int least = INT_MAX;
        const auto consider = [&](Edges edges, int cost) {
            const auto code = board_.tileWith(network, edges, others);
            if (cost >= least || !code || !board_.mayHold(cell, *code)) return;
            best = code;
            least = cost;
        };
        for (Edges edges : edgeSets(order))
            if (edges.containsAll(joined)) consider(edges, costOfBoth(edges));
        consider({}, 2 * removalCost);
        if (!best) return;
        hasRemoved_ = hasRemoved_ || least == 2 * removalCost;
        write(cell, *best);
    }

    PenBoard& board_;
    const PenCells& touched_;
    bool hasRemoved_ = false;
    PenCells repaired_;
};

} // namespace

bool repairAround(PenBoard& board, std::span<const TouchedCell> touched) {
    PenCells all;
    for (const TouchedCell& each : touched)
        all[each.cell] = true;
    return repairAround(board, touched, all);
}

bool repairAround(PenBoard& board, std::span<const TouchedCell> touched, const PenCells& all) {
    NetworkRepair repair(board, all);
    for (const TouchedCell& each : touched)
        repair.reduceBridge(each.cell);
    for (const TouchedCell& each : touched)
        repair.repairNeighbours(each);
    for (const TouchedCell& each : touched)
        repair.reduceBridgesBy(each.cell);
    const PenCells repaired = repair.repaired();
    for (const auto& each : repaired.entries())
        repair.reduceBridgesBy(each.cell);
    return repair.hasRemoved();
}

} // namespace stonemason::kings_conflict
