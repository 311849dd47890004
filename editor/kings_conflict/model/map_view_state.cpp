// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_view_state.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr double hintOpacity = 0.5; // terrain is read through it

} // namespace

MapViewState::MapViewState(const GameProfile& game, Size board, QObject* parent)
    : GridState(board, game.kings ? game.kings->starts.front().cell : Cell{}, parent)
    , hintLayer_(game.layers.size() > 1 ? terrainLayer + 1 : HintViews::noLayer)
    , visible_(game.layers.size(), false)
    , locked_(game.layers.size(), false)
    , opacity_(game.layers.size(), hintOpacity) {
    visible_.front() = true;
    opacity_.front() = 1.0;
    connect(this, &GridState::turnedChanged, this, &MapViewState::styleChanged);
}

void MapViewState::setCurrentLayer(int layer) {
    if (layer == currentLayer_) return;
    const int before = std::exchange(currentLayer_, layer);
    if (layer != terrainLayer) hintLayer_ = layer;
    const bool comparedNow = hintViews_.comparedLayer == layer;
    if (comparedNow) hintViews_.comparedLayer = before; // the two are swapped
    // Only one heat map at a time is readable: the current layer is shown, the other hints are hidden.
    for (std::size_t i = 1; i < visible_.size(); ++i)
        visible_[i] = int(i) == layer;
    visible_[std::size_t(layer)] = true;
    emit currentLayerChanged(layer);
    if (comparedNow) emit hintViewsChanged();
    emit styleChanged();
}

void MapViewState::setHintViews(HintViews views) {
    if (views.comparedLayer == currentLayer_) views.comparedLayer = HintViews::noLayer;
    if (std::exchange(hintViews_, views) != views) emit hintViewsChanged();
}

bool MapViewState::comparesAsDifference() const {
    const int other = hintViews_.comparedLayer;
    return hintViews_.asDifference && other > terrainLayer && other != hintLayer_;
}

void MapViewState::setVisible(int layer, bool visible) {
    if (visible_[std::size_t(layer)] == visible) return;
    visible_[std::size_t(layer)] = visible;
    emit styleChanged();
}

void MapViewState::setLocked(int layer, bool locked) {
    if (locked_[std::size_t(layer)] == locked) return;
    locked_[std::size_t(layer)] = locked;
    emit lockChanged();
}

void MapViewState::setOpacity(int layer, double opacity) {
    opacity = std::clamp(opacity, 0.0, 1.0);
    if (opacity_[std::size_t(layer)] == opacity) return;
    opacity_[std::size_t(layer)] = opacity;
    emit styleChanged();
}

MapStyle MapViewState::style() const {
    MapStyle style;
    style.theme = currentTheme();
    style.gridLines = grid_;
    style.codes = codes_;
    style.turned = isTurned();
    style.axis = mirrorsStrokes();
    style.numbersOf = currentLayer_ != terrainLayer && isVisible(currentLayer_) ? currentLayer_ : -1;
    for (std::size_t i = 0; i < visible_.size(); ++i) {
        style.opacity.push_back(visible_[i] ? opacity_[i] : 0.0);
        if (style.numbersOf < 0 && i > 0 && visible_[i]) style.numbersOf = int(i);
    }
    return style;
}

void MapViewState::setShowsCodes(bool on) {
    if (std::exchange(codes_, on) != on) emit styleChanged();
}

void MapViewState::setShowsGrid(bool on) {
    if (std::exchange(grid_, on) != on) emit styleChanged();
}

void MapViewState::setShowsLocks(bool on) {
    if (std::exchange(locks_, on) != on) emit showsLocksChanged();
}

void MapViewState::setMirrorsHints(bool on) {
    if (std::exchange(mirrorsHints_, on) != on) emit mirrorsHintsChanged(on);
}

void MapViewState::setFairness(FairnessView view) {
    if (std::exchange(fairness_, view) != view) emit fairnessChanged(view);
}

} // namespace stonemason::kings_conflict
