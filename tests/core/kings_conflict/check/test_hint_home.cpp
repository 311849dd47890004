// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/suggest.h"
#include "tests/support/hints.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestHintHome : public QObject {
    Q_OBJECT

private slots:
    void findsUnitsThatNeverSetOut_data() {
        QTest::addColumn<QByteArray>("layer");
        QTest::addColumn<QByteArray>("terrain");
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* layer, const char* terrain, const char* digits,
                            const char* cells) {
            const QString expected =
                *cells ? QStringLiteral("note hint-home/stays ") + QLatin1String(cells) : QString();
            QTest::addRow("%s", name)
                << QByteArray(layer) << QByteArray(terrain) << QByteArray(digits) << expected;
        };
        row("the best tile at home", "strategic", "", "1,9=9", "1,9");
        row("two of them", "strategic", "", "1,9=9 3,8=9 9,1=8", "1,9 3,8");
        row("one of two abroad", "strategic", "", "1,9=9 9,1=9", "");
        row("rises to the enemy", "strategic", "", "1,9=5 9,1=9", "");
        row("on the middle line", "strategic", "", "5,5=9", "");
        row("every digit the same", "strategic", "", "", "");
        row("nothing at all, and no way abroad", "strategic", "5,0=SSSSSSSSSSS 6,0=SSSSSSSSSSS", "", "");
        row("a better one that nobody can reach", "strategic", "9,1=M", "1,9=5 9,1=9", "1,9");
        row("a better one behind water", "strategic", "5,0=SSSSSSSSSSS 6,0=SSSSSSSSSSS", "1,9=5 9,1=9",
            "1,9");
        row("the king's own tile does not count", "strategic", "", "0,10=9 9,1=3", "");
        row("workers may stay", "safe", "", "1,9=9", "");
        row("and so may those who mine", "mountain", "", "1,9=9", "");
    }

    void findsUnitsThatNeverSetOut() {
        QFETCH(QByteArray, layer);
        QFETCH(QByteArray, terrain);
        QFETCH(QByteArray, digits);
        QFETCH(QString, expected);
        QCOMPARE(
            found("hint-home", hinted(board(terrain.constData()), layer.constData(), digits.constData())),
            expected);
    }

    void reportsHowGoodAndHowMany() {
        const auto problems = problemsOf("hint-home", hinted(board(), "strategic", "1,9=8 3,8=8"));
        QCOMPARE(int(problems.size()), 1);
        QVERIFY(problems[0].message ==
                (Message{"hint-home/stays", {"strategic", 8, 2, std::vector<Cell>{{1, 9}, {3, 8}}}}));
        QCOMPARE(problems[0].layer, kingsConflict().layer("strategic"));
    }

    void isSilentAboutPublishedAndSuggestedHints() {
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            Map map = publishedWithHints(name);
            QCOMPARE(found("hint-home", map), QString());
            const int strategic = kingsConflict().layer("strategic");
            map.layer(strategic) = suggestHints(map, kingsConflict(), strategic)->grid;
            QCOMPARE(found("hint-home", map), QString());
        }
    }
};

STONEMASON_APPLESS_TEST(TestHintHome)
#include "test_hint_home.moc"
