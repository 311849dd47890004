// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

// Chooses where in a zone an object is placed: in roomy zones at the best of a sample of cells, else at the
// best of all; in small zones where it takes the least ground. Cost: O(cells of the zone x cost of build())
// at worst; Plan::work counts it. Source: own work.

/// Cells visited to reject a place for an object.
constexpr std::int64_t looksOfPlace = 6;

} // namespace

std::optional<DraftBuilding> ZoneGround::placeFreely(int zone, const CatalogueObject& object,
                                                     SeededRandom& random) {
    const auto& cells = cells_[std::size_t(zone)];
    constexpr int triesInRoom = 12;
    constexpr int triesOnLittle = 60;
    const int tries = isRoomy(zone) ? triesInRoom : triesOnLittle;
    for (int i = 0; i < tries; ++i) {
        const Cell cell = cells[std::size_t(random.below(int(cells.size())))];
        if (!fits(zone, object, cell) || hasTwin(object, cell) || !standsFreely(zone, object, cell)) continue;
        if (const auto built = build(zone, ThingKind::Visitable, object, cell)) return built->building;
    }
    return std::nullopt;
}

std::optional<DraftBuilding> ZoneGround::placeFreelyNear(int zone, const CatalogueObject& object, Cell middle,
                                                         int reach, SeededRandom& random) {
    constexpr int tries = 24;
    for (int i = 0; i < tries; ++i) {
        const int down = random.below(2 * reach + 1) - reach;
        const int right = random.below(2 * reach + 1) - reach;
        const Cell cell = middle + Cell{down, right};
        if (!fits(zone, object, cell) || hasTwin(object, cell) || !standsFreely(zone, object, cell)) continue;
        if (const auto built = build(zone, ThingKind::Visitable, object, cell)) return built->building;
    }
    return std::nullopt;
}

/// Places the object where it takes the least ground, so that later objects have room.
std::optional<DraftBuilding> ZoneGround::placeTightly(int zone, ThingKind kind,
                                                      std::span<const CatalogueObject* const> objects,
                                                      SeededRandom& random, bool besideTwins) {
    std::vector<Cell> cells = cells_[std::size_t(zone)];
    random.shuffle(std::span(cells));
    const CatalogueObject* best = nullptr;
    Cell place;
    int least = 0;
    for (const Cell cell : cells) {
        if (plan_.mustStop()) return std::nullopt;
        plan_.spend(looksOfPlace * std::int64_t(objects.size()));
        for (const CatalogueObject* object : objects) {
            if (best && groundUnder(*object, cell) >= least) continue;
            if (!besideTwins && hasTwin(*object, cell)) continue;
            const auto built = build(zone, kind, *object, cell);
            if (!built) continue;
            undo(*built);
            if (best && built->groundTaken >= least) continue;
            best = object;
            place = cell;
            least = built->groundTaken;
        }
    }
    if (!best) return std::nullopt;
    return build(zone, kind, *best, place)->building;
}

/// Tries cells row by row from above, so that the remaining ground stays in one piece.
std::optional<DraftBuilding> ZoneGround::placeFirst(int zone, ThingKind kind,
                                                    std::span<const CatalogueObject* const> objects) {
    for (const Cell cell : cells_[std::size_t(zone)]) {
        if (plan_.mustStop()) break;
        plan_.spend(looksOfPlace * std::int64_t(objects.size()));
        for (const CatalogueObject* object : objects)
            if (const auto built = build(zone, kind, *object, cell)) return built->building;
    }
    return std::nullopt;
}

std::optional<DraftBuilding> ZoneGround::place(int zone, ThingKind kind,
                                               std::span<const CatalogueObject* const> objects,
                                               const std::function<double(Cell)>& score, SeededRandom& random,
                                               bool isNeeded) {
    if (!isRoomy(zone)) {
        // A required object may cut off a corner, or cost a passage that portals then replace.
        std::optional<DraftBuilding> placed;
        for (const Damage most : {Damage::Corners, Damage::Ground, Damage::Sites, Damage::Picture}) {
            mostDamage_ = most;
            placed = placeTightly(zone, kind, objects, random, false);
            if (!placed) placed = placeTightly(zone, kind, objects, random, true);
            if (placed || !isNeeded) break;
        }
        mostDamage_ = Damage::Corners;
        return placed;
    }
    if (plan_.isPacked(zone) && kind == ThingKind::Ownerable) {
        mostDamage_ = Damage::Picture;
        const auto placed = placeFirst(zone, kind, objects);
        mostDamage_ = Damage::Corners;
        return placed;
    }
    const auto& cells = cells_[std::size_t(zone)];
    using Tried = std::vector<std::pair<double, Cell>>;
    const auto tryAll = [&](Tried tried, bool besideTwins) -> std::optional<DraftBuilding> {
        std::ranges::sort(tried);
        for (const auto& [badness, cell] : tried) {
            if (plan_.mustStop()) break;
            plan_.spend(looksOfPlace * std::int64_t(objects.size()));
            for (const CatalogueObject* object : objects) {
                if (besideTwins || !hasTwin(*object, cell))
                    if (const auto built = build(zone, kind, *object, cell)) return built->building;
            }
        }
        return std::nullopt;
    };
    constexpr int sample = 24;
    Tried tried;
    for (int i = 0; i < sample; ++i) {
        const Cell cell = cells[std::size_t(random.below(int(cells.size())))];
        if (fits(zone, *objects.front(), cell)) tried.emplace_back(score(cell), cell);
    }
    if (auto building = tryAll(std::move(tried), false)) return building;
    tried.clear();
    for (const Cell cell : cells)
        if (isGround(draft_.use[cell])) tried.emplace_back(score(cell), cell);
    if (auto building = tryAll(tried, false)) return building;
    return tryAll(std::move(tried), true);
}

} // namespace stonemason::pocket_heroes
