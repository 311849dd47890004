// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/ground.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

/// What is on each cell of a world, to decide where something else may go. Decorations may overlap each other
/// and buildings, as they do on maps that people draw, and roads may run under buildings. What heroes come
/// for may not be buried: an item, a guard or a hero needs a free cell of its own (a hero may begin in a
/// building), an entrance no decoration, wall, item or guard on it, an event a cell that can be stepped on.
/// Nothing may be off the map, but for the cells that a decoration blocks.
class Occupancy {
public:
    /// The world without some things, such as those that are being moved.
    Occupancy(const World& world, const Catalogue& catalogue, std::span<const Thing> without = {});

    /// The cells where the record may not be; none when it may go there.
    std::vector<Cell> collisions(const Record& record) const;

    /// The cell nearest to that of the record, which may lie off the map, where the record may stand. The
    /// time grows with the distance.
    /// @param suits called with the record on a cell; without it every cell will do
    /// @param noNearerThan the result is at least as far away as this cell of the map
    /// @return nullopt when there is none
    std::optional<Cell> nearestPlace(const Record& record,
                                     const std::function<bool(const Record&)>& suits = {},
                                     std::optional<Cell> noNearerThan = {}) const;

    /// Puts the record on its own cells.
    void add(const Record& record);

private:
    void mark(Cell cell, unsigned what);
    unsigned at(Cell cell) const { return marks_.contains(cell) ? marks_[cell] : 0; }

    std::vector<Cell> clashesOfBuilding(const Record& record, Cell place) const;
    std::vector<Cell> clashesOfDecoration(const Record& record) const;

    const Catalogue& catalogue_;
    Grid<std::uint16_t> marks_;
};

} // namespace stonemason::pocket_heroes
