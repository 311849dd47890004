// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/attempt.h"
#include "core/kings_conflict/generate/generate.h"
#include "core/kings_conflict/hint/suggest.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace stonemason::kings_conflict {

namespace {

/// Errors and warnings; errors count more than any number of warnings that a board can have.
struct Faults {
    int errors = 0;
    int warnings = 0;
    auto operator<=>(const Faults&) const = default;
};

Faults faultsOf(const Map& map, const GameProfile& game) {
    const Report report = runChecks(map, game);
    return {report.count(Severity::Error), report.count(Severity::Warning)};
}

bool isOfTerrain(const Problem& problem) {
    return !problem.layer || *problem.layer == terrainLayer;
}

/// How many of each message about the terrain there are: what is not to become more.
std::map<std::string_view, int> faultsByMessage(const Map& map, const GameProfile& game) {
    std::map<std::string_view, int> faults;
    for (const Problem& problem : runChecks(map, game).problems)
        if (problem.severity != Severity::Note && isOfTerrain(problem)) ++faults[problem.message.id];
    return faults;
}

bool addsFaults(const std::map<std::string_view, int>& before, const std::map<std::string_view, int>& after) {
    return std::ranges::any_of(after, [&](const auto& entry) {
        const auto found = before.find(entry.first);
        return found == before.end() || found->second < entry.second;
    });
}

Symmetry symmetryToKeep(const Map& map, const GameProfile& game) {
    if (!fits(map.symmetry, map.size())) return Symmetry::None;
    return cellsBreaking(map, game, map.symmetry).empty() ? map.symmetry : Symmetry::None;
}

Edit differences(const Map& before, const Map& after) {
    Edit edit;
    for (int layer = 0; layer < before.layerCount(); ++layer) {
        if (!before.hasLayer(layer)) continue;
        forEachCell(before.layer(layer).size(), [&](Cell cell) {
            const Code from = before.layer(layer)[cell];
            const Code to = after.layer(layer)[cell];
            if (from != to) edit.changes.push_back({layer, cell, from, to});
        });
    }
    return edit;
}

/// A plan that asks for what the map is like now, with some leeway.
Plan planLike(const Map& map, const GameProfile& game, TerrainFacts& facts) {
    Plan plan = drawnRanges(game, {}, facts.wishes());
    facts.count(map.terrain());
    facts.countPassages();
    const std::vector<int> counts = facts.wishCounts();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        plan.aims.push_back(counts[i]);
        plan.ranges[i] = {0, 1'000'000};
        const bool isLine =
            plan.wishes[i].kind == WishKind::RiverLength || plan.wishes[i].kind == WishKind::RoadLength;
        if (isLine) plan.ranges[i].most = counts[i] + 6;
    }
    return plan;
}

} // namespace

Result<Edit> variedCells(const Map& map, const GameProfile& game, std::span<const Cell> cells,
                         std::uint64_t seed, std::stop_token stop) {
    Grid<char> open(map.size(), 0);
    const Symmetry symmetry = symmetryToKeep(map, game);
    Map cleared = map;
    for (const Cell cell : cells) {
        if (!open.contains(cell)) continue;
        for (const Cell each : {cell, partner(cell, map.size(), symmetry)}) {
            if (isHoleCode(game, map.terrain()[each])) continue;
            open[each] = 1;
            cleared.layer(terrainLayer)[each] = game.plainTile;
        }
    }
    if (std::ranges::count(open.values(), 1) == 0) return Error{{"generate/no-cells"}};
    TerrainFacts facts(game, map.size(), numbersOf(map, game));
    const Plan plan = planLike(map, game, facts);
    const auto faults = faultsByMessage(map, game);
    constexpr int attempts = 80;
    Map varied = map;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (stop.stop_requested()) return Error{{"generate/stopped"}};
        SeededRandom seeds(seed);
        SeededRandom random(seeds.next() ^ (std::uint64_t(attempt) * 0xD1342543DE82EF95U));
        Draft draft(game, symmetry, cleared.terrain(), open);
        composeTerrain(draft, facts, plan, random);
        if (draft.terrain() == map.terrain()) continue;
        varied.layer(terrainLayer) = draft.terrain();
        if (!addsFaults(faults, faultsByMessage(varied, game))) return differences(map, varied);
    }
    return Error{{"generate/no-variation"}};
}

