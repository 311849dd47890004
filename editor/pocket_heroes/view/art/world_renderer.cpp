// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/world_renderer.h"

#include "core/grid/cell.h"
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/view/art/ground_art.h"
#include "editor/pocket_heroes/view/art/sketch.h"
#include "editor/pocket_heroes/view/art/thing_art.h"
#include "editor/pocket_heroes/view/art/world_colours.h"

#include <QPainter>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::int64_t quicklyPictured = 64 * 64; ///< cells, of worlds of which even small pictures have all
constexpr std::size_t thingsAtOnce = 64;          ///< drawn between two calls of WorkProgress
constexpr double groundShare = 0.5;               ///< of the time that drawing takes
constexpr std::size_t mostMarks = 4096;           ///< more would hide the world below
constexpr int reach = 6;                          ///< cells that a footprint goes beyond its place, at most
constexpr int artReach = 1;                       ///< cells that a picture goes beyond its footprint, at most

// A picture with more content than this shows its cells as plain colours: it would take minutes, or as
// vectors hundreds of MB. In units of shapesOf(); the largest worlds made by people have a quarter of it.
constexpr std::size_t mostInVectors = 16'000;
constexpr std::size_t mostInPixels = 100'000;

/// What drawing a thing costs, in decorations.
std::size_t shapesOf(ThingKind kind) {
    return kind == ThingKind::Castle ? 4 : isBuilding(kind) ? 2 : 1;
}

const CatalogueObject* objectOf(const Catalogue& catalogue, const Record& record) {
    const auto section = sectionOf(record.kind);
    return section ? catalogue.find(*section, idOf(record)) : nullptr;
}

/// Of all its cells, on the screen.
QRectF rectOf(const GridGeometry& geometry, const Catalogue& catalogue, const Record& record) {
    return settled(geometry.rectOf(boundsOf(cellsOf(catalogue, record))));
}

/// The piece of path on a cell that the game keeps, or nullptr.
const Placed* pathAt(const World& world, const ThingIndex& things, Cell cell) {
    int last = -1;
    things.forEachAt(cell, [&last](Thing thing) {
        if (thing.kind == ThingKind::Path) last = std::max(last, thing.index);
    });
    return last < 0 ? nullptr : &world.paths[std::size_t(last)];
}

/// The sides on which a piece of path continues. The game joins pieces with the same id; heroes also walk
/// from one kind of road to another, therefore no gap is drawn between the two.
unsigned joinsAt(const World& world, const ThingIndex& things, const Catalogue& catalogue,
                 const Placed& piece) {
    const auto isRoad = [&catalogue](const Placed& path) {
        const CatalogueObject* object = catalogue.find(Section::Path, path.id);
        return object && object->kind == ObjectClass::Road;
    };
    unsigned joins = 0;
    for (const Direction side : allDirections) {
        const Placed* other = pathAt(world, things, neighbour(piece.cell, side));
        if (other && (other->id == piece.id || (isRoad(piece) && isRoad(*other))))
            joins |= 1U << unsigned(side);
    }
    return joins;
}

void paintAltitude(QPainter& painter, const QRectF& rect, const World& world, Cell cell) {
    const int rise = int(world.nodes[cell].altitude) - int(world.nodes[cell + Cell{1, 1}].altitude);
    if (rise == 0) return;
    const int strength = std::min(110, 12 + 6 * std::abs(rise));
    painter.fillRect(rect, rise > 0 ? QColor(0, 0, 0, strength) : QColor(255, 255, 255, strength));
}

Cell placeOf(const World& world, Thing thing) {
    return withList(world, thing.kind, [thing](const auto& list) {
        if constexpr (requires { list.front().cell; })
            return list[std::size_t(thing.index)].cell;
        else
            return Cell{-1, -1};
    });
}

