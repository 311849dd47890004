// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_collector.h"

namespace stonemason::token_battle {

// Decks as words for a forum post, our own form:
//
//     Deck: Two Rams
//     Stack 1: 0 Broadaxe, 1 Pike
//     Stack 2: 11 Ram, 7 Wedge
//     Stack 3: 4 Sickle, 5 Caltrop, 8 Geyser
//     Stack 4: -
//
// A card goes by its number, its name in any language of the catalogue, capitals or not, or both, as
// cardsOfList() says; a number and a name of two cards are an error. Other lines are talk between decks, and
// lines may be quoted ("> Stack 1: 0 Broadaxe").

/// Whether some line begins with "Stack 1:" to "Stack 4:".
bool looksLikeDeckList(std::string_view text);

/// Reads all decks of the text into the collector. A deck without its "Deck:" line has no name.
void readDeckList(std::string_view text, const Catalogue& catalogue, DeckCollector& collector);

/// The library as such a list, names of cards in English.
std::string writeDeckList(const DeckLibrary& library, const Catalogue& catalogue);

} // namespace stonemason::token_battle
