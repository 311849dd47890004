// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/hint_overlays.h"

#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/hints/difference_overlay.h"
#include "editor/text/names.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// Basins, flow and stops of a layer, in this order; nullptr for those that are not shown.
Overlays overlaysOf(const std::shared_ptr<const HintAnalysis>& analysis, const HintViews& views,
                    const QString& name) {
    Overlays overlays(3);
    if (!analysis) return overlays;
    if (views.basins) overlays[0] = std::make_shared<BasinOverlay>(analysis, name);
    if (views.flow) overlays[1] = std::make_shared<FlowOverlay>(analysis, name);
    if (views.stops) overlays[2] = std::make_shared<StopOverlay>(analysis, name);
    return overlays;
}

} // namespace

HintOverlays::HintOverlays(MapDocument& document, QObject* parent)
    : QObject(parent), document_(document), service_(document.view()) {
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &HintOverlays::refresh);
    const MapViewState& view = document.view();
    service_.add({.id = differencePlace.id,
                  .places = {differencePlace},
                  .work = [this] { return differenceWork(); },
                  .show = {},
                  .isShown = [&view] { return view.comparesAsDifference(); }});
    service_.add({.id = flowPlace.id,
                  .places = {basinsPlace, flowPlace, stopsPlace},
                  .work = [this, &view] { return workOf(view.hintLayer()); },
                  .show = {},
                  .isShown = [&view] { return view.hintViews().any(); }});
    service_.add({.id = "compared",
                  .places = {},
                  .work = [this, &view] { return workOf(view.hintViews().comparedLayer); },
                  .show = [this](const Overlays& overlays) { showCompared(overlays); },
                  .isShown =
                      [&view] {
                          const HintViews& views = view.hintViews();
                          return views.any() && view.comparesBeside() && views.comparedLayer > terrainLayer;
                      }});
    const auto refreshLater = [this] { later_.start(); };
    connect(&document, &MapDocument::cellsChanged, this, refreshLater);
    connect(&document, &MapDocument::replaced, this, refreshLater);
    connect(&document, &MapDocument::rulesChanged, this, refreshLater);
    connect(&view, &MapViewState::currentLayerChanged, this, refreshLater);
    connect(&view, &MapViewState::hintViewsChanged, this, refreshLater);
    refresh();
}

QString HintOverlays::layerName(int layer) const {
    if (layer == HintViews::noLayer) return {};
    return localText(document_.game().layers[std::size_t(layer)].name);
}

void HintOverlays::refresh() {
    const MapViewState& view = document_.view();
    const Subject subject{document_.map().size(), view.hintLayer(), view.hintViews().comparedLayer};
    const bool nearlyRight = std::exchange(subject_, subject) == subject;
    service_.refreshAll(nearlyRight ? JobPace::Follow : JobPace::Restart);
}

OverlayProvider::Work HintOverlays::workOf(int layer) const {
    const HintViews& views = document_.view().hintViews();
    if (!views.any() || layer == HintViews::noLayer) return {};
    return [map = document_.map(), &game = document_.game(), layer, views,
            name = layerName(layer)](const std::stop_token& stop) {
        return overlaysOf(analyseHints(map, game, layer, stop), views, name);
    };
}

OverlayProvider::Work HintOverlays::differenceWork() const {
    const MapViewState& view = document_.view();
    const Map& map = document_.map();
    const int first = view.hintLayer();
    const int second = view.hintViews().comparedLayer;
    if (!view.comparesAsDifference() || first == HintViews::noLayer || !map.hasLayer(first) ||
        !map.hasLayer(second))
        return {};
    return [one = DifferenceOverlay::Operand{map.layer(first), layerName(first)},
            other = DifferenceOverlay::Operand{map.layer(second), layerName(second)},
            size = map.size()](const std::stop_token&) {
        return Overlays{std::make_shared<DifferenceOverlay>(one, other, size)};
    };
}

void HintOverlays::showCompared(const Overlays& overlays) {
    Overlays shown = overlays;
    std::erase(shown, nullptr);
    if (shown.empty() && compared_.empty()) return;
    compared_ = std::move(shown);
    emit comparedChanged();
}

} // namespace stonemason::kings_conflict
