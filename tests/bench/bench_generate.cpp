// SPDX-License-Identifier: GPL-3.0-or-later
// How long worlds of zones in a lattice take, and how that grows.

#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/generate/generate.h"
#include "tests/support/worlds.h"

#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

/// Zones in rows and columns, each linked to those beside it, with castles for six players.
Template lattice(int rows, int columns) {
    Template made;
    made.zones.resize(std::size_t(rows * columns));
    for (int zone = 0; zone < rows * columns; ++zone) {
        if ((zone + 1) % columns != 0) made.links.push_back({zone, zone + 1});
        if (zone + columns < rows * columns) made.links.push_back({zone, zone + columns});
        if (zone < playerCount) made.zones[std::size_t(zone)].castles = {{Nation::Random, PlayerId(zone)}};
    }
    return made;
}

Result<Generated> made(int rows, int columns, int side, std::uint64_t seed) {
    return generate(lattice(rows, columns), test::pocketHeroes(), {side, seed, 8, false});
}

/// Another seed each time: rows, columns, side.
void generateWorld(benchmark::State& state) {
    std::uint64_t seed = 0;
    for (auto _ : state)
        if (!made(int(state.range(0)), int(state.range(1)), int(state.range(2)), ++seed))
            state.SkipWithError("no world");
}
BENCHMARK(generateWorld)
    ->Unit(benchmark::kMillisecond)
    ->Args({3, 3, 32})
    ->Args({3, 3, 64})
    ->Args({3, 3, 128})
    ->Args({5, 5, 128})
    ->Args({3, 3, 256})
    ->Args({5, 5, 256})
    ->Args({6, 10, 256});

void fairnessOfWorld(benchmark::State& state) {
    const auto world = made(5, 5, 128, 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(fairnessOf(world->world, test::pocketHeroes(), Config()));
}
BENCHMARK(fairnessOfWorld)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
