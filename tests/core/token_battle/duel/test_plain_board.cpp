// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/duel_cards.h"
#include "tests/support/plain_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::Area;
using test::cardWith;
using test::PlainBoard;
using test::plainBoardOf;
using test::PlainPlacement;
using namespace Qt::StringLiterals;

namespace {

QString text(const PlainBoard& board) {
    return QString::fromStdString(test::plainText(board));
}

/// The board after player 0 placed the card there, steps 1 to 3.
QString placed(std::string_view before, const Card& card, Cell cell, std::optional<int> last = {}) {
    PlainBoard board = plainBoardOf(before);
    board.place(card, 0, card.value, cell, last);
    return text(board);
}

/// The board after its turrets fired.
QString fired(std::string_view before) {
    PlainBoard board = plainBoardOf(before);
    board.fireTurrets();
    return text(board);
}

std::array<int, 2> yields(std::string_view line) {
    return plainBoardOf(line).yields();
}

} // namespace

class TestPlainBoard : public QObject {
    Q_OBJECT

private slots:
    void damageTakesOneFromEveryTargetOfEitherOwner() {
        const Card cross = cardWith(Ability::Damage, Area::Cross, 2);
        QCOMPARE(placed("12:a3 21:b2 23:a1 32:b1 33:b4", cross, {2, 2}), "12:a2 21:b1 22:a2 33:b4"_L1);
    }

    /// dy up means towards row 0: the rising diagonal is lower left and upper right.
    void areasLieAsTheRulesSay() {
        const std::string ring = "11:b5 12:b5 13:b5 21:b5 23:b5 31:b5 32:b5 33:b5";
        const auto hit = [&](Area area) { return placed(ring, cardWith(Ability::Damage, area), {2, 2}); };
        QCOMPARE(hit(Area::Row), "11:b5 12:b5 13:b5 21:b4 22:a1 23:b4 31:b5 32:b5 33:b5"_L1);
        QCOMPARE(hit(Area::Column), "11:b5 12:b4 13:b5 21:b5 22:a1 23:b5 31:b5 32:b4 33:b5"_L1);
        QCOMPARE(hit(Area::Cross), "11:b5 12:b4 13:b5 21:b4 22:a1 23:b4 31:b5 32:b4 33:b5"_L1);
        QCOMPARE(hit(Area::Rising), "11:b5 12:b5 13:b4 21:b5 22:a1 23:b5 31:b4 32:b5 33:b5"_L1);
        QCOMPARE(hit(Area::Falling), "11:b4 12:b5 13:b5 21:b5 22:a1 23:b5 31:b5 32:b5 33:b4"_L1);
        QCOMPARE(hit(Area::Corners), "11:b4 12:b5 13:b4 21:b5 22:a1 23:b5 31:b4 32:b5 33:b4"_L1);
        QCOMPARE(hit(Area::Ring), "11:b4 12:b4 13:b4 21:b4 22:a1 23:b4 31:b4 32:b4 33:b4"_L1);
    }

    void areasEndAtTheEdges() {
        QCOMPARE(placed("01:b2 10:b2 11:b2 05:b2 50:b2", cardWith(Ability::Damage, Area::Ring), {0, 0}),
                 "00:a1 01:b1 05:b2 10:b1 11:b1 50:b2"_L1);
        QCOMPARE(placed("54:b2 45:b2 44:b2 50:b2", cardWith(Ability::Damage, Area::Ring), {5, 5}),
                 "44:b1 45:b1 50:b2 54:b1 55:a1"_L1);
    }

    void pushMovesOneCellAway() {
        const Card ring = cardWith(Ability::Push, Area::Ring);
        QCOMPARE(placed("11:b1 12:a2 13:b3 21:a4 23:b5 31:b6 32:a7 33:b8r", ring, {2, 2}),
                 "00:b1 02:a2 04:b3 20:a4 22:a1 24:b5 40:b6 42:a7 44:b8r"_L1);
    }

    void pushOffTheBoardIsFinalForEveryKind() {
        const Card row = cardWith(Ability::Push, Area::Row);
        QCOMPARE(placed("20:b9r 22:a3h", row, {2, 1}), "21:a1 23:a3h"_L1);
        QCOMPARE(placed("05:b9g", row, {0, 4}), "04:a1"_L1);
        QCOMPARE(placed("10:b9", cardWith(Ability::Push, Area::Column), {0, 0}), "00:a1 20:b9"_L1);
    }

    void pushLeavesATokenWithAnotherBehindIt() {
        QCOMPARE(placed("10:b1 11:b2 13:a3 14:a1", cardWith(Ability::Push, Area::Row), {1, 2}),
                 "10:b1 11:b2 12:a1 13:a3 14:a1"_L1);
    }

