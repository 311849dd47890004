// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/direction.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

class Treasurer {
public:
    Treasurer(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft), plan_(plan), random_(random), ground_(draft, plan), taken_(draft.size, 0) {}

    void spread() {
        for (DraftLink& link : draft_.links)
            guardLink(link);
        for (DraftMine& mine : draft_.placedMines)
            if (mine.plan.guardLevel >= 0)
                if (const auto cell = guardPlace(mine.building, ThingKind::Ownerable)) {
                    post(*cell, mine.plan.guardLevel);
                    mine.guard = cell;
                }
        for (int zone = 0; zone < int(plan_.made.zones.size()); ++zone)
            spreadIn(zone);
    }

private:
    void post(Cell cell, int level) {
        const IntRange range = plan_.made.config.guardCount[std::size_t(level)];
        const int most = std::max(range.min, range.max);
        const int count = range.min + (most > range.min ? random_.below(most - range.min + 1) : 0);
        Guard guard;
        guard.troop = {std::int16_t(randomGuard + level), count};
        guard.cell = cell;
        draft_.guards.push_back(guard);
        taken_[cell] = 1;
    }

    /// Beside an entrance, at the corner first, from where a guard sees all who come.
    std::optional<Cell> guardPlace(const DraftBuilding& building, ThingKind) const {
        for (const Cell step : {Cell{1, 1}, Cell{1, 0}, Cell{0, 1}}) {
            const Cell cell = building.cell + step;
            if (draft_.size.contains(cell) && draft_.zoneOf[cell] == building.zone &&
                isWalked(draft_.use[cell]) && draft_.use[cell] != CellUse::Passage && taken_[cell] == 0)
                return cell;
        }
        return std::nullopt;
    }

    void guardLink(DraftLink& link) {
        if (link.guardLevel < 0) return;
        if (!link.portal) {
            post(link.cells.front(), link.guardLevel);
            link.guards.push_back(link.cells.front());
            return;
        }
        for (const DraftBuilding& portal : link.portals)
            if (const auto cell = guardPlace(portal, ThingKind::Visitable)) {
                post(*cell, link.guardLevel);
                link.guards.push_back(*cell);
            }
    }

    /// Which of the four kinds of treasure.
    std::size_t drawnKind() {
        double left = double(random_.next() >> 11U) * 0x1.0p-53;
        const auto& chances = plan_.made.config.treasureChance;
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
            if (draft_.use[cell] == CellUse::Open && draft_.roads[cell] == 0 && taken_[cell] == 0)
                places.push_back(cell);
        random_.shuffle(std::span(places));
        const int wanted = plan_.made.zones[std::size_t(zone)].richness;
        int& richness = draft_.richness[std::size_t(zone)];
        while (richness < wanted && !places.empty()) {
            const std::size_t kind = drawnKind();
            Item item;
            item.treasure = treasureOf(kind);
            item.cell = places.back();
            places.pop_back();
            taken_[item.cell] = 1;
            draft_.items.push_back(std::move(item));
            richness += std::max(1, plan_.made.config.treasureCost[kind]);
        }
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    const ZoneGround ground_;
    Grid<char> taken_;
};

} // namespace

Result<Draft> spreadTreasures(Draft draft, const Plan& plan, SeededRandom& random) {
    Treasurer(draft, plan, random).spread();
    return draft;
}

} // namespace stonemason::pocket_heroes
