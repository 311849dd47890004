// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/map_canvas.h"

#include "editor/app/motion.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/canvas/board_overlay.h"
#include "editor/kings_conflict/canvas/canvas_accessible.h"
#include "editor/kings_conflict/canvas/legend_panel.h"
#include "editor/kings_conflict/canvas/turned_sign.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"
#include "editor/text/names.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace stonemason {

namespace {

constexpr double rulerSize = 22.0;
constexpr double margin = 10.0;
constexpr double zoomStep = 1.25;
constexpr int ringMilliseconds = 220;
/// A map that is to fit shrinks to this part of its size to lie beside the legend, no further.
constexpr double leastBesideLegend = 0.7;

} // namespace

MapCanvas::MapCanvas(MapDocument& document, MapRenderer& renderer, ToolState& state, QWidget* parent)
    : QAbstractScrollArea(parent)
    , document_(document)
    , renderer_(renderer)
    , state_(state)
    , gesture_(document, state)
    , overlay_(document, renderer)
    , legend_(new LegendPanel(viewport())) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 160);
    setAccessibleName(tr("Map"));
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    rings_.setStartValue(0.0);
    rings_.setEndValue(1.0);
    rings_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&rings_, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    new TurnedSign(document.view(), viewport());
    followDocument();
    followView();
    followOverlays();
    announceCursor();
}

void MapCanvas::followDocument() {
    connect(&document_, &MapDocument::cellsChanged, this, [this](int, CellRange range) {
        updateCells(range);
        ghostHidden_ = true;
        announceCursor();
    });
    connect(&document_, &MapDocument::mapReplaced, this, [this] {
        ghostHidden_ = true;
        fitAgain();
        updateScrollBars();
        viewport()->update();
    });
    connect(&document_, &MapDocument::symmetryChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&document_, &MapDocument::refused, this, &MapCanvas::showRefusal);
}

void MapCanvas::followView() {
    const auto repaint = [this] { viewport()->update(); };
    const auto showGhost = [this] {
        ghostHidden_ = false;
        viewport()->update();
    };
    MapViewState& view = document_.view();
    connect(&view, &MapViewState::styleChanged, this, [this] {
        viewport()->update();
        emit viewportChanged();
    });
    connect(&view, &MapViewState::selectionChanged, this, repaint);
    connect(&view, &MapViewState::selectionChanged, this,
            [this] { AccessibleCanvas::selectionChanged(*this); });
    connect(&view, &MapViewState::mirrorsHintsChanged, this, repaint);
    connect(&view, &MapViewState::hoveredChanged, this, showGhost);
    connect(&view, &MapViewState::overlaysChanged, this, &MapCanvas::followOverlays);
    connect(&view, &MapViewState::legendFoldedChanged, this, &MapCanvas::followOverlays);
    connect(legend_, &LegendPanel::foldRequested, &view, &MapViewState::setLegendFolded);
    connect(legend_, &LegendPanel::rulesRequested, &view, &MapViewState::rulesRequested);
    connect(&view, &MapViewState::cursorChanged, this, [this, showGhost] {
        showGhost();
        announceCursor();
    });
    connect(&view, &MapViewState::currentLayerChanged, this, [this, showGhost] {
        showGhost();
        announceCursor();
    });
    connect(&view, &MapViewState::markedChanged, this, [this] {
        rings_.setDuration(isStill(*this) ? 0 : ringMilliseconds);
        rings_.start();
        viewport()->update();
    });
    connect(&view, &MapViewState::revealRequested, this, &MapCanvas::reveal);
    connect(&state_, &ToolState::toolChanged, this, showGhost);
    connect(&state_, &ToolState::paintChanged, this, showGhost);
    connect(&state_, &ToolState::stampChanged, this, showGhost);
    connect(&state_, &ToolState::brushSizeChanged, this, showGhost);
}

void MapCanvas::followOverlays() {
    const QSize before = legend_->isHidden() ? QSize() : legend_->size();
    legend_->tell(shownOverlays());
    foldLegend();
    if ((legend_->isHidden() ? QSize() : legend_->size()) != before) {
        fitAgain();
        placeLegend();
        emit viewportChanged();
    }
    viewport()->update();
}

void MapCanvas::placeLegend() {
    const QSize room = viewport()->size();
    legend_->move(room.width() - legend_->width() - int(margin),
                  std::max(int(rulerSize + margin), room.height() - legend_->height() - int(margin)));
}

double MapCanvas::fittingSize(double aside) const {
    const Size board = document_.map().size();
    const double width = viewport()->width() - rulerSize - 2 * margin - aside;
    const double height = viewport()->height() - rulerSize - 2 * margin;
    return std::min(width / board.columns, height / board.rows);
}

bool MapCanvas::hasRoomForLegend() const {
    return fittingSize(legend_->openWidth() + margin) >= leastBesideLegend * fittingSize(0);
}

