// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <functional>

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

/// The changes with which the board has the jump, or has it not; under the declared symmetry its mirror image
/// with it. They hold no more than that takes: what the tiles say anyway is not written down. A list may have
/// more than maximumJumps entries then, which no file can hold.
JumpChanges withJump(const Board& board, const Jump& jump, bool wanted);

/// The changed jumps without those for which `isGone` is true of one end.
JumpChanges withoutJumpsAt(const JumpChanges& jumps, const std::function<bool(Cell)>& isGone);

/// The number of entries in both lists.
inline int countOf(const JumpChanges& jumps) {
    return int(jumps.extra.size() + jumps.forbidden.size());
}

} // namespace stonemason::wastes
