// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/int_range.h"
#include "core/pocket_heroes/world/kinds.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// The figures by which worlds that people make differ from drawn ones, and the bands they lie in
/// (resources/craft; measured from maps made by people).
namespace stonemason::pocket_heroes {

enum class CraftFigure : std::uint8_t {
    Water,
    Patches,
    BorderRun,
    Blocked,
    Same,
    Grove,
    Home,
    Flat,
    Rampart,
    Meadow,
    EmptyDisc,
    Toward,
    Items,
    WorthEach,
    Heap,
    Nook,
    LootGuarded,
    Guards,
    GuardRoad,
    Visitables,
    VisitableKinds,
    RoadRun,
    RoadRim,
    Roadside,
    Near20,
    Reach, ///< the first of the floors
    Joined,
    GuardChoke,
    Balance,
};
inline constexpr int craftFigureCount = int(CraftFigure::Balance) + 1;

/// Whether it is one of the floors, which the others are not weighed against.
constexpr bool isFloor(CraftFigure figure) {
    return figure >= CraftFigure::Reach;
}

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

/// The sizes that have numbers of their own; larger worlds are held to those of the last.
inline constexpr std::array<int, 3> craftSizes{32, 64, 128};

struct CraftBand {
    CraftRule rule = CraftRule::Two;
    /// Of each size a low, a middle and a high number of the maps that people made.
    std::array<std::array<double, 3>, craftSizes.size()> numbers{};

    bool operator==(const CraftBand&) const = default;
};

/// What a value may be; none: no bound on that side.
struct CraftRange {
    std::optional<double> least;
    std::optional<double> most;

    bool contains(double value) const { return !(least && value < *least) && !(most && value > *most); }
    bool operator==(const CraftRange&) const = default;
};

/// By the number of an ObjectClass its weight.
using ClassMix = std::array<int, 40>;

/// By the number of an ObjectClass the percentage that decorations of it are of all that block cells of a
/// ground; 0 of those that are not at home there.
using DecorationMix = ClassMix;

/// The mines of a zone that plays a part and asks for none itself.
struct ZoneKindMines {
    IntRange count{0, 0};
    /// By the number of a Resource. Those with a weight are drawn first, each once, then the others.
    std::array<int, resourceCount> weights{};

    bool operator==(const ZoneKindMines&) const = default;
};

/// How zones that play a part differ from the usual, each in percent of it but for the last four.
struct ZoneKindRule {
    int treasure = 100; ///< how many treasures there are
    int guarded = 100;  ///< of the hoards, those with a guard
    int visited = 100;  ///< how many places to visit there are
    int obstacles = 100;
    int piles = 0;       ///< of a hundred treasures
    int guardLevels = 0; ///< by which guards are stronger
    int water = -1;      ///< of a hundred cells, those that are water; -1: as in other zones
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
    /// By surface the weights of others that patches in it have.
    std::array<std::array<int, surfaceCount>, surfaceCount> patches{};
    /// By surface and the number of an ObjectClass of home the percentage of its groves that grow where no
    /// ground is near on which they are not foreign; 100 of those that are not.
    std::array<DecorationMix, surfaceCount> foreign = noneForeign();
    ClassMix visited{};            ///< by the number of an ObjectClass, of what is visited
    ClassMix villages{};           ///< of what is visited, the percentage of a class that stands in villages
    std::array<int, 4> treasure{}; ///< of piles, campfires, chests and artifacts
    /// What the treasures beside a guard of level 1 to 6 are worth.
    std::array<int, 6> guardWorth{};
    /// Of zones that begin with a player's castle, of those between, of those full of treasure, and of
    /// those that are mostly water.
    std::array<ZoneKindRule, 4> zoneKinds{};

    /// The middle number of the band.
    /// @param side of the world, in cells
    double middleOf(CraftFigure figure, int side) const;
    /// What a value of the figure may be to lie in its band.
    CraftRange rangeOf(CraftFigure figure, int side) const;
    bool operator==(const CraftRules&) const = default;
};

} // namespace stonemason::pocket_heroes
