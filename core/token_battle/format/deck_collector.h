// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

#include <map>
#include <set>

namespace stonemason::token_battle {

/// An entry of a list, in the place of a card.
struct ReadEntry {
    std::string word;    ///< as written, without a count; at most maximumNameLength characters
    CardId card = -1;    ///< -1: it names none
    int line = 0;        ///< where it stands, from 1
    bool isCopy = false; ///< the same word as the entry before, which it says is there more than once
};

/// A deck as read from a file, before the check whether a library can hold it.
struct FoundDeck {
    std::optional<std::string> name{}; ///< nullopt: "Deck N" by its place in the file
    std::vector<std::vector<CardId>> stacks{};
    /// Of a list, by stack: the deck gets what fits of it. What names no card and each card beyond a full
    /// stack or that stands in the deck already become unknown words.
    std::vector<std::vector<ReadEntry>> entries{};
    std::vector<std::string> tags{};
    std::string notes{};
    std::string unknownFields{};
    std::vector<UnknownWord> words{};
    std::optional<Error> wordFault{}; ///< of the first of the words, for a deck without any known card
    std::optional<Error> fault{};     ///< why it cannot be held, as far as the reader knows already
    int line = 0;                     ///< the place at which a fault found later is reported, as in Error
    std::vector<int> stackLines{};    ///< by stack, for faults of one
    std::string field{};
};

/// Collects the decks of a file: adds the valid ones to the library and records why the others were left
/// out.
class DeckCollector {
public:
    DeckCollector(const Catalogue& catalogue, DeckFormat format);

    /// Returns false once there are more decks than maximumDecks: the reader should stop.
    bool add(FoundDeck deck);
    /// The number in the file, from 0, of the deck that is the active one.
    void setActive(int number) { active_ = number; }
    void setFormat(DeckFormat format) { reading_.format = format; }
    /// Decks added so far, those left out among them.
    int count() const { return count_; }
    DeckLibrary& library() { return reading_.library; }
    /// What was gathered, or decks/too-many.
    Result<DeckReading> take();

private:
    std::optional<Error> faultOf(const FoundDeck& deck, const std::string& name) const;

    const Catalogue& catalogue_;
    DeckReading reading_;
    std::set<CardId> unknown_;
    std::map<int, int> indices_; ///< by number in the file: index in the library
    int active_ = 0;
    int count_ = 0;
};

/// The numbers of a text of digits and blanks, at most one more than a stack can hold. nullopt
/// when there is anything else in it. Numbers too large for any card come as maximumCardId + 1.
std::optional<std::vector<CardId>> readStack(std::string_view text);

/// The number that a text of digits stands for, at most maximumCardId + 1; nullopt for anything else.
std::optional<int> readNumber(std::string_view text);

/// "Deck 3", what the game calls the third deck of a file without names. (blog)
std::string defaultDeckName(int number);

} // namespace stonemason::token_battle
