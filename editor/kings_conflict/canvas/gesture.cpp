// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/gesture.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/canvas/ghost_painter.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"
#include "editor/kings_conflict/tools/map_paint_target.h"
#include "editor/kings_conflict/tools/map_tools.h"

namespace stonemason {

Gesture::Gesture(MapDocument& document, ToolState& state, MapRenderer& renderer)
    : ToolController(std::make_unique<MapPaintTarget>(document, state))
    , document_(document)
    , state_(state)
    , renderer_(renderer)
    , tools_(mapTools()) {
    // A gesture cut short by another tool or layer would otherwise go on with the
    // wrong one.
    connect(&state, &ToolState::toolChanged, this, [this] { cancel(); });
    connect(&document.view(), &MapViewState::currentLayerChanged, this, [this] { cancel(); });
    connect(&document, &MapDocument::gestureEnds, this, [this] { cancel(); });
    connect(&state, &ToolState::paintChanged, this, &Gesture::refresh);
    connect(&state, &ToolState::brushSizeChanged, this, &Gesture::refresh);
    connect(&state, &ToolState::stampChanged, this, &Gesture::refresh);
    connect(&state, &ToolState::slopesChanged, this, &Gesture::refresh);
    connect(&document.view(), &MapViewState::mirrorsHintsChanged, this, &Gesture::refresh);
}

Tool* Gesture::current() const {
    return tools_.tool(state_.tool());
}

void Gesture::paintGhost(QPainter& painter, const BoardGeometry& geometry, const QPalette&, Cell at) const {
    if (const Tool* tool = current())
        paintGhostOf(*tool, MapPaintTarget::of(target()), renderer_, painter, geometry, at);
}

std::vector<Cell> Gesture::partnersOf(Cell cell) const {
    const Map& map = document_.map();
    if (!document_.view().mirrorsStrokes() || map.symmetry == Symmetry::None ||
        !fits(map.symmetry, map.size()))
        return {};
    const Cell other = partner(cell, map.size(), map.symmetry);
    return other == cell ? std::vector<Cell>{} : std::vector{other};
}

} // namespace stonemason
