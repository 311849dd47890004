// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/random.h"
#include "core/token_battle/deck/catalogue.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace stonemason::token_battle {

/// A deck has this many stacks (blog); files and code rely on it.
inline constexpr int stackCount = 4;
/// The most cards a stack can hold (blog). The fewest it needs is a rule of the catalogue: a deck that is
/// being put together has fewer.
inline constexpr int stackCapacity = 5;
inline constexpr int deckCapacity = stackCount * stackCapacity;

/// A place in a deck. On the screen and in messages both count from 1, here from 0.
struct Slot {
    int stack = 0;
    int index = 0; ///< 0 is the top

    auto operator<=>(const Slot&) const = default;
};

/// Why a deck cannot be as asked.
enum class RefusalReason : std::uint8_t {
    StackFull, ///< there would be a sixth card in `stack`
    CardTwice, ///< `card` would stand in the deck twice; `stack` is where it stands already
    NoSlot,    ///< there is no such stack or place in it
    NoCard,    ///< `card` is no id: negative or above maximumCardId
    NotInDeck, ///< `card` is to be moved or taken and does not stand in the deck
};

struct Refusal {
    RefusalReason reason{};
    int stack = -1; ///< from 0, -1 when it is about none
    CardId card = -1;

    bool operator==(const Refusal&) const = default;
};

/// The refusal as a message: deck/stack-full (stack from 1, most), deck/card-twice (card, stack from 1),
/// deck/no-slot, deck/no-card, deck/not-in-deck (card).
Message messageOf(const Refusal& refusal);

/// Four stacks of cards, the top card first. Never holds more than stackCapacity cards in a stack or a card
/// twice. A stack may hold any smaller number, also none, and an id need not be in the catalogue: an
/// unfinished deck is a deck, problemsOf() lists what it lacks. Changed as a whole: see deck_edit.h.
class Deck {
public:
    /// Without cards.
    Deck() = default;

    /// The deck with these stacks, top first, or what keeps it from being one (StackFull, CardTwice, NoCard,
    /// NoSlot when there are more than four; missing stacks are empty).
    static std::variant<Deck, Refusal> of(std::span<const std::vector<CardId>> stacks);

    /// The cards of one stack, top first.
    std::span<const CardId> stack(int index) const {
        const Stack& stack = stacks_[std::size_t(index)];
        return {stack.cards.data(), std::size_t(stack.count)};
    }
    /// The number of cards in all stacks.
    int size() const;
    bool empty() const { return size() == 0; }
    bool contains(CardId card) const { return find(card).has_value(); }
    std::optional<Slot> find(CardId card) const;
    /// The card in the slot, or nullopt for an empty or impossible one.
    std::optional<CardId> at(Slot slot) const;
    /// All cards, stack by stack, each top first.
    std::vector<CardId> cards() const;
    /// The stacks as of() takes them.
    std::array<std::vector<CardId>, stackCount> stacks() const;

    bool operator==(const Deck&) const = default;

private:
    struct Stack {
        std::array<CardId, stackCapacity> cards{}; ///< unused ones are 0
        int count = 0;

        bool operator==(const Stack&) const = default;
    };
    std::array<Stack, stackCount> stacks_{};
};

/// A problem or note about a deck, with its location.
struct DeckProblem {
    std::string_view
        check; ///< "stack-size", "unknown-card", "opener", "assumed", "unknown-word", "surplus-card"
    Severity severity = Severity::Note;
    Message message;  ///< see problemsOf(); the sentence is made in editor/text
    int stack = -1;   ///< from 0, -1 when it is about the whole deck
    int slot = -1;    ///< from 0, the top; -1 when it is about a whole stack
    int word = -1;    ///< of the last two: its index in NamedDeck::unknownWords
    CardId card = -1; ///< the card that is put there to repair it; -1: none is near enough

    bool operator==(const DeckProblem&) const = default;
};

/// What is wrong with the deck, stack by stack, errors first:
/// - error deck/too-few (stack from 1, cards missing): the game wants rules.fewest in every stack;
/// - error deck/too-many (stack from 1, cards too many): a catalogue may allow fewer than stackCapacity;
/// - error deck/unknown-card (id): the catalogue does not have it;
/// - note deck/no-opener: no top card is one that pays off on the first turn;
/// - note deck/assumed-id (id), deck/assumed-ids (id of the first, how many others): the cards have ids that
///   are our reading, not the game's own.
std::vector<DeckProblem> problemsOf(const Deck& deck, const Catalogue& catalogue);

/// Whether the game would accept the deck: it has no problem of severity error.
bool isValid(const Deck& deck, const Catalogue& catalogue);

/// A valid deck as the game deals them (blog): every stack has the fewest cards and, the fuller it is the
/// less likely, more; the opener stack holds openers only; no card twice. Numbers: Catalogue::random.
/// The same seed and catalogue give the same deck on every machine.
Deck randomDeck(const Catalogue& catalogue, SeededRandom& random);

} // namespace stonemason::token_battle
