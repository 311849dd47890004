// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_edit.h"
#include "editor/token_battle/deck/model/deck_document.h"

#include <cstdint>
#include <vector>

namespace stonemason::token_battle {

// What can be done to the list of a library's decks. Each is one undo step.

/// A new, empty deck behind the shown one; it is shown.
void addDeck(DeckDocument& document);

/// A deck as the game deals them, behind the shown one; it is shown.
void addRandomDeck(DeckDocument& document, std::uint64_t seed);

/// Duplicates the decks behind the last of them, under free names; the first copy is shown.
/// @param decks indexes in any order
void duplicateDecks(DeckDocument& document, std::vector<int> decks);

/// The decks of another library, in front of the one at `before`, under free names.
void insertLibrary(DeckDocument& document, const QString& text, int before, const DeckLibrary& library);

/// Computes the result of adding cards to a deck without changing it: each goes to the bottom of the stack
/// with the fewest cards, on a tie the left one. Refused as by put().
DeckEdit withCards(const Deck& deck, const std::vector<CardId>& cards);
/// "Put Pike into Rams": cards that are put into a deck of that name.
QString putText(const DeckDocument& document, const std::vector<CardId>& cards, int deck);
/// Puts them into the deck at that index, or reports why that is refused; true when done. The same deck stays
/// shown; undoing shows the one that is undone.
bool putCards(DeckDocument& document, const std::vector<CardId>& cards, int deck);

/// A library of these decks of the document, the first of them active.
/// @param decks indexes, in the order wanted
DeckLibrary libraryOf(const DeckDocument& document, const std::vector<int>& decks);

} // namespace stonemason::token_battle
