// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/token_battle/deck/deck.h"
#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/cli/deck_files.h"
#include "editor/token_battle/cli/module.h"
#include "editor/token_battle/text/deck_text.h"

#include <QStringList>

#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view synopsis[] = {"[--json] FILE"};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Print the decks as JSON, for programs: {\"decks\": [{\"name\", \"active\", "
                               "\"valid\", \"stacks\"}]}, stacks with the top card first")},
};

std::string jsonOf(const DeckLibrary& library, int index, const Catalogue& catalogue) {
    const NamedDeck& deck = library.at(index);
    return Json({{"name", deck.name},
                 {"active", index == library.active()},
                 {"valid", isValid(deck.deck, catalogue)},
                 {"stacks", deck.deck.stacks()}})
        .dump();
}

QString cardsText(std::span<const CardId> cards, const Catalogue& catalogue) {
    QStringList names;
    for (const CardId card : cards)
        names << cardText(card, catalogue);
    return names.isEmpty() ? QStringLiteral("-") : names.join(QStringLiteral(", "));
}

QString textOf(const DeckLibrary& library, int index, const Catalogue& catalogue) {
    const NamedDeck& deck = library.at(index);
    QStringList marks;
    if (index == library.active()) marks << CommandLine::tr("active");
    if (!isValid(deck.deck, catalogue)) marks << CommandLine::tr("not valid");
    QString text = onOneLine(QString::fromStdString(deck.name));
    if (!marks.isEmpty()) text += QStringLiteral(" (%1)").arg(marks.join(QStringLiteral(", ")));
    text += QLatin1Char('\n');
    for (int stack = 0; stack < stackCount; ++stack)
        text += QStringLiteral("  %1: %2\n")
                    .arg(QString::number(stack + 1), cardsText(deck.deck.stack(stack), catalogue));
    return text;
}

/// Prints in batches: the whole text is several times as large as the library. Returns false on failure.
bool printDecks(const DeckLibrary& library, const Catalogue& catalogue) {
    constexpr int atOnce = 1000;
    QString text;
    for (int i = 0; i < library.size(); ++i) {
        text += textOf(library, i, catalogue);
        if (i % atOnce == atOnce - 1 && !print(std::exchange(text, {}))) return false;
    }
    return print(text);
}

bool printDecksAsJson(const DeckLibrary& library, const Catalogue& catalogue) {
    constexpr std::size_t atOnce = 1'000'000;
    std::string json = R"({"decks":[)";
    for (int i = 0; i < library.size(); ++i) {
        if (i > 0) json += ',';
        json += jsonOf(library, i, catalogue);
        if (json.size() <= atOnce) continue;
        if (!printJson(json)) return false;
        json.clear();
    }
    return printJson(json + "]}\n");
}

int run(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    const std::string& path = arguments.operands().front();
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const Catalogue& catalogue = decks->catalogue();
    const Result<DeckReading> reading = decks->read(path);
    if (!reading) return complainAboutDecks(path, reading.error(), catalogue);
    const int status = printLeftOut(path, *reading, catalogue);
    const bool printed = arguments.has("--json") ? printDecksAsJson(reading->library, catalogue)
                                                 : printDecks(reading->library, catalogue);
    return printed ? status : exitUnusable;
}

} // namespace

const Verb deckListVerb{
    .name = "deck list",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "List the decks of a file"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Prints every deck with its name, whether it is the active one and whether the game "
        "accepts it, and the cards of its four stacks, the top card first. A deck of "
        "sets or JSON with six cards in a stack, or with a card twice, is left out and named on "
        "standard error; of a list only such a card is."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .file = decksInFile,
    .run = run,
};

} // namespace stonemason::token_battle
