// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/lakes.h"

#include "core/base/value_noise.h"
#include "core/grid/cell.h"
#include "core/grid/distance.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/straits.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// Grows a lake in each roomy zone, from the place furthest from cells that must stay walkable: the Eden
/// model over nodes, because a node of water covers the four cells around it. At a coast the nodes nearest
/// to the rim of the map come first, and a river is a walk that turns by chance. If water would disconnect
/// the zone, a smaller lake is tried. Invariant: the ground of the zone stays one piece, see ZoneGround.
/// Cost: O(cells). Source: M. Eden, A Two-dimensional Growth Process, Proc. Berkeley Symposium 4, 1961.
class Flooder {
public:
    /// @param dug cells of water that each zone has
    Flooder(Draft& draft, const Plan& plan, WaterKind kind, const std::vector<int>& dug, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , kind_(kind)
        , random_(random)
        , ground_(draft, plan)
        , dug_(dug)
        , lake_(draft.size, 0) {
        std::vector<Cell> needed;
        forEachCell(draft.size, [&](Cell cell) {
            const CellUse use = draft.use[cell];
            if (use != CellUse::Open || draft.skeleton[cell] != 0) needed.push_back(cell);
        });
        steps_ = stepsFrom(needed, draft.size, [](Cell) { return true; });
        away_ = steps_;
        // Straight rims of needed cells would make straight coasts: noise adds bays, capes and ragged edges.
        const int bend = draft.size.rows <= numbers::referenceSide ? 1 + draft.size.rows / 32
                                                                   : std::min(10, draft.size.rows / 16);
        const int spacing = std::max(4, draft.size.rows / 14);
        const ValueNoise bays(draft.size.rows, spacing, random);
        forEachCell(draft.size, [&](Cell cell) {
            const float bay = (bays.at(cell) + 1) / 2;
            const int rag = random.below(raggedness + 1);
            away_[cell] -= int(bay * float(bend + 1)) + rag;
            steps_[cell] -= int(bay * float(bend / 2));
        });
    }

    void flood() {
        for (int zone = 0; zone < int(plan_.worldTemplate.zones.size()); ++zone)
            if (ground_.isRoomy(zone) && !plan_.mustStop()) {
                if (plan_.zoneAt(zone).kind == ZoneKind::Water)
                    drown(zone);
                else if (kind_ != WaterKind::None && kind_ != WaterKind::Islands)
                    floodIn(zone);
            }
    }

private:
    static constexpr int raggedness = 2; ///< cells
    using Quad = std::array<Cell, 4>;

    static Quad quadOf(Cell node) {
        return {node + Cell{-1, -1}, node + Cell{-1, 0}, node + Cell{0, -1}, node};
    }

    bool mayBeWater(Cell node, int zone) const {
        constexpr int leastAway = 1;
        return std::ranges::all_of(quadOf(node), [&](Cell cell) {
            return !draft_.size.contains(cell) ||
                   (draft_.zoneOf[cell] == zone && draft_.skeleton[cell] == 0 &&
                    (isDrowning_ ? steps_[cell] : away_[cell]) >= leastAway &&
                    (draft_.use[cell] == CellUse::Open || draft_.use[cell] == CellUse::Water));
        });
    }

    /// Adds lakes of decreasing size that disconnect nothing, up to the water share of the kind of the zone.
    void drown(int zone) {
        isDrowning_ = true;
        const auto cells = ground_.cellsOf(zone);
        int wanted = int(cells.size()) * plan_.numbersIn(zone).waterPercent / 100 - dug_[std::size_t(zone)];
        constexpr int smallest = 4;
        constexpr int tries = 24; // of each size
        for (int most = wanted; most >= smallest && wanted > 0; most /= 2)
            for (int i = 0; i < tries && wanted > 0 && !plan_.mustStop(); ++i) {
                const Cell start = bestOf(cells[std::size_t(random_.below(int(cells.size())))], cells);
                const std::vector<Cell> water = lakeFrom(start, zone, std::min(wanted, most));
                if (int(water.size()) >= smallest / 2 && ground_.flood(zone, water))
                    wanted -= int(water.size());
            }
        isDrowning_ = false;
    }

    void floodIn(int zone) {
        const auto cells = ground_.cellsOf(zone);
        // Some lakes are large, some small.
        int wanted = int(cells.size()) * plan_.numbers.waterPercent * (50 + random_.below(101)) / 10000;
        wanted = int(wanted * partLeft());
        const std::vector<Cell> rim = kind_ == WaterKind::Lakes ? std::vector<Cell>() : atRimOfMap(zone);
        if (kind_ == WaterKind::Coast && rim.empty()) return;
        // Compensates for zones in the middle of the map, which have no coast.
        if (kind_ == WaterKind::Coast) wanted = std::min(2 * wanted, int(cells.size()) / 2);
        constexpr int tries = 10;
        for (int i = 0; i < tries && wanted > 0; ++i) {
            const auto from = rim.empty() ? cells : std::span<const Cell>(rim);
            const Cell start = bestOf(from[std::size_t(random_.below(int(from.size())))], from);
            const std::vector<Cell> water =
                kind_ == WaterKind::Rivers ? riverFrom(start, zone, wanted) : lakeFrom(start, zone, wanted);
            constexpr int smallest = 4;
            const bool isLake = int(water.size()) >= smallest && ground_.flood(zone, water);
            if (isLake)
                wanted -= int(water.size());
            else
                wanted = std::min(wanted, std::max(int(water.size()) * 2 / 3, wanted / 2));
        }
    }

    /// The fraction of the wanted water that straits along borders do not supply.
    double partLeft() const {
        int all = 0;
        int dug = 0;
        for (int zone = 0; zone < int(dug_.size()); ++zone) {
            all += int(ground_.cellsOf(zone).size()) * plan_.numbers.waterPercent / 100;
            dug += dug_[std::size_t(zone)];
        }
        return all > dug ? 1 - double(dug) / all : 0;
    }

    std::vector<Cell> atRimOfMap(int zone) const {
        std::vector<Cell> rim;
        for (const Cell cell : ground_.cellsOf(zone))
            if (distanceToEdge(draft_.size, cell) == 0) rim.push_back(cell);
        return rim;
    }

    /// The sampled cell that is furthest from needed cells.
    Cell bestOf(Cell best, std::span<const Cell> cells) {
        constexpr int looks = 8;
        for (int i = 0; i < looks; ++i) {
            const Cell cell = cells[std::size_t(random_.below(int(cells.size())))];
            if (away_[cell] > away_[best]) best = cell;
        }
        return best;
    }

    std::vector<Cell> lakeFrom(Cell start, int zone, int wanted) {
        std::vector<Cell> water;
        std::vector<Cell> rim{start};
        while (int(water.size()) < wanted && !rim.empty()) {
            std::swap(rim[nextOf(rim)], rim.back());
            const Cell node = rim.back();
            rim.pop_back();
            if (!mayBeWater(node, zone)) continue;
            const std::size_t before = water.size();
            takeNode(node, water);
            if (water.size() == before) continue;
            for (const Direction way : allDirections)
                rim.push_back(neighbour(node, way));
        }
        for (const Cell cell : water)
            lake_[cell] = 0;
        return water;
    }

    /// A random node; at a coast the one of a few samples that is nearest to the rim of the map.
    std::size_t nextOf(const std::vector<Cell>& nodes) {
        const auto any = [&] { return std::size_t(random_.below(int(nodes.size()))); };
        std::size_t next = any();
        constexpr int looks = 4;
        for (int i = 1; kind_ == WaterKind::Coast && i < looks; ++i)
            if (const std::size_t other = any();
                distanceToEdge(draft_.size, nodes[other]) < distanceToEdge(draft_.size, nodes[next]))
                next = other;
        return next;
    }

    /// A random walk, two cells wide and in places wider.
    std::vector<Cell> riverFrom(Cell start, int zone, int wanted) {
        constexpr int sides = int(clockwiseSteps.size());
        constexpr int bendPercent = 35;
        std::vector<Cell> water;
        if (!canFlow(start, zone)) return water;
        Cell node = start;
        int heading = random_.below(sides);
        for (int step = 0; step < wanted && int(water.size()) < wanted; ++step) {
            takeNode(node, water);
            if (random_.percent(bendPercent))
                heading = (heading + 1 + random_.below(2) * (sides - 2)) % sides;
            // Turns left or right to avoid obstacles, but never back.
            constexpr std::array<int, 5> tried{0, 1, sides - 1, 2, sides - 2};
            const auto open = std::ranges::find_if(tried, [&](int turn) {
                return canFlow(node + clockwiseSteps[std::size_t((heading + turn) % sides)], zone);
            });
            if (open == tried.end()) break;
            heading = (heading + *open) % sides;
            node = node + clockwiseSteps[std::size_t(heading)];
        }
        for (const Cell cell : water)
            lake_[cell] = 0;
        return water;
    }

    /// Whether the node can be water and touches no water except that of the river behind it.
    bool canFlow(Cell node, int zone) const {
        if (!mayBeWater(node, zone)) return false;
        constexpr Size around{4, 4};
        constexpr int mostWater = 6;
        int water = 0;
        forEachCell(around, [&](Cell step) {
            const Cell cell = node + step + Cell{-2, -2};
            water += draft_.size.contains(cell) && (lake_[cell] != 0 || draft_.use[cell] == CellUse::Water)
                         ? 1
                         : 0;
        });
        return water <= mostWater;
    }

    void takeNode(Cell node, std::vector<Cell>& water) {
        for (const Cell cell : quadOf(node)) {
            if (!draft_.size.contains(cell) || lake_[cell] != 0 || draft_.use[cell] == CellUse::Water)
                continue;
            lake_[cell] = 1;
            water.push_back(cell);
        }
    }

    Draft& draft_;
    const Plan& plan_;
    WaterKind kind_;
    SeededRandom& random_;
    ZoneGround ground_;
    const std::vector<int>& dug_;
    bool isDrowning_ = false; ///< if set, coasts follow the needed cells
    Grid<int> steps_;         ///< distance from needed cells and walls
    Grid<int> away_;          ///< that distance, reduced by noise
    Grid<char> lake_;         ///< 1: in the current lake
};

} // namespace

