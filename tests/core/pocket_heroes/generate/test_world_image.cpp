// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/world_image.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

void addSymmetries() {
    QTest::addColumn<WorldSymmetry>("symmetry");
    for (std::size_t symmetry = 1; symmetry < worldSymmetryIds.size(); ++symmetry)
        QTest::addRow("%s", worldSymmetryIds[symmetry].data()) << WorldSymmetry(symmetry);
}

WorldImage imageOn(WorldSymmetry symmetry, int side, std::uint64_t seed) {
    SeededRandom random(seed);
    return {symmetry, {side, side}, random};
}

/// The number of connected pieces of the part that is generated.
int piecesHere(const WorldImage& image, Size size) {
    Grid<char> seen(size, 0);
    int pieces = 0;
    forEachCell(size, [&](Cell start) {
        if (seen[start] != 0 || image.isBeyond(start)) return;
        ++pieces;
        std::vector<Cell> front{start};
        seen[start] = 1;
        for (std::size_t next = 0; next < front.size(); ++next)
            for (const Direction way : allDirections) {
                const Cell cell = neighbour(front[next], way);
                if (!seen.contains(cell) || seen[cell] != 0 || image.isBeyond(cell)) continue;
                seen[cell] = 1;
                front.push_back(cell);
            }
    });
    return pieces;
}

/// How many of a place and its images lie in the generated part; -1 if the images do not lead back to it.
template <typename Step, typename IsHere>
int partsHere(Cell place, int order, const Step& step, const IsHere& isHere) {
    int here = 0;
    Cell at = place;
    for (int i = 0; i < order; ++i, at = step(at))
        here += isHere(at) ? 1 : 0;
    return at == place ? here : -1;
}

} // namespace

class TestWorldImage : public QObject {
    Q_OBJECT

private slots:
    void eachCellIsInOnePart_data() { addSymmetries(); }

    /// Or its own image, as are those on the diagonal; and each part is one piece.
    void eachCellIsInOnePart() {
        QFETCH(WorldSymmetry, symmetry);
        for (const int side : {32, 64, 128, 256})
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const WorldImage image = imageOn(symmetry, side, seed);
                const Size size{side, side};
                forEachCell(size, [&](Cell cell) {
                    QCOMPARE(image.isFixed(cell), image.of(cell) == cell);
                    const auto step = [&](Cell from) { return image.of(from); };
                    const auto isHere = [&](Cell at) { return !image.isBeyond(at); };
                    QCOMPARE(partsHere(cell, image.order(), step, isHere), image.isFixed(cell) ? 2 : 1);
                    const Cell source = image.sourceOf(cell);
                    QCOMPARE(image.of(source, image.partAt(cell)), cell);
                    for (int part = 1; part < image.order() && !image.isFixed(cell); ++part)
                        QCOMPARE(image.partAt(image.of(source, part)), part);
                });
                forEachCell(Size{side + 1, side + 1}, [&](Cell node) {
                    const auto step = [&](Cell from) { return image.ofNode(from); };
                    const auto isHere = [&](Cell at) { return !image.isNodeBeyond(at); };
                    const int here = partsHere(node, image.order(), step, isHere);
                    QCOMPARE(here, image.ofNode(node) == node ? image.order() : 1);
                    const Cell source = image.sourceOfNode(node);
                    Cell there = image.ofNode(source);
                    for (int part = 1; part < image.order(); ++part, there = image.ofNode(there))
                        QVERIFY(there == source || image.isNodeBeyond(there));
                    QCOMPARE(there, source);
                });
                QCOMPARE(piecesHere(image, size), 1);
            }
    }

    void depthsCountFromTheEdge_data() { addSymmetries(); }

    void depthsCountFromTheEdge() {
        QFETCH(WorldSymmetry, symmetry);
        const WorldImage image = imageOn(symmetry, 64, 3);
        forEachCell(Size{64, 64}, [&](Cell cell) {
            if (image.isBeyond(cell)) return;
            QVERIFY(image.depth(cell) >= (image.isDiagonal() ? 0 : 1));
            if (image.isAtEdge(cell)) QVERIFY(image.depth(cell) <= 2);
            if (image.depth(cell) > 3) QVERIFY(!image.touchesBeyond(cell));
        });
    }

    void rectanglesHaveImages_data() { addSymmetries(); }

    /// The cells of an object around its place, and those of its image, which stands as it does.
    void rectanglesHaveImages() {
        QFETCH(WorldSymmetry, symmetry);
        const WorldImage image = imageOn(symmetry, 64, 3);
        const CellRange box = image.isDiagonal() ? CellRange{{-1, -1}, {0, 0}} : CellRange{{-3, -1}, {0, 2}};
        const Cell place{40, 20};
        const auto has = [](const CellRange& around, Cell at, Cell cell) {
            return around.contains({cell.row - at.row, cell.column - at.column});
        };
        for (int part = 0; part < image.order(); ++part) {
            const Cell there = image.placeOf(box, place, part);
            forEachCell(Size{64, 64}, [&](Cell cell) {
                QCOMPARE(has(box, place, cell), has(box, there, image.of(cell, part)));
            });
        }
    }

    void theMiddleOfAHalfTurnIsHere() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const WorldImage image = imageOn(WorldSymmetry::HalfTurn, 64, seed);
            const std::vector<Cell> cells = image.middleCells();
            QCOMPARE(cells.size(), std::size_t(2));
            const Cell gate = cells[0];
            const Cell joint = cells[1];
            QVERIFY(!image.isBeyond(gate) && !image.isBeyond(joint));
            QCOMPARE(chebyshev(gate, image.of(gate)), 1);
            for (const Cell cell : {gate, image.of(gate)})
                QCOMPARE(std::abs(joint.row - cell.row) + std::abs(joint.column - cell.column), 1);
        }
    }

    /// The roads of all quarters come together there, as a tree.
    void theMiddleOfAQuarterTurnJoinsRoads() {
        for (const int side : {32, 64})
            for (std::uint64_t seed = 1; seed <= 20; ++seed)
                requireTree(imageOn(WorldSymmetry::QuarterTurn, side, seed));
    }

    /// So that a road along one arm is never adjacent to a road of another part.
    void oneArmOfATurnTouchesNoImageOfItself() {
        for (const WorldSymmetry turn : {WorldSymmetry::HalfTurn, WorldSymmetry::QuarterTurn})
            for (const int side : {32, 64, 128})
                for (std::uint64_t seed = 1; seed <= 20; ++seed)
                    requireApart(imageOn(turn, side, seed), side);
    }

