// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/overlays/clash_overlay.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::pocket_heroes {

void paintClash(QPainter& painter, const QRectF& cell) {
    const QColor colour(0xd1, 0x34, 0x38);
    const double gap = cell.width() * 0.15;
    const QRectF rect = cell.adjusted(gap, gap, -gap, -gap);
    QColor wash = colour;
    wash.setAlpha(90);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(cell, wash);
    painter.setPen(QPen(colour, std::max(1.5, cell.width() / 12), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.topRight(), rect.bottomLeft());
}

void ClashOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                         const CellRange& range) const {
    for (const Cell cell : cells_)
        if (range.contains(cell)) paintClash(painter, geometry.rectOf(cell));
}

QString ClashOverlay::describe(Cell cell) const {
    return std::ranges::binary_search(cells_, cell)
               ? QCoreApplication::translate("ClashOverlay", "collides with what is there")
               : QString();
}

} // namespace stonemason::pocket_heroes
