// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/art/mark_art.h"

#include <QPainterPath>

namespace stonemason {

namespace {

QPainterPath tokenPath(QPointF centre, double radius, int start) {
    QPainterPath path;
    if (start == 0) {
        path.addEllipse(centre, radius, radius);
    } else {
        const double half = radius * 0.94;
        path.addRoundedRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), half * 0.34,
                            half * 0.34);
    }
    return path;
}

/// A crown that fits into the box from (-1,-1) to (1,1): three tall points with balls for you, five short
/// ones and a cross for the opponent.
QPainterPath crownPath(int start) {
    QPainterPath crown;
    crown.setFillRule(Qt::WindingFill);
    if (start == 0) {
        crown.addPolygon(QPolygonF{{-0.74, 0.42},
                                   {-0.9, -0.5},
                                   {-0.42, -0.06},
                                   {0, -0.78},
                                   {0.42, -0.06},
                                   {0.9, -0.5},
                                   {0.74, 0.42}});
        crown.closeSubpath();
        for (const QPointF ball : {QPointF(-0.9, -0.58), QPointF(0, -0.86), QPointF(0.9, -0.58)})
            crown.addEllipse(ball, 0.16, 0.16);
    } else {
        crown.moveTo(-0.72, 0.42);
        crown.cubicTo(-1.15, -0.2, -0.75, -0.62, -0.12, -0.3);
        crown.lineTo(0.12, -0.3);
        crown.cubicTo(0.75, -0.62, 1.15, -0.2, 0.72, 0.42);
        crown.closeSubpath();
        crown.addRect(QRectF(-0.11, -1.0, 0.22, 0.8));
        crown.addRect(QRectF(-0.33, -0.82, 0.66, 0.22));
    }
    crown.addRoundedRect(QRectF(-0.76, 0.54, 1.52, 0.26), 0.08, 0.08);
    return crown;
}

} // namespace

void paintKing(QPainter& painter, const QRectF& cell, int start, const ArtPalette& palette) {
    const Tones& own = start == 0 ? palette.you : palette.opponent;
    const double side = std::min(cell.width(), cell.height());
    const double radius = side * (side < 14 ? 0.46 : 0.36);
    const QPointF centre = cell.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (side >= 14)
        painter.fillPath(tokenPath(centre + QPointF(side * 0.025, side * 0.06), radius * 1.05, start),
                         palette.shadow);
    painter.fillPath(tokenPath(centre, radius, start), palette.tokenRim);
    const double rim = std::max(1.0, side * 0.04);
    QLinearGradient face(centre - QPointF(0, radius), centre + QPointF(0, radius));
    face.setColorAt(0, own.light);
    face.setColorAt(0.5, own.base);
    face.setColorAt(1, own.dark);
    painter.fillPath(tokenPath(centre, radius - rim, start), face);
    if (side >= 14) {
        QTransform place;
        place.translate(centre.x(), centre.y() + radius * 0.03);
        place.scale(radius * 0.52, radius * 0.52);
        const QPainterPath crown = place.map(crownPath(start));
        painter.fillPath(crown.translated(side * 0.012, side * 0.018), faded(own.dark, 0.9));
        QLinearGradient gold(centre - QPointF(0, radius * 0.5), centre + QPointF(0, radius * 0.5));
        gold.setColorAt(0, palette.crown.light);
        gold.setColorAt(0.55, palette.crown.base);
        gold.setColorAt(1, palette.crown.dark);
        painter.fillPath(crown, side >= 24 ? QBrush(gold) : QBrush(palette.crown.light));
    }
    painter.restore();
}

} // namespace stonemason
