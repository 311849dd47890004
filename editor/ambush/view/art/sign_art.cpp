// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"
#include "editor/ambush/view/art/pattern_renderer.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace stonemason::ambush {

namespace {

const SignPalette light{.way = QColor(0xf1, 0xe8, 0xd2),
                        .wayInk = QColor(0x3a, 0x33, 0x26),
                        .wall = QColor(0x78, 0x71, 0x69),
                        .joint = QColor(0x4c, 0x47, 0x42),
                        .plate = QColor(0xf4, 0xf0, 0xe8),
                        .plateInk = QColor(0x33, 0x2f, 0x2b),
                        .mustWay = QColor(0x5c, 0x2d, 0x91),
                        .mustWall = QColor(0xf0, 0xe0, 0xff),
                        .anything = QColor(0xfa, 0xfa, 0xfa),
                        .anythingInk = QColor(0xa2, 0xa7, 0xaf),
                        .grid = QColor(0, 0, 0, 41)};

const SignPalette dark{.way = QColor(0x8b, 0x80, 0x68),
                       .wayInk = QColor(0x16, 0x13, 0x0d),
                       .wall = QColor(0x34, 0x31, 0x2e),
                       .joint = QColor(0x5e, 0x58, 0x51),
                       .plate = QColor(0xc9, 0xc0, 0xb0),
                       .plateInk = QColor(0x1d, 0x1a, 0x17),
                       .mustWay = QColor(0x33, 0x0e, 0x5c),
                       .mustWall = QColor(0xc8, 0xa6, 0xf0),
                       .anything = QColor(0x22, 0x24, 0x28),
                       .anythingInk = QColor(0x66, 0x6c, 0x76),
                       .grid = QColor(255, 255, 255, 41)};

/// The point at these shares of the square.
QPointF at(const QRectF& rect, double x, double y) {
    return {rect.left() + x * rect.width(), rect.top() + y * rect.height()};
}

/// Three courses of stones, every other one shifted.
void paintWall(QPainter& painter, const QRectF& rect, const SignPalette& palette) {
    painter.fillRect(rect, palette.wall);
    painter.setPen(QPen(palette.joint, std::max(1.0, rect.width() * 0.055), Qt::SolidLine, Qt::FlatCap));
    for (const double y : {1.0 / 3, 2.0 / 3})
        painter.drawLine(at(rect, 0, y), at(rect, 1, y));
    for (const double x : {0.3, 0.8})
        painter.drawLine(at(rect, x, 0), at(rect, x, 1.0 / 3));
    painter.drawLine(at(rect, 0.55, 1.0 / 3), at(rect, 0.55, 2.0 / 3));
    for (const double x : {0.3, 0.8})
        painter.drawLine(at(rect, x, 2.0 / 3), at(rect, x, 1));
}

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour) {
    const double width = std::max(2.0, rect.width() * 0.13);
    const double inset = rect.width() * 0.06 + width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
}

/// A figure with a spear, seen from the front.
void paintFigure(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double head = rect.width() * 0.135;
    painter.drawEllipse(at(rect, 0.44, 0.29), head, head);
    QPainterPath body(at(rect, 0.2, 0.88));
    body.lineTo(at(rect, 0.23, 0.6));
    body.quadTo(at(rect, 0.25, 0.47), at(rect, 0.44, 0.47));
    body.quadTo(at(rect, 0.63, 0.47), at(rect, 0.65, 0.6));
    body.lineTo(at(rect, 0.68, 0.88));
    body.closeSubpath();
    painter.drawPath(body);
    painter.setPen(QPen(colour, std::max(1.2, rect.width() * 0.06), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(rect, 0.8, 0.16), at(rect, 0.8, 0.88));
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF{at(rect, 0.8, 0.06), at(rect, 0.88, 0.24), at(rect, 0.72, 0.24)});
}

void paintDigit(QPainter& painter, const QRectF& rect, int digit, double share, const QColor& colour) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(6, int(rect.height() * share)));
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter, QString::number(digit));
}

void paintHeavy(QPainter& painter, const QRectF& rect, const SignPalette& palette) {
    const double inset = rect.width() * 0.22;
    const QRectF plate = rect.adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.plate);
    painter.drawRoundedRect(plate, rect.width() * 0.08, rect.width() * 0.08);
    paintDigit(painter, rect, heavyWall, 0.5, palette.plateInk);
}

void paintStar(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.setPen(QPen(colour, std::max(1.2, rect.width() * 0.04), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(rect, 0.5, 0.37), at(rect, 0.5, 0.63));
    painter.drawLine(at(rect, 0.388, 0.435), at(rect, 0.612, 0.565));
    painter.drawLine(at(rect, 0.388, 0.565), at(rect, 0.612, 0.435));
}

void paintDot(QPainter& painter, const QRectF& rect, double share, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(rect.center(), rect.width() * share, rect.width() * share);
}

/// What stands on the ground of the cell.
void paintMark(QPainter& painter, const QRectF& rect, char sign, const SignPalette& palette) {
    switch (sign) {
    case '.': return paintDot(painter, rect, 0.05, palette.wayInk);
    case 'X': return paintFigure(painter, rect, palette.wayInk);
    case '@':
        paintFrame(painter, rect, palette.mustWay);
        return paintDot(painter, rect, 0.09, palette.mustWay);
    case '!': return paintFrame(painter, rect, palette.mustWall);
    case '%': return paintHeavy(painter, rect, palette);
    case '*': return paintStar(painter, rect, palette.anythingInk);
    case '#': return;
    default: return paintDigit(painter, rect, sign - '0', 0.66, palette.wayInk);
    }
}

} // namespace

const SignPalette& signPalette(bool isDark) {
    return isDark ? dark : light;
}

void paintSign(QPainter& painter, const QRectF& rect, char sign, const SignPalette& palette) {
    const auto demand = demandOf(sign);
    if (!demand) return;
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!demand->compared)
        painter.fillRect(rect, palette.anything);
    else if (demand->passable)
        painter.fillRect(rect, palette.way);
    else
        paintWall(painter, rect, palette);
    paintMark(painter, rect, sign, palette);
    painter.restore();
}

} // namespace stonemason::ambush
