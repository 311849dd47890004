// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/tools/tool_box.h"
#include "editor/board/tools/tool_controller.h"

namespace stonemason {

class MapDocument;
class MapRenderer;
class ToolState;

/// The hand on one canvas of a map: the tool in hand works on its current
/// layer. When something else changes the map, or another tool or layer is
/// chosen, the gesture is dropped.
class Gesture : public ToolController {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts of tiles
    Gesture(MapDocument& document, ToolState& state, MapRenderer& renderer);

    void paintGhost(QPainter& painter, const BoardGeometry& geometry, const QPalette& palette,
                    Cell at) const override;
    std::vector<Cell> partnersOf(Cell cell) const override;

protected:
    Tool* current() const override;

private:
    MapDocument& document_;
    ToolState& state_;
    MapRenderer& renderer_;
    ToolBox tools_;
};

} // namespace stonemason
