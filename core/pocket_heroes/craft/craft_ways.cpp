// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft_terms.h"
#include "core/pocket_heroes/rules/reach.h"

#include <algorithm>
#include <limits>
#include <map>

namespace stonemason::pocket_heroes {

namespace {

constexpr int nearCastle = 20; ///< steps
constexpr int anyWay = std::numeric_limits<int>::max();

bool hasCraftDoor(const CraftThing& thing) {
    return isBuilding(thing.kind);
}

/// Breadth-first search over walkable cells, into buildings and through portals. A grid of marks is kept
/// from search to search, so that a short one costs no more than the cells that it comes to.
/// Invariant: steps_[cell] counts only while round_[cell] is the present round.
/// Cost: O(cells come to + doors there).
/// Source: own work.
class Walk {
public:
    explicit Walk(const CraftTerms& terms)
        : terms_(terms), steps_(terms.size, 0), round_(terms.size, 0), firstDoor_(terms.size, -1) {
        for (int i = 0; i < int(terms.things.size()); ++i) {
            const CraftThing& thing = terms.things[std::size_t(i)];
            if (!hasCraftDoor(thing)) continue;
            nextDoor_.resize(terms.things.size(), -1);
            nextDoor_[std::size_t(i)] = firstDoor_[thing.cell];
            firstDoor_[thing.cell] = i;
            if (thing.portal && thing.portal->leadsOut) exits_[thing.portal->pair].push_back(i);
        }
    }

    /// Walks from the entrances; afterwards cells() are those within the steps.
    void from(const std::vector<const CraftThing*>& castles, int most) {
        ++now_;
        queue_.clear();
        for (const CraftThing* castle : castles)
            leave(*castle, 1);
        for (std::size_t next = 0; next < queue_.size(); ++next) {
            const Cell cell = queue_[next];
            const int steps = steps_[cell] + 1;
            if (steps > most) break;
            if (terms_.isWalkable(cell))
                goOn(cell, steps);
            else
                goThrough(cell, steps);
        }
    }

    /// The cells reached, entrances included, in the order of their steps.
    const std::vector<Cell>& cells() const { return queue_; }

private:
    void mark(Cell cell, int steps) {
        round_[cell] = now_;
        steps_[cell] = steps;
        queue_.push_back(cell);
    }
    void come(Cell cell, int steps) {
        if (terms_.isWalkable(cell) && round_[cell] != now_) mark(cell, steps);
    }
    void leave(const CraftThing& building, int steps) {
        for (const Cell step : approachesOf(building.kind))
            come(building.cell + step, steps);
    }

    /// To the cells around, and into what has its door there. Nobody walks on from an entrance.
    void goOn(Cell cell, int steps) {
        for (const Cell step : eightSteps)
            come(cell + step, steps);
        for (const Cell step : eightSteps) {
            const Cell door{cell.row - step.row, cell.column - step.column};
            if (!terms_.size.contains(door) || firstDoor_[door] < 0 || round_[door] == now_) continue;
            const CraftThing& building = terms_.things[std::size_t(firstDoor_[door])];
            const auto approaches = approachesOf(building.kind);
            if (std::ranges::find(approaches, step) != approaches.end()) mark(door, steps);
        }
    }

    void goThrough(Cell door, int steps) {
        for (int i = firstDoor_[door]; i >= 0; i = nextDoor_[std::size_t(i)]) {
            const auto& portal = terms_.things[std::size_t(i)].portal;
            if (!portal || !portal->leadsIn) continue;
            const auto exits = exits_.find(portal->pair);
            if (exits == exits_.end()) continue;
            for (const int exit : exits->second)
                if (exit != i) leave(terms_.things[std::size_t(exit)], steps);
        }
    }

    const CraftTerms& terms_;
    Grid<int> steps_;
    Grid<int> round_;
    Grid<int> firstDoor_; ///< of the buildings entered there one, or -1
    std::vector<int> nextDoor_;
    std::map<int, std::vector<int>> exits_; ///< by the portal's pair
    std::vector<Cell> queue_;
    int now_ = 0;
};

std::vector<const CraftThing*> castlesOf(const CraftTerms& terms) {
    std::vector<const CraftThing*> castles;
    for (const CraftThing& thing : terms.things)
        if (thing.kind == ThingKind::Castle) castles.push_back(&thing);
    return castles;
}

std::optional<double> towardOf(const CraftTerms& terms) {
    Grid<int> begin(terms.size, unreachable);
    std::vector<std::vector<Cell>> waves(2);
    for (const CraftThing& thing : terms.things) {
        if (!hasCraftDoor(thing)) {
            waves[0].push_back(thing.cell);
            continue;
        }
        for (const Cell step : approachesOf(thing.kind))
            waves[1].push_back(thing.cell + step);
    }
    double sum = 0;
    int count = 0;
    for (std::size_t steps = 0; steps < waves.size(); ++steps) {
        for (std::size_t i = 0; i < waves[steps].size(); ++i) {
            const Cell cell = waves[steps][i];
            if (!terms.isWalkable(cell) || begin[cell] != unreachable) continue;
            begin[cell] = int(steps);
            if (terms.isLand(cell)) {
                sum += double(steps);
                ++count;
            }
            if (waves.size() == steps + 1) waves.emplace_back();
            for (const Cell step : eightSteps)
                waves[steps + 1].push_back(cell + step);
        }
    }
    return craftShare(sum, count);
}

/// What lies at each cell.
struct Riches {
    Grid<int> things;
    Grid<int> worth;
};

void measureNear(const CraftTerms& terms, Walk& walk, CraftFigures& figures) {
    Riches riches{Grid<int>(terms.size, 0), Grid<int>(terms.size, 0)};
    for (const CraftThing& thing : terms.things) {
        ++riches.things[thing.cell];
        riches.worth[thing.cell] += thing.worth;
    }
    const auto castles = castlesOf(terms);
    const bool hasPlayers =
        std::ranges::any_of(castles, [](auto* castle) { return isPlayer(castle->owner); });
    double things = 0;
    int poorest = anyWay;
    int richest = 0;
    for (const CraftThing* castle : castles) {
        walk.from({castle}, nearCastle);
        int worth = 0;
        for (const Cell cell : walk.cells()) {
            if (cell == castle->cell) continue;
            things += riches.things[cell];
            worth += riches.worth[cell];
        }
        if (hasPlayers && !isPlayer(castle->owner)) continue;
        poorest = std::min(poorest, worth);
        richest = std::max(richest, worth);
    }
    at(figures, CraftFigure::Near20) = craftShare(things, double(castles.size()));
    at(figures, CraftFigure::Balance) = craftShare(poorest, richest, 100);
}

std::optional<double> craftReachOf(const CraftTerms& terms, Walk& walk) {
    const auto castles = castlesOf(terms);
    if (castles.empty()) return std::nullopt;
    walk.from(castles, anyWay);
    const auto isGround = [&](Cell cell) { return terms.isLand(cell) && terms.isWalkable(cell); };
    int walkable = 0;
    forEachCell(terms.size, [&](Cell cell) { walkable += isGround(cell) ? 1 : 0; });
    return craftShare(double(std::ranges::count_if(walk.cells(), isGround)), walkable, 100);
}

} // namespace

void measureWays(const CraftTerms& terms, CraftFigures& figures) {
    Walk walk(terms);
    at(figures, CraftFigure::Toward) = towardOf(terms);
    at(figures, CraftFigure::Reach) = craftReachOf(terms, walk);
    measureNear(terms, walk, figures);
}

} // namespace stonemason::pocket_heroes
