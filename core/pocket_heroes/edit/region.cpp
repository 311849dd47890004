// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/region.h"

#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "core/pocket_heroes/world/thing.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

bool isIn(const CellRange& range, Cell cell) {
    return cell.row >= range.first.row && cell.row <= range.last.row && cell.column >= range.first.column &&
           cell.column <= range.last.column;
}

bool standsIn(const CellRange& range, const Catalogue& catalogue, const Record& record) {
    const auto place = cellOf(record);
    if (!place) return false;
    if (isIn(range, *place)) return true;
    const auto section = sectionOf(record.kind);
    if (!section || *section == Section::Path) return false;
    return std::ranges::any_of(footprintAt(catalogue, *section, idOf(record), *place),
                               [&range](Cell cell) { return isIn(range, cell); });
}

} // namespace

Grid<Node> groundOf(const World& world, const CellRange& range) {
    Grid<Node> ground({range.last.row - range.first.row + 2, range.last.column - range.first.column + 2});
    for (int row = 0; row < ground.rows(); ++row)
        for (int column = 0; column < ground.columns(); ++column)
            ground[{row, column}] = world.nodes[range.first + Cell{row, column}];
    return ground;
}

CellRange rangeOfGround(const Grid<Node>& ground, Cell at) {
    return {at, at + Cell{ground.rows() - 2, ground.columns() - 2}};
}

WorldEdit laying(const World& world, const Catalogue& catalogue, const Grid<Node>& ground, Cell at) {
    const CellRange range = rangeOfGround(ground, at);
    std::vector<Thing> inTheWay;
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        if (standsIn(range, catalogue, Record{thing.kind, record})) inTheWay.push_back(thing);
    });
    WorldEdit edit = deleting(world, inTheWay);
    for (int row = 0; row < ground.rows(); ++row)
        for (int column = 0; column < ground.columns(); ++column) {
            // In 64 bits: a part may be put down far off the map.
            const auto nodeRow = std::int64_t(at.row) + row;
            const auto nodeColumn = std::int64_t(at.column) + column;
            if (nodeRow < 0 || nodeColumn < 0 || nodeRow >= world.nodes.rows() ||
                nodeColumn >= world.nodes.columns())
                continue;
            const Cell node{int(nodeRow), int(nodeColumn)};
            const Node& before = world.nodes[node];
            const Node& after = ground[{row, column}];
            if (before != after) edit.nodes.push_back({node, before, after});
        }
    return edit;
}

} // namespace stonemason::pocket_heroes
