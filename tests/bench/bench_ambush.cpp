// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to find places for ambushes, and how much longer the seed's own loop takes.
#include "core/ambush/choice.h"
#include "core/ambush/live_index.h"
#include "core/ambush/search.h"
#include "core/base/random.h"
#include "tests/bench/seed_loop.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::ambush;

namespace {

/// The seed's last pattern, 7 x 9, of which 25 cells are compared.
const std::vector<std::string> sparse{"**##*****", "**X#*****", "**.###***", ".........",
                                      "**.###***", "**X#*****", "**##*****"};

Pattern sparsePattern(Orientations orientations) {
    Pattern pattern;
    pattern.orientations = orientations;
    pattern.signs = Grid<char>({int(sparse.size()), int(sparse.front().size())});
    forEachCell(pattern.signs.size(), [&](Cell cell) {
        pattern.signs[cell] = sparse[std::size_t(cell.row)][std::size_t(cell.column)];
    });
    return pattern;
}

/// Caves: what is left of noise after smoothing it a few times, as generators of roguelikes make them.
BitGrid caves(int side) {
    SeededRandom random(1);
    Grid<char> walls({side, side});
    forEachCell(walls.size(), [&](Cell cell) { walls[cell] = random.percent(45) ? 1 : 0; });
    for (int round = 0; round < 4; ++round) {
        Grid<char> next = walls;
        forEachCell(walls.size(), [&](Cell cell) {
            int around = walls[cell];
            for (Cell step : eightSteps)
                around += walls.contains(cell + step) ? walls[cell + step] : 1;
            next[cell] = around >= 5 ? 1 : 0;
        });
        walls = std::move(next);
    }
    return bitGridOf(walls.size(), [&](Cell cell) { return walls[cell] == 0; });
}

std::vector<Stencil> stencilsOfSparse(Orientations orientations) {
    const Pattern pattern = sparsePattern(orientations);
    return stencilsOf({&pattern, 1});
}

void seedLoop(benchmark::State& state) {
    const BitGrid map = caves(int(state.range(0)));
    const seed::Map cells = seed::mapOf(map);
    const seed::Filter filter = seed::filterOf(sparse);
    for (auto _ : state)
        benchmark::DoNotOptimize(seed::passingPlaces(cells, filter, 0.8F));
}
BENCHMARK(seedLoop)->Arg(1000)->Unit(benchmark::kMillisecond);

void search(benchmark::State& state, Orientations orientations) {
    const BitGrid map = caves(int(state.range(0)));
    const auto stencils = stencilsOfSparse(orientations);
    std::int64_t passing = 0;
    for (auto _ : state)
        passing = findPlaces(stencils, map)->passing;
    state.counters["passing"] = double(passing);
}

/// The same as the seed's loop, to the place: that is looked at before it is timed.
void searchOneWay(benchmark::State& state) {
    const BitGrid map = caves(int(state.range(0)));
    const auto found = findPlaces(stencilsOfSparse({Orientation::R0}), map);
    const auto expected = seed::passingPlaces(seed::mapOf(map), seed::filterOf(sparse), 0.8F);
    if (!std::ranges::equal(found->places, expected, {}, &Place::corner)) std::abort();
    search(state, {Orientation::R0});
}
BENCHMARK(searchOneWay)->Arg(1000)->Unit(benchmark::kMillisecond);

void searchAllWays(benchmark::State& state) {
    search(state, Orientations::all());
}
BENCHMARK(searchAllWays)->Arg(1000)->Arg(4096)->Unit(benchmark::kMillisecond);

/// With one cell more, so that no two ways are the same: 8 in place of 4.
void searchEightWays(benchmark::State& state) {
    const BitGrid map = caves(int(state.range(0)));
    Pattern pattern = sparsePattern(Orientations::all());
    pattern.signs[{0, 4}] = '#';
    const auto stencils = stencilsOf({&pattern, 1});
    if (stencils.size() != allOrientations.size()) std::abort();
    for (auto _ : state)
        benchmark::DoNotOptimize(findPlaces(stencils, map));
}
BENCHMARK(searchEightWays)->Arg(4096)->Unit(benchmark::kMillisecond);

/// A board full of places: each corner passes, every way.
void searchOpenPlain(benchmark::State& state) {
    const BitGrid map({int(state.range(0)), int(state.range(0))}, true);
    Pattern pattern = sparsePattern(Orientations::all());
    pattern.threshold = 400;
    const auto stencils = stencilsOf({&pattern, 1});
    for (auto _ : state)
        benchmark::DoNotOptimize(findPlaces(stencils, map));
}
BENCHMARK(searchOpenPlain)->Arg(1000)->Arg(4096)->Unit(benchmark::kMillisecond);

void choose(benchmark::State& state, bool most) {
    const BitGrid map = caves(1000);
    const auto stencils = stencilsOfSparse(Orientations::all());
    const auto found = findPlaces(stencils, map);
    std::size_t chosen = 0;
    for (auto _ : state)
        chosen = most ? chooseMost(found->places, stencils, map.size(), Overlap::Cells)->size()
                      : chooseBest(found->places, stencils, map.size(), Overlap::Cells).size();
    state.counters["places"] = double(found->places.size());
    state.counters["chosen"] = double(chosen);
}
BENCHMARK_CAPTURE(choose, best, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(choose, most, true)->Unit(benchmark::kMillisecond);

/// A wall that is built and broken, somewhere else each time: what is reported after one changed cell.
void oneCellChanges(benchmark::State& state) {
    const BitGrid map = caves(int(state.range(0)));
    auto index = LiveIndex::of(stencilsOfSparse(Orientations::all()), map);
    SeededRandom random(2);
    for (auto _ : state) {
        const Cell cell{random.below(map.rows()), random.below(map.columns())};
        const CellState change{cell, !index->passable()[cell]};
        benchmark::DoNotOptimize(index->change({&change, 1}));
    }
}
BENCHMARK(oneCellChanges)->Arg(1000)->Arg(4096)->Unit(benchmark::kMicrosecond);

} // namespace
