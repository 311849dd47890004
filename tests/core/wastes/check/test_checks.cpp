// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "tests/core/wastes/check/check_support.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

namespace stonemason::wastes {

using test::boardOf;

namespace {

/// A jump as "0,1-2,3".
Jump jumpOf(const QString& text) {
    const QStringList numbers = text.split(QRegularExpression(QStringLiteral("[,-]")));
    return {{numbers[0].toInt(), numbers[1].toInt()}, {numbers[2].toInt(), numbers[3].toInt()}};
}

/// "red", "half-turn", "extra:0,1-2,3" and the like.
void configure(Board& board, const QString& words) {
    for (const QString& word : words.split(' ', Qt::SkipEmptyParts)) {
        if (word.startsWith("extra:")) board.jumps.extra.push_back(jumpOf(word.section(':', 1)));
        if (word.startsWith("forbidden:")) board.jumps.forbidden.push_back(jumpOf(word.section(':', 1)));
        if (word == "red") board.toMove = Side::Red;
        if (const auto symmetry = symmetryFromId(word.toStdString())) board.symmetry = *symmetry;
    }
}

} // namespace

class TestChecks : public QObject {
    Q_OBJECT

private slots:
    void findsWhatItShould_data() {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* check, const char* rows, const char* pieces, const char* found,
                            const char* words = "") {
            QTest::addRow("%s: %s, %s %s", check, rows, pieces, words)
                << QString(check) << QString(rows) << QString(pieces) << QString(words) << QString(found);
        };
        row("place", ". /B.R", "b3 0,1 r1 1,1", "place/hole blue 3 (0,1)");
        row("place", "../BR", "b3 0,1 r1 1,0", "place/goal red 1 (1,0)");
        row("place", "../BR", "b3 1,0 r1 0,0", "place/goal blue 3 (1,0)");
        row("place", "~./BR", "b3 0,0 r1 0,1", "place/sludge blue 3 (0,0)");
        row("place", "~./BR", "b3j 0,0 r1 0,1", "place/sludge blue 3 (0,0)");
        row("place", "../BR", "b3 0,0 r1 0,1 r2 0,1", "place/shared 2 (0,1)");
        row("place", "../BR", "b3 0,0 r1 2,1", "place/outside red 1");
        row("place", "~ /..", "r4 0,1 b3 0,0 b2 1,1 r3 1,1 b1 1,1",
            "place/hole red 4 (0,1); place/sludge blue 3 (0,0); place/shared 3 (1,1)");
        row("place", "~./BR", "b3w 0,0 r1 0,1", "");
        row("place", "x^/%.", "b3 0,0 r1 0,1 b1 1,0 r2 1,1", "");
        row("place", "../..", "", "");

        row("pieces", "B..R", "", "pieces/none blue; pieces/none red");
        row("pieces", "B..R", "b1 0,1", "pieces/none red");
        row("pieces", "B..R", "r1 0,1", "pieces/none blue");
        row("pieces", "B..R", "b1 0,1 r1 0,2 r2 0,2", "pieces/unequal 1 2");
        row("pieces", "B...R", "b1 0,1 b2 0,2 r3 0,3", "pieces/unequal 2 1");
        row("pieces", "B..R", "b1 0,1 r2 0,2", "pieces/uneven 1 2");
        row("pieces", "B....R", "b1 0,1 b4 0,2 r2 0,3 r2 0,4", "pieces/uneven 5 4");
        row("pieces", "B..R", "b2 0,1 r2 0,2", "");
        row("pieces", "B....R", "b1 0,1 b3 0,2 r2 0,3 r2 0,4", "pieces/unlike");
        row("pieces", "B..R", "b2w 0,1 r2 0,2", "pieces/unlike");
        row("pieces", "B....R", "b1 0,1 b3j 0,2 r3j 0,3 r1 0,4", "");

        row("goal", "...", "b1 0,0 r1 0,2", "goal/missing blue; goal/missing red");
        row("goal", "...B", "b1 0,0 r1 0,2", "goal/missing red");
        row("goal", "R...", "b1 0,1 r1 0,2", "goal/missing blue");
        row("goal", "R..BB", "b1 0,1 r1 0,2", "goal/twice blue 2");
        row("goal", "R.RB..R", "b1 0,1 r1 0,4", "goal/unreachable blue; goal/twice red 3");
        row("goal", "R.. B", "b1 0,1 r1 0,2", "goal/unreachable blue");
        row("goal", "R~..B", "b1 0,2 r1 0,3", "goal/unreachable red");
        row("goal", "R~..B", "b1 0,2 r6j 0,3", "");
        row("goal", "R~..B", "b1 0,2 r1w 0,3", "");
        row("goal", "R~..B", "b1 0,2 r1 0,3 r1w 0,1", "");
        row("goal", "R...B", "b1 0,1 r1 0,2", "");

