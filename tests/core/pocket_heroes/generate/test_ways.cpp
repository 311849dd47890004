// SPDX-License-Identifier: GPL-3.0-or-later
// Ways of zones to where they are linked: apart from each other, wide enough, and beside castles.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/border_rebalancer.h"
#include "core/pocket_heroes/generate/castle_plots.h"
#include "core/pocket_heroes/generate/corridor_skeleton.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using Zones = Grid<std::int16_t>;

/// Rows of letters, the zones from 'a' on.
Zones zonesOf(const std::vector<std::string>& rows) {
    Zones zones({int(rows.size()), int(rows.front().size())}, 0);
    forEachCell(zones.size(), [&](Cell cell) {
        zones[cell] = std::int16_t(rows[std::size_t(cell.row)][std::size_t(cell.column)] - 'a');
    });
    return zones;
}

/// As many zones as there are seeds, each in one piece, grown cell by cell from anywhere.
Zones grown(int side, int count, SeededRandom& random) {
    Zones zones({side, side}, -1);
    std::vector<Cell> front;
    for (int zone = 0; zone < count;) {
        const Cell seed{random.below(side), random.below(side)};
        if (zones[seed] >= 0) continue;
        zones[seed] = std::int16_t(zone++);
        front.push_back(seed);
    }
    while (!front.empty()) {
        const auto at = front.begin() + random.below(int(front.size()));
        std::vector<Cell> free;
        for (const Direction way : allDirections)
            if (const Cell beside = neighbour(*at, way); zones.contains(beside) && zones[beside] < 0)
                free.push_back(beside);
        if (free.empty()) {
            front.erase(at);
            continue;
        }
        const Cell next = free[std::size_t(random.below(int(free.size())))];
        zones[next] = zones[*at];
        front.push_back(next);
    }
    return zones;
}

std::vector<Cell> anyCells(int side, int count, SeededRandom& random) {
    std::vector<Cell> cells;
    for (int i = 0; i < count; ++i)
        cells.push_back({random.below(side), random.below(side)});
    return cells;
}

/// The cells with the mark that one comes to from a cell over edges, without leaving its zone.
std::set<Cell> pieceFrom(const Zones& zones, const Grid<char>& marked, Cell start) {
    std::set<Cell> piece{start};
    std::vector<Cell> front{start};
    while (!front.empty()) {
        const Cell from = front.back();
        front.pop_back();
        for (const Direction way : allDirections) {
            const Cell cell = neighbour(from, way);
            if (zones.contains(cell) && marked[cell] != 0 && zones[cell] == zones[start] &&
                piece.insert(cell).second)
                front.push_back(cell);
        }
    }
    return piece;
}

bool isBesideOther(const Zones& zones, const Grid<char>& ways, Cell cell) {
    return std::ranges::any_of(eightSteps, [&](Cell step) {
        const Cell beside = cell + step;
        return zones.contains(beside) && ways[beside] != 0 && zones[beside] != zones[cell];
    });
}

bool isOnFootprint(const CastlePlot& plot, Cell cell) {
    return cell.row >= plot.corner.row && cell.row < plot.corner.row + plot.footprint.rows &&
           cell.column >= plot.corner.column && cell.column < plot.corner.column + plot.footprint.columns;
}

int cellsIn(const Grid<char>& marked, const CastlePlot& plot) {
    int count = 0;
    forEachCell(marked.size(),
                [&](Cell cell) { count += marked[cell] != 0 && isOnFootprint(plot, cell) ? 1 : 0; });
    return count;
}

bool areInOnePiece(const Zones& zones) {
    const Grid<char> all(zones.size(), 1);
    std::set<int> seen;
    std::set<Cell> reached;
    bool whole = true;
    forEachCell(zones.size(), [&](Cell cell) {
        if (reached.contains(cell)) return;
        whole = seen.insert(zones[cell]).second && whole;
        reached.merge(pieceFrom(zones, all, cell));
    });
    return whole;
}

} // namespace

class TestWays : public QObject {
    Q_OBJECT

private slots:
    void waysOfAZoneHangTogether() {
        SeededRandom random(11);
        for (int round = 0; round < 40; ++round) {
            const Zones zones = grown(24, 1 + round % 9, random);
            const std::vector<Cell> ends = anyCells(24, 20, random);
            const CorridorSkeleton skeleton = corridorSkeletonOf(zones, ends, {});
            for (const Cell end : ends) {
                QVERIFY(skeleton.cells[end] != 0);
                const auto piece = pieceFrom(zones, skeleton.cells, end);
                for (const Cell other : ends)
                    if (zones[other] == zones[end]) QVERIFY(piece.contains(other));
            }
        }
    }

