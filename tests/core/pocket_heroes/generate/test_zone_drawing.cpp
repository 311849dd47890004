// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of templates: planar ones have no crossings, and no template from a file takes unbounded time.
#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/template/planar_drawing.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

std::int64_t workOf(const Template& made) {
    SeededRandom random(1);
    WorkBudget work;
    const auto points = drawZones(made, random, 0, &work);
    const auto isSomewhere = [](DrawingPoint point) {
        return std::isfinite(point.x) && std::isfinite(point.y);
    };
    return points.size() == made.zones.size() && std::ranges::all_of(points, isSomewhere) ? work.spent() : -1;
}

/// So many links between zones drawn by the seed; the first ones join all zones.
Template drawnGraph(int zones, int links, unsigned seed) {
    test::Random random(seed);
    Template made;
    made.zones.resize(std::size_t(zones));
    for (int link = 0; link < links; ++link)
        made.links.push_back(link + 1 < zones ? Link{random.below(link + 1), link + 1}
                                              : Link{random.below(zones), random.below(zones)});
    return made;
}

Template graphOf(int zones, const std::vector<ZonePair>& pairs) {
    Template made;
    made.zones.resize(std::size_t(zones));
    for (const auto& [first, second] : pairs)
        made.links.push_back({first, second});
    return made;
}

/// A zone amid a ring, linked with all of it.
Template wheel(int zones) {
    std::vector<ZonePair> pairs;
    for (int zone = 1; zone < zones; ++zone) {
        pairs.emplace_back(0, zone);
        pairs.emplace_back(zone, zone + 1 < zones ? zone + 1 : 1);
    }
    return graphOf(zones, pairs);
}

/// Rows of squares, each linked to those beside it.
Template lattice(int rows, int columns) {
    std::vector<ZonePair> pairs;
    for (int zone = 0; zone < rows * columns; ++zone) {
        if ((zone + 1) % columns != 0) pairs.emplace_back(zone, zone + 1);
        if (zone + columns < rows * columns) pairs.emplace_back(zone, zone + columns);
    }
    return graphOf(rows * columns, pairs);
}

/// As many links as a planar graph can have: each zone is linked with the three of a triangle in which it
/// lies. Without some of them, by the hundred, others are left that hang on one zone or on none.
Template triangles(int zones, int leftOut, unsigned seed) {
    test::Random random(seed);
    std::vector<ZonePair> pairs{{0, 1}, {1, 2}, {0, 2}};
    std::vector<std::array<int, 3>> faces{{0, 1, 2}, {0, 1, 2}};
    for (int zone = 3; zone < zones; ++zone) {
        auto& face = faces[std::size_t(random.below(int(faces.size())))];
        const auto [a, b, c] = face;
        pairs.insert(pairs.end(), {{a, zone}, {b, zone}, {c, zone}});
        face = {a, b, zone};
        faces.push_back({a, c, zone});
        faces.push_back({b, c, zone});
    }
    std::erase_if(pairs, [&](const ZonePair&) { return random.below(100) < leftOut; });
    return graphOf(zones, pairs);
}

Template complete(int zones) {
    std::vector<ZonePair> pairs;
    for (int first = 0; first < zones; ++first)
        for (int second = first + 1; second < zones; ++second)
            pairs.emplace_back(first, second);
    return graphOf(zones, pairs);
}

/// Each of so many linked with each of the others.
Template twoSides(int zones, int ofOne) {
    std::vector<ZonePair> pairs;
    for (int first = 0; first < ofOne; ++first)
        for (int second = ofOne; second < zones; ++second)
            pairs.emplace_back(first, second);
    return graphOf(zones, pairs);
}

bool canBePlanar(const Template& made) {
    SeededRandom random(1);
    const auto points = planarDrawing(int(made.zones.size()), touchingIn(made), random);
    return points && crossingsOf(drawnPairs(made), *points) == 0;
}

} // namespace

