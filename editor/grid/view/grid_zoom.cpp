// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of the cells in the view: zoom, scroll bars and the fixed position when the view is resized.
#include "editor/grid/view/grid_view.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason {

namespace {

constexpr double zoomStep = 1.25;

} // namespace

/// Skips a view shown beside the active one, which uses the active view's zoom.
void GridView::fitAgain() {
    if (fits_ && !isAside()) zoomFit();
}

GridGeometry GridView::geometryOfCells() const {
    const Size board = model_->size();
    const double margin = options_.margin;
    const QRectF room = gridRoom();
    const auto start = [margin](double space, double length, const QScrollBar* bar,
                                std::optional<double> kept) {
        const double spare = space - length;
        if (spare < 2 * margin) return margin - bar->value();
        return std::floor(std::clamp(kept.value_or(spare / 2), 0.0, spare));
    };
    const auto kept = [&](double (QPointF::*part)() const) {
        return kept_ ? std::optional(((*kept_ - room.topLeft()).*part)()) : std::nullopt;
    };
    const double left =
        start(room.width(), board.columns * cellSize_, horizontalScrollBar(), kept(&QPointF::x));
    const double top = start(room.height(), board.rows * cellSize_, verticalScrollBar(), kept(&QPointF::y));
    // Rounded to whole pixels, so that edges are crisp and scrolling shifts painted pixels exactly.
    const double ratio = devicePixelRatioF();
    const auto whole = [ratio](double place) { return std::round(place * ratio) / ratio; };
    return {board, cellSize_, {whole(room.left() + left), whole(room.top() + top)}, state().isTurned()};
}

void GridView::updateScrollBars() {
    const Size board = model_->size();
    const auto set = [this](QScrollBar* bar, double room, double length) {
        const double whole = length + 2 * options_.margin;
        constexpr double rounding = 1e-6; // tolerance: a board that exactly fits needs no scroll bar
        bar->setRange(0, whole <= room + rounding || !options_.zooms ? 0 : int(std::ceil(whole - room)));
        bar->setPageStep(int(room));
        bar->setSingleStep(int(std::max(8.0, cellSize_ / 2)));
    };
    const QSizeF room = gridRoom().size();
    set(horizontalScrollBar(), room.width(), board.columns * cellSize_);
    set(verticalScrollBar(), room.height(), board.rows * cellSize_);
    placeLegend();
    emit viewportChanged();
}

void GridView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const QSize window = this->window()->size();
    const bool onlyRoom = std::exchange(window_, window) == window; // only panels were shown or hidden
    const bool stays = !fits_ || isAside() || acting().isActive();  // the board stays during a gesture
    if (onlyRoom && stays && options_.zooms && isInUse()) return keepInPlace();
    kept_.reset();
    fitAgain();
    updateScrollBars();
}

void GridView::noteSeen(const GridGeometry& geometry) {
    seen_ = {geometry, seen_ ? seen_->presses : activity_.presses()};
    seen_->place.origin += viewport()->mapTo(window(), QPoint());
}

/// Keeps the board's position on the screen, unless it fits as a whole, but only elsewhere.
void GridView::keepInPlace() {
    kept_ = seen_->place.origin - viewport()->mapTo(window(), QPoint());
    updateScrollBars();
    const QPoint away = (geometryOfCells().origin - *kept_).toPoint();
    const auto scroll = [](QScrollBar* bar, int by) {
        const int wanted = bar->value() + by;
        bar->setRange(std::min(bar->minimum(), wanted), std::max(bar->maximum(), wanted));
        bar->setValue(wanted);
    };
    if (horizontalScrollBar()->maximum() > 0) scroll(horizontalScrollBar(), away.x());
    if (verticalScrollBar()->maximum() > 0) scroll(verticalScrollBar(), away.y());
    viewport()->update();
}

void GridView::scrollContentsBy(int, int) {
    viewport()->update();
    emit viewportChanged();
}

double GridView::snapped(double size) const {
    size = std::clamp(size, options_.smallestCell, maximumCellSize);
    const double pixels = size * devicePixelRatioF();
    return pixels >= 8 ? std::round(pixels) / devicePixelRatioF() : size; // whole pixels keep edges crisp
}

void GridView::setCellSize(double size, QPointF anchor) {
    size = snapped(size);
    if (size == cellSize_) return;
    const GridGeometry before = geometryOfCells();
    const QPointF place = (anchor - before.origin) / cellSize_;
    cellSize_ = size;
    kept_.reset();
    updateScrollBars();
    const QPointF moved = geometryOfCells().origin + place * cellSize_ - anchor;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    viewport()->update();
    emit zoomChanged(zoomPercent());
    emit viewportChanged();
}

/// The minimum change of the cell size that rounding does not undo; sizes of small cells are not rounded.
double GridView::smallestStep() const {
    constexpr double rounded = 8;
    return std::min(1.0, cellSize_ / rounded);
}

void GridView::setZoom(double size) {
    if (!options_.zooms) return;
    fits_ = false;
    setCellSize(size, QRectF(viewport()->rect()).center());
}

void GridView::zoomIn() {
    setZoom(std::max(cellSize_ * zoomStep, cellSize_ + smallestStep()));
}

void GridView::zoomOut() {
    setZoom(cellSize_ / zoomStep);
}

void GridView::zoomNormal() {
    setZoom(normalCellSize);
}

void GridView::zoomFit() {
    const Size board = model_->size();
    const QSizeF room = gridRoom().size() - 2 * QSizeF(options_.margin, options_.margin);
    const double size = std::min(room.width() / board.columns, room.height() / board.rows);
    const double pixels = size * devicePixelRatioF();
    fits_ = true;
    if (std::exchange(kept_, std::nullopt)) viewport()->update();
    setCellSize(pixels >= 8 ? std::floor(pixels) / devicePixelRatioF() : size, {});
}

void GridView::centreOn(QPointF point) {
    const QPointF away = geometryOfCells().origin + point * cellSize_ - gridRoom().center();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(away.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(away.y()));
}

void GridView::reveal(const std::vector<Cell>& cells) {
    const GridGeometry geometry = geometryOfCells();
    const QRectF wanted = geometry.rectOf(clipped(boundsOf(cells), geometry.board));
    if (!gridRoom().contains(wanted)) centreOn((wanted.center() - geometry.origin) / cellSize_);
}

void GridView::showClearly(const std::vector<Cell>& cells) {
    constexpr double clearly = 16;    // pixels at which the details of a cell are visible
    constexpr double discernible = 8; // pixels at which a cell is distinguishable from others
    const Size board = model_->size();
    CellRange wanted = clipped(boundsOf(cells), board);
    const QSizeF room = gridRoom().size() - 2 * QSizeF(options_.margin, options_.margin);
    const auto fitting = [&room](Size size) {
        return std::min(room.width() / size.columns, room.height() / size.rows);
    };
    // Shows only the first of cells that are so far apart that together they would be mere dots.
    if (fitting(sizeOf(wanted)) < discernible) wanted = {cells.front(), cells.front()};
    const double size = std::min(clearly, fitting(sizeOf(wanted)));
    if (options_.zooms && cellSize_ < size) {
        fits_ = false;
        setCellSize(size, gridRoom().center());
    }
    const GridGeometry geometry = geometryOfCells();
    const QRectF rect = geometry.rectOf(wanted);
    if (!gridRoom().contains(rect)) centreOn((rect.center() - geometry.origin) / cellSize_);
}

} // namespace stonemason
