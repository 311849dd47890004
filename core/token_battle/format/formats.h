// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/format/text_file.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/deck_collector.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/unknown_words.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The formats of decks, each implemented in a file of its own (sdeck.cpp, set_text.cpp, deck_list.cpp with
// list_cards.cpp, share_code.cpp, pasted_list.cpp and its neighbours). deck_format.h chooses among them.

namespace stonemason::token_battle {

/// Our own form, which holds everything (its schema is resources/schema/sdeck.schema.json). Tags, notes and
/// the number of the active deck may be left out. Fields we do not know, of the library and of each deck, are
/// kept as they were written.
/// Errors name the field, or the line of broken JSON: those of parseJson, foreignJson and JsonReader,
/// sdeck/not-decks (the format it names), json/version, sdeck/unknown-game (id), decks/too-many.
Result<DeckReading> readSdeck(std::string_view bytes, const Catalogue& catalogue);

/// One deck to a line, fields always in the same order, the unknown ones last.
/// Errors: write/words (field) for tags or notes that readSdeck would refuse, write/unknown-fields.
Result<std::string> writeSdeck(const DeckLibrary& library, const Catalogue& catalogue);

/// Whether the text is JSON that calls its format that of readSdeck.
bool looksLikeSdeck(std::string_view bytes);

// The set text of Token Battle: "set N", in newer files a line with the deck's name, then a line for each
// stack with the numbers of its cards, the top card first. (blog, 25 May 2016)

/// Whether the first line that is not blank is "set" and a number.
bool looksLikeSets(std::string_view text);

/// Reads old and new set text into the collector and sets its format; blank lines count for nothing.
///
/// A deck is recognised by what stands between one "set" line and the next: four lines of numbers are a deck
/// without a name, five lines of which the last four are numbers one with a name, whatever the name looks
/// like: "0 1", or "set 1" where a line of numbers follows. Only when the first of five lines is numbers too
/// and the file has decks without names and none with a plain name, the line may be a fifth stack as well as
/// a name, and the deck is left out. A name that stands there several times, as the game's own update left
/// it, counts once. The first deck under "set ACTIVE" is the active one.
void readSets(TextPart part, DeckCollector& collector, int active = 0);

/// The library as set text, lines ended by `lineEnd`, the last one too. With names it is the newer form.
/// Error: write/empty-stack (deck, stack from 1).
Result<std::string> writeSets(const DeckLibrary& library, bool names, std::string_view lineEnd = "\n");

// Decks as words for a forum post, our own form:
//
//     Deck: Two Rams
//     Stack 1: 0 Broadaxe, 1 Pike
//     Stack 2: 11 Ram, 7 Wedge
//     Stack 3: 4 Sickle, 5 Caltrop, 8 Geyser
//     Stack 4: -
//
// A card goes by its number, its name in any language of the catalogue, capitals or not, or both, see
// cardsOfList(); a number and a name of two cards are an error. Other lines are talk between decks, and
// lines may be quoted ("> Stack 1: 0 Broadaxe").

/// Whether some line begins with "Stack 1:" to "Stack 4:".
bool looksLikeDeckList(std::string_view text);

/// Reads all decks of the text into the collector. A deck without its "Deck:" line has no name.
void readDeckList(std::string_view text, const Catalogue& catalogue, DeckCollector& collector);

/// A card or an unknown word as lists write it.
struct ListEntry {
    std::string numbered; ///< "11 Ram", "99", a word
    std::string named;    ///< "Ram"; the number of a card that is not in the catalogue, a word
};
/// The entries of a stack of the deck, from the top, unknown words in the places they were written for.
std::vector<ListEntry> entriesOf(const NamedDeck& deck, int stack, const Catalogue& catalogue);

/// The library as such a list, names of cards in English.
std::string writeDeckList(const DeckLibrary& library, const Catalogue& catalogue);

/// The library as Cards, MarkdownList, MarkdownTable, Csv or Html, names of cards in English.
std::string writeListForm(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format);

/// The name in small letters, as far as they are English or Polish ones.
std::string lowerCaseName(std::string_view text);

/// The numbers of cards by their names in small letters, in all languages.
using CardNames = std::map<std::string, CardId, std::less<>>;
CardNames namesOf(const Catalogue& catalogue);

/// A stack as people write it.
struct ListedCards {
    std::vector<ReadEntry> entries; ///< without lines; at most one more than a deck can keep
    std::optional<Message> fault;   ///< of the first entry that names no card
};

/// The cards of "11 Ram, 1x Wedge".
///
/// A card goes by its number, by its name, or by both: "11", "Ram", "11 Ram", "Ram (11)". A name that no card
/// has is ignored beside a number: names change. A number with an x is how often the card is there: "1x Ram",
/// "x1 Ram", "2 × 11 Ram", "Ram x2". So is a number up to 9 without one beside the name of another card, as
/// in "2 Pike" and "Pike (2)", unless it is the value of the card that is named; a name that is nearly one of
/// another card stays a word. Of a card that is there more than once two entries are given. A number with a
/// bracket, as in "4) Hammer", is the place in a list and no card's.
///
/// Message: deck/not-cards. Faults of words: deck/no-such-name (what stands in the place of a card),
/// deck/number-and-name (the number, the name) when these are two cards.
std::variant<ListedCards, Message> cardsOfList(std::string_view text, const CardNames& names,
                                               const Catalogue& catalogue, NearestCards& nearest);

/// The card that one of the entries names; nullopt: none.
std::optional<CardId> cardCalled(std::string_view entry, const CardNames& names);

/// Whether the name of a card stands in the text, alone or with a number or a count beside it.
bool namesCard(std::string_view item, const CardNames& names);

// Decks as people paste them: stacks called "stack 1 -", "2nd stack:" or "Stack:", cards on a line or one to
// a line, with counts, bullets, commas or semicolons, in Markdown, BBCode or a table, and words around them.

/// Whether the text is nothing but the numbers of four stacks: "9 0 / 3 4 / 11 7 / 6 19", with other signs
/// between the stacks "9 0 | 3 4 | ..." or "9, 0; 3, 4; ...", or "[[9, 0], [3, 4], [11, 7], [6, 19]]".
bool looksLikeNumberStacks(std::string_view text);

/// Reads such a text, which is one deck, into the collector.
void readNumberStacks(std::string_view text, DeckCollector& collector);

/// Whether so many lines are headings of stacks, in whatever way they are written, or one heads a table.
bool hasStackHeadings(std::string_view text, int enough);

/// Whether at least two lines are headings of stacks.
bool looksLikePastedList(std::string_view text);

/// Whether half the lines may be cards without any heading: four stacks to a line, or eight entries.
bool looksLikeCardLines(std::string_view text);

/// Whether at least half the lines are names of cards and nothing else but counts, bullets and numbers, and
/// four cards are among them. Looks at the beginning of a long text only.
bool holdsCardNames(std::string_view text, const Catalogue& catalogue);

/// Reads such decks into the collector; \v and \f as in textOfHtml(). Where no stack has a heading, only
/// blocks that name known cards are decks.
void readPastedList(std::string_view text, const Catalogue& catalogue, DeckCollector& collector);

/// The deck as one word: "sd1-" (form and version), then digits and lower-case letters, safe in URLs and in
/// any post. Holds the cards and their order only, so that a deck has exactly one code. Any deck has one,
/// also one with unknown cards or too few.
std::string shareCode(const Deck& deck);

/// The deck of a code; blanks and line ends around it are allowed, nothing else is. Every code with one
/// character changed, in any way, and every code with the case of any letters changed is refused.
/// Errors: code/none (does not begin as codes do), code/version (found, newest known), code/character (its
/// place from 1, a character codes do not have), code/damaged (checksum, length or spelling is wrong).
Result<Deck> readShareCode(std::string_view text);

/// The words of the text that look like share codes, wherever they stand: among other words, in quotes, in an
/// address. readShareCode() decides which of them are codes. At most `limit`.
std::vector<std::string_view> shareCodesIn(std::string_view text, std::size_t limit);

/// A share code of a text and where it stands.
struct FoundCode {
    std::size_t at;   ///< its first byte
    std::size_t size; ///< in bytes, with all that stands in it
    Deck deck;
};

/// The sound codes of a text, also those in capitals and those broken by blanks, line ends or quotations. A
/// code in which capitals and small letters stand is none. At most `limit`.
std::vector<FoundCode> brokenCodesIn(std::string_view text, std::size_t limit);

/// Whether the text, after leading blanks, begins like a share code of any version.
bool looksLikeShareCode(std::string_view text);

} // namespace stonemason::token_battle
