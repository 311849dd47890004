// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "core/wastes/board/board_edit.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace stonemason::wastes {

/// The symmetries that a board can obey, in order of preference.
inline constexpr std::array<Symmetry, 3> symmetries{Symmetry::HalfTurn, Symmetry::TopBottom,
                                                    Symmetry::LeftRight};

/// "none", "half-turn", "top-bottom", "left-right".
std::string_view symmetryId(Symmetry symmetry);
std::optional<Symmetry> symmetryFromId(std::string_view id);

/// The transform it is made of; Identity for None.
Transform transformOf(Symmetry symmetry);
/// The mirror image of the cell; the cell itself for None and on the axis or centre.
Cell partner(Cell cell, Size size, Symmetry symmetry);
/// The mirror image of the piece: one of the other side, on the partner cell.
Piece mirrored(const Piece& piece, Size size, Symmetry symmetry);

/// Whether the tile there can be its own mirror image: no goal where a cell is its own partner.
bool mayHold(Size size, Symmetry symmetry, Cell cell, Tile tile);

/// Strokes with their mirror images. Of strokes that meet in one pair of cells the last wins in both. A cell
/// that is its own partner takes no goal and no piece: such strokes are left out and their cells named.
struct MirroredStrokes {
    Strokes strokes;
    std::vector<Cell> refused;
};
MirroredStrokes mirrored(const Strokes& strokes, Size size, Symmetry symmetry);

/// The cells that break the symmetry, row by row: those whose partner holds another tile than theirs with the
/// sides exchanged, or not the same pieces of the other side; and the ends of changed jumps whose mirror
/// images are not changed alike. None is never broken.
std::vector<Cell> cellsBreaking(const Board& board, Symmetry symmetry);

/// The symmetry that fewest cells break, None left out; a tie goes to the first of `symmetries`.
Symmetry detectSymmetry(const Board& board);
/// The first of them that no cell breaks, else None: the default of a file that declares none.
Symmetry obeyedSymmetry(const Board& board);

/// The top half of a board, for LeftRight its left one, or the other. A half-turn's middle row belongs to the
/// top half as far as its left part.
enum class Half : std::uint8_t { First, Second };

/// The half that contains the cell; nullopt for one that is its own partner.
std::optional<Half> halfOf(Cell cell, Size size, Symmetry symmetry);

/// The edit that makes the board symmetric by copying one half, mirrored, onto the other, with the changed
/// jumps that begin in it. Goals and pieces on cells that are their own partner go; goals leave normal
/// tiles. None changes nothing.
BoardEdit repairSymmetry(const Board& board, Symmetry symmetry, Half from);

} // namespace stonemason::wastes