    void flipMovesToTheCellOpposite() {
        QCOMPARE(placed("21:b3 12:a2f", cardWith(Ability::Flip, Area::Cross), {2, 2}),
                 "22:a1 23:b3 32:a2f"_L1);
    }

    /// Left resolves first and takes its partner along; right finds it moved.
    void flipSwapsOnceWhenBothAreInTheArea() {
        const Card row = cardWith(Ability::Flip, Area::Row);
        QCOMPARE(placed("21:b3 23:a2v", row, {2, 2}), "21:a2v 22:a1 23:b3"_L1);
        const Card ring = cardWith(Ability::Flip, Area::Ring);
        QCOMPARE(placed("11:b1 12:b2 13:b3 21:b4 23:b5 31:b6 32:b7 33:b8", ring, {2, 2}),
                 "11:b8 12:b7 13:b6 21:b5 22:a1 23:b4 31:b3 32:b2 33:b1"_L1);
    }

    /// The token flipped from left to right lies in the area again.
    void flipDoesNotMoveATokenBack() {
        QCOMPARE(placed("21:b3", cardWith(Ability::Flip, Area::Row), {2, 2}), "22:a1 23:b3"_L1);
        QCOMPARE(placed("23:b3", cardWith(Ability::Flip, Area::Row), {2, 2}), "21:b3 22:a1"_L1);
    }

    void flipOffTheBoardIsFinal() {
        QCOMPARE(placed("01:b3r 10:a4 11:b2", cardWith(Ability::Flip, Area::Ring), {0, 0}), "00:a1"_L1);
        QCOMPARE(placed("24:b3r", cardWith(Ability::Flip, Area::Row), {2, 5}), "25:a1"_L1);
    }

    /// Moved once is moved in this turn only.
    void tokensMoveAgainInTheNextTurn() {
        PlainBoard board = plainBoardOf("21:b3");
        const Card row = cardWith(Ability::Flip, Area::Row);
        board.place(row, 0, 1, {2, 2});
        board.place(row, 1, 1, {2, 4});
        QCOMPARE(text(board), "22:a1 24:b1 25:b3"_L1);
    }

    void spawnFillsEmptyCellsOnly() {
        QCOMPARE(placed("21:b3", cardWith(Ability::SpawnFriendly, Area::Cross, 2), {2, 2}),
                 "12:a1 21:b3 22:a2 23:a1 32:a1"_L1);
        QCOMPARE(placed("11:a4h", cardWith(Ability::SpawnEnemy, Area::Corners, 6), {0, 0}),
                 "00:a6 11:a4h"_L1);
        QCOMPARE(placed("", cardWith(Ability::SpawnEnemy, Area::Ring, 5), {5, 0}),
                 "40:b1 41:b1 50:a5 51:b1"_L1);
    }

    void nothingIsSpawnedForAMissingOpponent() {
        PlainBoard board({}, false);
        board.place(cardWith(Ability::SpawnEnemy, Area::Ring, 5), 0, 5, {2, 2});
        QVERIFY(!board.place(cardWith(Ability::OpponentExtraTurn), 0, 6, {0, 0}).opponentExtraTurn);
        board.place(cardWith(Ability::SpawnFriendly, Area::Row, 2), 0, 2, {5, 5});
        QCOMPARE(text(board), "00:a6 22:a5 54:a1 55:a2"_L1);
    }

    void extraTurnNeedsTheWholeAreaCovered() {
        const Card row = cardWith(Ability::ExtraTurn, Area::Row);
        const auto triggers = [&](std::string_view line, Cell cell) {
            PlainBoard board = plainBoardOf(line);
            return board.place(row, 0, 1, cell).extraTurn;
        };
        QVERIFY(triggers("21:b1 23:a1", {2, 2}));
        QVERIFY(!triggers("21:b1", {2, 2}));
        QVERIFY(!triggers("23:b1", {2, 2}));
        QVERIFY(!triggers("21:b1", {2, 0})); // the cell off the board covers nothing
        QVERIFY(!triggers("24:b1 30:b1", {2, 5}));
    }

    void reportsOpponentExtraTurnAndBoost() {
        PlainBoard board;
        QVERIFY(board.place(cardWith(Ability::OpponentExtraTurn), 0, 6, {0, 0}).opponentExtraTurn);
        QVERIFY(board.place(cardWith(Ability::BoostNext), 0, 3, {0, 1}).boostNext);
        const PlainPlacement none = board.place(cardWith(Ability::None, Area::Ring), 1, 3, {4, 1});
        QVERIFY(!none.boostNext && !none.extraTurn && !none.opponentExtraTurn);
        QCOMPARE(text(board), "00:a6 01:a3 41:b3"_L1);
    }

