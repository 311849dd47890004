// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/world_colours.h"

#include "core/grid/cell.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/app/widgets/appearance.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/view/art/ground_art.h"
#include "editor/pocket_heroes/view/art/thing_art.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace stonemason::pocket_heroes {

namespace {

/// A separable kernel, by distance in rows and columns, under which a pattern of every second cell, as of
/// trees in a wood, averages to a uniform value.
constexpr std::array<double, colourReach + 1> weights{6, 4, 1};

/// The maximum number of topmost things on a cell that are blended: those below are practically invisible.
constexpr std::size_t mostLaid = 32;
constexpr double opaque = 0.998; ///< of a cell: what is below that changes no colour

/// A colour with premultiplied alpha: the share of the cell that it covers.
struct Cover {
    double red = 0;
    double green = 0;
    double blue = 0;
    double share = 0;

    void add(const Cover& other, double weight) {
        red += weight * other.red;
        green += weight * other.green;
        blue += weight * other.blue;
        share += weight * other.share;
    }
    /// Puts a colour under what is there.
    void layBelow(const QColor& colour, double own) {
        add({double(colour.red()), double(colour.green()), double(colour.blue()), 1}, (1 - share) * own);
    }
    QColor over(const QColor& ground) const {
        const auto mixed = [this](double part, int below) { return int(part + (1 - share) * below + 0.5); };
        return {mixed(red, ground.red()), mixed(green, ground.green()), mixed(blue, ground.blue())};
    }
};

bool blocksNothing(const CatalogueObject* object) {
    return object && object->footprint.empty();
}

/// What is averaged with the cells around; of flowers and cracks nothing would be left.
bool isSpread(ThingKind kind, const CatalogueObject* object) {
    return kind == ThingKind::Decoration && !blocksNothing(object);
}

/// How much of its cell a thing covers.
double shareOf(ThingKind kind, const CatalogueObject* object) {
    switch (kind) {
    case ThingKind::Event: return 0.1;
    case ThingKind::Item:
    case ThingKind::Guard: return 0.25;
    case ThingKind::Decoration: return blocksNothing(object) ? 0.1 : 0.5;
    case ThingKind::Path: return 0.6;
    case ThingKind::Castle: return 1;
    default: return 0.85;
    }
}

/// What stands for a thing.
struct Stroke {
    QColor colour;
    double share = 0;
    bool isSpread = false;
};

class Colours {
public:
    Colours(const World& world, const ThingIndex& things, const Catalogue& catalogue, const WorldStyle& style,
            const CellRange& range)
        : world_(world)
        , things_(things)
        , catalogue_(catalogue)
        , style_(style)
        , seen_(clipped(
              {range.first + Cell{-colourReach, -colourReach}, range.last + Cell{colourReach, colourReach}},
              world.size()))
        , spread_({seen_.last.row - seen_.first.row + 1, seen_.last.column - seen_.first.column + 1})
        , own_(spread_.size()) {
        forEachCell(spread_.size(), [this](Cell at) { cover(seen_.first + at, spread_[at], own_[at]); });
    }

    QColor at(Cell cell) const {
        QColor ground = style_.dark ? QColor(40, 40, 40) : QColor(220, 220, 220);
        if (style_.layers.has(WorldLayer::Surface))
            ground = surfaceColour(surfaceOf(world_, cell), style_.dark);
        const Cell in{cell.row - seen_.first.row, cell.column - seen_.first.column};
        return own_[in].over(around(cell).over(ground));
    }

private:
    /// Blends from top to bottom, and skips what lies below an opaque colour.
    void cover(Cell cell, Cover& spread, Cover& own) {
        bool isBelowCastle = false;
        for (const Thing thing : things_.at(cell, mostLaid)) {
            if (!style_.layers.has(layerOf(thing.kind))) continue;
            const Stroke stroke = strokeOf(thing);
            if (stroke.isSpread) {
                if (spread.share < opaque) spread.layBelow(stroke.colour, stroke.share);
            } else if (!isBelowCastle && own.share < opaque) {
                own.layBelow(stroke.colour, stroke.share);
                isBelowCastle = thing.kind == ThingKind::Castle;
            }
        }
    }

    Stroke strokeOf(Thing thing) {
        // Most things are decorations and pieces of path: their records need not be copied.
        if (thing.kind == ThingKind::Decoration || thing.kind == ThingKind::Path) {
            const auto& list = thing.kind == ThingKind::Decoration ? world_.decorations : world_.paths;
            const CatalogueObject* object =
                catalogue_.find(*sectionOf(thing.kind), list[std::size_t(thing.index)].id);
            return {placedColour(object), shareOf(thing.kind, object), isSpread(thing.kind, object)};
        }
        const Record record = recordOf(world_, thing);
        const auto section = sectionOf(record.kind);
        const CatalogueObject* object = section ? catalogue_.find(*section, idOf(record)) : nullptr;
        return {signColour(record, object), shareOf(thing.kind, object), isSpread(thing.kind, object)};
    }

    /// The average of what is spread around the cell, on the map.
    Cover around(Cell cell) const {
        Cover sum;
        double whole = 0;
        for (int row = -colourReach; row <= colourReach; ++row)
            for (int column = -colourReach; column <= colourReach; ++column) {
                const Cell at{cell.row + row - seen_.first.row, cell.column + column - seen_.first.column};
                if (!spread_.contains(at)) continue;
                const double weight =
                    weights[std::size_t(std::abs(row))] * weights[std::size_t(std::abs(column))];
                sum.add(spread_[at], weight);
                whole += weight;
            }
        Cover mean;
        mean.add(sum, 1 / whole);
        return mean;
    }

    const World& world_;
    const ThingIndex& things_;
    const Catalogue& catalogue_;
    const WorldStyle& style_;
    CellRange seen_;
    Grid<Cover> spread_; ///< of the cells of `seen_`: what the cells around share
    Grid<Cover> own_;    ///< of the same cells: what lies on each alone
};

} // namespace

QImage worldColours(const World& world, const ThingIndex& things, const Catalogue& catalogue,
                    const WorldStyle& style, const CellRange& range) {
    const Colours colours(world, things, catalogue, style, range);
    QImage image(range.last.column - range.first.column + 1, range.last.row - range.first.row + 1,
                 QImage::Format_RGB32);
    forEachCell({image.height(), image.width()}, [&](Cell cell) {
        image.setPixelColor(cell.column, cell.row, colours.at(range.first + cell));
    });
    return image;
}

} // namespace stonemason::pocket_heroes
