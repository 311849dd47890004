// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen_stroke.h"

#include <algorithm>

namespace stonemason::kings_conflict {

PenStroke::PenStroke(PenBoard& board, Network network, std::span<const Cell> walk, const PenOrders& orders,
                     const PenCells& barred)
    : board_(board)
    , network_(network)
    , walk_(walk)
    , barred_(barred)
    , startSets_(edgeSets(orders.start))
    , endSets_(edgeSets(orders.end)) {
    makeLinks();
}

void PenStroke::makeLinks() {
    if (walk_.size() == 1) addAlone(walk_[0]);
    for (std::size_t i = 0; i + 1 < walk_.size(); ++i) {
        if (isBarred(walk_[i]) || isBarred(walk_[i + 1])) continue;
        if (link(walk_[i], *directionTo(walk_[i], walk_[i + 1]), true)) continue;
        noteRefusal(i);
        noteRefusal(i + 1);
    }
    // What is left between two barred cells, or an end and one, is drawn for itself.
    for (std::size_t i = 0; i + 1 < walk_.size(); ++i) {
        if (isBarred(walk_[i])) addAlone(walk_[i + 1]);
        if (isBarred(walk_[i + 1])) addAlone(walk_[i]);
    }
}

/// Adds a piece without any edges yet.
void PenStroke::addAlone(Cell cell) {
    Piece piece;
    piece.isDrawn = true;
    if (isBarred(cell) || pieces_.find(cell) || candidates(cell, piece).count == 0) return;
    addPiece(cell, piece);
    const Cell other = board_.partnerOf(cell);
    if (other != cell) addPiece(other, piece);
}

/// Names the walk's cell when it is on the axis or centre and the piece that the walk asks for cannot stand
/// there.
void PenStroke::noteRefusal(std::size_t step) {
    if (step == 0 || step + 1 == walk_.size()) return;
    const Cell cell = walk_[step];
    const Edges asked{*directionTo(cell, walk_[step - 1]), *directionTo(cell, walk_[step + 1])};
    const auto code = board_.tileWith(network_, asked, {});
    if (!code || board_.mayHold(cell, *code)) return;
    const CellRefusal refusal{cell, *code};
    if (std::find(refused_.begin(), refused_.end(), refusal) == refused_.end()) refused_.push_back(refusal);
}

void PenStroke::addPiece(Cell cell, const Piece& piece) {
    const bool isFirst = !pieces_.find(board_.partnerOf(cell));
    Piece& added = pieces_[cell];
    added = piece;
    added.isFirst = isFirst;
}

/// Links the cell with its neighbour, and their partners alike; false, and nothing done, where that cannot
/// be.
bool PenStroke::link(Cell cell, Direction direction, bool isDrawn) {
    Plan planned;
    if (!plan(planned, cell, direction, isDrawn)) return false;
    for (int i = 0; i < planned.count; ++i) {
        const auto& [at, piece] = planned.entries[std::size_t(i)];
        if (Piece* present = pieces_.find(at))
            *present = piece;
        else
            addPiece(at, piece);
    }
    return true;
}

bool PenStroke::plan(Plan& plan, Cell cell, Direction direction, bool isDrawn) const {
    const Cell next = neighbour(cell, direction);
    const Direction back = opposite(direction);
    return planEdge(plan, cell, direction, isDrawn) && planEdge(plan, next, back, isDrawn) &&
           planEdge(plan, board_.partnerOf(cell), board_.turned(direction), isDrawn) &&
           planEdge(plan, board_.partnerOf(next), board_.turned(back), isDrawn) &&
           std::all_of(plan.entries.begin(), plan.entries.begin() + plan.count,
                       [this](const auto& entry) { return candidates(entry.cell, entry.value).count > 0; });
}

bool PenStroke::planEdge(Plan& plan, Cell cell, Direction direction, bool isDrawn) const {
    const auto end = plan.entries.begin() + plan.count;
    auto entry =
        std::find_if(plan.entries.begin(), end, [cell](const auto& known) { return known.cell == cell; });
    if (entry == end) {
        entry->cell = cell;
        if (const Piece* present = pieces_.find(cell))
            entry->value = *present;
        else if (isDrawn)
            entry->value.isDrawn = true;
        else if (board_.matchesPartner(cell))
            entry->value.edges = heldEdges(cell);
        else
            return false;
        ++plan.count;
    }
    entry->value.edges.add(direction);
    return true;
}

/// The edges that a neighbour of the stroke must keep: those that join a piece or a mouth.
Edges PenStroke::heldEdges(Cell cell) const {
    Edges held;
    const Edges present = board_.edges(cell, network_);
    for (Direction d : allDirections) {
        if (!present.has(d)) continue;
        const Join join = joinOf(cell, d);
        if (join == Join::Joined || join == Join::Mouth) held.add(d);
    }
    return held;
}

std::optional<Code> PenStroke::codeOf(Cell cell, Edges edges, Edges others) const {
    const auto code = board_.tileWith(network_, edges, others);
    return code && board_.mayHold(cell, *code) ? code : std::nullopt;
}

/// The edge sets that contain the piece's edges and have a tile, preferred directions first. The other
/// network is kept where possible; otherwise a drawn piece replaces it.
PenStroke::Candidates PenStroke::candidates(Cell cell, const Piece& piece) const {
    Candidates found;
    const auto collect = [&](Edges others) {
        for (Edges edges : setsFor(cell))
            if (edges.containsAll(piece.edges) && codeOf(cell, edges, others))
                found.items[std::size_t(found.count++)] = edges;
    };
    const Edges others = otherEdges(cell);
    collect(others);
    if (found.count == 0 && piece.isDrawn && !others.empty()) collect({});
    return found;
}

} // namespace stonemason::kings_conflict
