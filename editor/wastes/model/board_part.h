// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/wastes/board/board.h"
#include "editor/grid/tools/paint_target.h"

#include <optional>

namespace stonemason::wastes {

/// What the tools of boards write into a cell in one: its tile, what stands on it, or both.
struct CellContent {
    std::optional<Tile> tile{};   ///< none: the tile stays
    std::optional<Piece> piece{}; ///< its cell and unknown fields mean nothing
    bool clears = false;          ///< without a piece: none is to stand there; else who stands there stays

    bool operator==(const CellContent&) const = default;
};

TileIndex codeOf(const CellContent& content);
/// Of a code that codeOf() made.
CellContent contentOf(TileIndex code);

inline TileIndex indexOf(Tile tile) {
    return codeOf({.tile = tile});
}
/// Of a code with a tile.
inline Tile tileOf(TileIndex code) {
    return contentOf(code).tile.value_or(Tile::Normal);
}

/// A part of a board as text, for the clipboard and for stamps that are kept: a line of signs for each row,
/// with
/// '?' where it has no tile, then one for each piece: "b4w 0,2" (side, rank, what it can do, row and column).
QString partText(const LiftedPiece& part);
/// nullopt for what is no such text, or of nothing.
std::optional<LiftedPiece> partOf(const QString& text);

/// All of a board, with its pieces.
LiftedPiece wholeOf(const Board& board);

} // namespace stonemason::wastes
