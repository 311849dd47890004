// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_art.h"

#include "editor/ambush/view/sites/site_finder.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace stonemason::ambush {

namespace {

constexpr double smallestCross = 4;      ///< pixels of a cell from which on crosses can be seen
constexpr double smallestDot = 3;        ///< the same for dots
constexpr double smallestShoulders = 12; ///< and for more than dots
constexpr double roomOfSite = 500;    ///< square pixels that there must be for each site to draw single ones
constexpr float areaStrength = 0.45F; ///< of the tint where there are too many
constexpr double edgeWidth = 1.9;     ///< by which what lies under a line is wider than it

const SitePalette lightSites{QColor(0x0b, 0x4f, 0xb3), QColor(255, 255, 255, 190), QColor(0x16, 0x16, 0x16),
                             QColor(0xb4, 0x23, 0x18)};
const SitePalette darkSites{QColor(0xa8, 0xcd, 0xff), QColor(0, 0, 0, 190), QColor(0xff, 0xff, 0xff),
                            QColor(0xff, 0x9a, 0x8f)};

/// Head and shoulders in a square of the side 1.
QPainterPath figurePath() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.moveTo(0.2, 0.84);
    path.cubicTo(0.2, 0.58, 0.32, 0.47, 0.5, 0.47);
    path.cubicTo(0.68, 0.47, 0.8, 0.58, 0.8, 0.84);
    path.closeSubpath();
    path.addEllipse(QPointF(0.5, 0.33), 0.17, 0.17);
    return path.simplified();
}

/// A half-open range [first, end) of cells of a row or column.
struct Stretch {
    int first = 0;
    int end = 0;

    bool operator==(const Stretch&) const = default;
};

/// The cells of a row or column, which begins at `origin`, that a pixel shows: the cell at its middle, or
/// with cells smaller than a pixel all that begin in it, so that each cell is shown by at least one pixel.
Stretch stretchAt(int pixel, double origin, double cellSize, int cells, bool turned) {
    const auto cellAt = [&](double place) { return int(std::floor((place - origin) / cellSize)); };
    const Stretch shown = cellSize < 1 ? Stretch{cellAt(pixel), cellAt(pixel + 1)}
                                       : Stretch{cellAt(pixel + 0.5), cellAt(pixel + 0.5) + 1};
    return turned ? Stretch{cells - shown.end, cells - shown.first} : shown;
}

Stretch within(Stretch stretch, int first, int last) {
    return {std::max(stretch.first, first), std::min(stretch.end, last + 1)};
}

/// The bitwise OR of these rows, for each column.
BitGrid merged(const BitGrid& cells, Stretch rows, Stretch columns) {
    BitGrid line(Size{1, cells.columns()});
    for (int row = rows.first; row < rows.end; ++row)
        for (int column = columns.first; column < columns.end; column += BitGrid::wordBits) {
            const std::uint64_t bits = cells.bits({row, column});
            line.setBits({0, column}, bits, bits);
        }
    return line;
}

} // namespace

const SitePalette& sitePalette(bool dark) {
    return dark ? darkSites : lightSites;
}

std::vector<QLineF> outlineOf(const Stencil& stencil) {
    const auto isIn = [&stencil](int row, int column) {
        return row >= 0 && row < stencil.size.rows && column >= 0 && column < stencil.size.columns &&
               (stencil.rows[std::size_t(row)] >> unsigned(column) & 1U) != 0;
    };
    std::vector<QLineF> lines;
    // One line for each straight stretch, so that translucent ones do not show where they meet.
    const auto addEdges = [&](int stretches, int length, auto isEdge, auto pointAt) {
        for (int stretch = 0; stretch < stretches; ++stretch)
            for (int first = 0, last = 0; first < length; first = last + 1) {
                for (last = first; last < length && isEdge(stretch, last);)
                    ++last;
                if (last > first) lines.emplace_back(pointAt(stretch, first), pointAt(stretch, last));
            }
    };
    addEdges(
        stencil.size.rows + 1, stencil.size.columns,
        [&](int row, int column) { return isIn(row - 1, column) != isIn(row, column); },
        [&](int row, int column) { return QPointF(column, row); });
    addEdges(
        stencil.size.columns + 1, stencil.size.rows,
        [&](int column, int row) { return isIn(row, column - 1) != isIn(row, column); },
        [&](int column, int row) { return QPointF(column, row); });
    return lines;
}

bool showsSingleSites(double cellSize) {
    return cellSize >= smallestDot;
}

int mostSitesInBlock(double cellSize) {
    const double side = SiteCover::blockSide * cellSize;
    return int(side * side / roomOfSite);
}

