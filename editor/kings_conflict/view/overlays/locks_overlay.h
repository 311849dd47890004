// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "editor/grid/document/grid_overlay.h"

namespace stonemason::kings_conflict {

class MapDocument;

/// The cells that are locked: hatched, with a line around each area of them and a padlock in its first cell.
class LocksOverlay : public GridOverlay {
public:
    /// @param cells on the board, at least one
    LocksOverlay(CellSet cells, Size board) : cells_(std::move(cells)), board_(board) {}

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override;
    QString name() const override;

private:
    CellSet cells_;
    Size board_;
};

/// Keeps the locked cells of a map on its board, in locksPlace, while its view state shows them.
void provideLocks(MapDocument& document);

} // namespace stonemason::kings_conflict
