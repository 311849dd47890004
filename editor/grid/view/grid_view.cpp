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

constexpr int ringMilliseconds = 220;
constexpr qsizetype keptBytes = 28 * 1024 * 1024; // size of the tile cache: 7 million pixels

/// The width of the right part of a rectangle that covers no cell of the board; holes count as free.
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
    legend_->setOverlays(model_->overlays());
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

/// The width beside or below the board. The legend may cover the lower half of two large cells, else the user
/// would not notice that an overlay is on where the board fills the view.
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
    const double reach = cellSize_ * 0.1 + 4; // art and rings slightly exceed the edges of their cell
    viewport()->update(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect());
}

/// Updates the view for a change of the pointed cell. A gesture in progress shows no ghost, so that only
/// frames and ruler numbers change, unless an overlay paints the pointed cell.
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

/// Repaints the frames of the cell and its mirror images.
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

void GridView::setGuest(GridController* guest) {
    acting().cancel();
    guest_ = guest;
    viewport()->update();
}

void GridView::cancel() {
    if (acting().cancel() || acting().putAway()) return;
    if (!state().marked().empty())
        state().mark({}, Severity::Note);
    else
        state().setSelection({});
}

void GridView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    const bool isOtherFont = event->type() == QEvent::FontChange;
    const bool isOtherTheme = event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange;
    if (isOtherFont || isOtherTheme) tiles_.clear();              // boards use its colours and font
    if (event->type() == QEvent::PaletteChange) followOverlays(); // legends use its colours
    if (isOtherFont) seen_.reset(); // panels change their sizes: a board shown as a whole is fitted again
}

/// Frees the cache of a hidden view.
void GridView::hideEvent(QHideEvent* event) {
    QAbstractScrollArea::hideEvent(event);
    tiles_.clear();
}

} // namespace stonemason
