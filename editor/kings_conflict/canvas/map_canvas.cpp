// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/map_canvas.h"

#include "editor/grid/legend_panel.h"
#include "editor/kings_conflict/canvas/gesture.h"
#include "editor/kings_conflict/canvas/turned_sign.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_tool_state.h"
#include "editor/kings_conflict/map_view_state.h"

#include <QToolTip>

namespace stonemason::kings_conflict {

MapCanvas::MapCanvas(MapDocument& document, MapRenderer& renderer, MapToolState& state, QWidget* parent)
    : GridView(std::make_unique<MapGridModel>(document, renderer),
               std::make_unique<Gesture>(document, state, renderer), {}, parent)
    , document_(document)
    , gridModel_(static_cast<MapGridModel&>(model())) {
    setMinimumSize(200, 160);
    setAccessibleName(tr("Map"));
    new TurnedSign(document.view(), viewport());
    followDocument();
    followTools(state);
    followOverlays();
    announceCursor();
}

void MapCanvas::followDocument() {
    MapViewState& view = document_.view();
    connect(&document_, &MapDocument::refused, this, &MapCanvas::showRefusal);
    connect(legend(), &LegendPanel::linkFollowed, &view, &MapViewState::rulesRequested);
    connect(&view, &MapViewState::currentLayerChanged, this, [this] {
        setGhostHidden(false);
        announceCursor();
    });
}

void MapCanvas::followTools(MapToolState& state) {
    const auto showGhost = [this] { setGhostHidden(false); };
    connect(&state, &MapToolState::toolChanged, this, showGhost);
    connect(&state, &MapToolState::paintChanged, this, showGhost);
    connect(&state, &MapToolState::stampChanged, this, showGhost);
    connect(&state, &MapToolState::brushSizeChanged, this, showGhost);
}

void MapCanvas::showAside(std::optional<LayerAside> aside) {
    gridModel_.setAside(std::move(aside));
    followOverlays();
    announceCursor();
}

void MapCanvas::showRefusal(const QString& sentence) {
    if (isAside()) return;
    const QRectF cell = geometryOfCells().rectOf(document_.view().cursor());
    // As rich text the sentence wraps instead of running over the docks.
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomRight().toPoint()),
                       QStringLiteral("<qt>%1</qt>").arg(sentence.toHtmlEscaped()), viewport());
}

} // namespace stonemason::kings_conflict
