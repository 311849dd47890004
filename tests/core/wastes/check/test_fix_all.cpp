// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/check.h"
#include "tests/core/wastes/check/check_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <utility>
#include <variant>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

Board after(Board board, const FixedBoard& fixed) {
    apply(board, fixed.edit);
    return board;
}

} // namespace

class TestFixAll : public QObject {
    Q_OBJECT

private slots:
    void repairsAllPieces() {
        const Board board = boardOf("B~.. ./...~.R", "b3 0,1 b3 0,4 r3 1,3 r2 1,4");
        const FixedBoard fixed = fixAll(board, test::theWastes());
        QCOMPARE(QString::fromStdString(test::piecesText(after(board, fixed))),
                 QStringLiteral("b3w 0,1 r3w 1,3 r2 1,4"));
        QVERIFY(fixed.solved >= 3);
        QCOMPARE(fixed.left, badnessOf(after(board, fixed)).first + badnessOf(after(board, fixed)).second);
    }

    void leavesSymmetryToThePerson() {
        Board board = boardOf("B.x/R.x", "b1 0,1 r1 1,1"); // obeys another one than it declares
        board.symmetry = Symmetry::HalfTurn;
        const Report report = runChecks(board, test::theWastes());
        QVERIFY(foundBy("mirror", report).startsWith(QLatin1String("mirror/broken")));
        QVERIFY(!fixAll(board, test::theWastes()).edit.symmetry);
    }

    void onlyMakesBoardsBetter() {
        Random random(5);
        int repairedBoards = 0;
        for (int round = 0; round < 60; ++round) {
            const Board board = spoiltBoard(random);
            if (board.size().area() > 60) continue;
            const FixedBoard fixed = fixAll(board, test::theWastes());
            const Board better = after(board, fixed);
            const auto now = badnessOf(better);
            QVERIFY(fixed.edit.empty() ? better == board : now < badnessOf(board));
            QCOMPARE(fixed.left, now.first + now.second);
            repairedBoards += int(fixed.solved > 0);
            for (const Problem& problem : runChecks(better, test::theWastes()).problems) {
                if (problem.severity == Severity::Note || problem.fixes.empty()) continue;
                if (std::holds_alternative<DeclareSymmetry>(problem.fixes.front().repair)) continue;
                QVERIFY(!(badnessOf(repaired(better, problem.fixes.front()).board) < now));
            }
        }
        QVERIFY(repairedBoards > 10);
    }

    void endsWhenCancelled() {
        const Board board = boardOf("B~./..R", "b3 0,1 r3 1,1");
        std::stop_source stop;
        QVERIFY(!fixAll(board, test::theWastes(), stop.get_token()).edit.empty());
        stop.request_stop();
        QVERIFY(fixAll(board, test::theWastes(), stop.get_token()).edit.empty());
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestFixAll)
#include "test_fix_all.moc"
