// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/grown_zones.h"

#include "core/base/value_noise.h"
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/spread_centres.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

template <typename Cost, typename What>
using Queue = std::priority_queue<std::pair<Cost, What>, std::vector<std::pair<Cost, What>>,
                                  std::greater<std::pair<Cost, What>>>;

/// From the middle of a cell.
double distanceFrom(Cell cell, DrawingPoint point) {
    return distanceBetween({cell.column + .5, cell.row + .5}, point);
}

/// Grows zones on a map of its own, by seeded region growing. Seeds and their plots are planted first; then
/// each pair that is to touch is joined by a cheapest path (Dijkstra's algorithm with a binary heap) over
/// free cells and those of the pair, so that no line crosses another zone; the lines are widened; last, the
/// least full zone takes the free cell beside it with the least jittered depth, until none is free.
/// Invariant: a cell once given keeps its zone, and areas_ are the cell counts of the zones.
/// Cost: O(cells * (zones + log cells) + lines * cells * log cells) at most; work() counts it.
/// Sources: R. Adams, L. Bischof, Seeded Region Growing, IEEE Trans. PAMI 16, 1994; E. Dijkstra, A Note on
/// Two Problems in Connexion with Graphs, 1959.
class Growth {
public:
    Growth(int rows, std::vector<DrawingPoint> centres, std::vector<double> wanted, std::vector<int> plots,
           const std::vector<ZonePair>& touching, SeededRandom& random)
        : centres_(std::move(centres))
        , wanted_(std::move(wanted))
        , plots_(std::move(plots))
        , touching_(touching)
        , random_(random)
        , zoneOf_({rows, rows}, -1)
        , areas_(wanted_.size(), 0) {}

    std::int64_t work() const { return work_; }

    Grid<std::int16_t> grow() {
        // The seed search of each zone visits the whole map, and the map is filled once.
        work_ += std::int64_t(zoneOf_.size().area()) * (std::int64_t(centres_.size()) + 32);
        for (int zone = 0; zone < int(centres_.size()); ++zone)
            plant(zone);
        for (int zone = 0; zone < int(centres_.size()); ++zone)
            plantYard(zone);
        std::vector<ZonePair> order = touching_;
        random_.shuffle(std::span(order));
        for (const ZonePair& pair : order)
            drawLine(pair);
        widenLines();
        fill();
        return std::move(zoneOf_);
    }

private:
    bool isFree(Cell cell) const { return zoneOf_.contains(cell) && zoneOf_[cell] < 0; }
    double fullness(int zone) const { return areas_[std::size_t(zone)] / wanted_[std::size_t(zone)]; }

    void give(Cell cell, int zone) {
        zoneOf_[cell] = std::int16_t(zone);
        ++areas_[std::size_t(zone)];
    }

