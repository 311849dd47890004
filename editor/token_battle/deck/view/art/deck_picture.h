// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <QImage>

namespace stonemason::token_battle {

/// A small picture of a deck: its four stacks side by side, the top cards whole, of those below the edge with
/// their values and abilities. In the colours of the application's palette.
QImage deckPicture(const Deck& deck, const Catalogue& catalogue, QSize size);

} // namespace stonemason::token_battle
