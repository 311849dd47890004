// SPDX-License-Identifier: GPL-3.0-or-later
// War in the Wastes: sequences of moves counted, positions that Hard looks at, and the checks of a board.

#include "core/wastes/check/check.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/generate/fair_board.h"
#include "core/wastes/players/player.h"
#include "core/wastes/players/search.h"
#include "tests/support/boards.h"

#include <benchmark/benchmark.h>

using namespace stonemason;

namespace {

wastes::Engine standard() {
    return wastes::Engine::of(test::publicBoard("wastes-multiplayer"), test::theWastes()).value();
}

void perftOfPublicBoard(benchmark::State& state) {
    const wastes::Engine engine = standard();
    std::uint64_t leaves = 0;
    for (auto _ : state)
        leaves += wastes::perft(engine, engine.start(), int(state.range(0)));
    state.counters["leaves"] = benchmark::Counter(double(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK(perftOfPublicBoard)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

/// From the start and from the middle of a game. The goal is 5 million positions a second of processor time.
void moveOfHard(benchmark::State& state) {
    const wastes::Engine engine = standard();
    wastes::Position position = engine.start();
    wastes::DesignedPlayer easy(PlayerLevel::Easy, 1);
    while (position.running() && position.moves < int(state.range(0)))
        engine.play(position, easy.choose(engine, position, {}));
    std::int64_t nodes = 0;
    for (auto _ : state) {
        wastes::Search search(engine, engine.profile().hard.nodes);
        nodes += search.best(position, engine.moves(position)).nodes;
    }
    state.counters["positions"] = benchmark::Counter(double(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(moveOfHard)->Arg(0)->Arg(30)->Unit(benchmark::kMillisecond);

void allChecksOfPublicBoard(benchmark::State& state) {
    const wastes::Board board = test::publicBoard("wastes-multiplayer");
    for (auto _ : state)
        benchmark::DoNotOptimize(wastes::runChecks(board, test::theWastes()).problems.size());
}
BENCHMARK(allChecksOfPublicBoard)->Unit(benchmark::kMillisecond);

/// A board of the usual size to standard wishes, of another seed each time, without measuring it.
void generateBoards(benchmark::State& state) {
    wastes::BoardRequest request;
    for (auto _ : state) {
        if (!wastes::generateBoard(test::theWastes(), request)) state.SkipWithError("no board");
        ++request.seed;
    }
}
BENCHMARK(generateBoards)->Unit(benchmark::kMillisecond);

/// The 400 games by which one is measured, on one thread.
void measureBoard(benchmark::State& state) {
    const wastes::Board board = wastes::generateBoard(test::theWastes(), {}).value();
    for (auto _ : state)
        if (!wastes::measuredBoard(board, test::theWastes(), 1)) state.SkipWithError("not measured");
}
BENCHMARK(measureBoard)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
