// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/march.h"
#include "tests/support/checks.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string_view>
#include <vector>

namespace stonemason::test {

using namespace kings_conflict;

/// A board of digits with a wall at each '#'; no king.
inline MarchBoard fieldOf(std::initializer_list<const char*> rows, int move = 2) {
    const Size size{int(rows.size()), int(std::string_view(*rows.begin()).size())};
    MarchBoard board{{Grid<int>(size), Grid<char>(size), move}, std::nullopt, 2};
    forEachCell(size, [&](Cell cell) {
        const char code = rows.begin()[cell.row][cell.column];
        board.hints.value[cell] = code == '#' ? 9 : code - '0';
        board.hints.enterable[cell] = code != '#';
    });
    return board;
}

inline MarchBoard randomMarchBoard(Random& random) {
    const Size size{1 + random.below(8), 1 + random.below(8)};
    MarchBoard board{{Grid<int>(size), Grid<char>(size), 1 + random.below(3)}, std::nullopt, random.below(4)};
    forEachCell(size, [&](Cell cell) {
        board.hints.value[cell] = random.below(random.coin() ? 10 : 4);
        board.hints.enterable[cell] = random.below(4) > 0;
    });
    if (random.below(4) > 0) board.king = random.cellOf(size);
    return board;
}

inline MarchOrders randomOrders(Random& random, const MarchBoard& board) {
    MarchOrders orders{{}, random.below(5), random.below(8), std::uint32_t(random.below(1000))};
    for (int placed = random.below(5); placed > 0; --placed)
        orders.placed.push_back({random.below(board.hints.size().rows + 2) - 1,
                                 random.below(board.hints.size().columns + 2) - 1});
    return orders;
}

/// The tiles within so many steps on foot, by walking every path.
inline void walk(const HintField& field, Cell at, int steps, std::set<Cell>& tiles) {
    tiles.insert(at);
    if (steps == 0) return;
    for (Cell offset : eightSteps)
        if (field.mayEnter(at + offset)) walk(field, at + offset, steps - 1, tiles);
}

inline const RestingUnit* restOf(const March& march, int unit) {
    for (const RestingUnit& resting : march.resting)
        if (resting.unit == unit) return &resting;
    return nullptr;
}

} // namespace stonemason::test
