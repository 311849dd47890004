// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/game/game_profile.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void codesTurnAsTheRulesSay() {
        const GameProfile& game = test::kingsConflict();
        const auto turn = [&game](std::string from, Transform t) {
            for (char& code : from)
                code = game.transformed(code, t);
            return from;
        };
        QCOMPARE(turn("PMHFSEVL-|0123Dd4567Bb", Transform::Diagonal), "PMHFSEVL|-0321dD4765bB");
        QCOMPARE(turn("PMHFSEVL-|0123Dd4567Bb", Transform::HalfTurn), "PMHFSEVL-|2301Dd6745Bb");
    }

    void transformingTwiceIsIdentity() {
        const GameProfile& game = test::kingsConflict();
        for (Transform t : allTransforms)
            for (const Tile& tile : game.tiles)
                QCOMPARE(game.transformed(game.transformed(tile.code, t), inverse(t)), tile.code);
    }

    void halvesPartTheBoard() {
        const Size board{11, 11};
        for (Symmetry s : {Symmetry::Diagonal, Symmetry::HalfTurn}) {
            int own = 0;
            forEachCell(board, [&](Cell cell) {
                const Cell other = partner(cell, board, s);
                QVERIFY(partner(other, board, s) == cell);
                const bool bottomLeft = inHalf(cell, board, s, Half::BottomLeft);
                QCOMPARE(inHalf(other, board, s, Half::TopRight), bottomLeft);
                if (other == cell)
                    ++own;
                else
                    QVERIFY(bottomLeft != inHalf(cell, board, s, Half::TopRight));
                if (cell.row > cell.column) QVERIFY(bottomLeft);
            });
            QCOMPARE(own, s == Symmetry::Diagonal ? 11 : 1);
        }
    }
};

STONEMASON_APPLESS_TEST(TestSymmetry)
#include "test_symmetry.moc"
