// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/review_art.h"

#include "editor/wastes/game/view/move_arrow.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr QRgb worse = 0xffd8433a;
constexpr QRgb good = 0xff2fa35b;
constexpr double badgeHeight = 0.3; ///< of a cell

/// A short label in the upper right corner of a cell, which leaves the power of a piece free.
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

void paintReview(QPainter& painter, const GridGeometry& geometry, Move played, Move better,
                 const QString& gain) {
    const QRectF to = geometry.rectOf(cellOf(better.to));
    if (played.to != better.to) paintFrame(painter, geometry.rectOf(cellOf(played.to)), QColor(worse));
    paintMoveArrow(painter, geometry.rectOf(cellOf(better.from)), to, QColor(good), {});
    if (!gain.isEmpty()) paintBadge(painter, to, gain, QColor(good));
}

} // namespace stonemason::wastes
