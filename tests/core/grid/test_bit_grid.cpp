// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/bit_grid.h"
#include "core/grid/grid.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

namespace {

constexpr std::array<Size, 5> sizes{{{1, 1}, {3, 63}, {2, 64}, {4, 65}, {5, 200}}};

bool bitAt(std::uint64_t bits, int index) {
    return (bits >> unsigned(index) & 1U) != 0;
}

/// The same cells, one by one.
bool agree(const BitGrid& bits, const Grid<char>& plain) {
    bool same = bits.size() == plain.size();
    std::int64_t count = 0;
    forEachCell(plain.size(), [&](Cell cell) {
        same = same && bits[cell] == (plain[cell] != 0);
        count += plain[cell];
        for (int i = 0; i < BitGrid::wordBits; ++i) {
            const Cell other{cell.row, cell.column + i};
            same = same && bitAt(bits.bits(cell), i) == (plain.contains(other) && plain[other] != 0);
        }
    });
    return same && bits.count() == count;
}

} // namespace

class TestBitGrid : public QObject {
    Q_OBJECT

private slots:
    void cellsAreKeptOneByOne() {
        test::Random random(1);
        for (Size size : sizes) {
            Grid<char> plain(size);
            BitGrid bits(size);
            for (int round = 0; round < 100; ++round) {
                const Cell cell = random.cellOf(size);
                plain[cell] = char(random.below(2));
                bits.set(cell, plain[cell] != 0);
                if (round % 20 == 0) QVERIFY(agree(bits, plain));
            }
            QVERIFY(bits == bitGridOf(size, [&](Cell cell) { return plain[cell] != 0; }));
        }
    }

    void manyAreReplacedAtOnce() {
        test::Random random(2);
        for (Size size : sizes) {
            Grid<char> plain(size);
            BitGrid bits(size);
            for (int round = 0; round < 50; ++round) {
                const Cell first = random.cellOf(size);
                std::uint64_t values = 0;
                std::uint64_t mask = 0;
                for (int i = 0; i < BitGrid::wordBits; ++i) {
                    const bool value = random.coin();
                    const Cell cell{first.row, first.column + i};
                    if (value) values |= std::uint64_t{1} << unsigned(i);
                    if (!plain.contains(cell) || random.coin()) continue;
                    mask |= std::uint64_t{1} << unsigned(i);
                    plain[cell] = char(value);
                }
                bits.setBits(first, values, mask);
                QVERIFY(agree(bits, plain));
            }
        }
    }

    void aFilledOneIsFullAndNoMore() {
        for (Size size : sizes)
            QVERIFY(agree(BitGrid(size, true), Grid<char>(size, 1)));
        QCOMPARE(BitGrid().count(), std::int64_t(0));
        QVERIFY(!BitGrid().contains({0, 0}));
    }
};

STONEMASON_APPLESS_TEST(TestBitGrid)
#include "test_bit_grid.moc"
