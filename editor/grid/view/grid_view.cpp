// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/grid_view.h"

#include "editor/app/settings/motion.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/legend_panel.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason {

namespace {

constexpr double zoomStep = 1.25;
constexpr int ringMilliseconds = 220;
constexpr qsizetype keptBytes = 28 * 1024 * 1024; // of what was painted: 7 million pixels

/// How wide the right part of a place is that lies over no cell of the board; holes leave room, too.
double freeWidthOf(const QRect& place, const GridModel& model, const GridGeometry& geometry) {
    const CellRange touched = geometry.cellsIn(QRectF(place));
    double edge = place.left();
    for (int row = touched.first.row; row <= touched.last.row; ++row)
        for (int column = touched.first.column; column <= touched.last.column; ++column)
            if (const Cell cell{row, column}; model.contains(cell))
                edge = std::max(edge, geometry.rectOf(cell).right());
    return std::max(0.0, place.left() + place.width() - edge);
}

} // namespace

GridView::GridView(std::unique_ptr<GridModel> model, std::unique_ptr<GridController> controller,
                   const GridViewOptions& options, QWidget* parent)
    : QAbstractScrollArea(parent)
    , model_(std::move(model))
    , controller_(std::move(controller))
    , options_(options)
    , legend_(new LegendPanel(viewport()))
    , tiles_(keptBytes) {
    AccessibleCells::install();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    if (options_.zooms) {
        viewport()->grabGesture(Qt::PinchGesture);
    } else {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    rings_.setStartValue(0.0);
    rings_.setEndValue(1.0);
    rings_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&rings_, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    followModel();
    followState();
}

GridView::~GridView() = default;

void GridView::followModel() {
    connect(model_.get(), &GridModel::cellsChanged, this, [this](CellRange range) {
        tiles_.touch(model_->affectedBy(range));
        updateCells(range);
        if (!std::exchange(ghostHidden_, true) && framed_ && options_.frames) updateFrames(*framed_);
        announceCursor();
    });
    connect(model_.get(), &GridModel::replaced, this, [this] {
        tiles_.clear();
        ghostHidden_ = true;
        if (!seen_ || seen_->place.board != model_->size()) fitAgain();
        updateScrollBars();
        viewport()->update();
    });
    connect(model_.get(), &GridModel::styleChanged, this, [this] {
        tiles_.clear();
        viewport()->update();
        emit viewportChanged();
    });
}

void GridView::followState() {
    const auto repaint = [this] { viewport()->update(); };
    GridState& state = this->state();
    connect(&state, &GridState::turnedChanged, this, [this] {
        viewport()->update();
        emit viewportChanged();
    });
    connect(&state, &GridState::selectionChanged, this, repaint);
    connect(&state, &GridState::plannedChanged, this, repaint);
    connect(&state, &GridState::selectionChanged, this, [this] { AccessibleCells::selectionChanged(*this); });
    connect(&state, &GridState::hoveredChanged, this, &GridView::followPointed);
    connect(&state, &GridState::overlaysChanged, this, &GridView::followOverlays);
    connect(&state, &GridState::legendFoldedChanged, this, &GridView::followOverlays);
    connect(legend_, &LegendPanel::foldRequested, &state, &GridState::setLegendFolded);
    connect(&state, &GridState::cursorChanged, this, [this] {
        followPointed();
        announceCursor();
    });
    connect(&state, &GridState::markedChanged, this, [this] {
        rings_.setDuration(isStill(*this) ? 0 : ringMilliseconds);
        rings_.start();
        viewport()->update();
    });
    connect(&state, &GridState::revealRequested, this, &GridView::showClearly);
}

void GridView::setGhostHidden(bool hidden) {
    ghostHidden_ = hidden;
    viewport()->update();
}

void GridView::followOverlays() {
    legend_->tell(model_->overlays());
    placeLegend();
    viewport()->update();
}

QRectF GridView::gridRoom() const {
    return QRectF(viewport()->rect()).marginsRemoved(edgeRoom());
}

QRect GridView::legendPlace(QSize size) const {
    const QRectF room = gridRoom();
    const int margin = int(options_.margin);
    const QPoint corner(int(room.right()) - size.width() - margin,
                        std::max(int(room.top()) + margin, int(room.bottom()) - size.height() - margin));
    return {corner, size};
}

/// Beside the board or below it; of large cells it may cover the lower half of two, or an overlay switched on
/// would go unnoticed where the board fills its room.
int GridView::roomOfFoldedLegend() const {
    const QRect whole = legendPlace(legend_->foldedSize());
    const int widest = int(gridRoom().width() - 2 * options_.margin);
    const double beside = freeWidthOf(whole, *model_, geometryOfCells());
    const bool isCovering = beside < whole.width();
    const double over = isCovering && cellSize_ >= 2 * whole.height() ? 2 * cellSize_ : 0;
    return std::min(int(beside + over), widest);
}

void GridView::placeLegend() {
    const QRect open = legendPlace(legend_->openSize());
    const bool hasRoom = freeWidthOf(open, *model_, geometryOfCells()) >= open.width();
    legend_->setFoldedRoom(roomOfFoldedLegend());
    legend_->setFolded(state().legendFolded().value_or(!hasRoom));
    legend_->move(legendPlace(legend_->size()).topLeft());
}

void GridView::showSamePart(const GridView& other) {
    fits_ = other.fits_;
    kept_ = other.kept_;
    const bool zooms = std::exchange(cellSize_, other.cellSize_) != other.cellSize_;
    updateScrollBars();
    horizontalScrollBar()->setValue(other.horizontalScrollBar()->value());
    verticalScrollBar()->setValue(other.verticalScrollBar()->value());
    viewport()->update();
    if (zooms) emit zoomChanged(zoomPercent());
}

/// A board beside takes its size from the one that is worked on.
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
    // On whole pixels edges are crisp, and scrolling moves what was painted by whole ones.
    const double ratio = devicePixelRatioF();
    const auto whole = [ratio](double place) { return std::round(place * ratio) / ratio; };
    return {board, cellSize_, {whole(room.left() + left), whole(room.top() + top)}, state().isTurned()};
}

