// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/hint_analysis.h"

#include "core/kings_conflict/check/checks.h"

#include <array>
#include <set>

namespace stonemason::kings_conflict {

namespace {

/// Which basins touch which, along edges.
std::vector<std::set<int>> neighboursOf(const Basins& basins) {
    std::vector<std::set<int>> neighbours(basins.peaks.size());
    const Grid<int>& peakOf = basins.peakOf;
    forEachCell(peakOf.size(), [&](Cell cell) {
        for (Cell other : {Cell{cell.row, cell.column + 1}, Cell{cell.row + 1, cell.column}}) {
            if (!peakOf.contains(other)) continue;
            const int a = peakOf[cell];
            const int b = peakOf[other];
            if (a < 0 || b < 0 || a == b) continue;
            neighbours[std::size_t(a)].insert(b);
            neighbours[std::size_t(b)].insert(a);
        }
    });
    return neighbours;
}

/// A look for each basin, by the place of its peak so that a stroke elsewhere does not change it, or the next
/// one that no neighbour wears.
std::vector<int> tintsOf(const Basins& basins) {
    const std::vector<std::set<int>> neighbours = neighboursOf(basins);
    std::vector<int> tints(basins.peaks.size(), -1);
    for (std::size_t peak = 0; peak < tints.size(); ++peak) {
        std::array<bool, basinTintCount> worn{};
        for (int other : neighbours[peak])
            if (tints[std::size_t(other)] >= 0) worn[std::size_t(tints[std::size_t(other)])] = true;
        const Cell place = basins.peaks[peak].tiles.front();
        const int first = (place.row * 3 + place.column * 5) % basinTintCount;
        int tint = first;
        for (int i = 0; i < basinTintCount && worn[std::size_t(tint)]; ++i)
            tint = (first + i) % basinTintCount;
        tints[peak] = tint;
    }
    return tints;
}

} // namespace

const Stop* HintAnalysis::stopAt(Cell cell) const {
    const auto found = std::ranges::lower_bound(stops, cell, {}, &Stop::cell);
    return found != stops.end() && found->cell == cell ? &*found : nullptr;
}

std::shared_ptr<const HintAnalysis> analyseHints(const Map& map, const GameProfile& game, int layer,
                                                 std::stop_token stop) {
    std::optional<HintField> field = hintField(map, game, layer);
    if (!field) return nullptr;
    auto analysis = std::make_shared<HintAnalysis>();
    analysis->layer = layer;
    analysis->field = std::move(*field);
    analysis->flow = flowOf(analysis->field, stop);
    if (stop.stop_requested()) return nullptr;
    analysis->basins = basinsOf(analysis->field, analysis->flow, stop);
    if (stop.stop_requested()) return nullptr;
    analysis->stops = stopsOf(analysis->field, analysis->flow, stop);
    for (const Problem& problem : reportOf(hintPeakCheck, map, game).problems)
        if (problem.layer == layer) analysis->tooLow = problem.cells;
    analysis->tints = tintsOf(analysis->basins);
    if (stop.stop_requested()) return nullptr;
    return analysis;
}

} // namespace stonemason::kings_conflict
