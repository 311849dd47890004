// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "editor/pocket_heroes/view/art/sketch.h"
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <array>
#include <cmath>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// Paints one instance; look selects its variant.
using Paint = void (*)(const Sketch& sketch, int look);

void paintTree(const Sketch& s, int look) {
    const QColor leaf = QColor::fromHsv(92 + look % 4 * 12, 120, 118 + look % 3 * 16);
    s.shadow(0.2, 0.82, 0.9, 1.0);
    s.rectangle(0.44, 0.6, 0.57, 0.94, QColor(0x6e4f33));
    s.oval(0.1, 0.26, 0.62, 0.76, leaf.darker(118));
    s.oval(0.4, 0.24, 0.92, 0.74, leaf.darker(112));
    s.oval(0.2, 0.04, 0.8, 0.6, leaf);
    s.oval(0.3, 0.1, 0.56, 0.32, leaf.lighter(122), false);
}

void paintPine(const Sketch& s, int look) {
    const QColor leaf = QColor::fromHsv(140 + look % 3 * 8, 110, 96 + look % 2 * 14);
    s.shadow(0.18, 0.84, 0.88, 1.0);
    s.rectangle(0.44, 0.78, 0.56, 0.96, QColor(0x634730));
    s.polygon({{0.12, 0.82}, {0.5, 0.36}, {0.88, 0.82}}, leaf);
    s.polygon({{0.2, 0.58}, {0.5, 0.18}, {0.8, 0.58}}, leaf.lighter(108));
    s.polygon({{0.28, 0.34}, {0.5, 0.0}, {0.72, 0.34}}, leaf.lighter(118));
}

void paintDeadTree(const Sketch& s, int look) {
    const QColor bark = look % 2 == 0 ? QColor(0x6d5a4a) : QColor(0x57483f);
    s.shadow(0.25, 0.84, 0.85, 0.99);
    s.polygon({{0.4, 0.95}, {0.46, 0.45}, {0.54, 0.45}, {0.62, 0.95}}, bark);
    s.line({{0.5, 0.6}, {0.3, 0.36}, {0.16, 0.3}}, bark, 0.07);
    s.line({{0.3, 0.36}, {0.3, 0.14}}, bark, 0.05);
    s.line({{0.5, 0.5}, {0.52, 0.22}, {0.44, 0.06}}, bark, 0.06);
    s.line({{0.52, 0.56}, {0.74, 0.34}, {0.88, 0.32}}, bark, 0.07);
    s.line({{0.74, 0.34}, {0.74, 0.14}}, bark, 0.05);
}

void paintPalm(const Sketch& s, int look) {
    const QColor leaf = QColor::fromHsv(95 + look % 3 * 10, 150, 130);
    s.shadow(0.3, 0.85, 0.85, 0.99);
    s.line({{0.56, 0.93}, {0.52, 0.66}, {0.54, 0.38}}, QColor(0x8a6740), 0.1);
    s.polygon({{0.54, 0.36}, {0.3, 0.2}, {0.06, 0.4}, {0.3, 0.33}}, leaf.darker(112));
    s.polygon({{0.54, 0.36}, {0.78, 0.2}, {0.98, 0.4}, {0.76, 0.33}}, leaf.darker(112));
    s.polygon({{0.54, 0.38}, {0.26, 0.42}, {0.16, 0.64}, {0.36, 0.5}}, leaf);
    s.polygon({{0.54, 0.38}, {0.8, 0.42}, {0.9, 0.62}, {0.7, 0.5}}, leaf);
    s.polygon({{0.54, 0.36}, {0.42, 0.18}, {0.52, 0.02}, {0.62, 0.2}}, leaf.lighter(112));
}

void paintCactus(const Sketch& s, int look) {
    const QColor flesh = QColor::fromHsv(115 + look % 3 * 10, 120, 128);
    s.shadow(0.25, 0.84, 0.85, 0.99);
    s.line({{0.5, 0.9}, {0.5, 0.18}}, flesh.darker(125), 0.24);
    s.line({{0.5, 0.9}, {0.5, 0.18}}, flesh, 0.17);
    s.line({{0.5, 0.62}, {0.22, 0.6}, {0.22, 0.38}}, flesh, 0.13);
    s.line({{0.5, 0.52}, {0.78, 0.5}, {0.78, 0.26}}, flesh, 0.13);
    s.line({{0.47, 0.8}, {0.47, 0.24}}, flesh.lighter(128), 0.03);
}

