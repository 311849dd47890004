// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"

#include "core/grid/grid.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/map/growing_edit.h"
#include "core/kings_conflict/map/join.h"

#include <optional>

namespace stonemason::kings_conflict {

namespace {

/// A cell on the axis or centre with the pieces that it could hold.
class AxisCell {
public:
    AxisCell(const Grid<Code>& terrain, const GameProfile& game, Cell cell)
        : terrain_(terrain), game_(game), cell_(cell), now_(game.tile(terrain[cell])) {}

    /// Whether every edge of the piece leads on, one of them at least to another piece or to what the cell
    /// was joined to before.
    bool fits(const Tile& piece) const {
        bool leadsOn = false;
        for (Network network : allNetworks)
            for (Direction d : allDirections) {
                if (!edgesOf(piece, network).has(d)) continue;
                const Join join = joinAt(terrain_, game_, network, cell_, d);
                if (join != Join::Joined && join != Join::Mouth) return false;
                leadsOn = leadsOn || join == Join::Joined || carries(network);
            }
        return leadsOn;
    }

    /// How many neighbours lead here where the piece has no edge.
    int leftOut(const Tile& piece) const {
        int count = 0;
        for (Network network : allNetworks)
            for (Direction d : allDirections)
                count += !edgesOf(piece, network).has(d) &&
                         joinAt(terrain_, game_, network, cell_, d) == Join::Joined;
        return count;
    }

private:
    bool carries(Network network) const { return now_ && !edgesOf(*now_, network).empty(); }

    const Grid<Code>& terrain_;
    const GameProfile& game_;
    Cell cell_;
    const Tile* now_;
};

/// What a cell that is its own partner under the symmetry holds instead of a code that the transform would
/// turn into another: a river, road or bridge that the transform leaves as it is and that meets its
/// neighbours on every edge (a river may also end in a mouth, if a river lay there before). Of several the
/// one that leaves the fewest neighbours leading into nothing, then the first that the game lists; the game's
/// plain tile where none fits.
Code axisPiece(const Grid<Code>& terrain, const GameProfile& game, Symmetry symmetry, Cell cell) {
    const AxisCell axis(terrain, game, cell);
    Code best = game.plainTile;
    std::optional<int> fewest;
    for (const Tile& tile : game.tiles) {
        if (game.transformed(tile.code, transformOf(symmetry)) != tile.code || !axis.fits(tile)) continue;
        const int leftOut = axis.leftOut(tile);
        if (fewest && leftOut >= *fewest) continue;
        fewest = leftOut;
        best = tile.code;
    }
    return best;
}

/// Puts what fits its neighbours in `terrain` onto the cells that are their own partner and cannot keep what
/// they hold.
void repairAxis(ChangeSet& set, Edit& edit, const Grid<Code>& terrain, const GameProfile& game,
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
    repairAxis(set, edit, copied, game, symmetry);
    edit.changes = set.collected();
    return edit;
}

Edit repairAxis(const Map& map, const GameProfile& game, Symmetry symmetry) {
    Edit edit;
    if (symmetry == Symmetry::None || !fits(symmetry, map.size())) return edit;
    ChangeSet set(map);
    repairAxis(set, edit, map.terrain(), game, symmetry);
    edit.changes = set.collected();
    return edit;
}

} // namespace stonemason::kings_conflict
