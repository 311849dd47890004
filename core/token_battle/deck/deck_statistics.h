// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <array>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// The number of own turns that the statistics cover.
inline constexpr int scheduleTurns = 12;

/// When a card can be played. A stack only turns when a card is taken from it, so this depends on the stacks
/// the player chooses; what does not is how early it can be.
struct CardTiming {
    CardId card = 0;
    Slot slot;
    int earliest =
        0;         ///< own turn, from 1: playing its stack every turn from the start brings it up first then
    int every = 0; ///< it is back on top after its stack was played this many more times
    int inRotation = 0; ///< own turn, from 1, it is first played on when the stacks are played in turn: 1, 2,
                        ///< 3, 4, 1 ... (empty ones left out)
};

/// Statistics of the tokens of a deck. Cards that the catalogue does not contain count only in `cards` and
/// `unknown`.
struct DeckStatistics {
    int cards = 0;
    int unknown = 0;
    int value = 0;               ///< of all cards: what one round through the deck puts on the board
    std::vector<int> valueCurve; ///< by value from 0: cards of it; as long as the catalogue's highest value
    std::array<int, abilityCount> abilities{}; ///< by Ability
    std::array<int, tokenKindCount> kinds{};   ///< by TokenKind
    std::vector<int> areas;                    ///< by index into Catalogue::areas; cards without one left out
    std::array<int, stackCount> stackValue{};  ///< value of all cards of a stack: the points a turn that one
                                               ///< cycle of it, every card played once, puts on the board
    std::vector<CardTiming> timing;            ///< in the order of Deck::cards()
    /// By stack: firstTurnWorth of its top card; nullopt for an empty stack or an unknown card.
    std::array<std::optional<int>, stackCount> firstTurn{};
    std::optional<int> bestFirstTurn; ///< the highest of those
};

DeckStatistics statisticsOf(const Deck& deck, const Catalogue& catalogue);

/// The card on top of a stack after it was played so many times: it turns round and round. nullopt for an
/// empty stack.
std::optional<CardId> topAfter(const Deck& deck, int stack, int timesPlayed);

/// By own turn: what lies on top of each stack before it, when only that stack is played.
using StackSchedule = std::array<std::array<std::optional<CardId>, stackCount>, scheduleTurns>;
StackSchedule alone(const Deck& deck);
/// The same when the stacks are played in rotation, 1, 2, 3, 4, 1 ... (empty ones left out).
StackSchedule inRotation(const Deck& deck);

/// What placing the card's token as the first of the game changes in (sum of own values - sum of the
/// opponent's) at best: its value; +1 for damage on the opponent's starting token; +1 for each token a
/// friendly spawn sets; -1 for each cell of an enemy spawn that lies on the board at the place where fewest
/// do; -2 for an extra turn of the opponent; +1 for a boost. Everything else has nothing to work on yet.
/// (The worth of an ability is the one the computer players use, assumed.)
int firstTurnWorth(const Card& card, Size board);

/// How two decks differ. Cards in the order of Deck::cards().
struct DeckDifference {
    std::vector<CardId> onlyInOne;
    std::vector<CardId> onlyInOther;
    std::vector<CardId> moved; ///< in both, at another place; in the order of the one

    bool none() const { return onlyInOne.empty() && onlyInOther.empty() && moved.empty(); }
    bool operator==(const DeckDifference&) const = default;
};

DeckDifference differenceOf(const Deck& one, const Deck& other);

} // namespace stonemason::token_battle
