// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <array>
#include <vector>

/// The ground of a world and where heroes can stand (source: GetCellSurf and PreparePassMap of the
/// game's editor, MapEditor/MapHandler).
namespace stonemason::pocket_heroes {

/// The four nodes around a cell of the map: upper left, upper right, lower right, lower left.
constexpr std::array<Cell, 4> nodesOf(Cell cell) {
    return {cell, cell + Cell{0, 1}, cell + Cell{1, 1}, cell + Cell{1, 0}};
}

/// The ground of a cell of the map: the lowest surface of the four nodes around it.
Surface surfaceOf(const World& world, Cell cell);

/// The index of the path on each cell; of several the last, which the game keeps; -1 if there is none.
Grid<int> pathsByCell(const World& world);

/// What keeps a hero from standing on a cell.
enum class Footing : std::uint8_t {
    Free,
    Water,
    Decoration,
    Wall,
    Building, ///< or its entrance, where heroes come to see it and go no further
};

/// The footing of each cell once what lies or waits there to be taken is gone. Roads and rivers make a bridge
/// over water. A road bears a hero although a decoration from a cell before it, row by row, reaches over it.
/// Unknown buildings block their own cell, other unknown things nothing.
Grid<Footing> footingOf(const World& world, const Catalogue& catalogue);

/// The cells that a thing in the section with that id takes when its place is the cell, on the map or off it;
/// for an unknown building its place.
std::vector<Cell> footprintAt(const Catalogue& catalogue, Section section, std::string_view id, Cell cell);

/// The section of a kind; nullopt for kinds whose things are not in the catalogue.
std::optional<Section> sectionOf(ThingKind kind);

/// The cells that a record keeps to itself: the footprint of a building or a decoration, the place of all
/// else; nothing for an event and a player.
std::vector<Cell> cellsOccupiedBy(const Catalogue& catalogue, const Record& record);

/// The things whose place or footprint is on the cell, the topmost first.
std::vector<Thing> thingsAt(const World& world, const Catalogue& catalogue, Cell cell);

} // namespace stonemason::pocket_heroes
