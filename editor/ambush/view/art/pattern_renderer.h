// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/image_cache.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::ambush {

/// The colours of signs in one theme.
struct SignPalette {
    QColor way;
    QColor wayInk; ///< on ways: digits, figures
    QColor wall;
    QColor joint; ///< between the stones of walls
    QColor plate; ///< under the digit of a heavy wall
    QColor plateInk;
    QColor mustWay; ///< frames of required cells
    QColor mustWall;
    QColor anything;
    QColor anythingInk;
    QColor grid; ///< translucent
};

const SignPalette& signPalette(bool dark);

/// Draws a sign of a pattern, as lines and areas, into a square. Ways are plain and walls are masonry; a
/// required cell has a thick frame, a heavier weight is shown as a digit, a waiting unit as a figure, and a
/// cell that matches anything as a star on no ground: no two signs differ by colour alone.
void paintSign(QPainter& painter, const QRectF& rect, char sign, const SignPalette& palette);

/// Draws patterns: on the canvas, in pictures and for export. Signs are vectors, cached as images in the
/// sizes requested most recently. One renderer serves any number of patterns.
class PatternRenderer {
public:
    PatternRenderer();

    /// Draws the cells of `range` where `geometry` places them, on whole device pixels.
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

/// A look that owns a copy of the signs: it can be painted at any time and on any thread.
GridLook lastingLook(const Grid<char>& signs, const PatternStyle& style);

} // namespace stonemason::ambush
