// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/tools/paint_target.h"

#include <optional>

namespace stonemason::wastes {

/// A part of a board as text, for the clipboard and for stamps that are kept: a line of signs for each row,
/// with
/// '?' where it has no tile, then one for each piece: "b4w 0,2" (side, rank, what it can do, row and column).
QString partText(const LiftedPiece& part);
/// nullopt for what is no such text, or of nothing.
std::optional<LiftedPiece> partOf(const QString& text);

/// All of a board, with its pieces.
LiftedPiece wholeOf(const Board& board);

} // namespace stonemason::wastes
