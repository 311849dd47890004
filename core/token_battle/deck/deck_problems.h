// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/severity.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

namespace stonemason::token_battle {

/// One thing that is wrong with a deck, or worth knowing, with the place to look at.
struct DeckProblem {
    std::string_view check; ///< "stack-size", "unknown-card", "opener", "assumed"
    Severity severity = Severity::Note;
    Message message; ///< see problemsOf(); the sentence is made in editor/text
    int stack = -1;  ///< from 0, -1 when it is about the whole deck
    int slot = -1;   ///< from 0, the top; -1 when it is about a whole stack

    bool operator==(const DeckProblem&) const = default;
};

/// What is wrong with the deck, stack by stack, errors first:
/// - error deck/too-few (stack from 1, cards missing): the game wants rules.fewest in every stack;
/// - error deck/too-many (stack from 1, cards too many): a catalogue may allow fewer than stackCapacity;
/// - error deck/unknown-card (id): the catalogue does not have it;
/// - note deck/no-opener: no top card is one that pays off on the first turn;
/// - note deck/assumed-ids (cards): this many cards have ids that are our reading, not the game's own.
std::vector<DeckProblem> problemsOf(const Deck& deck, const Catalogue& catalogue);

/// Whether the game would take the deck: there is no problem of severity error.
bool isValid(const Deck& deck, const Catalogue& catalogue);

} // namespace stonemason::token_battle
