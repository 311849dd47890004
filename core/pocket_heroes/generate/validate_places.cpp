// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <array>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

/// Things of each kind keep cells to themselves.
class PlaceJudge {
public:
    explicit PlaceJudge(const Judged& judged)
        : judged_(judged), world_(judged.claims.world), occupied_(world_.size(), 0) {}

    void judge() {
        for (const Visitable& building : world_.visitables)
            takeBuilding(Section::Visitable, building);
        for (const Ownerable& building : world_.ownerables)
            takeBuilding(Section::Ownerable, building);
        for (const Castle& building : world_.castles)
            takeBuilding(Section::Castle, building);
        for (const Item& item : world_.items)
            takeOne("item-place", item.cell);
        for (const Guard& guard : world_.guards)
            takeOne("guard-place", guard.cell);
        for (const Placed& path : world_.paths)
            if (!judged_.isFree(path.cell)) judged_.report("road-place", judged_.zoneOf(path.cell));
        takeDecorations();
        findLostCells();
    }

private:
    bool occupy(Cell cell) {
        if (!occupied_.contains(cell) || occupied_[cell] != 0) return false;
        occupied_[cell] = 1;
        return true;
    }

    void takeBuilding(Section section, const auto& building) {
        const int zone = judged_.zoneOf(building.cell);
        bool isSound = judged_.claims.catalogue.find(section, building.id) != nullptr;
        for (const Cell cell : footprintAt(judged_.claims.catalogue, section, building.id, building.cell))
            isSound = occupy(cell) && judged_.zoneOf(cell) == zone && isSound;
        if (!isSound) judged_.report("building-place", zone);
    }

    void takeOne(std::string_view fault, Cell cell) {
        if (!judged_.isFree(cell) || !occupy(cell)) judged_.report(fault, judged_.zoneOf(cell));
    }

    void takeDecorations() {
        for (const Placed& path : world_.paths)
            if (occupied_.contains(path.cell)) occupied_[path.cell] = 1;
        std::map<std::string_view, const CatalogueObject*> known;
        for (const Placed& decoration : world_.decorations) {
            const auto [entry, isNew] = known.try_emplace(decoration.id, nullptr);
            if (isNew) entry->second = judged_.claims.catalogue.find(Section::Decoration, decoration.id);
            bool isSound = entry->second != nullptr && occupied_.contains(decoration.cell);
            if (isSound)
                for (const Cell offset : entry->second->footprint)
                    isSound = occupy(decoration.cell + offset) && isSound;
            if (!isSound) judged_.report("decoration", judged_.zoneOf(decoration.cell));
        }
    }

    /// Walls, which no zone has. Nobody needs to come to water.
    void findLostCells() {
        forEachCell(world_.size(), [this](Cell cell) {
            if (judged_.footing[cell] == Footing::Wall) judged_.report("unreached", judged_.zoneOf(cell));
        });
    }

    const Judged& judged_;
    const World& world_;
    Grid<char> occupied_;
};

/// Goes from one end of the map to all others, with portals in their sense or against it.
class Flood {
public:
    Flood(const Judged& judged, bool backward)
        : judged_(judged), backward_(backward), seen_(judged.footing.size(), 0) {
        for (const Visitable& building : judged.claims.world.visitables) {
            const CatalogueObject* object = judged.claims.catalogue.find(Section::Visitable, building.id);
            if (object && object->portal) ends_.push_back({*object->portal, building.cell});
        }
    }

    const Grid<char>& run(Cell start) {
        stand(start);
        do
            spread();
        while (goThroughPortals());
        return seen_;
    }

private:
    struct End {
        PortalEnd end;
        Cell cell;
    };

    void stand(Cell cell) {
        if (!judged_.isFree(cell) || seen_[cell] != 0) return;
        seen_[cell] = 1;
        front_.push_back(cell);
    }