QRectF GridView::visibleCells() const {
    const QRectF board = geometryOfCells().gridRect();
    const QRectF shown = board & gridRoom();
    return {(shown.topLeft() - board.topLeft()) / cellSize_, shown.size() / cellSize_};
}

std::optional<Cell> GridView::cellOnGrid(QPointF point) const {
    const Cell cell = geometryOfCells().cellAt(point);
    return model_->contains(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<Cell> GridView::pointedCell() const {
    if (state().hovered()) return state().hovered();
    return hasFocus() || isAside() ? std::optional(state().cursor()) : std::nullopt;
}

void GridView::updateCells(const CellRange& range) {
    const QRectF rect = geometryOfCells().rectOf(model_->affectedBy(range));
    const double reach = cellSize_ * 0.1 + 4; // art and rings reach a little over the edge of their cell
    viewport()->update(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect());
}

/// Another cell is pointed at. While a gesture is under way no ghost is shown: then only frames and the
/// numbers of the rulers differ, unless an overlay says something of the cell.
void GridView::followPointed() {
    ghostHidden_ = false;
    if (!acting().isActive() || !options_.frames || !model_->overlays().empty()) {
        viewport()->update();
        return;
    }
    for (const std::optional<Cell>& framed : {framed_, pointedCell()})
        if (framed) updateFrames(*framed);
    if (!options_.rulers) return;
    viewport()->update(0, 0, viewport()->width(), options_.room.top());
    viewport()->update(0, 0, int(std::ceil(edgeRoom().left())), viewport()->height());
}

/// The frame of the cell and those of its mirror images are drawn anew.
void GridView::updateFrames(Cell at) {
    constexpr int halo = 2;
    const GridGeometry geometry = geometryOfCells();
    const auto update = [&](Cell cell) {
        viewport()->update(geometry.rectOf(cell).toAlignedRect().adjusted(-halo, -halo, halo, halo));
    };
    update(at);
    for (Cell partner : acting().partnersOf(at))
        update(partner);
}

bool GridView::cursorRests() const {
    return !state().hovered() && !isAside() && !acting().isActive() && (!byKeys_ || ghostHidden_);
}

void GridView::updateScrollBars() {
    const Size board = model_->size();
    const auto set = [this](QScrollBar* bar, double room, double length) {
        const double whole = length + 2 * options_.margin;
        constexpr double rounding = 1e-6; // of a board that fills its room, which needs no bar
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
    const bool onlyRoom = std::exchange(window_, window) == window; // panels around the board came or went
    const bool stays = !fits_ || isAside() || acting().isActive();  // nothing moves away from under a gesture
    if (onlyRoom && stays && options_.zooms && isInUse()) return keepInPlace();
    kept_.reset();
    fitAgain();
    updateScrollBars();
}

void GridView::noteSeen(const GridGeometry& geometry) {
    seen_ = {geometry, seen_ ? seen_->presses : activity_.presses()};
    seen_->place.origin += viewport()->mapTo(window(), QPoint());
}

/// Nothing of the board moves on the screen, unless there is room for all of it, but elsewhere.
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

/// What another size must differ by, or it would be rounded back: small cells are not rounded.
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
    constexpr double clearly = 16;    // pixels of a cell that is looked at for itself
    constexpr double discernible = 8; // of one among others
    const Size board = model_->size();
    CellRange wanted = clipped(boundsOf(cells), board);
    const QSizeF room = gridRoom().size() - 2 * QSizeF(options_.margin, options_.margin);
    const auto fitting = [&room](Size size) {
        return std::min(room.width() / size.columns, room.height() / size.rows);
    };
    // Cells so far from each other that all of them could be seen only as dots: the first is shown.
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

void GridView::setGuest(GridController* guest) {
    acting().cancel();
    guest_ = guest;
    viewport()->update();
}

void GridView::cancel() {
    if (acting().cancel()) return;
    if (!state().marked().empty())
        state().mark({}, Severity::Note);
    else
        state().setSelection({});
}

void GridView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    const bool isOtherFont = event->type() == QEvent::FontChange;
    const bool isOtherTheme = event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange;
    if (isOtherFont || isOtherTheme) tiles_.clear(); // boards are drawn in its colours and letters
    if (event->type() == QEvent::PaletteChange) followOverlays(); // legends are drawn in its theme
    if (isOtherFont) seen_.reset(); // panels take other room now: a whole board is fitted
}

/// What is out of sight takes no memory.
void GridView::hideEvent(QHideEvent* event) {
    QAbstractScrollArea::hideEvent(event);
    tiles_.clear();
}

} // namespace stonemason
