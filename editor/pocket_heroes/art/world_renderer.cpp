// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/art/world_renderer.h"

#include "core/grid/direction.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/app/palette.h"
#include "editor/board/board_picture.h"
#include "editor/board/range_cells.h"
#include "editor/pocket_heroes/art/path_art.h"
#include "editor/pocket_heroes/art/surface_art.h"
#include "editor/pocket_heroes/art/thing_signs.h"
#include "editor/pocket_heroes/thing_index.h"

#include <QPainter>

#include <algorithm>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::int64_t quicklyPictured = 64 * 64; ///< cells, of worlds of which even small pictures have all
constexpr int reach = 6;                          ///< cells that a footprint goes beyond its place, at most

const CatalogueObject* objectOf(const Catalogue& catalogue, const Record& record) {
    const auto section = sectionOf(record.kind);
    return section ? catalogue.find(*section, idOf(record)) : nullptr;
}

/// Of all its cells, on the screen.
QRectF rectOf(const BoardGeometry& geometry, const Catalogue& catalogue, const Record& record) {
    return geometry.rectOf(boundsOf(cellsOf(catalogue, record)));
}

unsigned joinsAt(const World& world, const ThingIndex& things, Cell cell, std::string_view id) {
    unsigned joins = 0;
    for (const Direction side : allDirections)
        things.forEachAt(neighbour(cell, side), [&](Thing thing) {
            if (thing.kind == ThingKind::Path && world.paths[std::size_t(thing.index)].id == id)
                joins |= 1U << unsigned(side);
        });
    return joins;
}

void paintAltitude(QPainter& painter, const QRectF& rect, const World& world, Cell cell) {
    const int rise = int(world.nodes[cell].altitude) - int(world.nodes[cell + Cell{1, 1}].altitude);
    if (rise == 0) return;
    const int strength = std::min(110, 12 + 6 * std::abs(rise));
    painter.fillRect(rect, rise > 0 ? QColor(0, 0, 0, strength) : QColor(255, 255, 255, strength));
}

/// How much of a cell has the colour of what is there, where no more of it can be seen than that: whole maps
/// are to be told by their ground.
double shareOf(ThingKind kind, const CatalogueObject* object) {
    switch (kind) {
    case ThingKind::Event: return 0.1;
    case ThingKind::Item:
    case ThingKind::Guard: return 0.25;
    case ThingKind::Decoration: return object && object->footprint.empty() ? 0.1 : 0.45;
    case ThingKind::Path: return 0.6;
    default: return 0.85;
    }
}

} // namespace

CellRange WorldRenderer::affectedBy(const CellRange& range) const {
    return {range.first + Cell{-1, -1}, range.last + Cell{1, 1}};
}

QColor WorldRenderer::colourOf(const World& world, const ThingIndex& things, const WorldStyle& style,
                               Cell cell) const {
    QColor colour = style.dark ? QColor(40, 40, 40) : QColor(220, 220, 220);
    if (style.layers.has(WorldLayer::Surface)) colour = surfaceColour(surfaceOf(world, cell), style.dark);
    const std::vector<Thing> there = things.at(cell);
    for (auto thing = there.rbegin(); thing != there.rend(); ++thing) {
        if (!style.layers.has(layerOf(thing->kind))) continue;
        const Record record = recordOf(world, *thing);
        const CatalogueObject* object = objectOf(catalogue_, record);
        colour = blended(colour, signColour(record, object), shareOf(thing->kind, object));
    }
    return colour;
}

void WorldRenderer::paintColours(QPainter& painter, const World& world, const ThingIndex& things,
                                 const WorldStyle& style, const BoardGeometry& geometry,
                                 const CellRange& range) const {
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column;) {
            const Cell first{row, column};
            const QColor colour = colourOf(world, things, style, first);
            while (++column <= range.last.column && colourOf(world, things, style, {row, column}) == colour) {
            }
            painter.fillRect(geometry.rectOf(CellRange{first, {row, column - 1}}), colour);
        }
}

