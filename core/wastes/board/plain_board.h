// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <span>

namespace stonemason::wastes {

/// A board to begin with: normal ground, the goals in the middle of the far edges, and the pieces of both
/// sides behind their middles, as many of `army` as there is room for. It obeys the symmetry; None is laid
/// out as the half-turn is, and declares nothing.
/// @param size at least 3 x 3
/// @param army the pieces of a side; sides and cells mean nothing
Board plainBoard(Size size, Symmetry symmetry, std::span<const Piece> army = {});

} // namespace stonemason::wastes
