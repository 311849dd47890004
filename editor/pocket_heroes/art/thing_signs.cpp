// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/art/thing_signs.h"

#include "core/grid/direction.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::array<QRgb, surfaceCount> groundColours{0x3f79b5, 0xdcc58b, 0x9a7a52, 0x7aa650,
                                                       0x5f7a55, 0x6b3b34, 0xb08f6f, 0xe3cf94,
                                                       0xe9eef2, 0xcfae6c, 0x9c9c9c, 0x8f7a66};
constexpr std::array<QRgb, resourceCount + 1> resourceColours{0xffffff, 0xf2c230, 0x8a8f98, 0x8a5a2b,
                                                              0xc8d4e0, 0xd83aa0, 0x38c4d8, 0xe8e040};

QPen outline(double cell) {
    return QPen(QColor(30, 24, 20, 210), std::max(1.0, cell / 18), Qt::SolidLine, Qt::RoundCap,
                Qt::RoundJoin);
}

QColor resourceColour(Resource resource) {
    return isKnown(resource) ? QColor(resourceColours[std::size_t(int(resource) + 1)]) : QColor(Qt::white);
}

QColor ofClass(ObjectClass kind) {
    switch (kind) {
    case ObjectClass::Crack:
    case ObjectClass::Hole:
    case ObjectClass::Skeleton: return {0x5d, 0x4c, 0x3c};
    case ObjectClass::Flowers: return {0xd8, 0x6c, 0x9c};
    case ObjectClass::Mushrooms: return {0xb8, 0x4c, 0x3c};
    case ObjectClass::Lake: return {0x4a, 0x8c, 0xc8};
    case ObjectClass::Lava: return {0xe0, 0x5a, 0x20};
    case ObjectClass::Mire: return {0x3f, 0x5a, 0x3a};
    case ObjectClass::Rock: return {0x86, 0x86, 0x86};
    case ObjectClass::Stump:
    case ObjectClass::DeadTree: return {0x6c, 0x4f, 0x36};
    case ObjectClass::Bush:
    case ObjectClass::Cactus: return {0x4c, 0x8a, 0x3c};
    case ObjectClass::Palm:
    case ObjectClass::Pine:
    case ObjectClass::Tree: return {0x2f, 0x6b, 0x33};
    case ObjectClass::Mountain: return {0x74, 0x66, 0x58};
    case ObjectClass::Volcano: return {0x8a, 0x3a, 0x28};
    case ObjectClass::Portal: return {0x7a, 0x5a, 0xd8};
    case ObjectClass::River: return {0x5a, 0x9c, 0xd8};
    case ObjectClass::Wall: return {0x70, 0x70, 0x78};
    case ObjectClass::Road: return {0xb8, 0x98, 0x68};
    default: return {0xc8, 0xa0, 0x68};
    }
}

bool isTall(ObjectClass kind) {
    return kind >= ObjectClass::Stump && kind <= ObjectClass::Volcano;
}

void paintPeak(QPainter& painter, const QRectF& rect) {
    painter.drawPolygon(
        QPolygonF{{rect.bottomLeft(), QPointF(rect.center().x(), rect.top()), rect.bottomRight()}});
}

void paintHouse(QPainter& painter, const QRectF& rect, const QColor& roof) {
    const double eaves = rect.top() + rect.height() * 0.45;
    painter.drawRect(QRectF(QPointF(rect.left() + rect.width() * 0.12, eaves),
                            QPointF(rect.right() - rect.width() * 0.12, rect.bottom())));
    painter.setBrush(roof);
    painter.drawPolygon(QPolygonF{
        {QPointF(rect.left(), eaves), QPointF(rect.center().x(), rect.top()), QPointF(rect.right(), eaves)}});
}

