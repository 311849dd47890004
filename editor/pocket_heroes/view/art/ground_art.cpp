// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/ground_art.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/view/art/sketch.h"

#include <array>
#include <string_view>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<QRgb, surfaceCount> lightColours{0x5b93bf, 0xe2d1a0, 0xa98a63, 0x8fb366,
                                                      0x6f8a68, 0x6a4340, 0xb39a83, 0xe9d8a2,
                                                      0xeef2f5, 0xd9b67c, 0xabaaa6, 0x8e8479};
constexpr std::array<QRgb, surfaceCount> darkColours{0x274a68, 0x847552, 0x5a4834, 0x46603a,
                                                     0x374a3b, 0x3a2424, 0x5f5146, 0x8c7c54,
                                                     0x9aa8b4, 0x7c6440, 0x5a5b5d, 0x474240};
constexpr double underNext = 0.02;  ///< of a cell
constexpr double texturedFrom = 13; ///< pixels of a cell

/// Where the border crosses the side of cells between two nodes, from the first to the second: a little off
/// the middle, the same for both cells that have the side.
double crossing(Cell a, Cell b) {
    const bool swapped = b.row < a.row || b.column < a.column;
    const Cell first = swapped ? b : a;
    const double at = 0.5 + 0.26 * (scattered(first.row, first.column, a.row == b.row ? 1 : 2) - 0.5);
    return swapped ? 1 - at : at;
}