    void sacrificeTakesAsManyAsOneHasInTheArea() {
        const Card cross = cardWith(Ability::Sacrifice, Area::Cross, 2);
        QCOMPARE(placed("12:a1 21:a3 23:b2 32:b3 33:b1 11:a1", cross, {2, 2}),
                 "11:a1 21:a1 22:a2 32:b1 33:b1"_L1);
        QCOMPARE(placed("12:b1 21:b3", cross, {2, 2}), "12:b1 21:b3 22:a2"_L1);
        QCOMPARE(placed("12:a5r 21:a1r 23:b1r", cross, {2, 2}), "12:a3r 21:a1 22:a2 23:b1"_L1);
    }

    void swapLastChangesPlacesWithTheLastToken() {
        const Card swap = cardWith(Ability::SwapLast, Area::None, 3);
        QCOMPARE(placed("44:a9 11:b2h", swap, {5, 5}, 1), "11:a3 44:a9 55:b2h"_L1);
        QCOMPARE(placed("44:a9 11:b2h", swap, {5, 5}), "11:b2h 44:a9 55:a3"_L1);
        QCOMPARE(placed("44:a9", swap, {5, 5}, 7), "44:a9 55:a3"_L1);
        PlainBoard board = plainBoardOf("44:a9 11:b2h");
        QCOMPARE(board.place(swap, 0, 3, {5, 5}, 1).cell, (Cell{1, 1}));
    }

    void tokensKeepTheirIdentityWhereverTheyGo() {
        PlainBoard board = plainBoardOf("22:b1r 23:b1");
        const Card swap = cardWith(Ability::SwapLast);
        const auto serialAt = [&](Cell cell) { return board.at(cell)->serial; };
        board.place(cardWith(Ability::Push, Area::Row), 0, 1, {2, 1}); // stays: 23 is in the way
        QCOMPARE(serialAt({2, 2}), 0);
        board.place(cardWith(Ability::Flip, Area::Row), 0, 1, {3, 2});
        board.place(cardWith(Ability::Damage, Area::Column), 0, 1, {1, 2}); // plain now
        QCOMPARE(serialAt({2, 2}), 0);
        QCOMPARE(int(board.at({2, 2})->kind), int(TokenKind::Plain));
        board.place(cardWith(Ability::Gild, Area::Rising), 0, 1, {3, 1});
        QCOMPARE(serialAt({2, 2}), 0);
        board.place(swap, 0, 1, {5, 0}, 0);
        QCOMPARE(serialAt({5, 0}), 0);
        board.place(cardWith(Ability::Push, Area::Column), 0, 1, {5, 1});
        board.place(cardWith(Ability::Flip, Area::Column), 1, 1, {4, 0});
        QCOMPARE(serialAt({3, 0}), 0);
        board.place(cardWith(Ability::Push, Area::Falling), 1, 1, {4, 1});
        QCOMPARE(text(board), "12:a1 21:a1 22:a1 23:b1 31:a1 32:a1 40:b1 41:b1 51:a1"_L1);
        board.place(swap, 1, 1, {0, 0}, 0); // pushed off: nobody to swap with
        QVERIFY(board.isTaken({0, 0}));
        QCOMPARE(text(board), "00:b1 12:a1 21:a1 22:a1 23:b1 31:a1 32:a1 40:b1 41:b1 51:a1"_L1);
    }

    void gildTurnsCheapTokensGolden() {
        PlainBoard board = plainBoardOf("12:a3 21:b2h 23:a1r 32:b2g 11:b1");
        const PlainPlacement gilded = board.place(cardWith(Ability::Gild, Area::Cross, 2), 0, 2, {2, 2});
        QCOMPARE(text(board), "11:b1 12:a3 21:b2g 22:a2 23:a1g 32:b2g"_L1);
        QCOMPARE(gilded.gilded, (std::array{1, 2}));
    }

    void aGildedTurretFiresNoMore() {
        PlainBoard board = plainBoardOf("21:b2h 25:b1");
        board.place(cardWith(Ability::Gild, Area::Row), 0, 1, {2, 2});
        board.fireTurrets();
        QCOMPARE(text(board), "21:b2g 22:a1 25:b1"_L1);
    }

    void aGildedResilientTokenIsDestroyed() {
        QCOMPARE(placed("23:b1g", cardWith(Ability::Damage, Area::Row), {2, 2}), "22:a1"_L1);
    }

    void aResilientTokenIsSavedOnce() {
        const Card row = cardWith(Ability::Damage, Area::Row);
        PlainBoard board = plainBoardOf("21:b1r");
        board.place(row, 0, 1, {2, 2});
        QCOMPARE(text(board), "21:b1 22:a1"_L1);
        board.place(row, 0, 1, {2, 0});
        QCOMPARE(text(board), "20:a1 22:a1"_L1);
    }

