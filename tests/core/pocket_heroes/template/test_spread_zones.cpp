// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/template/spread_zones.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

constexpr double reach = 1'000'000;

Template graphOf(int zones, const std::vector<std::pair<int, int>>& links, int size) {
    Template graph;
    for (int i = 0; i < zones; ++i)
        graph.zones.emplace_back().size = size;
    for (const auto& [first, second] : links) {
        Link& link = graph.links.emplace_back();
        link.first = first;
        link.second = second;
    }
    return graph;
}

std::vector<DrawingPoint> spread(const Template& graph) {
    SeededRandom random(1);
    std::vector<DrawingPoint> places = drawZones(graph, random);
    spreadZones(graph.zones, places, reach);
    return places;
}

/// The least distance from rim to rim of two circles.
double leastRoom(const Template& graph, const std::vector<DrawingPoint>& places) {
    double least = reach;
    for (std::size_t a = 0; a < places.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            least = std::min(least, std::hypot(places[a].x - places[b].x, places[a].y - places[b].y) -
                                        std::max(1, graph.zones[a].size) - std::max(1, graph.zones[b].size));
    return least;
}

} // namespace

class TestSpreadZones : public QObject {
    Q_OBJECT

private slots:
    void circlesOfKnownGraphsNeverTouch() {
        std::vector<std::pair<int, int>> complete;
        for (int a = 0; a < 5; ++a)
            for (int b = 0; b < a; ++b)
                complete.emplace_back(b, a);
        std::vector<std::pair<int, int>> wheel;
        for (int i = 1; i < 12; ++i) {
            wheel.emplace_back(0, i);
            wheel.emplace_back(i, i % 11 + 1);
        }
        std::vector<std::pair<int, int>> chain;
        for (int i = 1; i < 40; ++i)
            chain.emplace_back(i - 1, i);
        for (const int size : {1, 10, 100, 3000}) {
            for (const Template& graph :
                 {graphOf(5, complete, size), graphOf(12, wheel, size), graphOf(40, chain, size),
                  graphOf(4, {{0, 1}, {1, 2}, {2, 3}}, size), graphOf(40, {}, size)})
                QVERIFY(leastRoom(graph, spread(graph)) > 0.3);
        }
    }

    void circlesOfAnyGraphNeverTouch() {
        test::Random random(6);
        for (int run = 0; run < 150; ++run) {
            const int zones = 2 + random.below(40);
            Template graph = graphOf(zones, {}, 1);
            for (Zone& zone : graph.zones)
                zone.size = 1 + random.below(run % 3 == 0 ? 500 : 30);
            for (int left = random.below(2 * zones); left > 0; --left) {
                Link& link = graph.links.emplace_back();
                link.first = random.below(zones);
                link.second = random.below(zones);
            }
            QVERIFY(leastRoom(graph, spread(graph)) > 0.3);
        }
    }

    void zonesWithAPlaceOfTheirOwnStayThere() {
        Template graph = graphOf(4, {{0, 1}, {1, 2}}, 20);
        graph.zones[0].place = DrawingPoint{5, 5};
        graph.zones[1].place = DrawingPoint{15, 5};
        std::vector<DrawingPoint> places{{5, 5}, {15, 5}, {10, 5}, {10, 5}};
        spreadZones(graph.zones, places, reach);
        QVERIFY(places[0] == (DrawingPoint{5, 5}) && places[1] == (DrawingPoint{15, 5}));
        for (const std::size_t zone : {2, 3})
            for (std::size_t other = 0; other < zone; ++other)
                QVERIFY(std::hypot(places[zone].x - places[other].x, places[zone].y - places[other].y) > 40);
    }
};

STONEMASON_APPLESS_TEST(TestSpreadZones)
#include "test_spread_zones.moc"
