// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checks.h"
#include "core/check/kings.h"

namespace stonemason {

namespace {

/// swat/beside, swat/near: start, cell, class, number of tiles, cells
constexpr std::string_view messages[]{"swat/beside", "swat/near"};

/// The tiles of the class further than `over` and no further than `upTo` steps from the cell, row by row.
std::vector<Cell> tilesAround(const Map& map, const GameProfile& game, int terrainClass, Cell middle,
                              int over, int upTo) {
    std::vector<Cell> found;
    for (int row = middle.row - upTo; row <= middle.row + upTo; ++row)
        for (int column = middle.column - upTo; column <= middle.column + upTo; ++column) {
            const Cell cell{row, column};
            if (!map.terrain().contains(cell) || chebyshev(cell, middle) <= over) continue;
            const Tile* tile = game.tile(map.terrain()[cell]);
            if (tile && tile->terrainClass == terrainClass) found.push_back(cell);
        }
    return found;
}

std::vector<Problem> run(const Map& map, const GameProfile& game) {
    std::vector<Problem> problems;
    if (!startsApply(map, game)) return problems;
    const CheckNumbers numbers = numbersOf(map, game);
    const int beside = numbers.swatWarning;
    const auto look = [&](const Start& start, int terrainClass, bool warn) {
        // The king's own tile is left out: it stands there, so nothing can be spawned on it.
        const int over = warn ? 0 : beside;
        const int upTo = warn ? beside : numbers.swatNote;
        std::vector<Cell> cells = tilesAround(map, game, terrainClass, start.cell, over, upTo);
        if (cells.empty()) return;
        Message message{
            warn ? "swat/beside" : "swat/near",
            {start.id, start.cell, game.classes[std::size_t(terrainClass)].id, int(cells.size()), cells}};
        problems.push_back(
            {swatCheck.id, warn ? Severity::Warning : Severity::Note, std::move(message), std::move(cells)});
    };
    for (const Start& start : game.starts)
        for (int terrainClass : game.swatClasses) {
            look(start, terrainClass, true);
            look(start, terrainClass, false);
        }
    return problems;
}

} // namespace

constinit const Check swatCheck{"swat", run, messages};

} // namespace stonemason
