// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

namespace stonemason::token_battle {

/// A valid deck as the game deals them (blog): every stack has the fewest cards and, the fuller it is the
/// less likely, more; the opener stack holds openers only; no card twice. Numbers: Catalogue::random.
/// The same seed and catalogue give the same deck on every machine.
Deck randomDeck(const Catalogue& catalogue, SeededRandom& random);

} // namespace stonemason::token_battle
