// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_state.h"

#include <QPointer>

#include <vector>

namespace stonemason {

/// The rings that one panel has put round cells of the board. They stay until the panel takes them away or
/// another one puts its own in their place.
class CellRings {
public:
    /// Rings these cells and brings them into view.
    void show(GridState& state, std::vector<Cell> cells, Severity severity = Severity::Note);
    /// Rings these instead, if they are on the board, and leaves the view where it is.
    void follow(std::vector<Cell> cells);
    /// Takes them away; those of another panel stay.
    void clear();
    /// Whether they are on the board.
    bool areShown() const { return state_ && !cells_.empty() && state_->marked() == cells_; }
    const std::vector<Cell>& cells() const { return cells_; }

private:
    QPointer<GridState> state_;
    std::vector<Cell> cells_;
};

} // namespace stonemason
