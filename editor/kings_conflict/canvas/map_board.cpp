// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/map_board.h"

#include "editor/board/board_overlay.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/overlays/overlay_places.h"
#include "editor/text/kings_conflict/map_names.h"
#include "editor/text/names.h"

#include <QPainter>

#include <algorithm>

namespace stonemason {

MapBoard::MapBoard(MapDocument& document, MapRenderer& renderer)
    : BoardModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &MapDocument::cellsChanged, this, [this](int, const std::vector<CellRange>& ranges) {
        for (const CellRange& range : ranges)
            emit cellsChanged(range);
    });
    connect(&document, &MapDocument::mapReplaced, this, &BoardModel::replaced);
    connect(&document, &MapDocument::symmetryChanged, this, &BoardModel::styleChanged);
    connect(&document.view(), &MapViewState::styleChanged, this, &BoardModel::styleChanged);
    connect(&document.view(), &MapViewState::mirrorsHintsChanged, this, &BoardModel::styleChanged);
}

void MapBoard::setAside(std::optional<LayerAside> aside) {
    aside_ = std::move(aside);
}

int MapBoard::shownLayer() const {
    return aside_ ? aside_->layer : document_.view().currentLayer();
}

std::vector<const BoardOverlay*> MapBoard::overlays() const {
    const MapViewState& view = document_.view();
    if (!aside_) return view.overlays();
    std::vector<const BoardOverlay*> shown;
    if (const BoardOverlay* rules = view.overlay(rulesPlace)) shown.push_back(rules);
    for (const auto& overlay : aside_->overlays)
        if (overlay->board() == view.board()) shown.push_back(overlay.get());
    if (const BoardOverlay* notes = view.overlay(notesPlace)) shown.push_back(notes);
    return shown;
}

MapStyle MapBoard::shownStyle() const {
    const MapViewState& view = document_.view();
    MapStyle style = view.style();
    const bool hidesHints = std::ranges::any_of(overlays(), &BoardOverlay::showsContents);
    if (aside_ || hidesHints) {
        std::fill(style.opacity.begin() + 1, style.opacity.end(), 0.0);
        style.numbersOf = -1;
        style.kingsAside = hidesHints;
    }
    if (aside_ && aside_->layer != terrainLayer && !hidesHints) {
        style.opacity[std::size_t(aside_->layer)] = view.opacity(aside_->layer);
        style.numbersOf = aside_->layer;
    }
    return style;
}

bool MapBoard::contains(Cell cell) const {
    const Grid<Code>& terrain = document_.map().terrain();
    return terrain.contains(cell) && !isHoleCode(document_.game(), terrain[cell]);
}

void MapBoard::paint(QPainter& painter, const BoardGeometry& geometry, const CellRange& range) {
    painter.translate(geometry.origin);
    renderer_.paint(painter, document_.map(), shownStyle(), geometry.cellSize, range);
}

BoardLook MapBoard::look() {
    MapStyle style = document_.view().style();
    style.gridLines = false;
    style.codes = false;
    style.axis = false;
    style.numbersOf = -1;
    return renderer_.look(document_.map(), style);
}

CellRange MapBoard::affectedBy(const CellRange& range) const {
    return stonemason::affectedBy(range);
}

QString MapBoard::heldIn(Cell cell) const {
    const int layer = shownLayer();
    const Grid<Code>& codes = document_.map().layer(layer);
    if (!codes.contains(cell)) return {};
    return layer == terrainLayer ? tileName(document_.game(), codes[cell])
                                 : QString(QLatin1Char(codes[cell]));
}

QString MapBoard::describe(Cell cell) const {
    const int layer = shownLayer();
    if (layer == terrainLayer || !document_.map().size().contains(cell))
        //: What a screen reader says of a cell: its place, then its tile.
        return tr("%1, %2").arg(placeText(cell), heldIn(cell));
    //: What a screen reader says of a cell of a hint grid: its place, the grid and the digit, its tile.
    return tr("%1, %2 %3, %4")
        .arg(placeText(cell), localText(document_.game().layers[std::size_t(layer)].name), heldIn(cell),
             tileName(document_.game(), document_.map().terrain()[cell]));
}

} // namespace stonemason
