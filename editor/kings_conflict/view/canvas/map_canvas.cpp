// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/map_canvas.h"

#include "editor/grid/view/legend_panel.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/gesture.h"
#include "editor/kings_conflict/view/canvas/turned_sign.h"

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
