// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen_stroke.h"

#include <algorithm>
#include <climits>

namespace stonemason::kings_conflict {

void PenStroke::lay() {
    // Available joins come first, so that no piece bends a neighbour that another piece joins.
    for (std::size_t i = 0; i < pieces_.size(); ++i)
        addJoins(pieces_.entries()[i].cell);
    for (std::size_t i = 0; i < pieces_.size(); ++i)
        settle(pieces_.entries()[i].cell);
    for (const auto& [cell, piece] : pieces_.entries()) {
        if (!piece.isFirst) continue;
        auto code = codeOf(cell, piece.edges, otherEdges(cell));
        if (!code) code = codeOf(cell, piece.edges, {});
        if (code) board_.writePair(cell, *code);
    }
}

std::vector<Cell> PenStroke::drawnCells() const {
    std::vector<Cell> cells;
    for (const auto& [cell, piece] : pieces_.entries())
        if (piece.isDrawn) cells.push_back(cell);
    return cells;
}

const EdgeSets& PenStroke::setsFor(Cell cell) const {
    return cell == walk_.back() ? endSets_ : startSets_;
}

void PenStroke::setEdges(Cell cell, Edges edges) {
    pieces_.find(board_.partnerOf(cell))->edges = board_.turned(edges);
    pieces_.find(cell)->edges = edges;
}

/// Adds those of the piece's best edges that already join a neighbour.
void PenStroke::addJoins(Cell cell) {
    const Piece& piece = *pieces_.find(cell);
    if (!piece.isFirst) return;
    const Edges wanted = best(cell);
    Edges edges = piece.edges;
    for (Direction d : allDirections)
        if (wanted.has(d) && joinOf(cell, d) == Join::Joined) edges.add(d);
    setEdges(cell, edges);
}

/// Chooses the edges that the piece still lacks.
void PenStroke::settle(Cell cell) {
    if (!pieces_.find(cell)->isFirst) return;
    for (;;) {
        const Edges wanted = best(cell);
        bool linked = false;
        for (Direction d : allDirections) {
            const Piece& piece = *pieces_.find(cell);
            if (!wanted.has(d) || piece.edges.has(d) || joinOf(cell, d) != Join::Clash) continue;
            linked = canBend(cell, d) && link(cell, d, false);
            if (linked) break;
        }
        // A neighbour that was bent may not be offered to another edge: choose again.
        if (linked) continue;
        setEdges(cell, wanted);
        return;
    }
}

Edges PenStroke::best(Cell cell) const {
    const Piece& piece = *pieces_.find(cell);
    const Candidates found = candidates(cell, piece);
    Edges best = piece.edges;
    int least = INT_MAX;
    for (int i = 0; i < found.count; ++i) {
        const Edges edges = found.items[std::size_t(i)];
        const int cost = costOf(cell, piece, edges);
        if (cost >= least) continue;
        best = edges;
        least = cost;
    }
    return best;
}

int PenStroke::costOf(Cell cell, const Piece& piece, Edges edges) const {
    const Edges present = board_.edges(cell, network_);
    int cost = shapeCost(edges);
    for (Direction d : allDirections) {
        if (!edges.has(d) || piece.edges.has(d)) continue;
        const Join join = joinOf(cell, d);
        if (join == Join::Clash && canBend(cell, d))
            cost += makesHairpin(cell, edges, d) ? hairpinCost : bendingCost;
        else
            cost += edgeCost(join, present.has(d));
    }
    return cost;
}

/// How an edge would meet its neighbour as far as the stroke's pieces are chosen; a piece that may yet face
/// back clashes.
Join PenStroke::joinOf(Cell cell, Direction direction) const {
    const Piece* piece = pieces_.find(neighbour(cell, direction));
    if (!piece) return board_.join(network_, cell, direction);
    return piece->edges.has(opposite(direction)) ? Join::Joined : Join::Clash;
}

/// Whether the neighbour can be bent towards the piece.
bool PenStroke::canBend(Cell cell, Direction direction) const {
    Plan ignored;
    return pieces_.find(cell)->isDrawn && plan(ignored, cell, direction, false);
}

/// Whether a piece with these edges and its neighbour, bent towards it, would lead back the way they came.
bool PenStroke::makesHairpin(Cell cell, Edges edges, Direction direction) const {
    const Cell next = neighbour(cell, direction);
    const Piece* piece = pieces_.find(next);
    const Edges held = piece ? piece->edges : heldEdges(next);
    return std::any_of(allDirections.begin(), allDirections.end(),
                       [&](Direction d) { return d != direction && edges.has(d) && held.has(d); });
}

} // namespace stonemason::kings_conflict
