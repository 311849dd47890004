// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/hint_signs.h"

#include "editor/app/widgets/look.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace stonemason::kings_conflict {

namespace {

/// As shares of a cell's width, measured from its middle.
constexpr double arrowStart = 0.3;
constexpr double straightEnd = 0.5; ///< at the edge
constexpr double slantedEnd = 0.44; ///< along each axis
constexpr double headLength = 0.1;
constexpr double headWidth = 0.13;
constexpr double tieRing = 0.045; ///< radius of the ring that a tie's arrow begins with
constexpr double widestTie = 200; ///< degrees; a tie that spans more has no direction of its own

constexpr QRgb paleInk = 0xe6ffffff;
constexpr QRgb darkRim = 0xc0101820;
constexpr QRgb paleRim = 0x70101820; ///< of signs that must not stand out

double lineWidth(const QRectF& cell) {
    return std::clamp(cell.width() * 0.028, 1.0, 3.0);
}

/// Strokes and fills a shape in white with a dark rim, which is visible on every step of the heat scale and
/// on any tile.
void paintRimmed(QPainter& painter, const QPainterPath& lines, const QPainterPath& shapes, double width) {
    painter.setBrush(Qt::NoBrush);
    const QColor rim = QColor::fromRgba(paleRim);
    const double rimWidth = width + std::clamp(width, 1.0, 2.0);
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

void addHead(QPainterPath& path, QPointF tip, QPointF along, double cell) {
    const QPointF across(-along.y(), along.x());
    const QPointF back = tip - along * cell * headLength;
    path.moveTo(tip);
    path.lineTo(back + across * cell * headWidth / 2);
    path.lineTo(back - across * cell * headWidth / 2);
    path.closeSubpath();
}

bool isFar(Flow::Move move) {
    return std::max(std::abs(move.rows), std::abs(move.columns)) > 1;
}

/// Adds an arrow in this direction that starts `start` pixels from the middle, with one head or two.
void addArrow(QPainterPath& lines, QPainterPath& heads, QPointF centre, double cell, QPointF direction,
              double start, bool far) {
    const QPointF along = unit(direction);
    const QPointF tip = centre + endOf(direction, cell);
    lines.moveTo(centre + along * start);
    lines.lineTo(tip - along * cell * headLength);
    addHead(heads, tip, along, cell);
    if (far) addHead(heads, tip - along * cell * headLength, along, cell);
}

/// The mean direction of a tie as a unit vector; none if its moves point all around.
std::optional<QPointF> middleOf(std::span<const Flow::Move> moves, bool turned) {
    std::vector<double> angles;
    QPointF sum;
    for (const Flow::Move move : moves) {
        const QPointF along = unit(directionOf(move, turned));
        angles.push_back(qRadiansToDegrees(std::atan2(along.y(), along.x())));
        sum += along;
    }
    std::ranges::sort(angles);
    double widest = angles.front() + 360 - angles.back();
    for (std::size_t i = 1; i < angles.size(); ++i)
        widest = std::max(widest, angles[i] - angles[i - 1]);
    constexpr double least = 0.3; // of a vector that has a direction
    if (360 - widest > widestTie || std::hypot(sum.x(), sum.y()) < least) return {};
    return unit(sum);
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
    addArrow(line, heads, cell.center(), cell.width(), directionOf(move, turned), cell.width() * arrowStart,
             isFar(move));
    paintRimmed(painter, line, heads, lineWidth(cell));
}

void paintTie(QPainter& painter, const QRectF& cell, std::span<const Flow::Move> moves, bool turned) {
    const double radius = std::max(1.8, cell.width() * tieRing);
    const double start = cell.width() * arrowStart;
    const std::optional<QPointF> along = middleOf(moves, turned);
    QPainterPath lines;
    QPainterPath heads;
    lines.addEllipse(cell.center() + along.value_or(QPointF(0, 1)) * start, radius, radius);
    if (along) addArrow(lines, heads, cell.center(), cell.width(), *along, start + radius, false);
    paintRimmed(painter, lines, heads, lineWidth(cell));
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
    constexpr int smallestRegular = 19; // of the font, not of the digit
    font.setPixelSize(std::max(6, int(std::min(cell.height() * (cell.height() < 24 ? 0.6 : 0.4), 40.0))));
    font.setBold(font.pixelSize() < smallestRegular);
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

} // namespace stonemason::kings_conflict
