// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deck/deck_problems.h"
#include "core/format/json.h"
#include "editor/cli/console.h"
#include "editor/cli/deck_input.h"
#include "editor/cli/verb.h"
#include "editor/text/argument_text.h"
#include "editor/text/deck_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"[--json] FILE"};

constexpr Option options[] = {
    {.name = "--json",
     .help = QT_TRANSLATE_NOOP("CommandLine",
                               "Print the decks as JSON, for programs: {\"decks\": [{\"name\", \"active\", "
                               "\"valid\", \"stacks\"}]}, stacks with the top card first")},
};

std::string jsonOf(const DeckLibrary& library, const Catalogue& catalogue) {
    Json decks = Json::array();
    for (int i = 0; i < library.size(); ++i) {
        const NamedDeck& deck = library.at(i);
        decks.push_back({{"name", deck.name},
                         {"active", i == library.active()},
                         {"valid", isValid(deck.deck, catalogue)},
                         {"stacks", deck.deck.stacks()}});
    }
    return Json({{"decks", std::move(decks)}}).dump() + '\n';
}

QString cardsText(std::span<const CardId> cards, const Catalogue& catalogue) {
    QStringList names;
    for (const CardId card : cards)
        names << cardText(card, catalogue);
    return names.isEmpty() ? QStringLiteral("-") : names.join(QStringLiteral(", "));
}

QString textOf(const DeckLibrary& library, const Catalogue& catalogue) {
    QString text;
    for (int i = 0; i < library.size(); ++i) {
        const NamedDeck& deck = library.at(i);
        QStringList marks;
        if (i == library.active()) marks << CommandLine::tr("active");
        if (!isValid(deck.deck, catalogue)) marks << CommandLine::tr("not valid");
        text += onOneLine(QString::fromStdString(deck.name));
        if (!marks.isEmpty()) text += QStringLiteral(" (%1)").arg(marks.join(QStringLiteral(", ")));
        text += QLatin1Char('\n');
        for (int stack = 0; stack < stackCount; ++stack)
            text += QStringLiteral("  %1: %2\n")
                        .arg(QString::number(stack + 1), cardsText(deck.deck.stack(stack), catalogue));
    }
    return text;
}

int run(const Arguments& arguments) {
    const std::string& path = arguments.operands().front();
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const Catalogue& catalogue = decks->catalogue();
    const Result<DeckReading> reading = decks->read(path);
    if (!reading) return complainAboutDecks(path, reading.error(), catalogue);
    const int status = sayWhatIsLeftOut(path, *reading, catalogue);
    const bool printed = arguments.has("--json") ? print(jsonOf(reading->library, catalogue))
                                                 : print(textOf(reading->library, catalogue));
    return printed ? status : exitUnusable;
}

} // namespace

const Verb deckListVerb{
    .name = "deck list",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "List the decks of a file"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "Prints every deck with its name, whether it is the active one and whether the game would take it, "
        "and the cards of its four stacks, the top card first. A deck that cannot be held, with six cards in "
        "a stack or a card twice, is named on standard error."),
    .options = options,
    .fewestOperands = 1,
    .mostOperands = 1,
    .takes = Takes::Decks,
    .run = run,
};

} // namespace stonemason
