// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// Validates that the roads of each zone are a tree: a flood fill reaches every goal, no four cells form a
/// square, roads end only where they may, and findCycles() finds no cycle.
/// Invariant: seen_ holds the last zone whose roads reached a cell, so that flood fills need not clear it.
/// Cost: O(cells + zones * things).
class RoadValidator {
public:
    explicit RoadValidator(const ValidationContext& context)
        : context_(context)
        , road_(context.footing.size(), 0)
        , isEnd_(context.footing.size(), 0)
        , links_(context.footing.size(), -1)
        , seen_(context.footing.size(), -1) {
        for (const Placed& path : context.input.world.paths)
            if (road_.contains(path.cell)) road_[path.cell] = 1;
        std::vector<Visitable> ends;
        for (const Visitable& building : context.input.world.visitables) {
            const CatalogueObject* object = context.input.catalogue.find(Section::Visitable, building.id);
            const bool isPortal = object && object->portal;
            if (isPortal && !context.input.worldTemplate.config.connectTeleportWithRoad) continue;
            if (isPortal) portals_.push_back(building);
            ends.push_back(building);
        }
        noteEntrances(ThingKind::Visitable, ends);
        noteEntrances(ThingKind::Ownerable, context.input.world.ownerables);
        noteEntrances(ThingKind::Castle, context.input.world.castles);
        for (int i = 0; i < int(context.input.report.links.size()); ++i) {
            const LinkReport& link = context.input.report.links[std::size_t(i)];
            for (const Cell cell : link.cells)
                if (!link.portal && links_.contains(cell)) {
                    links_[cell] = i;
                    isEnd_[cell] = 1;
                }
        }
    }

    void run() {
        if (!context_.input.worldTemplate.config.addRoads) {
            reportUnwanted();
            return;
        }
        forEachCell(road_.size(), [this](Cell cell) {
            if (road_[cell] == 0) return;
            if (isRoad(cell + Cell{0, 1}) && isRoad(cell + Cell{1, 0}) && isRoad(cell + Cell{1, 1}))
                context_.report("road-block", context_.zoneOf(cell));
            const auto beside = std::ranges::count_if(
                allDirections, [&](Direction way) { return isRoad(neighbour(cell, way)); });
            if (beside < 2 && isEnd_[cell] == 0) context_.report("road-end", context_.zoneOf(cell));
        });
        for (int zone = 0; zone < int(context_.input.worldTemplate.zones.size()); ++zone)
            if (!isJoined(zone)) context_.report("road-apart", zone);
        findCycles();
    }

private:
    void reportUnwanted() const {
        std::set<int> zones;
        for (const Placed& path : context_.input.world.paths)
            zones.insert(context_.zoneOf(path.cell));
        for (const int zone : zones)
            context_.report("road-unwanted", zone);
    }

    bool isRoad(Cell cell) const { return road_.contains(cell) && road_[cell] != 0; }

    void noteEntrances(ThingKind kind, const auto& buildings) {
        for (const auto& building : buildings)
            for (const Cell step : approachesOf(kind))
                if (isEnd_.contains(building.cell + step)) isEnd_[building.cell + step] = 1;
    }

    bool isOfZone(Cell cell, int zone) const {
        if (!isRoad(cell)) return false;
        const int link = links_[cell];
        if (link < 0) return context_.zoneOf(cell) == zone;
        const LinkReport& claimed = context_.input.report.links[std::size_t(link)];
        return claimed.first == zone || claimed.second == zone;
    }

