// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/thing_art.h"

#include "editor/grid/document/grid_geometry.h"

#include <QFont>

namespace stonemason::pocket_heroes {

QColor playerColour(PlayerId player) {
    switch (player) {
    case PlayerId::Red: return {0xd2, 0x30, 0x30};
    case PlayerId::Green: return {0x2c, 0x94, 0x40};
    case PlayerId::Blue: return {0x2e, 0x5c, 0xcc};
    case PlayerId::Cyan: return {0x24, 0xae, 0xc0};
    case PlayerId::Magenta: return {0xb8, 0x3c, 0xb8};
    case PlayerId::Yellow: return {0xe6, 0xc6, 0x2c};
    default: return {0xb4, 0xb2, 0xac};
    }
}

void paintFlag(const Sketch& s, PlayerId owner) {
    const QColor colour = playerColour(owner);
    s.line({{0.1, 0.0}, {0.1, 1.0}}, QColor(0x3c3028), 0.05);
    switch (owner) {
    case PlayerId::Red: s.polygon({{0.1, 0.02}, {1.0, 0.32}, {0.1, 0.64}}, colour); break;
    case PlayerId::Green: s.rectangle(0.1, 0.04, 0.92, 0.6, colour); break;
    case PlayerId::Blue:
        s.polygon({{0.1, 0.04}, {1.0, 0.04}, {0.72, 0.33}, {1.0, 0.62}, {0.1, 0.62}}, colour);
        break;
    case PlayerId::Cyan:
        s.polygon({{0.1, 0.04}, {0.74, 0.04}, {1.0, 0.33}, {0.74, 0.62}, {0.1, 0.62}}, colour);
        break;
    case PlayerId::Magenta:
        s.polygon({{0.1, 0.04}, {0.9, 0.04}, {0.9, 0.46}, {0.5, 0.72}, {0.1, 0.46}}, colour);
        break;
    case PlayerId::Yellow:
        s.polygon({{0.1, 0.02}, {1.0, 0.16}, {0.5, 0.33}, {1.0, 0.5}, {0.1, 0.66}}, colour);
        break;
    default: s.rectangle(0.1, 0.1, 0.7, 0.46, colour); return;
    }
    static constexpr const char* letters[] = {"R", "G", "B", "C", "M", "Y"};
    const QRectF cloth = s.box(0.12, 0.04, 0.72, 0.62);
    if (cloth.height() >= 9 && isPlayer(owner))
        paintMark(s.painter(), cloth, QString::fromLatin1(letters[int(owner)]),
                  owner == PlayerId::Yellow ? QColor(0x3a2c10) : QColor(Qt::white));
}

void paintMark(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ink) {
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(6, int(rect.height() * 0.86)));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect.adjusted(-rect.width(), -rect.height(), rect.width(), rect.height()),
                     Qt::AlignCenter, text);
}

