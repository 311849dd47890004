// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/chip.h"

#include "editor/app/widgets/appearance.h"

#include <QPainter>

namespace stonemason::token_battle {

namespace {

constexpr int chipHeight = 26;
constexpr int beside = 9; ///< of the text
constexpr int angleWidth = 8;
constexpr int angleGap = 4;

} // namespace

Chip::Chip(QWidget* parent) : QToolButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

QSize Chip::sizeHint() const {
    const int angle = menu() ? angleWidth + angleGap : 0;
    return {fontMetrics().horizontalAdvance(text()) + 2 * beside + angle, chipHeight};
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Base);
    const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
    const QColor ink = palette().color(QPalette::WindowText);
    const bool lit = isChecked() || hasFocus();
    const QRectF outline = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(lit ? blue : palette().color(underMouse() ? QPalette::Dark : QPalette::Mid),
                        hasFocus() ? 2 : 1));
    painter.setBrush(isChecked() ? blended(ground, blue, 0.16) : ground);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    painter.setPen(ink);
    const QRectF room = outline.adjusted(beside - 1, 0, 1 - beside, 0);
    painter.drawText(room, Qt::AlignVCenter | (menu() ? Qt::AlignLeft : Qt::AlignHCenter), text());
    if (!menu()) return;
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(room.right() - angleWidth / 2.0, room.center().y() + 2);
    painter.drawPolyline(QPolygonF({tip - QPointF(3.5, 3.5), tip, tip + QPointF(3.5, -3.5)}));
}

} // namespace stonemason::token_battle