namespace {

/// Turns bodies of water with fewer than `smallest` cells into walls.
void fillPonds(Draft& draft, int smallest) {
    Grid<int> water(draft.size, Regions::none);
    forEachCell(draft.size, [&](Cell cell) {
        if (draft.use[cell] == CellUse::Water) water[cell] = 0;
    });
    for (const std::vector<Cell>& pond : findRegions(water).members)
        if (int(pond.size()) < smallest)
            for (const Cell cell : pond)
                draft.use[cell] = CellUse::Wall;
}

} // namespace

void floodLakes(Draft& draft, const Plan& plan, SeededRandom& random) {
    constexpr std::array drawn{WaterKind::Lakes, WaterKind::None, WaterKind::Rivers, WaterKind::Coast};
    WaterKind kind = plan.worldTemplate.config.waterKind;
    if (kind == WaterKind::Random) kind = drawn[std::size_t(random.below(int(drawn.size())))];
    std::vector<int> dug(plan.worldTemplate.zones.size(), 0);
    if (kind == WaterKind::Lakes || kind == WaterKind::Islands) {
        SeededRandom ofStraits(random.next());
        dug = digStraits(draft, plan, kind, ofStraits);
    }
    Flooder(draft, plan, kind, dug, random).flood();
    // Between islands even small bodies of water are part of the sea.
    if (kind != WaterKind::Islands) fillPonds(draft, plan.numbers.smallestPond);
}

} // namespace stonemason::pocket_heroes
