// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/position.h"
#include "editor/grid/view/grid_picture.h"

namespace stonemason::token_battle {

/// The board with the tokens of a position, as large as the board's room and without coordinates, for
/// pictures of it.
GridLook positionLook(const Position& position);

} // namespace stonemason::token_battle
