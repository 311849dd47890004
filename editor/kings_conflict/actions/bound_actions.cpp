// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/actions/bound_actions.h"

namespace stonemason {

void BoundActions::bind(MapDocument* document, MapCanvas* canvas) {
    binding_.set(document, canvas);
    if (document) bound();
    update();
}

} // namespace stonemason
