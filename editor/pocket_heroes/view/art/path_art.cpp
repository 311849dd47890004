// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/path_art.h"

#include "editor/pocket_heroes/view/art/sketch.h"

#include <array>
#include <string_view>

namespace stonemason::pocket_heroes {

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
