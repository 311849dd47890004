// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/growing_strokes.h"

#include <algorithm>

namespace stonemason::wastes {

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

std::vector<Cell> GrowingStrokes::takeBack(const Board& bare, Board& shown) {
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
