// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck_library.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

enum class DeckFormat : std::uint8_t {
    Sdeck,     ///< our own JSON library; holds everything
    Sets,      ///< the game's set text with names
    OldSets,   ///< the game's first set text, without names
    UserFile,  ///< a user's file of the original game; read, and written only into such a file (user_file.h)
    ShareCode, ///< one deck as a single word, its cards only; read also where several stand among other words
    List,      ///< words and numbers for a forum post, and whatever people paste of such
    // Only written; what stands in them is read as a List.
    Cards,         ///< one card a line, each with how often it is there
    MarkdownList,  ///< a heading for each deck and stack, an entry for each card
    MarkdownTable, ///< a column for each stack
    Csv,           ///< one table of all decks, separated by commas, with a column for each stack
    Html,          ///< a page with a table for each deck
};

/// Whether the form is one of words for people, which is read as a List.
constexpr bool isListForm(DeckFormat format) {
    return format >= DeckFormat::List;
}

/// A deck of a file that a library cannot hold, and why.
struct LeftOutDeck {
    std::string name; ///< as in the file, at most maximumNameLength characters, or "Deck N" when it has none
    int number = 1;   ///< its place in the file, from 1
    /// deck/stack-full, deck/card-twice, deck/no-card (see messageOf(Refusal)), deck/stacks (found, needed),
    /// deck/not-numbers, deck/not-cards, deck/no-such-name (what stands in a card's place, at most
    /// maximumNameLength characters), deck/nearest-name (the same, the name that is nearest to it),
    /// deck/ambiguous, deck/stack-twice (stack from 1), those of nameFault and
    /// notesFault, tags/count (at most); with the line or field it is about.
    Error reason;

    bool operator==(const LeftOutDeck&) const = default;
};

/// What a file of decks holds.
struct DeckReading {
    DeckLibrary library;
    DeckFormat format{};
    std::vector<LeftOutDeck> leftOut; ///< in the order of the file; ask before going on without them
    std::vector<CardId> unknownIds;   ///< kept in the decks though the catalogue lacks them; rising
    bool usesAssumedIds = false;      ///< some id is our reading and not the game's: say so once
    int unknownWords =
        0; ///< of all decks: what stands in the place of a card and names none, see UnknownWord
    std::optional<std::string> renamed; ///< the first deck whose name was taken already, as the file calls it

    bool operator==(const DeckReading&) const = default;
};

/// Reads decks in any of the forms, also in UTF-16 or Windows-1250 and on pages of HTML; which one it is, is
/// seen from the content alone. A file with decks that cannot be held still gives the others; only one
/// without any deck, or that is broken as a whole, is an error. Cards unknown to the catalogue are kept, and
/// so are words of a list that name no card, as long as the deck has any card that is known. Never more than
/// maximumFileSize is looked at. Of a user file of the original game only decks and the active set's number
/// are taken; what stands before them (nickname, e-mail, password) is neither kept nor part of any error. No
/// error quotes the text, but for a card of a list that has a name unknown to the catalogue. Errors: those of
/// readSdeck, readShareCode, readUserFile, decks/nothing (no form recognised), those of foreignBytes,
/// decks/too-many (decks at most).
Result<DeckReading> readDecks(std::string_view bytes, const Catalogue& catalogue);

/// The form to write a text in that was read as a List: the one that its lines are shaped like, whatever
/// words stand around them. What was written in one of these forms has that form.
DeckFormat listFormOf(std::string_view bytes);

/// Whether the text contains something that occurs only in decks: the form of a file, a share code, headings
/// of stacks. Cheap.
bool hasDeckMarks(std::string_view bytes);

/// Whether the text may be meant as decks rather than a map: it has marks of decks or is short lines that
/// may be names of cards. readDecks reports what is wrong with it. Cheap.
bool looksLikeDecks(std::string_view bytes);
/// The same, where also a text is one of decks that is names of cards line by line.
bool looksLikeDecks(std::string_view bytes, const Catalogue& catalogue);

/// Whether the beginning of a text is short words, one to a line and of different lengths, which are no rows
/// of a map: in each most letters are there once only.
bool looksLikeNames(std::string_view text);

/// The share of lines at the beginning of a text, in thousandths, that are card numbers or headings of a
/// set, deck or stack; blank lines do not count.
int deckLikeness(std::string_view text);

/// The output of a format, with notes for the user.
struct WrittenDecks {
    std::string bytes;
    /// What the form cannot hold and what the game will not take: write/lost-names, write/lost-tags,
    /// write/lost-notes, write/lost-words (each: decks concerned), write/lost-active, write/lost-other
    /// (unknown fields), write/more-than-game (decks, the most the game keeps), write/assumed-ids and
    /// write/invalid (decks).
    std::vector<Message> notes;
};

/// The notes of WrittenDecks, before anything is written.
std::vector<Message> writingNotes(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format);

/// Whether the form keeps words that name no card.
bool holdsWords(DeckFormat format);

/// Writes the library in the form. What was written reads back as the same library as far as the form can
/// hold it: all of it (Sdeck), names and cards (Sets, List), cards (OldSets, ShareCode). UserFile: use
/// replaceSets() in user_file.h.
/// Errors: write/empty-stack (deck, stack from 1) where the game's set text cannot say so,
/// write/one-deck (decks) for a share code of not exactly one deck, write/no-decks for all but Sdeck,
/// write/unknown-fields, write/too-large (bytes at most), write/user-file.
Result<WrittenDecks> writeDecks(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format);

/// The usual ending of file names, with its dot: ".sdeck", ".txt", ".md".
std::string_view extensionOf(DeckFormat format);
/// The form's word on the command line: "sdeck", "sets", "old-sets", "user-file", "code", "list", "cards",
/// "markdown", "table", "csv", "html".
std::string_view deckFormatId(DeckFormat format);
std::optional<DeckFormat> deckFormatFromId(std::string_view id);

} // namespace stonemason::token_battle