private:
    static void requireApart(const WorldImage& image, int side) {
        std::set<Cell> middle;
        for (const Cell cell : image.middleRoad())
            for (int part = 0; part < image.order(); ++part)
                middle.insert(image.of(cell, part));
        const auto isOnArm = [&](Cell cell) { return image.isAtEdge(cell) && image.isOnFirstArm(cell); };
        int seen = 0;
        forEachCell({side, side}, [&](Cell cell) {
            if (image.isBeyond(cell) || !isOnArm(cell)) return;
            ++seen;
            for (const Cell step : eightSteps) {
                const Cell beside = cell + step;
                if (!Size{side, side}.contains(beside)) continue;
                QVERIFY(!middle.contains(beside));
                QVERIFY(!image.isBeyond(beside) || !isOnArm(image.sourceOf(beside)));
            }
        });
        QVERIFY(seen > side / 4);
    }

    static void requireTree(const WorldImage& image) {
        std::set<Cell> road;
        const std::vector<Cell> kept = image.middleCells();
        for (const Cell cell : image.middleRoad()) {
            QCOMPARE(std::ranges::count(kept, image.sourceOf(cell)), 1);
            road.insert(cell);
        }
        for (int part = 0; part < image.order(); ++part) {
            for (const Cell cell : image.middleCells())
                QCOMPARE(image.partAt(image.of(cell, part)), part);
            QVERIFY(road.insert(image.of(image.middleCells().front(), part)).second);
        }
        int joints = 0;
        for (const Cell cell : road)
            joints += int(road.contains(cell + Cell{0, 1})) + int(road.contains(cell + Cell{1, 0}));
        QCOMPARE(joints, int(road.size()) - 1);
        std::vector<Cell> front{*road.begin()};
        road.erase(road.begin());
        for (std::size_t next = 0; next < front.size(); ++next)
            for (const Direction way : allDirections)
                if (const Cell cell = neighbour(front[next], way); road.erase(cell) > 0)
                    front.push_back(cell);
        QVERIFY(road.empty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestWorldImage)
#include "test_world_image.moc"