class TestZoneDrawing : public QObject {
    Q_OBJECT

private slots:
    /// Five zones that all touch, or three that touch three others, lose a link; graphs of them that share no
    /// link lose one each.
    void countsWhatCrossesWhereverZonesLie() {
        const auto five = [](int from) {
            std::vector<ZonePair> lines;
            for (int a = 0; a < 5; ++a)
                for (int b = a + 1; b < 5; ++b)
                    lines.emplace_back(from + a, from + b);
            return lines;
        };
        const auto threeAndThree = [](int from) {
            std::vector<ZonePair> lines;
            for (int a = 0; a < 3; ++a)
                for (int b = 3; b < 6; ++b)
                    lines.emplace_back(from + a, from + b);
            return lines;
        };
        QCOMPARE(fewestLeftOut(5, five(0), 9), 1U);
        QCOMPARE(fewestLeftOut(6, threeAndThree(0), 9), 1U);
        QCOMPARE(fewestLeftOut(6, threeAndThree(0), 0), 0U);
        for (const std::vector<ZonePair>& whole : {five(0), threeAndThree(0)})
            for (std::size_t without = 0; without < whole.size(); ++without) {
                std::vector<ZonePair> fewer = whole;
                fewer.erase(fewer.begin() + std::ptrdiff_t(without));
                QCOMPARE(fewestLeftOut(6, fewer, 9), 0U);
            }
        std::vector<ZonePair> several;
        for (int i = 0; i < 4; ++i) {
            const std::vector<ZonePair> more = i % 2 == 0 ? five(6 * i) : threeAndThree(6 * i);
            several.insert(several.end(), more.begin(), more.end());
            several.emplace_back(6 * i, 6 * i + 6); // they hang together
            QCOMPARE(fewestLeftOut(6 * i + 7, several, 9), std::size_t(i + 1));
        }
        QCOMPARE(fewestLeftOut(25, several, 2), 2U);
        std::vector<ZonePair> all; // of seven zones: 21 links, and 15 can be drawn
        for (int a = 0; a < 7; ++a)
            for (int b = a + 1; b < 7; ++b)
                all.emplace_back(a, b);
        QCOMPARE(fewestLeftOut(7, all, 9), 6U);
    }

    void planarGraphsDoNotCross_data() {
        QTest::addColumn<Template>("made");
        for (const int zones : {9, 25, 60})
            QTest::addRow("wheel of %d", zones) << wheel(zones);
        for (const auto& [rows, columns] :
             {std::pair(3, 3), std::pair(4, 5), std::pair(1, 30), std::pair(6, 10)})
            QTest::addRow("%d rows of %d", rows, columns) << lattice(rows, columns);
        for (const int zones : {9, 16, 25, 60})
            for (const int leftOut : {0, 30, 60})
                QTest::addRow("triangles of %d without %d %%", zones, leftOut)
                    << triangles(zones, leftOut, unsigned(zones + leftOut));
    }
    /// Whatever the seed.
    void planarGraphsDoNotCross() {
        QFETCH(Template, made);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SeededRandom random(seed);
            QCOMPARE(crossingsOf(drawnPairs(made), drawZones(made, random)), 0);
        }
    }

    /// By the theorem of Kuratowski: those with one link less are planar.
    void reportsGraphsThatCannotBeDrawn() {
        QVERIFY(!canBePlanar(complete(5)) && !canBePlanar(twoSides(6, 3)));
        for (Template made : {complete(5), twoSides(6, 3)}) {
            for (std::size_t link = 0; link < made.links.size(); ++link) {
                Template less = made;
                less.links.erase(less.links.begin() + std::ptrdiff_t(link));
                QVERIFY(canBePlanar(less));
            }
            // Far from it lies a planar part, and some zones without links.
            const int before = int(made.zones.size());
            made.zones.resize(std::size_t(before) + 30);
            for (int zone = before; zone < before + 20; ++zone)
                made.links.push_back({zone, zone + 1});
            QVERIFY(!canBePlanar(made));
            made.links.erase(made.links.begin());
            QVERIFY(canBePlanar(made));
        }
    }

    void noFileIsMuchWork_data() {
        QTest::addColumn<int>("zones");
        for (const int zones : {2, 12, 40, 64, 90, 100, 101, maximumZones})
            QTest::addRow("%d zones", zones) << zones;
    }
    void noFileIsMuchWork() {
        QFETCH(int, zones);
        const std::int64_t work = workOf(drawnGraph(zones, maximumZoneLinks, 5));
        QVERIFY2(work >= 0 && work <= 2 * drawingWork, qPrintable(QString::number(work)));
    }

    /// Every second link leads to the same zone.
    void hubsAreNotMuchWork() {
        Template made = drawnGraph(100, maximumZoneLinks, 6);
        for (std::size_t link = 0; link < made.links.size(); link += 2)
            made.links[link].first = 0;
        const std::int64_t work = workOf(made);
        QVERIFY2(work >= 0 && work <= 2 * drawingWork, qPrintable(QString::number(work)));
    }

    /// Graphs as people draw them are not affected by the bound on work, which is above their work.
    void whatPeopleDrawIsNotCutShort() {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const int zones = 4 + int(seed);
            const std::int64_t work = workOf(drawnGraph(zones, zones + zones / 2, seed));
            QVERIFY2(work >= 0 && work < drawingWork, qPrintable(QString::number(work)));
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZoneDrawing)
#include "test_zone_drawing.moc"
