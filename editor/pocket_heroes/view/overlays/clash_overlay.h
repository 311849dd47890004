// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/occupancy.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/document/grid_state.h"

#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

/// The cells where records that are placed or moved would collide with existing things, each cell once. The
/// game keeps only one decoration or piece of path on a cell, so none may have the place of another.
/// @param occupancy of the world without the things that are moved
/// @param moved these, sorted
std::vector<Cell> clashesOf(const World& world, const Occupancy& occupancy, std::span<const Record> records,
                            const std::vector<Thing>& moved = {});

inline constexpr OverlayPlace clashPlace{"clash", 40};

/// Crosses a cell out.
void paintClash(QPainter& painter, const QRectF& cell);

/// The cells where what is being moved collides.
class ClashOverlay : public GridOverlay {
public:
    ClashOverlay(Size board, std::vector<Cell> cells) : board_(board), cells_(std::move(cells)) {}

    Size board() const override { return board_; }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
               const CellRange& range) const override;
    QString describe(Cell cell) const override;
    std::vector<LegendEntry> legend() const override { return {}; }
    QString name() const override { return {}; }

private:
    Size board_;
    std::vector<Cell> cells_; ///< row by row
};

} // namespace stonemason::pocket_heroes
