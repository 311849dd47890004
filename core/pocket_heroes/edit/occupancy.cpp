// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/occupancy.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// What there can be on a cell.
enum Mark : unsigned {
    Water = 1,
    Decoration = 2, ///< that blocks it
    Wall = 4,
    Road = 8, ///< or river
    Building = 16,
    Entrance = 32,
    Begins = 64, ///< a hero
    Happens = 128,
    Loot = 256, ///< an item or a guard
    Exclusive = Begins | Loot,
};

/// The squared Euclidean distance.
std::int64_t distance(Cell a, Cell b) {
    const std::int64_t rows = a.row - b.row;
    const std::int64_t columns = a.column - b.column;
    return rows * rows + columns * columns;
}

/// How far a cell is outside of so many.
int beyond(int at, int count) {
    return std::max({0, -at, at - count + 1});
}

/// The first and the last of the square rings of cells around a cell that have cells of the map.
int firstRing(Size size, Cell around) {
    return std::max(beyond(around.row, size.rows), beyond(around.column, size.columns));
}
int lastRing(Size size, Cell around) {
    return std::max(
        {around.row, size.rows - 1 - around.row, around.column, size.columns - 1 - around.column});
}

/// Calls visit(cell) for the cells of the map on that ring.
template <typename Visit>
void visitRing(Size size, Cell around, int ring, Visit visit) {
    const int top = around.row - ring, bottom = around.row + ring;
    const int left = around.column - ring, right = around.column + ring;
    for (int row = std::max(0, top); row <= std::min(size.rows - 1, bottom); ++row) {
        const bool isWhole = row == top || row == bottom;
        for (int column = std::max(0, left); isWhole && column <= std::min(size.columns - 1, right); ++column)
            visit(Cell{row, column});
        if (isWhole) continue;
        for (const int column : {left, right})
            if (column >= 0 && column < size.columns) visit(Cell{row, column});
    }
}

} // namespace

Occupancy::Occupancy(const World& world, const Catalogue& catalogue, std::span<const Thing> without)
    : catalogue_(catalogue), marks_(world.size(), 0) {
    forEachCell(marks_.size(), [&](Cell cell) {
        if (surfaceOf(world, cell) == Surface::Water) mark(cell, Water);
    });
    std::vector<Thing> left(without.begin(), without.end());
    std::ranges::sort(left);
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        if (!std::ranges::binary_search(left, thing)) add({thing.kind, record});
    });
}

void Occupancy::add(const Record& record) {
    const Cell place = *cellOf(record);
    switch (record.kind) {
    case ThingKind::Hero: mark(place, Begins); break;
    case ThingKind::Item:
    case ThingKind::Guard: mark(place, Loot); break;
    case ThingKind::Event: mark(place, Happens); break;
    case ThingKind::Path: {
        const CatalogueObject* object = catalogue_.find(Section::Path, idOf(record));
        mark(place, object && object->kind == ObjectClass::Wall ? Wall : Road);
        break;
    }
    case ThingKind::Decoration:
        for (const Cell cell : cellsOccupiedBy(catalogue_, record))
            mark(cell, Decoration);
        break;
    default:
        mark(place, Entrance);
        for (const Cell cell : cellsOccupiedBy(catalogue_, record))
            mark(cell, Building);
    }
}

void Occupancy::mark(Cell cell, unsigned what) {
    if (marks_.contains(cell)) marks_[cell] = std::uint16_t(marks_[cell] | what);
}

std::vector<Cell> Occupancy::collisions(const Record& record) const {
    const auto place = cellOf(record);
    if (!place) return {};
    if (!marks_.contains(*place)) return {*place};
    if (isBuilding(record.kind)) return clashesOfBuilding(record, *place);
    const unsigned there = at(*place);
    bool clashes = false;
    switch (record.kind) {
    case ThingKind::Decoration: return clashesOfDecoration(record);
    case ThingKind::Path: {
        const CatalogueObject* object = catalogue_.find(Section::Path, idOf(record));
        const bool wall = object && object->kind == ObjectClass::Wall;
        clashes = (there & (wall ? Exclusive | Happens | Entrance : Decoration)) != 0;
        break;
    }
    case ThingKind::Hero:
        clashes = (there & (Exclusive | Decoration | Wall)) != 0 ||
                  (there & (Building | Entrance)) == Building || (there & (Water | Road | Entrance)) == Water;
        break;
    case ThingKind::Event:
        clashes = (there & (Happens | Decoration | Wall)) != 0 ||
                  (there & (Building | Entrance)) == Building || (there & (Water | Road)) == Water;
        break;
    default:
        clashes =
            (there & (Exclusive | Decoration | Wall | Building)) != 0 || (there & (Water | Road)) == Water;
    }
    return clashes ? std::vector{*place} : std::vector<Cell>();
}

std::vector<Cell> Occupancy::clashesOfBuilding(const Record& record, Cell place) const {
    std::vector<Cell> clashes;
    for (const Cell cell : cellsOccupiedBy(catalogue_, record)) {
        const unsigned there = at(cell);
        const unsigned unwanted =
            cell == place ? Building | Decoration | Wall | Loot : Building | Exclusive | Happens;
        if (!marks_.contains(cell) || (there & unwanted) != 0) clashes.push_back(cell);
    }
    return clashes;
}

std::vector<Cell> Occupancy::clashesOfDecoration(const Record& record) const {
    std::vector<Cell> clashes;
    for (const Cell cell : cellsOccupiedBy(catalogue_, record))
        if ((at(cell) & (Exclusive | Happens | Entrance | Road)) != 0) clashes.push_back(cell);
    return clashes;
}

std::optional<Cell> Occupancy::nearestPlace(const Record& record,
                                            const std::function<bool(const Record&)>& suits,
                                            std::optional<Cell> noNearerThan) const {
    const auto from = cellOf(record);
    if (!from || marks_.size().area() == 0) return std::nullopt;
    const int last = lastRing(marks_.size(), *from);
    int ring = firstRing(marks_.size(), *from);
    // A square ring has cells that are half as far again as its side as the crow flies.
    if (noNearerThan) ring = std::max(ring, int(std::sqrt(double(distance(*noNearerThan, *from)) / 2)));
    std::optional<Cell> nearest;
    Record moved = record;
    const auto look = [&](Cell cell) {
        if (nearest &&
            std::pair(distance(cell, *from), cell) >= std::pair(distance(*nearest, *from), *nearest))
            return;
        setCell(moved, cell);
        if ((!suits || suits(moved)) && collisions(moved).empty()) nearest = cell;
    };
    for (; ring <= last; ++ring) {
        if (nearest && std::int64_t{ring} * ring > distance(*nearest, *from)) break;
        visitRing(marks_.size(), *from, ring, look);
    }
    return nearest;
}

} // namespace stonemason::pocket_heroes