void paintCastle(QPainter& painter, const QRectF& rect, double cell, const QColor& flag) {
    painter.drawRect(rect.adjusted(rect.width() * 0.1, rect.height() * 0.35, -rect.width() * 0.1, 0));
    for (const double at : {0.0, 0.39, 0.78}) {
        const QRectF tower(rect.left() + rect.width() * at, rect.top() + rect.height() * 0.18,
                           rect.width() * 0.22, rect.height() * 0.82);
        painter.drawRect(tower);
        painter.save();
        painter.setBrush(flag);
        painter.drawPolygon(QPolygonF{{tower.topLeft(), tower.topLeft() - QPointF(0, cell * 0.5),
                                       tower.topLeft() + QPointF(tower.width(), -cell * 0.25)}});
        painter.restore();
    }
}

void paintLetters(QPainter& painter, const QRectF& rect, const QString& letters) {
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(6, int(rect.height() * 0.62)));
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(rect, Qt::AlignCenter, letters);
}

void paintTreasure(QPainter& painter, const QRectF& rect, const Item& item) {
    static constexpr std::array<const char*, 8> letters{"", "M", "F", "C", "A", "S", "L", "K"};
    const double gap = rect.width() * 0.16;
    const QRectF inner = rect.adjusted(gap, gap, -gap, -gap);
    const auto* pile = std::get_if<Pile>(&item.treasure);
    painter.setBrush(pile ? resourceColour(pile->resource) : QColor(0xb8, 0x7a, 0x1c));
    if (pile)
        painter.drawEllipse(inner);
    else
        painter.drawRoundedRect(inner, gap, gap);
    if (!pile && rect.width() >= 14)
        paintLetters(painter, inner, QString::fromLatin1(letters[item.treasure.index()]));
}

void paintGuard(QPainter& painter, const QRectF& rect, const Guard& guard) {
    const double gap = rect.width() * 0.12;
    const QRectF inner = rect.adjusted(gap, gap, -gap, -gap);
    const int level = guard.troop.creature - randomGuard;
    painter.setBrush(QColor(0x9c, 0x24, 0x2c));
    painter.drawPolygon(
        QPolygonF{{inner.topLeft(), inner.topRight(), QPointF(inner.right(), inner.center().y()),
                   QPointF(inner.center().x(), inner.bottom()), QPointF(inner.left(), inner.center().y())}});
    if (rect.width() >= 14)
        paintLetters(painter, inner.adjusted(0, 0, 0, -gap),
                     level > 0 && level <= guardLevels ? QString::number(level) : QStringLiteral("?"));
}

void paintHero(QPainter& painter, const QRectF& rect, PlayerId owner) {
    painter.drawLine(QPointF(rect.left() + rect.width() * 0.3, rect.top() + rect.height() * 0.1),
                     QPointF(rect.left() + rect.width() * 0.3, rect.bottom() - rect.height() * 0.08));
    painter.setBrush(playerColour(owner));
    painter.drawRect(QRectF(rect.left() + rect.width() * 0.3, rect.top() + rect.height() * 0.1,
                            rect.width() * 0.55, rect.height() * 0.42));
}

QColor ownerOf(const Record& record) {
    return std::visit(
        [](const auto& value) -> QColor {
            if constexpr (requires { value.owner; })
                return playerColour(value.owner);
            else
                return {0x9c, 0x4a, 0x30};
        },
        record.value);
}

void paintBuilding(QPainter& painter, const QRectF& rect, double cell, const Record& record,
                   const CatalogueObject* object) {
    painter.setBrush(QColor(0xd8, 0xcc, 0xb8));
    if (record.kind == ThingKind::Castle) return paintCastle(painter, rect, cell, ownerOf(record));
    if (object && object->kind == ObjectClass::Portal) {
        painter.setBrush(ofClass(object->kind));
        painter.drawEllipse(rect.adjusted(cell * 0.1, cell * 0.1, -cell * 0.1, -cell * 0.1));
        painter.setBrush(QColor(0xd8, 0xcc, 0xff));
        painter.drawEllipse(rect.adjusted(cell * 0.3, cell * 0.3, -cell * 0.3, -cell * 0.3));
        return;
    }
    if (object && object->resource) painter.setBrush(resourceColour(*object->resource));
    paintHouse(painter, rect.adjusted(cell * 0.06, cell * 0.06, -cell * 0.06, -cell * 0.06), ownerOf(record));
}

} // namespace