/// The things that are drawn at each place, by kind: the one decoration or piece of path that the game
/// keeps, and the last few things of other kinds, which cover earlier ones.
class Topmost {
public:
    void add(Thing thing, Cell place) {
        std::vector<Thing>& there = places_[std::size_t(thing.kind)][place];
        const auto at = std::ranges::lower_bound(there, thing, std::ranges::greater());
        if (at != there.end() && *at == thing) return;
        const std::size_t most =
            thing.kind == ThingKind::Decoration || thing.kind == ThingKind::Path ? 1 : few;
        if (at == there.end() && there.size() == most) return;
        there.insert(at, thing);
        if (there.size() > most) there.pop_back();
    }

    /// Sorted.
    std::vector<Thing> all() const {
        std::vector<Thing> all;
        for (const auto& kind : places_)
            for (const auto& entry : kind.entries())
                all.insert(all.end(), entry.value.begin(), entry.value.end());
        std::ranges::sort(all);
        return all;
    }

private:
    static constexpr std::size_t few = 4;

    std::array<CellMap<std::vector<Thing>>, thingKindCount> places_;
};

/// What the edges of grounds cost, in decorations: each is two lines and an area.
std::size_t edgesIn(const World& world) {
    std::size_t edges = 0;
    forEachCell(world.size(), [&](Cell cell) {
        std::array<Surface, 4> corners{};
        std::ranges::transform(nodesOf(cell), corners.begin(),
                               [&](Cell node) { return world.nodes[node].surface; });
        std::ranges::sort(corners);
        for (std::size_t i = 1; i < corners.size(); ++i)
            edges += corners[i] != corners[i - 1] ? 1 : 0;
    });
    return edges / 2;
}

bool isTouching(const CellRange& a, const CellRange& b) {
    return a.first.row <= b.last.row && b.first.row <= a.last.row && a.first.column <= b.last.column &&
           b.first.column <= a.last.column;
}

CellRange grown(const CellRange& range, int cells) {
    return {range.first + Cell{-cells, -cells}, range.last + Cell{cells, cells}};
}

} // namespace

WorldRenderer::WorldRenderer(const Catalogue& catalogue) : catalogue_(catalogue) {
    for (int section = 0; section < sectionCount; ++section)
        for (const CatalogueObject& object : catalogue.objects(Section(section)).all()) {
            CellRange bounds{};
            for (const Cell cell : object.footprint)
                bounds = united(bounds, {cell, cell});
            const Cell sides = bounds.last + Cell{1 - bounds.first.row, 1 - bounds.first.column};
            largest_ = std::max({largest_, sides.row, sides.column});
        }
}

CellRange WorldRenderer::affectedBy(const CellRange& range) const {
    static_assert(colourReach >= artReach);
    return grown(range, colourReach);
}

QImage WorldRenderer::colours(const World& world, const ThingIndex& things, const WorldStyle& style,
                              const CellRange& range) const {
    return worldColours(world, things, catalogue_, style, range);
}

void WorldRenderer::paintColours(QPainter& painter, const World& world, const ThingIndex& things,
                                 const WorldStyle& style, const GridGeometry& geometry,
                                 const CellRange& range) const {
    const QImage colours = worldColours(world, things, catalogue_, style, range);
    for (int row = 0; row < colours.height(); ++row)
        for (int column = 0; column < colours.width();) {
            const Cell first{row, column};
            const QRgb colour = colours.pixel(column, row);
            while (++column < colours.width() && colours.pixel(column, row) == colour) {
            }
            const Cell last{row, column - 1};
            painter.fillRect(geometry.rectOf(CellRange{range.first + first, range.first + last}),
                             QColor(colour));
        }
}

