// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/edge_opener.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// The mean position of the cells.
DrawingPoint centroidOf(std::span<const Cell> cells) {
    DrawingPoint middle;
    for (const Cell cell : cells) {
        middle.x += cell.column / double(cells.size());
        middle.y += cell.row / double(cells.size());
    }
    return middle;
}

/// The objects of a class and, for mines, of a resource: those for this surface, or else those for any.
std::vector<const CatalogueObject*> objectsFor(const Catalogue& catalogue, Section section, ObjectClass kind,
                                               std::optional<Resource> resource, Surface surface) {
    std::vector<const CatalogueObject*> suited, any;
    for (const CatalogueObject& object : catalogue.objects(section).all()) {
        if (object.kind != kind || object.resource != resource) continue;
        if (object.surfaces.has(surface)) suited.push_back(&object);
        if (object.surfaces.empty()) any.push_back(&object);
    }
    return suited.empty() ? any : suited;
}

/// The castles of a size (see CastleShape) with the smallest footprint, in random order.
std::vector<const CatalogueObject*> castlesFor(const Catalogue& catalogue, int size, SeededRandom& random) {
    std::vector<const CatalogueObject*> castles;
    for (const CatalogueObject& object : catalogue.objects(Section::Castle).all()) {
        if (!object.castle || object.castle->size != size) continue;
        if (!castles.empty() && object.footprint.size() < castles.front()->footprint.size()) castles.clear();
        if (castles.empty() || object.footprint.size() == castles.front()->footprint.size())
            castles.push_back(&object);
    }
    random.shuffle(std::span(castles));
    return castles;
}

/// A size as in CastleShape.
int pickCastleSize(CastleSize size, SeededRandom& random) {
    constexpr int sizes = 3;
    return 1 + (size == CastleSize::Random ? random.below(sizes) : int(size));
}

/// A greedy placement: zone by zone the castle, then the required mines, then the others. Each building is
/// tried at cells in order of badness (castle: distance from the middle of the zone; mines of ore and wood:
/// deviation from the preferred distance to the castle; others: nearness to existing buildings) until
/// ZoneGround::build() accepts one.
/// Invariant: after each building the ground of the zone is one piece, see ZoneGround.
/// Cost: at most O(cells) tries for a building; Plan::work counts the cells visited.
/// Source: own work.
class Builder {
public:
    Builder(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft), plan_(plan), random_(random), ground_(draft, plan), edge_(draft) {
        ground_.raiseWalls(random);
    }

    Status build() {
        for (std::size_t i = 0; i < draft_.edgePassages.size(); ++i) {
            const MirrorPlan::EdgePassage& wanted = plan_.half->edgePassages[i];
            if (!edge_.openPassage(wanted, draft_.edgePassages[i], random_))
                return Error{{"generate/zone-cells", {wanted.first}}};
        }
        constexpr std::int64_t looksOfWalls = 16;
        plan_.spend(looksOfWalls * draft_.size.area());
        for (int zone = 0; zone < int(plan_.worldTemplate.zones.size()); ++zone) {
            const auto cells = ground_.cellsOf(zone);
            if (std::ranges::none_of(cells, [&](Cell cell) { return isWalked(draft_.use[cell]); }))
                return Error{{"generate/zone-cells", {zone}}};
            middle_ = centroidOf(cells);
            home_.reset();
            const Zone& zoneTemplate = plan_.worldTemplate.zones[std::size_t(zone)];
            const bool isOwnImage = plan_.half && plan_.half->isOwnImage(zone);
            // That gate has only one possible place, so it is opened before anything is built there.
            const bool isInMiddle = isOwnImage && draft_.image.isTurn();
            if (isInMiddle && !edge_.openGate(zone, middle_)) return Error{{"generate/zone-cells", {zone}}};
            const bool needsCastle = zoneTemplate.needsCastle();
            if (draft_.castles[std::size_t(zone)] && !placeCastle(zone, needsCastle) && needsCastle)
                return Error{{"generate/castle", {zone}}};
            const int needed = std::max(int(zoneTemplate.mines.size()), zoneTemplate.mineCount.min);
            if (!(isOwnImage ? placeSetsOfMines(zone, needed) : placeMines(zone, needed)))
                return Error{{"generate/mine", {zone}}};
            const int more = draft_.moreCastles[std::size_t(zone)] /
                             (isOwnImage ? draft_.image.order() : 1); // each is repeated by its images
            for (int i = 0; i < more; ++i)
                if (!placeMoreCastle(zone)) break;
            if (isOwnImage && !isInMiddle && !edge_.openGate(zone, middle_))
                return Error{{"generate/zone-cells", {zone}}};
        }
        return std::monostate();
    }

private:
    /// For objects that stand on the diagonal, the parts on this side of it.
    std::vector<CatalogueObject> halvesOf(const std::vector<const CatalogueObject*>& objects) const {
        std::vector<CatalogueObject> halves;
        for (const CatalogueObject* object : objects) {
            halves.push_back(*object);
            std::erase_if(halves.back().footprint, [](Cell offset) { return offset.column > offset.row; });
        }
        return halves;
    }

