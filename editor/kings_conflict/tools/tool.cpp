// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/tool.h"

#include "editor/kings_conflict/map_document.h"

namespace stonemason {

void Tool::cancel(MapDocument& document) {
    document.cancelPreview();
}

std::vector<Tool::Ghost> Tool::ghost(const MapDocument&, Cell) const {
    return {};
}

} // namespace stonemason
