// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "tests/core/wastes/check/check_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <utility>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

/// The label of each fix of the first problem of a check, and what the board is after the first.
QString labelsOf(std::string_view check, const Board& board) {
    for (const Problem& problem : runChecks(board, test::theWastes()).problems) {
        if (problem.check != check) continue;
        QStringList labels;
        for (const Fix& fix : problem.fixes)
            labels += textOf(fix.label);
        return labels.join(QLatin1String("; "));
    }
    return QStringLiteral("no problem");
}

Board declared(Board board, Symmetry symmetry) {
    board.symmetry = symmetry;
    return board;
}

/// The problems of one check, without running the others, one of which is slow.
std::vector<Problem> problemsOf(const Check& check, const Board& board) {
    CheckedBoard checked{board, test::theWastes(), {}};
    if (auto engine = Engine::of(board, test::theWastes())) checked.engine = std::move(engine).value();
    return reportOf(check, checked).problems;
}

/// A random board, then disturbed so that the checks find problems.
Board faultyBoard(Random& random) {
    Board board = test::randomBoard(random);
    board.symmetry = Symmetry(random.below(4));
    for (int left = random.below(4); left > 0; --left)
        if (!board.pieces.empty())
            board.pieces.push_back({Side(random.below(2)), 1 + random.below(8), random.cellOf(board.size())});
    return board;
}

} // namespace

class TestFixes : public QObject {
    Q_OBJECT

private slots:
    void fixesAreOffered() {
        QCOMPARE(labelsOf("place", boardOf(". /BR", "b3 0,1 r1 0,0")),
                 "board-fix/remove-piece blue 3 (0,1); board-fix/make-normal (0,1)");
        QCOMPARE(labelsOf("place", boardOf("../BR", "b3 1,0 r1 0,0")), "board-fix/remove-piece blue 3 (1,0)");
        QCOMPARE(labelsOf("place", boardOf("~./BR", "b3 0,0 r1 0,1")),
                 "board-fix/let-walk blue 3 (0,0); board-fix/remove-piece blue 3 (0,0); "
                 "board-fix/make-normal (0,0)");
        QCOMPARE(labelsOf("place", boardOf("../BR", "b3 0,0 r1 0,0")), "board-fix/keep-first blue 3 (0,0)");
        QCOMPARE(labelsOf("pieces", boardOf("B..R", "b1 0,1")), "board-fix/mirror-pieces blue 1");
        QCOMPARE(labelsOf("pieces", boardOf("B.^R", "b1 0,1")), "");
        QCOMPARE(labelsOf("pieces", boardOf("B..R", "b1 0,1 r2 0,2")),
                 "board-fix/mirror-pieces blue 1; board-fix/mirror-pieces red 1");
        QCOMPARE(labelsOf("goal", declared(boardOf("B...", "b1 0,1 r1 0,2"), Symmetry::LeftRight)),
                 "board-fix/mirror-goal red (0,3)");
        QCOMPARE(labelsOf("goal", declared(boardOf("B..x", "b1 0,1 r1 0,2"), Symmetry::LeftRight)), "");
        QCOMPARE(labelsOf("goal", declared(boardOf("B...", "b1 0,1 r1 0,3"), Symmetry::LeftRight)), "");
        QCOMPARE(labelsOf("goal", boardOf("B.BR", "b1 0,1 r1 0,1")),
                 "board-fix/keep-goal blue (0,0); board-fix/keep-goal blue (0,2)");
        QCOMPARE(labelsOf("mirror", boardOf("B..R", "b1 0,1 r1 0,2")), "board-fix/declare half-turn");
        QCOMPARE(labelsOf("mirror", declared(boardOf("B.^R"), Symmetry::HalfTurn)),
                 "board-fix/copy-half top 1; board-fix/copy-half bottom 1; "
                 "board-fix/declare none");
        QCOMPARE(labelsOf("mirror", declared(boardOf("B./R./.."), Symmetry::HalfTurn)),
                 "board-fix/copy-half top 2; board-fix/copy-half bottom 2; "
                 "board-fix/declare none");
        QCOMPARE(labelsOf("mirror", declared(boardOf("B.x/R.x"), Symmetry::HalfTurn)),
                 "board-fix/declare top-bottom; board-fix/copy-half top 2; "
                 "board-fix/copy-half bottom 2; board-fix/declare none");
        QCOMPARE(labelsOf("island", boardOf("B..R  ../  ..", "b1 0,1 r1 0,2")), "board-fix/make-holes 2");
    }

    /// A fix that would break the symmetry is applied to both halves, and the piece to keep is kept.
    void aFixInBothHalvesKeepsWhoStays() {
        const Board crowded = declared(boardOf("B....R", "b3 0,1 b5 0,1 r3 0,4 r5 0,4"), Symmetry::HalfTurn);
        const Board twins = declared(boardOf("B....R", "b3 0,1 b3 0,1 r3 0,4 r3 0,4"), Symmetry::HalfTurn);
        for (const Board& board : {crowded, twins}) {
            int fixes = 0;
            for (const Problem& problem : runChecks(board, test::theWastes()).problems)
                for (const Fix& fix : problem.fixes) {
                    if (fix.label.id != "board-fix/keep-first") continue;
                    const Board after = repaired(board, fix).board;
                    QCOMPARE(QString::fromStdString(test::piecesText(after)),
                             QStringLiteral("b3 0,1 r3 0,4"));
                    ++fixes;
                }
            QCOMPARE(fixes, 2);
        }
    }

    /// Each fix removes its problem, is among the check's declared fixes, and can be undone.
    void fixesRepairWhatTheyAreFor() {
        Random random(71);
        std::map<std::string_view, int> seen;
        for (int boards = 0; boards < 250; ++boards) {
            const Board board = faultyBoard(random);
            if (board.size().area() > 100) continue;
            for (const Check& check : allChecks()) {
                if (check.fixes.empty()) continue;
                const std::vector<Problem> before = problemsOf(check, board);
                for (const Problem& problem : before) {
                    // One of two like pieces on a cell is reported as the other is.
                    if (std::ranges::count(before, problem.message, &Problem::message) > 1) continue;
                    QVERIFY(std::ranges::find(check.messages, problem.message.id) != check.messages.end());
                    for (const Fix& fix : problem.fixes) {
                        ++seen[fix.label.id];
                        QVERIFY(std::ranges::find(check.fixes, fix.label.id) != check.fixes.end());
                        const auto edit = editOf(board, fix);
                        QVERIFY(edit && !edit->empty());
                        Board repaired = board;
                        apply(repaired, *edit);
                        const std::vector<Problem> after = problemsOf(check, repaired);
                        QVERIFY2(std::ranges::find(after, problem.message, &Problem::message) == after.end(),
                                 qPrintable(textOf(problem.message) + " / " + textOf(fix.label)));
                        apply(repaired, inverted(*edit));
                        QCOMPARE(repaired, board);
                    }
                }
            }
        }
        for (const Check& check : allChecks())
            for (const std::string_view id : check.fixes)
                QVERIFY2(seen[id] > 0, std::string(id).c_str());
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestFixes)
#include "test_fixes.moc"
