// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/duel_cards.h"
#include "tests/support/plain_duel.h"
#include "tests/support/plain_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::Area;
using test::cardWith;
using test::deckOf;
using test::PlainDuel;
using test::PlainMove;
using test::putTokens;
using test::tokenBattle;
using namespace Qt::StringLiterals;

namespace {

QString text(const PlainDuel& duel) {
    return QString::fromStdString(test::plainText(duel.board));
}

/// Both players have one stack of these cards; no start token. Ids count from 0.
PlainDuel duelWith(const Catalogue& catalogue, std::string_view deck) {
    const Deck cards = deckOf(deck);
    PlainDuel duel(catalogue, {cards, cards}, {2, 2});
    duel.board = test::PlainBoard();
    return duel;
}

/// Tokens of value 1 of player 0 on every empty cell but these.
void fillExcept(PlainDuel& duel, std::initializer_list<Cell> empty) {
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 6; ++column) {
            const Cell cell{row, column};
            if (std::ranges::find(empty, cell) == empty.end() && !duel.board.isTaken(cell))
                duel.board.put(cell, 0, 1);
        }
}

/// The ids of turnCards().
enum class Held : std::uint8_t { Extra, Give, Boost, Plain, Swap, Push, Damage, Flip };
using enum Held;

/// A card of each.
const Catalogue& turnCards() {
    static const Catalogue catalogue = test::catalogueOf({
        cardWith(Ability::ExtraTurn, Area::Row, 1),
        cardWith(Ability::OpponentExtraTurn, Area::None, 6),
        cardWith(Ability::BoostNext, Area::None, 3),
        cardWith(Ability::None, Area::None, 2),
        cardWith(Ability::SwapLast, Area::None, 3),
        cardWith(Ability::Push, Area::Row, 1),
        cardWith(Ability::Damage, Area::Ring, 1),
        cardWith(Ability::Flip, Area::Row, 1),
    });
    return catalogue;
}

/// A game in which both players always hold every card of turnCards(): play(card, cell) takes it from the top
/// of a stack it is brought to.
struct Table {
    PlainDuel duel = duelWith(turnCards(), "0 | 1 | 2 | 3");

    void play(Held card, Cell cell) {
        duel.players[std::size_t(*duel.next)].stacks[0] = {turnCards().card(CardId(card))};
        duel.play({0, cell.row, cell.column});
    }
};

} // namespace

