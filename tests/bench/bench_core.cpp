// SPDX-License-Identifier: GPL-3.0-or-later
// How long the checks, what overlays show, the pens and the readers take on the published maps.

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/hint/basins.h"
#include "core/kings_conflict/hint/stops.h"
#include "core/kings_conflict/map/pen.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/statistics.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"

#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

Map published(const char* name) {
    const std::string bytes = test::testData(std::string("kings-conflict/") + name);
    return readMap(bytes, std::span(&test::kingsConflict(), 1)).value().map;
}

void allChecks(benchmark::State& state, const char* name) {
    const Map map = published(name);
    for (auto _ : state)
        benchmark::DoNotOptimize(runChecks(map, test::kingsConflict()));
}
BENCHMARK_CAPTURE(allChecks, the_crossing, "the-crossing.txt");
BENCHMARK_CAPTURE(allChecks, mountain_passes, "mountain-passes.txt");

void allChecksOnPlains(benchmark::State& state) {
    Map map = newMap(test::kingsConflict());
    const Size size{int(state.range(0)), int(state.range(0))};
    for (Grid<Code>& layer : map.layers)
        layer = Grid<Code>(size, &layer == &map.layers.front() ? 'P' : '0');
    for (auto _ : state)
        benchmark::DoNotOptimize(runChecks(map, test::kingsConflict()));
}
BENCHMARK(allChecksOnPlains)->Arg(11)->Arg(64)->Arg(256);

/// Flow, basins and stops of one hint grid: what its views need after every change.
void hintViewsOf(benchmark::State& state, const HintField& field) {
    for (auto _ : state) {
        const Flow flow = flowOf(field);
        benchmark::DoNotOptimize(basinsOf(field, flow));
        benchmark::DoNotOptimize(stopsOf(field, flow));
    }
}

void hintViews(benchmark::State& state, const char* name) {
    const Map map = published(name);
    hintViewsOf(state, hintField(map, test::kingsConflict(), 1).value());
}
BENCHMARK_CAPTURE(hintViews, the_crossing, "the-crossing.txt");
BENCHMARK_CAPTURE(hintViews, mountain_passes, "mountain-passes.txt");

/// Hills of hints over plains with rows of walls.
void hintViewsOnHills(benchmark::State& state) {
    const Size size{int(state.range(0)), int(state.range(0))};
    HintField field{Grid<int>(size), Grid<char>(size), 2};
    forEachCell(size, [&](Cell cell) {
        field.value[cell] = std::max(0, 9 - chebyshev({cell.row % 23, cell.column % 19}, {11, 9}));
        field.enterable[cell] = cell.row % 7 != 3 || cell.column % 5 == 0;
    });
    hintViewsOf(state, field);
}
BENCHMARK(hintViewsOnHills)->Arg(11)->Arg(64)->Arg(256)->Unit(benchmark::kMillisecond);

/// What all overlays of fairness and the statistics are drawn from.
void fairness(benchmark::State& state, Map map) {
    const GameProfile& game = test::kingsConflict();
    for (auto _ : state) {
        for (std::size_t side : {0U, 1U}) {
            benchmark::DoNotOptimize(kingTurns(map, game, side));
            benchmark::DoNotOptimize(firstTurn(map, game, side));
            benchmark::DoNotOptimize(swatTiles(map, game, game.kings->starts[side].cell));
        }
        benchmark::DoNotOptimize(statisticsOf(map, game));
    }
}
BENCHMARK_CAPTURE(fairness, the_crossing, published("the-crossing.txt"));
BENCHMARK_CAPTURE(fairness, mountain_passes, published("mountain-passes.txt"));

/// As on a worker: a game whose board is as large as boards can be.
void largeStatistics(benchmark::State& state) {
    GameProfile game = test::kingsConflict();
    game.board = {256, 256};
    game.kings->starts[0].cell = {255, 0};
    game.kings->starts[1].cell = {0, 255};
    const Map map = newMap(game);
    for (auto _ : state)
        benchmark::DoNotOptimize(statisticsOf(map, game));
}
BENCHMARK(largeStatistics)->Unit(benchmark::kMillisecond);

void riverAcross(benchmark::State& state) {
    Map map = newMap(test::kingsConflict());
    map.symmetry = Symmetry::HalfTurn;
    const std::vector<Cell> path{{2, 0}, {2, 4}, {8, 4}, {8, 10}};
    for (auto _ : state)
        benchmark::DoNotOptimize(drawPath(map, test::kingsConflict(), Network::River, map.symmetry, path));
}
BENCHMARK(riverAcross);

void readAndWrite(benchmark::State& state, MapFormat format) {
    const Map map = published("mountain-passes.txt");
    const std::string bytes = writeMap(map, test::kingsConflict(), format).value();
    for (auto _ : state) {
        auto read = readMap(bytes, std::span(&test::kingsConflict(), 1));
        benchmark::DoNotOptimize(writeMap(read.value().map, test::kingsConflict(), format));
    }
}
BENCHMARK_CAPTURE(readAndWrite, smap, MapFormat::Smap);
BENCHMARK_CAPTURE(readAndWrite, code, MapFormat::GameCode);
BENCHMARK_CAPTURE(readAndWrite, text, MapFormat::Text);

} // namespace
