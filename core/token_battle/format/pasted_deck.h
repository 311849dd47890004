// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/formats.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Builds decks from the lines of a post.

namespace stonemason::token_battle {

/// How lines of a text without headings of stacks become decks.
enum class DeckEvidence {
    Headings, ///< whatever has a stack is a deck
    Cards,    ///< a deck has four stacks, or at least as many lines of known cards
};

/// Puts decks together stack by stack and gives each finished one to a collector.
class PastedDeck {
public:
    PastedDeck(const Catalogue& catalogue, DeckCollector& collector, DeckEvidence evidence)
        : catalogue_(catalogue)
        , names_(namesOf(catalogue))
        , nearest_(catalogue)
        , collector_(collector)
        , evidence_(evidence) {}

    /// Whether the text names a card, alone or with a number or a count beside it.
    bool isCard(std::string_view text) const;
    bool isNearCard(std::string_view text) { return nearest_.of(text).has_value(); }
    /// Whether a card can be offered for the text: "Pike of Doom".
    bool mayMeanCard(std::string_view text) { return nearest_.suggestionFor(text).has_value(); }
    /// Whether each of the parts names a card; where stacks have headings, by its number alone also.
    bool areCards(const std::vector<std::string>& parts) const;
    bool holdCard(const std::vector<std::string>& parts) const;
    /// The cards and words of a line, see partsOf(): dashes separate them, too,
    /// and what is said about a card behind a dash or in brackets is left out.
    std::vector<std::string> entriesOfLine(std::string_view text) const;

    bool isBegun() const { return deck_.has_value(); }
    void begin(int line);
    const std::optional<std::string>& name() const { return deck_->name; }
    void setName(std::string_view name);
    /// The name of the next deck that has none of its own.
    void setTitle(std::string_view title) { title_ = title; }
    void setFault(Message message, int line);

    int stacksFound() const { return found_; }
    bool hasStack(int stack) const { return lines_[std::size_t(stack)] != 0; }
    int firstFreeStack() const;
    /// Gives the stack a place in the text, unless it has one.
    void openStack(int stack, int line);
    /// Begins the stack again, a fault where it is there already.
    void restartStack(int stack, int line);
    /// Whether more cards must follow.
    void setWaiting(int stack, bool waits) { waits_[std::size_t(stack)] = waits; }
    std::size_t entriesIn(int stack) const { return entries_[std::size_t(stack)].size(); }
    void addCards(int stack, std::vector<std::string> parts, int line);
    void countKnownLine() { ++known_; }

    /// Ends the deck, if it is one. What is none is left over from the deck before, which names it as words.
    /// False when the collector accepts no more.
    bool finish();
    /// Gives the last deck to the collector, once nothing can be left over from it any more.
    bool handOver();

private:
    /// Puts the cards of the only stack into all, in their order and as many into each as can be: the list
    /// names none.
    void dealOut();
    /// Appends entries that belong to no deck to the last deck, as unknown words.
    void nameLeftOver(const std::vector<std::vector<ReadEntry>>& entries);
    /// The names in a part of a line that have dashes between them.
    std::vector<std::string> namesOfPart(const std::string& part) const;
    /// Whether the part begins with the number of a card, not with a count before the name of another.
    bool goesByNumber(std::string_view part) const;
    /// Whether the text from a dash, a colon or a bracket on is said about the card before it.
    bool isRemark(std::string_view text) const;

    const Catalogue& catalogue_;
    CardNames names_;
    NearestCards nearest_;
    DeckCollector& collector_;
    DeckEvidence evidence_;
    std::optional<FoundDeck> deck_;
    std::optional<FoundDeck> last_; ///< the finished one before
    std::string title_;
    std::array<std::vector<ReadEntry>, stackCount> entries_;
    std::array<int, stackCount> lines_{}; ///< where each stack stands, 0: not yet
    std::array<bool, stackCount> waits_{};
    int found_ = 0;
    int known_ = 0;
    bool hasNumbers_ = false; ///< cards go by their numbers, so that a 1 is no count
};

/// Reads decks whose stacks have headings, or which stand in tables.
void readHeadedDecks(std::string_view text, PastedDeck& deck);

/// Reads decks without any heading: several cards on a line are a stack, and so are lines of one card each
/// between blank lines, drawn lines or lines of other words. Where all cards stand in one such stack they are
/// put into four.
void readCardBlocks(std::string_view text, PastedDeck& deck);

} // namespace stonemason::token_battle