void paintStump(const Sketch& s, int look) {
    s.shadow(0.14, 0.7, 0.92, 0.94);
    s.polygon({{0.24, 0.44}, {0.16, 0.86}, {0.84, 0.86}, {0.76, 0.44}}, QColor(0x7a5838));
    s.oval(0.22, 0.3, 0.78, 0.58, look % 2 == 0 ? QColor(0xcfae7c) : QColor(0xbf9d70));
    s.oval(0.38, 0.38, 0.62, 0.5, QColor(0xa5834f), false);
}

void paintBush(const Sketch& s, int look) {
    const QColor leaf = QColor::fromHsv(88 + look % 3 * 10, 120, 126);
    s.shadow(0.1, 0.74, 0.94, 0.94);
    s.oval(0.08, 0.42, 0.52, 0.86, leaf.darker(112));
    s.oval(0.48, 0.42, 0.92, 0.86, leaf.darker(112));
    s.oval(0.24, 0.26, 0.76, 0.8, leaf);
    for (const double x : {0.34, 0.5, 0.62})
        s.oval(x, 0.4 + 0.2 * (x - 0.3), x + 0.08, 0.48 + 0.2 * (x - 0.3), QColor(0xc8483c), false);
}

void paintRock(const Sketch& s, int look) {
    const QColor stone = QColor::fromHsv(look % 2 == 0 ? 30 : 215, 18 + look % 3 * 8, 138 + look % 4 * 9);
    s.shadow(0.08, 0.7, 0.98, 0.94);
    s.polygon({{0.08, 0.84}, {0.16, 0.48}, {0.4, 0.22}, {0.66, 0.3}, {0.9, 0.6}, {0.94, 0.84}}, stone);
    s.polygon({{0.16, 0.48}, {0.4, 0.22}, {0.66, 0.3}, {0.48, 0.54}}, stone.lighter(122), false);
    s.polygon({{0.66, 0.3}, {0.9, 0.6}, {0.94, 0.84}, {0.62, 0.84}, {0.48, 0.54}}, stone.darker(122), false);
}

void paintMountain(const Sketch& s, int look) {
    const QColor stone = QColor::fromHsv(28 + look % 3 * 6, 46 + look % 2 * 16, 126 + look % 3 * 10);
    const double peak = 0.42 + 0.16 * (look % 2);
    s.shadow(0.05, 0.84, 1.0, 1.0);
    s.polygon({{0.0, 0.94}, {peak * 0.55, 0.36}, {peak, 0.04}, {peak + 0.24, 0.4}, {1.0, 0.94}}, stone);
    s.polygon({{peak, 0.04}, {peak + 0.24, 0.4}, {1.0, 0.94}, {peak + 0.1, 0.94}, {peak - 0.05, 0.5}},
              stone.darker(128), false);
    s.polygon({{peak - 0.12, 0.2},
               {peak, 0.04},
               {peak + 0.14, 0.25},
               {peak + 0.05, 0.22},
               {peak, 0.32},
               {peak - 0.06, 0.22}},
              QColor(0xf4f6f8), false);
}

void paintVolcano(const Sketch& s, int) {
    const QColor stone(0x6b4a42);
    s.shadow(0.03, 0.84, 1.0, 1.0);
    s.oval(0.36, 0.0, 0.56, 0.16, QColor(120, 116, 116, 150), false);
    s.oval(0.5, 0.04, 0.72, 0.22, QColor(140, 134, 132, 130), false);
    s.polygon({{0.0, 0.94}, {0.34, 0.24}, {0.66, 0.24}, {1.0, 0.94}}, stone);
    s.polygon({{0.66, 0.24}, {1.0, 0.94}, {0.6, 0.94}, {0.54, 0.3}}, stone.darker(125), false);
    s.oval(0.33, 0.16, 0.67, 0.32, QColor(0xf28a2e));
    s.polygon({{0.42, 0.28}, {0.5, 0.6}, {0.44, 0.84}, {0.58, 0.62}, {0.56, 0.28}}, QColor(0xe8622a), false);
}

void paintFlowers(const Sketch& s, int look) {
    static constexpr std::array<QRgb, 5> petals{0xd8588c, 0xe8c23c, 0xf4f0f8, 0x8a6cd0, 0xe0743c};
    for (int i = 0; i < 5; ++i) {
        const double x = 0.14 + 0.7 * scattered(look, i, 1), y = 0.18 + 0.56 * scattered(look, i, 2);
        s.line({{x, y}, {x, y + 0.18}}, QColor(0x4c7a36), 0.035);
        const QColor petal(petals[std::size_t(look + i % 2) % petals.size()]);
        s.oval(x - 0.085, y - 0.085, x + 0.085, y + 0.085, petal);
        s.oval(x - 0.03, y - 0.03, x + 0.03, y + 0.03, QColor(0xf6e08a), false);
    }
}

