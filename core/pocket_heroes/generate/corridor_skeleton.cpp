// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/corridor_skeleton.h"

#include "core/grid/bucket_queue.h"
#include "core/grid/cell.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr int deepest = 4; ///< deeper cells all cost the same

/// Draws the ways of all zones: in each zone a tree of cheapest paths from its heart to its ends, by
/// Dijkstra's algorithm with a bucket queue (Dial). Costs grow towards the rim, whose depth is measured by a
/// breadth-first search, and beside the ways of other zones. part() then rips up and reroutes the zones whose
/// ways meet, with a cost that grows wherever they have met (negotiated congestion), for a fixed number of
/// rounds.
/// Invariant: no step costs more than mostCost; from_ of a cell with a cost leads to the heart of its zone.
/// Cost: O(cells + largest path cost) for each zone and round; work() counts the cells.
/// Sources: those of BucketQueue; L. McMurchie, C. Ebeling, PathFinder, FPGA 1995.
class SkeletonTracer {
public:
    SkeletonTracer(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends,
                   const std::vector<CastlePlot>& plots, const Grid<char>& closed)
        : zoneOf_(zoneOf)
        , plots_(plots)
        , closed_(closed)
        , isFootprint_(zoneOf.size(), 0)
        , depth_(zoneOf.size(), 0)
        , cost_(zoneOf.size(), unreached)
        , from_(zoneOf.size())
        , skeleton_(zoneOf.size(), 0)
        , crowd_(zoneOf.size(), 0) {
        measureDepths();
        findHearts();
        for (const CastlePlot& plot : plots) {
            hearts_[zoneAt(plot.approach)] = plot.approach;
            forEachCell(plot.footprint, [&](Cell step) { isFootprint_[plot.corner + step] = 1; });
        }
        ends_.resize(hearts_.size());
        for (const Cell end : ends)
            ends_[zoneAt(end)].push_back(end);
        for (std::size_t zone = 0; zone < hearts_.size(); ++zone)
            draw(zone);
    }

    /// The number of cells visited.
    std::int64_t work() const { return work_; }

    /// Redraws ways that are beside those of other zones, around them where possible; the others stay.
    void part() {
        constexpr int rounds = 12;
        for (int round = 0; round < rounds; ++round) {
            const std::set<std::size_t> zones = crowdedZones();
            if (zones.empty()) return;
            for (const std::size_t zone : zones)
                redraw(zone);
        }
    }

    CorridorSkeleton take() {
        CorridorSkeleton skeleton{{}, Grid<char>(zoneOf_.size(), 0)};
        for (const auto& ends : ends_)
            skeleton.cut += int(std::ranges::count_if(ends, [this](Cell end) { return isCut(end); }));
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            if (skeleton_[cell] != 0 && isCrowded(cell)) skeleton.tight[cell] = 1;
        });
        for (const CastlePlot& plot : plots_)
            if (isCrossed(plot)) {
                ++skeleton.blockedPlots;
                forEachCell(plot.footprint, [&](Cell step) { skeleton.tight[plot.corner + step] = 1; });
            }
        skeleton.cells = std::move(skeleton_);
        return skeleton;
    }

