// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/hints/hint_overlays.h"

#include "editor/kings_conflict/hints/basin_overlay.h"
#include "editor/kings_conflict/hints/difference_overlay.h"
#include "editor/kings_conflict/hints/flow_overlay.h"
#include "editor/kings_conflict/hints/stop_overlay.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/text/names.h"

namespace stonemason {

HintOverlays::HintOverlays(MapDocument& document, QObject* parent)
    : QObject(parent), document_(document), main_(document.game()), other_(document.game()) {
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &HintOverlays::refresh);
    connect(&main_, &HintAnalyst::finished, this, &HintOverlays::showMain);
    connect(&other_, &HintAnalyst::finished, this, &HintOverlays::showCompared);
    const auto refreshLater = [this] { later_.start(); };
    connect(&document, &MapDocument::cellsChanged, this, refreshLater);
    connect(&document, &MapDocument::mapReplaced, this, [this] {
        main_.cancel(); // it may be about a board of another size
        other_.cancel();
        later_.start();
    });
    connect(&document, &MapDocument::rulesChanged, this, refreshLater);
    connect(&document.view(), &MapViewState::currentLayerChanged, this, refreshLater);
    connect(&document.view(), &MapViewState::hintViewsChanged, this, refreshLater);
    refresh();
}

QString HintOverlays::layerName(int layer) const {
    if (layer == HintViews::noLayer) return {};
    return localText(document_.game().layers[std::size_t(layer)].name);
}

bool HintOverlays::wantsAnalysis() const {
    const HintViews& views = document_.view().hintViews();
    return views.flow || views.basins || views.stops;
}

void HintOverlays::refresh() {
    const MapViewState& view = document_.view();
    const HintViews& views = view.hintViews();
    showDifference();
    if (wantsAnalysis()) {
        main_.analyse(document_.map(), view.hintLayer());
    } else {
        main_.cancel();
        showMain(nullptr);
    }
    if (wantsAnalysis() && view.comparesBeside() && views.comparedLayer > terrainLayer) {
        other_.analyse(document_.map(), views.comparedLayer);
    } else {
        other_.cancel();
        showCompared(nullptr);
    }
    tellWhetherBusy();
}

void HintOverlays::tellWhetherBusy() {
    document_.view().setWorking(OverlaySlot::Flow, main_.isBusy() || other_.isBusy());
}

void HintOverlays::showMain(const HintAnalyst::Analysis& analysis) {
    tellWhetherBusy();
    MapViewState& view = document_.view();
    const HintViews views = analysis ? view.hintViews() : HintViews{};
    const QString name = layerName(view.hintLayer());
    const auto put = [&view](OverlaySlot slot, std::shared_ptr<const BoardOverlay> overlay) {
        view.setOverlay(slot, std::move(overlay));
    };
    put(OverlaySlot::Basins, views.basins ? std::make_shared<BasinOverlay>(analysis, name) : nullptr);
    put(OverlaySlot::Flow, views.flow ? std::make_shared<FlowOverlay>(analysis, name) : nullptr);
    put(OverlaySlot::Stops, views.stops ? std::make_shared<StopOverlay>(analysis, name) : nullptr);
}

void HintOverlays::showCompared(const HintAnalyst::Analysis& analysis) {
    tellWhetherBusy();
    Overlays overlays;
    if (analysis) {
        const HintViews& views = document_.view().hintViews();
        const QString name = layerName(analysis->layer);
        if (views.basins) overlays.push_back(std::make_shared<BasinOverlay>(analysis, name));
        if (views.flow) overlays.push_back(std::make_shared<FlowOverlay>(analysis, name));
        if (views.stops) overlays.push_back(std::make_shared<StopOverlay>(analysis, name));
    }
    if (overlays.empty() && compared_.empty()) return;
    compared_ = std::move(overlays);
    emit comparedChanged();
}

void HintOverlays::showDifference() {
    MapViewState& view = document_.view();
    const Map& map = document_.map();
    const int first = view.hintLayer();
    const int second = view.hintViews().comparedLayer;
    std::shared_ptr<const BoardOverlay> overlay;
    if (view.comparesAsDifference() && first != HintViews::noLayer && map.hasLayer(first) &&
        map.hasLayer(second))
        overlay = std::make_shared<DifferenceOverlay>(
            DifferenceOverlay::Operand{map.layer(first), layerName(first)},
            DifferenceOverlay::Operand{map.layer(second), layerName(second)}, map.size());
    view.setOverlay(OverlaySlot::Difference, std::move(overlay));
}

} // namespace stonemason
