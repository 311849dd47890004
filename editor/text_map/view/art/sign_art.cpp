// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "editor/app/widgets/appearance.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace stonemason::text_map {

namespace {

constexpr double plainBelow = 6;    ///< pixels of a cell, under which it is one colour
constexpr double texturedFrom = 14; ///< from which on small things are drawn
constexpr double letterFrom = 7;    ///< from which on a letter can be read
constexpr std::array<Cell, 8> around{{{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};
enum Side { North = 0, East = 2, South = 4, West = 6 };

/// One cell to draw in: hundredths of it from its top left corner.
class SignSpace {
public:
    SignSpace(QPainter& painter, const QRectF& rect, const SignLook& look, const SignColours& colours)
        : painter_(painter), rect_(rect), look_(look), colours_(colours) {}

    QPainter& painter() const { return painter_; }
    const QRectF& rect() const { return rect_; }
    const SignLook& look() const { return look_; }
    const QColor& fill() const { return colours_.fill; }
    const QColor& ink() const { return colours_.ink; }
    bool isTextured() const { return rect_.height() >= texturedFrom; }
    bool hasWall(int side) const { return (look_.walls >> (unsigned(side) & 7U) & 1U) != 0; }

    QPointF at(double left, double top) const {
        return {rect_.left() + rect_.width() * left / 100, rect_.top() + rect_.height() * top / 100};
    }
    QRectF box(double left, double top, double right, double bottom) const {
        return {at(left, top), at(right, bottom)};
    }
    double scaled(double length) const { return rect_.width() * length / 100; }

private:
    QPainter& painter_;
    const QRectF& rect_;
    const SignLook& look_;
    const SignColours& colours_;
};

/// A slab of the floor, in the shade where a wall stands north of it.
void paintFloor(const SignSpace& space) {
    QPainter& painter = space.painter();
    painter.fillRect(space.rect(), space.fill());
    if (space.isTextured()) {
        struct Fleck {
            double left, top, width;
        };
        constexpr std::array<std::array<Fleck, 2>, 4> flecks{{{{{22, 64, 7}, {70, 30, 5}}},
                                                              {{{58, 72, 6}, {30, 40, 4}}},
                                                              {{{76, 66, 5}, {40, 24, 6}}},
                                                              {{{34, 78, 5}, {62, 48, 4}}}}};
        const QColor fleck = blended(space.fill(), space.ink(), 0.35);
        for (const Fleck& each : flecks[space.look().variation & 3U])
            painter.fillRect(
                space.box(each.left, each.top, each.left + each.width, each.top + each.width * 0.7), fleck);
    }
    if (!space.hasWall(North)) return;
    QLinearGradient shade(space.at(0, 0), space.at(0, 30));
    shade.setColorAt(0, QColor(0, 0, 0, 70));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(space.box(0, 0, 100, 30), shade);
}

/// The corners of a wall that stand free are rounded.
QPainterPath stoneOutline(const SignSpace& space) {
    constexpr double round = 22;
    const bool north = !space.hasWall(North);
    const bool east = !space.hasWall(East);
    const bool south = !space.hasWall(South);
    const bool west = !space.hasWall(West);
    const auto cut = [](bool one, bool other) { return one && other ? round : 0.0; };
    QPainterPath path(space.at(cut(north, west), 0));
    path.lineTo(space.at(100 - cut(north, east), 0));
    path.quadTo(space.at(100, 0), space.at(100, cut(north, east)));
    path.lineTo(space.at(100, 100 - cut(south, east)));
    path.quadTo(space.at(100, 100), space.at(100 - cut(south, east), 100));
    path.lineTo(space.at(cut(south, west), 100));
    path.quadTo(space.at(0, 100), space.at(0, 100 - cut(south, west)));
    path.lineTo(space.at(0, cut(north, west)));
    path.quadTo(space.at(0, 0), space.at(cut(north, west), 0));
    return path;
}

/// Joints between the stones: courses that go on from block to block.
void paintJoints(const SignSpace& space, double bottom) {
    constexpr std::array<std::array<double, 2>, 4> joints{{{30, 72}, {42, 82}, {24, 60}, {50, 88}}};
    const auto& [upper, lower] = joints[space.look().variation & 3U];
    QPainter& painter = space.painter();
    painter.setPen(QPen(blended(space.fill(), space.ink(), 0.55), std::max(1.0, space.scaled(3))));
    painter.drawLine(space.at(0, bottom / 2), space.at(100, bottom / 2));
    painter.drawLine(space.at(upper, 0), space.at(upper, bottom / 2));
    painter.drawLine(space.at(lower, bottom / 2), space.at(lower, bottom));
}

/// A block seen a little from the south: its top, and a face where the floor lies before it.
void paintStone(const SignSpace& space, const SignColours& floor) {
    constexpr double face = 26;
    QPainter& painter = space.painter();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath outline = stoneOutline(space);
    painter.fillRect(space.rect(), floor.fill);
    painter.fillPath(outline, space.fill());
    const bool hasFace = !space.hasWall(South);
    const double bottom = hasFace ? 100 - face : 100;
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    if (space.isTextured()) paintJoints(space, bottom);
    if (hasFace) painter.fillRect(space.box(0, bottom, 100, 100), space.fill().darker(150));
    const double edge = std::max(1.0, space.scaled(7));
    const QColor lit = blended(space.fill(), space.ink(), 0.9).lighter(118);
    QRectF strip = space.rect();
    if (!space.hasWall(North)) {
        strip.setHeight(edge);
        painter.fillRect(strip, lit);
    }
    strip = space.rect();
    strip.setWidth(edge);
    if (!space.hasWall(West)) painter.fillRect(strip, lit);
    strip.moveRight(space.rect().right());
    if (!space.hasWall(East)) painter.fillRect(strip, space.fill().darker(125));
    painter.restore();
}

void paintWaves(const SignSpace& space) {
    QPainter& painter = space.painter();
    painter.fillRect(space.rect(), space.fill());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(space.ink(), std::max(1.0, space.scaled(6)), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    const double shift = (space.look().variation & 1U) != 0 ? 12 : 0;
    for (const double top : {34.0 + shift, 66.0 + shift}) {
        QPainterPath wave(space.at(12, top));
        wave.quadTo(space.at(31, top - 14), space.at(50, top));
        wave.quadTo(space.at(69, top + 14), space.at(88, top));
        painter.drawPath(wave);
    }
}

void paintTree(const SignSpace& space, const SignColours& floor) {
    QPainter& painter = space.painter();
    painter.fillRect(space.rect(), blended(space.fill(), floor.fill, 0.25));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x6b, 0x4a, 0x2f));
    painter.drawRect(space.box(45, 68, 55, 92));
    painter.setBrush(blended(space.fill(), space.ink(), 0.55));
    painter.drawEllipse(space.box(16, 34, 62, 76));
    painter.drawEllipse(space.box(40, 34, 86, 76));
    painter.setBrush(space.ink());
    painter.drawEllipse(space.box(26, 10, 74, 56));
}

void paintTufts(const SignSpace& space) {
    paintFloor(space);
    QPainter& painter = space.painter();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(space.ink(), std::max(1.0, space.scaled(5)), Qt::SolidLine, Qt::RoundCap));
    constexpr std::array<std::array<double, 2>, 2> tufts{{{30, 58}, {66, 78}}};
    const double shift = space.look().variation * 3.0;
    for (const auto& [left, bottom] : tufts)
        for (const double lean : {-10.0, 0.0, 10.0})
            painter.drawLine(space.at(left + shift, bottom),
                             space.at(left + shift + lean, bottom - 24 + std::abs(lean) * 0.6));
}

/// Planks between two posts, in the line of the wall that it is in.
void paintDoor(const SignSpace& space, const SignColours& floor) {
    QPainter& painter = space.painter();
    painter.fillRect(space.rect(), floor.fill);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool upright = space.hasWall(North) || space.hasWall(South);
    const QRectF leaf = upright ? space.box(30, 4, 70, 96) : space.box(4, 30, 96, 70);
    painter.setPen(QPen(space.ink(), std::max(1.0, space.scaled(5))));
    painter.setBrush(space.fill());
    painter.drawRoundedRect(leaf, space.scaled(6), space.scaled(6));
    if (!space.isTextured()) return;
    for (const double at : {36.0, 64.0})
        if (upright)
            painter.drawLine(space.at(30, at), space.at(70, at));
        else
            painter.drawLine(space.at(at, 30), space.at(at, 70));
}

void paintLetter(const SignSpace& space, const QString& letter) {
    paintFloor(space);
    QPainter& painter = space.painter();
    const QRectF rect = space.rect();
    if (rect.height() < letterFrom) {
        painter.fillRect(space.box(25, 25, 75, 75), space.ink());
        return;
    }
    QFont font(QStringLiteral("monospace"));
    font.setBold(true);
    font.setPixelSize(std::max(6, int(rect.height() * 0.76)));
    painter.setFont(font);
    painter.setPen(space.ink());
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, letter);
}

} // namespace

