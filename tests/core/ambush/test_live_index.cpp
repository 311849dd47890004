// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/ambush/live_edits.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;

class TestLiveIndex : public QObject {
    Q_OBJECT

private slots:
    /// A shorter run of test_live_index_long.cpp.
    void itKnowsWhatAFreshSearchFinds() { test::editAndCompare(1, 5000); }

    /// Once per batch, and no position that compares none of the changed cells.
    void eachPositionIsTestedOnce() {
        test::Random random(2);
        for (int round = 0; round < 300; ++round) {
            const auto stencils = stencilsOf(
                std::vector{test::randomPattern(random, {1 + random.below(4), 1 + random.below(9)})});
            const Size size{1 + random.below(9), 1 + random.below(90)};
            BitGrid passable = test::passableOf(test::randomMap(random, size));
            auto index = LiveIndex::of(stencils, passable);
            std::vector<CellState> cells;
            std::set<Cell> changed;
            for (int count = random.below(40); count > 0; --count) {
                const Cell cell = random.cellOf(size);
                cells.push_back({cell, !passable[cell]});
                changed.insert(cell);
            }
            std::set<std::pair<int, Cell>> touched;
            for (std::size_t i = 0; i < stencils.size(); ++i)
                for (Cell cell : changed)
                    for (const Stencil::Compared& compared : stencils[i].cells) {
                        const Cell corner{cell.row - compared.cell.row, cell.column - compared.cell.column};
                        if (cornersOn(size, stencils[i]).contains(corner)) touched.emplace(int(i), corner);
                    }
            QCOMPARE(index->change(cells).tested, std::int64_t(touched.size()));
        }
    }

    void whatStaysAsItIsChangesNothing() {
        const auto stencils = stencilsOf(std::vector{patternOf({"..", "##"})});
        auto index = LiveIndex::of(stencils, test::passableOf({"...", "###", "..."}));
        const std::vector<Place> before = index->places();
        QCOMPARE(before.size(), std::size_t(2));
        for (const auto& cells : {std::vector<CellState>{}, std::vector<CellState>{{{0, 0}, true}},
                                  std::vector<CellState>{{{0, 0}, false}, {{1, 1}, false}, {{0, 0}, true}}}) {
            const LiveIndex::Change change = index->change(cells);
            QCOMPARE(change.tested, std::int64_t(0));
            QVERIFY(change.gone.empty() && change.come.empty() && change.kept.empty());
        }
        QVERIFY(index->places() == before);
    }

    void aWallIsBrokenAndBuiltAgain() {
        const auto stencils = stencilsOf(std::vector{patternOf({"@@@", "..."}, 600)});
        auto index = LiveIndex::of(stencils, test::passableOf({"#.#.", "...."}));
        QCOMPARE(index->count(), std::int64_t(0));
        const auto broken = index->change(std::vector<CellState>{{{0, 0}, true}, {{0, 2}, true}});
        QVERIFY(broken.come == (std::vector<Place>{{{0, 0}, 0, 6}, {{0, 1}, 0, 6}}));
        const auto dented = index->change(std::vector<CellState>{{{1, 0}, false}});
        QVERIFY(dented.kept == (std::vector<Place>{{{0, 0}, 0, 5}}));
        const auto built = index->change(std::vector<CellState>{{{0, 0}, false}});
        QVERIFY(built.gone == (std::vector<Place>{{{0, 0}, 0, 0}}));
        QVERIFY(index->places() == (std::vector<Place>{{{0, 1}, 0, 6}}));
    }

    void onlyTheBestAreListed() {
        const auto stencils = stencilsOf(std::vector{patternOf({"..."}, 600)});
        auto index = LiveIndex::of(stencils, test::passableOf({"#...#"}));
        QCOMPARE(index->places().size(), std::size_t(3));
        QVERIFY(index->places(1) == (std::vector<Place>{{{0, 1}, 0, 3}}));
        QVERIFY(index->places(2) == (std::vector<Place>{{{0, 0}, 0, 2}, {{0, 1}, 0, 3}}));
    }

    void mapsTooSmallHoldNothing() {
        const auto stencils = stencilsOf(std::vector{patternOf({"..."})});
        auto index = LiveIndex::of(stencils, BitGrid({4, 2}, true));
        QCOMPARE(index->change(std::vector<CellState>{{{1, 1}, false}}).tested, std::int64_t(0));
        QVERIFY(index->places().empty());
        QVERIFY(LiveIndex::of(stencils, BitGrid())->places().empty());
    }

    void reportsProgressAndCanBeCancelled() {
        const auto stencils = stencilsOf(std::vector{patternOf({"."})});
        int last = 0;
        QVERIFY(LiveIndex::of(stencils, BitGrid({30, 3}), {}, [&](int percent) { last = percent; }));
        QCOMPARE(last, 100);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!LiveIndex::of(stencils, BitGrid({30, 3}), stop.get_token()));
    }
};

STONEMASON_APPLESS_TEST(TestLiveIndex)
#include "test_live_index.moc"
