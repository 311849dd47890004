// SPDX-License-Identifier: GPL-3.0-or-later
// How long maps of King's Conflict to order take, of another seed each time, and what comes out: by the
// generator, and by wave function collapse, which it is compared with. "made" is the share of seeds with a
// map that has no error and no warning and meets the standard wishes; "rivers" and "roads" are the shares of
// these with some, "score" is their mean.
#include "core/kings_conflict/game/standard_generation.h"
#include "core/kings_conflict/generate/generate.h"
#include "core/kings_conflict/score/score.h"
#include "tests/bench/collapsed_maps.h"
#include "tests/support/profile.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

const GameProfile& game() {
    return test::kingsConflict();
}

bool has(const Map& map, WishKind kind) {
    const std::vector<WishInfo> wishes = wishesOf(game());
    const std::vector<int> counts = countedWishes(map, game());
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (wishes[i].kind == kind && counts[i] > 0) return true;
    return false;
}

/// What the maps of a run are like.
class Tally {
public:
    void add(const Map* map) {
        ++seeds_;
        if (!map) return;
        ++made_;
        rivers_ += has(*map, WishKind::RiverLength);
        roads_ += has(*map, WishKind::RoadLength);
        if (const auto score = scoreOf(*map, game())) score_ += score->points;
    }

    void report(benchmark::State& state) const {
        const double made = std::max(1, made_);
        state.counters["made"] = double(made_) / std::max(1, seeds_);
        state.counters["rivers"] = rivers_ / made;
        state.counters["roads"] = roads_ / made;
        state.counters["score"] = score_ / made;
    }

private:
    int seeds_ = 0;
    int made_ = 0;
    int rivers_ = 0;
    int roads_ = 0;
    int score_ = 0;
};

void generate(benchmark::State& state) {
    GenerationRequest request;
    request.symmetry = Symmetry(state.range(0));
    Tally tally;
    for (auto _ : state) {
        const auto map = generateMap(game(), request);
        state.PauseTiming();
        tally.add(map ? &*map : nullptr);
        ++request.seed;
        state.ResumeTiming();
    }
    tally.report(state);
}

void collapse(benchmark::State& state) {
    constexpr int mostBegun = 60; // as many as the generator begins
    std::uint64_t seed = 1;
    Tally tally;
    for (auto _ : state) {
        const auto map = bench::collapsedMap(game(), Symmetry(state.range(0)), seed++, mostBegun);
        state.PauseTiming();
        tally.add(map ? &*map : nullptr);
        state.ResumeTiming();
    }
    tally.report(state);
}

void ofEachSymmetry(benchmark::internal::Benchmark* benchmark) {
    benchmark->Unit(benchmark::kMillisecond)->Arg(int(Symmetry::HalfTurn))->Arg(int(Symmetry::Diagonal));
}

BENCHMARK(generate)->Apply(ofEachSymmetry)->Iterations(300);
BENCHMARK(collapse)->Apply(ofEachSymmetry)->Iterations(100);

/// Boards of a game of one's own, up to the largest, with kings in the corners and the numbers of a profile
/// that has none of its own.
void generateLarge(benchmark::State& state) {
    GameProfile large = game();
    const int last = int(state.range(0)) - 1;
    large.board = {last + 1, last + 1};
    large.kings->starts[0].cell = {last, 0};
    large.kings->starts[1].cell = {0, last};
    large.generation = standardGeneration(large);
    GenerationRequest request;
    for (auto _ : state) {
        if (!generateMap(large, request)) state.SkipWithError("no map");
        ++request.seed;
    }
}
BENCHMARK(generateLarge)->Unit(benchmark::kMillisecond)->Arg(18)->Arg(32)->Arg(48)->Arg(64);

} // namespace