private:
    static constexpr int unreached = std::numeric_limits<int>::max();
    static constexpr int crowdCost = 24; ///< for a cell beside a way of another zone
    static constexpr int mostCrowd = 40; ///< maximum surcharge where ways have met before
    static constexpr int plotCost = 30;  ///< for a cell where a castle is to stand
    static constexpr int mostCost = 12 + crowdCost + mostCrowd + plotCost;

    std::size_t zoneAt(Cell cell) const { return std::size_t(zoneOf_[cell]); }

    bool isRim(Cell cell) const {
        return std::ranges::any_of(eightSteps, [&](Cell step) {
            const Cell beside = cell + step;
            return zoneOf_.contains(beside) && zoneOf_[beside] != zoneOf_[cell];
        });
    }

    void measureDepths() {
        work_ += 16 * std::int64_t(zoneOf_.size().area()); // all passes over the whole map
        std::vector<Cell> front;
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            if (!isRim(cell)) return;
            depth_[cell] = 1;
            front.push_back(cell);
        });
        for (std::size_t next = 0; next < front.size(); ++next)
            for (const Cell step : eightSteps) {
                const Cell cell = front[next] + step;
                if (!depth_.contains(cell) || depth_[cell] != 0) continue;
                depth_[cell] = depth_[front[next]] + 1;
                front.push_back(cell);
            }
    }

    /// The deepest cell of each zone, and all its cells.
    void findHearts() {
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            const std::size_t zone = zoneAt(cell);
            if (zone >= hearts_.size()) hearts_.resize(zone + 1, Cell{-1, -1});
            if (hearts_[zone].row < 0 || depth_[cell] > depth_[hearts_[zone]]) hearts_[zone] = cell;
            cells_.resize(hearts_.size());
            cells_[zone].push_back(cell);
        });
    }

    bool isBesideOther(Cell cell) const {
        return std::ranges::any_of(eightSteps, [&](Cell step) {
            const Cell beside = cell + step;
            return zoneOf_.contains(beside) && zoneOf_[beside] != zoneOf_[cell] && skeleton_[beside] != 0;
        });
    }

    int costOf(Cell cell) const {
        constexpr std::array<int, deepest + 1> costs{1, 12, 4, 2, 1};
        const int cost = costs[std::size_t(std::min(depth_[cell], deepest))] + crowd_[cell];
        return cost + (isCrowded(cell) ? crowdCost : 0) + (isFootprint_[cell] != 0 ? plotCost : 0);
    }

    bool isCrowded(Cell cell) const {
        const bool isClosed = closed_.contains(cell) && closed_[cell] != 0;
        return isClosed || (depth_[cell] == 1 && isBesideOther(cell));
    }

    bool isCrossed(const CastlePlot& plot) const {
        bool crossed = false;
        forEachCell(plot.footprint,
                    [&](Cell step) { crossed = crossed || skeleton_[plot.corner + step] != 0; });
        return crossed;
    }

    bool isCut(Cell end) const {
        Cell cell = end;
        while (!isCrowded(cell) && from_[cell] != cell)
            cell = from_[cell];
        return isCrowded(cell);
    }

    void draw(std::size_t zone) {
        if (hearts_[zone].row < 0) return;
        spread(zone);
        skeleton_[hearts_[zone]] = 1;
        for (const Cell end : ends_[zone])
            for (Cell cell = end; skeleton_[cell] == 0; cell = from_[cell])
                skeleton_[cell] = 1;
    }

    /// Computes the path cost from the heart of a zone to each of its cells.
    void spread(std::size_t zone) {
        const Cell heart = hearts_[zone];
        cost_[heart] = 0;
        from_[heart] = heart;
        due_.clear();
        due_.push(0, heart);
        while (const auto entry = due_.pop()) {
            const auto [now, cell] = *entry;
            if (cost_[cell] != now) continue;
            work_ += 24;
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(cell, way);
                if (!zoneOf_.contains(beside) || zoneOf_[beside] != zoneOf_[cell]) continue;
                // Early exit: most neighbours have been reached as cheaply already.
                if (now + 1 >= cost_[beside]) continue;
                const int total = now + costOf(beside);
                if (total >= cost_[beside]) continue;
                cost_[beside] = total;
                from_[beside] = cell;
                due_.push(total, beside);
            }
        }
    }

    std::set<std::size_t> crowdedZones() {
        std::set<std::size_t> zones;
        work_ += zoneOf_.size().area();
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            if (skeleton_[cell] == 0 || !isCrowded(cell)) return;
            constexpr int more = 4;
            crowd_[cell] = std::min(mostCrowd, crowd_[cell] + more);
            zones.insert(zoneAt(cell));
        });
        return zones;
    }

    void redraw(std::size_t zone) {
        for (const Cell cell : cells_[zone]) {
            skeleton_[cell] = 0;
            cost_[cell] = unreached;
        }
        draw(zone);
    }

    const Grid<std::int16_t>& zoneOf_;
    const std::vector<CastlePlot>& plots_;
    const Grid<char>& closed_;
    Grid<char> isFootprint_;
    Grid<int> depth_; ///< distance to the nearest other zone, 1 beside it; 0 if there is only one zone
    Grid<int> cost_;
    Grid<Cell> from_;
    std::vector<Cell> hearts_;
    std::vector<std::vector<Cell>> ends_;  ///< by zone
    std::vector<std::vector<Cell>> cells_; ///< by zone
    BucketQueue<Cell> due_{mostCost};      ///< the open list of the search
    Grid<char> skeleton_;
    std::int64_t work_ = 0;
    Grid<int> crowd_; ///< surcharge from ways that have met there
};

} // namespace

CorridorSkeleton corridorSkeletonOf(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends,
                                    const std::vector<CastlePlot>& plots, WorkBudget* work,
                                    const Grid<char>& closed) {
    SkeletonTracer tracer(zoneOf, ends, plots, closed);
    tracer.part();
    if (work) work->spend(tracer.work());
    return tracer.take();
}

} // namespace stonemason::pocket_heroes
