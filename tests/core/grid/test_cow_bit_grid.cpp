// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/bit_grid.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

using namespace stonemason;

class TestCowBitGrid : public QObject {
    Q_OBJECT

private slots:
    /// Cells and runs of every length, from every place in a word on.
    void changesAreThoseOfASingleCell() {
        test::Random random(1);
        for (const Size size : {Size{1, 1}, Size{2, 63}, Size{2, 64}, Size{3, 65}, Size{2, 300}}) {
            BitGrid plain(size, random.coin());
            CowBitGrid bits(plain);
            for (int round = 0; round < 400; ++round) {
                const Cell first = random.cellOf(size);
                const bool value = random.coin();
                const int cells = 1 + random.below(size.columns - first.column);
                if (random.coin()) {
                    plain.set(first, value);
                    bits.set(first, value);
                } else {
                    for (int i = 0; i < cells; ++i)
                        plain.set({first.row, first.column + i}, value);
                    bits.setRun(first, cells, value);
                }
                QVERIFY(bits.now() == plain);
            }
        }
    }

    /// Whatever changes later, and however often the bits are lent.
    void whatIsLentStaysAsItWas() {
        test::Random random(2);
        const Size size{4, 130};
        CowBitGrid bits{BitGrid(size)};
        std::vector<std::pair<std::shared_ptr<const BitGrid>, BitGrid>> lent;
        for (int round = 0; round < 200; ++round) {
            if (random.below(3) == 0) lent.emplace_back(bits.lend(), bits.now());
            const Cell cell = random.cellOf(size);
            if (random.coin())
                bits.set(cell, random.coin());
            else
                bits.setRun({cell.row, 0}, cell.column + 1, random.coin());
        }
        for (const auto& [is, was] : lent)
            QVERIFY(*is == was);
    }

    /// The first change after lending copies the bits, and no later one until they are lent again.
    void lendingCopiesNothing() {
        CowBitGrid bits{BitGrid({3, 3})};
        const auto first = bits.lend();
        QCOMPARE(first.get(), &bits.now());
        QCOMPARE(bits.lend(), first);
        bits.set({1, 1}, false); // is so already
        QCOMPARE(first.get(), &bits.now());
        bits.set({1, 1}, true);
        QVERIFY(first.get() != &bits.now());
        const BitGrid* own = &bits.now();
        bits.set({2, 2}, true);
        bits.setRun({0, 0}, 3, true);
        QCOMPARE(&bits.now(), own);
    }
};

STONEMASON_APPLESS_TEST(TestCowBitGrid)
#include "test_cow_bit_grid.moc"
