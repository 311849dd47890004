// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/travel.h"

#include "core/grid/bucket_queue.h"
#include "core/pocket_heroes/rules/reach.h"

#include <algorithm>
#include <bitset>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int none = -1;
constexpr int straight = 2; ///< halves of a step
constexpr int overCorner = 3;

} // namespace

/// Dijkstra's algorithm from where the heroes of a player begin. Cells behind a guard of
/// keys wait apart until its tent is reached.
/// Invariant: cells are settled by rising cost; what a key opens is never cheaper than the way to its tent.
/// Cost: O(cells + largest cost), as a BucketQueue holds the cells.
/// Source: E. Dijkstra, A Note on Two Problems in Connexion with Graphs, 1959.
class TravelWave {
public:
    explicit TravelWave(const Travel& travel)
        : travel_(travel)
        , costs_(travel.footing_.size(), unreached)
        , due_(overCorner * std::ranges::max(travel.stepCost_.values())) {}

    void come(Cell cell, int cost) {
        if (!costs_.contains(cell) || travel_.footing_[cell] != Footing::Free || cost >= costs_[cell]) return;
        const int lock = travel_.locks_[cell];
        if (lock != none && !keys_.test(std::size_t(lock))) {
            locked_[lock].emplace_back(cell, cost);
            return;
        }
        settle(cell, cost);
    }

    /// A hero who begins at the entrance of a building is in it; anywhere else he stands on whatever is
    /// there.
    void begin(Cell cell) {
        if (!costs_.contains(cell)) return;
        if (const auto building = travel_.entrances_.find(cell); building != travel_.entrances_.end())
            leave(building->second, cell, 0);
        else
            settle(cell, 0);
    }

    void leave(ThingKind building, Cell entrance, int cost) {
        for (const Cell step : approachesOf(building))
            come(entrance + step, cost);
    }

    Grid<int> run() {
        while (const auto entry = due_.pop())
            if (costs_[entry->item] == entry->cost) goOn(entry->item, entry->cost);
        return std::move(costs_);
    }

private:
    using Door = Travel::Door;

    void settle(Cell cell, int cost) {
        if (cost >= costs_[cell]) return;
        costs_[cell] = cost;
        due_.push(cost, cell);
    }

    void goOn(Cell cell, int now) {
        for (const Cell step : eightSteps) {
            const Cell next = cell + step;
            if (!costs_.contains(next)) continue;
            const bool isCorner = step.row != 0 && step.column != 0;
            come(next, now + travel_.stepCost_[next] * (isCorner ? overCorner : straight));
        }
        const int first = travel_.firstDoor_[cell];
        if (first == none) return;
        for (auto door = travel_.doors_.begin() + first; door != travel_.doors_.end() && door->from == cell;
             ++door)
            if (door->isTent)
                learn(door->number, now);
            else
                goThrough(*door, now);
    }

    void learn(int key, int now) {
        if (keys_.test(std::size_t(key))) return;
        keys_.set(std::size_t(key));
        for (const auto& [cell, cost] : std::exchange(locked_[key], {}))
            come(cell, std::max(cost, now));
    }

    /// Who goes in at one end comes out at any other of the pair: of all ends that lead in, the two that are
    /// reached first are enough.
    void goThrough(const Door& door, int now) {
        std::set<Cell>& entered = entered_[door.number];
        if (entered.size() >= 2 || !entered.insert(door.entrance).second) return;
        const auto& exits = travel_.exits_;
        for (auto exit = std::ranges::lower_bound(exits, door.number, {}, &Travel::Exit::portal);
             exit != exits.end() && exit->portal == door.number; ++exit)
            if (exit->entrance != door.entrance) leave(ThingKind::Visitable, exit->entrance, now);
    }

    const Travel& travel_;
    Grid<int> costs_;
    BucketQueue<Cell> due_; ///< cells to go on from
    std::bitset<256> keys_;
    std::map<int, std::vector<std::pair<Cell, int>>> locked_; ///< by key: what would be come to, and when
    std::map<int, std::set<Cell>> entered_;                   ///< by portal
};

Travel::Travel(const World& world, const Catalogue& catalogue, const Grid<Footing>& footing)
    : world_(world)
    , footing_(footing)
    , stepCost_(world.size(), 0)
    , locks_(world.size(), none)
    , firstDoor_(world.size(), none) {
    const Grid<int> paths = pathsByCell(world);
    forEachCell(world.size(), [&](Cell cell) {
        const Surface surface = surfaceOf(world, cell);
        stepCost_[cell] = isKnown(surface) ? catalogue.surfaces[std::size_t(surface)].cost : 0;
        if (paths[cell] < 0) return;
        const auto* path = catalogue.find(Section::Path, world.paths[std::size_t(paths[cell])].id);
        if (path && path->cost > 0) stepCost_[cell] = path->cost;
    });
    for (const Item& item : world.items)
        if (const auto* lock = std::get_if<KeyGuard>(&item.treasure); lock && locks_.contains(item.cell))
            locks_[item.cell] = lock->key;
    findDoors(world, catalogue);
}

void Travel::findDoors(const World& world, const Catalogue& catalogue) {
    const auto enteredAt = [this](ThingKind kind, const auto& buildings) {
        for (const auto& building : buildings)
            entrances_.insert_or_assign(building.cell, kind);
    };
    enteredAt(ThingKind::Visitable, world.visitables);
    enteredAt(ThingKind::Ownerable, world.ownerables);
    enteredAt(ThingKind::Castle, world.castles);
    for (const Visitable& building : world.visitables) {
        const CatalogueObject* object = catalogue.find(Section::Visitable, building.id);
        if (!object) continue;
        if (object->portal && object->portal->leadsOut)
            exits_.push_back({object->portal->pair, building.cell});
        for (const Cell step : approachesOf(ThingKind::Visitable)) {
            const Cell from = building.cell + step;
            if (!footing_.contains(from)) continue;
            if (object->portal && object->portal->leadsIn)
                doors_.push_back({from, building.cell, false, object->portal->pair});
            if (object->key) doors_.push_back({from, building.cell, true, *object->key});
        }
    }
    const auto inOrder = [](auto& list) {
        std::ranges::sort(list);
        list.erase(std::unique(list.begin(), list.end()), list.end());
    };
    inOrder(doors_);
    inOrder(exits_);
    for (int i = int(doors_.size()) - 1; i >= 0; --i)
        firstDoor_[doors_[std::size_t(i)].from] = i;
}

Grid<int> Travel::costsOf(PlayerId player) const {
    TravelWave wave(*this);
    for (const Castle& castle : world_.castles)
        if (castle.owner == player) wave.leave(ThingKind::Castle, castle.cell, 0);
    for (const Hero& hero : world_.heroes)
        if (hero.owner == player) wave.begin(hero.cell);
    return wave.run();
}

int costToEnter(const Grid<int>& costs, ThingKind building, Cell entrance) {
    int least = unreached;
    for (const Cell step : approachesOf(building))
        if (costs.contains(entrance + step)) least = std::min(least, costs[entrance + step]);
    return least;
}

} // namespace stonemason::pocket_heroes
