// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "editor/ambush/model/pattern_view_state.h"
#include "editor/ambush/view/art/sign_art.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/image_cache.h"

namespace stonemason::ambush {

/// Draws patterns: on the canvas, in pictures and for export. Signs are vectors, kept as pictures of the
/// sizes that were asked for last. One renderer serves any number of patterns.
class PatternRenderer {
public:
    PatternRenderer();

    /// Draws the cells of `range` where `geometry` says, on whole device pixels.
    void paint(QPainter& painter, const Grid<char>& signs, const PatternStyle& style,
               const GridGeometry& geometry, const CellRange& range);
    /// One sign, for palettes and ghosts.
    void paintSign(QPainter& painter, const QRectF& rect, char sign, bool dark);

    /// For pictures of the pattern. The renderer and the signs must outlive the look.
    GridLook look(const Grid<char>& signs, const PatternStyle& style);
    QImage image(const Grid<char>& signs, const PatternStyle& style, QSize size);

private:
    const QImage& signImage(char sign, QSize size, bool dark);
    void paintVectors(QPainter& painter, const Grid<char>& signs, const PatternStyle& style, int cellSize,
                      const WorkProgress& progress);

    ImageCache images_;
};

/// A look with a copy of the signs, to be painted when and where one likes.
GridLook lastingLook(const Grid<char>& signs, const PatternStyle& style);

} // namespace stonemason::ambush
