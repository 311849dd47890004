// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board_edit.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

bool isSameKind(const Piece& a, const Piece& b) {
    return a.side == b.side && a.rank == b.rank && a.walks == b.walks && a.jumps == b.jumps;
}

/// The strokes of which another on the same cell comes later do not count.
std::vector<PieceStroke> lastOnEachCell(const Board& board, const std::vector<PieceStroke>& strokes) {
    std::vector<PieceStroke> last;
    for (const PieceStroke& stroke : strokes) {
        if (!board.tiles.contains(stroke.cell)) continue;
        std::erase_if(last, [&stroke](const PieceStroke& earlier) { return earlier.cell == stroke.cell; });
        last.push_back(stroke);
    }
    return last;
}

/// Puts the pieces of strokes into a list in which nullopt stands for places that have become free: each
/// where its cell's piece was, else where one of its kind was that is gone, else at the end.
void putPieces(std::vector<std::optional<Piece>>& list, const std::vector<PieceStroke>& strokes,
               const std::vector<Piece>& before) {
    const auto putWhere = [&](const Piece& piece, auto fits) {
        for (std::size_t i = 0; i < before.size(); ++i)
            if (!list[i] && fits(before[i])) {
                list[i] = piece;
                if (piece.unknownFields.empty() && isSameKind(before[i], piece))
                    list[i]->unknownFields = before[i].unknownFields; // it has only gone elsewhere
                return true;
            }
        return false;
    };
    std::vector<Piece> left;
    for (const PieceStroke& stroke : strokes)
        if (stroke.piece &&
            !putWhere(*stroke.piece, [&](const Piece& old) { return old.cell == stroke.cell; }))
            left.push_back(*stroke.piece);
    for (const Piece& piece : left)
        if (!putWhere(piece, [&](const Piece& old) { return isSameKind(old, piece); })) list.push_back(piece);
}

} // namespace

BoardEdit editBetween(const Board& before, const Board& after) {
    BoardEdit edit;
    forEachCell(before.size(), [&](Cell cell) {
        if (before.tiles[cell] != after.tiles[cell])
            edit.tiles.push_back({cell, before.tiles[cell], after.tiles[cell]});
    });
    if (before.pieces != after.pieces) edit.pieces = Change<std::vector<Piece>>{before.pieces, after.pieces};
    if (before.symmetry != after.symmetry) edit.symmetry = Change<Symmetry>{before.symmetry, after.symmetry};
    if (before.jumps != after.jumps) edit.jumps = Change<JumpChanges>{before.jumps, after.jumps};
    return edit;
}

std::vector<Piece> piecesAfter(const std::vector<Piece>& pieces, const std::vector<PieceStroke>& strokes) {
    std::vector<std::optional<Piece>> list(pieces.begin(), pieces.end());
    for (std::optional<Piece>& piece : list)
        if (std::ranges::find(strokes, piece->cell, &PieceStroke::cell) != strokes.end()) piece.reset();
    putPieces(list, strokes, pieces);
    std::vector<Piece> after;
    for (const std::optional<Piece>& piece : list)
        if (piece) after.push_back(*piece);
    return after;
}

BoardEdit editOf(const Board& board, const Strokes& strokes) {
    Board after = board;
    for (const TileStroke& stroke : strokes.tiles)
        if (after.tiles.contains(stroke.cell)) after.tiles[stroke.cell] = stroke.tile;
    after.pieces = piecesAfter(board.pieces, lastOnEachCell(board, strokes.pieces));
    return editBetween(board, after);
}

void apply(Board& board, const BoardEdit& edit) {
    for (const TileChange& change : edit.tiles)
        board.tiles[change.cell] = change.after;
    if (edit.pieces) board.pieces = edit.pieces->after;
    if (edit.symmetry) board.symmetry = edit.symmetry->after;
    if (edit.jumps) board.jumps = edit.jumps->after;
}

BoardEdit inverted(BoardEdit edit) {
    for (TileChange& change : edit.tiles)
        std::swap(change.before, change.after);
    if (edit.pieces) std::swap(edit.pieces->before, edit.pieces->after);
    if (edit.symmetry) std::swap(edit.symmetry->before, edit.symmetry->after);
    if (edit.jumps) std::swap(edit.jumps->before, edit.jumps->after);
    return edit;
}

} // namespace stonemason::wastes
