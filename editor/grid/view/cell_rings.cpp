// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/cell_rings.h"

#include <utility>

namespace stonemason {

void CellRings::show(GridState& state, std::vector<Cell> cells, Severity severity) {
    state_ = &state;
    cells_ = std::move(cells);
    state.mark(cells_, severity);
}

void CellRings::follow(std::vector<Cell> cells) {
    if (!areShown()) return;
    cells_ = std::move(cells);
    state_->remark(cells_);
}

void CellRings::clear() {
    if (areShown()) state_->mark({}, Severity::Note);
    cells_.clear();
}

} // namespace stonemason
