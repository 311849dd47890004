// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/panels/grid_overview.h"

#include "editor/grid/view/grid_job.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace stonemason {

namespace {

constexpr int pause = 30;             ///< ms between two pictures, so that strokes do not wait for them
constexpr int longPause = 150;        ///< the same if drawing the changed cells is slow
constexpr std::size_t mostParts = 32; ///< ranges that are drawn separately

/// Keeps distant ranges separate: the area between a stroke and its mirror images need not be drawn.
void include(std::vector<CellRange>& parts, CellRange range) {
    for (CellRange& part : parts) {
        const CellRange both = united(part, range);
        if (sizeOf(both).area() > sizeOf(part).area() + sizeOf(range).area()) continue;
        part = both;
        return;
    }
    if (parts.size() == mostParts) {
        for (const CellRange& part : parts)
            range = united(part, range);
        parts.clear();
    }
    parts.push_back(range);
}

} // namespace

GridOverview::GridOverview(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(64, 64);
    setToolTip(tr("Drag to move the view"));
    redraw_.setSingleShot(true);
    connect(&redraw_, &QTimer::timeout, this, &GridOverview::draw);
}

void GridOverview::setView(GridView* view) {
    binding_.set(view ? &view->model() : nullptr, view);
    image_ = {};
    if (view) {
        GridModel& model = view->model();
        binding_.on(&model, &GridModel::cellsChanged,
                    [this, &model](const CellRange& range) { outdate(model.affectedBy(range)); });
        binding_.on(&model, &GridModel::replaced, [this] { outdateAll(); });
        binding_.on(&model, &GridModel::styleChanged, [this] { outdateAll(); });
        binding_.on(&model.state(), &GridState::turnedChanged, [this] { outdateAll(); });
        binding_.on(view, &GridView::viewportChanged, [this] { update(); });
    }
    outdateAll();
}

void GridOverview::outdateAll() {
    picture_ = {};
    outdated_.clear();
    outdate(wholeOf(gridSize()));
}

void GridOverview::outdate(const CellRange& range) {
    const CellRange cells = clipped(range, gridSize());
    const Size size = sizeOf(cells);
    if (size.rows <= 0 || size.columns <= 0) return;
    include(outdated_, cells);
    if (redraw_.isActive()) return; // further changes are drawn in the same picture
    redraw_.start(image_.isNull() ? 0 : isQuick(size) ? pause : longPause);
}

void GridOverview::draw() {
    if (!binding_ || !isVisible()) {
        image_ = {};
    } else if (!outdated_.empty()) {
        const double ratio = devicePixelRatioF();
        const GridLook look = binding_.document()->look();
        if (picture_.board() != look.size)
            picture_ = GridPicture(look.size, (QSizeF(size()) * ratio).toSize(), look.smallestCell);
        for (const CellRange& part : std::exchange(outdated_, {}))
            picture_.draw(look, part);
        image_ = picture_.image();
        image_.setDevicePixelRatio(ratio);
    }
    update();
}

Size GridOverview::gridSize() const {
    return binding_ ? binding_.document()->size() : Size{1, 1};
}

QRectF GridOverview::pictureRect() const {
    const Size cells = gridSize();
    QSizeF fitted(cells.columns, cells.rows);
    fitted.scale(QSizeF(size()), Qt::KeepAspectRatio);
    return {(width() - fitted.width()) / 2, (height() - fitted.height()) / 2, fitted.width(),
            fitted.height()};
}

QRectF GridOverview::frameRect() const {
    if (!binding_) return {};
    const Size cells = gridSize();
    const QRectF board(0, 0, cells.columns, cells.rows);
    const QRectF visible = binding_.view()->visibleCells() & board;
    if (visible.isEmpty() || visible == board) return {};
    const QRectF picture = pictureRect();
    const double scale = picture.width() / cells.columns;
    return {picture.left() + visible.left() * scale, picture.top() + visible.top() * scale,
            visible.width() * scale, visible.height() * scale};
}

QSize GridOverview::sizeHint() const {
    return {160, 130};
}

void GridOverview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (image_.isNull()) return;
    const QRectF picture = pictureRect();
    painter.drawImage(picture, image_);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    const QRectF frame = frameRect();
    if (frame.isEmpty()) return;
    QPainterPath outside;
    outside.addRect(picture);
    outside.addRect(frame);
    painter.fillPath(outside, QColor(0, 0, 0, 90));
    painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), hasFocus() ? 3 : 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
}

void GridOverview::centreOn(QPointF point) {
    if (!binding_) return;
    const QRectF picture = pictureRect();
    const double scale = gridSize().columns / picture.width();
    binding_.view()->centreOn((point - picture.topLeft()) * scale);
}

void GridOverview::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) centreOn(event->position());
}

void GridOverview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) centreOn(event->position());
}

void GridOverview::keyPressEvent(QKeyEvent* event) {
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left: by = {-1, 0}; break;
    case Qt::Key_Right: by = {1, 0}; break;
    case Qt::Key_Up: by = {0, -1}; break;
    case Qt::Key_Down: by = {0, 1}; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (!binding_) return;
    const QRectF visible = binding_.view()->visibleCells();
    binding_.view()->centreOn(visible.center() +
                              QPointF(by.x() * visible.width(), by.y() * visible.height()) / 4);
}

void GridOverview::wheelEvent(QWheelEvent* event) {
    if (!binding_ || event->angleDelta().y() == 0) return;
    if (event->angleDelta().y() > 0)
        binding_.view()->zoomIn();
    else
        binding_.view()->zoomOut();
    event->accept();
}

void GridOverview::resizeEvent(QResizeEvent*) {
    outdateAll();
}

void GridOverview::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) outdateAll();
    QWidget::changeEvent(event);
}

void GridOverview::showEvent(QShowEvent*) {
    outdateAll();
}

} // namespace stonemason
