// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/chrome_indicators.h"

#include "editor/app/widgets/appearance.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace stonemason {

namespace {

constexpr double fieldEdge =
    0.3; ///< how much of the text colour an edge has; fields are known by their fill, too
constexpr double markEdge = 0.55; ///< 3:1 and more against the ground

struct MarkColours {
    QColor edge;
    QColor fill;
    QColor sign;
};

MarkColours markColours(const QStyleOption& option, bool on) {
    const QPalette& palette = option.palette;
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const QColor accent = palette.color(QPalette::Highlight);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool lively = enabled && option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    const QColor quiet = blended(base, text, markEdge);
    MarkColours colours{.edge = lively || (on && enabled) ? accent : quiet, .fill = base, .sign = base};
    if (on) colours.fill = enabled ? accent : quiet;
    if (on) colours.sign = enabled ? palette.color(QPalette::HighlightedText) : base;
    if (option.state & QStyle::State_Sunken) colours.fill = blended(colours.fill, text, 0.15);
    return colours;
}

QRectF squareIn(const QRect& rect) {
    const double side = std::min({rect.width(), rect.height(), 15}) - 1;
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    return square;
}

} // namespace

void drawFieldFrame(const QStyleOption& option, QPainter& painter, double inset) {
    const QPalette& palette = option.palette;
    const bool focus = option.state & QStyle::State_HasFocus && option.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(focus ? palette.color(QPalette::Highlight)
                         : blended(palette.color(QPalette::Base), palette.color(QPalette::Text), fieldEdge));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(
        QRectF(option.rect).adjusted(inset + 0.5, inset + 0.5, -inset - 0.5, -inset - 0.5), 3, 3);
    painter.restore();
}

void drawRadioMark(const QStyleOption& option, QPainter& painter) {
    const bool on = option.state & QStyle::State_On;
    const MarkColours colours = markColours(option, on);
    const QRectF circle = squareIn(option.rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.edge, 1.2));
    painter.setBrush(colours.fill);
    painter.drawEllipse(circle);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.sign);
        const double dot = circle.width() / 5;
        painter.drawEllipse(circle.center(), dot, dot);
    }
    painter.restore();
}

void drawCheckMark(const QStyleOption& option, QPainter& painter) {
    const bool on = option.state & QStyle::State_On;
    const bool partly = option.state & QStyle::State_NoChange;
    const MarkColours colours = markColours(option, on || partly);
    const QRectF box = squareIn(option.rect);
    const double unit = box.width() / 14;
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x, y) * unit; };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.edge, 1.2));
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(QPen(colours.sign, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (on)
        painter.drawPolyline(QPolygonF({at(3.5, 7.2), at(6, 9.7), at(10.6, 4.4)}));
    else if (partly)
        painter.drawLine(at(4, 7), at(10, 7));
    painter.restore();
}

} // namespace stonemason
