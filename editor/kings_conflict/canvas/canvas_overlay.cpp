// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/canvas/canvas_overlay.h"

#include "core/kings_conflict/map/symmetry.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace stonemason {

namespace {

constexpr double ghostOpacity = 0.72;
constexpr std::size_t largestGhost = 2000; // cells; what reaches further is not shown before it is done
constexpr double smallestRing = 8.0;       // cells smaller than this are filled, a ring would hide them

QColor severityColour(Severity severity) {
    switch (severity) {
    case Severity::Error: return QColor(0xd1, 0x34, 0x38);
    case Severity::Warning: return QColor(0xe0, 0x8a, 0x00);
    case Severity::Note: return QColor(0x2b, 0x6c, 0xb8);
    }
    return {};
}

/// A frame that reads on any terrain: the colour over a pale halo.
void strokeRect(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                Qt::PenStyle style) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(QColor(255, 255, 255, 150), width + 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    QPen pen(colour, width, style, Qt::FlatCap, Qt::MiterJoin);
    if (style == Qt::DashLine) pen.setDashPattern({4.0 / width * 1.5, 3.0 / width * 1.5});
    painter.setPen(pen);
    painter.drawRect(rect);
}

/// The digit that a hint cell would hold. It hides the one that is there, or neither could be read.
void paintGhostDigit(QPainter& painter, const QRectF& rect, Code digit) {
    constexpr double smallestDigit = 12; // of a cell; digits in smaller ones are specks
    constexpr double groundOpacity = 0.9;
    painter.setOpacity(groundOpacity);
    painter.fillRect(rect, heatColour(digit - '0'));
    painter.setOpacity(1);
    if (rect.width() < smallestDigit) return;
    QFont font = painter.font();
    font.setPixelSize(std::max(8, int(rect.height() * 0.5)));
    font.setItalic(true);
    painter.setFont(font);
    painter.setPen(heatInk(digit - '0'));
    painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(digit)));
}

CellRange visibleCells(const QPainter& painter, const CanvasGeometry& geometry) {
    return geometry.cellsIn(painter.window());
}

/// The border of the selected area, as far as it is in sight.
QPainterPath outlineOf(const std::vector<Cell>& cells, const CanvasGeometry& geometry, CellRange visible) {
    Grid<char> members(geometry.board, 0);
    for (Cell cell : cells)
        if (members.contains(cell)) members[cell] = 1;
    QPainterPath path;
    for (Cell cell : cells) {
        if (!visible.contains(cell)) continue;
        const QRectF rect = geometry.rectOf(cell);
        const auto edge = [&](Direction side, QPointF from, QPointF to) {
            const Direction inMap = geometry.turned ? opposite(side) : side;
            const Cell next = neighbour(cell, inMap);
            if (members.contains(next) && members[next]) return;
            path.moveTo(from);
            path.lineTo(to);
        };
        edge(Direction::North, rect.topLeft(), rect.topRight());
        edge(Direction::East, rect.topRight(), rect.bottomRight());
        edge(Direction::South, rect.bottomLeft(), rect.bottomRight());
        edge(Direction::West, rect.topLeft(), rect.bottomLeft());
    }
    return path;
}

} // namespace

void CanvasOverlay::paint(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette,
                          const Tool* tool, std::optional<Cell> at, double ringProgress) const {
    painter.setRenderHint(QPainter::Antialiasing);
    if (tool && at) paintGhost(painter, geometry, *tool, *at);
    paintSelection(painter, geometry, palette);
    paintMarks(painter, geometry, ringProgress);
    if (at) paintFrames(painter, geometry, palette, *at);
}

