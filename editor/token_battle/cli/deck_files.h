// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// Reads decks for the verbs, with the cards there are.
class DeckInput {
public:
    /// Nothing, with one line on standard error, when a catalogue cannot be used, as MapInput::load().
    static std::optional<DeckInput> load();

    /// @param path as given: "-" is standard input
    Result<DeckReading> read(const std::string& path) const;
    /// The decks in the content of a file.
    Result<DeckReading> parse(std::string_view bytes) const { return readDecks(bytes, catalogue_); }

    const Catalogue& catalogue() const { return catalogue_; }

private:
    explicit DeckInput(Catalogue catalogue) : catalogue_(std::move(catalogue)) {}

    Catalogue catalogue_;
};

/// Prints the error of a file of decks on standard error. Returns exitUnusable.
int complainAboutDecks(const std::string& path, const Error& error, const Catalogue& catalogue);

/// Names the decks of a file that a library cannot hold, and why, and the words of a list that name no card,
/// with their places and the nearest cards; the first of many. Empty when there are none.
QString leftOutText(const DeckReading& reading, const Catalogue& catalogue);

/// What a person who imports the file should know: cards that are unknown or known by numbers of ours, decks
/// that got another name. Our own formats need no such note on numbers. Empty when there is nothing.
QString findingsText(const DeckReading& reading);

/// Prints the non-empty parts about the file in one line on standard error.
void printFileNotes(const std::string& path, const QStringList& parts);

/// The exit status that decks left out and words that name no card call for.
int leftOutStatus(const DeckReading& reading);

/// Prints the leftOutText() of the file. Returns leftOutStatus().
int printLeftOut(const std::string& path, const DeckReading& reading, const Catalogue& catalogue);

/// The notes of a form; empty when there are none.
QString notesText(std::span<const Message> notes, const Catalogue& catalogue);

/// Prints the notes of a form in one line on standard error.
void printWritingNotes(const std::string& output, std::span<const Message> notes, const Catalogue& catalogue);

/// The form that decks are written in to a file of that name: .sdeck (the library), .txt (sets of the
/// game), .md, .csv or .html (tables), in capitals or not; nothing for other names.
std::optional<DeckFormat> deckFormatForName(std::string_view name);

/// Writes the library in the form to the output, "-" for standard output, and prints on standard error what
/// the form loses and what the game would not take. A user file of the original game is never overwritten:
/// sets go into it in place of its own, everything else is refused.
/// Returns exitFine, or exitUnusable with one line on standard error.
/// @param input what the decks come from, named with the output where that cannot be written; empty: nothing
int writeLibrary(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format,
                 const std::string& output, const std::string& input = {});

/// What `convert` does with decks: writes those of `path` in the form, or in the one the name of the output
/// asks for. Decks the library cannot hold and words that name no card are named and, the words where the
/// form cannot keep them, left out; into the file they come from, nothing is written then. Returns the exit
/// status.
int convertDecks(const std::string& path, std::string_view bytes, std::optional<DeckFormat> format,
                 const std::string& output);

} // namespace stonemason::token_battle
