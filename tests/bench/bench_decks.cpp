// SPDX-License-Identifier: GPL-3.0-or-later
// How long decks take to be opened, written, shared and dealt.

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/formats.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "tests/support/cards.h"

#include <QCoreApplication>
#include <benchmark/benchmark.h>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

/// Random decks with tags and notes, as someone has who keeps everything.
DeckLibrary libraryOf(int count) {
    SeededRandom random(1);
    DeckLibrary library;
    for (int i = 1; i <= count; ++i)
        library.append({"Deck " + std::to_string(i),
                        randomDeck(tokenBattle(), random),
                        {"random", "bench"},
                        "Dealt, never played."});
    return library;
}

std::string written(int count, DeckFormat format) {
    return writeDecks(libraryOf(count), tokenBattle(), format).value().bytes;
}

void openLibrary(benchmark::State& state, DeckFormat format) {
    const std::string bytes = written(int(state.range(0)), format);
    for (auto _ : state) {
        DeckDocument document(readDecks(bytes, tokenBattle()).value(), tokenBattle());
        document.setFileBytes(bytes);
        benchmark::DoNotOptimize(document.library().size());
    }
}
BENCHMARK_CAPTURE(openLibrary, sdeck, DeckFormat::Sdeck)
    ->Arg(100)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(openLibrary, sets, DeckFormat::Sets)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(openLibrary, list, DeckFormat::List)->Arg(10'000)->Unit(benchmark::kMillisecond);

void writeLibrary(benchmark::State& state, DeckFormat format) {
    const DeckLibrary library = libraryOf(int(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeDecks(library, tokenBattle(), format));
}
BENCHMARK_CAPTURE(writeLibrary, sdeck, DeckFormat::Sdeck)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writeLibrary, sets, DeckFormat::Sets)->Arg(10'000)->Unit(benchmark::kMillisecond);

void shareCodeWrittenAndRead(benchmark::State& state) {
    const Deck deck = test::deckOf("0 1 21 30 42 | 2 3 22 31 41 | 4 5 8 23 32 | 6 7 9 24 33");
    for (auto _ : state)
        benchmark::DoNotOptimize(readShareCode(shareCode(deck)));
}
BENCHMARK(shareCodeWrittenAndRead);

void dealDeck(benchmark::State& state) {
    SeededRandom random(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(randomDeck(tokenBattle(), random));
}
BENCHMARK(dealDeck);

} // namespace

int main(int count, char** words) {
    const QCoreApplication application(count, words);
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
