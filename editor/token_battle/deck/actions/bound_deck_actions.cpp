// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/actions/bound_deck_actions.h"

namespace stonemason {

void BoundDeckActions::bind(DeckDocument* document, DeckView* view) {
    binding_.set(document, view);
    if (document) bound();
    update();
}

} // namespace stonemason
