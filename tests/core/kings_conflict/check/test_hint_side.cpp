// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hints.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestHintSide : public QObject {
    Q_OBJECT

private slots:
    void comparesTheHalves_data() {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<Symmetry>("symmetry");
        QTest::addColumn<bool>("wrong");
        const auto row = [](const char* name, const char* digits, Symmetry symmetry, bool wrong) {
            QTest::addRow("%s", name) << QByteArray(digits) << symmetry << wrong;
        };
        const auto diagonal = Symmetry::Diagonal;
        const auto halfTurn = Symmetry::HalfTurn;
        row("all equal", "", halfTurn, false);
        row("high beside the computer", "0,10=9 1,10=8 0,9=8", halfTurn, false);
        row("high beside you", "10,0=9 9,0=8 10,1=8", halfTurn, true);
        row("high beside you, mirrored", "10,0=9", diagonal, true);
        row("high beside you, no symmetry", "10,0=9", Symmetry::None, true);
        row("high beside the computer, no symmetry", "0,10=9", Symmetry::None, false);
        row("the same on both sides", "10,0=9 0,10=9", halfTurn, false);
        row("one more on yours", "10,0=9 0,10=8", halfTurn, true);
        row("one more on the computer's", "10,0=8 0,10=9", halfTurn, false);
        row("just below the line", "5,4=1", halfTurn, true);
        row("just above the line", "5,6=1", halfTurn, false);
        row("on the mirror line", "7,7=9", diagonal, false);
        row("your end of the line", "7,7=9", halfTurn, true);
        row("the computer's end of the line", "3,3=9", halfTurn, false);
        row("in the centre", "5,5=9", halfTurn, false);
    }

    void comparesTheHalves() {
        QFETCH(QByteArray, digits);
        QFETCH(Symmetry, symmetry);
        QFETCH(bool, wrong);
        Map map = hinted(board(), "safe", digits.constData());
        map.symmetry = symmetry;
        QCOMPARE(found("hint-side", map), wrong ? QStringLiteral("warning hint-side/wrong") : QString());
        // Only the safe grid has a side.
        for (const char* other : {"strategic", "mountain"}) {
            map = hinted(board(), other, digits.constData());
            map.symmetry = symmetry;
            QCOMPARE(found("hint-side", map), QString());
        }
    }

    /// A symmetry that does not fit the board has no halves: the halves of the half-turn are used instead.
    void aSymmetryThatDoesNotFitHasNoHalves_data() {
        QTest::addColumn<Cell>("high");
        QTest::addColumn<bool>("wrong");
        // Below the line from top left to bottom right lie both; turned half round they answer each other.
        QTest::addRow("the computer's") << Cell{1, 0} << false;
        QTest::addRow("yours") << Cell{2, 1} << true;
        QTest::addRow("the lowest") << Cell{3, 0} << true;
        QTest::addRow("the highest") << Cell{0, 1} << false;
    }
    void aSymmetryThatDoesNotFitHasNoHalves() {
        QFETCH(Cell, high);
        QFETCH(bool, wrong);
        Map map = mapOf("PP PP PP PP");
        map.layer(kingsConflict().layer("safe"))[high] = '9';
        for (Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn, Symmetry::None}) {
            map.symmetry = symmetry;
            QCOMPARE(found("hint-side", map), wrong ? QStringLiteral("warning hint-side/wrong") : QString());
        }
    }

    void reportsHowMuch() {
        Map map = hinted(board(), "safe", "10,0=9 9,0=9 8,0=9 0,10=5");
        map.symmetry = Symmetry::Diagonal;
        const auto problems = problemsOf("hint-side", map);
        QCOMPARE(int(problems.size()), 1);
        // 27 and 5 on 55 cells each.
        QVERIFY(problems[0].message == (Message{"hint-side/wrong", {"safe", 49, 9}}));
        QCOMPARE(problems[0].layer, kingsConflict().layer("safe"));
    }

    /// The halves change places, so that what led to you leads away.
    void theFixSwapsTheHalves() {
        for (Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn, Symmetry::None}) {
            Map map = hinted(board(), "safe", "10,0=9 9,0=9 8,3=7 0,10=5 5,5=3");
            map.symmetry = symmetry;
            const auto problems = problemsOf("hint-side", map);
            QCOMPARE(int(problems.size()), 1);
            QCOMPARE(int(problems[0].fixes.size()), 1);
            Map swapped = map;
            applyFix(swapped, problems[0].fixes[0]);
            QCOMPARE(found("hint-side", swapped), QString());
            QVERIFY(swapped.terrain() == map.terrain());
            QCOMPARE(swapped.layer(kingsConflict().layer("safe"))[Cell(0, 10)], '9');
            applyFix(swapped, problems[0].fixes[0]);
            QVERIFY(swapped == map);
        }
    }

    void theProfileSaysWhichLayer() {
        GameProfile game = kingsConflict();
        game.kings->safeLayer = game.layer("mountain");
        QCOMPARE(found("hint-side", hinted(board(), "mountain", "10,0=9"), game),
                 QStringLiteral("warning hint-side/wrong"));
        QCOMPARE(found("hint-side", hinted(board(), "safe", "10,0=9"), game), QString());
        game.kings->safeLayer = -1;
        QCOMPARE(found("hint-side", hinted(board(), "safe", "10,0=9"), game), QString());
    }

    void worksOnAnyBoard() {
        Random random(1);
        for (const Size size : {Size{1, 1}, Size{1, 4}, Size{6, 2}, Size{256, 256}}) {
            Map map = randomMap(random, size, "P");
            for (Symmetry symmetry : kingsConflict().symmetries) {
                map.symmetry = symmetry;
                QCOMPARE(found("hint-side", map), QString());
            }
            map.layer(2)[{size.rows - 1, 0}] = '9';
            map.symmetry = Symmetry::HalfTurn;
            QCOMPARE(found("hint-side", map).isEmpty(), size == (Size{1, 1}));
        }
        Map map = board();
        map.layer(2) = Grid<Code>({2, 2}, '9');
        QCOMPARE(found("hint-side", map), QString());
        map.layer(2) = {};
        QCOMPARE(found("hint-side", map), QString());
    }

    void passesThePublishedMaps() {
        for (const char* name : {"the-crossing", "mountain-passes"})
            QCOMPARE(found("hint-side", publishedWithHints(name)), QString());
    }
};

STONEMASON_APPLESS_TEST(TestHintSide)
#include "test_hint_side.moc"
