// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/formats.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/cli/deck_files.h"
#include "editor/token_battle/cli/module.h"
#include "editor/token_battle/text/deck_text.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view synopsis[] = {"FILE [--deck NAME]"};

constexpr Option options[] = {
    {.name = "--deck",
     .value = "NAME",
     .help = QT_TRANSLATE_NOOP("CommandLine", "The deck to share; the active one unless given")},
};

/// Whether the deck of that name, or any deck if no name is given, is one of those left out.
bool isLeftOut(const DeckReading& reading, const std::optional<std::string>& name) {
    return std::ranges::any_of(reading.leftOut,
                               [&name](const LeftOutDeck& deck) { return !name || deck.name == *name; });
}

QString missingText(const std::optional<std::string>& name) {
    if (!name) return CommandLine::tr("there is no deck in it");
    //: %1 is the name of a deck in quotes
    return CommandLine::tr("there is no deck %1").arg(quoted(QString::fromStdString(*name)));
}

/// Why the game would reject the deck; empty if it would not. A code is printed for any deck.
QString invalidText(const NamedDeck& deck, const Catalogue& catalogue) {
    QStringList errors;
    for (const DeckProblem& problem : problemsOf(deck.deck, catalogue))
        if (problem.severity == Severity::Error) errors << deckText(problem.message, catalogue);
    if (errors.isEmpty()) return {};
    //: %1 is the name of a deck in quotes, %2 sentences
    return CommandLine::tr("the game rejects deck %1: %2")
        .arg(quoted(QString::fromStdString(deck.name)), errors.join(QLatin1Char(' ')));
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const std::string& path = arguments.operands().front();
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const Result<DeckReading> reading = decks->read(path);
    if (!reading) return complainAboutDecks(path, reading.error(), decks->catalogue());
    const DeckLibrary& library = reading->library;
    const auto name = arguments.value("--deck");
    const int index = name ? library.find(*name) : library.active();
    const QString leftOut = leftOutText(*reading, decks->catalogue());
    if (index < 0) {
        printFileNotes(path, {isLeftOut(*reading, name) ? QString() : missingText(name), leftOut});
        return exitUnusable;
    }
    const NamedDeck& shared = library.at(index);
    if (!print(QString::fromStdString(shareCode(shared.deck)) + QLatin1Char('\n'))) return exitUnusable;
    printFileNotes(path, {invalidText(shared, decks->catalogue()), leftOut});
    return leftOutStatus(*reading);
}

} // namespace

const Verb deckShareVerb{
    .name = "deck share",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Print the share code of a deck"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine", "Prints one deck as a short code for messages and links. It holds the cards and their "
                       "order, but no name. Wherever a deck can be given, its code can be given too."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .file = decksInFile,
    .run = run,
};

} // namespace stonemason::token_battle
