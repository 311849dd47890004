// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/token_battle/cli/deck_files.h"
#include "editor/token_battle/cli/module.h"

#include <limits>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view synopsis[] = {"--seed S [--count N] [-o OUT]"};
constexpr std::string_view verbName = "deck random";

constexpr Option options[] = {
    {.name = "--seed",
     .value = "S",
     .range = NumberRange{0, std::numeric_limits<std::uint64_t>::max()},
     .help = QT_TRANSLATE_NOOP("CommandLine", "The same number gives the same decks on every machine")},
    {.name = "--count",
     .value = "N",
     .range = NumberRange{1, maximumDecks},
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many decks, 1 to 100000; one unless given")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write to OUT instead of standard output: sets of the game "
                                              "when it ends in .txt, else an .sdeck library")},
};

DeckLibrary randomLibrary(const Catalogue& catalogue, std::uint64_t seed, int count) {
    SeededRandom random(seed);
    DeckLibrary library;
    for (int i = 1; i <= count; ++i)
        library.append({"Random " + std::to_string(i), randomDeck(catalogue, random)});
    return library;
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (!arguments.has("--seed")) return usageError(verbName, CommandLine::tr("--seed S is missing"));
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const std::string output = arguments.value("--output").value_or("-");
    const DeckFormat format = deckFormatForName(output).value_or(DeckFormat::Sdeck);
    return writeLibrary(
        randomLibrary(decks->catalogue(), arguments.number("--seed", 0), int(arguments.number("--count", 1))),
        decks->catalogue(), format, output);
}

} // namespace

const Verb deckRandomVerb{
    .name = verbName,
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Deal random decks"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine", "Deals decks as the game does: mostly two or three cards to a stack, rarely four or "
                       "five, and in the first stack only cards that pay off on the first turn."),
    .options = options,
    .fewestOperands = 0,
    .mostOperands = 0,
    .run = run,
};

} // namespace stonemason::token_battle
