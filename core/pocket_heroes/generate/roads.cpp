// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/bucket_queue.h"
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

/// Lays the roads of one zone after the other. A tree grows from one goal (castle, mine, passage, portal): as
/// in the shortest path heuristic for Steiner trees, the goal that is cheapest to reach from the tree is
/// joined by its cheapest path, which Dijkstra's algorithm finds with a ring of buckets (Dial). Spurs to
/// villages come last.
/// Invariant: the roads of a zone are a tree on the grid, and no four form a square; where no such tree
/// exists, cycles are allowed at first, and removeCycles() removes cells while isConnected() holds.
/// Cost: O(goals * cells) for each of at most numbers::roadStarts trees; removeCycles() tries each road cell
/// once, and a try is linear in their number, apart from the dead ends that it removes.
/// Sources: H. Takahashi, A. Matsuyama, An Approximate Solution for the Steiner Problem in Graphs, Math.
/// Japonica 24, 1980; R. Dial, Algorithm 360, CACM 12, 1969.
class RoadBuilder {
public:
    RoadBuilder(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , numbers_(plan.numbers)
        , leastStep_(std::min(numbers_.roadStep, numbers_.roadThroughObstacle))
        , due_(std::max(numbers_.roadStep, numbers_.roadThroughObstacle) + numbers_.roadWinding +
               numbers_.roadAtRim)
        , cost_(draft.size, 0)
        , from_(draft.size)
        , goal_(draft.size, 0)
        , treeOf_(draft.size, -1)
        , treeSides_(draft.size, 0)
        , passage_(draft.size, -1)
        , cut_(draft.size, 0)
        , detour_(draft.size, 0) {
        findDetours(random);
    }

    void build() {
        for (std::size_t i = 0; i < draft_.links.size(); ++i)
            if (!draft_.links[i].portal)
                for (const Cell cell : draft_.links[i].cells) {
                    draft_.roads[cell] = 1;
                    passage_[cell] = int(i);
                }
        const ZoneGround ground(draft_, plan_);
        for (int zone = 0; zone < int(plan_.worldTemplate.zones.size()); ++zone)
            buildIn(zone, ground.cellsOf(zone));
        for (const DraftLink& link : draft_.links)
            if (!link.portal) clearUnjoined(link.cells);
    }

private:
    /// Makes random cells so expensive that roads avoid them if the detour is short; the cost of the rim
    /// halves with each step inward.
    void findDetours(SeededRandom& random) {
        constexpr int dearPercent = 22; // gives roads straight stretches as long as in maps of people
        constexpr int rims = 3;
        forEachCell(draft_.size, [&](Cell cell) {
            const int rim = distanceToEdge(draft_.size, cell);
            detour_[cell] = (random.percent(dearPercent) ? numbers_.roadWinding : 0) +
                            (rim < rims ? numbers_.roadAtRim >> rim : 0);
        });
    }

    std::vector<Cell> goalsOf(int zone) const {
        std::vector<Cell> goals;
        const auto add = [&](Cell cell) {
            if (std::ranges::find(goals, cell) == goals.end()) goals.push_back(cell);
        };
        const auto addBuilding = [&](const DraftBuilding& building) {
            if (building.zone != zone) return;
            add(building.approach);
            std::ranges::for_each(building.farApproaches, add);
        };
        for (const DraftCastle& castle : draft_.placedCastles)
            addBuilding(castle.building);
        for (const DraftMine& mine : draft_.placedMines)
            addBuilding(mine.building);
        for (const Cell gate : draft_.gates)
            if (draft_.zoneOf[gate] == zone) add(gate);
        for (const DraftLink& link : draft_.links) {
            const Link& wanted = plan_.worldTemplate.links[std::size_t(link.link)];
            if (!link.portal && wanted.first == zone) add(link.cells.front());
            if (!link.portal && wanted.second == zone) add(link.cells.back());
            if (plan_.worldTemplate.config.connectTeleportWithRoad)
                std::ranges::for_each(link.portals, addBuilding);
        }
        return goals;
    }

    bool isRoad(Cell cell) const { return draft_.roads.contains(cell) && draft_.roads[cell] != 0; }

    /// Whether a road on the cell would complete a 2x2 square.
    bool makesBlock(Cell cell) const {
        for (const int down : {-1, 1}) {
            if (!isRoad(cell + Cell{down, 0})) continue;
            for (const int right : {-1, 1})
                if (isRoad(cell + Cell{0, right}) && isRoad(cell + Cell{down, right})) return true;
        }
        return false;
    }

    /// Whether a road over both cells, which are not roads yet, would complete a 2x2 square. The road
    /// reaches the first cell from its predecessor, from_[cell].
    bool makesBlock(Cell cell, Cell next) const {
        const Cell step{next.row - cell.row, next.column - cell.column};
        for (const Cell side : {Cell{step.column, step.row}, Cell{-step.column, -step.row}})
            if (isRoad(cell + side) && isRoad(next + side)) return true;
        const Cell before = from_[cell];
        const Cell corner = before + step;
        const bool isBend = corner != cell && corner != next;
        return isBend && (isRoad(corner) || (cost_[before] > 0 && from_[before] == corner));
    }

    /// Whether a road of the tree that lies in this zone is beside the cell.
    bool isBesideOwn(Cell cell) const {
        return std::ranges::any_of(allDirections, [&](Direction way) {
            const Cell beside = neighbour(cell, way);
            return isOfTree(beside) && draft_.zoneOf[beside] == zone_;
        });
    }

    bool closesCycle(Cell cell) const { return (!allowsCycles_ && treeSides_[cell] > 1) || makesBlock(cell); }

    /// Lays each road so that it touches the tree on one side only, even if that makes it longer; if this
    /// fails, cycles are allowed and then removed.
    void buildIn(int zone, std::span<const Cell> cells) {
        for (const Cell cell : tree_)
            countSides(cell, -1);
        tree_.clear();
        zone_ = zone;
        goals_ = goalsOf(zone);
        if (goals_.size() < 2) return;
        allowsCycles_ = false;
        if (!layFromAny(cells)) {
            allowsCycles_ = true;
            if (layFromAny(cells)) removeCycles();
            allowsCycles_ = false;
        }
        laySpurs(cells);
    }

    /// Lays roads to the squares of villages, where that closes no cycle.
    void laySpurs(std::span<const Cell> cells) {
        std::vector<Cell> squares;
        for (const Cell square : draft_.villageCentres)
            if (draft_.zoneOf[square] == zone_ && !isOfTree(square)) squares.push_back(square);
        for (const Cell square : squares)
            goal_[square] = 1;
        while (std::ranges::any_of(squares, [this](Cell square) { return goal_[square] != 0; }))
            if (plan_.stop.stop_requested() || !reachNext(cells)) break;
        for (const Cell square : squares)
            goal_[square] = 0;
    }

    /// Tries several start goals, because in narrow places roads reach all goals from some of them and block
    /// their own way from others.
    bool layFromAny(std::span<const Cell> cells) {
        const auto tries = std::min(goals_.size(), std::size_t(numbers::roadStarts));
        for (std::size_t i = 0; i < tries; ++i) {
            for (const Cell cell : tree_)
                leave(cell);
            tree_.clear();
            if (layTree(cells)) return true;
            std::ranges::rotate(goals_, goals_.begin() + 1);
        }
        return false;
    }

    /// Returns false if the tree does not reach all goals.
    bool layTree(std::span<const Cell> cells) {
        for (const Cell goal : goals_)
            goal_[goal] = 1;
        addRoad(goals_.front());
        while (hasGoals())
            if (plan_.stop.stop_requested() || !reachNext(cells)) break;
        const bool isComplete = !hasGoals();
        for (const Cell goal : goals_)
            goal_[goal] = 0;
        return isComplete;
    }

    /// Whether goals are still to be reached. A goal with a road beside it counts as reached if a road on it
    /// would close a cycle.
    bool hasGoals() {
        for (const Cell goal : goals_)
            if (goal_[goal] != 0 && !isRoad(goal) && isBesideOwn(goal) && closesCycle(goal)) goal_[goal] = 0;
        return std::ranges::any_of(goals_, [this](Cell goal) { return goal_[goal] != 0; });
    }

    bool isGoal(Cell cell) const { return std::ranges::find(goals_, cell) != goals_.end(); }
    bool isOfTree(Cell cell) const { return treeOf_.contains(cell) && treeOf_[cell] == zone_; }

    /// Updates treeSides_ around a cell that has joined the tree (1) or left it (-1).
    void countSides(Cell cell, int change) {
        for (const Direction way : allDirections)
            if (const Cell beside = neighbour(cell, way); treeSides_.contains(beside))
                treeSides_[beside] = std::int8_t(treeSides_[beside] + change);
    }

    void join(Cell cell) {
        if (isOfTree(cell)) return;
        treeOf_[cell] = zone_;
        countSides(cell, 1);
    }

    void leave(Cell cell) {
        treeOf_[cell] = -1;
        countSides(cell, -1);
        if (passage_[cell] >= 0) return;
        draft_.roads[cell] = 0;
        if (cut_[cell] != 0) draft_.use[cell] = CellUse::Obstacle;
    }

    void lay(Cell cell) {
        draft_.roads[cell] = 1;
        if (draft_.use[cell] != CellUse::Obstacle) return;
        draft_.use[cell] = CellUse::Open;
        cut_[cell] = 1;
    }

    void removeCycles() {
        const std::vector<Cell> laid = tree_;
        for (const Cell cell : laid)
            if (isOfTree(cell) && passage_[cell] < 0 && !isGoal(cell)) tryWithout(cell);
    }

    /// Removes the road on a cell, and dead ends that this leaves, if all goals stay connected.
    void tryWithout(Cell cell) {
        const std::vector<Cell> before = tree_;
        leave(cell);
        std::erase(tree_, cell);
        const auto leadsNowhere = [this](Cell end) {
            return passage_[end] < 0 && !isGoal(end) && treeSides_[end] < 2;
        };
        for (auto end = std::ranges::find_if(tree_, leadsNowhere); end != tree_.end();
             end = std::ranges::find_if(tree_, leadsNowhere)) {
            leave(*end);
            tree_.erase(end);
        }
        if (isConnected()) return;
        tree_ = before;
        for (const Cell old : tree_) {
            join(old);
            lay(old);
        }
    }

    /// Whether the tree is connected and reaches each goal or, if the goal is no road, a cell beside it.
    bool isConnected() const {
        std::vector<Cell> front(1, goals_.front());
        Grid<char> seen(draft_.size, 0);
        seen[front.front()] = 1;
        for (std::size_t next = 0; next < front.size(); ++next)
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(front[next], way);
                if (!isOfTree(beside) || seen[beside] != 0) continue;
                seen[beside] = 1;
                front.push_back(beside);
            }
        return front.size() == tree_.size() && std::ranges::all_of(goals_, [&](Cell goal) {
                   return isOfTree(goal) || (!isRoad(goal) && isBesideOwn(goal));
               });
    }

