// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/map_canvas.h"

#include "editor/grid/legend_panel.h"
#include "editor/kings_conflict/canvas/gesture.h"
#include "editor/kings_conflict/canvas/turned_sign.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_tool_state.h"
#include "editor/kings_conflict/map_view_state.h"

namespace stonemason::kings_conflict {

MapCanvas::MapCanvas(MapDocument& document, MapRenderer& renderer, MapToolState& state, QWidget* parent)
    : GridCanvas(document, tr("Map"), std::make_unique<MapGridModel>(document, renderer),
                 std::make_unique<Gesture>(document, state, renderer), state, parent)
    , gridModel_(static_cast<MapGridModel&>(model())) {
    MapViewState& view = document.view();
    new TurnedSign(view, viewport());
    connect(legend(), &LegendPanel::linkFollowed, &view, &MapViewState::rulesRequested);
    connect(&view, &MapViewState::currentLayerChanged, this, [this] {
        setGhostHidden(false);
        announceCursor();
    });
}

void MapCanvas::showAside(std::optional<LayerAside> aside) {
    gridModel_.setAside(std::move(aside));
    followOverlays();
    announceCursor();
}

} // namespace stonemason::kings_conflict
