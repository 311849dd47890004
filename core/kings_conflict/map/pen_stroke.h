// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/kings_conflict/map/pen_board.h"
#include "core/kings_conflict/map/pen_path.h"
#include "core/kings_conflict/map/symmetry.h"

#include <array>
#include <optional>
#include <span>

namespace stonemason::kings_conflict {

/// One drag of a pen. It works in links, that is pairs of cells that touch: the walk's links are made in
/// order, each with its mirror image at once; then pieces that still have a free edge choose it; then the
/// codes follow from the edges.
class PenStroke {
public:
    /// @param walk the result of walkAlong, or a part of it with the orders of the whole walk. It stops in
    ///     front of the barred cells, which stay unchanged. Board, walk and barred cells must outlive the
    ///     stroke.
    PenStroke(PenBoard& board, Network network, std::span<const Cell> walk, const PenOrders& orders,
              const PenCells& barred);

    /// Writes the pieces to the board.
    void lay();

    /// The cells drawn and their partners, in the order in which they came.
    std::vector<Cell> drawnCells() const;
    /// Pieces that the axis or centre cannot hold and that were left out.
    const std::vector<CellRefusal>& refused() const { return refused_; }

private:
    struct Piece {
        Edges edges;          ///< of the pen's network, as far as they are chosen
        bool isDrawn = false; ///< part of the walk or its mirror image, not a neighbour
        bool isFirst = false; ///< of the two partners the one that came first; it chooses for both
    };
    /// The pieces that one link with its mirror image touches, as they will be.
    struct Plan {
        std::array<CellMap<Piece>::Entry, 4> entries;
        int count = 0;
    };
    struct Candidates {
        EdgeSets items;
        int count = 0;
    };

    void makeLinks();
    void addAlone(Cell cell);
    bool isBarred(Cell cell) const { return barred_.find(cell); }
    void noteRefusal(std::size_t step);
    bool plan(Plan& plan, Cell cell, Direction direction, bool isDrawn) const;
    bool planEdge(Plan& plan, Cell cell, Direction direction, bool isDrawn) const;
    bool link(Cell cell, Direction direction, bool isDrawn);
    void addPiece(Cell cell, const Piece& piece);

    Candidates candidates(Cell cell, const Piece& piece) const;
    std::optional<Code> codeOf(Cell cell, Edges edges, Edges others) const;
    Edges otherEdges(Cell cell) const { return board_.edges(cell, otherThan(network_)); }
    Edges heldEdges(Cell cell) const;

    Edges best(Cell cell) const;
    int costOf(Cell cell, const Piece& piece, Edges edges) const;
    Join joinOf(Cell cell, Direction direction) const;
    bool canBend(Cell cell, Direction direction) const;
    bool makesHairpin(Cell cell, Edges edges, Direction direction) const;
    void addJoins(Cell cell);
    void settle(Cell cell);
    void setEdges(Cell cell, Edges edges);
    const EdgeSets& setsFor(Cell cell) const;

    PenBoard& board_;
    Network network_;
    std::span<const Cell> walk_;
    const PenCells& barred_;
    EdgeSets startSets_; ///< in the order of the walk's first cell
    EdgeSets endSets_;
    CellMap<Piece> pieces_;
    std::vector<CellRefusal> refused_;
};

/// The cell on the axis or centre where a walk would require a fork, because no mirrored piece fits there.
/// The pen stops on that cell.
struct PenStop {
    std::size_t step; ///< the cell's index in the walk
    CellRefusal refusal;
};

/// The first such cell of the walk, searched from index `from` on.
std::optional<PenStop> stopOf(const PenBoard& board, Network network, std::span<const Cell> walk,
                              std::size_t from = 0);

/// The result of laying a walk, or a part of one.
struct LaidWalk {
    Edit edit;
    /// Whether all of it was given up because something further off would have worsened: what is beyond a
    /// part counts, too.
    bool isGivenUp = false;
};

/// Lays the network along a walk that is not empty, see drawPath, or along a part of one whose orders those
/// are.
LaidWalk layWalk(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                 std::span<const Cell> walk, const PenOrders& orders);

/// A cell that a pen wrote, with the order in which its neighbours are repaired and choose among equals.
struct TouchedCell {
    Cell cell;
    DirectionOrder order;
};

/// Bends the pieces around the touched cells anew: those that clash with a touched cell, and those that met
/// something there before and no longer do where that repairs them. Edges that are joined stay. A clash that
/// no bend avoids is ended by taking the network out of the neighbour. The touched cells and pieces further
/// off do not change, except that a bridge one of whose networks then leads nowhere becomes the straight of
/// the other, and so the next bridge along that network. Partners that matched still do. Returns
/// whether any neighbour was taken out.
bool repairAround(PenBoard& board, std::span<const TouchedCell> touched);

/// The same where those are but some of all the touched cells.
bool repairAround(PenBoard& board, std::span<const TouchedCell> touched, const PenCells& all);

} // namespace stonemason::kings_conflict