        row("blocked", ". .R/...B", "b1 0,0 r1 0,2 r8 1,0", "blocked/side blue");
        row("blocked", "R../ . / .B", "r8 0,1 b1 0,2", "blocked/side blue");
        row("blocked", "B ./   /. R", "b1 2,0 r1 0,2", "blocked/side blue; blocked/side red");
        row("blocked", "B.~/~.R", "b1 0,1 b2 1,1 r1w 0,2", "");
        row("blocked", "B.R", "r1 0,1 b1 0,1", "");
        row("blocked", "BR../....", "b4 1,0 r8 1,1 r1 0,2", "");
        row("blocked", "R./..", "b4 1,0 r8 1,1", "blocked/side blue");
        row("blocked", "~B~", "b1 0,0 r1 0,2", "blocked/side red");
        row("blocked", "R.x/B..", "b1 0,2 r1 0,1 r1 1,2", "blocked/side blue");
        row("blocked", "R./..", "b4 1,0 r4 1,1", "");
        row("blocked", ".~.R/B   ", "b1j 0,0 r1 0,2", "");
        row("blocked", "B..R/....", "b8 1,0 b8 1,1 r1 0,2 r1 1,2", "");
        row("blocked", ".RB./.. .", "b1 0,0 b8 1,0 b8 1,1 r1 0,3", "blocked/side blue");
        row("blocked", ".R/. /B.", "b1 0,0 r8 1,0 r1 2,1", "blocked/side blue");

        row("mirror", "B.R", "b1 0,1 r1 0,1", "", "half-turn");
        row("mirror", "B..R", "b1 0,1 r1 0,2", "mirror/undeclared half-turn");
        row("mirror", "B./R.", "b1 0,1 r1 1,1", "mirror/undeclared top-bottom");
        row("mirror", "BR/..", "b1 1,0 r1 1,1", "mirror/undeclared left-right");
        row("mirror", "B.^R", "b1 0,1 r1 0,2", "mirror/broken half-turn 2", "half-turn");
        row("mirror", "B..R", "b1 0,1 r2 0,2", "mirror/broken half-turn 2", "half-turn");
        row("mirror", "B..B", "b1 0,1 r1 0,2", "mirror/broken left-right 2", "left-right");
        row("mirror", "B..R", "b1 0,1 b1 0,2", "mirror/broken left-right 2", "left-right");
        row("mirror", "B./R./..", "b1 0,1 r1 1,1", "mirror/broken top-bottom 6", "top-bottom");
        row("mirror", ".B./R..", "b1 0,0 r1 1,2", "mirror/broken half-turn 4", "half-turn");
        row("mirror", "B.^R", "b1 0,1 r1 0,2", "");
        row("mirror", "B..R", "b1 0,1 r1 0,2", "", "left-right");
        row("mirror", ".B./.R.", "b1 0,0 r1 1,2", "", "half-turn");

        row("jump", "B..R", "b1 0,1 r1 0,2", "jump/impossible 1", "extra:0,0-0,1");
        row("jump", "B..R", "b1 0,1 r1 0,2", "jump/impossible 1", "extra:0,2-0,2");
        row("jump", "B.. .R", "b1 0,1 r1 0,2", "jump/impossible 1", "extra:0,0-0,3");
        row("jump", "B.. .R", "b1 0,1 r1 0,2", "jump/impossible 1", "forbidden:0,3-0,0");
        row("jump", "B.. .R", "b1 0,1 r1 0,2", "jump/impossible 2", "extra:0,3-0,0 forbidden:0,0-0,1");
        row("jump", "B.. .R", "b1 0,1 r1 0,2", "jump/impossible 1", "extra:0,0-0,5 extra:0,1-0,3");
        row("jump", "B.. .R", "b1 0,1 r1 0,2", "", "extra:0,0-0,5 forbidden:0,2-0,4");
        row("jump", "B.~.R", "b1 0,1 r1 0,3", "", "forbidden:0,1-0,3");
        row("jump", "B. /.R.", "b1 0,1 r1 1,0", "", "extra:0,1-1,0");
        row("jump", "B. /.R.", "b1 0,1 r1 1,0", "");

        row("race", "B...R", "b1 0,1 r1 0,2", "race/shorter blue 1 2");
        row("race", "B...R", "b1 0,2 r1 0,3", "race/shorter red 1 2");
        row("race", "B.^..R", "b1 0,3 r1 0,4", "race/shorter red 1 3");
        row("race", ".~.B/R...", "b6j 0,0 r1 1,3", "race/shorter blue 2 3");
        row("race", ".~.B/R...", "b6w 0,0 r6 1,3", "");
        row("race", "B......R", "b1 0,3 b2 0,4 r1 0,5 r2 0,2", "race/shorter red 2 3");
        row("race", "B..~..R", "b1 0,2 r1j 0,1", "race/shorter blue 2 4");
        row("race", "B...R", "b1 0,1 r1 0,3", "");
        row("race", "B. .R", "b1 0,1 r1 0,1", "");
        row("race", "B...R", "b1 0,3 r1 0,1", "");

