// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/range_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason {

namespace {

constexpr double knob = 6; // pixels, its radius

} // namespace

RangeSlider::RangeSlider(IntRange bounds, QWidget* parent)
    : QWidget(parent), bounds_(bounds), range_(bounds) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RangeSlider::setRange(IntRange range) {
    range_ = range;
    setAccessibleDescription(tr("From %1 to %2").arg(range.min).arg(range.max));
    update();
}

double RangeSlider::pixelOf(int value) const {
    const double share = double(std::clamp(value, bounds_.min, bounds_.max) - bounds_.min) /
                         std::max(1, bounds_.max - bounds_.min);
    return knob + 1 + share * (width() - 2 * knob - 2);
}

int RangeSlider::valueAt(double pixel) const {
    const double share = (pixel - knob - 1) / std::max(1.0, width() - 2 * knob - 2);
    return bounds_.min + int(std::lround(std::clamp(share, 0.0, 1.0) * (bounds_.max - bounds_.min)));
}

void RangeSlider::setFromUser(IntRange range) {
    if (range == range_) return;
    setRange(range);
    emit moved(range_);
}

void RangeSlider::drag(int value) {
    IntRange range = range_;
    if (upper_)
        range.max = std::max(value, range.min);
    else
        range.min = std::min(value, range.max);
    setFromUser(range);
}

void RangeSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const double at = event->position().x();
    const double low = std::abs(at - pixelOf(range_.min));
    const double high = std::abs(at - pixelOf(range_.max));
    upper_ = high < low || (high == low && at >= pixelOf(range_.max));
    drag(valueAt(at));
}

void RangeSlider::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) drag(valueAt(event->position().x()));
}

void RangeSlider::keyPressEvent(QKeyEvent* event) {
    const int by = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (by == 0) return QWidget::keyPressEvent(event);
    upper_ = event->modifiers().testFlag(Qt::ShiftModifier);
    drag(std::clamp((upper_ ? range_.max : range_.min) + by, bounds_.min, bounds_.max));
}

void RangeSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor chosen = palette().color(group, QPalette::Highlight);
    painter.setPen(QPen(palette().color(group, QPalette::Mid), 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(knob, middle), QPointF(width() - knob, middle));
    if (!showsEnds_) return;
    painter.setPen(QPen(chosen, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(pixelOf(range_.min), middle), QPointF(pixelOf(range_.max), middle));
    painter.setBrush(palette().color(group, QPalette::Base));
    painter.setPen(QPen(chosen, hasFocus() ? 3 : 2));
    for (const int value : {range_.min, range_.max})
        painter.drawEllipse(QPointF(pixelOf(value), middle), knob - 1, knob - 1);
}

void RangeSlider::showEnds(bool shown) {
    if (std::exchange(showsEnds_, shown) != shown) update();
}

void RangeSlider::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void RangeSlider::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace stonemason
