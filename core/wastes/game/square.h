// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/wastes/board/board.h"

#include <cstdint>

namespace stonemason::wastes {

/// A place of a board of any size: rows are maximumSide apart, so that a square yields its row and column by
/// itself.
using Square = std::uint16_t;

inline constexpr Square noSquare = 0xFFFF;

constexpr Square squareOf(Cell cell) {
    return Square(cell.row * maximumSide + cell.column);
}

/// Not for noSquare.
constexpr Cell cellOf(Square square) {
    return {square / maximumSide, square % maximumSide};
}

/// A piece of a game: those of Blue from 0 on, those of Red from maximumPieces on, each side's in the order
/// of the board.
using PieceId = std::uint8_t;

inline constexpr PieceId noPiece = 0xFF;
inline constexpr int pieceCapacity = 2 * maximumPieces;

/// The side of a piece as a player, 0 or 1.
constexpr int playerOf(PieceId piece) {
    return piece / maximumPieces;
}

/// A turn: the piece on one square goes to another. That of a jump is the same as that of a step.
struct Move {
    Square from;
    Square to;

    bool operator==(const Move&) const = default;
};

} // namespace stonemason::wastes