    void spread() {
        while (!front_.empty()) {
            const Cell from = front_.back();
            front_.pop_back();
            for (const Cell step : eightSteps)
                stand(from + step);
        }
    }

    bool isBeside(Cell entrance) const {
        return std::ranges::any_of(approachesOf(ThingKind::Visitable), [&](Cell step) {
            const Cell cell = entrance + step;
            return seen_.contains(cell) && seen_[cell] != 0;
        });
    }

    bool goThroughPortals() {
        for (const End& in : ends_)
            for (const End& out : ends_) {
                if (&in == &out || in.end.pair != out.end.pair) continue;
                const bool leads =
                    backward_ ? in.end.leadsOut && out.end.leadsIn : in.end.leadsIn && out.end.leadsOut;
                if (!leads || !isBeside(in.cell)) continue;
                for (const Cell step : approachesOf(ThingKind::Visitable))
                    stand(out.cell + step);
            }
        return !front_.empty();
    }

    const Judged& judged_;
    bool backward_;
    Grid<char> seen_;
    std::vector<End> ends_;
    std::vector<Cell> front_;
};

void judgeEntrances(const Judged& judged, const Grid<char>& seen, ThingKind kind, const auto& buildings) {
    for (const auto& building : buildings) {
        const bool isReached = std::ranges::any_of(approachesOf(kind), [&](Cell step) {
            const Cell cell = building.cell + step;
            return seen.contains(cell) && seen[cell] != 0;
        });
        if (!isReached) judged.report("building-apart", judged.zoneOf(building.cell));
    }
}

} // namespace

/// What the ground of a cell is stands at its upper left corner; at the rims below and to the right the
/// corners beyond the last cells have theirs. Patches of others take less than half of a zone.
void judgeGround(const Judged& judged) {
    const World& world = judged.claims.world;
    std::vector<int> own(judged.claims.worldTemplate.zones.size(), 0);
    std::vector<int> others(own.size(), 0);
    forEachCell(world.nodes.size(), [&](Cell node) {
        const Cell cell{std::min(node.row, world.size().rows - 1),
                        std::min(node.column, world.size().columns - 1)};
        const int zone = judged.zoneOf(cell);
        const Surface wanted = judged.claims.worldTemplate.zones[std::size_t(zone)].surface;
        if (world.nodes[node].surface == Surface::Water) return;
        ++(world.nodes[node].surface == wanted ? own : others)[std::size_t(zone)];
    });
    for (int zone = 0; zone < int(others.size()); ++zone)
        if (others[std::size_t(zone)] > own[std::size_t(zone)]) judged.report("ground", zone);
}

void judgePlaces(const Judged& judged) {
    PlaceJudge(judged).judge();
}

void judgeReach(const Judged& judged) {
    std::optional<Cell> start;
    forEachCell(judged.footing.size(), [&](Cell cell) {
        if (!start && judged.isFree(cell)) start = cell;
    });
    if (!start) {
        judged.report("unreached", -1);
        return;
    }
    for (const bool backward : {false, true}) {
        Flood flood(judged, backward);
        const Grid<char>& seen = flood.run(*start);
        std::vector<char> lost(judged.claims.worldTemplate.zones.size(), 0);
        forEachCell(judged.footing.size(), [&](Cell cell) {
            if (judged.isFree(cell) && seen[cell] == 0) lost[std::size_t(judged.zoneOf(cell))] = 1;
        });
        for (int zone = 0; zone < int(lost.size()); ++zone)
            if (lost[std::size_t(zone)] != 0) judged.report("unreached", zone);
        judgeEntrances(judged, seen, ThingKind::Visitable, judged.claims.world.visitables);
        judgeEntrances(judged, seen, ThingKind::Ownerable, judged.claims.world.ownerables);
        judgeEntrances(judged, seen, ThingKind::Castle, judged.claims.world.castles);
        if (std::ranges::count(lost, 1) > 0) return;
    }
}

} // namespace stonemason::pocket_heroes
