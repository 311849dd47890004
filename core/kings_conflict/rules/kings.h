// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <algorithm>

namespace stonemason::kings_conflict {

/// Whether what is about kings has something to look at: the game has kings, and their starts are two cells
/// of a board of its own size.
inline bool startsApply(const Map& map, const GameProfile& game) {
    return game.kings && map.size() == game.board && game.kings->starts[0].cell != game.kings->starts[1].cell;
}

/// Whether one of the kings starts there, in a game that has kings.
inline bool isStart(const GameProfile& game, Cell cell) {
    return std::any_of(game.kings->starts.begin(), game.kings->starts.end(),
                       [cell](const Start& start) { return start.cell == cell; });
}

} // namespace stonemason::kings_conflict
