// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/gesture.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/ghost_painter.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"
#include "editor/kings_conflict/view/tools/map_tools.h"

namespace stonemason::kings_conflict {

Gesture::Gesture(MapDocument& document, MapToolState& state, MapRenderer& renderer)
    : ToolHand(std::make_unique<MapPaintTarget>(document, state), mapTools(), state)
    , document_(document)
    , renderer_(renderer) {
    connect(&document.view(), &MapViewState::currentLayerChanged, this, [this] { cancel(); });
    connect(&document, &MapDocument::gestureEnds, this, [this] { cancel(); });
    connect(&document.view(), &MapViewState::lockChanged, this, [this] { cancel(); });
    connect(&state, &MapToolState::slopesChanged, this, &Gesture::refresh);
    connect(&document.view(), &MapViewState::mirrorsHintsChanged, this, &Gesture::refresh);
}

void Gesture::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&, Cell at) const {
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

} // namespace stonemason::kings_conflict
