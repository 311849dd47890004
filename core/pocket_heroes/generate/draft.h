// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/pocket_heroes/generate/world_image.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/world/objects.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A world during generation: the state that is passed from step to step.
namespace stonemason::pocket_heroes {

/// Where the zones of one world lie, for others.
struct KeptLayout {
    std::vector<DrawingPoint> centres{}; ///< as parts of the map's side from the upper left corner
    bool placesGivenUp = false;          ///< see Draft

    bool operator==(const KeptLayout&) const = default;
};

/// The use of a cell.
enum class CellUse : std::uint8_t {
    Open,     ///< can be walked
    Kept,     ///< must be walked: beside an entrance, or where a passage ends
    Obstacle, ///< not walkable, but a way may still be cut through
    Wall,     ///< not walkable, separates zones where there is no link
    Building,
    Entrance,
    Passage, ///< the way through a wall
    Water,
};

/// Whether a hero can stand on it.
constexpr bool isWalked(CellUse use) {
    return use == CellUse::Open || use == CellUse::Kept || use == CellUse::Passage;
}

struct PlannedMine {
    Resource resource = Resource::Ore;
    PlayerId owner = PlayerId::Neutral;
    int guardLevel = noGuardLevel;

    bool operator==(const PlannedMine&) const = default;
};

/// A castle, a mine or another building that stands in a zone.
struct DraftBuilding {
    std::string id;
    int zone = 0;
    Cell cell;     ///< its entrance
    Cell approach; ///< the cell beside it from which heroes come in any case
    /// Of a half draft where doors have no images: the same for each of its images, as the cells here whose
    /// images they are.
    std::vector<Cell> farApproaches{};

    bool operator==(const DraftBuilding&) const = default;
};

struct DraftMine {
    DraftBuilding building;
    PlannedMine plan;
    std::optional<Cell> guard{};

    bool operator==(const DraftMine&) const = default;
};

struct DraftCastle {
    DraftBuilding building;
    ZoneCastle plan;

    bool operator==(const DraftCastle&) const = default;
};

/// How a link was realised.
struct DraftLink {
    int link = 0; ///< its position in the template
    bool portal = false;
    std::vector<Cell> cells; ///< of the passage, from the first zone to the second; or of the portals
    std::vector<DraftBuilding> portals; ///< none of a passage
    int guardLevel = noGuardLevel;
    std::vector<Cell> guards{}; ///< one in a passage, one at each portal; none without a level
    std::vector<Cell> beside{}; ///< of a wide passage, those that are opened besides `cells`

    bool operator==(const DraftLink&) const = default;
};

/// What stands in a cell of a range around a building.
enum class RangeKind : std::uint8_t { None, Mountains, Wood };

/// A guard beside a door of a half draft where doors have no images: those of the images stand elsewhere.
struct DoorGuard {
    Guard guard;
    std::vector<Cell> far; ///< by image, as the cells here whose images they are

    bool operator==(const DoorGuard&) const = default;
};

/// Once a step has run, its part no longer changes, except that later steps open or fill cells of `use`.
struct Draft {
    Size size;
    std::vector<DrawingPoint> centres; ///< of the zones, x and y in cells from the upper left corner
    bool placesGivenUp = false; ///< zones lie elsewhere than the template places them: links cross there
    std::vector<double> wanted; ///< cells that a zone should have
    /// By zone, as drawn; optional ones are left out where there is no room.
    std::vector<std::vector<PlannedMine>> mines;
    std::vector<std::optional<ZoneCastle>> castles; ///< likewise
    std::vector<int> moreCastles;                   ///< by zone, beside that one
    Grid<std::int16_t> zoneOf;                      ///< -1 before the shares
    Grid<char> skeleton; ///< 1 where walls leave the ground where they can, so that each zone reaches those
                         ///< it is linked with
    Grid<CellUse> use;
    std::vector<DraftCastle> placedCastles;
    std::vector<DraftMine> placedMines;
    std::vector<DraftBuilding> visitables;
    std::vector<Cell> villageCentres; ///< kept open; roads lead there; those of a half draft stay here
    Grid<RangeKind> ranges;           ///< around buildings
    std::vector<DraftLink> links;     ///< in the template's order
    Grid<char> roads;                 ///< 1 where one lies
    std::vector<Item> items;
    std::vector<Guard> guards;
    std::vector<int> richness; ///< by zone, what its items cost together
    Grid<Surface> nodes;       ///< of the ground, as World::nodes
    std::vector<Placed> decorations;
    /// Of a half draft: passages over its edge, in the order of MirrorPlan::edgePassages: their cells on this
    /// side, first that of EdgePassage::first, and their guards.
    std::vector<DraftLink> edgePassages;
    std::vector<Cell> gates; ///< of a half draft: where the parts of zones that are their own image join, and
                             ///< passages over the edge
    /// Of a turn's half draft: where the road of the whole goes over the edge in the middle.
    std::optional<Cell> joint{};
    std::vector<DoorGuard> doorGuards; ///< of a half draft, beside `guards`
    WorldImage image;                  ///< what of the world is the image of the rest

    bool isBesideJoint(Cell cell) const { return joint && chebyshev(*joint, cell) <= 1; }

    bool operator==(const Draft&) const = default;
};

/// The steps in their order; each has its own random number stream, so that a change of one step does not
/// affect the steps before it.
enum class Step : std::uint8_t {
    Layout,    ///< where the zones lie
    Shares,    ///< the zone of each cell
    Buildings, ///< castles and mines
    Visitables,
    Mask,       ///< where nobody can walk
    Passages,   ///< and portals
    Connection, ///< ways inside the zones
    Roads,
    Treasures,   ///< and guards
    Decorations, ///< what is seen where nobody can walk
};
inline constexpr int stepCount = 10;

/// "layout", "shares" ...: file names and reports have them.
std::string_view stepId(Step step);

/// The draft after a step as a map of characters, a row to a line. Up to the shares a zone is a letter, or a
/// sign where there are more than 62; after that '#' is a wall, '%' an obstacle, 'B' a building, 'E' its
/// entrance, 'O' a passage, '=' a road, '!' a guard, '$' a treasure, and '.' ground.
std::string draftText(const Draft& draft, Step step);

} // namespace stonemason::pocket_heroes
