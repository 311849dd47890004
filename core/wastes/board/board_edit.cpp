// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board_edit.h"

#include "core/grid/cell.h"
#include "core/wastes/board/symmetry.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

bool isSameKind(const Piece& a, const Piece& b) {
    return a.side == b.side && a.rank == b.rank && a.walks == b.walks && a.jumps == b.jumps;
}

/// Drops strokes that are followed by another on the same cell.
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

namespace {

bool holds(std::span<const Piece> pieces, Cell cell) {
    return std::ranges::find(pieces, cell, &Piece::cell) != pieces.end();
}

Cell minus(Cell cell, Cell by) {
    return {cell.row - by.row, cell.column - by.column};
}

/// The tile that is left free by the pieces which follow each other onto the one after `last`.
Cell leftBehind(std::span<const Piece> pieces, Cell last, Cell by) {
    for (Cell before = minus(last, by); holds(pieces, before); before = minus(before, by))
        last = before;
    return last;
}

} // namespace

PieceMove movedBy(const Board& board, std::span<const Piece> pieces, Cell by) {
    PieceMove move;
    if (by == Cell{}) return move;
    const auto goesItself = [&](Cell cell) {
        return holds(pieces, cell) || holds(pieces, partner(cell, board.size(), board.symmetry));
    };
    for (const Piece& piece : pieces) {
        move.strokes.pieces.push_back({piece.cell, std::nullopt});
        for (const Piece& other : board.pieces)
            if (other.cell == piece.cell && std::ranges::find(pieces, other) == pieces.end())
                move.strokes.pieces.push_back({other.cell, other}); // shares the tile and stays
    }
    for (Piece piece : pieces) {
        const Cell from = piece.cell;
        piece.cell = from + by;
        for (Piece other : board.pieces)
            if (other.cell == piece.cell && !goesItself(other.cell)) {
                move.displaced.push_back(other);
                other.cell = leftBehind(pieces, from, by);
                move.strokes.pieces.push_back({other.cell, other});
            }
        if (board.size().contains(piece.cell)) move.strokes.pieces.push_back({piece.cell, piece});
    }
    return move;
}

std::vector<Piece> withoutImages(const Board& board, std::vector<Piece> pieces, Cell near) {
    const Size size = board.size();
    const Half half = halfOf(near, size, board.symmetry).value_or(Half::First);
    const std::vector<Piece> all = pieces;
    std::erase_if(pieces, [&](const Piece& piece) {
        const Cell image = partner(piece.cell, size, board.symmetry);
        return image != piece.cell && halfOf(piece.cell, size, board.symmetry) != half && holds(all, image);
    });
    return pieces;
}

std::vector<Cell> GrowingStrokes::add(const Strokes& strokes, const Board& bare, Board& shown) {
    std::vector<Cell> written;
    for (const auto& [cell, tile] : strokes.tiles) {
        empty_ = false;
        if (!bare.tiles.contains(cell)) continue;
        tiles_.paint(cell, bare.tiles[cell], tile);
        shown.tiles[cell] = tile;
        written.push_back(cell);
    }
    bool arePiecesOther = false;
    for (const PieceStroke& stroke : strokes.pieces) {
        empty_ = false;
        if (!write(stroke, bare)) continue;
        arePiecesOther = true;
        written.push_back(stroke.cell);
    }
    if (arePiecesOther) shown.pieces = piecesAfter(bare.pieces, pieces_);
    return written;
}

/// Returns whether the stroke may change a piece.
bool GrowingStrokes::write(const PieceStroke& stroke, const Board& bare) {
    if (!bare.tiles.contains(stroke.cell)) return false;
    const bool wasWritten =
        std::erase_if(pieces_, [&](const PieceStroke& earlier) { return earlier.cell == stroke.cell; }) > 0;
    const bool matters =
        stroke.piece || std::ranges::find(bare.pieces, stroke.cell, &Piece::cell) != bare.pieces.end();
    if (matters) pieces_.push_back(stroke);
    return wasWritten || matters;
}

std::vector<Cell> GrowingStrokes::removeAll(const Board& bare, Board& shown) {
    std::vector<Cell> written;
    for (const auto& [cell, paint] : tiles_.entries()) {
        shown.tiles[cell] = bare.tiles[cell];
        written.push_back(cell);
    }
    for (const PieceStroke& stroke : pieces_)
        written.push_back(stroke.cell);
    if (!pieces_.empty()) shown.pieces = bare.pieces;
    *this = {};
    return written;
}

int GrowingStrokes::changedTiles() const {
    return int(std::ranges::count_if(
        tiles_.entries(), [](const auto& entry) { return entry.value.before != entry.value.after; }));
}

} // namespace stonemason::wastes