    /// Seeds a zone at the free cell nearest to its centre.
    void plant(int zone) {
        const DrawingPoint centre = centres_[std::size_t(zone)];
        Cell best{-1, -1};
        double least = 0;
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            const double distance = distanceFrom(cell, centre);
            if (!isFree(cell) || (best.row >= 0 && distance >= least)) return;
            best = cell;
            least = distance;
        });
        seeds_.push_back(best);
        if (best.row >= 0) give(best, zone);
    }

    /// Gives a zone the free cells of its plot, centred on its seed but clamped to the map.
    void plantYard(int zone) {
        const int side = plots_[std::size_t(zone)];
        const Cell seed = seeds_[std::size_t(zone)];
        if (side == 0 || seed.row < 0) return;
        const int most = zoneOf_.rows() - side;
        const Cell corner{std::clamp(seed.row - side / 2, 0, most),
                          std::clamp(seed.column - side / 2, 0, most)};
        forEachCell({side, side}, [&](Cell step) {
            if (isFree(corner + step)) give(corner + step, zone);
        });
    }

    /// How far a cell is from the straight line between the seeds of two zones.
    double offLine(Cell cell, ZonePair pair) const {
        const Cell from = seeds_[std::size_t(pair.first)];
        const Cell to = seeds_[std::size_t(pair.second)];
        const double x = to.column - from.column;
        const double y = to.row - from.row;
        const double across = (cell.column - from.column) * y - (cell.row - from.row) * x;
        return std::abs(across) / std::max(1.0, std::sqrt(x * x + y * y));
    }

    bool isBesideOthers(Cell cell, ZonePair pair) const {
        return std::ranges::any_of(eightSteps, [&](Cell step) {
            const Cell beside = cell + step;
            return zoneOf_.contains(beside) && zoneOf_[beside] >= 0 && zoneOf_[beside] != pair.first &&
                   zoneOf_[beside] != pair.second;
        });
    }

    int costOf(Cell cell, ZonePair pair) const {
        constexpr int offLineCost = 4;
        constexpr int besideOthersCost = 8;
        if (!isFree(cell)) return 1;
        return 2 + int(offLine(cell, pair) * offLineCost) +
               (isBesideOthers(cell, pair) ? besideOthersCost : 0);
    }

    /// A path from the seed of the first zone to that of the second, both included, over free cells and
    /// cells of the two; empty if there is none.
    std::vector<Cell> wayBetween(ZonePair pair) {
        const Cell start = seeds_[std::size_t(pair.first)];
        const Cell end = seeds_[std::size_t(pair.second)];
        if (start.row < 0 || end.row < 0) return {};
        Grid<int> cost(zoneOf_.size(), std::numeric_limits<int>::max());
        Grid<Cell> from(zoneOf_.size());
        work_ += zoneOf_.size().area() / 4;
        Queue<int, Cell> due;
        cost[start] = 0;
        due.emplace(0, start);
        while (!due.empty() && due.top().second != end) {
            const auto [now, cell] = due.top();
            due.pop();
            if (now != cost[cell]) continue;
            work_ += 16; // the queue is a heap
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(cell, way);
                if (!zoneOf_.contains(beside)) continue;
                const int zone = zoneOf_[beside];
                if (zone >= 0 && zone != pair.first && zone != pair.second) continue;
                const int total = now + costOf(beside, pair);
                if (total >= cost[beside]) continue;
                cost[beside] = total;
                from[beside] = cell;
                due.emplace(total, beside);
            }
        }
        if (due.empty()) return {};
        std::vector<Cell> way(1, end);
        while (way.back() != start)
            way.push_back(from[way.back()]);
        std::ranges::reverse(way);
        return way;
    }

    /// Divides the free cells on the path between two zones in proportion to their radii.
    void drawLine(ZonePair pair) {
        const std::vector<Cell> way = wayBetween(pair);
        const double first = radiusOfArea(wanted_[std::size_t(pair.first)]);
        const double second = radiusOfArea(wanted_[std::size_t(pair.second)]);
        const auto lastOwn = std::ranges::find(way.rbegin(), way.rend(), pair.first,
                                               [this](Cell cell) { return int(zoneOf_[cell]); });
        bool isSecond = false;
        for (auto cell = way.begin(); cell != way.end(); ++cell) {
            if (cell < lastOwn.base()) {
                if (isFree(*cell)) give(*cell, pair.first);
                continue;
            }
            isSecond = isSecond || zoneOf_[*cell] == pair.second ||
                       distanceFrom(*cell, centres_[std::size_t(pair.first)]) * second >
                           distanceFrom(*cell, centres_[std::size_t(pair.second)]) * first;
            if (isFree(*cell)) give(*cell, isSecond ? pair.second : pair.first);
        }
    }

    /// Widens the lines, so that a way fits between the walls.
    void widenLines() {
        constexpr double most = .8; // of the wanted area of a zone
        std::vector<Cell> cells;
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            if (zoneOf_[cell] >= 0) cells.push_back(cell);
        });
        random_.shuffle(std::span(cells));
        for (const Cell cell : cells)
            for (const Cell step : eightSteps)
                if (isFree(cell + step) && fullness(zoneOf_[cell]) < most) give(cell + step, zoneOf_[cell]);
    }

    /// Fills the map: the least full zone that has free cells beside it always takes the next one.
    void fill() {
        std::vector<Queue<int, Cell>> rims(wanted_.size());
        const auto reach = [&](Cell cell, int depth) {
            constexpr int step = 4;
            for (const Direction way : allDirections)
                if (const Cell beside = neighbour(cell, way); isFree(beside))
                    rims[std::size_t(zoneOf_[cell])].emplace(depth + step + random_.below(step), beside);
        };
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            if (zoneOf_[cell] >= 0) reach(cell, 0);
        });
        Queue<double, int> zones;
        for (int zone = 0; zone < int(wanted_.size()); ++zone)
            zones.emplace(fullness(zone), zone);
        while (!zones.empty()) {
            const int zone = zones.top().second;
            auto& rim = rims[std::size_t(zone)];
            zones.pop();
            while (!rim.empty() && !isFree(rim.top().second))
                rim.pop();
            if (rim.empty()) continue;
            const auto [depth, cell] = rim.top();
            rim.pop();
            give(cell, zone);
            reach(cell, depth);
            zones.emplace(fullness(zone), zone);
        }
    }

    std::vector<DrawingPoint> centres_;
    std::vector<double> wanted_;
    std::vector<int> plots_;
    const std::vector<ZonePair>& touching_;
    SeededRandom& random_;
    Grid<std::int16_t> zoneOf_;
    std::vector<int> areas_;
    std::vector<Cell> seeds_;
    std::int64_t work_ = 0;
};