    /// Whether the roads of the zone and its passages are connected and reach its castle, its mines and, if
    /// roads lead to portals, these.
    bool isJoined(int zone) {
        std::vector<Cell> goals;
        int wanted = 0;
        const auto addBuildings = [&](ThingKind kind, const auto& buildings) {
            for (const auto& building : buildings) {
                if (context_.zoneOf(building.cell) != zone) continue;
                ++wanted;
                if (const auto cell = roadBeside(kind, building.cell)) goals.push_back(*cell);
            }
        };
        addBuildings(ThingKind::Castle, context_.input.world.castles);
        addBuildings(ThingKind::Ownerable, context_.input.world.ownerables);
        addBuildings(ThingKind::Visitable, portals_);
        for (const LinkReport& link : context_.input.report.links) {
            if (link.portal || link.cells.empty() || (link.first != zone && link.second != zone)) continue;
            ++wanted;
            const Cell cell = link.first == zone ? link.cells.front() : link.cells.back();
            if (isRoad(cell)) goals.push_back(cell);
        }
        if (wanted < 2) return true;
        if (int(goals.size()) < wanted) return false;
        std::vector<Cell> front{goals.front()};
        seen_[goals.front()] = zone;
        while (!front.empty()) {
            const Cell from = front.back();
            front.pop_back();
            for (const Direction way : allDirections) {
                const Cell cell = neighbour(from, way);
                if (!seen_.contains(cell) || seen_[cell] == zone || !isOfZone(cell, zone)) continue;
                seen_[cell] = zone;
                front.push_back(cell);
            }
        }
        return std::ranges::all_of(goals, [&](Cell cell) { return seen_[cell] == zone; });
    }

    /// Union-find over adjacent road cells, zone by zone: two cells that are in one set already close a
    /// cycle. A passage is part of the roads of both its zones, so that a way through several zones may
    /// return to the first.
    /// Cost: nearly O(cells).
    /// Source: R. Tarjan, Efficiency of a Good but not Linear Set Union Algorithm, JACM 22, 1975.
    void findCycles() {
        std::vector<int> parents(2 * std::size_t(road_.size().area()));
        std::iota(parents.begin(), parents.end(), 0);
        const auto rootOf = [&](int node) {
            while (parents[std::size_t(node)] != node)
                node = parents[std::size_t(node)] = parents[std::size_t(parents[std::size_t(node)])];
            return node;
        };
        std::set<int> cycles;
        forEachCell(road_.size(), [&](Cell cell) {
            if (!isRoad(cell)) return;
            for (const Direction way : {Direction::East, Direction::South})
                for (const Cell beside = neighbour(cell, way); const int zone : zonesOf(cell)) {
                    if (!isOfZone(beside, zone)) continue;
                    const int one = rootOf(nodeOf(cell, zone));
                    const int other = rootOf(nodeOf(beside, zone));
                    if (one == other) cycles.insert(zone);
                    parents[std::size_t(one)] = other;
                }
        });
        for (const int zone : cycles)
            context_.report("road-ring", zone);
    }

    std::set<int> zonesOf(Cell cell) const {
        if (links_[cell] < 0) return {context_.zoneOf(cell)};
        const LinkReport& link = context_.input.report.links[std::size_t(links_[cell])];
        return {link.first, link.second};
    }

    /// A passage cell has two nodes, one for each of its zones.
    int nodeOf(Cell cell, int zone) const {
        const int index = 2 * (cell.row * road_.columns() + cell.column);
        if (links_[cell] < 0) return index;
        return index + (context_.input.report.links[std::size_t(links_[cell])].first == zone ? 0 : 1);
    }

    /// A road beside the entrance, or, where that would complete a 2x2 square, one step further.
    std::optional<Cell> roadBeside(ThingKind kind, Cell entrance) const {
        for (const Cell step : approachesOf(kind))
            if (isRoad(entrance + step) && context_.zoneOf(entrance + step) == context_.zoneOf(entrance))
                return entrance + step;
        for (const Cell step : approachesOf(kind))
            for (const Direction way : allDirections)
                if (const Cell cell = neighbour(entrance + step, way);
                    context_.isFree(entrance + step) && isRoad(cell) &&
                    context_.zoneOf(cell) == context_.zoneOf(entrance))
                    return cell;
        return std::nullopt;
    }

    const ValidationContext& context_;
    Grid<char> road_;
    Grid<char> isEnd_;               ///< 1 where a road may end
    Grid<int> links_;                ///< of passages, -1 elsewhere
    Grid<int> seen_;                 ///< the zone whose roads led there last
    std::vector<Visitable> portals_; ///< that roads lead to
};

} // namespace

void validateRoads(const ValidationContext& context) {
    RoadValidator(context).run();
}

} // namespace stonemason::pocket_heroes
