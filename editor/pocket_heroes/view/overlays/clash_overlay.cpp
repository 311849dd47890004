// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/overlays/clash_overlay.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <set>

namespace stonemason::pocket_heroes {

std::vector<Cell> clashesOf(const World& world, const Occupancy& occupancy, std::span<const Record> records,
                            const std::vector<Thing>& moved) {
    std::set<Cell> clashes;
    std::set<Cell> wanted; // by decorations and pieces of path
    for (const Record& record : records) {
        for (const Cell cell : occupancy.collisions(record))
            clashes.insert(cell);
        if (record.kind == ThingKind::Decoration || record.kind == ThingKind::Path)
            wanted.insert(*cellOf(record));
    }
    if (!wanted.empty())
        for (const ThingKind kind : {ThingKind::Decoration, ThingKind::Path}) {
            const auto& list = kind == ThingKind::Path ? world.paths : world.decorations;
            for (int i = 0; i < int(list.size()); ++i)
                if (wanted.contains(list[std::size_t(i)].cell) &&
                    !std::ranges::binary_search(moved, Thing{kind, i}))
                    clashes.insert(list[std::size_t(i)].cell);
        }
    return {clashes.begin(), clashes.end()};
}

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
