// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/board_view.h"

#include "editor/app/motion.h"
#include "editor/board/board_overlay.h"
#include "editor/board/legend_panel.h"

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
double freeWidthOf(const QRect& place, const BoardModel& model, const BoardGeometry& geometry) {
    const CellRange touched = geometry.cellsIn(QRectF(place));
    double edge = place.left();
    for (int row = touched.first.row; row <= touched.last.row; ++row)
        for (int column = touched.first.column; column <= touched.last.column; ++column)
            if (const Cell cell{row, column}; model.contains(cell))
                edge = std::max(edge, geometry.rectOf(cell).right());
    return std::max(0.0, place.left() + place.width() - edge);
}

} // namespace

BoardView::BoardView(std::unique_ptr<BoardModel> model, std::unique_ptr<BoardController> controller,
                     const BoardViewOptions& options, QWidget* parent)
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

BoardView::~BoardView() = default;

void BoardView::followModel() {
    connect(model_.get(), &BoardModel::cellsChanged, this, [this](CellRange range) {
        tiles_.touch(model_->affectedBy(range));
        updateCells(range);
        if (!std::exchange(ghostHidden_, true) && framed_ && options_.frames) updateFrames(*framed_);
        announceCursor();
    });
    connect(model_.get(), &BoardModel::replaced, this, [this] {
        tiles_.clear();
        ghostHidden_ = true;
        if (!seen_ || seen_->place.board != model_->size()) fitAgain();
        updateScrollBars();
        viewport()->update();
    });
    connect(model_.get(), &BoardModel::styleChanged, this, [this] {
        tiles_.clear();
        viewport()->update();
        emit viewportChanged();
    });
}

void BoardView::followState() {
    const auto repaint = [this] { viewport()->update(); };
    BoardState& state = this->state();
    connect(&state, &BoardState::turnedChanged, this, [this] {
        viewport()->update();
        emit viewportChanged();
    });
    connect(&state, &BoardState::selectionChanged, this, repaint);
    connect(&state, &BoardState::plannedChanged, this, repaint);
    connect(&state, &BoardState::selectionChanged, this,
            [this] { AccessibleCells::selectionChanged(*this); });
    connect(&state, &BoardState::hoveredChanged, this, &BoardView::followPointed);
    connect(&state, &BoardState::overlaysChanged, this, &BoardView::followOverlays);
    connect(&state, &BoardState::legendFoldedChanged, this, &BoardView::followOverlays);
    connect(legend_, &LegendPanel::foldRequested, &state, &BoardState::setLegendFolded);
    connect(&state, &BoardState::cursorChanged, this, [this] {
        followPointed();
        announceCursor();
    });
    connect(&state, &BoardState::markedChanged, this, [this] {
        rings_.setDuration(isStill(*this) ? 0 : ringMilliseconds);
        rings_.start();
        viewport()->update();
    });
    connect(&state, &BoardState::revealRequested, this, &BoardView::showClearly);
}

void BoardView::setGhostHidden(bool hidden) {
    ghostHidden_ = hidden;
    viewport()->update();
}

void BoardView::followOverlays() {
    legend_->tell(model_->overlays());
    placeLegend();
    viewport()->update();
}

QRectF BoardView::boardRoom() const {
    return QRectF(viewport()->rect()).marginsRemoved(edgeRoom());
}

QRect BoardView::legendPlace(QSize size) const {
    const QRectF room = boardRoom();
    const int margin = int(options_.margin);
    const QPoint corner(int(room.right()) - size.width() - margin,
                        std::max(int(room.top()) + margin, int(room.bottom()) - size.height() - margin));
    return {corner, size};
}

/// Beside the board or below it; of large cells it may cover the lower half of two, or an overlay switched on
/// would go unnoticed where the board fills its room.
int BoardView::roomOfFoldedLegend() const {
    const QRect whole = legendPlace(legend_->foldedSize());
    const int widest = int(boardRoom().width() - 2 * options_.margin);
    const double beside = freeWidthOf(whole, *model_, geometryOfCells());
    const bool isCovering = beside < whole.width();
    const double over = isCovering && cellSize_ >= 2 * whole.height() ? 2 * cellSize_ : 0;
    return std::min(int(beside + over), widest);
}

