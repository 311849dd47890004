// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/fairness/fairness_bar.h"

#include "editor/text/argument_text.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr int barHeight = 30;

} // namespace

FairnessBar::FairnessBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleDescription(nameOfMiddle());
}

QString FairnessBar::nameOfMiddle() {
    //: A line on a scale of shares: %1 is "50.0 %"
    return tr("Fair: %1").arg(percentText(0.5));
}

QSize FairnessBar::sizeHint() const {
    return minimumSizeHint().expandedTo({160, 0});
}

QSize FairnessBar::minimumSizeHint() const {
    const QFontMetrics letters = fontMetrics();
    return {std::max(100, letters.horizontalAdvance(nameOfMiddle())), barHeight + letters.height()};
}

void FairnessBar::show(std::optional<Estimate> share) {
    share_ = share;
    update();
}

void FairnessBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int words = fontMetrics().height();
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(0, 0, width(), words), Qt::AlignHCenter | Qt::AlignTop, nameOfMiddle());
    const QRectF room = QRectF(0, words, width(), barHeight).adjusted(6, 9, -6, -9);
    const auto x = [&room](double share) { return room.left() + room.width() * share; };
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(room, 3, 3);
    if (share_) {
        QColor band = palette().color(QPalette::Active, QPalette::Highlight);
        band.setAlphaF(0.45F);
        painter.setBrush(band);
        painter.drawRoundedRect(QRectF(QPointF(x(share_->interval.low), room.top()),
                                       QPointF(x(share_->interval.high), room.bottom())),
                                3, 3);
    }
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.5));
    painter.drawLine(QPointF(x(0.5), room.top() - 5), QPointF(x(0.5), room.bottom() + 5));
    if (!share_) return;
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Highlight));
    painter.drawEllipse(QPointF(x(share_->value), room.center().y()), 5, 5);
}

} // namespace stonemason::wastes
