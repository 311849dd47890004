// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/pocket_heroes/template/delaunay.h"
#include "core/pocket_heroes/template/graph_shape.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

double turn(const DrawingPoint& a, const DrawingPoint& b, const DrawingPoint& c) {
    return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

/// Whether two lines meet elsewhere than in an end of both.
bool cross(const DrawingPoint& a, const DrawingPoint& b, const DrawingPoint& c, const DrawingPoint& d) {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

template <typename PlaceOf>
bool anyCross(const std::vector<std::pair<int, int>>& links, PlaceOf placeOf) {
    for (const auto& one : links)
        for (const auto& other : links)
            if (cross(placeOf(one.first), placeOf(one.second), placeOf(other.first), placeOf(other.second)))
                return true;
    return false;
}

/// Links on the shortest way from a node to each; -1: none.
std::vector<int> stepsFrom(int from, const ShapedGraph& graph) {
    std::vector<int> steps(graph.nodes.size(), -1);
    std::vector<int> front{from};
    steps[std::size_t(from)] = 0;
    for (std::size_t i = 0; i < front.size(); ++i)
        for (const auto& [first, second] : graph.links)
            for (const auto& [one, other] : {std::pair(first, second), std::pair(second, first)})
                if (one == front[i] && steps[std::size_t(other)] < 0) {
                    steps[std::size_t(other)] = steps[std::size_t(one)] + 1;
                    front.push_back(other);
                }
    return steps;
}

/// Corners of the convex hull, by gift wrapping: no three of the points lie on one line.
int hullCorners(const std::vector<DrawingPoint>& points) {
    int corners = 0;
    for (std::size_t a = 0; a < points.size(); ++a)
        for (std::size_t b = 0; b < points.size(); ++b) {
            if (a == b) continue;
            const bool isEdge = std::ranges::all_of(points, [&](const DrawingPoint& point) {
                return &point == &points[a] || &point == &points[b] || turn(points[a], points[b], point) > 0;
            });
            corners += isEdge ? 1 : 0;
        }
    return corners;
}

} // namespace

class TestGraphShape : public QObject {
    Q_OBJECT

private slots:
    /// For all options: homes first, the graph connected, zones apart, no link twice, no two cross.
    void graphsAreSound() {
        for (int shape = 0; shape < graphShapeCount; ++shape)
            for (int homes = 2; homes <= playerCount; ++homes)
                for (int isolation = 0; isolation <= mostIsolation; ++isolation)
                    for (std::uint64_t seed = 1; seed <= 5; ++seed)
                        isSound(shapedGraph(GraphShape(shape), homes, isolation, seed), homes,
                                QByteArray::number(shape) + ' ' + QByteArray::number(homes) + ' ' +
                                    QByteArray::number(isolation));
    }

    /// As many zones lie between homes as are wanted.
    void waysAreAsLongAsWanted() {
        for (int isolation = 0; isolation <= mostIsolation; ++isolation) {
            const auto steps = [isolation](GraphShape shape, int homes, int to) {
                return stepsFrom(0, shapedGraph(shape, homes, isolation, 1))[std::size_t(to)];
            };
            QCOMPARE(steps(GraphShape::Ring, 5, 1), isolation + 1);
            QCOMPARE(steps(GraphShape::Ring, 5, 2), 2 * (isolation + 1));
            QCOMPARE(steps(GraphShape::Ring, 5, 4), isolation + 1);
            QCOMPARE(steps(GraphShape::Chain, 4, 3), 3 * (isolation + 1));
            QCOMPARE(steps(GraphShape::Hub, 6, 3), 2 * (isolation + 1));
            QCOMPARE(steps(GraphShape::Hub, 6, 6), isolation + 1); // the middle
            QCOMPARE(steps(GraphShape::Web, 6, 1), 2 * isolation + 1);
        }
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const ShapedGraph graph = shapedGraph(GraphShape::Random, 4, 1, seed);
            for (const auto& [first, second] : graph.links)
                QVERIFY(first >= 4 || second >= 4 || !isSpare(graph, first, second));
        }
    }

    void randomGraphsGoBySeed() {
        std::set<std::vector<std::pair<int, int>>> kinds;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const ShapedGraph graph = shapedGraph(GraphShape::Random, 3, 2, seed);
            QVERIFY(graph.links == shapedGraph(GraphShape::Random, 3, 2, seed).links);
            kinds.insert(graph.links);
        }
        QVERIFY(kinds.size() > 15);
    }

    /// A triangulation has 3n - 3 - h edges, h of them around it, and no two of them cross.
    void trianglesFillTheHull() {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            SeededRandom random(seed);
            std::vector<DrawingPoint> points;
            for (int i = 0; i < 3 + int(seed); ++i)
                points.push_back({random.below(100'000) / 7.0, random.below(100'000) / 7.0});
            const auto edges = delaunayEdges(points);
            QCOMPARE(int(edges.size()), 3 * int(points.size()) - 3 - hullCorners(points));
            QVERIFY(!anyCross(edges, [&](int at) { return points[std::size_t(at)]; }));
        }
    }

    void pointsOnALineAreLinkedInOrder() {
        QVERIFY(delaunayEdges({}).empty());
        QVERIFY(delaunayEdges({{1, 1}}).empty());
        QVERIFY(
            (delaunayEdges({{20, 0}, {0, 0}, {10, 0}}) == std::vector<std::pair<int, int>>{{0, 2}, {1, 2}}));
    }

private:
    static void isSound(const ShapedGraph& graph, int homes, const QByteArray& what) {
        for (std::size_t i = 0; i < graph.nodes.size(); ++i)
            QVERIFY2((graph.nodes[i].role == ZoneRole::Home) == (int(i) < homes), what);
        QVERIFY2(std::ranges::count(stepsFrom(0, graph), -1) == 0, what);
        std::set<std::pair<int, int>> pairs;
        for (const auto& [first, second] : graph.links)
            QVERIFY2(first != second && pairs.insert(std::minmax(first, second)).second, what);
        const auto placeOf = [&](int node) { return graph.nodes[std::size_t(node)].place; };
        QVERIFY2(!anyCross(graph.links, placeOf), what);
        for (std::size_t one = 0; one < graph.nodes.size(); ++one)
            for (std::size_t other = one + 1; other < graph.nodes.size(); ++other)
                QVERIFY2(std::hypot(placeOf(int(one)).x - placeOf(int(other)).x,
                                    placeOf(int(one)).y - placeOf(int(other)).y) > 40,
                         what);
    }

    /// Whether the graph hangs together without the link.
    static bool isSpare(ShapedGraph graph, int first, int second) {
        std::erase(graph.links, std::pair(first, second));
        return std::ranges::count(stepsFrom(0, graph), -1) == 0;
    }
};

STONEMASON_APPLESS_TEST(TestGraphShape)
#include "test_graph_shape.moc"
