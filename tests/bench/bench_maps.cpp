// SPDX-License-Identifier: GPL-3.0-or-later
// How long maps of King's Conflict to order take, of another seed each time.

#include "core/kings_conflict/generate/generate.h"
#include "tests/support/profile.h"

#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

void generateMaps(benchmark::State& state) {
    GenerationRequest request;
    request.symmetry = Symmetry(state.range(0));
    for (auto _ : state) {
        if (!generateMap(test::kingsConflict(), request)) state.SkipWithError("no map");
        ++request.seed;
    }
}
BENCHMARK(generateMaps)
    ->Unit(benchmark::kMillisecond)
    ->Arg(int(Symmetry::HalfTurn))
    ->Arg(int(Symmetry::Diagonal));

} // namespace
