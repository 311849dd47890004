// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/world/thing.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// A way that can be opened from the first zone of a link into the second.
struct PassageSite {
    std::vector<Cell> opened; ///< cells of walls, in order
    Cell firstEnd;            ///< the cell before them, in the first zone
    Cell secondEnd;

    bool operator==(const PassageSite&) const = default;
};

/// The ground of the zones while things are put on it: in each zone all cells that are walked or can be
/// opened are 4-connected, and cells that a building cuts off are given up.
class ZoneGround {
public:
    ZoneGround(Draft& draft, const Plan& plan);

    /// Whether it is walked, or can be.
    static bool isGround(CellUse use) { return isWalked(use) || use == CellUse::Obstacle; }

    std::span<const Cell> cellsOf(int zone) const { return cells_[std::size_t(zone)]; }
    bool isRoomy(int zone) const;

    /// Walls where zones meet, in the zone that has far more cells or in either; then each zone's piece
    /// of ground that has most of its skeleton and is no less than half of the largest, all else walls.
    void raiseWalls(SeededRandom& random);

    /// Puts the object where there is ground all around it, of a few places tried.
    std::optional<DraftBuilding> placeFreely(int zone, const CatalogueObject& object, SeededRandom& random);

    /// The same at most so many cells from one.
    std::optional<DraftBuilding> placeFreelyNear(int zone, const CatalogueObject& object, Cell middle,
                                                 int reach, SeededRandom& random);

    /// Puts one of the objects where the score is least, of a sample of the zone or, when nothing of it will
    /// do, of all of it; in a zone that is not roomy where it takes least ground, and a mine of a packed zone
    /// at the first place from above. Nothing when there is no room, or when the plan is to stop.
    /// @param isNeeded whether it may cut off a third of a zone that is not roomy, or take the last site of a
    /// link, rather than not be there
    std::optional<DraftBuilding> place(int zone, ThingKind kind,
                                       std::span<const CatalogueObject* const> objects,
                                       const std::function<double(Cell)>& score, SeededRandom& random,
                                       bool isNeeded);

    /// Turns open cells of a zone into water, and walls in the few that this cuts off. False, and nothing is
    /// changed, where it would cut off more, or what must be walked, or the last site of a link.
    bool flood(int zone, std::span<const Cell> water);

    /// The sites of a link that are open now.
    std::vector<PassageSite> sitesOf(int link) const;
    bool hasSite(int link) const;
    /// From now on nothing is refused because the link would have no site.
    void giveUpSites(int link);

    /// From now on buildings of a half draft stand on the diagonal, or else off it again.
    void standOnDiagonal(bool doStand) { onDiagonal_ = doStand; }
    bool standsOnDiagonal() const { return onDiagonal_; }

    /// Opens one.
    void open(const PassageSite& site);

private:
    /// What placing a building may destroy; each level permits those before it, too.
    enum class Damage : std::uint8_t {
        Corners, ///< cuts off at most 3 + cells / 12 cells of the zone
        Ground,  ///< cuts off at most a third of them
        Sites,   ///< takes the last passage site of a link
        Picture, ///< overlaps the picture of another building
    };

    struct Border {
        Cell first;
        Cell second;
    };

    struct Built {
        DraftBuilding building;
        const CatalogueObject* object = nullptr; ///< nullptr: the change is water
        int groundTaken = 0;
        std::vector<std::pair<Cell, CellUse>> before; ///< what there was, in order
    };

    /// By link. They are found when they are first asked for: most users of this class need none.
    const std::vector<std::vector<Border>>& borders() const;
    void keepOnePiece(int zone);
    std::optional<PassageSite> siteAt(int link, Border border) const;
    /// Whether images of doors are no doors, so that a building needs ground before all of them.
    bool hasFarDoors() const { return draft_.image.exists() && !draft_.image.isDiagonal(); }
    /// From where one enters the object or, after so many steps, its image, as the cells here whose images
    /// these are.
    std::vector<Cell> doorsOf(ThingKind kind, const CatalogueObject& object, Cell entrance, int steps) const;
    std::optional<Cell> approachFor(int zone, const CatalogueObject& object, Cell entrance,
                                    const std::vector<Cell>& doors) const;
    bool fits(int zone, const CatalogueObject& object, Cell entrance) const;
    bool coversNoPicture(const CatalogueObject& object, Cell entrance) const;
    bool hasTwin(const CatalogueObject& object, Cell entrance) const;
    void addPicture(const CatalogueObject& object, Cell entrance, int change);
    void addPictures();
    int groundUnder(const CatalogueObject& object, Cell entrance) const;
    bool standsFreely(int zone, const CatalogueObject& object, Cell entrance) const;
    std::optional<Built> build(int zone, ThingKind kind, const CatalogueObject& object, Cell entrance);
    void undo(const Built& built);
    std::optional<DraftBuilding> placeTightly(int zone, ThingKind kind,
                                              std::span<const CatalogueObject* const> objects,
                                              SeededRandom& random, bool besideTwins);
    std::optional<DraftBuilding> placeFirst(int zone, ThingKind kind,
                                            std::span<const CatalogueObject* const> objects);
    std::vector<Cell> pieceFrom(int zone, Cell start);
    /// The ground of a zone to which one does not come from a cell of it.
    std::vector<Cell> cutOff(int zone, Cell from);
    bool keepsSites(int zone, const std::vector<int>& before) const;

    Draft& draft_;
    const Plan& plan_;
    std::vector<std::vector<Cell>> cells_;
    mutable std::vector<std::vector<Border>> borders_; ///< see borders(); empty until then
    std::vector<std::vector<int>> linksAt_;            ///< by zone, those that are not portals in any case
    Grid<int> seen_;
    Grid<std::int8_t> pictures_;                        ///< how many buildings' pictures there are
    std::map<std::string, std::vector<Cell>> standing_; ///< entrances of buildings, by their ids
    int flood_ = 0;
    Damage mostDamage_ = Damage::Corners;
    bool onDiagonal_ = false;
};

} // namespace stonemason::pocket_heroes
