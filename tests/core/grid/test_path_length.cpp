// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <utility>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// The same by relaxing until nothing changes.
Grid<int> lengthsByRelaxing(Grid<int> lengths, const Grid<char>& enterable) {
    for (bool changed = true; std::exchange(changed, false);)
        forEachCell(lengths.size(), [&](Cell cell) {
            for (Cell step : eightSteps) {
                const Cell from = cell + step;
                if (!enterable[cell] || !lengths.contains(from) || lengths[from] == unreachable) continue;
                const int length = lengths[from] + (step.row != 0 && step.column != 0 ? 7 : 5);
                if (lengths[cell] != unreachable && lengths[cell] <= length) continue;
                lengths[cell] = length;
                changed = true;
            }
        });
    return lengths;
}

} // namespace

class TestPathLength : public QObject {
    Q_OBJECT

private slots:
    void lengthsAgreeWithRelaxing() {
        Random random(9);
        for (int round = 0; round < 200; ++round) {
            const Size size{1 + random.below(8), 1 + random.below(8)};
            Grid<char> enterable(size, 1);
            for (int i = random.below(size.area()); i > 0; --i)
                enterable[random.cellOf(size)] = 0;
            Grid<int> begin(size, unreachable);
            for (int i = random.below(4); i > 0; --i)
                begin[random.cellOf(size)] = random.below(40);
            const auto mayEnter = [&enterable](Cell cell) { return enterable[cell] != 0; };
            QVERIFY(extendedLengths(begin, mayEnter) == lengthsByRelaxing(begin, enterable));

            const std::vector<Cell> sources{random.cellOf(size), {-1, 0}, random.cellOf(size)};
            Grid<int> zero(size, unreachable);
            zero[sources.front()] = zero[sources.back()] = 0;
            QVERIFY(lengthsFrom(sources, size, mayEnter) == lengthsByRelaxing(zero, enterable));
        }
    }
};

STONEMASON_APPLESS_TEST(TestPathLength)
#include "test_path_length.moc"
