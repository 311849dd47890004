// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/text_map/wide_paint.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

namespace stonemason::text_map {

using test::Random;

namespace {

Grid<SignIndex> randomCells(Random& random, Size size, int signs) {
    Grid<SignIndex> cells(size);
    forEachCell(size, [&](Cell cell) { cells[cell] = SignIndex(random.below(signs)); });
    return cells;
}

CellSet randomSelection(Random& random, Size size) {
    CellSet selection;
    if (random.below(3) == 0) return selection;
    forEachCell(size, [&](Cell cell) {
        if (random.coin()) selection.insert(cell);
    });
    return selection;
}

/// The cells after the changes; each change states the previous sign.
Grid<SignIndex> changed(const Grid<SignIndex>& cells, const SignChanges& changes) {
    if (!changes.whole.empty()) return changes.whole;
    Grid<SignIndex> after = cells;
    for (const SignRun& run : changes.runs)
        for (int k = 0; k < run.cells; ++k) {
            SignIndex& held = after[{run.first.row, run.first.column + k}];
            if (held != run.before || run.before == run.after) return {};
            held = run.after;
        }
    return after;
}

/// The plain reference: cell by cell, as tools paint on small maps.
Grid<SignIndex> plainly(const Grid<SignIndex>& cells, const WidePaint& paint) {
    const auto meaning = [&](Cell cell) { return paint.meanings[cells[cell]]; };
    std::vector<Cell> reached = paint.selection.cells();
    if (paint.spread == Spread::Area) reached = sameArea(cells.size(), meaning, paint.at);
    if (paint.spread == Spread::Alike) reached = cellsHolding(cells.size(), meaning, meaning(paint.at));
    Grid<SignIndex> after = cells;
    for (const Cell cell : reached) {
        if (!paint.selection.empty() && !paint.selection.contains(cell)) continue;
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
            const auto changes = widePaint(cells, paint, {});
            QVERIFY(changes.has_value());
            QVERIFY(changed(cells, *changes) == plainly(cells, paint));
        }
    }

    /// Cells are cleared, then a part is put down, cell by cell and each with its mirror image at once.
    void putsDownWhatTheToolsPutDown() {
        Random random(22);
        for (int i = 0; i < 5000; ++i) {
            const Size size{1 + random.below(9), 1 + random.below(9)};
            const Grid<SignIndex> cells = randomCells(random, size, 4);
            WidePut put{.cells = randomSelection(random, size),
                        .sign = 3,
                        .mirroring = random.oneOf(
                            std::array{Transform::Identity, Transform::HalfTurn, Transform::FlipVertical})};
            put.part = randomSelection(random, {1 + random.below(9), 1 + random.below(9)});
            for (std::size_t k = 0; k < put.part.size(); ++k)
                put.signs.push_back(SignIndex(random.below(4)));
            for (int k = random.below(3); k > 0; --k)
                put.places.push_back({random.below(13) - 5, random.below(13) - 5});
            Grid<SignIndex> expected = cells;
            const auto write = [&](Cell cell, SignIndex sign) {
                if (!size.contains(cell)) return;
                expected[cell] = sign;
                expected[transformed(cell, size, put.mirroring)] = sign;
            };
            put.cells.forEach([&](Cell cell) { write(cell, put.sign); });
            for (const Cell place : put.places) {
                auto sign = put.signs.begin();
                put.part.forEach([&](Cell cell) { write(cell + place, *sign++); });
            }
            const auto changes = widePut(cells, put, {});
            QVERIFY(changes.has_value());
            QVERIFY(changed(cells, *changes) == expected);
        }
    }

    void whatTakesMoreRunsThanTheMapHasRoomForIsTheWholeMap() {
        const Size size{64, 64};
        Grid<SignIndex> dotted(size, 1);
        forEachCell(size, [&](Cell cell) {
            if ((cell.row + cell.column) % 2 == 0) dotted[cell] = 2;
        });
        const SignChanges many = changesBetween(Grid<SignIndex>(size, 1), dotted);
        QVERIFY(many.runs.empty() && many.whole == dotted);
        const SignChanges few = changesBetween(Grid<SignIndex>(size, 1), Grid<SignIndex>(size, 2));
        QVERIFY(few.whole.empty());
        QCOMPARE(few.runs.size(), std::size_t(64));
        QVERIFY(changesBetween(dotted, dotted).empty());
    }

    void neighboursOfOneSignAreOneRun() {
        const Grid<SignIndex> cells({3, 5}, 1);
        const auto changes = widePaint(cells, {.sign = 2, .meanings = {0, 1, 2}, .selection = {}}, {});
        QVERIFY(changes.has_value());
        QCOMPARE(changes->runs.size(), std::size_t(3));
        QVERIFY((changes->runs.front() == SignRun{{0, 0}, 5, 1, 2}));
    }

    void reportsHowFarItIsAndEndsWhenAsked() {
        const Grid<SignIndex> cells({300, 300}, 1);
        for (const Spread spread : {Spread::Area, Spread::Alike}) {
            const WidePaint paint{.spread = spread, .sign = 2, .meanings = {0, 1, 2}, .selection = {}};
            double last = 0;
            int reported = 0;
            QVERIFY(widePaint(cells, paint, [&](double done) {
                        const bool grows = done >= last && done <= 1;
                        last = done;
                        ++reported;
                        return grows;
                    }).has_value());
            QVERIFY(reported > 300);
            for (int end = 0; end < reported; end += 97) {
                int left = end;
                QVERIFY(!widePaint(cells, paint, [&](double) { return left-- > 0; }).has_value());
            }
        }
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestWidePaint)
#include "test_wide_paint.moc"
