// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/ground.h"

#include <limits>
#include <map>
#include <vector>

/// How far heroes have to walk. A step costs what its ground or its road costs (source: the game's data), one
/// over a corner half as much again; portals cost nothing (assumed). Heroes go where Reach allows, win every
/// fight at once, and pass a guard of keys as soon as one of them has reached its tent.
namespace stonemason::pocket_heroes {

/// The cost of cells that no hero can reach.
inline constexpr int unreached = std::numeric_limits<int>::max();

class Travel {
public:
    /// All three must outlive it.
    Travel(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing);

    /// The least cost for the heroes of the player to reach each cell, from any of his castles or heroes, in
    /// halves of the catalogue's costs.
    Grid<int> costsOf(PlayerId player) const;

private:
    friend class TravelWave;

    /// A building beside a cell from which it is entered.
    struct Door {
        Cell from;
        Cell entrance;
        bool isTent = false;
        int number = 0; ///< of the key, or of the portal

        auto operator<=>(const Door&) const = default;
    };
    struct Exit {
        int portal = 0;
        Cell entrance;

        auto operator<=>(const Exit&) const = default;
    };

    void findDoors(const World& world, const Catalogue& catalogue);

    const World& world_;
    const Grid<Footing>& footing_;
    Grid<int> stepCost_;
    Grid<int> locks_;         ///< the key that the guard of a cell requires, or -1
    std::vector<Door> doors_; ///< in order, each once
    Grid<int> firstDoor_;     ///< of those of a cell, or -1
    std::map<Cell, ThingKind> entrances_;
    std::vector<Exit> exits_; ///< in order, each once
};

/// The least of the costs at which heroes can enter the building with that entrance.
int costToEnter(const Grid<int>& costs, ThingKind building, Cell entrance);

} // namespace stonemason::pocket_heroes
