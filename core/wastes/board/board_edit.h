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

/// The new content of a cell: only this piece, whose cell must be the same, or none.
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

/// The edit that turns the tiles, pieces, symmetry and jumps of the first board into those of the second,
/// which must have the same size.
BoardEdit editBetween(const Board& before, const Board& after);
/// The edit that strokes make on a board; the last stroke on a cell counts, those off the board are ignored.
/// Pieces keep their place in the list, even if one moves elsewhere or is replaced.
BoardEdit editOf(const Board& board, const Strokes& strokes);

/// The same for a list of pieces alone.
/// @param strokes one for each cell, on the board
std::vector<Piece> piecesAfter(const std::vector<Piece>& pieces, const std::vector<PieceStroke>& strokes);

/// The edit must have been made for this very board, inverted ones for the board after it.
void apply(Board& board, const BoardEdit& edit);
BoardEdit inverted(BoardEdit edit);

/// A move of several pieces by the same offset while a board is edited. A piece at a destination swaps
/// places: it goes to the tile left free by the row of pieces that moves over it.
struct PieceMove {
    Strokes strokes;
    std::vector<Piece> displaced; ///< those that stood in the way, where they stood
};

/// @param pieces of the board, as it is without the move
/// @param by rows and columns; a piece moved off the board is removed
PieceMove movedBy(const Board& board, std::span<const Piece> pieces, Cell by);

/// Drops one of each pair of pieces that are mirror images under the declared symmetry, keeping the one in
/// the half of `near`: the symmetry applies every edit to the other.
std::vector<Piece> withoutImages(const Board& board, std::vector<Piece> pieces, Cell near);

/// Accumulates the strokes of a gesture in progress, on a board that shows them. Adding a tile takes
/// constant time, regardless of the size of the board and of what was painted before; adding a piece takes
/// time linear in the pieces.
class GrowingStrokes {
public:
    /// Adds strokes: makes `shown`, which is `bare` with all that was added before, what editOf(bare) makes
    /// of all of them. Both must be the boards of the calls before. Returns the cells that the strokes write.
    std::vector<Cell> add(const Strokes& strokes, const Board& bare, Board& shown);
    /// Removes all that was added. Returns the cells that it had written.
    std::vector<Cell> removeAll(const Board& bare, Board& shown);

    /// Whether nothing was added, not even strokes without effect.
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