QColor surfaceColour(Surface surface, bool dark) {
    const QColor colour =
        isKnown(surface) ? QColor(groundColours[std::size_t(surface)]) : QColor(Qt::magenta);
    return dark ? colour.darker(125) : colour;
}

QColor playerColour(PlayerId player) {
    switch (player) {
    case PlayerId::Red: return {0xd8, 0x2c, 0x2c};
    case PlayerId::Green: return {0x2c, 0xa0, 0x3c};
    case PlayerId::Blue: return {0x2c, 0x5c, 0xd8};
    case PlayerId::Cyan: return {0x2c, 0xb8, 0xc8};
    case PlayerId::Magenta: return {0xc0, 0x3c, 0xc0};
    case PlayerId::Yellow: return {0xe8, 0xd0, 0x30};
    default: return {0xa0, 0xa0, 0xa0};
    }
}

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
    case ThingKind::Item: return {0xff, 0xd8, 0x20};
    case ThingKind::Guard: return {0xc0, 0x20, 0x28};
    case ThingKind::Event: return {0xff, 0xff, 0xff};
    case ThingKind::Hero:
    case ThingKind::Castle:
    case ThingKind::Ownerable: return ownerOf(record);
    default: return object ? ofClass(object->kind) : QColor(Qt::magenta);
    }
}

void paintSign(QPainter& painter, const QRectF& rect, double cell, const Record& record,
               const CatalogueObject* object) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(outline(cell));
    if (const auto* item = std::get_if<Item>(&record.value)) return paintTreasure(painter, rect, *item);
    if (const auto* guard = std::get_if<Guard>(&record.value)) return paintGuard(painter, rect, *guard);
    if (const auto* hero = std::get_if<Hero>(&record.value)) return paintHero(painter, rect, hero->owner);
    if (record.kind == ThingKind::Event) {
        painter.setBrush(QColor(0x50, 0x50, 0x60, 160));
        painter.drawEllipse(rect.adjusted(cell * 0.2, cell * 0.2, -cell * 0.2, -cell * 0.2));
        if (cell >= 14) paintLetters(painter, rect, QStringLiteral("!"));
        return;
    }
    if (!object) {
        painter.setBrush(QColor(0xc8, 0x30, 0xc8, 190));
        painter.drawRect(rect.adjusted(cell * 0.1, cell * 0.1, -cell * 0.1, -cell * 0.1));
        if (cell >= 10) paintLetters(painter, rect, QStringLiteral("?"));
        return;
    }
    if (isBuilding(record.kind)) return paintBuilding(painter, rect, cell, record, object);
    painter.setBrush(ofClass(object->kind));
    const QRectF inner = rect.adjusted(cell * 0.06, cell * 0.06, -cell * 0.06, -cell * 0.06);
    if (isTall(object->kind))
        paintPeak(painter, inner);
    else
        painter.drawEllipse(inner.adjusted(0, inner.height() * 0.15, 0, 0));
}

void paintPath(QPainter& painter, const QRectF& cell, const CatalogueObject* object, unsigned joins) {
    const QColor colour = object ? ofClass(object->kind) : QColor(Qt::magenta);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = cell.center();
    const std::array<QPointF, 4> sides{QPointF(middle.x(), cell.top()), QPointF(cell.right(), middle.y()),
                                       QPointF(middle.x(), cell.bottom()), QPointF(cell.left(), middle.y())};
    for (const auto& [shade, width] : {std::pair(colour.darker(150), 0.5), std::pair(colour, 0.36)}) {
        painter.setPen(
            QPen(shade, cell.width() * width, Qt::SolidLine, joins == 0 ? Qt::RoundCap : Qt::FlatCap));
        if (joins == 0) painter.drawPoint(middle);
        for (std::size_t side = 0; side < sides.size(); ++side)
            if ((joins >> side & 1U) != 0) painter.drawLine(middle, sides[side]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shade);
        painter.drawEllipse(middle, cell.width() * width / 2, cell.width() * width / 2);
    }
}

} // namespace stonemason::pocket_heroes
