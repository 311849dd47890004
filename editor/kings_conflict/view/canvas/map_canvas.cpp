// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/map_canvas.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/legend_panel.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/canvas/gesture.h"
#include "editor/text/names.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace stonemason::kings_conflict {

MapGridModel::MapGridModel(MapDocument& document, MapRenderer& renderer)
    : GridModel(document.view()), document_(document), renderer_(renderer) {
    connect(&document, &MapDocument::layerChanged, this, [this](int, const std::vector<CellRange>& ranges) {
        for (const CellRange& range : ranges)
            emit cellsChanged(range);
    });
    connect(&document, &MapDocument::replaced, this, &GridModel::replaced);
    connect(&document, &MapDocument::symmetryChanged, this, &GridModel::styleChanged);
    connect(&document.view(), &MapViewState::styleChanged, this, &GridModel::styleChanged);
    connect(&document.view(), &MapViewState::mirrorsHintsChanged, this, &GridModel::styleChanged);
}

void MapGridModel::setAside(std::optional<LayerAside> aside) {
    aside_ = std::move(aside);
}

int MapGridModel::shownLayer() const {
    return aside_ ? aside_->layer : document_.view().currentLayer();
}

std::vector<const GridOverlay*> MapGridModel::overlays() const {
    const MapViewState& view = document_.view();
    if (!aside_) return view.overlays();
    std::vector<const GridOverlay*> shown;
    if (const GridOverlay* rules = view.overlay(rulesPlace)) shown.push_back(rules);
    for (const auto& overlay : aside_->overlays)
        if (overlay->board() == view.board()) shown.push_back(overlay.get());
    if (const GridOverlay* notes = view.overlay(notesPlace)) shown.push_back(notes);
    return shown;
}

MapStyle MapGridModel::shownStyle() const {
    const MapViewState& view = document_.view();
    MapStyle style = view.style();
    const bool hidesHints = std::ranges::any_of(overlays(), &GridOverlay::showsContents);
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

bool MapGridModel::contains(Cell cell) const {
    const Grid<Code>& terrain = document_.map().terrain();
    return terrain.contains(cell) && !isHoleCode(document_.game(), terrain[cell]);
}

void MapGridModel::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    painter.translate(geometry.origin);
    renderer_.paint(painter, document_.map(), shownStyle(), geometry.cellSize, range);
}

GridLook MapGridModel::look() {
    MapStyle style = document_.view().style();
    style.gridLines = false;
    style.codes = false;
    style.axis = false;
    style.numbersOf = -1;
    return renderer_.look(document_.map(), style);
}

CellRange MapGridModel::affectedBy(const CellRange& range) const {
    return kings_conflict::affectedBy(range);
}

QString MapGridModel::heldIn(Cell cell) const {
    const int layer = shownLayer();
    const Grid<Code>& codes = document_.map().layer(layer);
    if (!codes.contains(cell)) return {};
    return layer == terrainLayer ? tileName(document_.game(), codes[cell])
                                 : QString(QLatin1Char(codes[cell]));
}

QString MapGridModel::describe(Cell cell) const {
    const int layer = shownLayer();
    if (layer == terrainLayer || !document_.map().size().contains(cell))
        //: What a screen reader says of a cell: its place, then its tile.
        return tr("%1, %2").arg(placeText(cell), heldIn(cell));
    //: What a screen reader says of a cell of a hint grid: its place, the grid and the digit, its tile.
    return tr("%1, %2 %3, %4")
        .arg(placeText(cell), localText(document_.game().layers[std::size_t(layer)].name), heldIn(cell),
             tileName(document_.game(), document_.map().terrain()[cell]));
}

namespace {

constexpr int belowRuler = 26;

} // namespace

TurnedSign::TurnedSign(MapViewState& view, QWidget* viewport) : QToolButton(viewport), view_(view) {
    setIcon(stonemason::icon(QStringLiteral("opponent-view")));
    setText(tr("Opponent's view: turn back"));
    setToolTip(tr("The board is turned around; press to turn it back"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setCursor(Qt::ArrowCursor);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus); // the menu's switch is the way for keys
    connect(this, &QToolButton::clicked, this, [this] { view_.setTurned(false); });
    connect(&view, &MapViewState::styleChanged, this, &TurnedSign::place);
    viewport->installEventFilter(this);
    place();
}

void TurnedSign::place() {
    setVisible(view_.isTurned());
    adjustSize();
    move((parentWidget()->width() - width()) / 2, belowRuler);
}

bool TurnedSign::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QToolButton::eventFilter(watched, event);
}

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
