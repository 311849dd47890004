// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deck/random_deck.h"
#include "editor/cli/console.h"
#include "editor/cli/deck_input.h"
#include "editor/cli/deck_output.h"
#include "editor/cli/verb.h"

#include <charconv>
#include <limits>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"--seed S [--count N] [-o OUT]"};
constexpr std::string_view verbName = "deck random";

constexpr Option options[] = {
    {.name = "--seed",
     .value = "S",
     .help = QT_TRANSLATE_NOOP("CommandLine", "The same number gives the same decks on every machine")},
    {.name = "--count",
     .value = "N",
     .help = QT_TRANSLATE_NOOP("CommandLine", "How many decks, 1 to 100000; one unless given")},
    {.name = "--output",
     .letter = 'o',
     .value = "OUT",
     .help = QT_TRANSLATE_NOOP("CommandLine", "Write to OUT instead of standard output: sets of the game "
                                              "when it ends in .txt, else an .sdeck library")},
};

template <typename Number>
std::optional<Number> numberOf(const std::string& word, Number least, Number most) {
    Number number = 0;
    const char* const end = word.data() + word.size();
    const auto [after, failure] = std::from_chars(word.data(), end, number);
    if (failure != std::errc() || after != end || number < least || number > most) return std::nullopt;
    return number;
}

DeckLibrary randomLibrary(const Catalogue& catalogue, std::uint64_t seed, int count) {
    SeededRandom random(seed);
    DeckLibrary library;
    for (int i = 1; i <= count; ++i)
        library.append({"Random " + std::to_string(i), randomDeck(catalogue, random)});
    return library;
}

int wrongNumber(std::string_view option, const std::string& word, const QString& least, const QString& most) {
    return usageError(verbName, CommandLine::tr("%1 cannot be \"%2\": it is a whole number from %3 to %4")
                                    .arg(shown(option), shown(word), least, most));
}

int run(const Arguments& arguments) {
    constexpr auto largestSeed = std::numeric_limits<std::uint64_t>::max();
    const auto seedWord = arguments.value("--seed");
    if (!seedWord) return usageError(verbName, CommandLine::tr("--seed S is missing"));
    const auto seed = numberOf<std::uint64_t>(*seedWord, 0, largestSeed);
    if (!seed)
        return wrongNumber("--seed", *seedWord, QStringLiteral("0"),
                           QString::number(qulonglong(largestSeed)));
    const std::string countWord = arguments.value("--count").value_or("1");
    const auto count = numberOf<int>(countWord, 1, maximumDecks);
    if (!count) return wrongNumber("--count", countWord, QStringLiteral("1"), QString::number(maximumDecks));
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const std::string output = arguments.value("--output").value_or("-");
    const DeckFormat format = deckFormatForName(output).value_or(DeckFormat::Sdeck);
    return writeLibrary(randomLibrary(decks->catalogue(), *seed, *count), decks->catalogue(), format, output);
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
    .takes = Takes::NoFile,
    .run = run,
};

} // namespace stonemason