        row("forced", ".B/R.", "b1 0,0 r1 1,1", "forced/win blue 1 0,0→0,1");
        row("forced", ".B/R.", "b1 0,0 r1 1,1", "forced/win red 1 1,1→1,0", "red");
        row("forced", "...../R.../.....B", "b1 0,0 r1 2,0", "forced/win red 2 0,0→0,1 2,0→1,0");
        row("forced", "..B/.../R..", "b1 0,0 r1 2,2", "forced/win blue 3 0,0→0,1 2,2→1,2 0,1→0,2");
        row("forced", "...B/..../..../R...", "b1 0,0 r1 3,3",
            "forced/win blue 5 0,0→0,1 3,3→2,3 0,1→0,2 2,3→1,3 0,2→0,3");
        row("forced", "...", "b4 0,0 r4 0,1", "forced/win blue 1 0,0→0,1");
        row("forced", "....B/...../...../...../R....", "b1 0,0 r1 4,4",
            "forced/win blue 7 0,0→0,1 4,4→3,4 0,1→0,2 3,4→2,4 0,2→0,3 2,4→1,4 0,3→0,4");
        row("forced", "..B/...", "b1 0,0 b1 0,0", "");

        row("island", "B...  ./R.... .", "b1 0,1 r1 1,1", "island/unreached 2");
        row("island", "B.. ^/R.. %", "b1 0,1 r1 1,1", "island/unreached 2");
        row("island", "B.. . x/R..    ", "b1 0,1 r1 1,1", "island/unreached 1; island/unreached 1");
        row("island", "B..~./R..~.", "b1 0,1 r1 1,1", "island/unreached 2");
        row("island", "B..~../R..~~.", "b1 0,1 r1 1,1", "island/unreached 3");
        row("island", "B..  /..R  /    ^", "b1 0,1 r1 1,0", "island/unreached 1");
        row("island", "B..R.", "b1 0,1 b2 0,2 r1 0,1", "");
        row("island", "..BR./.....", "b1 0,0 r1 1,1", "");
        row("island", ".BR.", "b1 0,0 r1 0,0", "");
        row("island", ".RB.", "b1 0,0 r2 0,0", "");
        row("island", "B..~./R..~.", "b1w 0,1 r1 1,1", "");
        row("island", "B..~./R..~.", "b1 0,1 r1j 1,1", "");
        row("island", "B..~ /R..~ ", "b1 0,1 r1 1,1", "");
        row("island", "BR.B.", "b1 0,2 r1 0,0", "");
        row("island", "..R.B", "b1 0,0 r1 0,1", "");
        row("island", "R..B.", "b1 0,1 b2 0,2 r1 0,1", "");
    }

    void findsWhatItShould() {
        QFETCH(QString, check);
        QFETCH(QString, rows);
        QFETCH(QString, pieces);
        QFETCH(QString, words);
        Board board = boardOf(rows.toStdString(), pieces.toStdString());
        configure(board, words);
        QTEST(foundBy(check.toStdString(), runChecks(board, test::theWastes())), "found");
    }

    void manyPiecesAreTooMany() {
        Board board = boardOf("..");
        board.tiles = Grid<Tile>({10, 10}, Tile::Normal);
        for (int i = 0; i < 65; ++i)
            board.pieces.push_back({Side::Blue, 1, {i / 10, i % 10}});
        board.pieces.push_back({Side::Red, 1, {9, 9}});
        QCOMPARE(foundBy("pieces", runChecks(board, test::theWastes())), "pieces/too-many blue 65 64");
        board.pieces.erase(board.pieces.begin());
        QCOMPARE(foundBy("pieces", runChecks(board, test::theWastes())), "pieces/unequal 64 1");
    }

    /// The boards that ship with the game have nothing but what they are known for.
    void thePublicBoardsAreGood() {
        Board board = test::publicBoard("wastes-multiplayer");
        board.symmetry = Symmetry::TopBottom;
        QVERIFY(runChecks(board, test::theWastes()).problems.empty());
        board = test::publicBoard("wastes-single-player");
        board.symmetry = Symmetry::HalfTurn;
        QVERIFY(runChecks(board, test::theWastes()).problems.empty());
    }

    void messagesAreNamedAfterTheirCheck() {
        std::set<std::string_view> known;
        for (const Check& check : allChecks())
            for (const std::string_view id : check.messages) {
                QVERIFY(known.insert(id).second);
                QVERIFY(id.starts_with(std::string(check.id) + '/'));
            }
        QCOMPARE(known.size(), std::size_t(21));
    }

    void aStopIsHonoured() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(runChecks(boardOf("..."), test::theWastes(), stop.get_token()).problems.empty());
        const Report report = runChecks(boardOf("..."), test::theWastes());
        QVERIFY(report.hasErrors());
        QCOMPARE(report.count(Severity::Error), 4);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestChecks)
#include "test_checks.moc"
