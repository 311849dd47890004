// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/guard_posts.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <optional>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

/// Posts the guards, which guardPosts() matches with buildings, then draws treasures by the chances of the
/// config for random open cells of each zone, without replacement, until the zone is as rich as wanted or is
/// full.
/// Invariant: a cell holds one guard or item at most, and none lies on a road.
/// Cost: O(cells), and that of the matching.
/// Source: own work; chances, costs and guards are the template's.
class Treasurer {
public:
    Treasurer(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft), plan_(plan), random_(random), ground_(draft, plan), occupied_(draft.size, 0) {}

    Status spread() {
        if (const Status posted = postGuards(); !posted) return posted;
        for (int zone = 0; zone < int(plan_.worldTemplate.zones.size()) && !plan_.stop.stop_requested();
             ++zone)
            spreadIn(zone);
        return std::monostate();
    }

private:
    void post(Cell cell, int level) {
        const IntRange range = plan_.worldTemplate.config.guardCount[std::size_t(level)];
        const int most = std::max(range.min, range.max);
        const int count = range.min + (most > range.min ? random_.below(most - range.min + 1) : 0);
        Guard guard;
        guard.troop = {std::int16_t(randomGuard + level), count};
        guard.cell = cell;
        draft_.guards.push_back(guard);
        if (draft_.use[cell] == CellUse::Obstacle) draft_.use[cell] = CellUse::Open;
        occupied_[cell] = 1;
    }

    /// Of portals and mines, those that have a guard.
    std::vector<const DraftBuilding*> guardedBuildings() const {
        std::vector<const DraftBuilding*> guarded;
        for (const DraftLink& link : draft_.links)
            if (link.guardLevel >= 0)
                for (const DraftBuilding& portal : link.portals)
                    guarded.push_back(&portal);
        for (const DraftMine& mine : draft_.placedMines)
            if (mine.plan.guardLevel >= 0) guarded.push_back(&mine.building);
        return guarded;
    }

    /// In passages and beside portals, then beside mines; one that finds no place is as if its building had
    /// found none.
    Status postGuards() {
        const auto posts = guardPosts(draft_, guardedBuildings());
        auto next = posts.begin(); // in the order of guardedBuildings()
        for (DraftLink& link : draft_.links) {
            if (link.guardLevel < 0) continue;
            std::vector<std::optional<Cell>> cells;
            if (!link.portal) cells.emplace_back(link.cells.front());
            for (std::size_t portal = 0; portal < link.portals.size(); ++portal)
                cells.push_back(*next++);
            const Link& wanted = plan_.worldTemplate.links[std::size_t(link.link)];
            for (const auto& cell : cells) {
                if (!cell) return Error{{"generate/portal", {wanted.first, wanted.second}}};
                post(*cell, link.guardLevel);
                link.guards.push_back(*cell);
            }
        }
        for (DraftMine& mine : draft_.placedMines) {
            if (mine.plan.guardLevel < 0) continue;
            mine.guard = *next++;
            if (!mine.guard) return Error{{"generate/mine", {mine.building.zone}}};
            post(*mine.guard, mine.plan.guardLevel);
        }
        return std::monostate();
    }

    /// Which of the four kinds of treasure.
    std::size_t drawnKind() {
        double left = double(random_.next() >> 11U) * 0x1.0p-53;
        const auto& chances = plan_.worldTemplate.config.treasureChance;
        for (std::size_t kind = 0; kind < chances.size(); ++kind) {
            if (left < chances[kind]) return kind;
            left -= chances[kind];
        }
        return 0;
    }

    Treasure treasureOf(std::size_t kind) {
        switch (kind) {
        case 1: return Campfire{};
        case 2: return Chest{};
        case 3: return Artifact{artifact()};
        default: return Pile{Resource(random_.below(resourceCount)), 0};
        }
    }

    /// Any that the catalogue knows the level of.
    std::string artifact() {
        std::vector<const ArtifactInfo*> known;
        for (const ArtifactInfo& info : plan_.catalogue.artifacts)
            if (info.level > 0) known.push_back(&info);
        return known.empty() ? std::string() : known[std::size_t(random_.below(int(known.size())))]->id;
    }

    void spreadIn(int zone) {
        std::vector<Cell> places;
        for (const Cell cell : ground_.cellsOf(zone))
            if (draft_.use[cell] == CellUse::Open && draft_.roads[cell] == 0 && occupied_[cell] == 0)
                places.push_back(cell);
        random_.shuffle(std::span(places));
        const int wanted = plan_.worldTemplate.zones[std::size_t(zone)].richness;
        int& richness = draft_.richness[std::size_t(zone)];
        while (richness < wanted && !places.empty()) {
            const std::size_t kind = drawnKind();
            Item item;
            item.treasure = treasureOf(kind);
            item.cell = places.back();
            places.pop_back();
            occupied_[item.cell] = 1;
            draft_.items.push_back(std::move(item));
            richness += std::max(1, plan_.worldTemplate.config.treasureCost[kind]);
        }
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    const ZoneGround ground_;
    Grid<char> occupied_;
};

} // namespace

Result<Draft> spreadTreasures(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const Status done = Treasurer(draft, plan, random).spread(); !done) return done.error();
    return draft;
}

} // namespace stonemason::pocket_heroes