    std::vector<const CatalogueObject*> objectsOf(int zone, const PlannedMine& mine) const {
        return objectsFor(plan_.catalogue, Section::Ownerable, ObjectClass::Mine, mine.resource,
                          plan_.worldTemplate.zones[std::size_t(zone)].surface);
    }

    std::size_t roomOf(int zone, const PlannedMine& mine) const {
        const auto objects = objectsOf(zone, mine);
        return objects.empty() ? 0 : objects.front()->footprint.size();
    }

    /// Places the required mines, then as many of the others as fit.
    bool placeMines(int zone, int needed) {
        std::vector<PlannedMine> mines = draft_.mines[std::size_t(zone)];
        const auto firstOfRest = mines.begin() + std::min(std::ptrdiff_t(needed), std::ssize(mines));
        // The mines with the largest footprint go first.
        if (!ground_.isRoomy(zone) || plan_.isPacked(zone))
            for (const auto& [from, to] :
                 {std::pair(mines.begin(), firstOfRest), std::pair(firstOfRest, mines.end())})
                std::ranges::stable_sort(from, to, std::greater(),
                                         [&](const PlannedMine& mine) { return roomOf(zone, mine); });
        std::array<bool, resourceCount> isCrowded{}; // there was no room for another mine of the resource
        for (auto mine = mines.begin(); mine != mines.end(); ++mine) {
            if (plan_.mustStop()) return false;
            const bool isNeeded = mine < firstOfRest;
            bool& crowded = isCrowded[std::size_t(mine->resource)];
            if ((crowded && !isNeeded) || placeMine(zone, *mine, isNeeded)) continue;
            if (isNeeded) return false;
            crowded = true;
        }
        return true;
    }

    /// Places equal mines in sets of one and its images, others on the diagonal if that is the edge.
    bool placeSetsOfMines(int zone, int needed) {
        std::vector<PlannedMine> mines = draft_.mines[std::size_t(zone)];
        std::vector<std::pair<PlannedMine, bool>> sets; // second: whether the set is required
        for (int i = 0; !mines.empty(); ++i) {
            const PlannedMine mine = mines.front();
            mines.erase(mines.begin());
            const auto images = std::ptrdiff_t(draft_.image.order()) - 1;
            if (std::ranges::count(mines, mine) < images) {
                if (!draft_.image.isDiagonal()) continue;
                ground_.standOnDiagonal(true);
                const bool isPlaced = placeMine(zone, mine, i < needed);
                ground_.standOnDiagonal(false);
                if (!isPlaced && i < needed) return false;
                continue;
            }
            for (std::ptrdiff_t image = 0; image < images; ++image)
                mines.erase(std::ranges::find(mines, mine));
            sets.emplace_back(mine, i < needed);
            i += int(images);
        }
        return std::ranges::all_of(
            sets, [&](const auto& set) { return placeMine(zone, set.first, set.second) || !set.second; });
    }