void WorldRenderer::paintMarks(QPainter& painter, const World& world, const WorldStyle& style,
                               const GridGeometry& geometry) const {
    const std::size_t count = world.castles.size() + world.heroes.size() + world.ownerables.size();
    if (count > mostMarks || !style.layers.has(WorldLayer::Objects)) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.dark ? Qt::white : Qt::black, 1));
    const auto squareOf = [&](const Record& record, double cells, double pixels) {
        const double side = std::max(cells * geometry.cellSize, pixels);
        QRectF square(0, 0, side, side);
        square.moveCenter(rectOf(geometry, catalogue_, record).center());
        return square;
    };
    for (const Ownerable& mine : world.ownerables) {
        painter.setBrush(playerColour(mine.owner));
        const QRectF square = squareOf({ThingKind::Ownerable, mine}, 1.2, 5);
        painter.drawPolygon(QPolygonF(
            {QPointF(square.center().x(), square.top()), QPointF(square.right(), square.center().y()),
             QPointF(square.center().x(), square.bottom()), QPointF(square.left(), square.center().y())}));
    }
    for (const Castle& castle : world.castles) {
        painter.setBrush(playerColour(castle.owner));
        painter.drawRect(squareOf({ThingKind::Castle, castle}, 2.2, 7));
    }
    for (const Hero& hero : world.heroes) {
        painter.setBrush(playerColour(hero.owner));
        painter.drawEllipse(squareOf({ThingKind::Hero, hero}, 1.2, 5));
    }
}

std::vector<Thing> WorldRenderer::thingsIn(const World& world, const ThingIndex& things,
                                           const CellRange& range) const {
    Topmost topmost;
    forEachIn(clipped(grown(range, largest_), world.size()), [&](Cell cell) {
        things.forEachAt(cell, [&](Thing thing) {
            const Cell place = placeOf(world, thing);
            // A thing with its place off the map is found by its cells on the map, all others by their
            // place.
            if (place == cell || !world.size().contains(place)) topmost.add(thing, place);
        });
    });
    std::vector<Thing> found = topmost.all();
    std::erase_if(found, [&](Thing thing) {
        const CellRange cells = boundsOf(cellsOf(catalogue_, recordOf(world, thing)));
        return !isTouching(grown(cells, artReach), range);
    });
    return found;
}

bool WorldRenderer::paintThings(QPainter& painter, const World& world, const ThingIndex& things,
                                const WorldStyle& style, const GridGeometry& geometry, const CellRange& range,
                                const WorkProgress& progress) const {
    const std::vector<Thing> seen = thingsIn(world, things, range);
    // Roads under all else, decorations by rows, what heroes come for on top.
    static constexpr std::array order{ThingKind::Path,      ThingKind::Decoration, ThingKind::Event,
                                      ThingKind::Visitable, ThingKind::Ownerable,  ThingKind::Castle,
                                      ThingKind::Item,      ThingKind::Guard,      ThingKind::Hero};
    std::size_t drawn = 0;
    for (const ThingKind kind : order) {
        if (!style.layers.has(layerOf(kind))) continue;
        for (const Thing thing : seen) {
            if (thing.kind != kind) continue;
            if (drawn++ % thingsAtOnce == 0 && !goesOn(progress, double(drawn) / double(seen.size())))
                return false;
            const Record record = recordOf(world, thing);
            const CatalogueObject* object = objectOf(catalogue_, record);
            if (kind == ThingKind::Path)
                paintPath(painter, settled(geometry.rectOf(*cellOf(record))), object,
                          joinsAt(world, things, catalogue_, std::get<Placed>(record.value)));
            else
                paintSign(painter, rectOf(geometry, catalogue_, record), geometry.cellSize, record, object);
        }
    }
    return true;
}

bool WorldRenderer::paint(QPainter& painter, const World& world, const ThingIndex& things,
                          const WorldStyle& style, const GridGeometry& geometry, const CellRange& range,
                          const WorkProgress& progress) {
    painter.save();
    painter.setClipRect(geometry.rectOf(range), Qt::IntersectClip);
    const bool isWhole = paintUncut(painter, world, things, style, geometry, range, progress);
    painter.restore();
    return isWhole;
}

bool WorldRenderer::paintUncut(QPainter& painter, const World& world, const ThingIndex& things,
                               const WorldStyle& style, const GridGeometry& geometry, const CellRange& range,
                               const WorkProgress& progress) {
    if (geometry.cellSize >= picturedFrom)
        return paintCells(painter, world, things, style, geometry, range, progress);
    paintColours(painter, world, things, style, geometry, range);
    return true;
}

