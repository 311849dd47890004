// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/swat_range.h"

namespace stonemason::kings_conflict {

namespace {

/// swat/beside, swat/near: start, cell, class, number of tiles, cells
constexpr std::string_view swatMessages[]{"swat/beside", "swat/near"};

Problem problemOf(const GameProfile& game, const Start& start, int terrainClass, bool beside,
                  std::vector<Cell> cells) {
    Message message{
        beside ? "swat/beside" : "swat/near",
        {start.id, start.cell, game.classes[std::size_t(terrainClass)].id, int(cells.size()), cells}};
    return {swatCheck.id, beside ? Severity::Warning : Severity::Note, std::move(message), std::move(cells)};
}

void runSwat(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    for (const Start& start : game.kings->starts) {
        const std::vector<SwatTile> tiles = swatTiles(map, game, start.cell);
        for (int terrainClass : game.kings->swatClasses)
            for (bool beside : {true, false}) {
                std::vector<Cell> cells;
                for (const SwatTile& tile : tiles)
                    if (tile.terrainClass == terrainClass && tile.beside == beside)
                        cells.push_back(tile.cell);
                if (!cells.empty())
                    problems.push_back(problemOf(game, start, terrainClass, beside, std::move(cells)));
            }
    }
}

} // namespace

constinit const Check swatCheck{"swat", runSwat, swatMessages};

} // namespace stonemason::kings_conflict