void WorldRenderer::paintThings(QPainter& painter, const World& world, const ThingIndex& things,
                                const WorldStyle& style, const BoardGeometry& geometry,
                                const CellRange& range) const {
    std::vector<Thing> seen;
    forEachIn(range,
              [&](Cell cell) { things.forEachAt(cell, [&seen](Thing thing) { seen.push_back(thing); }); });
    std::ranges::sort(seen);
    const auto twice = std::ranges::unique(seen);
    seen.erase(twice.begin(), twice.end());
    // Roads under all else, decorations by rows, what heroes come for on top.
    static constexpr std::array order{ThingKind::Path,      ThingKind::Decoration, ThingKind::Event,
                                      ThingKind::Visitable, ThingKind::Ownerable,  ThingKind::Castle,
                                      ThingKind::Item,      ThingKind::Guard,      ThingKind::Hero};
    for (const ThingKind kind : order) {
        if (!style.layers.has(layerOf(kind))) continue;
        for (const Thing thing : seen) {
            if (thing.kind != kind) continue;
            const Record record = recordOf(world, thing);
            const CatalogueObject* object = objectOf(catalogue_, record);
            if (kind == ThingKind::Path)
                paintPath(painter, geometry.rectOf(*cellOf(record)), object,
                          joinsAt(world, things, *cellOf(record), idOf(record)));
            else
                paintSign(painter, rectOf(geometry, catalogue_, record), geometry.cellSize, record, object);
        }
    }
}

void WorldRenderer::paint(QPainter& painter, const World& world, const ThingIndex& things,
                          const WorldStyle& style, const BoardGeometry& geometry, const CellRange& range) {
    if (geometry.cellSize < picturedFrom) return paintColours(painter, world, things, style, geometry, range);
    painter.save();
    painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
    forEachIn(range, [&](Cell cell) {
        const QRectF rect = geometry.rectOf(cell);
        if (style.layers.has(WorldLayer::Surface))
            paintGround(painter, rect, world, cell, style.dark);
        else
            painter.fillRect(rect, style.dark ? QColor(40, 40, 40) : QColor(220, 220, 220));
        if (style.layers.has(WorldLayer::Altitude)) paintAltitude(painter, rect, world, cell);
    });
    paintThings(painter, world, things, style, geometry, range);
    if (style.gridLines) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
        painter.setBrush(Qt::NoBrush);
        forEachIn(range, [&](Cell cell) { painter.drawRect(geometry.rectOf(cell)); });
    }
    painter.restore();
}

void WorldRenderer::paintSurface(QPainter& painter, const QRectF& rect, Surface surface, bool dark) {
    paintPatch(painter, rect, surface, Cell{3, 5}, dark);
}

void WorldRenderer::paintRecord(QPainter& painter, const BoardGeometry& geometry, const Record& record,
                                bool) {
    painter.save();
    const CatalogueObject* object = objectOf(catalogue_, record);
    if (record.kind == ThingKind::Path)
        paintPath(painter, geometry.rectOf(*cellOf(record)), object, 0);
    else
        paintSign(painter, rectOf(geometry, catalogue_, record), geometry.cellSize, record, object);
    painter.restore();
}

void WorldRenderer::paintSample(QPainter& painter, const QRectF& square, const Record& record, bool dark) {
    const CellRange bounds = boundsOf(cellsOf(catalogue_, record));
    const int side =
        std::max(bounds.last.row - bounds.first.row, bounds.last.column - bounds.first.column) + 1;
    const double cell = square.width() / side;
    const QPointF middle((bounds.first.column + bounds.last.column + 1) * cell / 2,
                         (bounds.first.row + bounds.last.row + 1) * cell / 2);
    paintRecord(painter, {.board = {reach, reach}, .cellSize = cell, .origin = square.center() - middle},
                record, dark);
}

BoardLook WorldRenderer::look(const World& world, const ThingIndex& things, const WorldStyle& style) {
    return {.size = world.size(),
            .turned = false,
            .paint = [this, &world, &things, style](
                         QPainter& painter, const BoardGeometry& geometry,
                         const CellRange& range) { paint(painter, world, things, style, geometry, range); },
            .smallestCell = world.size().area() <= quicklyPictured ? picturedFrom : 1};
}

QImage WorldRenderer::image(const World& world, const ThingIndex& things, const WorldStyle& style,
                            QSize size) {
    return boardPicture(look(world, things, style), size);
}

} // namespace stonemason::pocket_heroes
