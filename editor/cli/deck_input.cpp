// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/deck_input.h"

#include "core/format/file.h"
#include "editor/app/profiles.h"
#include "editor/cli/console.h"
#include "editor/cli/map_input.h"
#include "editor/text/argument_text.h"
#include "editor/text/deck_text.h"

#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::size_t mostNamed = 10;

QString idList(std::span<const CardId> ids) {
    QStringList numbers;
    for (const CardId id : ids.first(std::min(ids.size(), mostNamed)))
        numbers << QString::number(id);
    if (ids.size() > mostNamed) numbers << QStringLiteral("...");
    return numbers.join(QStringLiteral(", "));
}

QString outputText(const std::string& output) {
    return output == "-" ? CommandLine::tr("standard output") : pathText(output);
}

} // namespace

std::optional<DeckInput> DeckInput::load() {
    LoadedCatalogues loaded = loadCatalogues();
    if (loaded.broken.empty()) return DeckInput(std::move(loaded.catalogues.front()));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error, nullptr);
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

int sayWhatIsLeftOut(const std::string& path, const DeckReading& reading, const Catalogue& catalogue) {
    const auto& all = reading.leftOut;
    for (std::size_t i = 0; i < std::min(all.size(), mostNamed); ++i) {
        const QString name = quoted(QString::fromStdString(all[i].name));
        //: %1 is a file, %2 the name of a deck in quotes, %3 a sentence with the line or field in front
        complain(CommandLine::tr("%1: deck %2 is left out: %3")
                     .arg(pathText(path), name, deckText(all[i].reason, catalogue)));
    }
    if (all.size() > mostNamed)
        //: %1 is a file, %2 a number
        complain(CommandLine::tr("%1: decks left out beside these: %2")
                     .arg(pathText(path), QString::number(all.size() - mostNamed)));
    return all.empty() ? exitFine : exitUnusable;
}

void sayWhatWasFound(const std::string& path, const DeckReading& reading) {
    const bool ours = reading.format == DeckFormat::Sdeck || reading.format == DeckFormat::ShareCode;
    QStringList found;
    if (!reading.unknownIds.empty())
        //: %1 is a list of numbers
        found << CommandLine::tr("cards that the catalogue does not know are kept: %1")
                     .arg(idList(reading.unknownIds));
    if (reading.usesAssumedIds && !ours)
        found << CommandLine::tr("which cards the numbers from 21 on mean is our reading, no source tells");
    if (reading.renamed)
        //: %1 is the name of a deck in quotes
        found << CommandLine::tr("a name is there more than once and gets a number: %1")
                     .arg(quoted(QString::fromStdString(*reading.renamed)));
    if (found.isEmpty()) return;
    complain(QStringLiteral("%1: %2").arg(pathText(path), found.join(QStringLiteral("; "))));
}

void sayNotes(const std::string& output, std::span<const Message> notes, const Catalogue& catalogue) {
    QStringList said;
    for (const Message& note : notes)
        said << deckText(note, catalogue);
    if (!said.isEmpty())
        complain(QStringLiteral("%1: %2").arg(outputText(output), said.join(QLatin1Char(' '))));
}

} // namespace stonemason
