// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck_edit.h"
#include "core/token_battle/deck/deck_library.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Words of a list that name no card: suggestions for them, the problems of a deck that has some, and their
// repair.

namespace stonemason::token_battle {

/// A card, and the one of its names that is near a word.
struct NearestCard {
    CardId card = -1;
    std::string name; ///< as the catalogue writes it
};

/// The check of problems that a word names a card the deck has no place for.
inline constexpr std::string_view surplusCheck = "surplus-card";

/// Finds the card whose name is nearest to a word that no card has for a name. Looks for a thousand words at
/// most, so that a text of nothing but unknown names costs no more than a deck.
class NearestCards {
public:
    explicit NearestCards(const Catalogue& catalogue);

    /// The card whose name differs from the word by at most two letters, one in a short word, ignoring a
    /// number beside it; nullopt when there is none.
    std::optional<NearestCard> of(std::string_view word);
    /// What may be meant by the word, to offer it to a person: that card, or else one of whose name it has a
    /// word, or which begins like it; nullopt when there is none. "Pike of Doom" may be Pike.
    std::optional<NearestCard> suggestionFor(std::string_view word);
    /// The card that the word names as it is; nullopt: none.
    std::optional<CardId> called(std::string_view word) const;
    /// deck/nearest-name (what stands in the place of a card, the nearest name) for a deck/no-such-name of a
    /// word with a suggestion; any other message as it is.
    Message namedIn(Message message);

private:
    struct Name {
        std::string small;
        std::string shown;
        CardId card;
    };
    std::optional<NearestCard> ofWords(std::string_view word);

    std::vector<Name> names_;
    std::map<std::string, CardId, std::less<>> ids_; ///< by the name in small letters
    int left_ = 1000;
};

/// An error for each unknown word of the deck, in the order they were written: deck/word-unknown (line,
/// column, word) or deck/word-nearest (the same, the nearest name); of the check surplusCheck those of cards,
/// deck/word-twice (line, column, word) for one that stands in the deck, deck/word-surplus (the same, stack
/// from 1) for one whose stack is full, deck/word-fits (the same) for one that can be put there by now. The
/// place is that at which withWordAs() puts a card.
std::vector<DeckProblem> wordProblemsOf(const NamedDeck& deck, NearestCards& nearest);

/// wordProblemsOf() and, behind them, the problems of the cards.
std::vector<DeckProblem> problemsOf(const NamedDeck& deck, const Catalogue& catalogue);

/// The deck with a card in the place that an unknown word was written for, or why it cannot be, see put().
/// The word itself is the caller's to remove.
/// @param word an index in NamedDeck::unknownWords
DeckEdit withWordAs(const NamedDeck& deck, int word, CardId card);

/// Finds the columns of the words in the text they were read from, where so far each column says how often
/// the word stands in its line, behind the word before. Linear in the text.
void findColumns(DeckLibrary& library, std::string_view text);

} // namespace stonemason::token_battle
