// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/tools/tool_box.h"

class QPainter;

namespace stonemason {
class Tool;
}

namespace stonemason::kings_conflict {

class MapDocument;
class MapPaintTarget;
class MapRenderer;
class MapToolState;

/// Draws what a press of the tool on the cell would write, with its mirror
/// image, pale over the map; crosses where a symmetry forbids it.
void paintGhostOf(const Tool& tool, const MapPaintTarget& target, MapRenderer& renderer, QPainter& painter,
                  const GridGeometry& geometry, Cell at);

/// Applies the active tool to the current layer on one map canvas. The gesture is cancelled when something
/// else changes the map or another layer is chosen.
class Gesture : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts of tiles
    Gesture(MapDocument& document, MapToolState& state, MapRenderer& renderer);

    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;
    std::vector<Cell> partnersOf(Cell cell) const override;

private:
    MapDocument& document_;
    MapRenderer& renderer_;
};

} // namespace stonemason::kings_conflict
