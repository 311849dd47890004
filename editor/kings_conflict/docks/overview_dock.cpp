// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/docks/overview_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/app/look.h"
#include "editor/board/quick_board.h"
#include "editor/kings_conflict/art/map_renderer.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int pause = 30;          ///< ms between two pictures, so that strokes do not wait for them
constexpr int largeMapPause = 150; ///< the same for a map that takes long to draw

} // namespace

OverviewPane::OverviewPane(MapRenderer& renderer, QWidget* parent) : QWidget(parent), renderer_(renderer) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(64, 64);
    setAccessibleName(tr("Overview of the map"));
    setToolTip(tr("Drag to move what the canvas shows"));
    redraw_.setSingleShot(true);
    connect(&redraw_, &QTimer::timeout, this, &OverviewPane::draw);
}

void OverviewPane::bind(MapDocument* document, MapCanvas* canvas) {
    binding_.set(document, canvas);
    picture_ = {};
    if (document) {
        binding_.on(document, &MapDocument::cellsChanged, [this] { outdate(); });
        binding_.on(document, &MapDocument::mapReplaced, [this] { outdate(); });
        binding_.on(binding_.view(), &MapViewState::styleChanged, [this] { outdate(); });
    }
    if (canvas) binding_.on(canvas, &MapCanvas::viewportChanged, [this] { update(); });
    outdate();
}

void OverviewPane::outdate() {
    if (redraw_.isActive()) return; // one picture for all that changes meanwhile
    const bool large = binding_ && !isQuick(binding_.document()->map().size());
    redraw_.start(picture_.isNull() ? 0 : large ? largeMapPause : pause);
}

void OverviewPane::draw() {
    picture_ = {};
    if (binding_ && isVisible()) {
        MapStyle style = binding_.view()->style();
        style.gridLines = false;
        style.codes = false;
        style.axis = false;
        style.numbersOf = -1;
        const double ratio = devicePixelRatioF();
        picture_ = renderer_.image(binding_.document()->map(), style, (QSizeF(size()) * ratio).toSize());
        picture_.setDevicePixelRatio(ratio);
    }
    update();
}

Size OverviewPane::shownSize() const {
    return binding_ ? binding_.document()->map().size() : Size{1, 1};
}

QRectF OverviewPane::pictureRect() const {
    const Size cells = shownSize();
    QSizeF fitted(cells.columns, cells.rows);
    fitted.scale(QSizeF(size()), Qt::KeepAspectRatio);
    return {(width() - fitted.width()) / 2, (height() - fitted.height()) / 2, fitted.width(),
            fitted.height()};
}

QRectF OverviewPane::frameRect() const {
    if (!binding_.canvas()) return {};
    const Size cells = shownSize();
    const QRectF board(0, 0, cells.columns, cells.rows);
    const QRectF visible = binding_.canvas()->visibleCells() & board;
    if (visible.isEmpty() || visible == board) return {};
    const QRectF picture = pictureRect();
    const double scale = picture.width() / cells.columns;
    return {picture.left() + visible.left() * scale, picture.top() + visible.top() * scale,
            visible.width() * scale, visible.height() * scale};
}

QSize OverviewPane::sizeHint() const {
    return {160, 130};
}

void OverviewPane::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (picture_.isNull()) return;
    const QRectF picture = pictureRect();
    painter.drawImage(picture, picture_);
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

void OverviewPane::centreOn(QPointF point) {
    if (!binding_.canvas()) return;
    const QRectF picture = pictureRect();
    const double scale = shownSize().columns / picture.width();
    binding_.canvas()->centreOn((point - picture.topLeft()) * scale);
}

void OverviewPane::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) centreOn(event->position());
}

void OverviewPane::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) centreOn(event->position());
}

void OverviewPane::keyPressEvent(QKeyEvent* event) {
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left: by = {-1, 0}; break;
    case Qt::Key_Right: by = {1, 0}; break;
    case Qt::Key_Up: by = {0, -1}; break;
    case Qt::Key_Down: by = {0, 1}; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (!binding_.canvas()) return;
    const QRectF visible = binding_.canvas()->visibleCells();
    binding_.canvas()->centreOn(visible.center() +
                                QPointF(by.x() * visible.width(), by.y() * visible.height()) / 4);
}

void OverviewPane::wheelEvent(QWheelEvent* event) {
    if (!binding_.canvas() || event->angleDelta().y() == 0) return;
    if (event->angleDelta().y() > 0)
        binding_.canvas()->zoomIn();
    else
        binding_.canvas()->zoomOut();
    event->accept();
}

void OverviewPane::resizeEvent(QResizeEvent*) {
    outdate();
}

void OverviewPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) outdate();
    QWidget::changeEvent(event);
}

void OverviewPane::showEvent(QShowEvent*) {
    outdate();
}

OverviewDock::OverviewDock(MapRenderer& renderer)
    : MapDock(QStringLiteral("overview"), tr("Overview"), Qt::LeftDockWidgetArea)
    , pane_(new OverviewPane(renderer)) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap);
    layout->addWidget(pane_);
    setWidget(content);
    forwardFocusTo(*this, *pane_);
}

void OverviewDock::bound() {
    setEnabled(bool(binding()));
    pane_->bind(document(), binding().canvas());
}

} // namespace stonemason
