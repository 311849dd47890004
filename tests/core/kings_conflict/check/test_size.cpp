// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestSize : public QObject {
    Q_OBJECT

private slots:
    void demandsTheGamesSize_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("wrong");
        QTest::addRow("right") << 11 << 11 << false;
        QTest::addRow("row less") << 10 << 11 << true;
        QTest::addRow("row more") << 12 << 11 << true;
        QTest::addRow("column less") << 11 << 10 << true;
        QTest::addRow("column more") << 11 << 12 << true;
        QTest::addRow("both") << 12 << 12 << true;
        QTest::addRow("smallest") << 1 << 1 << true;
        QTest::addRow("largest") << 256 << 256 << true;
        QTest::addRow("same area") << 121 << 1 << true;
        QTest::addRow("no cells at all") << 0 << 0 << true;
    }

    void demandsTheGamesSize() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(bool, wrong);
        Map map = newMap(kingsConflict());
        map.layer(terrainLayer) = Grid<Code>({rows, columns}, 'P');
        const auto problems = problemsOf("size", map);
        QCOMPARE(!problems.empty(), wrong);
        if (!wrong) return;
        QVERIFY(problems[0].severity == Severity::Error);
        QVERIFY(problems[0].message == (Message{"size/wrong", {rows, columns, 11, 11}}));
    }

    /// Every other check must live with any size.
    void noSizeBreaksTheOtherChecks() {
        Random random(3);
        for (Size size :
             {Size{0, 0}, Size{1, 1}, Size{1, 11}, Size{11, 1}, Size{2, 2}, Size{12, 12}, Size{40, 3}})
            for (Symmetry symmetry : {Symmetry::None, Symmetry::Diagonal, Symmetry::HalfTurn}) {
                Map map = randomMap(random, size);
                map.symmetry = symmetry;
                const Report report = runChecks(map, kingsConflict());
                QVERIFY(report.hasErrors());
                for (const Problem& problem : report.problems)
                    for (std::string_view kings : {"start", "king-trap", "swat", "first-turn-kill", "route"})
                        QVERIFY(problem.check != kings);
            }
    }
};

STONEMASON_APPLESS_TEST(TestSize)
#include "test_size.moc"
