// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/cell_set_painting.h"

#include "core/grid/cell_outline.h"

#include <QPainter>
#include <QPainterPath>

#include <optional>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

constexpr int washAlpha = 60;
constexpr std::size_t mostBlocks = 4000; // blocks filled one by one
constexpr std::size_t mostEdges = 8000;  // edges of a border that is recognisable as one

/// The border segment in screen coordinates.
QLineF lineOf(const CellEdge& edge, const GridGeometry& geometry) {
    const Cell along = edge.isVertical ? Cell{edge.length - 1, 0} : Cell{0, edge.length - 1};
    const QRectF rect =
        geometry.rectOf(CellRange{edge.from, {edge.from.row + along.row, edge.from.column + along.column}});
    if (edge.isVertical)
        return geometry.turned ? QLineF(rect.topRight(), rect.bottomRight())
                               : QLineF(rect.topLeft(), rect.bottomLeft());
    return geometry.turned ? QLineF(rect.bottomLeft(), rect.bottomRight())
                           : QLineF(rect.topLeft(), rect.topRight());
}

/// Fills a very fragmented set: each pixel depends on the cell at its centre.
void washByPixel(QPainter& painter, const GridGeometry& geometry, const CellSet& cells,
                 const CellRange& visible, const QColor& wash) {
    const QRect area = geometry.rectOf(visible).toAlignedRect() & painter.viewport();
    if (area.isEmpty()) return;
    QImage image(area.size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    constexpr QPointF middle(0.5, 0.5);
    for (int y = 0; y < area.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < area.width(); ++x)
            if (cells.contains(geometry.cellAt(area.topLeft() + QPointF(x, y) + middle)))
                line[x] = wash.rgba();
    }
    painter.drawImage(area.topLeft(), image);
}

void wash(QPainter& painter, const GridGeometry& geometry, const CellSet& cells, const CellRange& visible,
          QColor colour) {
    colour.setAlpha(washAlpha);
    const auto blocks = blocksOf(cells, visible, mostBlocks);
    if (!blocks) return washByPixel(painter, geometry, cells, visible, colour);
    // On whole pixels blocks side by side neither overlap nor leave a seam.
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const CellRange& block : *blocks)
        painter.fillRect(geometry.rectOf(block), colour);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

} // namespace

void paintCellSet(QPainter& painter, const GridGeometry& geometry, const CellSet& cells,
                  const CellRange& visible, const QColor& colour) {
    if (cells.empty() || visible.isEmpty()) return;
    wash(painter, geometry, cells, visible, colour);
    const auto edges = outlineOf(cells, visible, mostEdges);
    if (!edges) return;
    QPainterPath border;
    for (const CellEdge& edge : *edges) {
        const QLineF line = lineOf(edge, geometry);
        border.moveTo(line.p1());
        border.lineTo(line.p2());
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3.0));
    painter.drawPath(border);
    painter.setPen(QPen(colour, 1.5, Qt::DashLine));
    painter.drawPath(border);
}

void CellRings::show(GridState& state, std::vector<Cell> cells, Severity severity) {
    state_ = &state;
    cells_ = std::move(cells);
    state.mark(cells_, severity);
}

void CellRings::follow(std::vector<Cell> cells) {
    if (!areShown()) return;
    cells_ = std::move(cells);
    state_->remark(cells_);
}

void CellRings::clear() {
    if (areShown()) state_->mark({}, Severity::Note);
    cells_.clear();
}

} // namespace stonemason
