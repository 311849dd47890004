// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hints.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestHintStranded : public QObject {
    Q_OBJECT

private slots:
    void findsGoalsNobodyCanEnter_data() {
        QTest::addColumn<QByteArray>("layer");
        QTest::addColumn<QByteArray>("terrain");
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* layer, const char* terrain, const char* digits,
                            const char* cells) {
            const QString expected =
                *cells ? QStringLiteral("note hint-stranded/closed ") + QLatin1String(cells) : QString();
            QTest::addRow("%s", name)
                << QByteArray(layer) << QByteArray(terrain) << QByteArray(digits) << expected;
        };
        row("a 9 on a mountain", "safe", "3,3=M", "3,3=9", "3,3");
        row("a 7 is high", "strategic", "3,3=M", "3,3=7", "3,3");
        row("a 6 is not", "strategic", "3,3=M", "3,3=6", "");
        row("stonemasons climb mountains", "mountain", "3,3=M", "3,3=9", "");
        row("nobody swims", "mountain", "3,3=S 4,4=-", "3,3=9 4,4=8", "3,3 4,4");
        row("nor walks on lava", "strategic", "0,0=L 10,10=V", "0,0=7 10,10=8", "0,0 10,10");
        row("bridges, roads and forests are open", "safe", "3,3=B 4,4=D 5,5=F 6,6=H 7,7=E",
            "3,3=9 4,4=9 5,5=9 6,6=9 7,7=9", "");
        row("beside the mountain", "safe", "3,3=M", "3,2=9 3,4=9", "");
        row("a tile the game does not know", "safe", "3,3=x", "3,3=9", "3,3");
        row("one of many", "safe", "3,3=MPM", "3,3=999", "3,3 3,5");
    }

    void findsGoalsNobodyCanEnter() {
        QFETCH(QByteArray, layer);
        QFETCH(QByteArray, terrain);
        QFETCH(QByteArray, digits);
        QFETCH(QString, expected);
        QCOMPARE(
            found("hint-stranded", hinted(board(terrain.constData()), layer.constData(), digits.constData())),
            expected);
    }

    void theFixClearsThemAlone() {
        Map map = hinted(board("3,3=M 5,5=S"), "safe", "3,3=9 5,5=7 6,6=9 5,6=3");
        const auto problems = problemsOf("hint-stranded", map);
        QCOMPARE(int(problems.size()), 1);
        QCOMPARE(int(problems[0].fixes.size()), 1);
        applyFix(map, problems[0].fixes[0]);
        QVERIFY(map == hinted(board("3,3=M 5,5=S"), "safe", "6,6=9 5,6=3"));
    }

    void namesEachLayerOnce() {
        Map map = hinted(hinted(board("3,3=S"), "safe", "3,3=9"), "mountain", "3,3=8");
        const auto problems = problemsOf("hint-stranded", map);
        QCOMPARE(int(problems.size()), 2);
        QVERIFY(problems[0].message ==
                (Message{"hint-stranded/closed", {"safe", 1, std::vector<Cell>{{3, 3}}}}));
        QCOMPARE(problems[0].layer, kingsConflict().layer("safe"));
        QCOMPARE(problems[1].layer, kingsConflict().layer("mountain"));
        QVERIFY(problems[0].severity == Severity::Note);
    }

    void followsTheProfile() {
        GameProfile game = kingsConflict();
        game.kings->numbers.hintHigh = 4;
        const Map map = hinted(board("3,3=M 4,4=M"), "safe", "3,3=4 4,4=3");
        QCOMPARE(found("hint-stranded", map, game), QStringLiteral("note hint-stranded/closed 3,3"));
        QCOMPARE(found("hint-stranded", map), QString());
    }

    void worksOnAnyBoard() {
        Random random(1);
        Map map = randomMap(random, {3, 5}, "M");
        map.layer(1)[{2, 4}] = '9';
        map.layer(2) = Grid<Code>({5, 3}, '9');
        map.layer(3) = {};
        QCOMPARE(found("hint-stranded", map), QStringLiteral("note hint-stranded/closed 2,4"));
    }

    /// Support units cannot enter the mountains in the corner of The Crossing where its safe grid is highest.
    void knowsThePublishedMaps() {
        QCOMPARE(found("hint-stranded", publishedWithHints("the-crossing")),
                 QStringLiteral("note hint-stranded/closed 0,0 1,0 2,0"));
        QCOMPARE(found("hint-stranded", publishedWithHints("mountain-passes")), QString());
    }
};

STONEMASON_APPLESS_TEST(TestHintStranded)
#include "test_hint_stranded.moc"
