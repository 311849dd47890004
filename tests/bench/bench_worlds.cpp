// SPDX-License-Identifier: GPL-3.0-or-later
// How long reading, writing and looking at the largest world takes: 256 x 256 cells, 10,000 decorations.

#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/rules/statistics.h"
#include "tests/support/worlds.h"

#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

const World& world() {
    constexpr int decorations = 10'000;
    static const World large = [] {
        World made = test::largeWorld(decorations);
        made.players = {{PlayerId::Red, Controller::Either, std::nullopt}};
        made.heroes.emplace_back().owner = PlayerId::Red;
        return made;
    }();
    return large;
}

void readLargest(benchmark::State& state) {
    const std::string bytes = writeWorld(world()).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(readWorld(bytes));
}
BENCHMARK(readLargest)->Unit(benchmark::kMillisecond);

void writeLargest(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(writeWorld(world()));
}
BENCHMARK(writeLargest)->Unit(benchmark::kMillisecond);

void copyLargest(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(World(world()));
}
BENCHMARK(copyLargest)->Unit(benchmark::kMillisecond);

void occupancyOfLargest(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(Occupancy(world(), test::pocketHeroes()));
}
BENCHMARK(occupancyOfLargest)->Unit(benchmark::kMillisecond);

void statisticsOfLargest(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(statisticsOf(world(), test::pocketHeroes()));
}
BENCHMARK(statisticsOfLargest)->Unit(benchmark::kMillisecond);

void checksOfLargest(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(runChecks(world(), test::pocketHeroes()));
}
BENCHMARK(checksOfLargest)->Unit(benchmark::kMillisecond);

} // namespace