void MapCanvas::foldLegend() {
    legend_->setFolded(document_.view().legendFolded().value_or(!hasRoomForLegend()));
}

double MapCanvas::legendWidth() const {
    return legend_->isHidden() || legend_->isFolded() ? 0.0 : legend_->width() + margin;
}

int MapCanvas::shownLayer() const {
    return aside_ ? aside_->layer : document_.view().currentLayer();
}

void MapCanvas::showAside(std::optional<Aside> aside) {
    aside_ = std::move(aside);
    followOverlays();
    announceCursor();
}

std::vector<const BoardOverlay*> MapCanvas::shownOverlays() const {
    const MapViewState& view = document_.view();
    if (!aside_) return view.overlays();
    std::vector<const BoardOverlay*> shown;
    if (const BoardOverlay* rules = view.overlay(OverlaySlot::Rules)) shown.push_back(rules);
    for (const auto& overlay : aside_->overlays)
        if (overlay->board() == view.board()) shown.push_back(overlay.get());
    return shown;
}

MapStyle MapCanvas::shownStyle() const {
    const MapViewState& view = document_.view();
    MapStyle style = view.style();
    const auto overlays = shownOverlays();
    const bool hidesHints = std::ranges::any_of(overlays, &BoardOverlay::standsForHints);
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

void MapCanvas::showSamePart(const MapCanvas& other) {
    fits_ = other.fits_;
    const bool zooms = std::exchange(cellSize_, other.cellSize_) != other.cellSize_;
    updateScrollBars();
    horizontalScrollBar()->setValue(other.horizontalScrollBar()->value());
    verticalScrollBar()->setValue(other.verticalScrollBar()->value());
    viewport()->update();
    if (zooms) emit zoomChanged(zoomPercent());
}

/// A board beside takes its size from the one that is worked on.
void MapCanvas::fitAgain() {
    if (fits_ && !aside_) zoomFit();
}

CanvasGeometry MapCanvas::geometryOfCells() const {
    const Size board = document_.map().size();
    const auto start = [](double room, double length, const QScrollBar* bar) {
        return length + 2 * margin <= room ? std::floor((room - length) / 2) : margin - bar->value();
    };
    const double room = viewport()->width() - rulerSize;
    const double width = board.columns * cellSize_;
    const bool aside = width + 2 * margin + legendWidth() <= room;
    const double left = start(aside ? room - legendWidth() : room, width, horizontalScrollBar());
    const double top = start(viewport()->height() - rulerSize, board.rows * cellSize_, verticalScrollBar());
    return {board, cellSize_, QPointF(rulerSize + left, rulerSize + top), document_.view().isTurned()};
}

QRectF MapCanvas::visibleCells() const {
    const QRectF board = geometryOfCells().boardRect();
    const QRectF shown = board & QRectF(viewport()->rect()).adjusted(rulerSize, rulerSize, 0, 0);
    return {(shown.topLeft() - board.topLeft()) / cellSize_, shown.size() / cellSize_};
}

void MapCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().color(QPalette::Window).darker(106));
    const CanvasGeometry geometry = geometryOfCells();
    const CellRange range = geometry.cellsIn(event->rect());
    if (range.first.row <= range.last.row && range.first.column <= range.last.column) {
        painter.save();
        painter.translate(geometry.origin);
        renderer_.paint(painter, document_.map(), shownStyle(), cellSize_, range);
        painter.restore();
        for (const BoardOverlay* overlay : shownOverlays())
            overlay->paint(painter, geometry, palette(), range);
    }
    const bool showsGhost =
        !aside_ && !ghostHidden_ && !gesture_.isActive() && (document_.view().hovered() || byKeys_);
    const Tool* tool = showsGhost ? gesture_.current() : nullptr;
    if (const std::optional<Cell> at = pointedCell(); at && document_.map().size().contains(*at))
        for (const BoardOverlay* overlay : shownOverlays())
            overlay->paintPointed(painter, geometry, palette(), *at);
    overlay_.paint(painter, geometry, palette(), tool, pointedCell(), rings_.currentValue().toDouble());
    overlay_.paintRulers(painter, geometry, palette(), viewport()->size(), rulerSize, pointedCell());
}

std::optional<Cell> MapCanvas::pointedCell() const {
    const MapViewState& view = document_.view();
    if (view.hovered()) return view.hovered();
    return hasFocus() || aside_ ? std::optional(view.cursor()) : std::nullopt;
}

void MapCanvas::updateCells(const CellRange& range) {
    const QRectF rect = geometryOfCells().rectOf(affectedBy(range));
    const double reach = cellSize_ * 0.1 + 4; // art and rings reach a little over the edge of their cell
    viewport()->update(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect());
}