void BoardView::placeLegend() {
    const QRect open = legendPlace(legend_->openSize());
    const bool hasRoom = freeWidthOf(open, *model_, geometryOfCells()) >= open.width();
    legend_->setFoldedRoom(roomOfFoldedLegend());
    legend_->setFolded(state().legendFolded().value_or(!hasRoom));
    legend_->move(legendPlace(legend_->size()).topLeft());
}

void BoardView::showSamePart(const BoardView& other) {
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
void BoardView::fitAgain() {
    if (fits_ && !isAside()) zoomFit();
}

BoardGeometry BoardView::geometryOfCells() const {
    const Size board = model_->size();
    const double margin = options_.margin;
    const QRectF room = boardRoom();
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

QRectF BoardView::visibleCells() const {
    const QRectF board = geometryOfCells().boardRect();
    const QRectF shown = board & boardRoom();
    return {(shown.topLeft() - board.topLeft()) / cellSize_, shown.size() / cellSize_};
}

std::optional<Cell> BoardView::cellOnBoard(QPointF point) const {
    const Cell cell = geometryOfCells().cellAt(point);
    return model_->contains(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<Cell> BoardView::pointedCell() const {
    if (state().hovered()) return state().hovered();
    return hasFocus() || isAside() ? std::optional(state().cursor()) : std::nullopt;
}

void BoardView::updateCells(const CellRange& range) {
    const QRectF rect = geometryOfCells().rectOf(model_->affectedBy(range));
    const double reach = cellSize_ * 0.1 + 4; // art and rings reach a little over the edge of their cell
    viewport()->update(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect());
}

/// Another cell is pointed at. While a gesture is under way no ghost is shown: then only frames and the
/// numbers of the rulers differ, unless an overlay says something of the cell.
void BoardView::followPointed() {
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
void BoardView::updateFrames(Cell at) {
    constexpr int halo = 2;
    const BoardGeometry geometry = geometryOfCells();
    const auto update = [&](Cell cell) {
        viewport()->update(geometry.rectOf(cell).toAlignedRect().adjusted(-halo, -halo, halo, halo));
    };
    update(at);
    for (Cell partner : acting().partnersOf(at))
        update(partner);
}

bool BoardView::cursorRests() const {
    return !state().hovered() && !isAside() && !acting().isActive() && (!byKeys_ || ghostHidden_);
}

void BoardView::updateScrollBars() {
    const Size board = model_->size();
    const auto set = [this](QScrollBar* bar, double room, double length) {
        const double whole = length + 2 * options_.margin;
        constexpr double rounding = 1e-6; // of a board that fills its room, which needs no bar
        bar->setRange(0, whole <= room + rounding || !options_.zooms ? 0 : int(std::ceil(whole - room)));
        bar->setPageStep(int(room));
        bar->setSingleStep(int(std::max(8.0, cellSize_ / 2)));
    };
    const QSizeF room = boardRoom().size();
    set(horizontalScrollBar(), room.width(), board.columns * cellSize_);
    set(verticalScrollBar(), room.height(), board.rows * cellSize_);
    placeLegend();
    emit viewportChanged();
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const QSize window = this->window()->size();
    const bool onlyRoom = std::exchange(window_, window) == window; // panels around the board came or went
    const bool stays = !fits_ || isAside() || acting().isActive();  // nothing moves away from under a gesture
    if (onlyRoom && stays && options_.zooms && isInUse()) return keepInPlace();
    kept_.reset();
    fitAgain();
    updateScrollBars();
}

void BoardView::noteSeen(const BoardGeometry& geometry) {
    seen_ = {geometry, seen_ ? seen_->presses : activity_.presses()};
    seen_->place.origin += viewport()->mapTo(window(), QPoint());
}

/// Nothing of the board moves on the screen, unless there is room for all of it, but elsewhere.
void BoardView::keepInPlace() {
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

void BoardView::scrollContentsBy(int, int) {
    viewport()->update();
    emit viewportChanged();
}

double BoardView::snapped(double size) const {
    size = std::clamp(size, options_.smallestCell, maximumCellSize);
    const double pixels = size * devicePixelRatioF();
    return pixels >= 8 ? std::round(pixels) / devicePixelRatioF() : size; // whole pixels keep edges crisp
}

void BoardView::setCellSize(double size, QPointF anchor) {
    size = snapped(size);
    if (size == cellSize_) return;
    const BoardGeometry before = geometryOfCells();
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
double BoardView::smallestStep() const {
    constexpr double rounded = 8;
    return std::min(1.0, cellSize_ / rounded);
}

void BoardView::setZoom(double size) {
    if (!options_.zooms) return;
    fits_ = false;
    setCellSize(size, QRectF(viewport()->rect()).center());
}

void BoardView::zoomIn() {
    setZoom(std::max(cellSize_ * zoomStep, cellSize_ + smallestStep()));
}

void BoardView::zoomOut() {
    setZoom(cellSize_ / zoomStep);
}

void BoardView::zoomNormal() {
    setZoom(normalCellSize);
}

void BoardView::zoomFit() {
    const Size board = model_->size();
    const QSizeF room = boardRoom().size() - 2 * QSizeF(options_.margin, options_.margin);
    const double size = std::min(room.width() / board.columns, room.height() / board.rows);
    const double pixels = size * devicePixelRatioF();
    fits_ = true;
    if (std::exchange(kept_, std::nullopt)) viewport()->update();
    setCellSize(pixels >= 8 ? std::floor(pixels) / devicePixelRatioF() : size, {});
}

void BoardView::centreOn(QPointF point) {
    const QPointF away = geometryOfCells().origin + point * cellSize_ - boardRoom().center();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(away.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(away.y()));
}

void BoardView::reveal(const std::vector<Cell>& cells) {
    const BoardGeometry geometry = geometryOfCells();
    const QRectF wanted = geometry.rectOf(clipped(boundsOf(cells), geometry.board));
    if (!boardRoom().contains(wanted)) centreOn((wanted.center() - geometry.origin) / cellSize_);
}

void BoardView::showClearly(const std::vector<Cell>& cells) {
    constexpr double clearly = 16;    // pixels of a cell that is looked at for itself
    constexpr double discernible = 8; // of one among others
    const Size board = model_->size();
    CellRange wanted = clipped(boundsOf(cells), board);
    const QSizeF room = boardRoom().size() - 2 * QSizeF(options_.margin, options_.margin);
    const auto fitting = [&room](Size size) {
        return std::min(room.width() / size.columns, room.height() / size.rows);
    };
    // Cells so far from each other that all of them could be seen only as dots: the first is shown.
    if (fitting(sizeOf(wanted)) < discernible) wanted = {cells.front(), cells.front()};
    const double size = std::min(clearly, fitting(sizeOf(wanted)));
    if (options_.zooms && cellSize_ < size) {
        fits_ = false;
        setCellSize(size, boardRoom().center());
    }
    const BoardGeometry geometry = geometryOfCells();
    const QRectF rect = geometry.rectOf(wanted);
    if (!boardRoom().contains(rect)) centreOn((rect.center() - geometry.origin) / cellSize_);
}

void BoardView::setGuest(BoardController* guest) {
    acting().cancel();
    guest_ = guest;
    viewport()->update();
}

void BoardView::cancel() {
    if (acting().cancel()) return;
    if (!state().marked().empty())
        state().mark({}, Severity::Note);
    else
        state().setSelection({});
}

void BoardView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    const bool isOtherFont = event->type() == QEvent::FontChange;
    const bool isOtherTheme = event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange;
    if (isOtherFont || isOtherTheme) tiles_.clear(); // boards are drawn in its colours and letters
    if (event->type() == QEvent::PaletteChange) followOverlays(); // legends are drawn in its theme
    if (isOtherFont) seen_.reset(); // panels take other room now: a whole board is fitted
}

/// What is out of sight takes no memory.
void BoardView::hideEvent(QHideEvent* event) {
    QAbstractScrollArea::hideEvent(event);
    tiles_.clear();
}

} // namespace stonemason
