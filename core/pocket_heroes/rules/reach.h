// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/ground.h"

#include <bitset>
#include <span>
#include <vector>

/// Where heroes can go (source: Game/PathFinding and Game/hero of the game). A hero steps to any of the eight
/// neighbours. He takes what lies on a cell, and fights who waits there, from beside it. A building he enters
/// from below or from the right, also from the corner between, a castle not from the corner; he leaves it the
/// same ways.
namespace stonemason::pocket_heroes {

/// The cells beside an entrance from which one goes in.
std::span<const Cell> approachesOf(ThingKind building);

/// What the heroes of a player can reach when they win every fight, use portals and learn the keys of the
/// tents they reach.
struct Reach {
    Grid<char> stands;     ///< 1 where one of them can stand, on a free cell or where he begins
    Grid<char> enters;     ///< 1 at the entrances of buildings and castles that they can go into
    std::bitset<256> keys; ///< that they learn
};

/// The reach of all heroes of the player that the world has and of those who begin in his castles.
Reach reachOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing, PlayerId player);

/// The reach of a hero who begins in the castle with that entrance and knows these keys.
Reach reachFrom(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing, Cell castle,
                const std::bitset<256>& keys);

/// The connected components of the ground for heroes who know these keys: for each cell the number of its
/// component, from 0; -1 where no hero can stand.
Grid<int> piecesOf(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing,
                   const std::bitset<256>& keys);

/// Whether they can take or fight what is on the cell.
bool touches(const Reach& reach, Cell cell);

/// Whether they reach the thing: enter a building, touch an item, a guard or another hero, step onto an
/// event or into the building it waits in. Decorations, paths and players count as reached.
bool reaches(const Reach& reach, const Record& record);

} // namespace stonemason::pocket_heroes