    /// Tight is just what lies beside another zone's way, and nothing is cut without it.
    void reportsWhatIsTight() {
        SeededRandom random(12);
        int cut = 0;
        for (int round = 0; round < 40; ++round) {
            const Zones zones = grown(20, 2 + round % 12, random);
            const CorridorSkeleton skeleton = corridorSkeletonOf(zones, anyCells(20, 24, random), {});
            bool any = false;
            forEachCell(zones.size(), [&](Cell cell) {
                const bool tight = skeleton.cells[cell] != 0 && isBesideOther(zones, skeleton.cells, cell);
                QCOMPARE(skeleton.tight[cell] != 0, tight);
                any = any || tight;
            });
            if (!any) QCOMPARE(skeleton.cut, 0);
            cut += skeleton.cut > 0 ? 1 : 0;
        }
        QVERIFY(cut > 10);
    }

    void waysAreKeptApartWhereThereIsRoom() {
        std::vector<std::string> rows(8, "abbccc");
        rows.insert(rows.end(), 6, "bbbbbb");
        const Zones zones = zonesOf(rows);
        const CorridorSkeleton left = corridorSkeletonOf(zones, {{0, 0}, {7, 0}, {0, 2}, {0, 5}}, {});
        QCOMPARE(left.cut, 0);
        std::vector<std::string> turned(8, "cccbba");
        turned.insert(turned.end(), 6, "bbbbbb");
        QCOMPARE(corridorSkeletonOf(zonesOf(turned), {{0, 5}, {7, 5}, {0, 3}, {0, 0}}, {}).cut, 0);
        const Zones narrow = zonesOf({"ab", "ab", "ab"});
        QCOMPARE(corridorSkeletonOf(narrow, {{0, 0}, {2, 1}}, {}).cut, 2);
    }

    void waysGoRoundPlots() {
        const Zones zones({9, 9}, 0);
        const CastlePlot middle{{2, 2}, {3, 5}, {5, 4}};
        const CorridorSkeleton round = corridorSkeletonOf(zones, {{0, 4}, {8, 4}, {4, 0}, {4, 8}}, {middle});
        QCOMPARE(round.blockedPlots, 0);
        QCOMPARE(cellsIn(round.cells, middle), 0);
        QVERIFY(round.isFree());
        const Zones narrow({9, 5}, 0);
        const CastlePlot across{{3, 0}, {3, 5}, {6, 2}};
        const CorridorSkeleton over = corridorSkeletonOf(narrow, {{0, 2}, {8, 2}}, {across});
        QCOMPARE(over.blockedPlots, 1);
        QVERIFY(!over.isFree() && over.tight[Cell(4, 1)] != 0);
    }

    void waysGoRoundClosedCells() {
        const Zones zones({9, 9}, 0);
        Grid<char> closed(zones.size(), 0);
        for (int column = 0; column < 9; ++column)
            closed[{4, column}] = column == 8 ? 0 : 1;
        const CorridorSkeleton round = corridorSkeletonOf(zones, {{0, 1}, {8, 1}}, {}, nullptr, closed);
        QVERIFY(round.isFree() && round.cells[Cell(4, 8)] != 0);
        closed[{4, 8}] = 1;
        const CorridorSkeleton over = corridorSkeletonOf(zones, {{0, 1}, {8, 1}}, {}, nullptr, closed);
        QCOMPARE(over.cut, 1);
        QCOMPARE(std::ranges::count(over.tight.values(), 1), 1);
    }

    /// Compared with all possible squares.
    void theYardLiesOnTheFewestWays() {
        using Badness = std::tuple<int, double>;
        SeededRandom random(13);
        constexpr int side = 5;
        int lacking = 0;
        for (int round = 0; round < 60; ++round) {
            const Zones zones = grown(18, 1 + round % 6, random);
            const auto count = std::size_t(1 + round % 6);
            std::vector<DrawingPoint> centres;
            for (const Cell cell : anyCells(18, int(count), random))
                centres.push_back({cell.column + .3, cell.row + .7});
            const Grid<char> ways = corridorSkeletonOf(zones, anyCells(18, 12, random), {}).cells;
            CastlePlots plots(side, std::vector<char>(count, 1));
            plots.choose(zones, centres, ways);
            std::size_t next = 0;
            for (std::size_t zone = 0; zone < count; ++zone) {
                std::optional<Badness> least;
                forEachCell({18 - side + 1, 18 - side + 1}, [&](Cell corner) {
                    bool isOwn = true;
                    forEachCell({side, side}, [&](Cell step) {
                        isOwn = isOwn && zones[corner + step] == std::int16_t(zone);
                    });
                    if (!isOwn) return;
                    const double x = corner.column + side / 2. - centres[zone].x;
                    const double y = corner.row + side / 2. - centres[zone].y;
                    for (const Size plot : {Size{3, side}, Size{side, 3}}) {
                        const Badness badness(cellsIn(ways, {corner, plot, {}}), x * x + y * y);
                        if (!least || badness < *least) least = badness;
                    }
                });
                if (!least) {
                    ++lacking;
                    continue;
                }
                const CastlePlot& plot = plots.chosen()[next++];
                QCOMPARE(zones[plot.corner], std::int16_t(zone));
                QCOMPARE(zones[plot.approach], std::int16_t(zone));
                QVERIFY(!isOnFootprint(plot, plot.approach));
                QCOMPARE(cellsIn(ways, plot), std::get<0>(*least));
                const double x = plot.corner.column + side / 2. - centres[zone].x;
                const double y = plot.corner.row + side / 2. - centres[zone].y;
                QVERIFY(std::abs(x * x + y * y - std::get<1>(*least)) < 1e-9);
            }
            QCOMPARE(next, plots.chosen().size());
            QCOMPARE(plots.lacking(), int(count - next));
        }
        QVERIFY(lacking > 10);
    }