    void addRoad(Cell cell) {
        lay(cell);
        addCell(cell);
        if (passage_[cell] >= 0) addPassage(passage_[cell]);
        for (const Direction way : allDirections) {
            const Cell beside = neighbour(cell, way);
            if (!passage_.contains(beside) || passage_[beside] < 0) continue;
            const Link& link = plan_.worldTemplate.links[std::size_t(passage_[beside])];
            if (link.first == zone_ || link.second == zone_) addPassage(passage_[beside]);
        }
    }

    void addCell(Cell cell) {
        goal_[cell] = 0;
        if (isOfTree(cell)) return;
        join(cell);
        tree_.push_back(cell);
    }

    /// Adds a whole passage to the tree: its road exists, and any road beside it is connected with it.
    void addPassage(int link) {
        for (const Cell cell : draft_.links[std::size_t(link)].cells)
            addCell(cell);
    }

    /// The cost of a step onto the cell; 0 if no step is possible.
    int costOf(Cell cell) const {
        if (goal_[cell] != 0 && isRoad(cell)) return 1;
        if (draft_.zoneOf[cell] != zone_) return 0;
        const CellUse use = draft_.use[cell];
        if (isRoad(cell) && use == CellUse::Passage) return 0;
        if (!ZoneGround::isGround(use) || closesCycle(cell)) return 0;
        if (goal_[cell] == 0 && (mayTouchImage(draft_, cell) || draft_.isBesideJoint(cell))) return 0;
        return detour_[cell] + (use == CellUse::Obstacle ? numbers_.roadThroughObstacle : numbers_.roadStep);
    }