namespace {

/// The tiles that an improvement puts somewhere: one of ground for each class, and what mends joins.
std::vector<Code> improvingCodes(const GameProfile& game) {
    std::vector<Code> codes;
    for (const Tile& tile : game.tiles)
        codes.push_back(tile.code);
    return codes;
}

/// Cells where a change can help: those of problems and about them; all where a problem names none.
std::vector<Cell> promisingCells(const Map& map, const GameProfile& game) {
    Grid<char> chosen(map.size(), 0);
    bool everywhere = false;
    for (const Problem& problem : runChecks(map, game).problems) {
        if (problem.severity == Severity::Note || !isOfTerrain(problem)) continue;
        const bool isLocal = problem.check == "joins" || problem.check == "start" ||
                             problem.check == "swat" || problem.check == "king-trap" ||
                             problem.check == "codes";
        everywhere = everywhere || !isLocal || problem.cells.empty();
        for (const Cell cell : problem.cells)
            for (int row = cell.row - 1; row <= cell.row + 1; ++row)
                for (int column = cell.column - 1; column <= cell.column + 1; ++column)
                    if (chosen.contains({row, column})) chosen[{row, column}] = 1;
    }
    std::vector<Cell> cells;
    forEachCell(map.size(), [&](Cell cell) {
        if (everywhere || chosen[cell]) cells.push_back(cell);
    });
    return cells;
}

bool suggestWhereFaulty(Map& map, const GameProfile& game, const std::stop_token& stop) {
    bool changed = false;
    for (const Problem& problem : runChecks(map, game).problems) {
        if (problem.severity == Severity::Note || isOfTerrain(problem)) continue;
        if (*problem.layer >= map.layerCount() || !map.hasLayer(*problem.layer)) continue;
        if (auto suggestion = suggestHints(map, game, *problem.layer, {}, stop)) {
            changed = changed || map.layer(*problem.layer) != suggestion->grid;
            map.layer(*problem.layer) = std::move(suggestion->grid);
        }
    }
    return changed;
}

} // namespace

Result<Edit> improvedMap(const Map& map, const GameProfile& game, std::span<const Cell> locked,
                         std::stop_token stop) {
    Map better = map;
    const Symmetry symmetry = symmetryToKeep(map, game);
    Grid<char> open(map.size(), 1);
    for (const Cell cell : locked)
        if (open.contains(cell)) open[cell] = 0;
    const std::vector<Code> codes = improvingCodes(game);
    constexpr int mostSteps = 12;
    Faults faults = faultsOf(better, game);
    for (int step = 0; step < mostSteps && faults > Faults{}; ++step) {
        Draft draft(game, symmetry, better.terrain(), open);
        Faults least = faults;
        Grid<Code> best = better.terrain();
        for (const Cell cell : promisingCells(better, game)) {
            if (stop.stop_requested()) return Error{{"generate/stopped"}};
            if (!draft.isOpen(cell) || draft.imageOf(cell) < cell) continue;
            const Code before = draft.at(cell);
            for (const Code code : codes) {
                if (code == before || !draft.set(cell, code)) continue;
                Map tried = better;
                tried.layer(terrainLayer) = draft.terrain();
                if (const Faults now = faultsOf(tried, game); now < least) {
                    least = now;
                    best = draft.terrain();
                }
                draft.restore(better.terrain());
            }
        }
        if (least == faults) break;
        better.layer(terrainLayer) = best;
        faults = least;
    }
    if (faults > Faults{}) {
        Map hinted = better;
        if (suggestWhereFaulty(hinted, game, stop) && faultsOf(hinted, game) < faults)
            better = std::move(hinted);
    }
    if (stop.stop_requested()) return Error{{"generate/stopped"}};
    return differences(map, better);
}

} // namespace stonemason::kings_conflict
