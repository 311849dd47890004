// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <array>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

/// Validates that things do not overlap: buildings, items and guards occupy their cells one after the other,
/// then decorations, which must not cover any of these.
/// Invariant: occupied_ marks the cells of all things before.
/// Cost: O(cells + things).
class PlaceValidator {
public:
    explicit PlaceValidator(const ValidationContext& context)
        : context_(context), world_(context.input.world), occupied_(world_.size(), 0) {}

    void run() {
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
            if (!context_.isFree(path.cell)) context_.report("road-place", context_.zoneOf(path.cell));
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
        const int zone = context_.zoneOf(building.cell);
        bool isSound = context_.input.catalogue.find(section, building.id) != nullptr;
        for (const Cell cell : footprintAt(context_.input.catalogue, section, building.id, building.cell))
            isSound = occupy(cell) && context_.zoneOf(cell) == zone && isSound;
        if (!isSound) context_.report("building-place", zone);
    }

    void takeOne(std::string_view fault, Cell cell) {
        if (!context_.isFree(cell) || !occupy(cell)) context_.report(fault, context_.zoneOf(cell));
    }

    void takeDecorations() {
        for (const Placed& path : world_.paths)
            if (occupied_.contains(path.cell)) occupied_[path.cell] = 1;
        std::map<std::string_view, const CatalogueObject*> known;
        for (const Placed& decoration : world_.decorations) {
            const auto [entry, isNew] = known.try_emplace(decoration.id, nullptr);
            if (isNew) entry->second = context_.input.catalogue.find(Section::Decoration, decoration.id);
            bool isSound = entry->second != nullptr && occupied_.contains(decoration.cell);
            if (isSound)
                for (const Cell offset : entry->second->footprint)
                    isSound = occupy(decoration.cell + offset) && isSound;
            if (!isSound) context_.report("decoration", context_.zoneOf(decoration.cell));
        }
    }

    /// Reports cells of Footing::Wall, which no zone may have. Water need not be reachable.
    void findLostCells() {
        forEachCell(world_.size(), [this](Cell cell) {
            if (context_.footing[cell] == Footing::Wall) context_.report("unreached", context_.zoneOf(cell));
        });
    }

    const ValidationContext& context_;
    const World& world_;
    Grid<char> occupied_;
};

/// A flood fill from one cell, with portals used forwards or backwards.
class Flood {
public:
    Flood(const ValidationContext& context, bool backward)
        : context_(context), backward_(backward), seen_(context.footing.size(), 0) {
        for (const Visitable& building : context.input.world.visitables) {
            const CatalogueObject* object = context.input.catalogue.find(Section::Visitable, building.id);
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
        if (!context_.isFree(cell) || seen_[cell] != 0) return;
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

    const ValidationContext& context_;
    bool backward_;
    Grid<char> seen_;
    std::vector<End> ends_;
    std::vector<Cell> front_;
};

void validateEntrances(const ValidationContext& context, const Grid<char>& seen, ThingKind kind,
                       const auto& buildings) {
    for (const auto& building : buildings) {
        const bool isReached = std::ranges::any_of(approachesOf(kind), [&](Cell step) {
            const Cell cell = building.cell + step;
            return seen.contains(cell) && seen[cell] != 0;
        });
        if (!isReached) context.report("building-apart", context.zoneOf(building.cell));
    }
}

} // namespace

/// The ground of a cell is stored at its upper left node; nodes beyond the last cells, at the lower and
/// right rims, belong to these cells. Patches of other grounds cover less than half of a zone.
void validateGround(const ValidationContext& context) {
    const World& world = context.input.world;
    std::vector<int> own(context.input.worldTemplate.zones.size(), 0);
    std::vector<int> others(own.size(), 0);
    forEachCell(world.nodes.size(), [&](Cell node) {
        const Cell cell{std::min(node.row, world.size().rows - 1),
                        std::min(node.column, world.size().columns - 1)};
        const int zone = context.zoneOf(cell);
        const Surface wanted = context.input.worldTemplate.zones[std::size_t(zone)].surface;
        if (world.nodes[node].surface == Surface::Water) return;
        ++(world.nodes[node].surface == wanted ? own : others)[std::size_t(zone)];
    });
    for (int zone = 0; zone < int(others.size()); ++zone)
        if (others[std::size_t(zone)] > own[std::size_t(zone)]) context.report("ground", zone);
}

void validatePlaces(const ValidationContext& context) {
    PlaceValidator(context).run();
}

void validateReach(const ValidationContext& context) {
    std::optional<Cell> start;
    forEachCell(context.footing.size(), [&](Cell cell) {
        if (!start && context.isFree(cell)) start = cell;
    });
    if (!start) {
        context.report("unreached", -1);
        return;
    }
    for (const bool backward : {false, true}) {
        Flood flood(context, backward);
        const Grid<char>& seen = flood.run(*start);
        std::vector<char> lost(context.input.worldTemplate.zones.size(), 0);
        forEachCell(context.footing.size(), [&](Cell cell) {
            if (context.isFree(cell) && seen[cell] == 0) lost[std::size_t(context.zoneOf(cell))] = 1;
        });
        for (int zone = 0; zone < int(lost.size()); ++zone)
            if (lost[std::size_t(zone)] != 0) context.report("unreached", zone);
        validateEntrances(context, seen, ThingKind::Visitable, context.input.world.visitables);
        validateEntrances(context, seen, ThingKind::Ownerable, context.input.world.ownerables);
        validateEntrances(context, seen, ThingKind::Castle, context.input.world.castles);
        if (std::ranges::count(lost, 1) > 0) return;
    }
}

} // namespace stonemason::pocket_heroes
