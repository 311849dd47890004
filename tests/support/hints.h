// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/format/map_format.h"
#include "tests/support/checks.h"
#include "tests/support/files.h"

#include <QString>
#include <QStringList>

namespace stonemason::test {

using namespace kings_conflict;

/// The map with digits laid over a hint layer as painted() lays terrain: "0,9=123" writes 1, 2, 3 from (0,9)
/// on.
inline Map hinted(Map map, const char* layer, std::string_view runs) {
    Map digits = board(runs);
    Grid<Code>& grid = map.layer(kingsConflict().layer(layer));
    forEachCell(digits.size(), [&](Cell cell) {
        if (digits.terrain()[cell] != 'P') grid[cell] = digits.terrain()[cell];
    });
    return map;
}

/// A published map as the program reads it, hint grids included.
inline Map publishedWithHints(const std::string& name) {
    return readMap(testData("kings-conflict/" + name + ".txt"), std::span(&kingsConflict(), 1)).value().map;
}

} // namespace stonemason::test
