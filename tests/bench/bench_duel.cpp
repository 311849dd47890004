// SPDX-License-Identifier: GPL-3.0-or-later
// Games of Token Battle: the engine beside the plain implementation, both choosing moves as Normal does and
// playing the same games; how fast Easy, Normal and Hard are; a tournament on one and on two threads.

#include "core/token_battle/duel/players/hard_player.h"
#include "core/token_battle/duel/players/player.h"
#include "tests/support/plain_normal.h"
#include "tests/support/tournaments.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <string_view>
#include <vector>

using namespace stonemason;
using namespace stonemason::token_battle;
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

/// Processor time that some games took both implementations.
struct Times {
    std::clock_t plain = 0;
    std::clock_t engine = 0;

    double ratio() const { return double(plain) / double(engine); }
};

/// The same games in turn, by the time of the processor, so that what else the machine does counts for
/// neither.
Times timesOf(const std::vector<GameSetup>& games) {
    const std::clock_t begin = std::clock();
    for (const GameSetup& setup : games)
        benchmark::DoNotOptimize(playedPlainly(setup));
    const std::clock_t between = std::clock();
    for (const GameSetup& setup : games)
        benchmark::DoNotOptimize(playedByEngine(setup, PlayerLevel::Normal));
    return {between - begin, std::clock() - between};
}

void ratioToPlain(benchmark::State& state) {
    const std::vector<GameSetup> all = setups();
    Times sum;
    for (auto _ : state) {
        const Times times = timesOf(all);
        sum.plain += times.plain;
        sum.engine += times.engine;
    }
    state.counters["ratio"] = sum.ratio();
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

Tournament fourDecks() {
    TournamentPlan plan = anyPlan(4, 400);
    plan.player = {PlayerLevel::Normal};
    return tournamentOf(plan);
}

void tournament(benchmark::State& state) {
    const Tournament four = fourDecks();
    for (auto _ : state)
        benchmark::DoNotOptimize(playedBy(four, {}, int(state.range(0))).tally.pairings.size());
    state.SetItemsProcessed(state.iterations() * 2 * four.schedule().units());
}
BENCHMARK(tournament)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The median of some measurements, odd in number.
template <typename Measure>
double medianOf(int times, Measure measure) {
    std::vector<double> values(std::size_t(times), 0);
    std::ranges::generate(values, measure);
    std::ranges::sort(values);
    return values[values.size() / 2];
}

double secondsOnThreads(const Tournament& four, int threads) {
    const auto begin = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(playedBy(four, {}, threads).tally.pairings.size());
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Prints a figure beside its goal and returns whether it is reached.
bool reportGoal(const char* what, double figure, double least) {
    const bool reached = figure >= least;
    std::cout << what << ": " << std::setprecision(3) << figure << ", at least " << least << ": "
              << (reached ? "reached" : "MISSED") << '\n';
    return reached;
}

/// Measures what RESULTS.md has goals for and returns whether both are reached.
bool reachesGoals() {
    const std::vector<GameSetup> all = setups();
    const Tournament four = fourDecks();
    const double faster = medianOf(9, [&] { return timesOf(all).ratio(); });
    const double threads = medianOf(5, [&] { return secondsOnThreads(four, 1) / secondsOnThreads(four, 2); });
    const bool isFast = reportGoal("a game, times faster than the plain implementation's", faster, 20);
    return reportGoal("a tournament, times faster on two threads", threads, 1.9) && isFast;
}

} // namespace

/// With the only word --goals: just the figures that have goals, and status 1 when one is missed.
int main(int count, char** words) {
    demandSameGames();
    if (count == 2 && words[1] == std::string_view("--goals")) return reachesGoals() ? 0 : 1;
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
