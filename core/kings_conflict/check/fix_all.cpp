// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/fix_all.h"

#include "core/base/all_fixer.h"
#include "core/kings_conflict/check/merged_report.h"

namespace stonemason {

namespace {

struct MapFixes {
    using Value = Map;
    using Fix = stonemason::Fix;
    using Place = std::pair<int, Cell>; ///< a layer and a cell of it

    Report check(const Map& map) const { return runChecks(map, game); }
    void make(Map& map, const Fix& fix) const { apply(map, fix); }
    /// None for those that declare another symmetry.
    std::set<Place> places(const Fix& fix) const {
        std::set<Place> places;
        if (fix.redeclares) return places;
        for (const CellChange& change : fix.changes)
            places.insert({change.layer, change.cell});
        return places;
    }

    const GameProfile& game;
};

/// How many errors and warnings a person sees.
int countShown(const AllFixer<MapFixes>& fixer) {
    const Report shown = mergedReport(fixer.report(), fixer.value());
    return shown.count(Severity::Error) + shown.count(Severity::Warning);
}

} // namespace

FixedMap fixAll(const Map& map, const GameProfile& game, std::stop_token stop) {
    AllFixer fixer(map, MapFixes{game}, std::move(stop));
    const int before = countShown(fixer);
    fixer.fix();
    const int left = countShown(fixer);
    FixedMap fixed{{}, std::max(0, before - left), left};
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        if (!map.hasLayer(layer)) continue;
        forEachCell(map.size(), [&](Cell cell) {
            const Code was = map.layer(layer)[cell], is = fixer.value().layer(layer)[cell];
            if (was != is) fixed.changes.push_back({layer, cell, was, is});
        });
    }
    return fixed;
}

} // namespace stonemason
