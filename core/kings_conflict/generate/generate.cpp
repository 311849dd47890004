// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"

#include "core/base/limits.h"
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/attempt.h"
#include "core/kings_conflict/generate/locked_cells.h"
#include "core/kings_conflict/hint/suggest.h"

#include <algorithm>
#include <set>

namespace stonemason::kings_conflict {

namespace {

/// How many terrains are made before a request counts as one that no map meets.
constexpr int mostAttempts = 60;

bool isClean(const Map& map, const GameProfile& game) {
    const Report report = runChecks(map, game);
    return report.count(Severity::Error) == 0 && report.count(Severity::Warning) == 0;
}

MapOrigin originOf(const GenerationRequest& request) {
    MapOrigin origin{generatorVersion, request.seed, request.symmetry, request.wishes, {}};
    if (!request.keep || request.locked.empty()) return origin;
    const Grid<Code>& terrain = request.keep->terrain();
    origin.locked.assign(std::size_t(terrain.rows()),
                         std::string(std::size_t(terrain.columns()), MapOrigin::openCell));
    for (const Cell cell : request.locked)
        if (terrain.contains(cell))
            origin.locked[std::size_t(cell.row)][std::size_t(cell.column)] = terrain[cell];
    return origin;
}

/// The map that a terrain is put into.
Map frameOf(const GameProfile& game, const GenerationRequest& request) {
    Map map = newMap(game);
    map.symmetry = request.symmetry;
    map.origin = originOf(request);
    if (!request.keep) return map;
    map.info = request.keep->info;
    map.rules = request.keep->rules;
    map.notes = request.keep->notes;
    map.unknownFields = request.keep->unknownFields;
    return map;
}

bool suggestAll(Map& map, const GameProfile& game, const std::stop_token& stop) {
    for (int layer = 1; layer < map.layerCount(); ++layer) {
        const auto suggestion = suggestHints(map, game, layer, {}, stop);
        if (suggestion) map.layer(layer) = suggestion->grid;
    }
    return !stop.stop_requested();
}

/// What came out nearest to the wishes in terrains that did not meet them.
class NearMisses {
public:
    void add(const TerrainFacts& facts, const Plan& plan) {
        const std::vector<int> counts = facts.wishCounts();
        unmet_.resize(counts.size(), 0);
        nearest_.resize(counts.size());
        ++attempts_;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto off = [&](int value) {
                return std::max({0, plan.ranges[i].least - value, value - plan.ranges[i].most});
            };
            unmet_[i] += off(counts[i]) > 0;
            if (!nearest_[i] || off(counts[i]) < off(*nearest_[i])) nearest_[i] = counts[i];
        }
    }

    Error error(const Plan& plan) const {
        std::string together;
        for (std::size_t i = 0; i < unmet_.size(); ++i) {
            if (unmet_[i] == attempts_)
                return {{"generate/nearest",
                         {plan.wishes[i].id, plan.ranges[i].least, plan.ranges[i].most, *nearest_[i]}}};
            if (unmet_[i] > 0) together += (together.empty() ? "" : " ") + plan.wishes[i].id;
        }
        return {{"generate/together", {together}}};
    }

private:
    int attempts_ = 0;
    std::vector<int> unmet_;
    std::vector<std::optional<int>> nearest_;
};

} // namespace

Result<Map> generateMap(const GameProfile& game, const GenerationRequest& request, std::stop_token stop) {
    if (const auto error = whyNotGenerated(game, request)) return *error;
    Map map = frameOf(game, request);
    const LockedTerrain locked = *lockedTerrain(game, request);
    TerrainFacts facts(game, game.board, numbersOf(map, game));
    NearMisses misses;
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        if (stop.stop_requested()) return Error{{"generate/stopped"}};
        SeededRandom seeds(request.seed);
        SeededRandom random(seeds.next() ^ (std::uint64_t(attempt) * 0xD1342543DE82EF95U));
        const Plan plan = drawPlan(game, request.wishes, facts.wishes(), random);
        Draft draft(game, request.symmetry, locked.terrain, locked.open);
        composeTerrain(draft, facts, plan, random);
        misses.add(facts, plan);
        if (unmetWishes(facts, plan) > 0) continue;
        map.layer(terrainLayer) = draft.terrain();
        if (!suggestAll(map, game, stop)) return Error{{"generate/stopped"}};
        if (isClean(map, game)) return map;
    }
    return misses.error(drawnRanges(game, request.wishes, facts.wishes()));
}

} // namespace stonemason::kings_conflict
