// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace stonemason::wastes {

namespace {

constexpr double numberedFrom = 22; ///< pixels of a cell from which power is written
constexpr double markedFrom = 34;   ///< the same for marks of walking and jumping
constexpr double figuredFrom = 9;   ///< the same for anything more than the shape

QRectF part(const QRectF& cell, double left, double top, double right, double bottom) {
    return {cell.left() + cell.width() * left, cell.top() + cell.height() * top,
            cell.width() * (right - left), cell.height() * (bottom - top)};
}

void paintToken(QPainter& painter, const QRectF& cell, Side side, const Tones& tones, const QColor& edge) {
    const double width = cell.width();
    painter.setPen(Qt::NoPen);
    QColor shadow(0, 0, 0, 70);
    const auto shape = [&](const QRectF& rect) {
        if (side == Side::Blue)
            painter.drawEllipse(rect);
        else
            painter.drawRoundedRect(rect, width * 0.14, width * 0.14);
    };
    const double inset = side == Side::Blue ? 0.07 : 0.10; // of equal area
    const QRectF token = part(cell, inset, inset, 1 - inset, 1 - inset);
    painter.setBrush(shadow);
    shape(token.translated(width * 0.02, width * 0.035));
    painter.setBrush(tones.dark);
    shape(token);
    const double line = width * 0.035;
    painter.setPen(QPen(edge, line));
    painter.setBrush(tones.base);
    shape(token.adjusted(line, line, -line, -line));
}

void paintPower(QPainter& painter, const QRectF& cell, const PieceLook& look, const DuskPalette& palette) {
    const QRectF badge = part(cell, 0.62, 0.62, 0.98, 0.98);
    painter.setPen(QPen(palette.figure, std::max(0.8, cell.width() * 0.015)));
    painter.setBrush(palette.badge);
    painter.drawEllipse(badge);
    constexpr int aboveAll = 100;
    const bool isHuge = *look.power >= aboveAll;
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(7, int(std::lround(badge.height() * (isHuge ? 0.85 : 0.68)))));
    painter.setFont(font);
    painter.setPen(*look.power > look.rank   ? palette.badgeMore
                   : *look.power < look.rank ? palette.badgeLess
                                             : palette.badgeInk);
    painter.drawText(badge, Qt::AlignCenter, isHuge ? QString(QChar(u'∞')) : QString::number(*look.power));
}

/// A wave for pieces that walk in sludge, an arc for those that jump over it.
void paintTraits(QPainter& painter, const QRectF& cell, const PieceLook& look, const DuskPalette& palette) {
    QPen pen(palette.sludge.light, cell.width() * 0.045, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const auto plate = [&](const QRectF& rect) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.badge);
        painter.drawEllipse(rect);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
    };
    QRectF place = part(cell, 0.02, 0.70, 0.30, 0.98);
    if (look.walks) {
        plate(place);
        QPainterPath wave;
        wave.moveTo(part(place, 0.18, 0.5, 1, 1).topLeft());
        wave.cubicTo(part(place, 0.36, 0.1, 1, 1).topLeft(), part(place, 0.64, 0.9, 1, 1).topLeft(),
                     part(place, 0.82, 0.5, 1, 1).topLeft());
        painter.drawPath(wave);
        place.moveTop(cell.top() + cell.height() * 0.40);
    }
    if (look.jumps) {
        plate(place);
        QPainterPath leap;
        leap.moveTo(part(place, 0.2, 0.72, 1, 1).topLeft());
        leap.quadTo(part(place, 0.5, -0.1, 1, 1).topLeft(), part(place, 0.8, 0.66, 1, 1).topLeft());
        leap.moveTo(part(place, 0.58, 0.6, 1, 1).topLeft());
        leap.lineTo(part(place, 0.8, 0.68, 1, 1).topLeft());
        leap.lineTo(part(place, 0.84, 0.42, 1, 1).topLeft());
        painter.drawPath(leap);
    }
}

} // namespace

PieceLook lookOf(const Piece& piece, std::optional<int> power) {
    return {piece.side, std::clamp(piece.rank, 1, rankCount), piece.walks, piece.jumps, power};
}

void paintPiece(QPainter& painter, const QRectF& cell, const PieceLook& look, const DuskPalette& palette) {
    const Tones& tones = palette.of(look.side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFigured = cell.width() >= figuredFrom;
    paintToken(painter, cell, look.side, tones, isFigured ? tones.light : tones.base);
    if (isFigured)
        paintSvg(painter, part(cell, 0.19, 0.16, 0.81, 0.78),
                 QStringLiteral(":/wasteland/rank-%1.svg").arg(look.rank),
                 {{"toneLight", palette.figure}, {"toneDark", tones.base}});
    if (look.power && cell.width() >= numberedFrom) paintPower(painter, cell, look, palette);
    if (cell.width() >= markedFrom) paintTraits(painter, cell, look, palette);
    painter.restore();
}

} // namespace stonemason::wastes
