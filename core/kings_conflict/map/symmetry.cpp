// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"

#include "core/kings_conflict/map/axis_piece.h"
#include "core/kings_conflict/map/growing_edit.h"

namespace stonemason::kings_conflict {

namespace {

/// Puts what fits its neighbours in `terrain` onto the cells that are their own partner and cannot keep what
/// they hold.
void mendAxis(ChangeSet& set, Edit& edit, const Grid<Code>& terrain, const GameProfile& game,
              Symmetry symmetry) {
    forEachCell(terrain.size(), [&](Cell cell) {
        if (mayHold(game, terrain.size(), symmetry, cell, terrain[cell])) return;
        set.set(terrainLayer, cell, axisPiece(terrain, game, symmetry, cell));
        edit.refused.push_back({cell, terrain[cell]});
    });
}

} // namespace

bool mayHold(const GameProfile& game, Size size, Symmetry symmetry, Cell cell, Code code) {
    if (!fits(symmetry, size) || partner(cell, size, symmetry) != cell) return true;
    return game.transformed(code, transformOf(symmetry)) == code;
}

Edit mirrored(const Map& map, const GameProfile& game, Symmetry symmetry,
              std::span<const CellChange> changes) {
    GrowingEdit edit(map, game);
    edit.add(symmetry, changes);
    return edit.edit();
}

std::vector<Cell> cellsBreaking(const Map& map, const GameProfile& game, Symmetry symmetry) {
    std::vector<Cell> breaking;
    const Grid<Code>& terrain = map.terrain();
    const bool possible = fits(symmetry, terrain.size());
    const Transform t = transformOf(symmetry);
    forEachCell(terrain.size(), [&](Cell cell) {
        const auto matchesPartner = [&] {
            return terrain[transformed(cell, terrain.size(), t)] == game.transformed(terrain[cell], t);
        };
        if (!possible || !matchesPartner()) breaking.push_back(cell);
    });
    return breaking;
}

Symmetry detectSymmetry(const Map& map, const GameProfile& game) {
    Symmetry best = Symmetry::None;
    std::size_t fewest = 0;
    for (Symmetry symmetry : game.symmetries) {
        if (symmetry == Symmetry::None) continue;
        const std::size_t broken = cellsBreaking(map, game, symmetry).size();
        if (best != Symmetry::None && broken >= fewest) continue;
        best = symmetry;
        fewest = broken;
    }
    return best;
}

Edit repairSymmetry(const Map& map, const GameProfile& game, Symmetry symmetry, Half from) {
    Edit edit;
    const Grid<Code>& terrain = map.terrain();
    const Size size = terrain.size();
    if (symmetry == Symmetry::None || !fits(symmetry, size)) return edit;
    const Transform t = transformOf(symmetry);
    ChangeSet set(map);
    Grid<Code> copied = terrain;
    forEachCell(size, [&](Cell cell) {
        if (!inHalf(cell, size, symmetry, from)) return;
        const Cell other = partner(cell, size, symmetry);
        copied[other] = game.transformed(terrain[cell], t);
        set.set(terrainLayer, other, copied[other]);
    });
    mendAxis(set, edit, copied, game, symmetry);
    edit.changes = set.take();
    return edit;
}

Edit repairAxis(const Map& map, const GameProfile& game, Symmetry symmetry) {
    Edit edit;
    if (symmetry == Symmetry::None || !fits(symmetry, map.size())) return edit;
    ChangeSet set(map);
    mendAxis(set, edit, map.terrain(), game, symmetry);
    edit.changes = set.take();
    return edit;
}

} // namespace stonemason::kings_conflict
