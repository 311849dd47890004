// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cli/deck_output.h"

#include "core/format/file.h"
#include "core/token_battle/format/user_file.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/token_battle/cli/deck_input.h"
#include "editor/token_battle/text/deck_text.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace stonemason::token_battle {

namespace {

bool endsWith(std::string_view name, std::string_view ending) {
    const QString text = shown(name);
    return text.endsWith(shown(ending), Qt::CaseInsensitive);
}

/// The content of a user file of the game that stands where the output is to go.
std::optional<std::string> userFileAt(const std::string& output) {
    if (output == standardStream) return std::nullopt;
    auto bytes = readFile(output);
    if (!bytes || !looksLikeUserFile(*bytes)) return std::nullopt;
    return std::move(bytes).value();
}

/// What came of writing a library.
struct LibraryWritten {
    int status = exitFine;      ///< the reason for another one was printed
    std::vector<Message> notes; ///< on what the form could not hold
};

LibraryWritten writeInto(const std::string& userFile, const DeckLibrary& library, const Catalogue& catalogue,
                         DeckFormat format, const std::string& output, const std::string& input) {
    if (format != DeckFormat::Sets && format != DeckFormat::OldSets)
        return {complainAboutOutput(output, deckText(Message{"user/only-sets"}, catalogue), input), {}};
    const auto there = readDecks(userFile, catalogue);
    if (there && leftOutStatus(*there) != exitFine) {
        sayOfFile(output, {CommandLine::tr("nothing is written, since decks in it would be lost"),
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
    for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::Sets})
        if (endsWith(name, extensionOf(format))) return format;
    return std::nullopt;
}

int writeLibrary(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format,
                 const std::string& output, const std::string& input) {
    const LibraryWritten written = putLibrary(library, catalogue, format, output, input);
    if (written.status == exitFine) sayNotes(output, written.notes, catalogue);
    return written.status;
}

int convertDecks(const std::string& path, std::string_view bytes, std::optional<DeckFormat> format,
                 const std::string& output) {
    if (!format) format = deckFormatForName(output);
    if (!format)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1 holds decks: \"%2\" must end in .sdeck or .txt, or --to must name the form")
                .arg(pathText(path), shown(output)));
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const Catalogue& catalogue = decks->catalogue();
    const Result<DeckReading> reading = decks->parse(bytes);
    if (!reading) return complainAboutDecks(path, reading.error(), catalogue);
    const int leftOut = leftOutStatus(*reading);
    // Written over the file it comes from, a deck left out would be gone.
    const bool isRefused = leftOut != exitFine && (reading->library.empty() || isSameFile(path, output));
    if (isRefused) return sayWhatIsLeftOut(path, *reading, catalogue);
    const LibraryWritten written = putLibrary(reading->library, catalogue, *format, output, path);
    if (written.status != exitFine) return written.status;
    const QString findings = findingsText(*reading);
    if (leftOut == exitFine) {
        sayOfFile(path, {findings});
        sayNotes(output, written.notes, catalogue);
        return exitFine;
    }
    // What cannot be used is reported in one line, together with all other remarks.
    QString notes = notesText(written.notes, catalogue);
    if (!notes.isEmpty()) notes = QStringLiteral("%1: %2").arg(outputText(output), notes);
    sayOfFile(path, {findings, leftOutText(*reading, catalogue), notes});
    return leftOut;
}

} // namespace stonemason::token_battle
