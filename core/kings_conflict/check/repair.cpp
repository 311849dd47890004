// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/repair.h"

#include "core/kings_conflict/hint/hint_field.h"

#include <algorithm>
#include <span>
#include <utility>

namespace stonemason::kings_conflict {

namespace {

struct EditOfRepair {
    const Map& map;
    const GameProfile& game;

    FixEdit operator()(const WritePiece& repair) const {
        FixEdit edit{{repair.change}};
        if (repair.image) edit.changes.push_back(*repair.image);
        return edit;
    }
    FixEdit operator()(const ReplaceCode& repair) const {
        FixEdit edit;
        if (repair.layer >= map.layerCount()) return edit;
        const Grid<Code>& grid = map.layer(repair.layer);
        forEachCell(grid.size(), [&](Cell cell) {
            const bool isEmptyHole =
                repair.layer == terrainLayer && isHoleCode(game, repair.code) && game.isHole(cell);
            if (grid[cell] == repair.code && !isEmptyHole)
                edit.changes.push_back({repair.layer, cell, repair.code, repair.by});
        });
        return edit;
    }
    FixEdit operator()(const EmptyHoles& repair) const {
        FixEdit edit;
        for (const Cell hole : game.holes)
            if (map.terrain().contains(hole) && map.terrain()[hole] == repair.code)
                edit.changes.push_back({terrainLayer, hole, repair.code, game.holeCode});
        return edit;
    }
    FixEdit operator()(const MakeSymmetric& repair) const {
        FixEdit edit{{}, repair.symmetry, map.symmetry != repair.symmetry};
        if (repair.from) edit.changes = repairSymmetry(map, game, repair.symmetry, *repair.from).changes;
        return edit;
    }
    FixEdit operator()(const RepairAxis&) const { return {repairAxis(map, game, map.symmetry).changes}; }
    FixEdit operator()(const ClearStranded& repair) const {
        FixEdit edit;
        for (const Cell cell : strandedHints(map, game, repair.layer))
            edit.changes.push_back({repair.layer, cell, map.layer(repair.layer)[cell], '0'});
        return edit;
    }
    FixEdit operator()(const SwapHalves& repair) const {
        FixEdit edit;
        if (repair.layer >= map.layerCount() || map.layer(repair.layer).size() != map.size()) return edit;
        const Grid<Code>& grid = map.layer(repair.layer);
        const Symmetry symmetry = symmetryOfHalves(map);
        forEachCell(grid.size(), [&](Cell cell) {
            const Code mirrored = grid[partner(cell, grid.size(), symmetry)];
            if (grid[cell] != mirrored) edit.changes.push_back({repair.layer, cell, grid[cell], mirrored});
        });
        return edit;
    }
};

} // namespace

FixEdit editOf(const Map& map, const GameProfile& game, const MapRepair& repair) {
    return std::visit(EditOfRepair{map, game}, repair);
}

FixEdit editOf(const Map& map, const GameProfile& game, const Fix& fix) {
    return editOf(map, game, fix.repair);
}

void apply(Map& map, const FixEdit& edit) {
    apply(map, std::span(edit.changes));
    if (edit.redeclares) map.symmetry = edit.declares;
}

} // namespace stonemason::kings_conflict
