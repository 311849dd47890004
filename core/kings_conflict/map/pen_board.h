// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"
#include "core/kings_conflict/map/join.h"

#include <optional>

namespace stonemason::kings_conflict {

inline Network otherThan(Network network) {
    return network == Network::River ? Network::Road : Network::River;
}

/// Cells without an order of importance; each maps to true, or to false where it was taken out again.
using PenCells = CellMap<bool>;

inline bool holds(const PenCells& cells, Cell cell) {
    const bool* isOne = cells.find(cell);
    return isOne && *isOne;
}

/// A write buffer over a map's terrain for a pen under a symmetry: reads see earlier writes, the map itself
/// stays unchanged. A symmetry that does not fit the board counts as none. Cells must lie on the board
/// unless stated otherwise.
class PenBoard {
public:
    PenBoard(const Map& map, const GameProfile& game, Symmetry symmetry)
        : game_(game)
        , symmetry_(fits(symmetry, map.size()) ? symmetry : Symmetry::None)
        , transform_(transformOf(symmetry_))
        , changes_(map) {}

    const GameProfile& game() const { return game_; }
    const Grid<Code>& before() const { return changes_.map().terrain(); }
    /// Also for cells that do not.
    bool contains(Cell cell) const { return before().contains(cell); }

    /// Whether the cell is a hole of the board: it stays one, whatever is written.
    bool isHole(Cell cell) const {
        return !keepsHoles({terrainLayer, cell, code(cell), game_.plainTile}, game_, before().size());
    }

    Code code(Cell cell) const { return changes_.at(terrainLayer, cell); }
    /// The network's edges of the tile; none for a code the game does not know.
    Edges edges(Cell cell, Network network) const;
    /// How an edge of the network in that direction, were the cell to have it, meets its neighbour.
    Join join(Network network, Cell cell, Direction direction) const;

    bool isMirrored() const { return symmetry_ != Symmetry::None; }
    Cell partnerOf(Cell cell) const { return partner(cell, before().size(), symmetry_); }
    Direction turned(Direction direction) const { return transformed(direction, transform_); }
    Edges turned(Edges edges) const { return transformed(edges, transform_); }
    /// Whether cell and partner are mirror images of each other now.
    bool matchesPartner(Cell cell) const {
        return code(partnerOf(cell)) == game_.transformed(code(cell), transform_);
    }
    bool mayHold(Cell cell, Code code) const {
        return partnerOf(cell) != cell || game_.transformed(code, transform_) == code;
    }

    /// The tile with exactly these edges; the plain tile for none.
    std::optional<Code> tileWith(Network network, Edges edges, Edges others) const;

    void write(Cell cell, Code code) {
        if (!isHole(cell)) changes_.set(terrainLayer, cell, code);
    }
    /// Writes the cell and, turned, its partner.
    void writePair(Cell cell, Code code);

    CellChanges collected() const { return changes_.collected(); }

private:
    const GameProfile& game_;
    Symmetry symmetry_;
    Transform transform_;
    ChangeSet changes_;
};

/// The cost of an edge when a pen chooses between pieces; slightly lower if the piece already has the edge.
int edgeCost(Join join, bool isKept);
/// An edge towards a neighbour that can be bent to join it.
inline constexpr int bendingCost = 10;
/// The same where the two lie side by side and the join would be a hairpin.
inline constexpr int hairpinCost = 100;
/// Taking the piece out altogether.
inline constexpr int removalCost = 900;
/// The additional cost of a bend over a straight.
int shapeCost(Edges edges);

} // namespace stonemason::kings_conflict
