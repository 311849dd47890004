// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/pen.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

namespace stonemason::test {

inline Map after(const Map& map, const Edit& edit) {
    Map result = map;
    stonemason::apply(result, edit.changes);
    return result;
}

inline Map drawn(const Map& map, Network network, Symmetry symmetry, std::vector<Cell> path) {
    return after(map, drawPath(map, kingsConflict(), network, symmetry, path));
}

inline Map erased(const Map& map, Symmetry symmetry, std::vector<Cell> cells) {
    return after(map, erase(map, kingsConflict(), symmetry, cells));
}

/// A board of plains.
inline Map plains(Size size) {
    Map map = mapOf("P");
    for (int layer = 0; layer < map.layerCount(); ++layer)
        map.layer(layer) = Grid<Code>(size, layer == terrainLayer ? 'P' : '0');
    return map;
}

/// The corners of a path as every cell of it.
inline std::vector<Cell> along(std::vector<Cell> corners) {
    std::vector<Cell> path{corners.front()};
    for (Cell corner : corners)
        while (path.back() != corner) {
            const Cell at = path.back();
            const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
            path.push_back({at.row + sign(corner.row - at.row),
                            at.column + (at.row == corner.row ? sign(corner.column - at.column) : 0)});
        }
    return path;
}

inline Edges edgesAt(const Map& map, Cell cell, Network network) {
    const Tile* tile = map.terrain().contains(cell) ? kingsConflict().tile(map.terrain()[cell]) : nullptr;
    return tile ? edgesOf(*tile, network) : Edges{};
}

/// How many edges of the map meet their neighbour in that way.
inline int count(const Map& map, Join join) {
    int found = 0;
    forEachCell(map.size(), [&](Cell cell) {
        for (Network network : {Network::River, Network::Road})
            for (Direction d : allDirections)
                if (edgesAt(map, cell, network).has(d) &&
                    joinAt(map.terrain(), kingsConflict(), network, cell, d) == join)
                    ++found;
    });
    return found;
}

} // namespace stonemason::test