void MapCanvas::updateScrollBars() {
    const Size board = document_.map().size();
    const auto set = [this](QScrollBar* bar, double room, double length) {
        const int range = length + 2 * margin <= room ? 0 : int(std::ceil(length + 2 * margin - room));
        bar->setRange(0, range);
        bar->setPageStep(int(room));
        bar->setSingleStep(int(std::max(8.0, cellSize_ / 2)));
    };
    set(horizontalScrollBar(), viewport()->width() - rulerSize, board.columns * cellSize_);
    set(verticalScrollBar(), viewport()->height() - rulerSize, board.rows * cellSize_);
    emit viewportChanged();
}

void MapCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    foldLegend();
    fitAgain();
    updateScrollBars();
    placeLegend();
}

void MapCanvas::scrollContentsBy(int, int) {
    viewport()->update();
    emit viewportChanged();
}

double MapCanvas::snapped(double size) const {
    size = std::clamp(size, minimumCellSize, maximumCellSize);
    const double pixels = size * devicePixelRatioF();
    return pixels >= 8 ? std::round(pixels) / devicePixelRatioF() : size; // whole pixels keep edges crisp
}

void MapCanvas::setCellSize(double size, QPointF anchor) {
    size = snapped(size);
    if (size == cellSize_) return;
    const CanvasGeometry before = geometryOfCells();
    const QPointF place = (anchor - before.origin) / cellSize_;
    cellSize_ = size;
    updateScrollBars();
    const QPointF moved = geometryOfCells().origin + place * cellSize_ - anchor;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    viewport()->update();
    emit zoomChanged(zoomPercent());
    emit viewportChanged();
}

void MapCanvas::setZoom(double size) {
    fits_ = false;
    setCellSize(size, QRectF(viewport()->rect()).center());
}

void MapCanvas::zoomIn() {
    setZoom(std::max(cellSize_ * zoomStep, cellSize_ + 1));
}

void MapCanvas::zoomOut() {
    setZoom(cellSize_ / zoomStep);
}

void MapCanvas::zoomNormal() {
    setZoom(normalCellSize);
}

void MapCanvas::zoomFit() {
    const double size = fittingSize(hasRoomForLegend() ? legendWidth() : 0);
    const double pixels = size * devicePixelRatioF();
    fits_ = true;
    setCellSize(pixels >= 8 ? std::floor(pixels) / devicePixelRatioF() : size, {});
}

void MapCanvas::centreOn(QPointF point) {
    const QPointF centre = QRectF(viewport()->rect()).adjusted(rulerSize, rulerSize, 0, 0).center();
    const QPointF away = geometryOfCells().origin + point * cellSize_ - centre;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(away.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(away.y()));
}

void MapCanvas::reveal(const std::vector<Cell>& cells) {
    const CanvasGeometry geometry = geometryOfCells();
    const QRectF wanted = geometry.rectOf(clipped(boundsOf(cells), geometry.board));
    if (!QRectF(viewport()->rect()).adjusted(rulerSize, rulerSize, 0, 0).contains(wanted))
        centreOn((wanted.center() - geometry.origin) / cellSize_);
}

void MapCanvas::cancel() {
    if (gesture_.cancel()) return;
    MapViewState& view = document_.view();
    if (!view.marked().empty())
        view.mark({}, Severity::Note);
    else
        view.setSelection({});
}

void MapCanvas::showRefusal(const QString& sentence) {
    if (aside_) return;
    const QRectF cell = geometryOfCells().rectOf(document_.view().cursor());
    // As rich text the sentence wraps instead of running over the docks.
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomRight().toPoint()),
                       QStringLiteral("<qt>%1</qt>").arg(sentence.toHtmlEscaped()), viewport());
}

QString MapCanvas::heldIn(Cell cell) const {
    const int layer = shownLayer();
    const Grid<Code>& codes = document_.map().layer(layer);
    if (!codes.contains(cell)) return {};
    return layer == terrainLayer ? tileName(document_.game(), codes[cell])
                                 : QString(QLatin1Char(codes[cell]));
}

QString MapCanvas::describe(Cell cell) const {
    //: What a screen reader says of a cell: its place, then its tile.
    QString text = tr("%1, %2").arg(placeText(cell), heldIn(cell));
    if (const int layer = shownLayer(); layer != terrainLayer && document_.map().size().contains(cell))
        //: What a screen reader says of a cell of a hint grid: its place, the grid and the digit, its tile.
        text = tr("%1, %2 %3, %4")
                   .arg(placeText(cell), localText(document_.game().layers[std::size_t(layer)].name),
                        heldIn(cell), tileName(document_.game(), document_.map().terrain()[cell]));
    for (const BoardOverlay* overlay : shownOverlays())
        if (const QString said = overlay->describe(cell); !said.isEmpty())
            //: What a screen reader says of a cell, followed by what an overlay shows there.
            text = tr("%1; %2").arg(text, said);
    return text;
}

void MapCanvas::announceCursor() {
    setAccessibleDescription(describe(document_.view().cursor()));
    AccessibleCanvas::cursorMoved(*this);
}

void MapCanvas::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) followOverlays(); // legends are drawn in its theme
}

} // namespace stonemason