bool WorldRenderer::paintCells(QPainter& painter, const World& world, const ThingIndex& things,
                               const WorldStyle& style, const GridGeometry& geometry, const CellRange& range,
                               const WorkProgress& progress) const {
    const WorkProgress ofGround = stonemason::partOf(progress, 0, groundShare);
    const WorkProgress ofThings = stonemason::partOf(progress, groundShare, 1);
    const bool isGroundDrawn = forEachRowOf(range, ofGround, [&](Cell cell) {
        const QRectF rect = settled(geometry.rectOf(cell));
        if (style.layers.has(WorldLayer::Surface))
            paintGround(painter, rect, world, cell, style.dark);
        else
            painter.fillRect(rect, style.dark ? QColor(40, 40, 40) : QColor(220, 220, 220));
        if (style.layers.has(WorldLayer::Altitude)) paintAltitude(painter, rect, world, cell);
    });
    if (!isGroundDrawn || !paintThings(painter, world, things, style, geometry, range, ofThings))
        return false;
    if (!style.gridLines) return true;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
    painter.setBrush(Qt::NoBrush);
    // Each cell has lines on all its sides: those of the cells around lie on them.
    return forEachRowOf(clipped(grown(range, 1), world.size()), stonemason::partOf(progress, 1, 1),
                        [&](Cell cell) { painter.drawRect(settled(geometry.rectOf(cell))); });
}

void WorldRenderer::paintSurface(QPainter& painter, const QRectF& rect, Surface surface, bool dark) {
    paintPatch(painter, rect, surface, Cell{3, 5}, dark);
}

void WorldRenderer::paintRecord(QPainter& painter, const GridGeometry& geometry, const Record& record, bool) {
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

int WorldRenderer::crowdIn(const World& world, const ThingIndex& things) const {
    std::size_t all = 0;
    for (int kind = 0; kind < int(ThingKind::Player); ++kind)
        all += std::size_t(countOf(world, ThingKind(kind))) * shapesOf(ThingKind(kind));
    if (all <= mostInVectors) return int(all);
    all = 0; // of things on one another few are drawn
    for (const Thing thing : thingsIn(world, things, wholeOf(world.size())))
        all += shapesOf(thing.kind);
    return int(all);
}

GridLook WorldRenderer::look(const World& world, const ThingIndex& things, const WorldStyle& style) {
    const std::size_t crowd = std::size_t(crowdIn(world, things));
    const std::size_t withEdges = crowd + edgesIn(world);
    return {.size = world.size(),
            .turned = false,
            .paint =
                [this, &world, &things, style, crowd](QPainter& painter, const GridGeometry& geometry,
                                                      const CellRange& range) {
                    if (crowd > mostInPixels)
                        paintColours(painter, world, things, style, geometry, range);
                    else
                        paint(painter, world, things, style, geometry, range);
                },
            .paintVectors =
                [this, &world, &things, style, withEdges](QPainter& painter, int cellSize,
                                                          const WorkProgress& progress) {
                    const GridGeometry geometry{world.size(), double(cellSize), {}, false};
                    const CellRange whole = wholeOf(world.size());
                    if (withEdges > mostInVectors)
                        paintColours(painter, world, things, style, geometry, whole);
                    else
                        paint(painter, world, things, style, geometry, whole, progress);
                },
            .smallestCell = world.size().area() <= quicklyPictured ? picturedFrom : 1};
}

QImage WorldRenderer::image(const World& world, const ThingIndex& things, const WorldStyle& style,
                            QSize size) {
    return gridPicture(look(world, things, style), size);
}

GridLook lastingLook(std::shared_ptr<const World> world, const Catalogue& catalogue,
                     const WorldStyle& style) {
    struct Kept {
        std::shared_ptr<const World> world;
        ThingIndex things;
        WorldRenderer renderer;
    };
    const auto kept =
        std::make_shared<Kept>(Kept{world, ThingIndex(*world, catalogue), WorldRenderer(catalogue)});
    GridLook look = kept->renderer.look(*kept->world, kept->things, style);
    look.owned = kept;
    return look;
}

} // namespace stonemason::pocket_heroes
