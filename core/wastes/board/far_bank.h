// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/direction.h"
#include "core/wastes/board/board.h"

#include <optional>
#include <vector>

namespace stonemason::wastes {

/// Where a jump from a tile in a direction lands: the first tile beyond the run of sludge in that straight
/// line (given; the landing places are those of the public source). nullopt when the next tile is no sludge,
/// or the run ends in a hole.
std::optional<Cell> farBank(const Board& board, Cell from, Direction direction);

/// The jumps that start on a tile: those over sludge by direction, then the extra ones, without those that
/// are forbidden, none twice, and none that leads no further than a step. Decided: any tile of the board but
/// a hole may be jumped from and onto, where the jumper is let in.
std::vector<Jump> jumpsFrom(const Board& board, Cell from);

/// The sludge that a jump goes over: that between its ends when they lie in a row or column, else none.
/// Decided: extra jumps too need it to be empty.
std::vector<Cell> sludgeBetween(const Board& board, const Jump& jump);

} // namespace stonemason::wastes
