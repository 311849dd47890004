// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/world_image.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cstdlib>
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

/// In how many pieces the cells of this half are.
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

} // namespace

class TestWorldImage : public QObject {
    Q_OBJECT

private slots:
    void eachCellIsInOneHalf_data() { addSymmetries(); }

    /// Or its own image, as are those on the diagonal; and each half is one piece.
    void eachCellIsInOneHalf() {
        QFETCH(WorldSymmetry, symmetry);
        for (const int side : {32, 64, 128, 256})
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const WorldImage image = imageOn(symmetry, side, seed);
                const Size size{side, side};
                forEachCell(size, [&](Cell cell) {
                    QCOMPARE(image.of(image.of(cell)), cell);
                    QCOMPARE(image.isFixed(cell), image.of(cell) == cell);
                    if (!image.isFixed(cell)) QVERIFY(image.isBeyond(cell) != image.isBeyond(image.of(cell)));
                });
                forEachCell(Size{side + 1, side + 1}, [&](Cell node) {
                    QCOMPARE(image.ofNode(image.ofNode(node)), node);
                    if (image.ofNode(node) != node)
                        QVERIFY(image.isNodeBeyond(node) != image.isNodeBeyond(image.ofNode(node)));
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
        const Cell there = image.placeOf(box, place);
        const auto has = [](const CellRange& around, Cell at, Cell cell) {
            return around.contains({cell.row - at.row, cell.column - at.column});
        };
        forEachCell(Size{64, 64},
                    [&](Cell cell) { QCOMPARE(has(box, place, cell), has(box, there, image.of(cell))); });
    }

    void theMiddleOfAHalfTurnIsHere() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const WorldImage image = imageOn(WorldSymmetry::HalfTurn, 64, seed);
            const auto [gate, joint] = image.middleCells();
            QVERIFY(!image.isBeyond(gate) && !image.isBeyond(joint));
            QCOMPARE(chebyshev(gate, image.of(gate)), 1);
            for (const Cell cell : {gate, image.of(gate)})
                QCOMPARE(std::abs(joint.row - cell.row) + std::abs(joint.column - cell.column), 1);
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestWorldImage)
#include "test_world_image.moc"
