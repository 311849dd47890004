// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/graph_edit.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace stonemason::pocket_heroes {

using test::Random;

namespace {

/// Zones known by their size, so that one can tell which is which whatever its index.
Template numbered(int zones) {
    Template made;
    made.zones.resize(std::size_t(zones));
    for (int zone = 0; zone < zones; ++zone)
        made.zones[std::size_t(zone)].size = 100 + zone;
    return made;
}

Template anyGraph(Random& random) {
    Template made = numbered(1 + random.below(8));
    const int zones = int(made.zones.size());
    for (int i = random.below(12); i > 0; --i)
        made.links.push_back({.first = random.below(zones), .second = random.below(zones)});
    return made;
}

/// The links by what they join, whatever the indices.
std::multiset<std::pair<int, int>> linksOf(const Template& made) {
    std::multiset<std::pair<int, int>> links;
    for (const Link& link : made.links)
        links.insert({made.zones[std::size_t(link.first)].size, made.zones[std::size_t(link.second)].size});
    return links;
}

std::vector<int> someZones(const Template& made, Random& random) {
    std::vector<int> zones;
    for (int zone = 0; zone < int(made.zones.size()); ++zone)
        if (random.below(3) == 0) zones.push_back(zone);
    return zones;
}

std::vector<double> values(const std::vector<DrawingPoint>& places, double DrawingPoint::*axis) {
    std::vector<double> all;
    for (const DrawingPoint& place : places)
        all.push_back(place.*axis);
    return all;
}

} // namespace

class TestGraphEdit : public QObject {
    Q_OBJECT

private slots:
    /// The links that are left join the same zones as before.
    void linksFollowTheirZones() {
        Random random(1);
        for (int round = 0; round < 300; ++round) {
            const Template made = anyGraph(random);
            const std::vector<int> gone = someZones(made, random);
            const Template left = withoutZones(made, gone);
            QCOMPARE(left.zones.size(), made.zones.size() - gone.size());
            std::multiset<std::pair<int, int>> expected;
            for (const Link& link : made.links) {
                const auto isGone = [&](int zone) { return std::ranges::find(gone, zone) != gone.end(); };
                if (!isGone(link.first) && !isGone(link.second))
                    expected.insert({100 + link.first, 100 + link.second});
            }
            QVERIFY(linksOf(left) == expected);
        }
    }

    void zonesThatAreNotThereArePassedOver() {
        const Template made = numbered(3);
        QVERIFY(withoutZones(made, {7, -1}) == made);
        QVERIFY(withoutLinks(made, {0}) == made);
    }

    void linksToNoZoneStay() {
        Template made = numbered(2);
        made.links = {{.first = 0, .second = 5}, {.first = 0, .second = 1}};
        const Template left = withoutZones(made, {1});
        QCOMPARE(left.links.size(), std::size_t(1));
        QCOMPARE(left.links[0].second, 5);
    }

    void linksGoByPosition() {
        Template made = numbered(3);
        made.links = {{.first = 0, .second = 1}, {.first = 1, .second = 2}, {.first = 2, .second = 0}};
        const Template left = withoutLinks(made, {0, 2});
        QCOMPARE(left.links.size(), std::size_t(1));
        QCOMPARE(left.links[0].first, 1);
    }

    /// A part appended to the rest gives the graph again, except for the links between the two.
    void partsKeepTheLinksAmongThem() {
        Random random(2);
        for (int round = 0; round < 300; ++round) {
            const Template made = anyGraph(random);
            const std::vector<int> zones = someZones(made, random);
            const Template part = partOf(made, zones);
            QCOMPARE(part.zones.size(), zones.size());
            const Template both = withPart(withoutZones(made, zones), part, {});
            QCOMPARE(both.zones.size(), made.zones.size());
            std::multiset<std::pair<int, int>> expected;
            for (const Link& link : made.links) {
                const auto isIn = [&](int zone) { return std::ranges::find(zones, zone) != zones.end(); };
                if (isIn(link.first) == isIn(link.second))
                    expected.insert({100 + link.first, 100 + link.second});
            }
            QVERIFY(linksOf(both) == expected);
        }
    }

    void partsAreMoved() {
        Template part = numbered(2);
        part.zones[0].place = DrawingPoint{1, 2};
        const Template made = withPart(numbered(1), part, {10, 20});
        QVERIFY((*made.zones[1].place == DrawingPoint{11, 22}));
        QVERIFY(!made.zones[2].place);
    }

    void partsLoseLinksToNoZone() {
        Template made = numbered(2);
        made.links = {{.first = 0, .second = 9}};
        QVERIFY(partOf(made, {0, 1}).links.empty());
    }

    void findsLinksWhicheverWayRound() {
        Template made = numbered(3);
        made.links = {{.first = 2, .second = 1}};
        QCOMPARE(linkBetween(made, 1, 2), 0);
        QCOMPARE(linkBetween(made, 0, 1), -1);
    }

    void findsAColourThatIsFree() {
        Template made = numbered(2);
        QVERIFY(freePlayer(made) == PlayerId::Red);
        made.zones[1].castles.push_back({.nation = Nation::Random, .owner = PlayerId::Red});
        QVERIFY(freePlayer(made) == PlayerId::Green);
        for (int player = 1; player < playerCount; ++player)
            made.zones[0].castles.push_back({.nation = Nation::Random, .owner = PlayerId(player)});
        QVERIFY(freePlayer(made) == PlayerId::Neutral);
    }

    void linesUpRimsAndMiddles() {
        Template made = numbered(3);
        made.zones[0].size = 10;
        made.zones[1].size = 20;
        const std::vector<DrawingPoint> places{{0, 1}, {100, 2}, {7, 3}};
        const std::vector<int> two{0, 1};
        QCOMPARE(values(aligned(made, places, two, Alignment::Left), &DrawingPoint::x),
                 (std::vector<double>{0, 10, 7}));
        QCOMPARE(values(aligned(made, places, two, Alignment::Right), &DrawingPoint::x),
                 (std::vector<double>{110, 100, 7}));
        QCOMPARE(values(aligned(made, places, two, Alignment::Middle), &DrawingPoint::x),
                 (std::vector<double>{50, 50, 7}));
        QCOMPARE(values(aligned(made, places, two, Alignment::Top), &DrawingPoint::y),
                 (std::vector<double>{-8, 2, 3}));
        QCOMPARE(values(aligned(made, places, two, Alignment::Bottom), &DrawingPoint::y),
                 (std::vector<double>{12, 2, 3}));
        QCOMPARE(values(aligned(made, places, two, Alignment::Centre), &DrawingPoint::y),
                 (std::vector<double>{1.5, 1.5, 3}));
    }

    void spreadsEvenly() {
        const std::vector<DrawingPoint> places{{90, 0}, {0, 5}, {10, 30}, {50, 50}};
        QCOMPARE(values(aligned(numbered(4), places, {0, 1, 2}, Alignment::Columns), &DrawingPoint::x),
                 (std::vector<double>{90, 0, 45, 50}));
        QCOMPARE(values(aligned(numbered(4), places, {0, 1, 2}, Alignment::Rows), &DrawingPoint::y),
                 (std::vector<double>{0, 15, 30, 50}));
        QVERIFY(aligned(numbered(4), places, {0, 9, -1}, Alignment::Left) == places);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestGraphEdit)
#include "test_graph_edit.moc"