namespace {

constexpr double writtenFrom = 9; ///< pixels of a cell

PlayerId ownerOrNobody(const Record& record) {
    return std::visit(
        [](const auto& value) {
            if constexpr (requires { value.owner; })
                return value.owner;
            else
                return PlayerId::Neutral;
        },
        record.value);
}

void paintSignOf(const Sketch& s, const Pile& pile) {
    paintResource(s, pile.resource);
}
void paintSignOf(const Sketch& s, const ManaCrystal&) {
    s.shadow(0.16, 0.78, 0.9, 0.96);
    s.polygon({{0.5, 0.04}, {0.8, 0.4}, {0.5, 0.94}, {0.2, 0.4}}, QColor(0x4a6ce0));
    s.polygon({{0.5, 0.04}, {0.5, 0.94}, {0.2, 0.4}}, QColor(0x8aa8f8), false);
}
void paintSignOf(const Sketch& s, const Campfire&) {
    s.polygon({{0.5, 0.04}, {0.78, 0.5}, {0.66, 0.82}, {0.34, 0.82}, {0.22, 0.5}, {0.4, 0.4}},
              QColor(0xf08030));
    s.polygon({{0.5, 0.38}, {0.62, 0.62}, {0.5, 0.82}, {0.38, 0.64}}, QColor(0xffe070), false);
    s.line({{0.14, 0.92}, {0.86, 0.76}}, QColor(0x6c4a2c), 0.1);
    s.line({{0.86, 0.92}, {0.14, 0.76}}, QColor(0x7c5836), 0.1);
}
void paintSignOf(const Sketch& s, const Chest&) {
    s.shadow(0.06, 0.76, 0.98, 0.96);
    s.rectangle(0.1, 0.46, 0.9, 0.88, QColor(0x9c6430));
    s.polygon({{0.1, 0.48}, {0.2, 0.22}, {0.8, 0.22}, {0.9, 0.48}}, QColor(0xb87c40));
    s.rectangle(0.42, 0.4, 0.58, 0.62, QColor(0xf2c440));
}
void paintSignOf(const Sketch& s, const Artifact&) {
    s.shadow(0.14, 0.78, 0.9, 0.96);
    s.polygon({{0.22, 0.9}, {0.3, 0.72}, {0.7, 0.72}, {0.78, 0.9}}, QColor(0x8c8078));
    s.polygon({{0.16, 0.12}, {0.84, 0.12}, {0.72, 0.52}, {0.5, 0.66}, {0.28, 0.52}}, QColor(0xe8b83c));
    s.rectangle(0.45, 0.62, 0.55, 0.74, QColor(0xc8962c));
    s.oval(0.42, 0.22, 0.58, 0.42, QColor(0xc8304c));
}
void paintSignOf(const Sketch& s, const SpellScroll&) {
    s.rectangle(0.22, 0.18, 0.78, 0.82, QColor(0xf2e6c4));
    s.rectangle(0.14, 0.1, 0.86, 0.24, QColor(0xd8bc84));
    s.rectangle(0.14, 0.76, 0.86, 0.9, QColor(0xd8bc84));
    for (const double y : {0.36, 0.5, 0.64})
        s.line({{0.32, y}, {0.68, y}}, QColor(0x7a5cb0), 0.05);
}
void paintSignOf(const Sketch& s, const Lamp&) {
    s.polygon({{0.04, 0.42}, {0.24, 0.5}, {0.4, 0.4}, {0.7, 0.4}, {0.86, 0.56}, {0.66, 0.76}, {0.36, 0.76}},
              QColor(0xe0a830));
    s.line({{0.78, 0.46}, {0.94, 0.44}, {0.92, 0.66}, {0.78, 0.66}}, QColor(0xb88420), 0.07);
    s.rectangle(0.36, 0.76, 0.68, 0.88, QColor(0xb88420));
    s.oval(0.46, 0.24, 0.62, 0.42, QColor(0xc87838));
}
void paintSignOf(const Sketch& s, const KeyGuard& guard) {
    const QColor colour = playerColour(guard.key < playerCount ? PlayerId(guard.key) : PlayerId::Neutral);
    s.rectangle(0.06, 0.12, 0.94, 0.94, QColor(0x6c6874));
    s.polygon({{0.16, 0.94}, {0.16, 0.44}, {0.5, 0.18}, {0.84, 0.44}, {0.84, 0.94}}, colour);
    s.oval(0.38, 0.4, 0.62, 0.62, QColor(0x241e1a), false);
    s.polygon({{0.46, 0.56}, {0.54, 0.56}, {0.6, 0.84}, {0.4, 0.84}}, QColor(0x241e1a), false);
}

/// A ring with the level, or with the sign of a creature that the author chose.
void paintSignOf(const Sketch& s, const Guard& guard) {
    static constexpr QRgb rings[] = {0x8a8a92, 0x4f9a4f, 0x3f8cae, 0x4a5cc4, 0x9448b4, 0xcc6a28, 0xc42c34};
    const int level = guard.troop.creature - randomGuard;
    const bool isDrawn = level >= 0 && level <= guardLevels;
    const QColor ring(isDrawn ? rings[level] : QRgb(0x3c3440));
    s.shadow(0.1, 0.16, 1.0, 1.0);
    s.oval(0.06, 0.06, 0.94, 0.94, ring);
    s.oval(0.21, 0.21, 0.79, 0.79, QColor(0xfaf5ea), false);
    if (s.cell() >= writtenFrom && isDrawn)
        return paintMark(s.painter(), s.box(0.2, 0.17, 0.8, 0.83),
                         level > 0 ? QString::number(level) : QStringLiteral("?"), QColor(0x2c2420));
    s.polygon({{0.26, 0.2}, {0.4, 0.34}, {0.6, 0.34}, {0.74, 0.2}, {0.76, 0.56}, {0.5, 0.8}, {0.24, 0.56}},
              QColor(0x5a3038), false); // the head of something with horns
    s.polygon({{0.3, 0.42}, {0.46, 0.5}, {0.34, 0.54}}, QColor(0xf8d848), false);
    s.polygon({{0.7, 0.42}, {0.54, 0.5}, {0.66, 0.54}}, QColor(0xf8d848), false);
    s.polygon({{0.4, 0.62}, {0.6, 0.62}, {0.55, 0.72}, {0.5, 0.64}, {0.45, 0.72}}, QColor(0xfaf5ea), false);
}

void paintSignOf(const Sketch& s, const Hero& hero) {
    s.shadow(0.1, 0.8, 0.94, 0.98);
    paintFlag(s.part(0.48, 0.0, 1.0, 0.66), hero.owner);
    s.polygon({{0.08, 0.56},
               {0.2, 0.5},
               {0.26, 0.34},
               {0.38, 0.4},
               {0.42, 0.56},
               {0.78, 0.56},
               {0.84, 0.94},
               {0.72, 0.94},
               {0.66, 0.74},
               {0.42, 0.74},
               {0.38, 0.94},
               {0.26, 0.94},
               {0.28, 0.66},
               {0.12, 0.68}},
              QColor(0xe8e0d0));
    s.polygon({{0.42, 0.6}, {0.44, 0.34}, {0.64, 0.34}, {0.68, 0.6}}, playerColour(hero.owner));
    s.oval(0.44, 0.12, 0.64, 0.34, QColor(0xd8b090));
}

void paintSignOf(const Sketch& s, const MapEvent&) {
    s.oval(0.14, 0.14, 0.86, 0.86, QColor(0x3c, 0x3c, 0x54, 150));
    if (s.cell() >= writtenFrom) paintMark(s.painter(), s.box(0.2, 0.2, 0.8, 0.8), QStringLiteral("!"));
}

void paintUnknown(const Sketch& s) {
    s.rectangle(0.1, 0.1, 0.9, 0.9, QColor(0xb0, 0x40, 0xb0, 200));
    paintMark(s.painter(), s.box(0.15, 0.15, 0.85, 0.85), QStringLiteral("?"));
}

/// The cell of the gate in the rectangle of all the castle's cells, which is 1
/// wide and high.
QRectF gateOf(const CatalogueObject& castle) {
    const Cell gate = castle.entrance.value_or(Cell{});
    CellRange bounds{gate, gate};
    for (const Cell cell : castle.footprint)
        bounds = united(united(bounds, {cell, cell}), {Cell{}, Cell{}}); // its place belongs to it
    const Cell from{gate.row - bounds.first.row, gate.column - bounds.first.column};
    const double rows = bounds.last.row - bounds.first.row + 1;
    const double columns = bounds.last.column - bounds.first.column + 1;
    return {from.column / columns, from.row / rows, 1 / columns, 1 / rows};
}

void paintOwned(const Sketch& s, const Record& record, const CatalogueObject& object) {
    paintBuilding(s, object);
    if (record.kind != ThingKind::Ownerable) return;
    const double side = std::min(1.0, 0.62 * s.cell() / s.rect().width());
    const double height = std::min(1.0, 0.7 * s.cell() / s.rect().height());
    paintFlag(s.part(0.04, 0.0, 0.04 + side, height), ownerOrNobody(record));
}

} // namespace

