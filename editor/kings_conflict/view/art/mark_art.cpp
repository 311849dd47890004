// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/art/overlay_art.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <QFont>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace stonemason::kings_conflict {

namespace {

constexpr double smallestRegular = 14; ///< height in pixels from which a letter is read without being bold

QPainterPath letterPath(QChar letter, QPointF centre, double height) {
    QFont font(QStringLiteral("sans-serif"));
    font.setStyleHint(QFont::SansSerif);
    font.setBold(height < smallestRegular);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, QString(letter));
    // Letters share one size; only a sign without a body, like '-', is centred by its own shape.
    QPainterPath capital;
    capital.addText(0, 0, font, QStringLiteral("0"));
    const double scale = height / std::max(1.0, capital.boundingRect().height());
    const QRectF box = path.boundingRect();
    const double middle = letter.isLetterOrNumber() ? capital.boundingRect().center().y() : box.center().y();
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.scale(scale, scale);
    place.translate(-box.center().x(), -middle);
    return place.map(path);
}

/// How far the halo of a letter of that height reaches, in pixels.
double haloOf(int height) {
    return std::max(1.0, height * 0.13);
}

} // namespace

void paintGlyph(QPainter& painter, QPointF centre, QChar glyph, int height, const QColor& ink,
                const QColor& halo) {
    const QPainterPath path = letterPath(glyph, centre, height);
    painter.strokePath(path, QPen(halo, 2 * haloOf(height), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, ink);
}

QImage glyphImage(QChar glyph, int height, const QColor& ink, const QColor& halo) {
    const int side = int(std::ceil(height * 1.3 + 2 * haloOf(height))) + 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGlyph(painter, QPointF(side / 2.0, side / 2.0), glyph, height, ink, halo);
    return image;
}

void paintLetterTile(const ArtSpace& space, Code code, bool known) {
    const ArtPalette& palette = space.palette();
    const Tones& tones = palette.ground(Ground::Unknown);
    QPainter& painter = space.painter();
    painter.fillRect(space.rect(), tones.base);
    const QColor ink = known ? palette.ink : palette.warning;
    if (!known) {
        QPainterPath hatching;
        for (double at = -1; at < 1; at += 0.2) {
            hatching.moveTo(space.at(at, 1));
            hatching.lineTo(space.at(at + 1, 0));
        }
        space.stroke(hatching, faded(ink, 0.28), 0.03);
    }
    const double frame = std::max(1.0, std::round(space.scale() * 0.04));
    painter.setBrush(Qt::NoBrush);
    QPen pen(ink, frame, known ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap, Qt::MiterJoin);
    if (known) pen.setColor(tones.dark);
    painter.setPen(pen);
    painter.drawRect(space.rect().adjusted(frame / 2, frame / 2, -frame / 2, -frame / 2));
    const QPainterPath letter = letterPath(QLatin1Char(code), space.rect().center(), space.scale() * 0.5);
    painter.strokePath(letter,
                       QPen(tones.base, space.scale() * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letter, ink);
}

void paintDiagonal(QPainter& painter, const QRectF& board, double thickness, bool faint,
                   const ArtPalette& palette) {
    const QLineF line(board.topLeft(), board.bottomRight());
    const auto stroke = [&](QColor colour, double width) {
        if (faint) colour.setAlphaF(colour.alphaF() * 0.62f);
        QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
        const double dash = thickness / width;
        pen.setDashPattern({(faint ? 2 : 4) * dash, 3 * dash});
        painter.setPen(pen);
        painter.drawLine(line);
    };
    stroke(palette.axisEdge, thickness * 2);
    stroke(palette.axis, thickness);
}

void paintTurnMark(QPainter& painter, QPointF centre, double radius, const ArtPalette& palette) {
    QPainterPath arcs;
    QPainterPath heads;
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    for (const double start : {15.0, 195.0}) {
        arcs.arcMoveTo(circle, start);
        arcs.arcTo(circle, start, 110);
        const double end = (start + 112) * std::numbers::pi / 180;
        const QPointF tip(std::cos(end), -std::sin(end));
        const QPointF ahead(-std::sin(end), -std::cos(end));
        heads.addPolygon(QPolygonF{centre + tip * radius + ahead * radius * 0.42,
                                   centre + tip * radius * 1.24, centre + tip * radius * 0.76});
        heads.closeSubpath();
    }
    const double thickness = std::max(1.0, radius * 0.1);
    const double edge = std::max(1.0, radius * 0.08);
    painter.strokePath(arcs, QPen(palette.axisEdge, thickness + 2 * edge, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(heads, QPen(palette.axisEdge, 2 * edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(arcs, QPen(palette.axis, thickness, Qt::SolidLine, Qt::FlatCap));
    painter.fillPath(heads, palette.axis);
}

namespace {

constexpr double crownedFrom = 14;       ///< pixels of a cell from which a crown is recognisable
constexpr double growthUncrowned = 1.25; ///< of the token where there is nothing else to see

} // namespace

void paintKing(QPainter& painter, const QRectF& cell, int start, const ArtPalette& palette) {
    const Tones& own = start == 0 ? palette.you : palette.opponent;
    const double cellSide = std::min(cell.width(), cell.height());
    const bool crowned = cellSide >= crownedFrom;
    const double side = cellSide * (crowned ? 1 : growthUncrowned);
    const QRectF square(cell.center() - QPointF(side, side) / 2, QSizeF(side, side));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSvg(
        painter, square,
        QStringLiteral(":/terrain/%1-%2.svg")
            .arg(QLatin1String(crowned ? "king" : "token"), QLatin1String(start == 0 ? "you" : "opponent")),
        {{"toneLight", own.light},
         {"toneBase", own.base},
         {"toneDark", own.dark},
         {"edge", palette.tokenRim},
         {"shade", palette.shadow},
         {"goldLight", palette.crown.light},
         {"goldBase", palette.crown.base},
         {"goldDark", palette.crown.dark}});
    painter.restore();
}

} // namespace stonemason::kings_conflict
