// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/actions/bound_duel_actions.h"

namespace stonemason {

void BoundDuelActions::bind(DuelDocument* document, DuelView* view) {
    binding_.set(document, view);
    if (binding_) bound();
    update();
}

} // namespace stonemason
