// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/actions/card_actions.h"

namespace stonemason {

CardActions::CardActions(QObject* parent) : BoundDeckActions(parent) {
}

void CardActions::bound() {
}

} // namespace stonemason
