// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestHintSize : public QObject {
    Q_OBJECT

private slots:
    void comparesWithTheTerrain_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("wrong");
        QTest::addRow("same") << 11 << 11 << false;
        QTest::addRow("missing is not wrong") << 0 << 0 << false;
        QTest::addRow("row less") << 10 << 11 << true;
        QTest::addRow("row more") << 12 << 11 << true;
        QTest::addRow("column less") << 11 << 10 << true;
        QTest::addRow("column more") << 11 << 12 << true;
        QTest::addRow("smallest") << 1 << 1 << true;
        QTest::addRow("largest") << 256 << 256 << true;
    }

    void comparesWithTheTerrain() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(bool, wrong);
        for (int layer = 1; layer < 4; ++layer) {
            Map map = board();
            map.layer(layer) = Grid<Code>({rows, columns}, '0');
            const auto problems = problemsOf("hint-size", map);
            QCOMPARE(int(problems.size()), wrong ? 1 : 0);
            if (!wrong) continue;
            QVERIFY(problems[0].severity == Severity::Error);
            QVERIFY(problems[0].message ==
                    (Message{"hint-size/wrong",
                             {kingsConflict().layers[std::size_t(layer)].id, rows, columns, 11, 11}}));
        }
    }

    void aMapOfAnotherSizeHasHintsOfThatSize() {
        QCOMPARE(found("hint-size", mapOf("PPP PPP")), QString());
        Map map = mapOf("PPP PPP");
        map.layer(3) = Grid<Code>({11, 11}, '0');
        QCOMPARE(found("hint-size", map), QStringLiteral("error hint-size/wrong"));
    }

    void eachGridIsNamed() {
        Map map = board();
        for (int layer = 1; layer < 4; ++layer)
            map.layer(layer) = Grid<Code>({2, layer}, '0');
        QCOMPARE(int(problemsOf("hint-size", map).size()), 3);
    }
};

STONEMASON_APPLESS_TEST(TestHintSize)
#include "test_hint_size.moc"
