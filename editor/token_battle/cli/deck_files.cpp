// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/deck_files.h"

#include "core/format/file.h"
#include "core/token_battle/format/unknown_words.h"
#include "core/token_battle/format/user_file.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/text/argument_text.h"
#include "editor/token_battle/profiles/catalogues.h"
#include "editor/token_battle/text/deck_text.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <ranges>
#include <vector>

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

namespace {

QString unknownWordsText(const DeckReading& reading, const Catalogue& catalogue) {
    QStringList words;
    NearestCards nearest(catalogue);
    for (const NamedDeck& deck : reading.library.decks()) {
        if (std::size_t(words.size()) == mostNamed) break;
        for (const DeckProblem& problem : wordProblemsOf(deck, nearest))
            if (std::size_t(words.size()) < mostNamed) words << deckText(problem.message, catalogue);
    }
    if (words.isEmpty()) return {};
    if (reading.unknownWords > int(mostNamed))
        words << CommandLine::tr("and %1 more").arg(reading.unknownWords - int(mostNamed));
    //: %1 is a list of sentences
    return CommandLine::tr("not everything in the list is in the deck: %1").arg(words.join(QLatin1Char(' ')));
}

QString leftOutDecksText(const DeckReading& reading, const Catalogue& catalogue) {
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

} // namespace

QString leftOutText(const DeckReading& reading, const Catalogue& catalogue) {
    QStringList parts{leftOutDecksText(reading, catalogue), unknownWordsText(reading, catalogue)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("; "));
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

void printFileNotes(const std::string& path, const QStringList& parts) {
    QStringList sentences = parts;
    sentences.removeAll(QString());
    if (!sentences.isEmpty())
        complain(QStringLiteral("%1: %2").arg(pathText(path), sentences.join(QStringLiteral("; "))));
}

int leftOutStatus(const DeckReading& reading) {
    return reading.leftOut.empty() && reading.unknownWords == 0 ? exitFine : exitUnusable;
}

int printLeftOut(const std::string& path, const DeckReading& reading, const Catalogue& catalogue) {
    printFileNotes(path, {leftOutText(reading, catalogue)});
    return leftOutStatus(reading);
}

QString notesText(std::span<const Message> notes, const Catalogue& catalogue) {
    QStringList sentences;
    for (const Message& note : notes)
        sentences << deckText(note, catalogue);
    return sentences.join(QLatin1Char(' '));
}

void printWritingNotes(const std::string& output, std::span<const Message> notes,
                       const Catalogue& catalogue) {
    const QString sentences = notesText(notes, catalogue);
    if (!sentences.isEmpty()) complain(QStringLiteral("%1: %2").arg(outputText(output), sentences));
}

namespace {

bool endsWith(std::string_view name, std::string_view ending) {
    const QString text = shown(name);
    return text.endsWith(shown(ending), Qt::CaseInsensitive);
}

/// The content of the output file if it exists and is a user file of the game.
std::optional<std::string> userFileAt(const std::string& output) {
    if (output == standardStream) return std::nullopt;
    auto bytes = readFile(output);
    if (!bytes || !looksLikeUserFile(*bytes)) return std::nullopt;
    return std::move(bytes).value();
}

/// The result of writing a library.
struct LibraryWritten {
    int status = exitFine;      ///< the reason for any other status was printed
    std::vector<Message> notes; ///< on what the format could not store
};

LibraryWritten writeInto(const std::string& userFile, const DeckLibrary& library, const Catalogue& catalogue,
                         DeckFormat format, const std::string& output, const std::string& input) {
    if (format != DeckFormat::Sets && format != DeckFormat::OldSets)
        return {complainAboutOutput(output, deckText(Message{"user/only-sets"}, catalogue), input), {}};
    const auto there = readDecks(userFile, catalogue);
    if (there && leftOutStatus(*there) != exitFine) {
        printFileNotes(output, {CommandLine::tr("nothing is written, since decks in it would be lost"),
                                leftOutText(*there, catalogue)});
        return {exitUnusable, {}};
    }
    const auto written = replaceSets(userFile, library, catalogue);
    if (!written) return {complainAboutOutput(output, deckText(written.error(), catalogue), input), {}};
    return {writeOutput(output, written->bytes, input), written->notes};
}

LibraryWritten putLibrary(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format,
                          const std::string& output, const std::string& input) {
    if (const auto userFile = userFileAt(output))
        return writeInto(*userFile, library, catalogue, format, output, input);
    const auto written = writeDecks(library, catalogue, format);
    if (!written) return {complainAboutOutput(output, deckText(written.error(), catalogue), input), {}};
    return {writeOutput(output, written->bytes, input), written->notes};
}

} // namespace

std::optional<DeckFormat> deckFormatForName(std::string_view name) {
    for (const DeckFormat format :
         {DeckFormat::Sdeck, DeckFormat::Sets, DeckFormat::MarkdownTable, DeckFormat::Csv, DeckFormat::Html})
        if (endsWith(name, extensionOf(format))) return format;
    return std::nullopt;
}

int writeLibrary(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format,
                 const std::string& output, const std::string& input) {
    const LibraryWritten written = putLibrary(library, catalogue, format, output, input);
    if (written.status == exitFine) printWritingNotes(output, written.notes, catalogue);
    return written.status;
}

int convertDecks(const std::string& path, std::string_view bytes, std::optional<DeckFormat> format,
                 const std::string& output) {
    if (!format) format = deckFormatForName(output);
    if (!format)
        return usageError("convert",
                          //: %1 and %2 are files
                          CommandLine::tr("%1 holds decks: \"%2\" must end in .sdeck, .txt, .md, .csv or "
                                          ".html, or --to must name the form")
                              .arg(pathText(path), shown(output)));
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const Catalogue& catalogue = decks->catalogue();
    const Result<DeckReading> reading = decks->parse(bytes);
    if (!reading) return complainAboutDecks(path, reading.error(), catalogue);
    const int leftOut = leftOutStatus(*reading);
    // Writing over the input file would lose the decks that were left out.
    const bool isLost = !reading->leftOut.empty() || (reading->unknownWords > 0 && !holdsWords(*format));
    const bool isRefused = reading->library.empty() || (isLost && isSameFile(path, output));
    if (leftOut != exitFine && isRefused) return printLeftOut(path, *reading, catalogue);
    const LibraryWritten written = putLibrary(reading->library, catalogue, *format, output, path);
    if (written.status != exitFine) return written.status;
    const QString findings = findingsText(*reading);
    if (leftOut == exitFine) {
        printFileNotes(path, {findings});
        printWritingNotes(output, written.notes, catalogue);
        return exitFine;
    }
    // Everything that cannot be used is reported in one line, together with all other remarks.
    QString notes = notesText(written.notes, catalogue);
    if (!notes.isEmpty()) notes = QStringLiteral("%1: %2").arg(outputText(output), notes);
    printFileNotes(path, {findings, leftOutText(*reading, catalogue), notes});
    return leftOut;
}

} // namespace stonemason::token_battle
