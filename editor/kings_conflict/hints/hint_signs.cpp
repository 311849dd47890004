// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/hints/hint_signs.h"

#include "editor/app/look.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace stonemason {

namespace {

/// Parts of a cell's width, from its middle.
constexpr double arrowStart = 0.28;
constexpr double straightEnd = 0.55; ///< over the edge: the arrow leads out of its cell
constexpr double slantedEnd = 0.47;  ///< along each axis
constexpr double headLength = 0.15;
constexpr double headWidth = 0.24;
constexpr double widestFork = 100;   ///< degrees between the outer branches of one fork
constexpr std::size_t mostHeads = 4; ///< more branches than that are ticks without heads

constexpr QRgb paleInk = 0xffffffff;
constexpr QRgb darkRim = 0xc0101820;

double lineWidth(const QRectF& cell) {
    return std::clamp(cell.width() * 0.055, 1.3, 4.0);
}

/// Strokes and fills a shape in white with a dark rim, which is seen on every step of the heat scale and on
/// any tile.
void paintRimmed(QPainter& painter, const QPainterPath& lines, const QPainterPath& shapes, double width) {
    painter.setBrush(Qt::NoBrush);
    const QColor rim = QColor::fromRgba(darkRim);
    const double rimWidth = width + std::clamp(width, 1.4, 3.0);
    painter.strokePath(lines, QPen(rim, rimWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(shapes, QPen(rim, rimWidth - width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shapes, rim);
    const QColor ink = QColor::fromRgba(paleInk);
    painter.strokePath(lines, QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shapes, ink);
}

QPointF directionOf(Flow::Move move, bool turned) {
    const double sign = turned ? -1.0 : 1.0;
    return {sign * move.columns, sign * move.rows};
}

/// Where an arrow in this direction ends, from the middle of the cell.
QPointF endOf(QPointF direction, double cell) {
    const double longest = std::max(std::abs(direction.x()), std::abs(direction.y()));
    const double shortest = std::min(std::abs(direction.x()), std::abs(direction.y()));
    const double slant = shortest / longest; // 0 along an axis, 1 on a diagonal
    return direction / longest * cell * (straightEnd + (slantedEnd - straightEnd) * slant);
}

QPointF unit(QPointF direction) {
    return direction / std::hypot(direction.x(), direction.y());
}

void addHead(QPainterPath& path, QPointF tip, QPointF along, double cell, double scale) {
    const QPointF across(-along.y(), along.x());
    const QPointF back = tip - along * cell * headLength * scale;
    path.moveTo(tip);
    path.lineTo(back + across * cell * headWidth / 2 * scale);
    path.lineTo(back - across * cell * headWidth / 2 * scale);
    path.closeSubpath();
}

bool isFar(Flow::Move move) {
    return std::max(std::abs(move.rows), std::abs(move.columns)) > 1;
}

/// One arrow of the flow: its line, and one head or two.
void addArrow(QPainterPath& lines, QPainterPath& heads, QPointF centre, double cell, Flow::Move move,
              bool turned, double scale) {
    const QPointF direction = directionOf(move, turned);
    const QPointF along = unit(direction);
    const QPointF tip = centre + endOf(direction, cell);
    lines.moveTo(centre + along * cell * arrowStart);
    lines.lineTo(tip - along * cell * headLength * scale);
    addHead(heads, tip, along, cell, scale);
    if (isFar(move)) addHead(heads, tip - along * cell * headLength * scale, along, cell, scale);
}

/// The directions of a tie, each once, as unit vectors in the order of their angles, beginning behind the
/// widest gap; and the degrees from the first to the last.
struct Fan {
    std::vector<QPointF> directions;
    double span = 0;
};

Fan fanOf(std::span<const Flow::Move> moves, bool turned) {
    std::map<double, QPointF> byAngle;
    for (Flow::Move move : moves) {
        const QPointF direction = directionOf(move, turned);
        byAngle.emplace(std::round(10 * qRadiansToDegrees(std::atan2(direction.y(), direction.x()))) / 10,
                        direction);
    }
    double widest = byAngle.begin()->first + 360 - byAngle.rbegin()->first;
    auto first = byAngle.begin();
    for (auto it = std::next(byAngle.begin()); it != byAngle.end(); ++it)
        if (const double gap = it->first - std::prev(it)->first; gap > widest) {
            widest = gap;
            first = it;
        }
    Fan fan;
    fan.span = 360 - widest;
    for (auto it = first; it != byAngle.end(); ++it)
        fan.directions.push_back(it->second);
    for (auto it = byAngle.begin(); it != first; ++it)
        fan.directions.push_back(it->second);
    return fan;
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

} // namespace

void paintArrow(QPainter& painter, const QRectF& cell, Flow::Move move, bool turned) {
    QPainterPath line;
    QPainterPath heads;
    addArrow(line, heads, cell.center(), cell.width(), move, turned, 1.0);
    paintRimmed(painter, line, heads, lineWidth(cell));
}

void paintFork(QPainter& painter, const QRectF& cell, std::span<const Flow::Move> moves, bool turned) {
    constexpr double headScale = 0.6;
    const Fan fan = fanOf(moves, turned);
    const double width = cell.width();
    const bool forks = fan.span <= widestFork;
    const QPointF root = forks ? unit(unit(fan.directions.front()) + unit(fan.directions.back()))
                               : QPointF(); // where it parts
    const bool heads = fan.directions.size() <= mostHeads;
    QPainterPath lines;
    QPainterPath tips;
    for (QPointF direction : fan.directions) {
        const QPointF along = unit(direction);
        const QPointF tip = cell.center() + endOf(direction, width);
        lines.moveTo(cell.center() + (forks ? root : along) * width * arrowStart);
        lines.lineTo(heads ? tip - along * width * headLength * headScale : tip);
        if (heads) addHead(tips, tip, along, width, headScale);
    }
    paintRimmed(painter, lines, tips, std::max(1.0, lineWidth(cell) * 0.5));
}

void paintStop(QPainter& painter, const QRectF& cell, StopReason reason, bool tooLow,
               const QPalette& palette) {
    constexpr QRgb quiet = 0xff6e6e6e; // a fact, not a fault
    const double side = std::clamp(cell.width() * 0.3, 7.0, 26.0);
    const double inset = std::max(1.0, cell.width() * 0.04);
    const QRectF box(cell.topLeft() + QPointF(inset, inset), QSizeF(side, side));
    const bool arrived = reason == StopReason::Best;
    const QColor ground = arrived  ? fineColour(palette)
                          : tooLow ? severityColour(Severity::Warning, palette)
                                   : QColor::fromRgb(quiet);
    const QColor ink = inkOn(ground);
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.setPen(QPen(QColor::fromRgba(darkRim), std::max(1.0, side * 0.07)));
    painter.setBrush(ground);
    if (arrived)
        painter.drawEllipse(box);
    else if (reason == StopReason::Barred)
        painter.drawPath(polygon({at(0.3, 0), at(0.7, 0), at(1, 0.3), at(1, 0.7), at(0.7, 1), at(0.3, 1),
                                  at(0, 0.7), at(0, 0.3)}));
    else
        painter.drawRoundedRect(box, side * 0.18, side * 0.18);

    const QPen line(ink, std::max(1.2, side * 0.13), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    switch (reason) {
    case StopReason::Best: // a tick
        painter.drawPolyline(QPolygonF({at(0.27, 0.53), at(0.44, 0.7), at(0.75, 0.33)}));
        break;
    case StopReason::Level: // two level bars
        painter.drawLine(at(0.24, 0.38), at(0.76, 0.38));
        painter.drawLine(at(0.24, 0.64), at(0.76, 0.64));
        break;
    case StopReason::Downhill: // a knoll
        painter.drawPolyline(QPolygonF({at(0.2, 0.7), at(0.5, 0.3), at(0.8, 0.7)}));
        break;
    case StopReason::Barred: // a way that ends at a wall
        painter.drawLine(at(0.22, 0.5), at(0.5, 0.5));
        painter.drawLine(at(0.68, 0.24), at(0.68, 0.76));
        break;
    }
}

QColor basinColour(int tint) {
    // Masataka Okabe and Kei Ito, "Color Universal Design", 2008; their black a little lighter.
    static constexpr std::array<QRgb, 8> colours{0xffe69f00, 0xff56b4e9, 0xff009e73, 0xfff0e442,
                                                 0xff0072b2, 0xffd55e00, 0xffcc79a7, 0xff333333};
    return QColor::fromRgb(colours[std::size_t(tint) % colours.size()]);
}

Qt::BrushStyle basinTexture(int tint) {
    static constexpr std::array<Qt::BrushStyle, 8> textures{
        Qt::BDiagPattern, Qt::HorPattern,   Qt::FDiagPattern,  Qt::Dense6Pattern,
        Qt::VerPattern,   Qt::CrossPattern, Qt::Dense7Pattern, Qt::DiagCrossPattern};
    return textures[std::size_t(tint) % textures.size()];
}

void paintDigit(QPainter& painter, const QRectF& cell, const QString& text, const QColor& ink,
                const QColor& halo) {
    QFont font = painter.font();
    font.setPixelSize(std::max(6, int(std::min(cell.height() * (cell.height() < 24 ? 0.6 : 0.4), 40.0))));
    font.setBold(true);
    QPainterPath path;
    path.addText(0, 0, font, text);
    path.translate(cell.center() - path.boundingRect().center());
    const double rim = std::clamp(cell.width() * 0.05, 1.0, 4.0);
    painter.strokePath(path, QPen(halo, rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, ink);
}

void paintPill(QPainter& painter, const QRectF& place, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    const double height = metrics.height();
    const double width = metrics.horizontalAdvance(text) + height * 0.6;
    const QRectF pill(place.center() - QPointF(width, height) / 2, QSizeF(width, height));
    painter.setPen(QPen(QColor(255, 255, 255, 200), 1));
    painter.setBrush(QColor(0x10, 0x18, 0x20, 225));
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(Qt::white);
    painter.drawText(pill, Qt::AlignCenter | Qt::TextDontClip, text);
}

QImage signSample(const std::function<void(QPainter&, const QRectF&)>& draw) {
    constexpr int side = 22;
    constexpr int ratio = 2;
    QImage sample(side * ratio, side * ratio, QImage::Format_ARGB32_Premultiplied);
    sample.setDevicePixelRatio(ratio);
    sample.fill(Qt::transparent);
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF(0, 0, side, side));
    return sample;
}

} // namespace stonemason
