// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/tour_shade.h"

#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"

#include <QPainter>
#include <QPainterPath>

namespace stonemason {

namespace {

constexpr int wayMilliseconds = 160;
constexpr double rounding = 6;
constexpr int arrowHalf = 9; // of its width

} // namespace

TourShade::TourShade(QWidget& window) : QWidget(&window), lit_(window.rect()) {
    setAttribute(Qt::WA_NoMousePropagation);
    setAcceptDrops(true); // but ignores all drops: a file dropped on the window would open below
    setGeometry(window.rect());
    connect(&way_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void TourShade::light(const QRect& place, const CalloutPlace& callout) {
    if (place != lit_) way_.stop();
    lit_ = place;
    callout_ = callout;
    update();
}

void TourShade::moveLight(const QRect& place, const CalloutPlace& callout) {
    const QRectF from = shown();
    light(place, callout);
    way_.stop();
    if (isStill(*this) || place.isEmpty()) return;
    way_.setDuration(wayMilliseconds);
    way_.setEasingCurve(QEasingCurve::InOutQuad);
    way_.setStartValue(from);
    way_.setEndValue(QRectF(place));
    way_.start();
}

QRectF TourShade::shown() const {
    return way_.state() == QAbstractAnimation::Running ? way_.currentValue().toRectF() : QRectF(lit_);
}

void TourShade::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dimmed;
    dimmed.addRect(rect());
    dimmed.addRoundedRect(shown(), rounding, rounding); // odd and even: a hole
    painter.fillPath(dimmed, QColor(0, 0, 0, isDark(palette()) ? 120 : 95));
    if (lit_.isEmpty()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRoundedRect(shown().adjusted(1, 1, -1, -1), rounding, rounding);
    if (callout_.edge) drawArrow(painter);
}

void TourShade::drawArrow(QPainter& painter) const {
    const QPointF tip = callout_.tip;
    const bool upright = *callout_.edge == Qt::LeftEdge || *callout_.edge == Qt::RightEdge;
    const bool back = *callout_.edge == Qt::LeftEdge || *callout_.edge == Qt::TopEdge;
    const double length = back ? calloutArrow : -calloutArrow;
    const QPointF foot = tip + (upright ? QPointF(length, 0) : QPointF(0, length));
    const QPointF side = upright ? QPointF(0, arrowHalf) : QPointF(arrowHalf, 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawPolygon(QPolygonF{tip, foot + side, foot - side});
}

} // namespace stonemason
