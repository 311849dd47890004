// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/canvas/ghost_painter.h"

#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/tools/map_tool.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr double ghostOpacity = 0.72;
constexpr std::size_t largestGhost = 2000; // cells; what reaches further is not shown before it is done
const QColor refusedColour(0xd1, 0x34, 0x38);

/// The digit that a hint cell would hold. It hides the one that is there, or
/// neither could be read.
void paintDigit(QPainter& painter, const QRectF& rect, Code digit) {
    constexpr double smallestDigit = 12; // of a cell; digits in smaller ones are specks
    constexpr double groundOpacity = 0.9;
    painter.setOpacity(groundOpacity);
    painter.fillRect(rect, heatColour(digit - '0'));
    painter.setOpacity(1);
    if (rect.width() < smallestDigit) return;
    painter.save(); // rulers are written with the same painter
    QFont font = painter.font();
    font.setPixelSize(std::max(8, int(rect.height() * 0.5)));
    font.setItalic(true);
    painter.setFont(font);
    painter.setPen(heatInk(digit - '0'));
    painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(digit)));
    painter.restore();
}

void paintCross(QPainter& painter, const QRectF& rect) {
    painter.setPen(QPen(refusedColour, 3.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.topRight(), rect.bottomLeft());
}

} // namespace

void paintGhostOf(const Tool& tool, const MapPaintTarget& target, MapRenderer& renderer, QPainter& painter,
                  const GridGeometry& geometry, Cell at) {
    if (!target.refusal().isEmpty()) return; // nothing will be painted
    const CellCodes codes = tool.ghost(target, at);
    if (codes.empty() || codes.size() > largestGhost) return;
    const MapDocument& document = target.document();
    const Edit edit = document.symmetric(target.changes(codes));
    const Theme theme = currentTheme();
    painter.setOpacity(ghostOpacity);
    for (const CellChange& change : edit.changes) {
        const QRectF rect = geometry.rectOf(change.cell);
        if (change.layer != terrainLayer) {
            paintDigit(painter, rect, change.after);
            continue;
        }
        const Code shown =
            geometry.turned ? document.game().transformed(change.after, Transform::HalfTurn) : change.after;
        renderer.paintTile(painter, rect, shown, theme, change.cell);
    }
    painter.setOpacity(1.0);
    for (const CellRefusal& refusal : edit.refused)
        paintCross(painter, geometry.rectOf(refusal.cell).adjusted(4, 4, -4, -4));
}

} // namespace stonemason::kings_conflict
