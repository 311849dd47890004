// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "editor/kings_conflict/canvas/canvas_geometry.h"
#include "editor/kings_conflict/tools/tool.h"

#include <QPalette>

#include <optional>

class QPainter;

namespace stonemason {

class MapDocument;
class MapRenderer;

/// What the canvas draws over the map: the ghost of the next press with its mirror image, the frames under
/// pointer and cursor, the selection, the rings around a chosen problem's cells.
class CanvasOverlay {
public:
    CanvasOverlay(const MapDocument& document, MapRenderer& renderer)
        : document_(document), renderer_(renderer) {}

    /// @param tool the current tool, for its ghost; nullptr while a gesture is under way (the map shows it
    /// then)
    /// @param at the cell of pointer or cursor, or none
    /// @param ringProgress 0 when a problem was just chosen to 1 when its rings rest on the cells
    void paint(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette, const Tool* tool,
               std::optional<Cell> at, double ringProgress) const;

    /// Numbers of rows and columns in strips along the top and the left of the viewport.
    void paintRulers(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette,
                     QSizeF viewport, double rulerSize, std::optional<Cell> at) const;

private:
    void paintGhost(QPainter& painter, const CanvasGeometry& geometry, const Tool& tool, Cell at) const;
    void paintFrames(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette,
                     Cell at) const;
    void paintSelection(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette) const;
    void paintMarks(QPainter& painter, const CanvasGeometry& geometry, double progress) const;

    const MapDocument& document_;
    MapRenderer& renderer_;
};

} // namespace stonemason