void CanvasOverlay::paintGhost(QPainter& painter, const CanvasGeometry& geometry, const Tool& tool,
                               Cell at) const {
    const Map& map = document_.map();
    const int layer = document_.view().currentLayer();
    CellChanges changes;
    const std::vector<Tool::Ghost> cells = tool.ghost(document_, at);
    if (cells.size() > largestGhost) return;
    for (const Tool::Ghost& ghost : cells)
        if (map.layer(layer).contains(ghost.cell))
            changes.push_back({layer, ghost.cell, map.layer(layer)[ghost.cell], ghost.code});
    if (changes.empty()) return;
    const Edit edit = document_.symmetric(changes);
    const Theme theme = currentTheme();
    painter.setOpacity(ghostOpacity);
    for (const CellChange& change : edit.changes) {
        const QRectF rect = geometry.rectOf(change.cell);
        if (layer == terrainLayer) {
            const Code shown = geometry.turned
                                   ? document_.game().transformed(change.after, Transform::HalfTurn)
                                   : change.after;
            renderer_.paintTile(painter, rect, shown, theme, change.cell);
        } else {
            paintGhostDigit(painter, rect, change.after);
        }
    }
    painter.setOpacity(1.0);
    for (const CellRefusal& refusal : edit.refused) {
        const QRectF rect = geometry.rectOf(refusal.cell).adjusted(4, 4, -4, -4);
        painter.setPen(QPen(severityColour(Severity::Error), 3.0, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(rect.topLeft(), rect.bottomRight());
        painter.drawLine(rect.topRight(), rect.bottomLeft());
    }
}

void CanvasOverlay::paintFrames(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette,
                                Cell at) const {
    const Map& map = document_.map();
    if (!map.size().contains(at)) return;
    const QColor colour = palette.color(QPalette::Highlight);
    const double width = geometry.cellSize >= 24 ? 2.5 : 1.5;
    const double inset = width / 2;
    if (document_.view().mirrorsStrokes() && map.symmetry != Symmetry::None &&
        fits(map.symmetry, map.size())) {
        const Cell other = partner(at, map.size(), map.symmetry);
        if (other != at)
            strokeRect(painter, geometry.rectOf(other).adjusted(inset, inset, -inset, -inset), colour, width,
                       Qt::DashLine);
    }
    strokeRect(painter, geometry.rectOf(at).adjusted(inset, inset, -inset, -inset), colour, width,
               Qt::SolidLine);
}

void CanvasOverlay::paintSelection(QPainter& painter, const CanvasGeometry& geometry,
                                   const QPalette& palette) const {
    const std::vector<Cell>& cells = document_.view().selection();
    if (cells.empty()) return;
    QColor fill = palette.color(QPalette::Highlight);
    fill.setAlpha(60);
    const CellRange visible = visibleCells(painter, geometry);
    for (Cell cell : cells)
        if (visible.contains(cell)) painter.fillRect(geometry.rectOf(cell), fill);
    const QPainterPath outline = outlineOf(cells, geometry, visible);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3.0));
    painter.drawPath(outline);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 1.5, Qt::DashLine));
    painter.drawPath(outline);
}

void CanvasOverlay::paintMarks(QPainter& painter, const CanvasGeometry& geometry, double progress) const {
    const QColor colour = severityColour(document_.view().markSeverity());
    const double away = (1.0 - progress) * geometry.cellSize * 0.6;
    const CellRange visible = visibleCells(painter, geometry);
    for (Cell cell : document_.view().marked()) {
        if (!visible.contains(cell)) continue;
        if (geometry.cellSize < smallestRing) {
            painter.fillRect(geometry.rectOf(cell), colour);
            continue;
        }
        const QRectF rect = geometry.rectOf(cell).adjusted(1 - away, 1 - away, away - 1, away - 1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 190), 6.0));
        painter.drawRoundedRect(rect, 5, 5);
        painter.setPen(QPen(colour, 3.5));
        painter.drawRoundedRect(rect, 5, 5);
    }
}

void CanvasOverlay::paintRulers(QPainter& painter, const CanvasGeometry& geometry, const QPalette& palette,
                                QSizeF viewport, double rulerSize, std::optional<Cell> at) const {
    const QColor ground = palette.color(QPalette::Window);
    painter.fillRect(QRectF(0, 0, viewport.width(), rulerSize), ground);
    painter.fillRect(QRectF(0, 0, rulerSize, viewport.height()), ground);

    QFont font = painter.font();
    font.setPixelSize(11);
    painter.setFont(font);
    // At small zoom only every second, fifth, tenth ... number has room.
    int every = 1;
    for (int step : {1, 2, 5, 10, 20, 50})
        if (every = step; geometry.cellSize * step >= 22) break;

    const CellRange visible = geometry.cellsIn(QRectF(QPointF(0, 0), viewport));
    const auto number = [&](const QRectF& rect, int value, bool current) {
        if (value % every != 0 && !current) return;
        QColor ink = palette.color(current ? QPalette::Highlight : QPalette::WindowText);
        ink.setAlphaF(current ? 1.0F : 0.66F);
        font.setBold(current);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, QString::number(value));
    };
    painter.save();
    painter.setClipRect(QRectF(rulerSize, 0, viewport.width() - rulerSize, rulerSize));
    for (int column = visible.first.column; column <= visible.last.column; ++column) {
        const QRectF cell = geometry.rectOf(Cell{0, column});
        number({cell.left(), 0, cell.width(), rulerSize}, column, at && at->column == column);
    }
    painter.setClipRect(QRectF(0, rulerSize, rulerSize, viewport.height() - rulerSize));
    for (int row = visible.first.row; row <= visible.last.row; ++row) {
        const QRectF cell = geometry.rectOf(Cell{row, 0});
        number({0, cell.top(), rulerSize, cell.height()}, row, at && at->row == row);
    }
    painter.restore();
}

} // namespace stonemason
