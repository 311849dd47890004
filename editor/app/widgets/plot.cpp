// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/plot.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int headingSize = 12; // pixels at the usual size of texts

} // namespace

Plot::Plot(const QString& title, QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setTitle(title);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Plot::setTitle(const QString& title) {
    title_ = title;
    setAccessibleName(title);
}

QFont Plot::titleFont() const {
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(withTextSize(headingSize));
    return bold;
}

QFont Plot::labelFont() const {
    QFont small = font();
    small.setPixelSize(labelSize());
    return small;
}

QSize Plot::sizeHint() const {
    const int title = QFontMetrics(titleFont()).horizontalAdvance(title_) + 2;
    return {std::max(title, int(std::ceil(bodyWidth()))), titleHeight() + bodyHeight()};
}

QRectF Plot::body() const {
    return {0.0, double(titleHeight()), double(width()), double(bodyHeight())};
}

QString Plot::text() const {
    QStringList entries;
    for (int entry = 0; entry < entryCount(); ++entry)
        entries += entryText(entry);
    return entries.join(QStringLiteral("; "));
}

void Plot::refresh() {
    setAccessibleDescription(text());
    if (current_ >= entryCount()) current_ = -1;
    updateGeometry();
    update();
}

int Plot::entryAt(QPointF point) const {
    for (int entry = 0; entry < entryCount(); ++entry)
        if (entryRect(entry).contains(point)) return entry;
    return -1;
}

void Plot::setCurrent(int entry) {
    if (entry == current_) return;
    current_ = entry;
    update();
    if (entry >= 0) emit described(entryText(entry));
}

bool Plot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int entry = entryAt(help->pos());
        if (entry < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainToolTip(entryText(entry)), this,
                               entryRect(entry).toAlignedRect());
        return true;
    }
    return QWidget::event(event);
}

void Plot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(titleFont());
    painter.drawText(QRect(0, 0, width(), titleHeight()), Qt::AlignLeft | Qt::AlignVCenter, title_);
    if (current_ >= 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(
            blended(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.1));
        painter.drawRoundedRect(entryRect(current_), 3, 3);
    }
    paintBody(painter);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(
            current_ >= 0 ? entryRect(current_) : QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3, 3);
    }
}

void Plot::mouseMoveEvent(QMouseEvent* event) {
    setCurrent(entryAt(event->position()));
}

void Plot::leaveEvent(QEvent*) {
    if (!hasFocus()) setCurrent(-1);
}

void Plot::keyPressEvent(QKeyEvent* event) {
    const int count = entryCount();
    switch (event->key()) {
    case Qt::Key_Left: return setCurrent(std::max(0, current_ - 1));
    case Qt::Key_Right: return setCurrent(std::min(count - 1, current_ + 1));
    case Qt::Key_Home: return setCurrent(std::min(0, count - 1));
    case Qt::Key_End: return setCurrent(count - 1);
    default: QWidget::keyPressEvent(event);
    }
}

void Plot::focusInEvent(QFocusEvent* event) {
    if (event->reason() != Qt::MouseFocusReason && current_ < 0) setCurrent(entryCount() > 0 ? 0 : -1);
    QWidget::focusInEvent(event);
    update();
}

void Plot::focusOutEvent(QFocusEvent* event) {
    setCurrent(-1);
    QWidget::focusOutEvent(event);
    update();
}

} // namespace stonemason