/// The parts of a cell around the corners of the set.
/// @param edge receives only the borders
QPainterPath around(const QRectF& rect, Cell cell, unsigned corners, QPainterPath& edge) {
    const auto nodes = nodesOf(cell);
    const std::array points{rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
    const auto has = [corners](unsigned i) { return (corners >> (i % 4) & 1U) != 0; };
    const auto between = [&](unsigned i) {
        const unsigned a = i % 4, b = (i + 1) % 4;
        return points[a] + (points[b] - points[a]) * crossing(nodes[a], nodes[b]);
    };
    QPainterPath area;
    for (unsigned first = 0; first < 4; ++first) {
        if (!has(first) || has(first + 3)) continue;
        const QPointF begin = between(first + 3);
        area.moveTo(begin);
        unsigned last = first;
        area.lineTo(points[first % 4]);
        while (has(last + 1))
            area.lineTo(points[++last % 4]);
        const QPointF end = between(last);
        area.lineTo(end);
        area.quadTo(rect.center(), begin);
        edge.moveTo(end);
        edge.quadTo(rect.center(), begin);
    }
    return area;
}

void paintWaves(const Sketch& sketch, Cell cell, const QColor& ink) {
    for (unsigned i = 0; i < 2; ++i) {
        if (scattered(cell.row, cell.column, 10 + i) < 0.35) continue;
        const double x = 0.1 + 0.5 * scattered(cell.row, cell.column, 20 + i);
        const double y = 0.2 + 0.4 * i + 0.15 * scattered(cell.row, cell.column, 30 + i);
        sketch.line({{x, y}, {x + 0.07, y - 0.04}, {x + 0.14, y}, {x + 0.21, y + 0.04}, {x + 0.28, y}}, ink,
                    0.03);
    }
}

void paintDunes(const Sketch& sketch, Cell cell, const QColor& ink) {
    if (scattered(cell.row, cell.column, 11) < 0.4) return;
    const double x = 0.1 + 0.35 * scattered(cell.row, cell.column, 21);
    const double y = 0.3 + 0.4 * scattered(cell.row, cell.column, 31);
    sketch.line({{x, y}, {x + 0.12, y - 0.07}, {x + 0.26, y - 0.08}, {x + 0.42, y}}, ink, 0.03);
    sketch.line({{x + 0.1, y + 0.12}, {x + 0.24, y + 0.08}, {x + 0.36, y + 0.13}}, ink, 0.025);
}

void paintTufts(const Sketch& sketch, Cell cell, const QColor& ink, double height) {
    for (unsigned i = 0; i < 3; ++i) {
        if (scattered(cell.row, cell.column, 12 + i) < 0.5) continue;
        const double x = 0.15 + 0.7 * scattered(cell.row, cell.column, 22 + i);
        const double y = 0.3 + 0.6 * scattered(cell.row, cell.column, 32 + i);
        sketch.line({{x - 0.06, y - height * 0.8}, {x, y}, {x + 0.01, y - height}}, ink, 0.03);
        sketch.line({{x, y}, {x + 0.07, y - height * 0.7}}, ink, 0.03);
    }
}

void paintSpecks(const Sketch& sketch, Cell cell, const QColor& ink) {
    for (unsigned i = 0; i < 4; ++i) {
        const double x = 0.05 + 0.85 * scattered(cell.row, cell.column, 13 + i);
        const double y = 0.05 + 0.85 * scattered(cell.row, cell.column, 23 + i);
        const double size = 0.03 + 0.04 * scattered(cell.row, cell.column, 33 + i);
        sketch.oval(x, y, x + size * 1.4, y + size, ink, false);
    }
}

void paintCracks(const Sketch& sketch, Cell cell, const QColor& ink, double width) {
    if (scattered(cell.row, cell.column, 14) < 0.3) return;
    const double x = 0.15 + 0.3 * scattered(cell.row, cell.column, 24);
    const double y = 0.2 + 0.3 * scattered(cell.row, cell.column, 34);
    sketch.line({{x, y}, {x + 0.14, y + 0.16}, {x + 0.1, y + 0.3}, {x + 0.28, y + 0.42}}, ink, width);
    sketch.line({{x + 0.14, y + 0.16}, {x + 0.34, y + 0.1}}, ink, width);
}

/// Their borders lie on those of the cell: each cell has its half of them.
void paintStones(const Sketch& sketch, Cell cell, const QColor& ink) {
    const double shift = cell.row % 2 == 0 ? 0.0 : 0.25;
    sketch.painter().save();
    sketch.painter().setClipRect(sketch.rect(), Qt::IntersectClip);
    for (const double y : {0.0, 0.5, 1.0})
        sketch.line({{0.02, y}, {0.98, y}}, ink, 0.02);
    for (const double y : {0.0, 0.5}) {
        const double x = (y > 0 ? 0.25 : 0.5) + shift;
        sketch.line({{x, y}, {x, y + 0.5}}, ink, 0.02);
    }
    sketch.painter().restore();
}

void paintTexture(QPainter& painter, const QRectF& rect, Surface surface, Cell cell, bool dark) {
    const Sketch sketch(painter, rect, rect.width());
    const QColor ground = surfaceColour(surface, dark);
    const QColor deep = ground.darker(dark ? 128 : 113), pale = ground.lighter(dark ? 128 : 113);
    switch (surface) {
    case Surface::Water: return paintWaves(sketch, cell, pale);
    case Surface::Sand:
    case Surface::Desert:
    case Surface::NewDesert: return paintDunes(sketch, cell, deep);
    case Surface::Grass: return paintTufts(sketch, cell, deep, 0.13);
    case Surface::Swamp:
        if (scattered(cell.row, cell.column, 40) > 0.6)
            sketch.oval(0.2, 0.5, 0.7, 0.72, ground.darker(125), false);
        return paintTufts(sketch, cell, pale, 0.22);
    case Surface::Lava: return paintCracks(sketch, cell, dark ? QColor(0xc8581e) : QColor(0xf08a34), 0.045);
    case Surface::Wasteland:
    case Surface::NewWasteland: return paintCracks(sketch, cell, deep, 0.03);
    case Surface::Snow: return paintSpecks(sketch, cell, dark ? QColor(0xc0ccd6) : QColor(0xcbd9e6));
    case Surface::Pavement: return paintStones(sketch, cell, deep);
    default: return paintSpecks(sketch, cell, deep);
    }
}

} // namespace

QColor surfaceColour(Surface surface, bool dark) {
    if (!isKnown(surface)) return dark ? QColor(0x6a3a6a) : QColor(0xc890c8);
    return QColor((dark ? darkColours : lightColours)[std::size_t(surface)]);
}

void paintPatch(QPainter& painter, const QRectF& rect, Surface surface, Cell cell, bool dark) {
    // To whole pixels, and a little under the cells to the right and below, which are painted next: no seams
    // are left where cells are so many pixels and a part of one.
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double under = rect.width() * underNext;
    painter.fillRect(rect.adjusted(0, 0, under, under), surfaceColour(surface, dark));
    if (rect.width() >= texturedFrom) paintTexture(painter, rect, surface, cell, dark);
}

