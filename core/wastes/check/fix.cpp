// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/fix.h"

#include "core/wastes/board/symmetry.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace stonemason::wastes {

namespace {

std::vector<Piece> piecesOn(const std::vector<Piece>& pieces, Cell cell) {
    std::vector<Piece> on;
    std::ranges::copy_if(pieces, std::back_inserter(on),
                         [cell](const Piece& piece) { return piece.cell == cell; });
    return on;
}

/// The edit as strokes, for which a symmetry adds its own: where pieces come or go, the one that is there
/// afterwards.
Strokes strokesOf(const BoardEdit& edit) {
    Strokes strokes;
    for (const TileChange& change : edit.tiles)
        strokes.tiles.push_back({change.cell, change.after});
    if (!edit.pieces) return strokes;
    const auto& [before, after] = *edit.pieces;
    std::set<Cell> cells;
    for (const auto& pieces : {before, after})
        for (const Piece& piece : pieces)
            cells.insert(piece.cell);
    for (const Cell cell : cells) {
        const std::vector<Piece> left = piecesOn(after, cell);
        if (left != piecesOn(before, cell))
            strokes.pieces.push_back({cell, left.empty() ? std::nullopt : std::optional(left.front())});
    }
    return strokes;
}

} // namespace

MendedBoard mended(const Board& board, const Fix& fix) {
    Board after = board;
    apply(after, fix.edit);
    const auto broken = [](const Board& one) { return cellsBreaking(one, one.symmetry).size(); };
    if (broken(after) <= broken(board)) return {std::move(after)};
    const MirroredStrokes both = mirrored(strokesOf(fix.edit), board.size(), board.symmetry);
    after = board;
    apply(after, editOf(board, both.strokes));
    return {std::move(after), both.refused};
}

} // namespace stonemason::wastes
