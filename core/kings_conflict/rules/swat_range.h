// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

namespace stonemason::kings_conflict {

/// A tile near a king on which a unit can be spawned that kills it in a single strike.
struct SwatTile {
    Cell cell;
    int distance = 0; ///< steps from the king, at least 1
    int terrainClass = 0;
    bool beside = false; ///< within `swatWarning`, else within `swatNote` (both assumed)

    bool operator==(const SwatTile&) const = default;
};

/// All of them around the king, row by row. Its own tile is left out: it stands there, so nothing can be
/// spawned on it. Source: the guide (dragons and mountain giants); the distances are assumed.
std::vector<SwatTile> swatTiles(const Map& map, const GameProfile& game, Cell king);

} // namespace stonemason::kings_conflict
