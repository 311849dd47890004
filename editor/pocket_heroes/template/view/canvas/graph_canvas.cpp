// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/canvas/graph_canvas.h"

#include "core/pocket_heroes/template/template_check.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/view/canvas/graph_badges.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr double smallestScale = 0.02;
constexpr double largestScale = 8;
constexpr double largestFit = 2;
constexpr double zoomStep = 1.25;
constexpr double smallestClear = 24; // pixels of a zone or a guard that is looked for
constexpr double margin = 24;        // pixels around the whole graph

} // namespace

GraphCanvas::GraphCanvas(TemplateDocument& document, QWidget* parent)
    : QAbstractScrollArea(parent), document_(document) {
    AccessibleCells::install();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 160);
    setAccessibleName(tr("Zones and links of the template"));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(&document_, &TemplateDocument::edited, this, &GraphCanvas::followDocument);
    connect(&document_, &TemplateDocument::gestureEnds, this, &GraphCanvas::endGesture);
    const GridState& state = document_.view();
    for (const auto changed : {&GridState::selectionChanged, &GridState::markedChanged,
                               &GridState::hoveredChanged, &GridState::cursorChanged})
        connect(&state, changed, viewport(), qOverload<>(&QWidget::update));
    connect(&state, &GridState::cursorChanged, this, &GraphCanvas::announceCursor);
    connect(&state, &GridState::selectionChanged, this, [this] { AccessibleCells::selectionChanged(*this); });
    connect(&state, &GridState::revealRequested, this, &GraphCanvas::showClearly);
    setAccessibleDescription(cellText(cursorCell(), QAccessible::Name));
}

GraphCanvas::~GraphCanvas() = default;

Graph GraphCanvas::graph() const {
    return {document_.shownTemplate(), gesture_ == Gesture::Move ? moved_ : document_.places()};
}

GraphGeometry GraphCanvas::geometryOfGraph() const {
    if (fits_)
        return fitted({document_.shownTemplate(), document_.places()},
                      QRectF(viewport()->rect()).adjusted(margin, margin, -margin, -margin), largestFit);
    return {scale_, -QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value())};
}

DrawingPoint GraphCanvas::middleOfView() const {
    return geometryOfGraph().pointAt(QRectF(viewport()->rect()).center());
}

Cell GraphCanvas::partAt(QPointF pixel) const {
    const GraphGeometry geometry = geometryOfGraph();
    if (const int link = guardAt(guardBadges(graph(), geometry), pixel); link >= 0) return {link, linkColumn};
    if (const int zone = zoneAt(graph(), geometry, pixel); zone >= 0) return {zone, zoneColumn};
    if (const int link = linkAt(graph(), geometry, pixel); link >= 0) return {link, linkColumn};
    return {-1, zoneColumn};
}

std::optional<QPointF> GraphCanvas::middleOf(Cell part, const GraphGeometry& geometry) const {
    if (!hasCell(indexOf(part))) return std::nullopt;
    if (part.column == zoneColumn) return centreOf(graph(), geometry, part.row);
    const auto curve = curveOf(graph(), geometry, part.row);
    return curve ? std::optional(curve->middle) : std::nullopt;
}

QRectF GraphCanvas::rectOf(Cell part, const GraphGeometry& geometry) const {
    const auto middle = middleOf(part, geometry);
    if (!middle) return {};
    const double radius = part.column == zoneColumn ? radiusOf(graph(), geometry, part.row) : 12;
    return {middle->x() - radius, middle->y() - radius, 2 * radius, 2 * radius};
}

void GraphCanvas::zoomIn() {
    setScale(geometryOfGraph().scale * zoomStep, QRectF(viewport()->rect()).center());
}

void GraphCanvas::zoomOut() {
    setScale(geometryOfGraph().scale / zoomStep, QRectF(viewport()->rect()).center());
}

void GraphCanvas::zoomNormal() {
    setScale(1, QRectF(viewport()->rect()).center());
}

void GraphCanvas::zoomFit() {
    fits_ = true;
    updateScrollBars();
    viewport()->update();
    emit zoomChanged(zoomPercent());
}

/// From now on the graph stays where it is, whatever becomes of it and of the window.
void GraphCanvas::freeze() {
    if (!fits_) return;
    const GraphGeometry geometry = geometryOfGraph();
    fits_ = false;
    scale_ = geometry.scale;
    updateScrollBars();
    horizontalScrollBar()->setValue(int(std::lround(-geometry.origin.x())));
    verticalScrollBar()->setValue(int(std::lround(-geometry.origin.y())));
    viewport()->update();
}

void GraphCanvas::setScale(double scale, QPointF anchor) {
    freeze();
    const DrawingPoint held = geometryOfGraph().pointAt(anchor);
    scale_ = std::clamp(scale, smallestScale, largestScale);
    updateScrollBars();
    const QPointF corner = scale_ * QPointF(held.x, held.y) - anchor;
    horizontalScrollBar()->setValue(int(std::lround(corner.x())));
    verticalScrollBar()->setValue(int(std::lround(corner.y())));
    viewport()->update();
    emit zoomChanged(zoomPercent());
}