/// Upscales the coarse map: each cell takes the zone of a nearby coarse cell, jittered by a noise.
void enlarge(Grid<std::int16_t>& zoneOf, const Grid<std::int16_t>& coarse, int jagSpacing,
             SeededRandom& random) {
    const int width = zoneOf.rows() / coarse.rows();
    if (width == 1) {
        zoneOf = coarse;
        return;
    }
    const ValueNoise down(zoneOf.rows(), jagSpacing, random);
    const ValueNoise right(zoneOf.rows(), jagSpacing, random);
    const float jag = float(width) * .6F;
    const auto coarseAt = [&](int place, float noise) {
        const float moved = float(place) + .5F + jag * noise;
        return std::clamp(int(moved / float(width)), 0, coarse.rows() - 1);
    };
    forEachCell(zoneOf.size(), [&](Cell cell) {
        zoneOf[cell] = coarse[{coarseAt(cell.row, down.at(cell)), coarseAt(cell.column, right.at(cell))}];
    });
}

} // namespace

void growZones(Grid<std::int16_t>& zoneOf, std::vector<DrawingPoint>& centres,
               const std::vector<double>& wanted, const std::vector<int>& plots,
               const std::vector<ZonePair>& touching, int jagSpacing, SeededRandom& random,
               WorkBudget* work) {
    const int side = zoneOf.rows();
    const int rows = std::min(side, numbers::shareSamples);
    const double width = double(side) / rows;
    std::vector<double> radii, coarseWanted;
    for (const double cells : wanted) {
        radii.push_back(radiusOfArea(cells));
        coarseWanted.push_back(cells / (width * width));
    }
    spreadCentres(centres, radii, touching, side, random, work);
    std::vector<int> coarsePlots;
    for (const int plot : plots)
        coarsePlots.push_back(int(std::ceil(plot / width)));
    std::vector<DrawingPoint> coarseCentres;
    for (const DrawingPoint centre : centres)
        coarseCentres.push_back({centre.x / width, centre.y / width});
    Growth growth(rows, coarseCentres, coarseWanted, coarsePlots, touching, random);
    enlarge(zoneOf, growth.grow(), jagSpacing, random);
    if (work) work->spend(growth.work() + 4 * std::int64_t(zoneOf.size().area()));
}

} // namespace stonemason::pocket_heroes
