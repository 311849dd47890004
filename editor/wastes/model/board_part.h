// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/wastes/board/board.h"
#include "editor/grid/tools/paint_target.h"

#include <optional>

namespace stonemason::wastes {

/// What a tool writes into a cell in one stroke: a tile, a piece, or both.
struct CellContent {
    std::optional<Tile> tile{};   ///< none: the tile is kept
    std::optional<Piece> piece{}; ///< its cell and unknown fields are ignored
    bool clears = false;          ///< without a piece: whether an existing piece is removed; else it is kept

    bool operator==(const CellContent&) const = default;
};

TileIndex codeOf(const CellContent& content);
/// Decodes a code that codeOf() returned.
CellContent contentOf(TileIndex code);

inline TileIndex indexOf(Tile tile) {
    return codeOf({.tile = tile});
}
/// The tile of a code that has one.
inline Tile tileOf(TileIndex code) {
    return contentOf(code).tile.value_or(Tile::Normal);
}

/// A part of a board as text, for the clipboard and for saved stamps: a line of characters for each row,
/// with '?' for a cell without a tile, then a line for each piece: "b4w 0,2" (side, rank, abilities, row and
/// column).
QString partText(const LiftedPiece& part);
/// nullopt for other text, and for an empty part.
std::optional<LiftedPiece> partOf(const QString& text);

/// The whole board with its pieces.
LiftedPiece wholeOf(const Board& board);

} // namespace stonemason::wastes
