// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/map.h"

#include <algorithm>

namespace stonemason {

/// Whether what is about kings has something to look at: the starts are two cells of a board of the game's
/// own size.
inline bool startsApply(const Map& map, const GameProfile& game) {
    return map.size() == game.board && game.starts[0].cell != game.starts[1].cell;
}

/// Whether one of the kings starts there.
inline bool isStart(const GameProfile& game, Cell cell) {
    return std::any_of(game.starts.begin(), game.starts.end(),
                       [cell](const Start& start) { return start.cell == cell; });
}

} // namespace stonemason
