// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestSwat : public QObject {
    Q_OBJECT

private slots:
    void measuresTheDistance_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("beside", "9,0=M", "warning swat/beside 9,0");
        row("aslant", "9,1=M", "warning swat/beside 9,1");
        row("all around", "9,0=MM 10,1=M", "warning swat/beside 9,0 9,1 10,1");
        row("two steps north", "8,0=M", "note swat/near 8,0");
        row("two steps aslant", "8,2=M", "note swat/near 8,2");
        row("a knight's step", "8,1=M 9,2=M", "note swat/near 8,1 9,2");
        row("near and beside", "9,1=MM", "note swat/near 9,2; warning swat/beside 9,1");
        row("three steps", "7,0=MMMM 8,3=M 9,3=M 10,3=M", "");
        row("other walls do not matter", "9,0=SV 10,1=L 8,0=--H", "");
        row("under the king nothing is spawned", "10,0=M", "");
        row("both kings", "10,1=M 0,8=M", "note swat/near 0,8; warning swat/beside 10,1");
        row("in the other corners", "0,0=MM 10,9=MM 9,10=M", "");
    }

    void measuresTheDistance() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : startTransforms) {
            const Map map = transformed(board(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("swat", map), turned(expected, map.size(), t));
        }
    }

    void reportsWhoseKingAndWhatStandsThere() {
        const auto problems = problemsOf("swat", board("1,9=M 2,8=M"));
        QVERIFY(
            problems[0].message ==
            (Message{"swat/beside", {"opponent", Cell{0, 10}, "mountains", 1, std::vector<Cell>{{1, 9}}}}));
        QVERIFY(problems[1].message ==
                (Message{"swat/near", {"opponent", Cell{0, 10}, "mountains", 1, std::vector<Cell>{{2, 8}}}}));
    }

    void followsTheProfile() {
        GameProfile game = kingsConflict();
        game.kings->swatClasses.push_back(game.terrainClass("forest"));
        game.kings->numbers.swatNote = 4;
        game.kings->numbers.swatWarning = 3;
        QCOMPARE(found("swat", board("10,3=F 6,0=M"), game),
                 QStringLiteral("note swat/near 6,0; warning swat/beside 10,3"));
        game.kings->numbers.swatNote = game.kings->numbers.swatWarning = 0;
        QCOMPARE(found("swat", board("10,1=M"), game), QString());
        game.kings->numbers.swatNote = 20;
        QCOMPARE(found("swat", board("5,5=M"), game),
                 QStringLiteral("note swat/near 5,5; note swat/near 5,5"));
    }
};

STONEMASON_APPLESS_TEST(TestSwat)
#include "test_swat.moc"
