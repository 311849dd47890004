// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/token_battle/deck/deck.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace stonemason::token_battle {

/// Why this cannot be the name of a deck; nullopt when it can: name/empty, name/blank-ends (blanks at an
/// end), name/length (characters at most), name/control (a control character, a line end among them),
/// name/utf8. Tags obey the same with their own length.
std::optional<Message> nameFault(std::string_view name, int longest = maximumNameLength);

/// Why these cannot be a deck's notes: notes/length (characters at most), notes/control (control characters
/// other than tabs and line ends), notes/utf8.
std::optional<Message> notesFault(std::string_view notes);

/// A list entry that names no card, or a card for which the deck has no place: one that it contains already,
/// or one beyond a full stack. It is stored with the deck until the user puts a card there or dismisses it.
struct UnknownWord {
    std::string word; ///< as written, without a count; at most maximumNameLength characters of UTF-8
    int stack = 0;    ///< the stack it was written for, from 0
    int index = 0;    ///< its place there from the top, from 0, cards and other such words counted
    int line = 1;     ///< where it was written, from 1
    int column = 1;   ///< in characters, from 1; 1 also where it could not be found

    bool operator==(const UnknownWord&) const = default;
};

/// The most such words of a deck: with more it is no deck.
inline constexpr int maximumUnknownWords = 100;

struct NamedDeck {
    std::string name;
    Deck deck{};
    std::vector<std::string> tags{};
    std::string notes{};         ///< may have several lines
    std::string unknownFields{}; ///< JSON object of what another program left with the deck; empty: nothing
    std::vector<UnknownWord> unknownWords{}; ///< stack by stack, each from the top

    bool operator==(const NamedDeck&) const = default;
};

/// Decks in an order of the player's choice, each with a name of its own, one of them the active one. Every
/// name obeys nameFault; the active deck is one of those there are.
class DeckLibrary {
public:
    std::string unknownFields; ///< as in NamedDeck, of the library itself

    int size() const { return int(decks_.size()); }
    bool empty() const { return decks_.empty(); }
    const std::vector<NamedDeck>& decks() const { return decks_; }
    const NamedDeck& at(int index) const { return decks_[std::size_t(index)]; }
    /// The index of the active deck, -1 only while there are no decks.
    int active() const { return active_; }
    /// The index of the deck of that name, or -1.
    int find(std::string_view name) const;
    /// The name itself, or when a deck has it NAME (2), NAME (3) ...: the first that is free, its end cut
    /// where it would be too long.
    std::string freeName(std::string_view wanted) const;

    /// Adds the deck in front of that index (size(): at the end) under freeName(deck.name); the active deck
    /// stays the same, the first deck becomes it. Returns the name it got. The name must obey nameFault.
    const std::string& insert(int index, NamedDeck deck);
    const std::string& append(NamedDeck deck) { return insert(size(), std::move(deck)); }
    /// Adds several so that they have these indexes afterwards, as insert() does one by one.
    /// @param indexes rising, as many as decks
    void insert(const std::vector<int>& indexes, std::vector<NamedDeck> decks);
    /// Removes the decks and returns them. If the active one is among them, the next one becomes active, or
    /// else the last.
    /// @param indexes rising
    std::vector<NamedDeck> remove(const std::vector<int>& indexes);
    /// Puts the decks into another order; the active one stays active.
    /// @param order the index that each deck has now, by the one it gets
    void reorder(const std::vector<int>& order);
    /// Gives the deck the name, or returns why not: nameFault, name/taken (name).
    std::optional<Message> rename(int index, std::string name);
    void setActive(int index) { active_ = index; }
    void setDeck(int index, const Deck& deck) { decks_[std::size_t(index)].deck = deck; }
    void setTags(int index, std::vector<std::string> tags) {
        decks_[std::size_t(index)].tags = std::move(tags);
    }
    void setNotes(int index, std::string notes) { decks_[std::size_t(index)].notes = std::move(notes); }

    void setUnknownWords(int index, std::vector<UnknownWord> words) {
        decks_[std::size_t(index)].unknownWords = std::move(words);
    }

    bool operator==(const DeckLibrary& other) const {
        return decks_ == other.decks_ && active_ == other.active_ && unknownFields == other.unknownFields;
    }

private:
    bool isTaken(const std::string& name) const { return names_.contains(name); }
    void release(const std::string& name);

    std::vector<NamedDeck> decks_;
    int active_ = -1;
    std::unordered_set<std::string> names_; ///< of all decks
    /// By a name that was wanted: below this number no NAME (number) is free. Spares libraries of many decks
    /// of one name the search.
    mutable std::unordered_map<std::string, int> firstPerhapsFree_;
};

} // namespace stonemason::token_battle
