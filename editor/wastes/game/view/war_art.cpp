// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_art.h"

#include "editor/wastes/view/art/dusk_palette.h"

#include <QFontMetricsF>
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
constexpr double startGap = 0.1;    ///< from the middle of the first cell
constexpr double badgeSize = 0.36;  ///< of a number on an arrow
constexpr double badgeHeight = 0.3; ///< of a label in a corner

constexpr QRgb worse = 0xffd8433a;
constexpr QRgb good = 0xff2fa35b;

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

/// A short label in the upper right corner of a cell, which leaves the power of a piece visible.
void paintBadge(QPainter& painter, const QRectF& cell, const QString& text, const QColor& colour) {
    const double height = std::max(badgeHeight * cell.height(), 12.0);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, int(height * 0.68)));
    font.setBold(true);
    const double width = QFontMetricsF(font).horizontalAdvance(text) + height * 0.6;
    const QRectF badge(cell.right() - width, cell.top(), width, height);
    painter.setPen(QPen(QColor(0, 0, 0, 170), 1.5));
    painter.setBrush(colour);
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, text);
}

void paintFrame(QPainter& painter, const QRectF& cell, const QColor& colour) {
    const double width = std::max(2.0, cell.width() * 0.05);
    const QRectF frame = cell.adjusted(width, width, -width, -width);
    painter.setBrush(Qt::NoBrush);
    for (const bool under : {true, false}) {
        painter.setPen(QPen(under ? QColor(0, 0, 0, 130) : colour, under ? width * 1.8 : width));
        painter.drawRoundedRect(frame, cell.width() * 0.12, cell.width() * 0.12);
    }
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

void paintSideMark(QPainter& painter, const QRectF& place, Side side, bool dark) {
    const Tones& tones = duskPalette(dark).of(side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tones.dark, 1.5));
    painter.setBrush(tones.base);
    const QRectF rect = place.adjusted(1.5, 1.5, -1.5, -1.5);
    if (side == Side::Blue)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, 3, 3);
}

void paintReview(QPainter& painter, const GridGeometry& geometry, Move played, Move better,
                 const QString& gain) {
    const QRectF to = geometry.rectOf(cellOf(better.to));
    if (played.to != better.to) paintFrame(painter, geometry.rectOf(cellOf(played.to)), QColor(worse));
    paintMoveArrow(painter, geometry.rectOf(cellOf(better.from)), to, QColor(good), {});
    if (!gain.isEmpty()) paintBadge(painter, to, gain, QColor(good));
}

} // namespace stonemason::wastes