    void zonesThatNeedNoYardHaveNone() {
        CastlePlots plots(5, {0, 1});
        Zones zones({8, 16}, 0);
        forEachCell({8, 8}, [&](Cell cell) { zones[cell + Cell{0, 8}] = 1; });
        plots.choose(zones, {{4, 4}, {12, 4}}, Grid<char>(zones.size(), 0));
        QCOMPARE(int(plots.chosen().size()), 1);
        QCOMPARE(zones[plots.chosen().front().corner], std::int16_t(1));
        QCOMPARE(plots.lacking(), 0);
        QCOMPARE(plots.sideFor(0), 0);
        QCOMPARE(plots.sideFor(1), 5);
        Grid<char> marked(zones.size(), 0);
        plots.markPlots(marked);
        QCOMPARE(int(std::ranges::count(marked.values(), char(1))), 25);
    }

    /// Zones stay whole, and what is pinned or a way stays where it is.
    void wideningTakesOnlyWhatCanBeGiven() {
        SeededRandom random(14);
        int widenings = 0;
        for (int round = 0; round < 40; ++round) {
            constexpr int count = 6;
            Zones zones = grown(24, count, random);
            const std::vector<double> wanted(count, 24. * 24 / count);
            BorderRebalancer rims(zones, wanted, random);
            rims.makeWhole(std::vector<DrawingPoint>(count, {12, 12}));
            Grid<char> pinned(zones.size(), 0);
            for (const Cell cell : anyCells(24, 30, random))
                pinned[cell] = 1;
            const std::vector<Cell> ends = anyCells(24, 14, random);
            const Zones before = zones;
            CorridorSkeleton skeleton = corridorSkeletonOf(zones, ends, {});
            for (int i = 0; i < 6 && !skeleton.isFree(); ++i) {
                const Zones last = zones;
                const bool widened = rims.widen(skeleton, pinned);
                widenings += widened ? 1 : 0;
                if (!widened) QCOMPARE(zones, last);
                forEachCell(zones.size(), [&](Cell cell) {
                    if (skeleton.cells[cell] != 0) QCOMPARE(zones[cell], last[cell]);
                });
                skeleton = corridorSkeletonOf(zones, ends, {});
            }
            QVERIFY(areInOnePiece(zones));
            std::vector<int> areas(count, 0);
            forEachCell(zones.size(), [&](Cell cell) {
                ++areas[std::size_t(zones[cell])];
                if (pinned[cell] != 0) QCOMPARE(zones[cell], before[cell]);
            });
            QCOMPARE(rims.areas(), areas);
        }
        QVERIFY2(widenings > 10, qPrintable(QString::number(widenings)));
    }

    void waysSideBySideComeApart() {
        Zones zones = zonesOf(std::vector<std::string>(9, "aaaaabcddddd"));
        const std::vector<double> wanted{40, 15, 15, 40};
        SeededRandom random(15);
        BorderRebalancer rims(zones, wanted, random);
        rims.makeWhole(std::vector<DrawingPoint>(4, {6, 5}));
        const std::vector<Cell> ends{{0, 5}, {8, 5}, {0, 6}, {8, 6}};
        const Grid<char> pinned(zones.size(), 0);
        CorridorSkeleton skeleton = corridorSkeletonOf(zones, ends, {});
        QCOMPARE(skeleton.cut, 4);
        QVERIFY(rims.widen(skeleton, pinned));
        skeleton = corridorSkeletonOf(zones, ends, {});
        // Where they must come to lies side by side still; the ways between come apart.
        const auto tight = std::ranges::count(skeleton.tight.values(), char(1));
        QVERIFY2(tight <= 8, qPrintable(QString::number(tight)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestWays)
#include "test_ways.moc"
