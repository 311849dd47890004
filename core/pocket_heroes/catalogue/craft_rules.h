// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/int_range.h"
#include "core/pocket_heroes/catalogue/object_class.h"
#include "core/pocket_heroes/world/kinds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// Metrics that distinguish maps made by people from generated ones, and the bands they lie in
/// (resources/craft; measured from maps made by people).
namespace stonemason::pocket_heroes {

/// Terms: the ground of a cell is surfaceOf(); land is what is not water; a cell is blocked under a blocking
/// decoration or a wall, and shut when it is water without a road, blocked or a building's; all else is
/// walkable. A thing is a treasure, a key guard, a guard, a visitable, an ownerable building or a castle,
/// each at its place; treasures are the items that are not key guards. Neighbours, "within" and steps follow
/// the moves of a chess king; buildings and portals are entered and left as heroes do (see approachesOf()).
enum class CraftFigure : std::uint8_t {
    Water,     ///< % of cells
    Patches,   ///< pieces of one land surface, of 4 cells and more, per 1000 land cells
    BorderRun, ///< cells: squares over sum of the straight runs of edges between the same two surfaces
    Blocked,   ///< % of land
    Same,      ///< % of neighbouring cells under two blocking decorations whose class is the same
    Grove,     ///< cells: median over decorated cells of the size of their piece of one class
    Home,      ///< % of blocking decorations that are of a class at home on their ground
    Flat,      ///< decorations that block nothing, per 100 land cells
    Rampart, ///< blocked share of land within 1 of a border of two land surfaces, over that more than 3 away
    Meadow,  ///< % of land with nothing shut within 2
    EmptyDisc,      ///< steps: the greatest distance of land to anything
    Toward,         ///< steps: mean distance to the nearest thing
    Items,          ///< treasures per 100 land cells
    WorthEach,      ///< FairnessRules::worth: mean of the treasures
    Heap,           ///< % of treasures with another beside
    Nook,           ///< % of treasures with at most 4 neighbours that are walkable and without treasure
    LootGuarded,    ///< % of treasures within 2 of a guard
    Guards,         ///< per 100 land cells
    GuardRoad,      ///< % of guards on a road
    Visitables,     ///< per 100 land cells
    VisitableKinds, ///< the effective number of kinds: the exponential of their entropy
    RoadRun,        ///< cells: as BorderRun, of straight runs of 3 road cells and more
    RoadRim,        ///< share of road on the outermost cells over their share of land
    Roadside,       ///< things within 3 of a road per 10 cells of road
    Near20,         ///< things within 20 steps of a castle besides it, mean
    Reach,  ///< % of walkable land that heroes from castles come to; the first of the minimum requirements
    Joined, ///< % of castles and mines with a road within 2
    GuardChoke, ///< % of guards at choke points: isChokePoint() of radius 4 and pieces of two cells and more
    Balance, ///< %: worth within 20 steps of the poorest castle over the richest, of players or else of all
};
inline constexpr int craftFigureCount = int(CraftFigure::Balance) + 1;

/// The figure's id in files: "border_run".
std::string_view craftFigureId(CraftFigure figure);
std::optional<CraftFigure> craftFigureFromId(std::string_view id);

/// Where a figure should lie among the three numbers of its size.
enum class CraftRule : std::uint8_t {
    Two,    ///< from the first to the last
    Most,   ///< at most the last
    Least,  ///< at least the first
    Fair,   ///< at least the middle one
    Middle, ///< as Two; the numbers are quartiles instead of the 10th and 90th percentile
};

/// The sizes that have numbers of their own; larger worlds use the numbers of the last.
inline constexpr std::array<int, 3> craftSizes{32, 64, 128};

struct CraftBand {
    CraftRule rule = CraftRule::Two;
    /// For each size, a low, a middle and a high number from maps that people made.
    std::array<std::array<double, 3>, craftSizes.size()> numbers{};

    bool operator==(const CraftBand&) const = default;
};

/// The permitted range of a value; nullopt: no bound on that side.
struct CraftRange {
    std::optional<double> least;
    std::optional<double> most;

    bool contains(double value) const { return !(least && value < *least) && !(most && value > *most); }
    bool operator==(const CraftRange&) const = default;
};

/// The weight of each ObjectClass, indexed by its number.
using ClassMix = std::array<int, objectClassCount>;

/// For each ObjectClass, its percentage among the decorations that block cells of a ground; 0 for classes
/// that are not at home there.
using DecorationMix = ClassMix;

/// The mines of a zone that has a ZoneKind and requests none itself.
struct ZoneKindMines {
    IntRange count{0, 0};
    /// Indexed by Resource. Resources with a weight are drawn first, each once, then the others.
    std::array<int, resourceCount> weights{};

    bool operator==(const ZoneKindMines&) const = default;
};

/// How zones with a ZoneKind differ from ordinary zones.
struct ZoneKindRule {
    int treasure = 100;  ///< percent of the usual number of treasures
    int guarded = 100;   ///< percent of the usual share of hoards that have a guard
    int visited = 100;   ///< percent of the usual number of places to visit
    int obstacles = 100; ///< percent of the usual share of obstacles
    int piles = 0;       ///< percent of treasures
    int guardLevels = 0; ///< added to each guard level
    int water = -1;      ///< percent of cells; -1: as in other zones
    ZoneKindMines mines{};

    bool operator==(const ZoneKindRule&) const = default;
};

constexpr std::array<DecorationMix, surfaceCount> noneForeign() {
    std::array<DecorationMix, surfaceCount> all{};
    for (DecorationMix& mix : all)
        mix.fill(100);
    return all;
}

struct CraftRules {
    std::array<CraftBand, craftFigureCount> bands{};
    std::array<DecorationMix, surfaceCount> home{}; ///< by surface; that of water is for coasts
    std::array<DecorationMix, surfaceCount> flat{}; ///< the same of those that block nothing
    /// For each surface, the weights of the surfaces that patches in it can have.
    std::array<std::array<int, surfaceCount>, surfaceCount> patches{};
    /// For each surface and ObjectClass in `home`, the percentage of its groves that grow without a nearby
    /// ground on which the class is not foreign; 100 for classes that are not foreign.
    std::array<DecorationMix, surfaceCount> foreign = noneForeign();
    ClassMix visited{};            ///< by the number of an ObjectClass, of what is visited
    ClassMix villages{};           ///< of what is visited, the percentage of a class that stands in villages
    std::array<int, 4> treasure{}; ///< weights by TreasureKind
    /// The worth of the treasures beside a guard of level 1 to 6.
    std::array<int, 6> guardWorth{};
    /// In this order: zones with a player's castle, zones between them, zones full of treasure, and zones
    /// that are mostly water.
    std::array<ZoneKindRule, 4> zoneKinds{};

    /// The middle number of the band.
    /// @param side of the world, in cells
    double middleOf(CraftFigure figure, int side) const;
    /// The range of values that lie in the band of the figure.
    CraftRange rangeOf(CraftFigure figure, int side) const;
    bool operator==(const CraftRules&) const = default;
};

} // namespace stonemason::pocket_heroes
