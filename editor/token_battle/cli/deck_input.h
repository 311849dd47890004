// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

#include <QStringList>

#include <optional>
#include <string>

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

/// Names the decks of a file that a library cannot hold, and why; the first of many. Empty when there are
/// none.
QString leftOutText(const DeckReading& reading, const Catalogue& catalogue);

/// What a person who imports the file should know: cards that are unknown or known by numbers of ours, decks
/// that got another name. Our own forms need no such word on numbers. Empty when there is nothing.
QString findingsText(const DeckReading& reading);

/// Prints the non-empty parts about the file in one line on standard error.
void sayOfFile(const std::string& path, const QStringList& parts);

/// The exit status that decks left out call for.
int leftOutStatus(const DeckReading& reading);

/// Prints the leftOutText() of the file. Returns leftOutStatus().
int sayWhatIsLeftOut(const std::string& path, const DeckReading& reading, const Catalogue& catalogue);

/// The notes of a form; empty when there are none.
QString notesText(std::span<const Message> notes, const Catalogue& catalogue);

/// Prints the notes of a form in one line on standard error.
void sayNotes(const std::string& output, std::span<const Message> notes, const Catalogue& catalogue);

} // namespace stonemason::token_battle