void paintMushrooms(const Sketch& s, int) {
    const auto one = [&s](double x, double y, double size) {
        s.rectangle(x - size * 0.16, y, x + size * 0.16, y + size * 0.55, QColor(0xece0cc));
        QPainterPath cap(s.at(x - size * 0.5, y + size * 0.1));
        cap.quadTo(s.at(x, y - size * 0.8), s.at(x + size * 0.5, y + size * 0.1));
        s.painter().setBrush(QColor(0xc0442f));
        s.painter().drawPath(cap);
        s.oval(x - size * 0.2, y - size * 0.2, x - size * 0.05, y - size * 0.06, QColor(0xf8efe2), false);
        s.oval(x + size * 0.08, y - size * 0.16, x + size * 0.2, y - size * 0.04, QColor(0xf8efe2), false);
    };
    one(0.36, 0.46, 0.56);
    one(0.72, 0.62, 0.4);
}

void paintSkeleton(const Sketch& s, int) {
    const QColor bone(0xece6d6);
    s.line({{0.36, 0.56}, {0.9, 0.7}}, bone.darker(118), 0.06);
    for (const double x : {0.5, 0.63, 0.76})
        s.line({{x - 0.04, 0.42 + (x - 0.5) * 0.3}, {x, 0.8 + (x - 0.5) * 0.1}}, bone, 0.05);
    s.oval(0.08, 0.34, 0.42, 0.66, bone);
    s.oval(0.15, 0.45, 0.23, 0.55, QColor(0x40362e), false);
    s.oval(0.28, 0.45, 0.36, 0.55, QColor(0x40362e), false);
}

void paintCrack(const Sketch& s, int) {
    s.polygon({{0.06, 0.3},
               {0.3, 0.42},
               {0.46, 0.3},
               {0.6, 0.54},
               {0.96, 0.66},
               {0.62, 0.68},
               {0.44, 0.5},
               {0.28, 0.58}},
              QColor(0x41342a));
    s.line({{0.46, 0.5}, {0.4, 0.8}}, QColor(0x41342a), 0.05);
}

/// A pool with a rim and lights on it.
void paintPool(const Sketch& s, const QColor& rim, const QColor& inside, const QColor& light) {
    QPainterPath shore(s.at(0.04, 0.52));
    shore.cubicTo(s.at(0.02, 0.16), s.at(0.34, 0.1), s.at(0.54, 0.14));
    shore.cubicTo(s.at(0.84, 0.08), s.at(1.0, 0.3), s.at(0.95, 0.56));
    shore.cubicTo(s.at(0.96, 0.9), s.at(0.62, 0.86), s.at(0.46, 0.9));
    shore.cubicTo(s.at(0.2, 0.94), s.at(0.06, 0.82), s.at(0.04, 0.52));
    s.painter().setBrush(inside);
    s.painter().setPen(QPen(rim, std::max(1.0, s.cell() * 0.1)));
    s.painter().drawPath(shore);
    s.line({{0.24, 0.42}, {0.34, 0.37}, {0.46, 0.42}}, light, 0.05);
    s.line({{0.5, 0.64}, {0.62, 0.59}, {0.74, 0.64}}, light, 0.05);
}

void paintLake(const Sketch& s, int) {
    paintPool(s, QColor(0xc9b98a), QColor(0x5c9bc9), QColor(0xb6dbf0));
}

void paintLavaPool(const Sketch& s, int) {
    paintPool(s, QColor(0x4a2c28), QColor(0xe8642a), QColor(0xffc45a));
}

void paintMire(const Sketch& s, int) {
    paintPool(s, QColor(0x6b7248), QColor(0x4a5c3c), QColor(0x8a9c62));
    for (const double x : {0.3, 0.36, 0.72})
        s.line({{x, 0.62}, {x + 0.02, 0.24}}, QColor(0x93a05a), 0.04);
}

void paintHole(const Sketch& s, int) {
    s.oval(0.06, 0.2, 0.94, 0.86, QColor(0x8b7358));
    s.oval(0.16, 0.3, 0.84, 0.82, QColor(0x3a2d25), false);
    s.oval(0.24, 0.46, 0.76, 0.82, QColor(0x1e1815), false);
}

