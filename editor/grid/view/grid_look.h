// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/grid/document/grid_geometry.h"

#include <functional>
#include <memory>

class QPainter;

namespace stonemason {

/// What a board looks like in pictures of it: in the overview, in previews and on the start page, exported.
/// Valid as long as what it draws is there.
struct GridLook {
    Size size;
    bool turned = false; ///< by half, as seen from the other side
    /// Draws the cells of `range` where `geometry` says; drawing a range draws exactly what the whole board
    /// has there. Every size of cells from smallestCell on is asked for.
    std::function<void(QPainter& painter, const GridGeometry& geometry, const CellRange& range)> paint;
    /// Draws the whole board as lines and areas, its top left corner at the painter's origin: for paper and
    /// for SVG. Ended, it leaves off anywhere. Empty: paint() draws nothing else.
    std::function<void(QPainter& painter, int cellSize, const WorkProgress& progress)> paintVectors{};
    /// Pixels of the smallest cells that paint() draws well; in smaller pictures they are drawn at this size
    /// and scaled down.
    double smallestCell = 2;
    /// All that it draws and draws with, where nobody else keeps it for as long as the look: such a look can
    /// be painted on any thread, by one at a time.
    std::shared_ptr<const void> owned{};
};

} // namespace stonemason
