// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/flood.h"
#include "core/text_map/wide_paint.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace stonemason::text_map {

using test::Random;

namespace {

Grid<SignIndex> randomCells(Random& random, Size size, int signs) {
    Grid<SignIndex> cells(size);
    forEachCell(size, [&](Cell cell) { cells[cell] = SignIndex(random.below(signs)); });
    return cells;
}

std::vector<Cell> randomSelection(Random& random, Size size) {
    std::vector<Cell> selection;
    if (random.below(3) == 0) return selection;
    forEachCell(size, [&](Cell cell) {
        if (random.coin()) selection.push_back(cell);
    });
    return selection;
}

/// The plain way: cell by cell, as tools paint on small maps.
Grid<SignIndex> plainly(const Grid<SignIndex>& cells, const WidePaint& paint) {
    const auto meaning = [&](Cell cell) { return paint.meanings[cells[cell]]; };
    std::vector<Cell> reached = paint.selection;
    if (paint.spread == Spread::Area) reached = sameArea(cells.size(), meaning, paint.at);
    if (paint.spread == Spread::Alike) reached = cellsHolding(cells.size(), meaning, meaning(paint.at));
    Grid<SignIndex> after = cells;
    for (const Cell cell : reached) {
        if (!paint.selection.empty() && !std::ranges::binary_search(paint.selection, cell)) continue;
        after[cell] = paint.sign;
        after[transformed(cell, cells.size(), paint.mirroring)] = paint.sign;
    }
    return after;
}

} // namespace

class TestWidePaint : public QObject {
    Q_OBJECT

private slots:
    void paintsWhatTheToolsPaint() {
        Random random(21);
        for (int i = 0; i < 20000; ++i) {
            const Size size{1 + random.below(9), 1 + random.below(9)};
            const Grid<SignIndex> cells = randomCells(random, size, 4);
            WidePaint paint{.spread = Spread(random.below(3)),
                            .at = random.cellOf(size),
                            .sign = SignIndex(random.below(4)),
                            .meanings = {7, random.coin() ? 7 : 8, 9, 10},
                            .selection = randomSelection(random, size),
                            .mirroring =
                                random.oneOf(std::array{Transform::Identity, Transform::HalfTurn,
                                                        Transform::FlipVertical, Transform::FlipHorizontal})};
            const auto runs = widePaint(cells, paint, {});
            QVERIFY(runs.has_value());
            Grid<SignIndex> after = cells;
            for (const SignRun& run : *runs)
                for (int k = 0; k < run.cells; ++k) {
                    SignIndex& held = after[{run.first.row, run.first.column + k}];
                    QCOMPARE(held, run.before);
                    QVERIFY(run.before != run.after);
                    held = run.after;
                }
            QVERIFY(after == plainly(cells, paint));
        }
    }

    void neighboursOfOneSignAreOneRun() {
        const Grid<SignIndex> cells({3, 5}, 1);
        const auto runs = widePaint(cells, {.sign = 2, .meanings = {0, 1, 2}}, {});
        QVERIFY(runs.has_value());
        QCOMPARE(runs->size(), std::size_t(3));
        QVERIFY((runs->front() == SignRun{{0, 0}, 5, 1, 2}));
    }

    void tellsHowFarItIsAndEndsWhenAsked() {
        const Grid<SignIndex> cells({300, 300}, 1);
        for (const Spread spread : {Spread::Area, Spread::Alike}) {
            const WidePaint paint{.spread = spread, .sign = 2, .meanings = {0, 1, 2}};
            double last = 0;
            int told = 0;
            QVERIFY(widePaint(cells, paint, [&](double done) {
                        const bool grows = done >= last && done <= 1;
                        last = done;
                        ++told;
                        return grows;
                    }).has_value());
            QVERIFY(told > 300);
            for (int end = 0; end < told; end += 97) {
                int left = end;
                QVERIFY(!widePaint(cells, paint, [&](double) { return left-- > 0; }).has_value());
            }
        }
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestWidePaint)
#include "test_wide_paint.moc"
