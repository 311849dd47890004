// SPDX-License-Identifier: GPL-3.0-or-later
// Games of Token Battle: the engine beside the plain implementation, both choosing moves as Normal does and
// playing the same games; how fast Easy, Normal and Hard are; a tournament on one and on two threads.

#include "core/duel/match.h"
#include "core/duel/players/hard_player.h"
#include "tests/support/plain_normal.h"
#include "tests/support/tournaments.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <ctime>
#include <iostream>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr int seeds = 64;

std::array<ComputerPlayer, playerCount> both(PlayerLevel level) {
    return {ComputerPlayer{level}, ComputerPlayer{level}};
}

std::vector<Move> playedByEngine(const GameSetup& setup, PlayerLevel level) {
    const Duel duel = Duel::of(tokenBattleTable(), setup.sides[0].deck, setup.sides[1].deck).value();
    Position position = duel.start(setup.start);
    std::vector<Move> moves;
    playOut(duel, position, contestantsOf(both(level), setup.seed), {}, [&](Position& on, Move move) {
        duel.play(on, move);
        moves.push_back(move);
    });
    return moves;
}

std::vector<Move> playedPlainly(const GameSetup& setup) {
    PlainDuel duel(tokenBattle(), {setup.sides[0].deck, setup.sides[1].deck}, cellOf(setup.start));
    std::array random{SeededRandom(playerSeed(setup.seed, 0)), SeededRandom(playerSeed(setup.seed, 1))};
    std::vector<Move> moves;
    while (!duel.hasEnded()) {
        const PlainMove move = plainNormalMove(duel, random[std::size_t(*duel.next)]);
        moves.push_back({std::uint8_t(move.stack), squareOf(move.cell())});
        duel.play(move);
    }
    return moves;
}

/// A ratio of two that do not do the same is worth nothing.
void demandSameGames() {
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        if (playedByEngine(anySetup(seed), PlayerLevel::Normal) != playedPlainly(anySetup(seed))) {
            std::cerr << "the two implementations play another game with seed " << seed << '\n';
            std::exit(1);
        }
}

std::vector<GameSetup> setups() {
    std::vector<GameSetup> all;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        all.push_back(anySetup(seed));
    return all;
}

void gameOnEngine(benchmark::State& state, PlayerLevel level) {
    const std::vector<GameSetup> all = setups();
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(playedByEngine(all[next++ % all.size()], level));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(gameOnEngine, easy, PlayerLevel::Easy)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(gameOnEngine, normal, PlayerLevel::Normal)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(gameOnEngine, hard, PlayerLevel::Hard)->Unit(benchmark::kMicrosecond);

void gameOnPlain(benchmark::State& state) {
    const std::vector<GameSetup> all = setups();
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(playedPlainly(all[next++ % all.size()]));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(gameOnPlain)->Unit(benchmark::kMicrosecond);

/// The same games in turn, by the time of the processor, so that what else the machine does counts for
/// neither.
void ratioToPlain(benchmark::State& state) {
    const std::vector<GameSetup> all = setups();
    std::clock_t engine = 0;
    std::clock_t plain = 0;
    for (auto _ : state) {
        const std::clock_t begin = std::clock();
        for (const GameSetup& setup : all)
            benchmark::DoNotOptimize(playedPlainly(setup));
        const std::clock_t between = std::clock();
        for (const GameSetup& setup : all)
            benchmark::DoNotOptimize(playedByEngine(setup, PlayerLevel::Normal));
        plain += between - begin;
        engine += std::clock() - between;
    }
    state.counters["ratio"] = double(plain) / double(engine);
}
BENCHMARK(ratioToPlain)->Unit(benchmark::kMillisecond);

void moveOfHard(benchmark::State& state) {
    const Game game = anyGame(1, 8);
    std::int64_t nodes = 0;
    for (auto _ : state) {
        HardPlayer player({.seed = 1, .nodes = int(state.range(0))});
        benchmark::DoNotOptimize(player.choose(game.duel(), game.position(), {}));
        nodes += player.nodes();
    }
    state.counters["nodes"] = benchmark::Counter(double(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(moveOfHard)->Arg(4'000)->Arg(40'000)->Unit(benchmark::kMillisecond);

void tournament(benchmark::State& state) {
    TournamentPlan plan = anyPlan(4, 400);
    plan.player = {PlayerLevel::Normal};
    const Tournament four = tournamentOf(plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(playedBy(four, {}, int(state.range(0))).tally.pairings.size());
    state.SetItemsProcessed(state.iterations() * 2 * four.schedule().units());
}
BENCHMARK(tournament)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int count, char** words) {
    demandSameGames();
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
