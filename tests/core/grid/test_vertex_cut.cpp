// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/grid/vertex_cut.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A small land with two groups of cells that do not touch.
struct Land {
    Grid<char> enterable;
    std::vector<Cell> from;
    std::vector<Cell> to;
};

bool touch(const std::vector<Cell>& a, const std::vector<Cell>& b) {
    return std::ranges::any_of(a, [&](Cell one) {
        return std::ranges::any_of(b, [&](Cell other) { return chebyshev(one, other) <= 1; });
    });
}

Land randomLand(Random& random, std::size_t group) {
    for (;;) {
        Land land{Grid<char>({2 + random.below(4), 3 + random.below(4)}, 1), {}, {}};
        const Size size = land.enterable.size();
        for (int i = random.below(size.area()); i > 0; --i)
            land.enterable[random.cellOf(size)] = 0;
        for (std::vector<Cell>* cells : {&land.from, &land.to})
            for (std::size_t i = 0; i < group; ++i)
                cells->push_back(random.cellOf(size));
        for (const std::vector<Cell>* cells : {&land.from, &land.to})
            for (Cell cell : *cells)
                land.enterable[cell] = 1;
        if (!touch(land.from, land.to)) return land;
    }
}

bool isJoined(const Land& land) {
    const Grid<int> steps =
        stepsFrom(land.from, land.enterable.size(), [&land](Cell cell) { return land.enterable[cell] != 0; });
    return std::ranges::any_of(land.to, [&](Cell cell) { return steps[cell] != unreachable; });
}

bool isOfAGroup(const Land& land, Cell cell) {
    return std::ranges::count(land.from, cell) + std::ranges::count(land.to, cell) > 0;
}

/// Whether closing at most `count` cells, in order from `first`, separates the groups.
bool canPart(Land& land, int count, Cell first) {
    if (!isJoined(land)) return true;
    if (count == 0) return false;
    bool parts = false;
    forEachCell(land.enterable.size(), [&](Cell cell) {
        if (parts || cell < first || !land.enterable[cell] || isOfAGroup(land, cell)) return;
        land.enterable[cell] = 0;
        parts = canPart(land, count - 1, {cell.row, cell.column + 1});
        land.enterable[cell] = 1;
    });
    return parts;
}

} // namespace

class TestVertexCut : public QObject {
    Q_OBJECT

private slots:
    /// By brute force: no smaller set of cells separates the groups, and the reported cut does.
    void noFewerCellsPartTheGroups() {
        Random random(5);
        std::array<int, 4> widths{};
        for (int round = 0; round < 400; ++round) {
            Land land = randomLand(random, std::size_t(1 + random.below(3)));
            const MinVertexCut cut = findMinVertexCut(land.enterable, land.from, land.to, 40);
            QCOMPARE(cut.width > 0, isJoined(land));
            QCOMPARE(int(cut.cells.size()), cut.width);
            QVERIFY(std::ranges::is_sorted(cut.cells));
            QVERIFY(std::ranges::none_of(cut.cells, [&](Cell cell) { return isOfAGroup(land, cell); }));
            if (cut.width > 0 && cut.width < 4) QVERIFY(!canPart(land, cut.width - 1, {}));
            if (cut.width < 4) ++widths[std::size_t(cut.width)];

            const MinVertexCut capped = findMinVertexCut(land.enterable, land.from, land.to, 1);
            QCOMPARE(capped.width, std::min(cut.width, 1));
            QVERIFY(capped.cells == (cut.width <= 1 ? cut.cells : std::vector<Cell>{}));
            for (Cell cell : cut.cells)
                land.enterable[cell] = 0;
            QVERIFY(!isJoined(land));
        }
        for (int times : widths)
            QVERIFY(times > 5);
    }

    void theNearestOfTheNarrowestPlacesIsGiven() {
        Grid<char> corridor({3, 7}, 1);
        for (int column : {2, 4})
            corridor[{0, column}] = corridor[{2, column}] = 0;
        const std::vector<Cell> left{{1, 0}};
        const std::vector<Cell> right{{1, 6}};
        QVERIFY(findMinVertexCut(corridor, left, right, 8).cells == (std::vector<Cell>{{1, 2}}));
        QVERIFY(findMinVertexCut(corridor, right, left, 8).cells == (std::vector<Cell>{{1, 4}}));
    }

    /// The step between touching groups stays open; the cut that closes the other paths is reported.
    void groupsThatTouchStayJoined() {
        const Grid<char> open({2, 3}, 1);
        const std::vector<Cell> one{{1, 0}};
        const std::vector<Cell> other{{1, 1}};
        const MinVertexCut cut = findMinVertexCut(open, one, other, 8);
        QCOMPARE(cut.width, 3);
        QVERIFY(cut.cells == (std::vector<Cell>{{0, 0}, {0, 1}}));
    }

    /// Each articulation cell alone parts the path's ends, and no other cell does.
    void articulationCellsPartAlone() {
        Random random(6);
        int found = 0;
        for (int round = 0; round < 400; ++round) {
            Land land = randomLand(random, 1);
            if (!isJoined(land)) continue;
            const Size size = land.enterable.size();
            const Grid<int> steps =
                stepsFrom(land.to, size, [&](Cell cell) { return land.enterable[cell] != 0; });
            std::vector<Cell> path = land.from;
            while (path.back() != land.to.front())
                path.push_back(path.back() + *std::ranges::find_if(eightSteps, [&](Cell step) {
                                   const Cell next = path.back() + step;
                                   return size.contains(next) && steps[next] == steps[path.back()] - 1;
                               }));
            std::vector<Cell> parting;
            forEachCell(size, [&](Cell cell) {
                if (!land.enterable[cell] || isOfAGroup(land, cell)) return;
                land.enterable[cell] = 0;
                if (!isJoined(land)) parting.push_back(cell);
                land.enterable[cell] = 1;
            });
            QVERIFY(articulationCells(land.enterable, path) == parting);
            found += int(parting.size());
        }
        QVERIFY(found > 50);
    }
};

STONEMASON_APPLESS_TEST(TestVertexCut)
#include "test_vertex_cut.moc"
