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

bool suggestWhereFaulty(Map& map, const GameProfile& game, const std::stop_token& stop,
                        int reach = SuggestOptions().reach) {
    SuggestOptions options;
    options.reach = reach;
    bool changed = false;
    for (const Problem& problem : runChecks(map, game).problems) {
        if (problem.severity == Severity::Note || isOfTerrain(problem)) continue;
        if (*problem.layer >= map.layerCount() || !map.hasLayer(*problem.layer)) continue;
        if (auto suggestion = suggestHints(map, game, *problem.layer, options, stop)) {
            changed = changed || map.layer(*problem.layer) != suggestion->grid;
            map.layer(*problem.layer) = std::move(suggestion->grid);
        }
    }
    return changed;
}

int hintFaults(const Map& map, const GameProfile& game) {
    return int(std::ranges::count_if(runChecks(map, game).problems, [](const Problem& problem) {
        return problem.severity != Severity::Note && !isOfTerrain(problem);
    }));
}

/// Suggests hint grids anew that the new terrain has made faulty, with values that spread as far as it takes.
void followWithHints(Map& varied, const Map& before, const GameProfile& game, const std::stop_token& stop) {
    const int known = hintFaults(before, game);
    int least = hintFaults(varied, game);
    Map hinted = varied;
    for (const int reach : {SuggestOptions().reach, 140, 200, 300, 70}) {
        if (least <= known || !suggestWhereFaulty(hinted, game, stop, reach)) return;
        if (const int now = hintFaults(hinted, game); now < least) {
            least = now;
            varied = hinted;
        }
    }
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
        composeTerrain(draft, facts, plan, random, stop);
        if (draft.terrain() == map.terrain()) continue;
        varied.layer(terrainLayer) = draft.terrain();
        if (addsFaults(faults, faultsByMessage(varied, game))) continue;
        followWithHints(varied, map, game, stop);
        if (stop.stop_requested()) return Error{{"generate/stopped"}};
        return differences(map, varied);
    }
    return Error{{"generate/no-variation"}};
}

namespace {

/// The tiles that an improvement puts somewhere: one of ground for each class, and what repairs joins.
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

/// The objective that an improvement minimises: faults, then how enclosed the kings are, which lets it open
/// a way that takes several changes.
struct Badness {
    Faults faults;
    int shut = 0;
    auto operator<=>(const Badness&) const = default;
};

/// Repeatedly applies the best change of one cell and its image: steepest descent on Badness. Cost: all
/// checks, for each code in each promising cell, at each step.
class Improver {
public:
    Improver(const Map& map, const GameProfile& game, std::span<const Cell> locked, std::stop_token stop)
        : game_(game)
        , stop_(std::move(stop))
        , before_(map)
        , better_(map)
        , open_(map.size(), 1)
        , facts_(game, map.size(), numbersOf(map, game))
        , codes_(improvingCodes(game)) {
        for (const Cell cell : locked)
            if (open_.contains(cell)) open_[cell] = 0;
    }

    Result<Edit> improve() {
        constexpr int mostSteps = 12;
        const Faults first = faultsOf(better_, game_);
        Badness badness = badnessOf(better_);
        for (int step = 0; step < mostSteps && badness.faults > Faults{}; ++step)
            if (!takeBestStep(badness)) break;
        if (badness.faults < first)
            revertWhatDoesNotHelp(badness.faults);
        else
            better_.layer(terrainLayer) = before_.terrain();
        if (const Faults left = faultsOf(better_, game_); left > Faults{}) {
            Map hinted = better_;
            if (suggestWhereFaulty(hinted, game_, stop_) && faultsOf(hinted, game_) < left)
                better_ = std::move(hinted);
        }
        if (stop_.stop_requested()) return Error{{"generate/stopped"}};
        return differences(before_, better_);
    }

private:
    Badness badnessOf(const Map& map) {
        facts_.count(map.terrain());
        const int shut = 8 * facts_.closedStarts() + 4 * facts_.lackingWaysOut() + facts_.swatBeside() +
                         (facts_.hasStarts() && !facts_.hasRoute() ? 2 : 0);
        return {faultsOf(map, game_), shut};
    }

    bool takeBestStep(Badness& badness) {
        Draft draft(game_, symmetryToKeep(before_, game_), better_.terrain(), open_);
        Badness least = badness;
        Grid<Code> best = better_.terrain();
        Map tried = better_;
        for (const Cell cell : promisingCells(better_, game_)) {
            if (stop_.stop_requested()) return false;
            if (!draft.isOpen(cell) || draft.imageOf(cell) < cell) continue;
            const Code before = draft.at(cell);
            for (const Code code : codes_) {
                if (code == before || !draft.set(cell, code)) continue;
                tried.layer(terrainLayer) = draft.terrain();
                if (const Badness now = badnessOf(tried); now < least) {
                    least = now;
                    best = draft.terrain();
                }
                draft.restore(better_.terrain());
            }
        }
        if (least == badness) return false;
        better_.layer(terrainLayer) = best;
        badness = least;
        return true;
    }

    /// Changes without which there are no more faults are reverted.
    void revertWhatDoesNotHelp(const Faults& faults) {
        const Symmetry symmetry = symmetryToKeep(before_, game_);
        forEachCell(better_.size(), [&](Cell cell) {
            const Cell image = partner(cell, better_.size(), symmetry);
            if (better_.terrain()[cell] == before_.terrain()[cell] || image < cell) return;
            Map tried = better_;
            for (const Cell each : {cell, image})
                tried.layer(terrainLayer)[each] = before_.terrain()[each];
            if (faultsOf(tried, game_) <= faults) better_ = std::move(tried);
        });
    }

    const GameProfile& game_;
    std::stop_token stop_;
    const Map& before_;
    Map better_;
    Grid<char> open_; ///< not 0: may be changed
    TerrainFacts facts_;
    std::vector<Code> codes_;
};

} // namespace

Result<Edit> improvedMap(const Map& map, const GameProfile& game, std::span<const Cell> locked,
                         std::stop_token stop) {
    return Improver(map, game, locked, std::move(stop)).improve();
}

} // namespace stonemason::kings_conflict
