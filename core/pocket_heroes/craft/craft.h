// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <optional>

/// How a world is made, in figures that tell maps of people from drawn ones. Terms: the ground of a cell is
/// surfaceOf(); land is what is not water; a cell is blocked under a blocking decoration or a wall, and shut
/// when it is water without a road, blocked or a building's; all else is walkable. A thing is a treasure, a
/// key guard, a guard, a visitable, an ownerable building or a castle, each at its place; treasures are the
/// items that are no key guards. Neighbours, "within" and steps are those of a king, and the way into a
/// building and out of it, and through a portal, are those of heroes (see approachesOf()).
namespace stonemason::pocket_heroes {

/// A value of each CraftFigure; none where there is nothing to measure, as of the guards of a world without.
///
/// Water: % of cells. Patches: pieces of one land surface of 4 cells and more per 1000 land cells. BorderRun:
/// squares over sum of the straight runs of edges between the same two surfaces. Blocked: % of land. Same: %
/// of neighbouring cells under two blocking decorations whose class is the same. Grove: median over decorated
/// cells of the cells in their piece of one class. Home: % of blocking decorations of a class at home on
/// their ground. Flat: decorations that block nothing per 100 land cells. Rampart: blocked share of land
/// within 1 of a border of two land surfaces, over that of land more than 3 away. Meadow: % of land with
/// nothing shut within 2. EmptyDisc: the greatest distance of land to anything. Toward: mean steps to the
/// nearest thing. Items: treasures per 100 land cells. WorthEach: their mean worth (FairnessRules::worth).
/// Heap: % of treasures with one beside. Nook: % with at most 4 neighbours that are walkable and without
/// treasure. LootGuarded: % within 2 of a guard. Guards: per 100 land cells. GuardRoad: % on a road.
/// Visitables: per 100 land cells. VisitableKinds: how many kinds there are in effect, the exponential of
/// their entropy. RoadRun: as BorderRun of straight runs of 3 road cells and more. RoadRim: share of road on
/// the outermost cells over their share of land. Roadside: things within 3 of a road per 10 cells of road.
/// Near20: things within 20 steps of a castle besides it, on the average. Reach: % of walkable land that
/// heroes from castles come to. Joined: % of castles and mines with a road within 2. GuardChoke: % of guards
/// whose 3x3 part the walkable cells of the 9x9 around into pieces of two cells and more. Balance: %, the
/// worth within 20 steps of the poorest castle over the richest, of players or else of all.
using CraftFigures = std::array<std::optional<double>, craftFigureCount>;

/// All figures, in time linear in the cells and things, but for castles: each looks at what is within 20
/// steps.
CraftFigures craftOf(const World& world, const Catalogue& catalogue);

/// How many of the 25 figures, the floors left out, lie inside their ranges on a map of so many rows.
int figuresInside(const CraftFigures& figures, const CraftRules& rules, int side);

} // namespace stonemason::pocket_heroes
