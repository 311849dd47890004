// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that cross, and zones that are grown along lines that do not.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/grown_zones.h"
#include "core/pocket_heroes/generate/power_diagram.h"
#include "core/pocket_heroes/generate/spread_centres.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

std::vector<ZonePair> complete(int zones) {
    std::vector<ZonePair> pairs;
    for (int first = 0; first < zones; ++first)
        for (int second = first + 1; second < zones; ++second)
            pairs.emplace_back(first, second);
    return pairs;
}

std::vector<DrawingPoint> anyPoints(int count, int side, SeededRandom& random) {
    std::vector<DrawingPoint> points;
    for (int i = 0; i < count; ++i)
        points.push_back(
            {1 + random.below(1000 * (side - 2)) / 1000., 1 + random.below(1000 * (side - 2)) / 1000.});
    return points;
}

/// A maximal set of pairs without crossings, in a random order.
std::vector<ZonePair> planar(const std::vector<DrawingPoint>& points, SeededRandom& random) {
    std::vector<ZonePair> all = complete(int(points.size()));
    random.shuffle(std::span(all));
    std::vector<ZonePair> kept;
    for (const ZonePair& pair : all) {
        kept.push_back(pair);
        if (crossingsOf(kept, points) > 0) kept.pop_back();
    }
    kept.resize(std::min(kept.size(), points.size() + points.size() / 4));
    std::ranges::sort(kept);
    return kept;
}

/// The fewest pairs to leave out until none cross, tried one by one.
int fewestOut(const std::vector<ZonePair>& pairs, const std::vector<DrawingPoint>& points) {
    int fewest = int(pairs.size());
    for (unsigned out = 0; out < 1U << pairs.size(); ++out) {
        if (std::popcount(out) >= fewest) continue;
        std::vector<ZonePair> left;
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if ((out >> i & 1U) == 0) left.push_back(pairs[i]);
        if (crossingsOf(left, points) == 0) fewest = std::popcount(out);
    }
    return fewest;
}

std::set<ZonePair> touchesIn(const Grid<std::int16_t>& zoneOf) {
    std::set<ZonePair> touches;
    forEachCell(zoneOf.size(), [&](Cell cell) {
        for (const Direction way : {Direction::East, Direction::South})
            if (const Cell beside = neighbour(cell, way); zoneOf.contains(beside))
                touches.insert(std::minmax<int>(zoneOf[cell], zoneOf[beside]));
    });
    return touches;
}

} // namespace

class TestShares : public QObject {
    Q_OBJECT

private slots:
    void linesCrossWhereTheyDo() {
        const DrawingPoint a{0, 0}, b{4, 4}, c{0, 4}, d{4, 0}, e{1, 0};
        QVERIFY(doLinesCross(a, b, c, d) && doLinesCross(c, d, b, a));
        QVERIFY(!doLinesCross(a, c, d, b));
        QVERIFY(!doLinesCross(a, b, d, e));
        QCOMPARE(crossingsOf({{0, 1}, {2, 3}}, {a, b, c, d}), 1);
        QCOMPARE(crossingsOf({{0, 1}, {0, 3}, {1, 3}}, {a, b, c, d}), 0); // with ends in common
    }

    /// Compared with brute force.
    void asFewAsCanBeAreLeftOut() {
        SeededRandom random(5);
        int crossed = 0;
        for (int round = 0; round < 60; ++round) {
            const auto points = anyPoints(6, 40, random);
            std::vector<ZonePair> pairs = complete(6);
            random.shuffle(std::span(pairs));
            pairs.resize(11);
            std::ranges::sort(pairs);
            const int fewest = fewestOut(pairs, points);
            crossed += fewest > 1 ? 1 : 0;
            for (int most = 0; most < 7; ++most)
                QCOMPARE(canUncross(pairs, points, std::size_t(most)), most >= fewest);
            const auto left = withoutCrossing(pairs, points, 6);
            QCOMPARE(crossingsOf(left, points), 0);
            QCOMPARE(int(pairs.size() - left.size()), fewest);
            QVERIFY(std::ranges::includes(pairs, left));
            if (fewest > 1) {
                const auto most = withoutCrossing(pairs, points, std::size_t(fewest) - 1);
                QCOMPARE(int(pairs.size() - most.size()), fewest - 1);
                QVERIFY(crossingsOf(most, points) > 0 &&
                        crossingsOf(most, points) < crossingsOf(pairs, points));
            }
        }
        QVERIFY(crossed > 20);
    }

    void spreadingCrossesNothingAndMakesRoom() {
        SeededRandom random(8);
        for (int round = 0; round < 10; ++round) {
            auto points = anyPoints(12, 64, random);
            const auto pairs = planar(points, random);
            const std::vector<double> radii(points.size(), 64 / std::sqrt(12 * std::numbers::pi));
            const auto nearest = [&points] {
                double least = 1000;
                for (const auto& [one, other] : complete(int(points.size())))
                    least = std::min(least,
                                     std::hypot(points[std::size_t(one)].x - points[std::size_t(other)].x,
                                                points[std::size_t(one)].y - points[std::size_t(other)].y));
                return least;
            };
            const double before = nearest();
            spreadCentres(points, radii, pairs, 64, random);
            QCOMPARE(crossingsOf(pairs, points), 0);
            QVERIFY(nearest() > before);
            for (const DrawingPoint point : points)
                QVERIFY(point.x >= 1 && point.x <= 63 && point.y >= 1 && point.y <= 63);
        }
    }

    void grownZonesTouchAlongTheirLines() {
        SeededRandom random(3);
        for (const int side : {32, 64, 128, 256})
            for (int round = 0; round < 6; ++round) {
                const int zones = 8 + 2 * round;
                auto centres = anyPoints(zones, side, random);
                const auto pairs = planar(centres, random);
                const std::vector<double> wanted(std::size_t(zones), double(side * side) / zones);
                std::vector<int> yards(std::size_t(zones), 0);
                yards[1] = 5;
                constexpr int jagSpacing = 7;
                Grid<std::int16_t> zoneOf({side, side}, -1);
                growZones(zoneOf, centres, wanted, yards, pairs, jagSpacing, random);
                const auto touches = touchesIn(zoneOf);
                for (const auto& pair : pairs)
                    QVERIFY2(touches.contains(pair), qPrintable(QStringLiteral("%1: %2 and %3 of %4")
                                                                    .arg(side)
                                                                    .arg(pair.first)
                                                                    .arg(pair.second)
                                                                    .arg(zones)));
                for (int zone = 0; zone < zones; ++zone)
                    QVERIFY(std::ranges::count(zoneOf.values(), std::int16_t(zone)) >
                            side * side / zones / 10);
                QVERIFY(std::ranges::all_of(zoneOf.values(),
                                            [&](int zone) { return zone >= 0 && zone < zones; }));
            }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestShares)
#include "test_shares.moc"
