// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"

#include "core/base/limits.h"
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/attempt.h"
#include "core/kings_conflict/generate/locked_cells.h"
#include "core/kings_conflict/hint/suggest.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

/// How many terrains are made before a request counts as one that no map meets: fewer on large boards, where
/// each takes a second and a wish that one misses is missed by most.
int mostAttempts(Size board) {
    constexpr int ofLargeBoards = 16;
    return isLargeBoard(board) ? ofLargeBoards : 60;
}

/// Whether the problem is one that a generated map must not have. That a grid is flat that nothing can be
/// suggested for is for the author to repair.
bool isFault(const Problem& problem, const GameProfile& game) {
    const bool isForAuthors = problem.check == "hint-flat" && problem.layer &&
                              game.layers[std::size_t(*problem.layer)].purpose == HintPurpose::None;
    return problem.severity != Severity::Note && !isForAuthors;
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

/// The first fault of the map: of its terrain if it has one.
std::optional<Problem> firstFault(const Map& map, const GameProfile& game) {
    for (Problem& problem : runChecks(map, game).problems)
        if (isFault(problem, game)) return std::move(problem);
    return std::nullopt;
}

void suggest(Map& map, const GameProfile& game, int layer, int reach, const std::stop_token& stop) {
    SuggestOptions options;
    options.reach = reach;
    if (auto suggestion = suggestHints(map, game, layer, options, stop))
        map.layer(layer) = std::move(suggestion->grid);
}

/// Fills the hint grids. One on which units get stuck is made anew with values that spread further.
/// @returns the fault that stays
std::optional<Problem> suggestAll(Map& map, const GameProfile& game, const std::stop_token& stop) {
    constexpr std::array reaches{140, 200, 300, 70};
    for (int layer = 1; layer < map.layerCount(); ++layer)
        suggest(map, game, layer, SuggestOptions().reach, stop);
    std::optional<Problem> fault = firstFault(map, game);
    for (std::size_t tried = 0; tried < reaches.size() && fault && fault->layer; ++tried) {
        if (stop.stop_requested()) break;
        const int layer = *fault->layer;
        suggest(map, game, layer, reaches[tried], stop);
        fault = firstFault(map, game);
        if (fault && fault->layer && *fault->layer != layer) tried = 0;
    }
    return fault;
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

    void addFault(std::string_view message) { fault_ = message; }

    /// Whether some wish was missed by all of so many that another terrain will hardly meet it.
    bool areHopeless() const {
        constexpr int enough = 6;
        return attempts_ >= enough && std::ranges::count(unmet_, attempts_) > 0;
    }

    Error error(const Plan& plan) const {
        std::string together;
        for (std::size_t i = 0; i < unmet_.size(); ++i) {
            if (unmet_[i] == attempts_)
                return {{"generate/nearest",
                         {plan.wishes[i].id, plan.ranges[i].least, plan.ranges[i].most, *nearest_[i]}}};
            if (unmet_[i] > 0) together += (together.empty() ? "" : ", ") + plan.wishes[i].id;
        }
        if (!fault_.empty() || together.empty()) return {{"generate/checks", {std::string(fault_)}}};
        return {{"generate/together", {together}}};
    }

private:
    int attempts_ = 0;
    std::string_view fault_; ///< the last that the checks found where all wishes were met
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
    for (int attempt = 0; attempt < mostAttempts(game.board); ++attempt) {
        SeededRandom seeds(request.seed);
        SeededRandom random(seeds.next() ^ (std::uint64_t(attempt) * 0xD1342543DE82EF95U));
        const Plan plan = drawPlan(game, request.wishes, facts.wishes(), random);
        Draft draft(game, request.symmetry, locked.terrain, locked.open);
        composeTerrain(draft, facts, plan, random, stop);
        if (stop.stop_requested()) return Error{{"generate/stopped"}};
        misses.add(facts, plan);
        if (isLargeBoard(game.board) && misses.areHopeless()) break;
        if (unmetWishes(facts, plan) > 0) continue;
        map.layer(terrainLayer) = draft.terrain();
        const auto fault = suggestAll(map, game, stop);
        if (stop.stop_requested()) return Error{{"generate/stopped"}};
        if (!fault) return map;
        misses.addFault(fault->message.id);
    }
    return misses.error(drawnRanges(game, request.wishes, facts.wishes()));
}

} // namespace stonemason::kings_conflict
