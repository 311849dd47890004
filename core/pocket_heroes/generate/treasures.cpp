// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/guard_posts.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/picture.h"
#include "core/pocket_heroes/generate/treasure_clusters.h"
#include "core/pocket_heroes/generate/zone_ground.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "core/pocket_heroes/world/thing.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// Posts the guards, which guardPosts() matches with buildings, then lays clusters in each zone, treasures
/// that lie together and are drawn by treasureChances(), beginning with piles at some doors, until the zone
/// is as rich as wanted or is full. Some clusters have guards of their own, the stronger the more there is.
/// Invariant: a cell holds one guard or item at most, and no item lies on a road. Cost: O(cells), and that of
/// the matching. Source: own work; chances, costs and guards are the template's.
class Treasurer {
public:
    Treasurer(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , random_(random)
        , ground_(draft, plan)
        , occupied_(draft.size, 0)
        , places_(draft, occupied_) {}

    Status spread() {
        for (const DraftMine& mine : draft_.placedMines)
            keepOffPicture(Section::Ownerable, mine.building);
        for (const DraftBuilding& building : draft_.visitables)
            keepOffPicture(Section::Visitable, building);
        if (const Status posted = postGuards(); !posted) return posted;
        for (int zone = 0; zone < int(plan_.worldTemplate.zones.size()) && !plan_.stop.stop_requested();
             ++zone)
            spreadIn(zone);
        return std::monostate();
    }

private:
    void keepOffPicture(Section section, const DraftBuilding& building) {
        const CatalogueObject* object = plan_.catalogue.find(section, building.id);
        if (!object) return;
        const CellRange picture = pictureOf(*object);
        forEachCell(sizeOf(picture),
                    [&](Cell step) { places_.keepOff(building.cell + picture.first + step); });
    }

    void post(Cell cell, int level) {
        const IntRange range = plan_.worldTemplate.config.guardCount[std::size_t(level)];
        const int count = random_.in(range);
        Guard guard;
        guard.troop = {std::int16_t(randomGuard + level), count};
        guard.cell = cell;
        draft_.guards.push_back(guard);
        occupy(cell);
    }

    void occupy(Cell cell) {
        if (draft_.use[cell] == CellUse::Obstacle) draft_.use[cell] = CellUse::Open;
        occupied_[cell] = 1;
    }

    void addDoors(Section section, const DraftBuilding& building) {
        doors_.push_back(doorOf(draft_, building));
        const CatalogueObject* object = plan_.catalogue.find(section, building.id);
        const CellRange plot = object ? pictureOf(*object) : CellRange{};
        for (int part = 1; part <= int(building.farApproaches.size()); ++part)
            doors_.push_back(farDoorOf(draft_, building, plot, part));
    }

    /// Lists the doors of guarded portals and mines and of their images, in the order in which postAt() uses
    /// them.
    void findDoors() {
        for (const DraftLink& link : draft_.links)
            if (link.guardLevel >= 0)
                for (const DraftBuilding& portal : link.portals)
                    addDoors(Section::Visitable, portal);
        for (const DraftMine& mine : draft_.placedMines)
            if (mine.plan.guardLevel >= 0) addDoors(Section::Ownerable, mine.building);
        posts_ = guardPosts(draft_, doors_);
        nextPost_ = posts_.begin();
    }

    /// Posts the guard of the next door, and those of its images, and returns its cell; nullopt if there is
    /// none.
    std::optional<Cell> postAt(const DraftBuilding& building, int level) {
        const std::optional<Cell> near = *nextPost_++;
        std::vector<Cell> far;
        for (std::size_t part = 0; part < building.farApproaches.size(); ++part)
            if (const std::optional<Cell> post = *nextPost_++) far.push_back(*post);
        if (!near || far.size() < building.farApproaches.size()) return std::nullopt;
        post(*near, level);
        if (far.empty()) return near;
        std::ranges::for_each(far, [this](Cell cell) { occupy(cell); });
        draft_.doorGuards.push_back({draft_.guards.back(), std::move(far)});
        draft_.guards.pop_back();
        return near;
    }

    /// Posts guards in passages and beside portals, then beside mines. A guard without a place fails like a
    /// building without a place.
    Status postGuards() {
        findDoors();
        for (DraftLink& link : draft_.links) {
            if (link.guardLevel < 0) continue;
            if (!link.portal) {
                post(link.cells.front(), link.guardLevel);
                link.guards.push_back(link.cells.front());
            }
            const Link& wanted = plan_.worldTemplate.links[std::size_t(link.link)];
            for (const DraftBuilding& portal : link.portals) {
                const auto cell = postAt(portal, link.guardLevel);
                if (!cell) return Error{{"generate/portal", {wanted.first, wanted.second}}};
                link.guards.push_back(*cell);
            }
        }
        for (DraftLink& passage : draft_.edgePassages) {
            if (passage.guardLevel < 0) continue;
            post(passage.cells.front(), passage.guardLevel);
            passage.guards = {passage.cells.front()};
        }
        for (DraftMine& mine : draft_.placedMines) {
            if (mine.plan.guardLevel < 0) continue;
            mine.guard = postAt(mine.building, mine.plan.guardLevel);
            if (!mine.guard) return Error{{"generate/mine", {mine.building.zone}}};
        }
        return std::monostate();
    }

    TreasureKind pickKind() {
        double left = random_.unit();
        for (std::size_t kind = 0; kind < chances_.size(); ++kind) {
            if (left < chances_[kind]) return TreasureKind(kind);
            left -= chances_[kind];
        }
        return TreasureKind::Pile;
    }

    Treasure treasureOf(TreasureKind kind) {
        switch (kind) {
        case TreasureKind::Campfire: return Campfire{};
        case TreasureKind::Chest: return Chest{};
        case TreasureKind::Artifact: return Artifact{artifact()};
        case TreasureKind::Pile: break;
        }
        if (random_.percent(plan_.numbers.randomPilePercent)) return Pile{};
        return Pile{Resource(random_.below(resourceCount)), 0};
    }

    /// A random artifact whose level the catalogue defines.
    std::string artifact() {
        std::vector<const ArtifactInfo*> known;
        for (const ArtifactInfo& info : plan_.catalogue.artifacts)
            if (info.level > 0) known.push_back(&info);
        return known.empty() ? std::string() : known[std::size_t(random_.below(int(known.size())))]->id;
    }

    /// How many treasures lie together (source: maps of people).
    int pickCount() {
        if (random_.percent(lonePercent_)) return 1;
        constexpr std::array<IntRange, 3> sizes{{{2, 4}, {5, 9}, {10, 14}}};
        constexpr std::array<int, 3> clustersOf{66, 25, 9}; // of a hundred
        return random_.in(sizes[random_.weightedIndex(clustersOf).value()]);
    }

    /// The guard level whose clusters in maps of people are closest in worth; ties are broken at random.
    int levelFor(int worth) {
        const auto& worths = plan_.catalogue.craft.guardWorth;
        int best = 0;
        int alike = 1;
        for (int level = 1; level < int(worths.size()); ++level) {
            const int off = std::abs(worths[std::size_t(level)] - worth);
            const int least = std::abs(worths[std::size_t(best)] - worth);
            alike = off < least ? 1 : off == least ? alike + 1 : alike;
            if (off < least || (off == least && random_.below(alike) == 0)) best = level;
        }
        return best + 1;
    }

    /// The number of cells of the zone in the finished world: those on the diagonal are half its own and
    /// half its image's.
    int areaOf(int zone) const {
        const auto cells = ground_.cellsOf(zone);
        const auto area = int(cells.size());
        if (!plan_.half) return area;
        const auto shared =
            int(std::ranges::count_if(cells, [this](Cell cell) { return draft_.image.isFixed(cell); }));
        return plan_.half->isOwnImage(zone) ? draft_.image.order() * area - shared : area - shared / 2;
    }

    void spreadIn(int zone) {
        places_.begin(ground_.cellsOf(zone), random_);
        const GeneratorNumbers numbers = plan_.numbersIn(zone);
        chances_ = treasureChances(plan_.zoneAt(zone), plan_.worldTemplate.config, plan_.catalogue);
        // Rich zones have fewer lone treasures, so that guards protect more of them.
        const int usual = numbers.usualRichness;
        lonePercent_ =
            numbers.loneHoardPercent * usual / std::clamp(plan_.zoneAt(zone).richness, usual, 2 * usual);
        const int shift = guardShiftOf(plan_.zoneAt(zone), plan_.catalogue);
        const int parts = plan_.half && plan_.half->isOwnImage(zone) ? draft_.image.order() : 1;
        const int whole =
            wantedRichness(plan_.zoneAt(zone), areaOf(zone), plan_.worldTemplate.config, plan_.catalogue);
        const int wanted = (whole + parts - 1) / parts;
        constexpr int guardedCount = 2;
        int& richness = draft_.richness[std::size_t(zone)];
        SeededRandom ofDoors(random_.next());
        layAtDoors(zone, wanted, ofDoors);
        while (richness < wanted) {
            const int count = pickCount();
            const bool withGuard = count >= guardedCount && random_.percent(numbers.hoardGuardPercent);
            const bool withGrowth =
                count >= guardedCount && random_.percent(plan_.numbers.hoardGrowthPercent);
            const auto cluster = places_.find(count, withGuard, withGrowth, random_);
            if (!cluster) break;
            int worth = 0;
            std::size_t laid = 0;
            for (; laid < cluster->cells.size() && richness < wanted; ++laid)
                worth += layAt(cluster->cells[laid], richness);
            // The treasures of a truncated cluster may all lie out of the guard's reach.
            if (cluster->guard && laid == cluster->cells.size())
                post(*cluster->guard, shiftedLevel(levelFor(worth), shift));
        }
        layInNooks(zone, wanted);
    }

    /// In a narrow zone, treasures without a place replace obstacles, so that homes which are alike are
    /// equally rich; limited to one for each cellsForEach cells.
    void layInNooks(int zone, int wanted) {
        constexpr int cellsForEach = 12;
        int& richness = draft_.richness[std::size_t(zone)];
        for (int left = areaOf(zone) / cellsForEach; left > 0 && richness < wanted; --left) {
            const auto nook = places_.openNook(random_);
            if (!nook) return;
            layAt(*nook, richness);
        }
    }

    /// Lays piles beside mines, of their resource and some with a guard, and beside village squares.
    void layAtDoors(int zone, int wanted, SeededRandom& random) {
        if (chances_[0] <= 0) return;
        for (const DraftMine& mine : draft_.placedMines)
            if (mine.building.zone == zone)
                layPiles(mine.building.approach, Pile{mine.plan.resource, 0}, true, wanted, random);
        for (const Cell square : draft_.villageCentres)
            if (draft_.zoneOf[square] == zone) layPiles(square, Pile{}, false, wanted, random);
    }

    void layPiles(Cell door, Pile pile, bool withGuard, int wanted, SeededRandom& random) {
        constexpr int most = 4;
        constexpr int guardedCount = 2;
        const int zone = draft_.zoneOf[door];
        int& richness = draft_.richness[std::size_t(zone)];
        if (richness >= wanted || !random.percent(plan_.numbers.doorPilePercent)) return;
        const int each = std::max(1, plan_.worldTemplate.config.treasureCost[0]);
        const int least = withGuard ? guardedCount : 1;
        const int count = std::min(least + random.below(most - least), (wanted - richness + each - 1) / each);
        constexpr int heldPercent = 70; // of the guarded clusters: people guard a third of their mines
        const bool isHeld = withGuard && count >= guardedCount &&
                            random.percent(plan_.numbersIn(zone).hoardGuardPercent * heldPercent / 100);
        const auto cluster = places_.findNear(door, count, isHeld, random);
        if (!cluster) return;
        const int worth = plan_.catalogue.fairness.worth[Treasure(pile).index()];
        for (const Cell cell : cluster->cells) {
            Item item;
            item.treasure = pile;
            item.cell = cell;
            draft_.items.push_back(std::move(item));
            richness += each;
        }
        const int shift = guardShiftOf(plan_.zoneAt(zone), plan_.catalogue);
        if (cluster->guard)
            post(*cluster->guard, shiftedLevel(levelFor(worth * int(cluster->cells.size())), shift));
    }

    /// Lays a random treasure there and adds its cost to richness. Returns its worth (FairnessRules::worth).
    int layAt(Cell cell, int& richness) {
        const TreasureKind kind = pickKind();
        Item item;
        item.treasure = treasureOf(kind);
        item.cell = cell;
        const int worth = plan_.catalogue.fairness.worth[item.treasure.index()];
        draft_.items.push_back(std::move(item));
        richness += std::max(1, plan_.worldTemplate.config.treasureCost[std::size_t(kind)]);
        return worth;
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    const ZoneGround ground_;
    Grid<char> occupied_;
    ClusterPlacer places_;
    std::vector<GuardedDoor> doors_;
    std::vector<std::optional<Cell>> posts_; ///< by doors_
    std::vector<std::optional<Cell>>::const_iterator nextPost_;
    std::array<double, treasureKindCount> chances_{}; ///< by TreasureKind, in the zone
    int lonePercent_ = 0;                             ///< of the clusters in the zone
};

} // namespace

Result<Draft> spreadTreasures(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const Status done = Treasurer(draft, plan, random).spread(); !done) return done.error();
    return draft;
}

} // namespace stonemason::pocket_heroes