    /// Lays the cheapest road from the tree to a goal not yet reached.
    bool reachNext(std::span<const Cell> cells) {
        forget(cells);
        due_.clear();
        for (const Cell cell : tree_) {
            cost_[cell] = 0;
            due_.push(0, cell);
        }
        while (const auto entry = due_.pop()) {
            const auto [now, cell] = *entry;
            if (cost_[cell] != now) continue;
            if (goal_[cell] != 0) {
                layTo(cell);
                return true;
            }
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(cell, way);
                if (!cost_.contains(beside)) continue;
                // Early exit: most neighbours have been reached as cheaply already.
                const int least = goal_[beside] != 0 ? 1 : leastStep_;
                if (now + least >= cost_[beside]) continue;
                const int step = costOf(beside);
                if (step == 0 || now + step >= cost_[beside]) continue;
                if (now > 0 && makesBlock(cell, beside)) continue;
                cost_[beside] = now + step;
                from_[beside] = cell;
                due_.push(now + step, beside);
            }
        }
        return false;
    }

    void forget(std::span<const Cell> cells) {
        for (const Cell cell : cells)
            cost_[cell] = std::numeric_limits<int>::max();
        for (const Cell goal : goals_)
            cost_[goal] = std::numeric_limits<int>::max();
    }

    void layTo(Cell cell) {
        while (cost_[cell] > 0) {
            addRoad(cell);
            cell = from_[cell];
        }
    }

    void clearUnjoined(const std::vector<Cell>& passage) {
        const bool isJoined = std::ranges::any_of(passage, [&](Cell cell) {
            return std::ranges::any_of(allDirections, [&](Direction way) {
                const Cell beside = neighbour(cell, way);
                return isRoad(beside) && std::ranges::find(passage, beside) == passage.end();
            });
        });
        if (isJoined) return;
        for (const Cell cell : passage)
            draft_.roads[cell] = 0;
    }

    Draft& draft_;
    const Plan& plan_;
    const GeneratorNumbers& numbers_;
    int leastStep_;         ///< minimum cost of a step, except onto a goal
    BucketQueue<Cell> due_; ///< the open list of the search
    int zone_ = 0;
    std::vector<Cell> goals_;
    std::vector<Cell> tree_;
    Grid<int> cost_;
    Grid<Cell> from_;
    Grid<char> goal_; ///< 1: still to be reached
    bool allowsCycles_ = false;
    Grid<int> treeOf_; ///< the zone whose tree has the cell, -1: none
    /// The number of neighbours of a cell that are in the tree of the zone: a road there closes a cycle if
    /// it exceeds one.
    Grid<std::int8_t> treeSides_;
    Grid<int> passage_; ///< link that the cell is the passage of, -1: none
    Grid<char> cut_;    ///< 1 where a road replaces an obstacle
    Grid<int> detour_;  ///< extra cost of a step onto the cell, so that roads wind and avoid the rim
};

} // namespace

Result<Draft> layRoads(Draft draft, const Plan& plan, SeededRandom& random) {
    if (plan.worldTemplate.config.addRoads) RoadBuilder(draft, plan, random).build();
    return draft;
}

} // namespace stonemason::pocket_heroes
