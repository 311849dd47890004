// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/move_arrow.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace stonemason::wastes {

namespace {

// In parts of a cell's side.
constexpr double shaftWidth = 0.2;
constexpr double headLength = 0.34;
constexpr double headWidth = 0.5;
constexpr double startGap = 0.1; ///< from the middle of the first cell
constexpr double badgeSize = 0.36;

/// The outline of an arrow along the line.
QPolygonF arrowAlong(const QLineF& line, double cell) {
    const QPointF along = (line.p2() - line.p1()) / line.length();
    const QPointF across(-along.y(), along.x());
    const QPointF neck = line.p2() - along * headLength * cell;
    const QPointF shaft = across * shaftWidth * cell / 2;
    const QPointF head = across * headWidth * cell / 2;
    return {QList<QPointF>{line.p1() + shaft, neck + shaft, neck + head, line.p2(), neck - head, neck - shaft,
                           line.p1() - shaft}};
}

} // namespace

void paintMoveArrow(QPainter& painter, const QRectF& from, const QRectF& to, const QColor& colour,
                    const QString& number) {
    const double cell = from.width();
    QLineF line(from.center(), to.center());
    if (line.length() < 1) return;
    line.setP1(line.pointAt(startGap * cell / line.length()));
    painter.setPen(
        QPen(QColor(0xff, 0xff, 0xff, 220), cell * 0.04, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPolygon(arrowAlong(line, cell));
    if (number.isEmpty()) return;
    const double side = badgeSize * cell;
    QRectF badge(0, 0, side, side);
    badge.moveCenter(line.pointAt(0.25));
    painter.setBrush(QColor(0x20, 0x1c, 0x18));
    painter.drawEllipse(badge);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, int(side * 0.7)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, number);
}

} // namespace stonemason::wastes