class TestPlainDuel : public QObject {
    Q_OBJECT

private slots:
    void gamesBeginAsTheRulesSay() {
        const PlainDuel duel(tokenBattle(),
                             {deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9"), deckOf("10 11 | 12 13 | 14 15 | 16 17")},
                             {3, 2});
        QCOMPARE(text(duel), "32:b2"_L1);
        QCOMPARE(duel.next, std::optional(0));
        QVERIFY(!duel.lastPlaced);
        QCOMPARE(duel.players[0].score + duel.players[1].score, 0);
        const auto moves = duel.legalMoves();
        QCOMPARE(moves.size(), std::size_t(4 * 35));
        QCOMPARE(moves.front(), (PlainMove{0, 0, 0}));
        QCOMPARE(moves[20], (PlainMove{0, 3, 3})); // 32 is taken
        QCOMPARE(moves.back(), (PlainMove{3, 5, 5}));
    }

    void stacksTurn() {
        PlainDuel duel(tokenBattle(),
                       {deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9"), deckOf("10 11 | 12 13 | 14 15 | 16 17")},
                       {3, 2});
        QCOMPARE(duel.cardOf({2, 0, 0}).id, 4);
        duel.play({2, 0, 0});
        QCOMPARE(duel.cardOf({0, 0, 0}).id, 10);
        const auto& stack = duel.players[0].stacks[2];
        QCOMPARE(stack[0]->id, 5);
        QCOMPARE(stack[1]->id, 8);
        QCOMPARE(stack[2]->id, 4);
        QCOMPARE(duel.players[0].stacks[0].front()->id, 0);
    }

    void emptyStacksGiveNoMoves() {
        const PlainDuel duel(tokenBattle(), deckOf("0 1 | | 4"));
        QCOMPARE(duel.legalMoves().size(), std::size_t(72));
        QCOMPARE(duel.legalMoves().back(), (PlainMove{2, 5, 5}));
    }

    void playersTakeTurnsAndBothScore() {
        Table table;
        table.play(Plain, {0, 0});
        QCOMPARE(table.duel.next, std::optional(1));
        QCOMPARE(table.duel.players[0].yield, 2);
        table.play(Boost, {5, 5});
        QCOMPARE(table.duel.next, std::optional(0));
        QCOMPARE(table.duel.players[0].yield, 2);
        QCOMPARE(table.duel.players[0].score, 4);
        QCOMPARE(table.duel.players[1].yield, 3);
        QCOMPARE(table.duel.players[1].score, 3);
        QCOMPARE(table.duel.players[0].tally.tokens, 1);
    }

    void anExtraTurnIsOne() {
        Table table;
        putTokens(table.duel.board, "21:b1 23:a1");
        table.play(Extra, {2, 2});
        QCOMPARE(table.duel.next, std::optional(0));
        table.play(Plain, {0, 0});
        QCOMPARE(table.duel.next, std::optional(1));
    }

    void anExtraTurnAtTheBorderDoesNotTrigger() {
        Table table;
        putTokens(table.duel.board, "21:b1");
        table.play(Extra, {2, 0});
        QCOMPARE(table.duel.next, std::optional(1));
    }

    void theOpponentMovesTwiceInARow() {
        Table table;
        table.play(Give, {0, 0});
        QCOMPARE(table.duel.next, std::optional(1));
        table.play(Plain, {0, 1});
        QCOMPARE(table.duel.next, std::optional(1));
        table.play(Plain, {0, 2});
        QCOMPARE(table.duel.next, std::optional(0));
    }

    /// 0 gives one to 1, who gives one back with the first of his two moves and with the second.
    void opponentExtraTurnsAddUp() {
        Table table;
        table.play(Give, {0, 0});
        table.play(Give, {0, 1});
        QCOMPARE(table.duel.next, std::optional(1));
        table.play(Give, {0, 2});
        QCOMPARE(table.duel.players[0].extraMoves, 2);
        for (int column = 0; column < 3; ++column) {
            QCOMPARE(table.duel.next, std::optional(0));
            table.play(Plain, {1, column});
        }
        QCOMPARE(table.duel.next, std::optional(1));
    }

    void aGivenTurnAndAnOwnOneAreTwo() {
        Table table;
        putTokens(table.duel.board, "21:b1 23:a1");
        table.play(Give, {0, 0});
        table.play(Extra, {2, 2});
        for (int column = 0; column < 2; ++column) {
            QCOMPARE(table.duel.next, std::optional(1));
            table.play(Plain, {1, column});
        }
        QCOMPARE(table.duel.next, std::optional(0));
    }

    void aBoostIsForTheNextTokenOnly() {
        Table table;
        table.play(Boost, {0, 0});
        table.play(Plain, {0, 1}); // not his
        QCOMPARE(table.duel.players[0].boosts, 1);
        table.play(Boost, {0, 2});
        QCOMPARE(table.duel.players[0].boosts, 1); // used and given anew
        table.play(Plain, {0, 3});
        table.play(Plain, {0, 4});
        table.play(Plain, {0, 5});
        table.play(Plain, {1, 0});
        QCOMPARE(text(table.duel), "00:a3 01:b2 02:a4 03:b2 04:a3 05:b2 10:a2"_L1);
    }

    void swapLastDoesNothingOnTheFirstMove() {
        PlainDuel duel(turnCards(), {deckOf("4 | 3"), deckOf("4 | 3")}, {2, 2});
        duel.play({0, 0, 0});
        QCOMPARE(text(duel), "00:a3 22:b2"_L1);
    }

    void swapLastTakesEitherPlayersLastToken() {
        Table table;
        table.play(Plain, {0, 0});
        table.play(Swap, {5, 5});
        QCOMPARE(text(table.duel), "00:b3 55:a2"_L1);
        table.play(Swap, {3, 3}); // the last one placed is the one that swapped
        QCOMPARE(text(table.duel), "00:a3 33:b3 55:a2"_L1);
    }

    void swapLastTakesOnesOwnAfterAnExtraTurn() {
        Table table;
        putTokens(table.duel.board, "21:b1 23:a1");
        table.play(Extra, {2, 2});
        table.play(Swap, {0, 0});
        QCOMPARE(text(table.duel), "00:a1 21:b1 22:a3 23:a1"_L1);
    }

    /// A turret shoots the token in the turn it is placed.
    void swapLastAfterTheLastTokenWasDestroyed() {
        Table table;
        putTokens(table.duel.board, "05:b9h");
        table.play(Push, {0, 0});
        QCOMPARE(text(table.duel), "05:b9h"_L1);
        table.play(Swap, {3, 3});
        QCOMPARE(text(table.duel), "05:b9h 33:b3"_L1);
    }

    /// The flip throws its own partner about, not the token it is; the next swap finds the placed token.
    void swapLastFindsTheTokenThatFlipped() {
        Table table;
        putTokens(table.duel.board, "21:b4 23:a5");
        table.play(Flip, {2, 2});
        QCOMPARE(text(table.duel), "21:a5 22:a1 23:b4"_L1);
        table.play(Swap, {0, 0});
        QCOMPARE(text(table.duel), "00:a1 21:a5 22:b3 23:b4"_L1);
    }

    /// What stands where the last token stood is another token.
    void swapLastForgetsATokenWhoseCellIsTakenAgain() {
        Table table;
        putTokens(table.duel.board, "05:b9h");
        table.play(Push, {0, 0});
        table.play(Plain, {0, 0}); // 1 is shot at once as well, and survives with 1
        QCOMPARE(text(table.duel), "00:b1 05:b9h"_L1);
        table.play(Swap, {3, 3});
        QCOMPARE(text(table.duel), "00:a2 05:b9h 33:b1"_L1);
    }

    void turretsFireAfterEveryMoveNewOnesToo() {
        PlainDuel duel(tokenBattle(), {deckOf("36 41"), deckOf("41 36")}, {2, 2});
        duel.play({0, 2, 5});
        QCOMPARE(text(duel), "22:b1 25:a2h"_L1);
        QCOMPARE(duel.players[1].score, 1); // scored after the turrets
        duel.play({0, 0, 0});
        QCOMPARE(text(duel), "00:b3 25:a2h"_L1);
    }

    void aFullBoardEndsTheGameThoughATurnIsPending() {
        Table table;
        fillExcept(table.duel, {{2, 2}});
        table.play(Extra, {2, 2});
        QVERIFY(table.duel.hasEnded());
        QVERIFY(table.duel.legalMoves().empty());
        QCOMPARE(table.duel.winner(), std::optional(0));
        QCOMPARE(table.duel.players[0].score, 36);
    }

    /// Full when the token is placed, but no longer when it counts.
    void aBoardThatTurretsOpenDoesNotEndTheGame() {
        Table table;
        putTokens(table.duel.board, "21:b9h");
        fillExcept(table.duel, {{2, 2}});
        table.play(Plain, {2, 2});
        QVERIFY(!table.duel.hasEnded());
        QCOMPARE(table.duel.legalMoves().size(), std::size_t(4)); // 20 is gone, in four stacks
        QCOMPARE(table.duel.legalMoves().front(), (PlainMove{0, 2, 0}));
    }

    void aThousandPointsEndTheGame() {
        for (const int score : {997, 998}) {
            Table table;
            table.duel.players[0].score = score;
            table.play(Plain, {0, 0});
            QCOMPARE(table.duel.hasEnded(), score == 998);
        }
        Table table; // the one who does not move can win
        table.duel.players[1].score = 999;
        putTokens(table.duel.board, "55:b1");
        table.play(Plain, {0, 0});
        QVERIFY(table.duel.hasEnded());
        QCOMPARE(table.duel.winner(), std::optional(1));
    }

    /// A turret shoots every token that is placed.
    void aGameOfTooManyMovesEnds() {
        test::PlainRules rules;
        rules.mostMoves = 7;
        PlainDuel duel(turnCards(), {deckOf("0 5"), deckOf("0 5")}, {2, 2}, rules);
        putTokens(duel.board, "05:b1h");
        for (int move = 0; move < 7; ++move) {
            QVERIFY(!duel.hasEnded());
            duel.play({0, 0, 0});
            QVERIFY(!duel.board.isTaken({0, 0}));
        }
        QVERIFY(duel.hasEnded());
        QCOMPARE(duel.winner(), std::optional(1));
    }

    void bothCanPassAThousandAtOnce() {
        const auto winner = [](int first, int second) {
            Table table;
            table.duel.players[0].score = first;
            table.duel.players[1].score = second;
            putTokens(table.duel.board, "55:b2");
            table.play(Plain, {0, 0});
            return table.duel.hasEnded() ? table.duel.winner().value_or(-1) : -2;
        };
        QCOMPARE(winner(998, 999), 1);
        QCOMPARE(winner(999, 998), 0);
        QCOMPARE(winner(998, 998), -1);
        QCOMPARE(winner(997, 997), -2);
    }

    void theSandboxHasNoOpponent() {
        PlainDuel duel(tokenBattle(), deckOf("31 25 | 30 34"));
        QCOMPARE(text(duel), ""_L1);
        QCOMPARE(duel.legalMoves().size(), std::size_t(72));
        duel.play({0, 0, 0}); // opponent extra turn
        duel.play({0, 2, 2}); // spawn enemy
        duel.play({1, 4, 4}); // extra turn, not triggered
        QCOMPARE(duel.next, std::optional(0));
        QCOMPARE(text(duel), "00:a6 22:a5 44:a1"_L1);
        QCOMPARE(duel.players[1].extraMoves, 0);
        duel.play({1, 5, 5}); // swap last
        QCOMPARE(text(duel), "00:a6 22:a5 44:a3 55:a1"_L1);
        QCOMPARE(duel.players[0].score, 6 + 11 + 12 + 15);
        QCOMPARE(duel.players[1].score, 0);
    }

    void whatWasPlacedIsCounted() {
        Table table;
        table.play(Push, {0, 0});
        table.play(Flip, {2, 2});
        table.play(Push, {4, 4});
        table.play(Damage, {5, 0});
        QCOMPARE(table.duel.players[0].tally.tokens, 2);
        QCOMPARE(table.duel.players[0].tally.pushes, 2);
        QCOMPARE(table.duel.players[0].tally.flips, 0);
        QCOMPARE(table.duel.players[1].tally.tokens, 2);
        QCOMPARE(table.duel.players[1].tally.pushes, 0);
        QCOMPARE(table.duel.players[1].tally.flips, 1);
    }

    void numbersOfTheRulesCanBeOthers() {
        test::PlainRules rules;
        rules.startValue = 5;
        rules.winningScore = 20;
        rules.boost = 3;
        PlainDuel duel(turnCards(), {deckOf("2 3"), deckOf("2 3")}, {2, 2}, rules);
        duel.play({0, 0, 0});
        duel.play({0, 0, 1});
        duel.play({0, 0, 2});
        QCOMPARE(text(duel), "00:a3 01:b3 02:a5 22:b5"_L1);
        QCOMPARE(duel.players[1].score, 21);
        QVERIFY(duel.hasEnded());
    }
};

STONEMASON_APPLESS_TEST(TestPlainDuel)
#include "test_plain_duel.moc"
