// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestKingTrap : public QObject {
    Q_OBJECT

private slots:
    void countsTheWaysOut_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("three ways out", "", "");
        row("no way out", "9,0=MM 10,1=M", "error king-trap/shut-in 10,0");
        row("shut in by all sorts", "9,0=SL 10,1=-", "error king-trap/shut-in 10,0");
        row("one way, north", "9,1=M 10,1=M", "error king-trap/certain 9,0 10,0");
        row("one way, aslant", "9,0=V 10,1=|", "error king-trap/certain 9,1 10,0");
        row("one way over a bridge", "9,0=-B 10,1=S", "error king-trap/certain 9,1 10,0");
        row("two ways", "10,1=M", "warning king-trap/possible 9,0 9,1 10,0");
        row("two ways, forest and hills are open", "9,0=FM 10,1=H",
            "warning king-trap/possible 9,0 10,0 10,1");
        row("two ways by road", "9,0=D4 10,1=M", "warning king-trap/possible 9,0 9,1 10,0");
        row("walls further off do not count", "8,0=MMM 9,2=M 10,2=M", "");
        row("both kings", "10,1=M 0,9=M 1,9=MM",
            "error king-trap/shut-in 0,10; warning king-trap/possible 9,0 9,1 10,0");
        row("the tile under the king is no way out", "10,0=M 10,1=M",
            "warning king-trap/possible 9,0 9,1 10,0");
    }

    void countsTheWaysOut() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : startTransforms) {
            const Map map = transformed(board(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("king-trap", map), turned(expected, map.size(), t));
        }
    }

    void reportsWhoseKingAndWhichTiles() {
        const auto problems = problemsOf("king-trap", board("0,9=M 1,9=M 9,0=MM 10,1=M"));
        QVERIFY(problems[0].message == (Message{"king-trap/shut-in", {"you", Cell{10, 0}}}));
        QVERIFY(problems[1].message ==
                (Message{"king-trap/certain", {"opponent", Cell{0, 10}, 1, std::vector<Cell>{{1, 10}}}}));
    }

    void followsTheNumbers() {
        GameProfile game = kingsConflict();
        game.kings->numbers.trapError = 0;
        game.kings->numbers.trapWarning = 3;
        QCOMPARE(found("king-trap", board("9,0=MM"), game),
                 QStringLiteral("warning king-trap/possible 0,9 0,10 1,9 1,10; "
                                "warning king-trap/possible 10,0 10,1"));
        QCOMPARE(found("king-trap", board("9,0=MM 10,1=M 1,10=M 1,9=M"), game),
                 QStringLiteral("error king-trap/shut-in 10,0; warning king-trap/possible 0,9 0,10"));
        game.kings->numbers.trapWarning = 0;
        QCOMPARE(found("king-trap", board("9,0=MM"), game), QString());
    }

    /// A king that moves far still has to take its first step.
    void longMovesOpenNoWay() {
        GameProfile game = kingsConflict();
        game.kings->numbers.kingMove = 5;
        QCOMPARE(found("king-trap", board("9,1=M 10,1=M"), game),
                 QStringLiteral("error king-trap/certain 9,0 10,0"));
    }

    void theOtherKingIsNoWayOut() {
        GameProfile game = kingsConflict();
        game.kings->starts[1].cell = {9, 0};
        QCOMPARE(found("king-trap", board(), game),
                 QStringLiteral("warning king-trap/possible 9,1 10,0 10,1"));
    }
};

STONEMASON_APPLESS_TEST(TestKingTrap)
#include "test_king_trap.moc"