SignLook lookOf(const SignBook& signs, const Grid<SignIndex>& cells, const std::vector<TileIndex>& codes,
                Cell cell) {
    SignLook look{.code = codes[cells[cell]],
                  .variation = std::uint8_t((unsigned(cell.row) * 7U + unsigned(cell.column) * 13U +
                                             unsigned(cell.row) * unsigned(cell.column)) &
                                            3U)};
    const bool isWall = signs.isWall(look.code);
    for (std::size_t i = 0; i < around.size(); ++i) {
        const Cell there = cell + around[i];
        const bool wall = cells.contains(there) ? signs.isWall(codes[cells[there]]) : isWall;
        look.walls = std::uint8_t(look.walls | unsigned(wall) << i);
    }
    return look;
}

void paintSign(QPainter& painter, const QRectF& rect, const SignLook& look, const SignBook& signs,
               bool dark) {
    if (rect.height() < plainBelow) return painter.fillRect(rect, plainColour(signs, look.code, dark));
    const SignColours colours = coloursOf(signs, look.code, dark);
    const SignSpace space(painter, rect, look, colours);
    painter.save();
    switch (shapeOf(signs, look.code)) {
    case SignShape::Stone: paintStone(space, coloursOf(signs, signs.floor(), dark)); break;
    case SignShape::Solid: painter.fillRect(rect, colours.fill); break;
    case SignShape::Waves: paintWaves(space); break;
    case SignShape::Tree: paintTree(space, coloursOf(signs, signs.floor(), dark)); break;
    case SignShape::Floor: paintFloor(space); break;
    case SignShape::Tufts: paintTufts(space); break;
    case SignShape::Door: paintDoor(space, coloursOf(signs, signs.floor(), dark)); break;
    case SignShape::Letter: paintLetter(space, signs.letter(look.code)); break;
    }
    painter.restore();
}

void paintPlate(QPainter& painter, const QRectF& rect, TileIndex code, const SignBook& signs) {
    if (signs.isNothing(code) || shapeOf(signs, code) == SignShape::Letter) return;
    QFont font(QStringLiteral("monospace"));
    font.setBold(true);
    font.setPixelSize(std::max(8, int(rect.height() * 0.4)));
    painter.setFont(font);
    const QRectF plate(rect.left() + 1, rect.top() + 1, rect.height() * 0.42, rect.height() * 0.46);
    painter.fillRect(plate, QColor(0, 0, 0, 150));
    painter.setPen(Qt::white);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, signs.letter(code));
}

} // namespace stonemason::text_map