WorldLayer layerOf(ThingKind kind) {
    switch (kind) {
    case ThingKind::Item: return WorldLayer::Items;
    case ThingKind::Guard: return WorldLayer::Guards;
    case ThingKind::Decoration: return WorldLayer::Decorations;
    case ThingKind::Path: return WorldLayer::Paths;
    default: return WorldLayer::Objects;
    }
}

QColor signColour(const Record& record, const CatalogueObject* object) {
    switch (record.kind) {
    case ThingKind::Item: return {0xf6, 0xd0, 0x38};
    case ThingKind::Guard: return {0xb8, 0x38, 0x34};
    case ThingKind::Event: return {0x70, 0x70, 0x88};
    case ThingKind::Hero:
    case ThingKind::Castle:
    case ThingKind::Ownerable: return playerColour(ownerOrNobody(record));
    default: return placedColour(object);
    }
}

QColor placedColour(const CatalogueObject* object) {
    return object ? natureColour(object->kind) : QColor(0xb0, 0x40, 0xb0);
}

void paintSign(QPainter& painter, const QRectF& rect, double cell, const Record& record,
               const CatalogueObject* object) {
    const Sketch sketch(painter, rect, cell);
    if (isBuilding(record.kind) && !object) return paintUnknown(sketch);
    if (const auto* castle = std::get_if<Castle>(&record.value))
        return paintCastle(sketch, castle->nation, object->castle.value_or(CastleShape{}), castle->owner,
                           gateOf(*object));
    if (const auto* item = std::get_if<Item>(&record.value))
        return std::visit([&sketch](const auto& treasure) { paintSignOf(sketch, treasure); }, item->treasure);
    if (const auto* guard = std::get_if<Guard>(&record.value)) return paintSignOf(sketch, *guard);
    if (const auto* hero = std::get_if<Hero>(&record.value)) return paintSignOf(sketch, *hero);
    if (const auto* event = std::get_if<MapEvent>(&record.value)) return paintSignOf(sketch, *event);
    if (!object) return paintUnknown(sketch);
    if (isBuilding(record.kind)) return paintOwned(sketch, record, *object);
    paintDecoration(painter, rect, cell, *object, cellOf(record).value_or(Cell{}));
}

} // namespace stonemason::pocket_heroes