/// Each edge of the graph can be brought into the middle.
void GraphCanvas::updateScrollBars() {
    if (fits_) {
        horizontalScrollBar()->setRange(0, 0);
        verticalScrollBar()->setRange(0, 0);
        return;
    }
    const QRectF bounds = boundsOf({document_.shownTemplate(), document_.places()});
    const QSize room = viewport()->size();
    const auto set = [this](QScrollBar& bar, double from, double to, int length) {
        const int least = std::min(int(from * scale_) - length / 2, bar.value());
        const int most = std::max(int(to * scale_) - length / 2, bar.value());
        bar.setRange(least, most);
        bar.setPageStep(length);
        bar.setSingleStep(24);
    };
    set(*horizontalScrollBar(), bounds.left(), bounds.right(), room.width());
    set(*verticalScrollBar(), bounds.top(), bounds.bottom(), room.height());
}

void GraphCanvas::reveal(const std::vector<Cell>& parts) {
    const GraphGeometry geometry = geometryOfGraph();
    QRectF all;
    for (const Cell part : parts)
        all |= rectOf(part, geometry);
    if (all.isEmpty() || QRectF(viewport()->rect()).contains(all)) return;
    freeze();
    const QPointF by = all.center() - QRectF(viewport()->rect()).center();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(by.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(by.y()));
}

void GraphCanvas::showClearly(const std::vector<Cell>& parts) {
    const double size = rectOf(parts.front(), geometryOfGraph()).width();
    if (size > 0 && size < smallestClear)
        setScale(geometryOfGraph().scale * smallestClear / size, QRectF(viewport()->rect()).center());
    reveal(parts);
    if (!QRectF(viewport()->rect()).contains(rectOf(parts.front(), geometryOfGraph())))
        reveal({parts.front()});
}

void GraphCanvas::followDocument() {
    updateScrollBars();
    viewport()->update();
    announceCursor();
    if (fits_) emit zoomChanged(zoomPercent());
}

void GraphCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
    emit zoomChanged(zoomPercent());
}

void GraphCanvas::scrollContentsBy(int, int) {
    viewport()->update();
}

void GraphCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    const GraphGeometry geometry = geometryOfGraph();
    if (document_.worldTemplate().zones.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No zones yet. Double-click to add one, or press Insert."));
    }
    paintGraph(painter, graph(), geometry, palette());
    painter.setRenderHint(QPainter::Antialiasing);
    paintStates(painter, geometry);
    paintGesture(painter, geometry);
}

void GraphCanvas::paintStates(QPainter& painter, const GraphGeometry& geometry) const {
    const GridState& state = document_.view();
    const auto ring = [&](Cell part, const QPen& pen, double away) {
        if (!hasCell(indexOf(part))) return;
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        if (part.column == zoneColumn) {
            const double radius = radiusOf(graph(), geometry, part.row) + away;
            painter.drawEllipse(centreOf(graph(), geometry, part.row), radius, radius);
        } else if (const auto curve = curveOf(graph(), geometry, part.row)) {
            QPainterPathStroker stroker;
            stroker.setWidth(10 + 2 * away);
            painter.drawPath(stroker.createStroke(curve->path).simplified());
        }
    };
    const QColor chosen = palette().color(QPalette::Highlight);
    if (const auto hovered = state.hovered()) ring(*hovered, QPen(chosen, 1.5, Qt::DotLine), 3);
    for (const Cell part : state.selection().cells())
        ring(part, QPen(chosen, 3), 3);
    for (const Cell part : state.marked())
        ring(part, QPen(severityColour(state.markSeverity(), palette()), 3, Qt::DashLine), 8);
    if (hasFocus()) ring(state.cursor(), QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine), 6);
}

void GraphCanvas::paintGesture(QPainter& painter, const GraphGeometry& geometry) const {
    const QColor chosen = palette().color(QPalette::Highlight);
    if (gesture_ == Gesture::Connect) {
        painter.setPen(QPen(chosen, 3, Qt::DashLine));
        painter.drawLine(centreOf(graph(), geometry, zone_), pointer_);
        const int to = zoneAt(graph(), geometry, pointer_);
        if (to >= 0 && to != zone_) {
            const double radius = radiusOf(graph(), geometry, to) + 3;
            painter.setPen(QPen(chosen, 3));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centreOf(graph(), geometry, to), radius, radius);
        }
    }
    if (gesture_ == Gesture::Band) {
        QColor fill = chosen;
        fill.setAlpha(40);
        painter.setPen(QPen(chosen, 1, Qt::DashLine));
        painter.setBrush(fill);
        painter.drawRect(QRectF(geometry.at(pressed_), pointer_).normalized());
    }
}

} // namespace stonemason::pocket_heroes
