// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/deck_input.h"

#include "core/format/file.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/profiles/catalogues.h"
#include "editor/token_battle/text/deck_text.h"

#include <algorithm>
#include <ranges>

namespace stonemason::token_battle {

namespace {

constexpr std::size_t mostNamed = 10;

QString idList(std::span<const CardId> ids) {
    QStringList numbers;
    for (const CardId id : ids.first(std::min(ids.size(), mostNamed)))
        numbers << QString::number(id);
    if (ids.size() > mostNamed) numbers << QStringLiteral("...");
    return numbers.join(QStringLiteral(", "));
}

} // namespace

std::optional<DeckInput> DeckInput::load() {
    LoadedCatalogues loaded = loadCatalogues();
    if (loaded.broken.empty()) return DeckInput(std::move(loaded.catalogues.front()));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

Result<DeckReading> DeckInput::read(const std::string& path) const {
    const Result<std::string> bytes = readFile(path);
    return bytes ? parse(*bytes) : bytes.error();
}

int complainAboutDecks(const std::string& path, const Error& error, const Catalogue& catalogue) {
    complain(deckText(pathText(path), error, catalogue));
    return exitUnusable;
}

QString leftOutText(const DeckReading& reading, const Catalogue& catalogue) {
    const auto& all = reading.leftOut;
    if (all.empty()) return {};
    const auto nameOf = [](const LeftOutDeck& deck) { return quoted(QString::fromStdString(deck.name)); };
    if (all.size() == 1)
        //: %1 is the name of a deck in quotes, %2 a sentence with the line or field in front
        return CommandLine::tr("deck %1 is left out: %2")
            .arg(nameOf(all.front()), deckText(all.front().reason, catalogue));
    QStringList decks;
    for (const LeftOutDeck& deck : all | std::views::take(mostNamed))
        decks << QStringLiteral("%1: %2").arg(nameOf(deck), deckText(deck.reason, catalogue));
    if (all.size() > mostNamed)
        //: Ends a list of decks; %1 is a number
        decks << CommandLine::tr("and %1 more").arg(all.size() - mostNamed);
    //: %1 is a list of decks, each with a sentence
    return CommandLine::tr("decks are left out: %1").arg(decks.join(QLatin1Char(' ')));
}

QString findingsText(const DeckReading& reading) {
    const bool ours = reading.format == DeckFormat::Sdeck || reading.format == DeckFormat::ShareCode;
    QStringList found;
    if (!reading.unknownIds.empty())
        //: %1 is a list of numbers
        found << CommandLine::tr("unknown cards are kept: %1").arg(idList(reading.unknownIds));
    if (reading.usesAssumedIds && !ours)
        found << CommandLine::tr("card numbers from 21 up are not confirmed: the game may mean other cards");
    if (reading.renamed)
        //: %1 is the name of a deck in quotes
        found << CommandLine::tr("a name is used more than once, so numbers were added: %1")
                     .arg(quoted(QString::fromStdString(*reading.renamed)));
    return found.join(QStringLiteral("; "));
}

void sayOfFile(const std::string& path, const QStringList& parts) {
    QStringList said = parts;
    said.removeAll(QString());
    if (!said.isEmpty())
        complain(QStringLiteral("%1: %2").arg(pathText(path), said.join(QStringLiteral("; "))));
}

int leftOutStatus(const DeckReading& reading) {
    return reading.leftOut.empty() ? exitFine : exitUnusable;
}

int sayWhatIsLeftOut(const std::string& path, const DeckReading& reading, const Catalogue& catalogue) {
    sayOfFile(path, {leftOutText(reading, catalogue)});
    return leftOutStatus(reading);
}

QString notesText(std::span<const Message> notes, const Catalogue& catalogue) {
    QStringList said;
    for (const Message& note : notes)
        said << deckText(note, catalogue);
    return said.join(QLatin1Char(' '));
}

void sayNotes(const std::string& output, std::span<const Message> notes, const Catalogue& catalogue) {
    const QString said = notesText(notes, catalogue);
    if (!said.isEmpty()) complain(QStringLiteral("%1: %2").arg(outputText(output), said));
}

} // namespace stonemason::token_battle