struct Kind {
    Paint paint;
    bool alone; ///< one fills all the cells, else there is one to a cell
    QRgb colour;
};

const Kind& kindOf(ObjectClass kind) {
    static constexpr std::array kinds{
        Kind{paintCrack, true, 0x5d4c3c},     Kind{paintSkeleton, true, 0xd8d0bc},
        Kind{paintFlowers, false, 0xc878a0},  Kind{paintMushrooms, false, 0xb8584c},
        Kind{paintHole, true, 0x4a3b30},      Kind{paintLake, true, 0x5c9bc9},
        Kind{paintLavaPool, true, 0xe0642c},  Kind{paintMire, true, 0x4a5c3c},
        Kind{paintRock, false, 0x8b867e},     Kind{paintStump, false, 0x80603e},
        Kind{paintBush, false, 0x5c7c3c},     Kind{paintCactus, false, 0x55843f},
        Kind{paintPalm, false, 0x5c8a3c},     Kind{paintPine, false, 0x2f5a44},
        Kind{paintTree, false, 0x4a7838},     Kind{paintDeadTree, false, 0x64544a},
        Kind{paintMountain, false, 0x7c6a58}, Kind{paintVolcano, true, 0x8a4030},
    };
    return kinds[std::size_t(kind)];
}

/// Polynomial hash (base 31) of the id, reduced modulo 977, so that an object always gets the same variant.
int lookOf(const CatalogueObject& object) {
    unsigned look = 0;
    for (const char letter : object.id)
        look = look * 31 + static_cast<unsigned char>(letter);
    return int(look % 977);
}

/// A part of its cell, another one for every place: what stands in rows is not to look so.
Sketch scatteredPart(const Sketch& all, double left, double top, double right, double bottom, Cell place) {
    const double width = right - left, height = bottom - top;
    const double size = 0.8 + 0.2 * scattered(place.row, place.column, 1);
    const double x = left + (1 - size) * width * scattered(place.row, place.column, 2);
    const double y = top + (1 - size) * height * scattered(place.row, place.column, 3);
    return all.part(x, y, x + size * width, y + size * height);
}

/// Whether several of it stand side by side in a wood.
bool growsInWoods(ObjectClass kind) {
    return kind >= ObjectClass::Bush && kind <= ObjectClass::DeadTree;
}

/// Peaks of a range: large ones, those behind first, each over the next.
void paintMany(const Sketch& all, int columns, int rows, Paint paint, int look, double overlap,
               std::optional<Cell> place = {}) {
    const double width = 1.0 / columns, height = 1.0 / rows;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double left = std::max(0.0, column * width - overlap * width);
            const double top = std::max(0.0, row * height - overlap * height);
            const double right = std::min(1.0, (column + 1) * width + overlap * width);
            const int own = look + row * 3 + column;
            if (!place) {
                paint(all.part(left, top, right, (row + 1) * height), own);
                continue;
            }
            const Cell at = *place + Cell{row, column};
            paint(scatteredPart(all, left, top, right, (row + 1) * height, at),
                  own + int(scatter(at.row, at.column) % 12));
        }
}

} // namespace

QColor natureColour(ObjectClass kind) {
    switch (kind) {
    case ObjectClass::Road: return {0xc8, 0xa8, 0x78};
    case ObjectClass::River: return {0x62, 0xa0, 0xd0};
    case ObjectClass::Wall: return {0x78, 0x78, 0x80};
    default: return kind <= ObjectClass::Volcano ? QColor(kindOf(kind).colour) : QColor(0xc8a068);
    }
}

void paintDecoration(QPainter& painter, const QRectF& rect, double cell, const CatalogueObject& object,
                     Cell place) {
    const Sketch all(painter, rect, cell);
    const Kind& kind = kindOf(object.kind);
    const int look = lookOf(object);
    const int columns = std::max(1, int(std::lround(rect.width() / cell)));
    const int rows = std::max(1, int(std::lround(rect.height() / cell)));
    if (kind.alone) return kind.paint(all, look);
    if (object.kind == ObjectClass::Mountain)
        return paintMany(all, std::max(1, columns - 1), std::max(1, rows - 1), kind.paint, look, 0.22);
    paintMany(all, columns, rows, kind.paint, look, 0.12,
              growsInWoods(object.kind) ? std::optional(place) : std::nullopt);
}

} // namespace stonemason::pocket_heroes
