// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/lakes.h"

#include "core/grid/cell.h"
#include "core/grid/distance.h"
#include "core/pocket_heroes/generate/partition.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// Grows a lake in each roomy zone, from the place furthest from what must be walked: the Eden model over
/// nodes, as a node of water takes the four cells around it. Where a lake would cut the zone, a smaller one
/// is tried. Invariant: the ground of the zone stays one piece, see ZoneGround. Cost: O(cells). Source: M.
/// Eden, A Two-dimensional Growth Process, Proc. Berkeley Symposium 4, 1961.
class Flooder {
public:
    Flooder(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft), plan_(plan), random_(random), ground_(draft, plan), lake_(draft.size, 0) {
        std::vector<Cell> needed;
        forEachCell(draft.size, [&](Cell cell) {
            const CellUse use = draft.use[cell];
            if (use != CellUse::Open || draft.skeleton[cell] != 0) needed.push_back(cell);
        });
        away_ = stepsFrom(needed, draft.size, [](Cell) { return true; });
        // Straight rims of what is left alone would make straight coasts: bays and capes, and a ragged edge.
        const int bend = std::min(4, 1 + draft.size.rows / 32);
        const ValueNoise bays(draft.size.rows, 4, random);
        forEachCell(draft.size, [&](Cell cell) {
            away_[cell] -= int((bays.at(cell) + 1) / 2 * float(bend + 1)) + random.below(raggedness + 1);
        });
    }

    void flood() {
        for (int zone = 0; zone < int(plan_.worldTemplate.zones.size()); ++zone)
            if (ground_.isRoomy(zone) && !plan_.mustStop()) floodIn(zone);
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
                   (draft_.zoneOf[cell] == zone && draft_.skeleton[cell] == 0 && away_[cell] >= leastAway &&
                    (draft_.use[cell] == CellUse::Open || draft_.use[cell] == CellUse::Water));
        });
    }

    void floodIn(int zone) {
        const auto cells = ground_.cellsOf(zone);
        // Some lakes are large, some small.
        int wanted = int(cells.size()) * plan_.numbers.waterPercent * (50 + random_.below(101)) / 10000;
        constexpr int tries = 10;
        for (int i = 0; i < tries && wanted > 0; ++i) {
            const Cell start = cells[std::size_t(random_.below(int(cells.size())))];
            const std::vector<Cell> water = lakeFrom(bestNear(start, zone), zone, wanted);
            constexpr int smallest = 4;
            const bool isLake = int(water.size()) >= smallest && ground_.flood(zone, water);
            if (isLake)
                wanted -= int(water.size());
            else
                wanted = std::min(wanted, std::max(int(water.size()) * 2 / 3, wanted / 2));
        }
    }

    /// Of some places the one that is furthest from what is needed.
    Cell bestNear(Cell best, int zone) {
        const auto cells = ground_.cellsOf(zone);
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
            std::swap(rim[std::size_t(random_.below(int(rim.size())))], rim.back());
            const Cell node = rim.back();
            rim.pop_back();
            if (!mayBeWater(node, zone)) continue;
            bool isNew = false;
            for (const Cell cell : quadOf(node)) {
                if (!draft_.size.contains(cell) || lake_[cell] != 0 || draft_.use[cell] == CellUse::Water)
                    continue;
                lake_[cell] = 1;
                water.push_back(cell);
                isNew = true;
            }
            if (!isNew) continue;
            for (const Direction way : allDirections)
                rim.push_back(neighbour(node, way));
        }
        for (const Cell cell : water)
            lake_[cell] = 0;
        return water;
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    ZoneGround ground_;
    Grid<int> away_;  ///< steps from what stands there or is a wall, less a few by chance
    Grid<char> lake_; ///< 1: of the lake that grows
};

} // namespace

void floodLakes(Draft& draft, const Plan& plan, SeededRandom& random) {
    Flooder(draft, plan, random).flood();
}

} // namespace stonemason::pocket_heroes
