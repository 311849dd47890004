// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/format/deck_format.h"

#include <QString>

namespace stonemason::token_battle {

/// The card's name with its number, "Hammer (2)", or "card 99" for one the catalogue does not know.
QString cardText(CardId card, const Catalogue& catalogue);

/// The sentence for a message about decks (problems, refusals, reasons for omitting a deck, notes on
/// writing), with cards named. Other messages have the text of errorText().
QString deckText(const Message& message, const Catalogue& catalogue);

/// The same with the location in front: "Line 3: ..." or "decks[2].name: ...".
QString deckText(const Error& error, const Catalogue& catalogue);

/// The same with the file in front of that: "my.txt: Line 3: ...".
QString deckText(const QString& file, const Error& error, const Catalogue& catalogue);

/// The name of a list format: "One card a line", "Markdown table".
QString listFormName(DeckFormat form);

/// The first reason why the deck cannot be played, in a sentence; empty if it can.
QString unplayableText(const Deck& deck, const Catalogue& catalogue);
/// The same for a deck together with the words of its list that match no card.
QString unplayableText(const NamedDeck& deck, const Catalogue& catalogue);

} // namespace stonemason::token_battle
