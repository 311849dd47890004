// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/comparison/comparison_overlay.h"

#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/comparison/map_comparison.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ComparisonOverlay)
};

const QColor ink(0xc2, 0x18, 0x5b);
const QColor rim(0xff, 0xff, 0xff);
constexpr double smallest = 9; ///< pixels of a cell from which marks have shapes

void paintFrame(QPainter& painter, const QRectF& cell, double width) {
    const double inset = width;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(rim, 2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(cell.adjusted(inset, inset, -inset, -inset));
    painter.setPen(QPen(ink, width, Qt::DashLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(cell.adjusted(inset, inset, -inset, -inset));
}

/// In the lower left corner: notes have the upper right one, stops the upper left.
void paintCorner(QPainter& painter, const QRectF& cell) {
    const double side = std::max(4.0, cell.width() * 0.3);
    const QPointF corner = cell.bottomLeft();
    const QPointF points[]{corner - QPointF(0, side), corner, corner + QPointF(side, 0)};
    painter.setPen(QPen(rim, 1));
    painter.setBrush(ink);
    painter.drawPolygon(points, int(std::size(points)));
}

QString codeText(const GameProfile& game, int layer, Code code) {
    return layer == terrainLayer ? tileName(game, code) : QString(QLatin1Char(code));
}

QString layerName(const GameProfile& game, int layer) {
    return localText(game.layers[std::size_t(layer)].name);
}

QString sizeText(Size size) {
    return QStringLiteral("%1 × %2").arg(size.rows).arg(size.columns);
}

} // namespace

ComparisonOverlay::ComparisonOverlay(const Map& here, const GameProfile& game, const OtherMap& there,
                                     const MapDifference& difference)
    : board_(here.size()), otherName_(there.name), facts_(facts(here, game, there, difference)) {
    for (int layer = 0; layer < int(difference.cells.size()); ++layer) {
        for (Cell cell : difference.cells[std::size_t(layer)]) {
            Mark& mark = marks_[cell];
            (layer == terrainLayer ? mark.terrain : mark.hints) = true;
            //: %1 is a layer, %2 what this map has in a cell of it, %3 what the map it is compared with has
            const QString words =
                Words::tr("%1 %2, there %3")
                    .arg(layerName(game, layer), codeText(game, layer, here.layer(layer)[cell]),
                         codeText(game, layer, there.map.layer(layer)[cell]));
            mark.words += mark.words.isEmpty() ? words : QStringLiteral("; ") + words;
        }
    }
}

QStringList ComparisonOverlay::facts(const Map& here, const GameProfile& game, const OtherMap& there,
                                     const MapDifference& difference) {
    QStringList all;
    for (int layer = 0; layer < int(difference.cells.size()); ++layer)
        if (const std::size_t count = difference.cells[std::size_t(layer)].size(); count > 0)
            //: %1 is a layer's name, %n how many of its cells differ from those of another map
            all += Words::tr("%n cell(s) differ in %1", nullptr, int(count)).arg(layerName(game, layer));
    for (int layer : difference.onlyHere)
        //: %1 is a layer's name
        all += Words::tr("%1 is only here").arg(layerName(game, layer));
    for (int layer : difference.onlyThere)
        //: %1 is a layer's name
        all += Words::tr("%1 is only there").arg(layerName(game, layer));
    if (!difference.notes.empty())
        all += Words::tr("%n note(s) differ", nullptr, int(difference.notes.size()));
    if (here.size() != there.map.size())
        //: %1 and %2 are sizes such as "11 × 11"
        all += Words::tr("this map is %1, the other %2: only what both have is compared")
                   .arg(sizeText(here.size()), sizeText(there.map.size()));
    return all;
}

void ComparisonOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                              const CellRange& range) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [cell, mark] : marks_) {
        if (!range.contains(cell)) continue;
        const QRectF rect = geometry.rectOf(cell);
        if (geometry.cellSize < smallest) {
            painter.fillRect(rect, ink);
            continue;
        }
        if (mark.terrain) paintFrame(painter, rect, std::max(1.5, geometry.cellSize / 24));
        if (mark.hints) paintCorner(painter, rect);
    }
    painter.restore();
}

QString ComparisonOverlay::describe(Cell cell) const {
    const auto mark = marks_.find(cell);
    //: %1 is what two maps have in a cell: "Terrain Forest, there Plains"
    return mark == marks_.end() ? QString() : Words::tr("differs: %1").arg(mark->second.words);
}

std::vector<LegendEntry> ComparisonOverlay::legend() const {
    std::vector<LegendEntry> lines{
        {signSample([](QPainter& painter, const QRectF& cell) { paintFrame(painter, cell, 1.5); }),
         Words::tr("another tile there")},
        {signSample([](QPainter& painter, const QRectF& cell) { paintCorner(painter, cell); }),
         Words::tr("another digit there")}};
    for (const QString& fact : facts_)
        lines.push_back({{}, fact});
    if (facts_.isEmpty()) lines = {{{}, Words::tr("no cell differs")}};
    return lines;
}

QString ComparisonOverlay::name() const {
    //: %1 is what a map is called
    return Words::tr("Compared with %1").arg(otherName_);
}

} // namespace stonemason::kings_conflict
