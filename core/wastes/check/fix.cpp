// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/fix.h"

#include "core/wastes/board/symmetry.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// The edit as strokes, for which a symmetry adds its own.
Strokes strokesOf(const BoardEdit& edit) {
    Strokes strokes;
    for (const TileChange& change : edit.tiles)
        strokes.tiles.push_back({change.cell, change.after});
    if (!edit.pieces) return strokes;
    const auto& [before, after] = *edit.pieces;
    for (const Piece& piece : before)
        if (std::ranges::find(after, piece) == after.end())
            strokes.pieces.push_back({piece.cell, std::nullopt});
    for (const Piece& piece : after)
        if (std::ranges::find(before, piece) == before.end()) strokes.pieces.push_back({piece.cell, piece});
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
