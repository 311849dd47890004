// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/deck_output.h"

#include "core/format/file.h"
#include "core/format/user_file.h"
#include "editor/cli/console.h"
#include "editor/cli/deck_input.h"
#include "editor/cli/map_input.h"
#include "editor/cli/output.h"

#include <QString>

namespace stonemason {

namespace {

constexpr std::string_view standardStream = "-";

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

int writeInto(const std::string& userFile, const DeckLibrary& library, const Catalogue& catalogue,
              DeckFormat format, const std::string& output) {
    if (format != DeckFormat::Sets && format != DeckFormat::OldSets)
        return complainAboutDecks(output, Error{{"user/only-sets"}}, catalogue);
    const auto there = readDecks(userFile, catalogue);
    if (there && sayWhatIsLeftOut(output, *there, catalogue) != exitFine) {
        complain(
            CommandLine::tr("%1: nothing is written, since that deck would be lost").arg(pathText(output)));
        return exitUnusable;
    }
    const auto written = replaceSets(userFile, library, catalogue);
    if (!written) return complainAboutDecks(output, written.error(), catalogue);
    const int status = writeOutput(output, written->bytes);
    if (status == exitFine) sayNotes(output, written->notes, catalogue);
    return status;
}

} // namespace

std::optional<DeckFormat> deckFormatForName(std::string_view name) {
    for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::Sets})
        if (endsWith(name, extensionOf(format))) return format;
    return std::nullopt;
}

int writeLibrary(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format,
                 const std::string& output) {
    if (const auto userFile = userFileAt(output))
        return writeInto(*userFile, library, catalogue, format, output);
    const auto written = writeDecks(library, catalogue, format);
    if (!written) return complainAboutDecks(output, written.error(), catalogue);
    const int status = writeOutput(output, written->bytes);
    if (status == exitFine) sayNotes(output, written->notes, catalogue);
    return status;
}

int convertDecks(const std::string& path, std::string_view bytes, std::optional<DeckFormat> format,
                 const std::string& output) {
    if (!format) format = deckFormatForName(output);
    if (!format)
        return usageError(
            "convert",
            CommandLine::tr(
                "\"%1\" must end in .sdeck or .txt, or --to must name the form: this file holds decks")
                .arg(shown(output)));
    const std::optional<DeckInput> decks = DeckInput::load();
    if (!decks) return exitUnusable;
    const Catalogue& catalogue = decks->catalogue();
    const Result<DeckReading> reading = decks->parse(bytes);
    if (!reading) return complainAboutDecks(path, reading.error(), catalogue);
    const int leftOut = sayWhatIsLeftOut(path, *reading, catalogue);
    // Written over the file it comes from, a deck left out would be gone.
    if (leftOut != exitFine && (reading->library.empty() || isSameFile(path, output))) return leftOut;
    sayWhatWasFound(path, *reading);
    return std::max(leftOut, writeLibrary(reading->library, catalogue, *format, output));
}

} // namespace stonemason
