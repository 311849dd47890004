// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/strength/fairness_bar.h"

#include <QPainter>

namespace stonemason::wastes {

FairnessBar::FairnessBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FairnessBar::show(std::optional<Estimate> share) {
    share_ = share;
    update();
}

void FairnessBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(6, 9, -6, -9);
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