void paintArea(QPainter& painter, const GridGeometry& geometry, const BitGrid& cells, const CellRange& range,
               const SitePalette& colours) {
    const QRect pixels = geometry.rectOf(range).toAlignedRect();
    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QColor tint = colours.outline;
    tint.setAlphaF(areaStrength);
    const QRgb pixel = qPremultiply(tint.rgba());
    std::vector<Stretch> columns;
    for (int x = pixels.left(); x <= pixels.right(); ++x)
        columns.push_back(within(
            stretchAt(x, geometry.origin.x(), geometry.cellSize, geometry.board.columns, geometry.turned),
            range.first.column, range.last.column));
    Stretch shown;
    for (int y = 0; y < pixels.height(); ++y) {
        const Stretch rows = within(stretchAt(pixels.top() + y, geometry.origin.y(), geometry.cellSize,
                                              geometry.board.rows, geometry.turned),
                                    range.first.row, range.last.row);
        if (rows.first >= rows.end) continue;
        if (rows == shown) { // as the line above, of which the row of cells is as well
            std::memcpy(image.scanLine(y), image.constScanLine(y - 1), std::size_t(image.bytesPerLine()));
            continue;
        }
        shown = rows;
        const BitGrid line = merged(cells, rows, {range.first.column, range.last.column + 1});
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(y)); // NOLINT(*-reinterpret-cast): 32 bits each
        for (const Stretch& stretch : columns) {
            const int count = stretch.end - stretch.first;
            if (count > 0 && line.bits({0, stretch.first}) << unsigned(BitGrid::wordBits - count) != 0)
                *out = pixel;
            ++out;
        }
    }
    painter.drawImage(pixels.topLeft(), image);
}

void paintOutlines(QPainter& painter, const QList<QLineF>& lines, const SitePalette& colours, double width) {
    for (const bool under : {true, false}) {
        painter.setPen(QPen(under ? colours.edge : colours.outline, under ? width + edgeWidth : width,
                            Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(lines);
    }
}

void paintMiss(QPainter& painter, const QRectF& cell, const SitePalette& colours) {
    const double side = cell.width();
    if (side < smallestCross) return;
    const QRectF cross = cell.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25);
    const double width = std::max(1.2, side * 0.12);
    for (const bool under : {true, false}) {
        painter.setPen(QPen(under ? colours.edge : colours.miss, under ? width + edgeWidth : width,
                            Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
}

void paintFigure(QPainter& painter, const QRectF& cell, const SitePalette& colours) {
    const double side = cell.width();
    if (side < smallestDot) return;
    painter.setBrush(colours.figure);
    if (side < smallestShoulders) {
        painter.setPen(QPen(colours.edge, 1));
        painter.drawEllipse(cell.center(), side * 0.33, side * 0.33);
        return;
    }
    static const QPainterPath figure = figurePath();
    painter.save();
    painter.translate(cell.topLeft());
    painter.scale(side, side);
    painter.setPen(QPen(colours.edge, 2 * edgeWidth / side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(figure);
    painter.setPen(Qt::NoPen);
    painter.drawPath(figure);
    painter.restore();
}

bool showsLooked(double cellSize) {
    return cellSize >= smallestDot;
}

void paintLooked(QPainter& painter, const QRectF& cell, const SitePalette& colours) {
    const double radius = std::max(0.8, cell.width() * 0.07);
    painter.setPen(QPen(colours.edge, 1));
    painter.setBrush(colours.outline);
    painter.drawEllipse(cell.center(), radius, radius);
}

void paintStruck(QPainter& painter, const QRectF& cell, bool broken, const SitePalette& colours) {
    const double side = cell.width();
    QColor ground = broken ? colours.edge : colours.figure;
    ground.setAlphaF(0.75F);
    painter.fillRect(cell, ground);
    if (side < smallestShoulders) return;
    const auto at = [&](double x, double y) { return cell.topLeft() + QPointF(x, y) * side; };
    painter.setPen(QPen(broken ? colours.outline : colours.edge, std::max(1.0, side * 0.06), Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (broken) { // a few splinters around a hole
        painter.drawPolyline(QPolygonF{at(0.12, 0.2), at(0.3, 0.34), at(0.24, 0.5)});
        painter.drawPolyline(QPolygonF{at(0.88, 0.16), at(0.7, 0.3), at(0.8, 0.44)});
        painter.drawPolyline(QPolygonF{at(0.2, 0.86), at(0.36, 0.7), at(0.52, 0.84)});
        painter.drawPolyline(QPolygonF{at(0.9, 0.82), at(0.72, 0.7)});
    } else { // courses of stones
        for (const double y : {0.33, 0.67})
            painter.drawLine(at(0.06, y), at(0.94, y));
        painter.drawLine(at(0.5, 0.06), at(0.5, 0.33));
        painter.drawLine(at(0.28, 0.33), at(0.28, 0.67));
        painter.drawLine(at(0.72, 0.33), at(0.72, 0.67));
        painter.drawLine(at(0.5, 0.67), at(0.5, 0.94));
    }
}

} // namespace stonemason::ambush
