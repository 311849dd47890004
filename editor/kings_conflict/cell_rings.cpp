// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/cell_rings.h"

#include <utility>

namespace stonemason {

void CellRings::show(MapViewState& view, std::vector<Cell> cells, Severity severity) {
    view_ = &view;
    cells_ = std::move(cells);
    view.mark(cells_, severity);
}

void CellRings::clear() {
    if (areShown()) view_->mark({}, Severity::Note);
    cells_.clear();
}

} // namespace stonemason
