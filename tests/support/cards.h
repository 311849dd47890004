// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck_library.h"
#include "tests/support/random.h"

#include <string>
#include <string_view>

namespace stonemason::test {

using namespace token_battle;

/// The Token Battle catalogue as the program ships it.
const Catalogue& tokenBattle();

/// A deck from its stacks, top first: "0 1 | 2 3 | 4 5 8 | 6 7 9". Ends the test run when it is invalid.
Deck deckOf(std::string_view stacks);

/// The deck in the notation of deckOf().
std::string deckText(const Deck& deck);

/// A random deck: stacks of 0 to 5 cards, known and unknown ids below 60 and occasionally far above.
Deck anyDeck(Random& random);

/// The same with at least one card in every stack.
Deck anyFilledDeck(Random& random);

/// A plausible deck name, occasionally one that resembles part of a file.
std::string anyDeckName(Random& random);

} // namespace stonemason::test
