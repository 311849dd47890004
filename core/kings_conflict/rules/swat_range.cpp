// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/swat_range.h"

#include <algorithm>

namespace stonemason::kings_conflict {

std::vector<SwatTile> swatTiles(const Map& map, const GameProfile& game, Cell king) {
    const CheckNumbers numbers = numbersOf(map, game);
    const int range = std::max(numbers.swatWarning, numbers.swatNote);
    std::vector<SwatTile> tiles;
    for (int row = king.row - range; row <= king.row + range; ++row)
        for (int column = king.column - range; column <= king.column + range; ++column) {
            const Cell cell{row, column};
            if (!map.terrain().contains(cell) || cell == king) continue;
            const Tile* tile = game.tile(map.terrain()[cell]);
            if (!tile || std::ranges::count(game.kings->swatClasses, tile->terrainClass) == 0) continue;
            const int distance = chebyshev(cell, king);
            tiles.push_back({cell, distance, tile->terrainClass, distance <= numbers.swatWarning});
        }
    return tiles;
}

} // namespace stonemason::kings_conflict