    /// Places a castle of the requested size, or of the next smaller size that fits.
    std::optional<DraftBuilding> castleAt(int zone, const std::function<double(Cell)>& score, bool isNeeded) {
        std::optional<DraftBuilding> placed;
        int size = pickCastleSize(
            plan_.zoneAt(zone).castleSize.value_or(plan_.worldTemplate.config.castleSize), random_);
        for (; size > 0 && !placed; --size) {
            const auto castles = castlesFor(plan_.catalogue, size, random_);
            if (castles.empty()) continue;
            placed = ground_.place(zone, ThingKind::Castle, castles, score, random_, isNeeded && size == 1);
        }
        return placed;
    }

    bool placeCastle(int zone, bool isNeeded) {
        const auto placed = castleAt(
            zone, [this](Cell cell) { return distanceFrom(middle_, cell); }, isNeeded);
        if (!placed) return false;
        home_ = placed->cell;
        draft_.placedCastles.push_back({*placed, *draft_.castles[std::size_t(zone)]});
        return true;
    }

    /// Places a neutral castle as far as possible from the other castles of the zone.
    bool placeMoreCastle(int zone) {
        const auto nearness = [&](Cell cell) {
            int nearest = draft_.size.rows;
            for (const DraftCastle& castle : draft_.placedCastles)
                if (castle.building.zone == zone)
                    nearest = std::min(nearest, chebyshev(castle.building.cell, cell));
            return double(-nearest);
        };
        const auto placed = castleAt(zone, nearness, false);
        if (placed) draft_.placedCastles.push_back({*placed, ZoneCastle()});
        return placed.has_value();
    }

    /// Prefers base mines near the castle and others away from existing buildings, and penalizes cells whose
    /// road would run along the rim of the map.
    double badnessAt(int zone, const PlannedMine& mine, Cell cell) const {
        constexpr int rim = 3;
        constexpr double priceOfRim = 8;
        const int steps = distanceToEdge(draft_.size, cell);
        return awayFromOthers(zone, mine, cell) + (steps < rim ? priceOfRim : 0);
    }

    double baseMineSteps() const {
        return plan_.numbers.baseMineCells * std::sqrt(draft_.size.rows / double(numbers::referenceSide));
    }

    double awayFromOthers(int zone, const PlannedMine& mine, Cell cell) const {
        const bool isBase = isBaseResource(mine.resource);
        if (isBase && home_) return std::abs(chebyshev(*home_, cell) - baseMineSteps());
        if (isBase) return distanceFrom(middle_, cell);
        int nearest = 1000;
        for (const DraftMine& other : draft_.placedMines)
            if (other.building.zone == zone)
                nearest = std::min(nearest, chebyshev(other.building.cell, cell));
        if (home_) nearest = std::min(nearest, chebyshev(*home_, cell));
        return -nearest;
    }

    bool placeMine(int zone, const PlannedMine& mine, bool isNeeded) {
        auto objects = objectsOf(zone, mine);
        if (objects.empty()) return false;
        std::vector<CatalogueObject> halves;
        if (ground_.standsOnDiagonal()) {
            halves = halvesOf(objects);
            for (std::size_t i = 0; i < halves.size(); ++i)
                objects[i] = &halves[i];
        }
        const auto placed = ground_.place(
            zone, ThingKind::Ownerable, objects, [&](Cell cell) { return badnessAt(zone, mine, cell); },
            random_, isNeeded);
        if (!placed) return false;
        draft_.placedMines.push_back({*placed, mine});
        return true;
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    ZoneGround ground_;
    EdgeOpener edge_;
    DrawingPoint middle_;
    std::optional<Cell> home_;
};

} // namespace

Result<Draft> placeBuildings(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const Status built = Builder(draft, plan, random).build(); !built) return built.error();
    return draft;
}

} // namespace stonemason::pocket_heroes
