// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/deck_format.h"

#include <optional>
#include <string>

namespace stonemason {

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

/// Says on standard error what is wrong with a file of decks. Returns exitUnusable.
int complainAboutDecks(const std::string& path, const Error& error, const Catalogue& catalogue);

/// Names on standard error the decks of the file that a library cannot hold, a line each. Returns the exit
/// status they call for.
int sayWhatIsLeftOut(const std::string& path, const DeckReading& reading, const Catalogue& catalogue);

/// Says in one line on standard error what a person who imports the file should know: cards that are unknown
/// or known by numbers of ours, decks that got another name. Our own forms need no such word on numbers.
void sayWhatWasFound(const std::string& path, const DeckReading& reading);

/// Says the notes of a form in one line on standard error.
void sayNotes(const std::string& output, std::span<const Message> notes, const Catalogue& catalogue);

} // namespace stonemason
