// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestVariety : public QObject {
    Q_OBJECT

private slots:
    void countsTheTilesOfEachKind_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("enough of all", "0,0=FFF 1,0=SSS 2,0=MMM 3,0=H", "");
        row("rivers are water", "0,0=FFF 1,0=--- 2,0=MMM 3,0=H", "");
        row("bends and sea together", "0,0=FFF 1,0=0S| 2,0=MMM 3,0=H", "");
        row("no forest", "1,0=SSS 2,0=MMM 3,0=H", "error variety/absent");
        row("no water", "0,0=FFF 2,0=MMM 3,0=H", "error variety/absent");
        row("no mountains", "0,0=FFF 1,0=SSS 3,0=H", "error variety/absent");
        row("bridges are no water", "0,0=FFF 1,0=BbB 2,0=MMM 3,0=H", "error variety/absent");
        row("volcanoes are no mountains", "0,0=FFF 1,0=SSS 2,0=VVL 3,0=H", "error variety/absent");
        row("one forest", "0,0=F 1,0=SSS 2,0=MMM 3,0=H", "warning variety/few 0,0");
        row("two waters apart", "0,0=FFF 1,0=S 9,9=- 2,0=MMM 3,0=H", "warning variety/few 1,0 9,9");
        row("two mountains", "0,0=FFF 1,0=SSS 2,0=MM 3,0=H", "warning variety/few 2,0 2,1");
        row("no hills", "0,0=FFF 1,0=SSS 2,0=MMM", "note variety/absent-optional");
        row("one hill will do", "0,0=FFF 1,0=SSS 2,0=MMM 10,10=H", "");
        row("nothing but plains", "",
            "error variety/absent; error variety/absent; error variety/absent; note variety/absent-optional");
        row("unknown codes count for nothing", "0,0=FFx 1,0=SSS 2,0=MMM 3,0=H",
            "warning variety/few 0,0 0,1");
    }

    void countsTheTilesOfEachKind() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : allTransforms) {
            const Map map = transformed(board(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("variety", map), turned(expected, map.size(), t));
        }
    }

    void countsPlainsToo() {
        Map map = board("0,0=FFF 1,0=SSS 2,0=MMM 3,0=H");
        replaceEvery(map, 'P', 'E');
        QCOMPARE(found("variety", map), QStringLiteral("error variety/absent"));
        map = painted(map, "9,9=PP");
        QCOMPARE(found("variety", map), QStringLiteral("warning variety/few 9,9 9,10"));
        map = painted(map, "8,9=P");
        QCOMPARE(found("variety", map), QString());
    }

    void reportsWhatAndHowMany() {
        const auto problems = problemsOf("variety", board("0,0=FF 1,0=SSS 3,0=H"));
        QVERIFY(problems[0].message == (Message{"variety/few", {"forest", 2, 3}}));
        QVERIFY(problems[1].message == (Message{"variety/absent", {"mountains"}}));
    }

    void followsTheProfile() {
        GameProfile game = kingsConflict();
        game.variety = {{game.terrainClass("desert"), Severity::Warning}};
        game.kings->numbers.varietyFew = 5;
        QCOMPARE(found("variety", board(), game), QStringLiteral("warning variety/absent"));
        QCOMPARE(found("variety", board("0,0=EEEE"), game),
                 QStringLiteral("warning variety/few 0,0 0,1 0,2 0,3"));
        QCOMPARE(found("variety", board("0,0=EEEEE"), game), QString());
    }

    void followsTheMapsOwnNumber() {
        Map map = board("0,0=FF 1,0=SS 2,0=MM 3,0=H");
        map.rules["varietyFew"] = 2;
        QCOMPARE(found("variety", map), QString());
        map.rules["varietyFew"] = 4;
        QCOMPARE(found("variety", painted(map, "0,0=FFFF 1,0=SSSS")),
                 QStringLiteral("warning variety/few 2,0 2,1"));
    }

private:
    static void replaceEvery(Map& map, Code from, Code to) {
        forEachCell(map.size(), [&](Cell cell) {
            if (map.terrain()[cell] == from) map.layer(terrainLayer)[cell] = to;
        });
    }
};

STONEMASON_APPLESS_TEST(TestVariety)
#include "test_variety.moc"
