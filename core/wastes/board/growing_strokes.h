// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/painted_cells.h"
#include "core/wastes/board/board_edit.h"

#include <vector>

namespace stonemason::wastes {

/// The strokes of one gesture while the gesture goes on, on a board that shows them. What is added costs what
/// it touches: a tile costs the same however large the board is and however much was painted, a piece costs
/// as much as there are pieces.
class GrowingStrokes {
public:
    /// Adds strokes: makes `shown`, which is `bare` with all that was added before, what editOf(bare) makes
    /// of all of them. Both must be the boards of the calls before. Returns the cells that the strokes write.
    std::vector<Cell> add(const Strokes& strokes, const Board& bare, Board& shown);
    /// Takes all that was added off again. Returns the cells that it wrote.
    std::vector<Cell> takeBack(const Board& bare, Board& shown);

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
