// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/hint/hint_field.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"

#include <map>
#include <string_view>

namespace stonemason::test {

using namespace kings_conflict;

/// A field from rows of digits separated by white space; '#' is a tile the class may not enter.
inline HintField fieldOf(std::string_view rows, int move = 2) {
    std::vector<std::string> lines;
    std::string line;
    for (const char c : std::string(rows) + ' ') {
        if (c != ' ' && c != '\n')
            line += c;
        else if (!line.empty())
            lines.push_back(std::exchange(line, {}));
    }
    const Size size{int(lines.size()), int(lines.front().size())};
    HintField field{Grid<int>(size), Grid<char>(size), move};
    forEachCell(size, [&](Cell cell) {
        const char c = lines[std::size_t(cell.row)][std::size_t(cell.column)];
        field.value[cell] = c == '#' ? 9 : c - '0'; // such tiles attract no unit, whatever their value
        field.enterable[cell] = c != '#';
    });
    return field;
}

/// Small boards with many ties: few values, walls in most, a king on some, moves of 0 to 3 tiles.
inline HintField randomField(Random& random) {
    const Size size{1 + random.below(7), 1 + random.below(7)};
    const int values = 1 + random.below(10);
    const int walls = 2 + random.below(5);
    HintField field{Grid<int>(size), Grid<char>(size), random.below(4)};
    forEachCell(size, [&](Cell cell) {
        field.value[cell] = random.below(values);
        field.enterable[cell] = random.below(walls) > 0;
    });
    if (random.below(3) == 0) field.king = Cell{random.below(size.rows), random.below(size.columns)};
    return field;
}

/// Walking distances from the tile to all reachable tiles, computed ring by ring.
inline std::map<Cell, int> stepsByRings(const HintField& field, Cell from) {
    std::map<Cell, int> steps{{from, 0}};
    for (int ring = 1;; ++ring) {
        const std::size_t before = steps.size();
        forEachCell(field.size(), [&](Cell to) {
            if (field.enterable[to] == 0 || steps.contains(to)) return;
            for (int rows = -1; rows <= 1; ++rows)
                for (int columns = -1; columns <= 1; ++columns) {
                    const auto known = steps.find({to.row + rows, to.column + columns});
                    if (known != steps.end() && known->second == ring - 1) steps.emplace(to, ring);
                }
        });
        if (steps.size() == before) break;
    }
    return steps;
}

/// The field of a hint layer ("strategic") of a published map ("the-crossing").
inline HintField publishedField(const std::string& name, std::string_view layer) {
    const GameProfile& game = kingsConflict();
    const Map map = readMap(testData("kings-conflict/" + name + ".txt"), std::span(&game, 1)).value().map;
    return hintField(map, game, game.layer(layer)).value();
}

} // namespace stonemason::test
