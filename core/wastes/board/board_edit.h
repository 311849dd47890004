// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/wastes/board/board.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::wastes {

/// A tile to be painted.
struct TileStroke {
    Cell cell{};
    Tile tile = Tile::Normal;

    bool operator==(const TileStroke&) const = default;
};

/// What is to stand on a cell, which is to be the piece's own: that piece alone, or none.
struct PieceStroke {
    Cell cell{};
    std::optional<Piece> piece{};

    bool operator==(const PieceStroke&) const = default;
};

/// The result of a gesture. A piece is moved by two strokes: none where it was, itself where it goes.
struct Strokes {
    std::vector<TileStroke> tiles{};
    std::vector<PieceStroke> pieces{};

    bool operator==(const Strokes&) const = default;
};

/// A value before and after.
template <typename T>
struct Change {
    T before{};
    T after{};

    bool operator==(const Change&) const = default;
};

struct TileChange {
    Cell cell{};
    Tile before = Tile::Hole;
    Tile after = Tile::Hole;

    bool operator==(const TileChange&) const = default;
};

/// The difference between two boards of one size, which can be applied and undone.
struct BoardEdit {
    std::vector<TileChange> tiles{}; ///< row by row
    std::optional<Change<std::vector<Piece>>> pieces{};
    std::optional<Change<Symmetry>> symmetry{}; ///< that is declared
    std::optional<Change<JumpChanges>> jumps{};

    bool empty() const { return tiles.empty() && !pieces && !symmetry && !jumps; }
    bool operator==(const BoardEdit&) const = default;
};

/// What makes the first board's tiles, pieces, symmetry and jumps those of the second, which must be as
/// large.
BoardEdit editBetween(const Board& before, const Board& after);
/// What the strokes change on a board; of those on one cell the last counts, those beyond the board are
/// passed over. Pieces keep their place in the list: one that goes elsewhere, or in whose place another
/// comes, too.
BoardEdit editOf(const Board& board, const Strokes& strokes);

/// The same for a list of pieces alone.
/// @param strokes one for each cell, on the board
std::vector<Piece> piecesAfter(const std::vector<Piece>& pieces, const std::vector<PieceStroke>& strokes);

/// The edit must have been made for this very board, inverted ones for the board after it.
void apply(Board& board, const BoardEdit& edit);
BoardEdit inverted(BoardEdit edit);

/// Pieces taken elsewhere on a board that is drawn, each by as much. A piece that stands in the way exchanges
/// places with what comes: it goes where the row of pieces that comes over it has left a tile.
struct PieceMove {
    Strokes strokes;
    std::vector<Piece> displaced; ///< those that stood in the way, where they stood
};

/// @param pieces of the board, as it is without the move
/// @param by rows and columns; where that leads off the board, the piece goes
PieceMove movedBy(const Board& board, std::span<const Piece> pieces, Cell by);

/// Of pieces that are each other's mirror image under the declared symmetry, those in the half of `near`:
/// what is done to them, the symmetry does to the others.
std::vector<Piece> withoutImages(const Board& board, std::vector<Piece> pieces, Cell near);

/// The strokes of one gesture while the gesture goes on, on a board that shows them. What is added costs what
/// it touches: a tile costs the same however large the board is and however much was painted, a piece costs
/// as much as there are pieces.
class GrowingStrokes {
public:
    /// Adds strokes: makes `shown`, which is `bare` with all that was added before, what editOf(bare) makes
    /// of all of them. Both must be the boards of the calls before. Returns the cells that the strokes write.
    std::vector<Cell> add(const Strokes& strokes, const Board& bare, Board& shown);
    /// Removes all that was added. Returns the cells that it had written.
    std::vector<Cell> removeAll(const Board& bare, Board& shown);

    /// Whether nothing was added, not even what changed nothing.
    bool empty() const { return empty_; }
    /// How many tiles differ.
    int changedTiles() const;

private:
    bool write(const PieceStroke& stroke, const Board& bare);

    bool empty_ = true;
    PaintedCells<Tile> tiles_;
    std::vector<PieceStroke> pieces_; ///< the last of each cell, without those that change nothing
};

} // namespace stonemason::wastes
