// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

/// Shows texts that differ.
template <>
inline char* QTest::toString(const std::string& text) {
    return qstrdup(("\n" + text).c_str());
}

namespace stonemason::test {

using namespace kings_conflict;

inline Map after(const Map& map, const Edit& edit) {
    Map result = map;
    stonemason::kings_conflict::apply(result, edit.changes);
    return result;
}

inline Map drawn(const Map& map, Network network, Symmetry symmetry, const std::vector<Cell>& path) {
    return after(map, drawPath(map, kingsConflict(), network, symmetry, path));
}

inline Map erased(const Map& map, Symmetry symmetry, const std::vector<Cell>& cells) {
    return after(map, erase(map, kingsConflict(), symmetry, cells));
}

inline Map takenOut(const Map& map, Network network, Symmetry symmetry, const std::vector<Cell>& cells) {
    return after(map, eraseNetwork(map, kingsConflict(), network, symmetry, cells));
}

/// A board of plains.
inline Map plains(Size size) {
    Map map = mapOf("P");
    for (int layer = 0; layer < map.layerCount(); ++layer)
        map.layer(layer) = Grid<Code>(size, layer == terrainLayer ? 'P' : '0');
    return map;
}

/// All cells of the path with these corners.
inline std::vector<Cell> along(const std::vector<Cell>& corners) {
    const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
    std::vector<Cell> path{corners.front()};
    for (Cell corner : corners)
        while (path.back() != corner) {
            const Cell at = path.back();
            const int columns = at.row == corner.row ? sign(corner.column - at.column) : 0;
            path.push_back({at.row + sign(corner.row - at.row), at.column + columns});
        }
    return path;
}

inline Edges edgesAt(const Map& map, Cell cell, Network network) {
    const Tile* tile = map.terrain().contains(cell) ? kingsConflict().tile(map.terrain()[cell]) : nullptr;
    return tile ? edgesOf(*tile, network) : Edges{};
}

/// Calls visit(network, direction, join) for every edge of the cell's tile.
template <typename Visit>
void forEachEdge(const Map& map, Cell cell, Visit visit) {
    for (Network network : {Network::River, Network::Road})
        for (Direction d : allDirections)
            if (edgesAt(map, cell, network).has(d))
                visit(network, d, joinAt(map.terrain(), kingsConflict(), network, cell, d));
}

inline bool hasClash(const Map& map, Cell cell) {
    bool clash = false;
    forEachEdge(map, cell, [&](Network, Direction, Join join) { clash = clash || join == Join::Clash; });
    return clash;
}

inline bool hasClash(const Map& map) {
    bool clash = false;
    forEachCell(map.size(), [&](Cell cell) { clash = clash || hasClash(map, cell); });
    return clash;
}

/// A random walk of so many tries; a wild one may visit a cell again.
inline std::vector<Cell> randomWalk(Random& random, Size size, int tries, bool wild) {
    std::vector<Cell> walk{random.cellOf(size)};
    Direction direction = random.oneOf(allDirections);
    for (int i = 0; i < tries; ++i) {
        if (random.below(3) == 0) direction = random.oneOf(allDirections);
        const Cell next = neighbour(walk.back(), direction);
        const bool back = walk.size() > 1 && walk[walk.size() - 2] == next;
        const bool again = std::find(walk.begin(), walk.end(), next) != walk.end();
        if (size.contains(next) && !back && (wild || !again)) walk.push_back(next);
    }
    return walk;
}

/// A map that obeys the symmetry, made by painting, drawing and erasing.
inline Map randomMap(Random& random, Size size, Symmetry symmetry) {
    constexpr std::string_view terrain = "FMSHPPE";
    Map map = plains(size);
    CellChanges painted;
    for (int i = 0; i < size.area() / 4; ++i)
        painted.push_back({terrainLayer, random.cellOf(size), 0, random.oneOf(terrain)});
    map = after(map, mirrored(map, kingsConflict(), symmetry, painted));
    for (int i = random.below(5); i > 0; --i)
        map = drawn(map, random.coin() ? Network::River : Network::Road, symmetry,
                    randomWalk(random, size, 1 + random.below(14), random.coin()));
    for (int i = random.below(4); i > 0; --i)
        map = erased(map, symmetry, {random.cellOf(size)});
    return map;
}

/// Whether some cell on the path or its mirror image lies on the cell or touches it along an edge.
inline bool isBeside(Cell cell, const std::vector<Cell>& path, Size size, Symmetry symmetry) {
    const auto near = [cell](Cell c) {
        return std::abs(c.row - cell.row) + std::abs(c.column - cell.column) <= 1;
    };
    return std::any_of(path.begin(), path.end(),
                       [&](Cell c) { return near(c) || near(partner(c, size, symmetry)); });
}

} // namespace stonemason::test
