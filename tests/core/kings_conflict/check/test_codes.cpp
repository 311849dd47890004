// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestCodes : public QObject {
    Q_OBJECT

private slots:
    void findsUnknownCodes_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("every known code", "0,0=PMHFSEVL-|0 1,0=123Dd4567Bb", "");
        row("lower case", "4,4=p", "error codes/unknown 4,4");
        row("capital that is none", "4,4=A", "error codes/unknown 4,4");
        row("digit past the corners", "4,4=8", "error codes/unknown 4,4");
        row("under the king", "10,0=x", "error codes/unknown 10,0");
        row("corners of the board", "0,0=? 10,10=?", "error codes/unknown 0,0 10,10");
        row("one problem for each code", "0,0=xyx 5,5=y",
            "error codes/unknown 0,0 0,2; error codes/unknown 0,1 5,5");
        row("beside a river", "5,0=--x--", "error codes/unknown 5,2");
    }

    void findsUnknownCodes() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        QCOMPARE(found("codes", board(runs.constData())), expected);
    }

    void namesCodeAndCells() {
        const auto problems = problemsOf("codes", board("3,4=x 7,0=x"));
        QVERIFY(problems[0].message ==
                (Message{"codes/unknown", {"x", 2, std::vector<Cell>{{3, 4}, {7, 0}}}}));
    }

    void looksAtHintGridsToo() {
        Map map = board();
        map.layer(2)[{1, 2}] = 'A';
        const auto problems = problemsOf("codes", map);
        QCOMPARE(int(problems.size()), 1);
        QVERIFY(problems[0].message == (Message{"codes/hint", {"safe", "A", 1, std::vector<Cell>{{1, 2}}}}));
        map.layer(2)[{1, 2}] = '9';
        QCOMPARE(found("codes", map), QString());
    }

    void fixWritesThePlainTile() {
        Map map = board("3,4=x 7,0=xy");
        map.layer(1)[{1, 2}] = ' ';
        for (int guard = 0; guard < 3; ++guard)
            applyFix(map, problemsOf("codes", map).at(0).fixes.at(0));
        QCOMPARE(found("codes", map), QString());
        QVERIFY(map == board());
    }

    /// No check fails on any cell content.
    void noCodeBreaksAnyCheck() {
        for (int value = -128; value < 128; ++value) {
            const Code code = Code(value);
            Map map = board("5,5=-0B 10,1=4");
            map.symmetry = Symmetry::HalfTurn;
            for (Cell cell : {Cell{10, 0}, Cell{5, 4}, Cell{0, 9}, Cell{4, 7}, Cell{0, 0}})
                map.layer(terrainLayer)[cell] = code;
            const Report report = runChecks(map, kingsConflict());
            QCOMPARE(report.problems.front().check == "codes", kingsConflict().tile(code) == nullptr);
        }
    }
};

STONEMASON_APPLESS_TEST(TestCodes)
#include "test_codes.moc"