void paintGround(QPainter& painter, const QRectF& rect, const World& world, Cell cell, bool dark) {
    const auto nodes = nodesOf(cell);
    std::array<Surface, 4> surfaces{};
    for (std::size_t i = 0; i < nodes.size(); ++i)
        surfaces[i] = world.nodes[nodes[i]].surface;
    auto sorted = surfaces;
    std::ranges::sort(sorted);
    paintPatch(painter, rect, sorted.front(), cell, dark);
    if (sorted.front() == sorted.back()) return;
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        if (sorted[i] == sorted[i - 1]) continue;
        unsigned corners = 0;
        for (unsigned at = 0; at < 4; ++at)
            corners |= unsigned(surfaces[at] >= sorted[i]) << at;
        QPainterPath edge;
        const QPainterPath area = around(rect, cell, corners, edge);
        QColor colour = surfaceColour(sorted[i], dark);
        const bool isShore = sorted[i - 1] == Surface::Water;
        QColor soft = isShore ? surfaceColour(Surface::Water, dark).lighter(dark ? 140 : 122) : colour;
        painter.setBrush(Qt::NoBrush);
        for (const double width : {0.42, 0.24}) {
            soft.setAlpha(isShore ? 120 : 80);
            painter.setPen(QPen(soft, rect.width() * width, Qt::SolidLine, Qt::FlatCap));
            painter.drawPath(edge);
        }
        painter.fillPath(area, colour);
    }
    painter.restore();
}

namespace {

/// A band from its edges inwards.
struct Band {
    QColor edge, inside;
    double width; ///< of a cell, with its edges
};

Band bandOf(const CatalogueObject* object) {
    if (!object) return {QColor(0x7a3a7a), QColor(0xc890c8), 0.4};
    const std::string_view id = object->id;
    const auto names = [id](std::string_view word) { return id.find(word) != std::string_view::npos; };
    switch (object->kind) {
    case ObjectClass::River:
        return names("lava") ? Band{QColor(0x5a2c24), QColor(0xe8642a), 0.56}
                             : Band{QColor(0x3f78a4), QColor(0x6aaad8), 0.56};
    case ObjectClass::Wall: return {QColor(0x4c4c54), QColor(0x9c9ca4), 0.42};
    default:
        if (names("stone")) return {QColor(0x5c5a58), QColor(0xa8a49c), 0.52};
        if (names("snow")) return {QColor(0x9aa6b4), QColor(0xd9e1ea), 0.52};
        return {QColor(0x8a6a44), QColor(0xcdad7c), 0.52};
    }
}

} // namespace

void paintPath(QPainter& painter, const QRectF& cell, const CatalogueObject* object, unsigned joins) {
    const Sketch sketch(painter, cell, cell.width());
    const QPointF middle = cell.center();
    const std::array sides{sketch.at(0.5, 0), sketch.at(1, 0.5), sketch.at(0.5, 1), sketch.at(0, 0.5)};
    const auto joined = [joins](std::size_t side) { return (joins >> (side % 4) & 1U) != 0; };
    QPainterPath way;
    bool isBend = false;
    for (std::size_t side = 0; side < sides.size(); ++side)
        isBend = isBend || joins == (1U << side | 1U << (side + 1) % 4);
    for (std::size_t side = 0; side < sides.size(); ++side) {
        if (isBend && joined(side) && joined(side + 1)) {
            way.moveTo(sides[side]);
            way.quadTo(middle, sides[(side + 1) % 4]);
        } else if (!isBend && joined(side)) {
            way.moveTo(sides[side]);
            way.lineTo(middle);
        }
    }
    const Band band = bandOf(object);
    const bool isEnd = !isBend && (joins & (joins - 1)) == 0;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] :
         {std::pair(band.edge, band.width), std::pair(band.inside, band.width - 0.12)}) {
        painter.setPen(QPen(colour, cell.width() * width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(way);
        if (isBend || !(isEnd || joins != 0)) continue;
        const double radius = cell.width() * width / 2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(middle, radius, radius);
        painter.setBrush(Qt::NoBrush);
    }
    if (!object || object->kind != ObjectClass::Wall) return;
    if (cell.width() < 10) {
        sketch.rectangle(0.2, 0.2, 0.8, 0.8, QColor(0x4c4c54), false);
    } else {
        sketch.rectangle(0.3, 0.26, 0.7, 0.72, QColor(0xb4b4bc));
        sketch.rectangle(0.3, 0.26, 0.42, 0.4, QColor(0x6c6c74), false);
        sketch.rectangle(0.58, 0.26, 0.7, 0.4, QColor(0x6c6c74), false);
    }
}

} // namespace stonemason::pocket_heroes