    /// Saved in step 3, shot in step 4 of the same turn.
    void aResilientTokenIsNotSavedTwiceInATurn() {
        PlainBoard board = plainBoardOf("21:b1r 01:a2v");
        board.place(cardWith(Ability::Damage, Area::Row), 0, 1, {2, 2});
        QCOMPARE(text(board), "01:a2v 21:b1 22:a1"_L1);
        board.fireTurrets();
        QCOMPARE(text(board), "01:a2v 22:a1"_L1);
    }

    void turretsHitTheFirstTokenEachWay() {
        QCOMPARE(fired("20:b3 21:b3 23:a2h 25:a3 03:b3 53:b3"), "03:b3 20:b3 21:b2 23:a2h 25:a2 53:b3"_L1);
        QCOMPARE(fired("03:b3 13:b3 33:a2v 53:a3 30:b3 35:b3"), "03:b3 13:b2 30:b3 33:a2v 35:b3 53:a2"_L1);
        QCOMPARE(fired("33:a2v"), "33:a2v"_L1);
        QCOMPARE(fired("00:a1h 05:b1 50:b1"), "00:a1h 50:b1"_L1);
    }

    /// Shooting one after the other would spare the turrets on the right.
    void allTurretsFireAtOnce() {
        QCOMPARE(fired("21:a1h 24:b1h"), ""_L1);
        QCOMPARE(fired("20:a1h 21:b1h 22:a1h 23:b2"), "23:b1"_L1);
    }

    void twoTurretsHitOneToken() {
        QCOMPARE(fired("20:a1h 23:b2 25:b1h"), "20:a1h 25:b1h"_L1);
        QCOMPARE(fired("20:a1h 23:b1r 03:b1v"), "03:b1v 20:a1h 23:b1"_L1);
        QCOMPARE(fired("03:a2v 20:a2h 23:b5 25:a2h 53:a2v"), "03:a2v 20:a2h 23:b1 25:a2h 53:a2v"_L1);
    }

    void aTokenYieldsItsValue() { QCOMPARE(yields("00:a3 01:a2r 02:b5h 03:b1v"), (std::array{5, 6})); }

    void aurasGiveToTheNeighboursTheyFit() {
        QCOMPARE(yields("22:a2f 21:a1 23:b1 11:a1 33:b1 44:a1"), (std::array{2 + 2 + 2 + 1, 2}));
        QCOMPARE(yields("22:a3l 21:a1 23:b1 11:a1 33:b1 44:a1"), (std::array{3 + 2 + 2 + 1, 4}));
        QCOMPARE(yields("22:a6e 21:a1 23:b1 11:a1 33:b1 44:a1"), (std::array{6 + 1 + 1 + 1, 4}));
    }

    void aurasAddUpAndGiveToEachOther() {
        QCOMPARE(yields("22:a2f 23:a2f"), (std::array{6, 0}));
        QCOMPARE(yields("22:a2f 23:b3l 32:a1"), (std::array{3 + 3, 3}));
        QCOMPARE(yields("22:a2f 23:b2e 33:a1"), (std::array{3 + 3, 2}));
        QCOMPARE(yields("05:a2l 10:b2"), (std::array{2, 2})); // rows do not wrap around
    }

    void goldDoublesAurasToo() {
        QCOMPARE(yields("22:a2g"), (std::array{4, 0}));
        QCOMPARE(yields("22:a2g 21:a2f 32:b3l"), (std::array{8 + 3, 3}));
    }

    void valuesAreWithoutAurasAndGold() {
        QCOMPARE(plainBoardOf("22:a2g 21:a2f 32:b3l").valueSums(), (std::array{4, 3}));
    }

    void enemyTurretsReachTheFirstTokenOnly() {
        const PlainBoard board = plainBoardOf("20:b1h 22:a1 25:a1h 44:b1v");
        QVERIFY(board.isUnderEnemyTurret({2, 1}, 0));
        QVERIFY(!board.isUnderEnemyTurret({2, 1}, 1));
        QVERIFY(!board.isUnderEnemyTurret({2, 3}, 0)); // 22 is between; 25 is one's own
        QVERIFY(board.isUnderEnemyTurret({2, 3}, 1));
        QVERIFY(board.isUnderEnemyTurret({0, 4}, 0));
        QVERIFY(!board.isUnderEnemyTurret({0, 5}, 0));
        QVERIFY(!board.isUnderEnemyTurret({0, 0}, 0)); // above a turret along the row
        QVERIFY(!board.isUnderEnemyTurret({4, 5}, 0)); // beside a turret along the column
    }
};

STONEMASON_APPLESS_TEST(TestPlainBoard)
#include "test_plain_board.moc"
