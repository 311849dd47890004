// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/all_fixer.h"
#include "core/kings_conflict/check/check.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::kings_conflict {

namespace {

struct MapFixes {
    using Value = Map;
    using Fix = stonemason::kings_conflict::Fix;
    using Repair = MapRepair;
    using Place = Cell;

    void visit(const Map& map, const std::function<void(const Problem&)>& visit,
               const std::stop_token& stop) const {
        visitProblems(map, game, visit, stop);
    }
    /// Not one that declares another symmetry.
    bool isTaken(const Problem& problem) const {
        const auto* symmetry = std::get_if<MakeSymmetric>(&problem.fixes.front().repair);
        return !symmetry || symmetry->symmetry == declared;
    }
    Map repaired(Map map, std::span<const MapRepair> repairs) const {
        for (const MapRepair& repair : repairs)
            apply(map, editOf(map, game, repair));
        return map;
    }
    /// The cells of single pieces; what else there is writes cells all over the map.
    std::vector<Cell> places(const MapRepair& repair) const {
        const auto* piece = std::get_if<WritePiece>(&repair);
        if (!piece) return {};
        std::vector<Cell> cells{piece->change.cell};
        if (piece->image) cells.push_back(piece->image->cell);
        return cells;
    }
    int mostChecks(const Map& map) const { return checksFor(std::size_t(map.size().area())); }

    const GameProfile& game;
    Symmetry declared; ///< by the map that was given
};

/// How many errors and warnings a person sees.
int countShown(const Map& map, const GameProfile& game) {
    const Report shown = mergedReport(runChecks(map, game), map);
    return shown.count(Severity::Error) + shown.count(Severity::Warning);
}

} // namespace

FixedMap fixAll(const Map& map, const GameProfile& game, std::stop_token stop) {
    AllFixer fixer(map, MapFixes{game, map.symmetry}, std::move(stop));
    fixer.fix();
    const int before = countShown(map, game);
    const int left = fixer.value() == map ? before : countShown(fixer.value(), game);
    FixedMap fixed{{}, std::max(0, before - left), left};
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        if (!map.hasLayer(layer)) continue;
        forEachCell(map.layer(layer).size(), [&](Cell cell) {
            const Code was = map.layer(layer)[cell], is = fixer.value().layer(layer)[cell];
            if (was != is) fixed.changes.push_back({layer, cell, was, is});
        });
    }
    return fixed;
}

} // namespace stonemason::kings_conflict
