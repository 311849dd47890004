// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/document/grid_state.h"

#include <QPointer>

#include <vector>

class QColor;
class QPainter;

namespace stonemason {

/// Shows the part of a set that is in sight: a wash over its cells, and its border dashed, unless that is too
/// ragged for an eye to follow. Costs what is in sight, in pixels at most.
void paintCellSet(QPainter& painter, const GridGeometry& geometry, const CellSet& cells,
                  const CellRange& visible, const QColor& colour);

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
