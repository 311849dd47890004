// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/wastes/board/board.h"

#include <functional>
#include <optional>
#include <vector>

namespace stonemason::wastes {

/// Where a jump of a board comes from.
enum class JumpKind : std::uint8_t {
    None,
    OverSludge, ///< it follows from the tiles
    Extra,      ///< the board adds it
    Forbidden,  ///< it would be one, but the board forbids it
};
JumpKind kindOf(const Board& board, const Jump& jump);

/// Why no board can have a jump, whatever it adds.
enum class JumpFault : std::uint8_t {
    None,
    Hole, ///< it begins or ends where there is no tile
    Step, ///< it leads no further than a step
};
JumpFault faultOf(const Board& board, const Jump& jump);

/// The changes with which the board has the jump, or does not have it; the same for its mirror image under
/// the declared symmetry. They are minimal: jumps that follow from the tiles are not listed. A list may have
/// more than maximumJumps entries then, which no file can hold.
JumpChanges withJump(const Board& board, const Jump& jump, bool wanted);

/// The changed jumps without those for which `isGone` is true of one end.
JumpChanges withoutJumpsAt(const JumpChanges& jumps, const std::function<bool(Cell)>& isGone);

/// The number of entries in both lists.
inline int countOf(const JumpChanges& jumps) {
    return int(jumps.extra.size() + jumps.forbidden.size());
}

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
