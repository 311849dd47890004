// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/resizing.h"

#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

int shiftAlong(int by, int anchor) {
    return anchor == 0 ? 0 : anchor == 1 ? by / 2 : by;
}

Grid<Node> movedGround(const Grid<Node>& nodes, int side, Cell by, Surface surface) {
    Grid<Node> moved({side + 1, side + 1}, Node{surface, 0});
    for (int row = 0; row <= side; ++row)
        for (int column = 0; column <= side; ++column) {
            const Cell from{row - by.row, column - by.column};
            if (nodes.contains(from)) moved[{row, column}] = nodes[from];
        }
    return moved;
}

/// What is lost because of the new size: what is on the old map and not on the new one.
std::vector<Thing> lostOf(const World& world, Size size, Cell by) {
    std::vector<Thing> lost;
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        if (world.size().contains(record.cell) && !size.contains(record.cell + by)) lost.push_back(thing);
    });
    return lost;
}

/// Files have 16 bits for a coordinate: what is very far off the map stays within them.
Cell moved(Cell cell, Cell by) {
    constexpr int least = std::numeric_limits<std::int16_t>::min();
    constexpr int most = std::numeric_limits<std::int16_t>::max();
    const Cell to = cell + by;
    return {std::clamp(to.row, least, most), std::clamp(to.column, least, most)};
}

void moveAll(World& world, Cell by) {
    forEachPlaced(world, [by](Thing, auto& record) { record.cell = moved(record.cell, by); });
    for (Player& player : world.players)
        if (player.mainCastle) player.mainCastle->cell = moved(player.mainCastle->cell, by);
}

} // namespace

Cell shiftOf(int from, int to, Anchor anchor) {
    return {shiftAlong(to - from, anchor.row), shiftAlong(to - from, anchor.column)};
}

Resized resized(const World& world, int side, Anchor anchor, Surface surface) {
    const Size size{side, side};
    const Cell by = shiftOf(world.size().rows, side, anchor);
    Resized result{world, lostOf(world, size, by)};
    apply(result.world, deleting(world, result.lost));
    moveAll(result.world, by);
    UltimateArtifact& ultimate = result.world.ultimate;
    if (world.size().contains(ultimate.cell)) {
        ultimate.cell = ultimate.cell + by;
        if (!size.contains(ultimate.cell)) ultimate.cell = UltimateArtifact().cell;
    }
    result.world.nodes = movedGround(world.nodes, side, by, surface);
    return result;
}

} // namespace stonemason::pocket_heroes
