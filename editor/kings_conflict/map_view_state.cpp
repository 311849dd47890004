// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_view_state.h"

#include "editor/kings_conflict/canvas/board_overlay.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr double hintOpacity = 0.75; // terrain still shows through

Cell nearestOn(Size board, Cell cell) {
    return {std::clamp(cell.row, 0, board.rows - 1), std::clamp(cell.column, 0, board.columns - 1)};
}

} // namespace

MapViewState::MapViewState(const GameProfile& game, Size board, QObject* parent)
    : QObject(parent)
    , board_(board)
    , hintLayer_(game.layers.size() > 1 ? terrainLayer + 1 : HintViews::noLayer)
    , visible_(game.layers.size(), false)
    , opacity_(game.layers.size(), hintOpacity)
    , cursor_(nearestOn(board, game.kings ? game.kings->starts.front().cell : Cell{})) {
    visible_.front() = true;
    opacity_.front() = 1.0;
}

void MapViewState::setBoard(Size board) {
    if (std::exchange(board_, board) == board) return;
    setSelection({});
    setHovered(std::nullopt);
    mark({}, Severity::Note);
    for (int slot = 0; slot < overlaySlotCount; ++slot)
        setOverlay(OverlaySlot(slot), nullptr);
    setCursor(cursor_);
}

void MapViewState::setCurrentLayer(int layer) {
    if (layer == currentLayer_) return;
    const int before = std::exchange(currentLayer_, layer);
    if (layer != terrainLayer) hintLayer_ = layer;
    const bool comparedNow = hintViews_.comparedLayer == layer;
    if (comparedNow) hintViews_.comparedLayer = before; // the two change places
    // One heat map at a time is readable: the layer worked on shows, the other hints step back.
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
    style.turned = turned_;
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

void MapViewState::setTurned(bool on) {
    if (std::exchange(turned_, on) != on) emit styleChanged();
}

void MapViewState::setMirrorsHints(bool on) {
    if (std::exchange(mirrorsHints_, on) != on) emit mirrorsHintsChanged(on);
}

void MapViewState::setLegendFolded(bool folded) {
    const std::optional wanted(folded);
    if (std::exchange(legendFolded_, wanted) != wanted) emit legendFoldedChanged();
}

void MapViewState::setSelection(std::vector<Cell> cells) {
    std::erase_if(cells, [this](Cell cell) { return !board_.contains(cell); });
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    if (cells == selection_) return;
    selection_ = std::move(cells);
    emit selectionChanged();
}

void MapViewState::setCursor(Cell cell) {
    cell = nearestOn(board_, cell);
    if (cell == cursor_) return;
    cursor_ = cell;
    emit cursorChanged();
}

void MapViewState::setHovered(std::optional<Cell> cell) {
    if (cell && !board_.contains(*cell)) cell.reset();
    if (cell == hovered_) return;
    hovered_ = cell;
    emit hoveredChanged();
}

void MapViewState::mark(std::vector<Cell> cells, Severity severity) {
    std::erase_if(cells, [this](Cell cell) { return !board_.contains(cell); });
    marked_ = std::move(cells);
    markSeverity_ = severity;
    emit markedChanged();
    if (!marked_.empty()) emit revealRequested(marked_);
}

std::vector<const BoardOverlay*> MapViewState::overlays() const {
    std::vector<const BoardOverlay*> shown;
    for (const auto& overlay : overlays_)
        if (overlay) shown.push_back(overlay.get());
    return shown;
}

void MapViewState::setWorking(OverlaySlot slot, bool working) {
    const bool before = isWorking();
    working_.set(std::size_t(slot), working);
    if (isWorking() != before) emit workingChanged(isWorking());
}

void MapViewState::setOverlay(OverlaySlot slot, std::shared_ptr<const BoardOverlay> overlay) {
    if (overlay && overlay->board() != board_) overlay = nullptr;
    if (overlays_[std::size_t(slot)] == overlay) return;
    overlays_[std::size_t(slot)] = std::move(overlay);
    emit overlaysChanged();
}

void MapViewState::setFairness(FairnessView view) {
    if (std::exchange(fairness_, view) != view) emit fairnessChanged(view);
}

} // namespace stonemason
