// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/duel_cards.h"
#include "tests/support/plain_normal.h"
#include "tests/support/plain_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::Area;
using test::cardWith;
using test::PlainDuel;
using test::PlainMove;
using test::PlainWorth;
using test::plainWorth;

namespace {

/// Player 0 is to move on this board and holds that card alone.
struct Case {
    explicit Case(const Card& card, std::string_view line = "")
        : catalogue(test::catalogueOf({card}))
        , duel(catalogue, {test::deckOf("0"), test::deckOf("0")}, {2, 2}) {
        duel.board = test::plainBoardOf(line);
    }

    PlainWorth at(Cell cell) const { return plainWorth(duel, {0, cell.row, cell.column}); }

    Catalogue catalogue;
    PlainDuel duel;
};

PlainWorth worth(const Card& card, std::string_view line, Cell cell) {
    return Case(card, line).at(cell);
}

} // namespace

class TestPlainNormal : public QObject {
    Q_OBJECT

private slots:
    void aCardIsWorthItsValueAndThePendingBoost() {
        Case other(cardWith(Ability::None, Area::None, 4));
        QCOMPARE(other.at({2, 2}), (PlainWorth{.card = 4}));
        other.duel.players[0].boosts = 1;
        QCOMPARE(other.at({2, 2}), (PlainWorth{.card = 5}));
    }

    void abilitiesAreWorthTheChangeTheyMakeAtOnce() {
        const auto ability = [](Ability what, std::string_view line) {
            const PlainWorth all = worth(cardWith(what, Area::Row, 2), line, {2, 1});
            return all.card == 2 && all.bonus == 0 && all.fall == 0 && all.turrets == 0 ? all.ability : -99;
        };
        QCOMPARE(ability(Ability::Damage, "20:b3 22:a3"), 0);
        QCOMPARE(ability(Ability::Damage, "20:b1 22:b3"), 2);
        QCOMPARE(ability(Ability::Damage, "20:b1r"), 0); // plain of value 1 afterwards
        QCOMPARE(ability(Ability::Damage, "20:b2r"), 1);
        QCOMPARE(ability(Ability::Push, "20:b3 22:a3"), 3);
        QCOMPARE(ability(Ability::Push, "20:a3r 22:b9"), -3);
        QCOMPARE(ability(Ability::Flip, "20:b3 22:a2"), 0);
        QCOMPARE(ability(Ability::SpawnFriendly, "20:b3"), 1);
        QCOMPARE(ability(Ability::SpawnEnemy, ""), -2);
        QCOMPARE(ability(Ability::ExtraTurn, "20:b3 22:b1"), 2);
        QCOMPARE(ability(Ability::ExtraTurn, "20:b3"), 0);
        QCOMPARE(ability(Ability::OpponentExtraTurn, ""), -2);
        QCOMPARE(ability(Ability::Sacrifice, "20:b3 22:a1"), 0);
        QCOMPARE(ability(Ability::Sacrifice, "20:a3 22:a1"), -3);
        QCOMPARE(ability(Ability::Sacrifice, "20:b3"), 0);
        QCOMPARE(ability(Ability::SwapLast, "20:b3"), 0);
        QCOMPARE(ability(Ability::Gild, "20:b2 22:a1"), -1);
        QCOMPARE(ability(Ability::Gild, "20:a2 22:b3"), 2);
        QCOMPARE(ability(Ability::Gild, "20:a2g"), 0);
        QCOMPARE(ability(Ability::BoostNext, "20:b3"), 1);
    }

    void auraCardsCountTheirNeighbours() {
        const Card friendly = cardWith(Ability::None, Area::None, 2, TokenKind::AuraFriendly);
        QCOMPARE(worth(friendly, "11:a1 22:b1 13:a1", {1, 2}), (PlainWorth{.card = 2, .bonus = 2}));
        const Card all = cardWith(Ability::None, Area::None, 3, TokenKind::AuraAll);
        QCOMPARE(worth(all, "11:a1 22:b1 13:a1", {1, 2}), (PlainWorth{.card = 3, .bonus = 1}));
        const Card enemy = cardWith(Ability::None, Area::None, 6, TokenKind::AuraEnemy);
        QCOMPARE(worth(enemy, "11:a1 22:b1 13:a1", {1, 2}), (PlainWorth{.card = 6, .bonus = -1}));
    }

    void neighboursOfAurasCountThem() {
        const Card token = cardWith(Ability::None, Area::None, 2);
        QCOMPARE(worth(token, "11:a1f 13:b1l 22:b1f", {1, 2}).bonus, 2);
        QCOMPARE(worth(token, "11:a1f 13:b1l 22:b1f", {4, 4}).bonus, 0);
        QCOMPARE(worth(cardWith(Ability::SpawnFriendly, Area::Row, 2), "02:a1f", {1, 2}).bonus, 3);
    }

    /// Destroyed, pushed away, swapped: the auras' points go as well.
    void whatHappensToAurasCounts() {
        const Card damage = cardWith(Ability::Damage, Area::Row, 3);
        QCOMPARE(worth(damage, "22:b1f 23:b1 33:b4", {2, 1}),
                 (PlainWorth{.card = 3, .ability = 1, .bonus = 2}));
        const Card push = cardWith(Ability::Push, Area::Row, 2);
        QCOMPARE(worth(push, "22:a2l 12:a1 32:a1 14:b1 13:b1", {2, 1}),
                 (PlainWorth{.card = 2, .ability = 0, .bonus = -1}));
        Case swap(cardWith(Ability::SwapLast, Area::None, 3, TokenKind::AuraFriendly), "00:b2 01:a1");
        swap.duel.lastPlaced = 0;
        QCOMPARE(swap.at({4, 4}), (PlainWorth{.card = 3, .bonus = 1}));
    }

    /// A golden token doubles the aura it lies beside: 2 to 6 is 2 by value and 1 by the aura's double.
    void gildCountsAurasBesidesTheValue() {
        const Card gild = cardWith(Ability::Gild, Area::Row, 2);
        QCOMPARE(worth(gild, "22:a2 32:a4f", {2, 1}), (PlainWorth{.card = 2, .ability = 2, .bonus = 1 + 1}));
        QCOMPARE(worth(gild, "22:b2 32:b4f", {2, 1}), (PlainWorth{.card = 2, .ability = -2, .bonus = -1}));
        // The gilded aura gives nothing more, to two tokens of its owner.
        QCOMPARE(worth(gild, "22:b2f 32:b4 33:b4", {2, 1}),
                 (PlainWorth{.card = 2, .ability = -2, .bonus = 2}));
    }

    void movedGoldCounts() {
        QCOMPARE(worth(cardWith(Ability::Push, Area::Row, 2), "20:b2g", {2, 1}),
                 (PlainWorth{.card = 2, .ability = 2, .bonus = 2}));
    }

    void muchPushMakesTheBorderWorthLess() {
        const auto fall = [](int value, int pushes, Cell cell) {
            Case one(cardWith(Ability::None, Area::None, value));
            one.duel.players[1].tally = {.tokens = 100, .pushes = pushes, .flips = 0};
            return one.at(cell).fall;
        };
        QCOMPARE(fall(3, 15, {0, 3}), 0);
        QCOMPARE(fall(3, 16, {0, 3}), -1);
        QCOMPARE(fall(2, 16, {0, 3}), 0);
        QCOMPARE(fall(3, 35, {5, 3}), -1);
        QCOMPARE(fall(3, 36, {3, 0}), -2);
        QCOMPARE(fall(2, 36, {3, 5}), -1);
        QCOMPARE(fall(1, 36, {0, 0}), 0);
        QCOMPARE(fall(9, 100, {1, 3}), 0);
        QCOMPARE(fall(9, 100, {2, 2}), 0);
    }

    void muchFlipMakesTheRingInsideWorthLess() {
        const auto fall = [](int value, int flips, Cell cell) {
            Case one(cardWith(Ability::None, Area::None, value));
            one.duel.players[1].tally = {.tokens = 100, .pushes = 0, .flips = flips};
            return one.at(cell).fall;
        };
        QCOMPARE(fall(3, 15, {1, 3}), 0);
        QCOMPARE(fall(3, 16, {4, 3}), -1);
        QCOMPARE(fall(3, 36, {3, 1}), -2);
        QCOMPARE(fall(2, 36, {3, 4}), -1);
        QCOMPARE(fall(1, 36, {1, 1}), 0);
        QCOMPARE(fall(9, 100, {0, 1}), 0);
        QCOMPARE(fall(9, 100, {2, 3}), 0);
    }

    void theBoostCountsAndTheOwnTallyDoesNot() {
        Case one(cardWith(Ability::None, Area::None, 1));
        one.duel.players[0].tally = {.tokens = 1, .pushes = 1, .flips = 0};
        one.duel.players[0].boosts = 1;
        QCOMPARE(one.at({0, 0}), (PlainWorth{.card = 2}));
        one.duel.players[1].tally = {.tokens = 1, .pushes = 1, .flips = 0};
        QCOMPARE(one.at({0, 0}), (PlainWorth{.card = 2, .fall = -1}));
    }

    void specialTokensAvoidEnemyTurrets() {
        const Card aura = cardWith(Ability::None, Area::None, 2, TokenKind::AuraAll);
        QCOMPARE(worth(aura, "25:b2h", {2, 1}).turrets, -1);
        QCOMPARE(worth(aura, "25:b2h 01:b2v", {2, 1}).turrets, -1);
        QCOMPARE(worth(aura, "25:a2h", {2, 1}).turrets, 0);
        QCOMPARE(worth(aura, "25:b2v", {2, 1}).turrets, 0);
        QCOMPARE(worth(aura, "24:b1 25:b2h", {2, 1}).turrets, 0);
        QCOMPARE(worth(cardWith(Ability::None, Area::None, 2), "25:b2h", {2, 1}).turrets, 0);
    }

    /// The board after the move is what counts.
    void turretsAndRingsAreThoseAfterTheMove() {
        const Card push = cardWith(Ability::Push, Area::Row, 2, TokenKind::Resilient);
        QCOMPARE(worth(push, "20:b2h", {2, 1}), (PlainWorth{.card = 2, .ability = 2}));
        QCOMPARE(worth(push, "20:b2h 25:b1h", {2, 1}).turrets, -1);
        Case swap(cardWith(Ability::SwapLast, Area::None, 3, TokenKind::Resilient), "00:b2 05:b3h");
        swap.duel.lastPlaced = 0;
        swap.duel.players[1].tally = {.tokens = 1, .pushes = 1, .flips = 0};
        QCOMPARE(swap.at({3, 3}), (PlainWorth{.card = 3, .fall = -2, .turrets = -1}));
    }

    void theSandboxHasNobodyToFear() {
        const Catalogue cards = test::catalogueOf({cardWith(Ability::OpponentExtraTurn, Area::None, 6)});
        QCOMPARE(plainWorth(PlainDuel(cards, test::deckOf("0")), {0, 0, 0}), (PlainWorth{.card = 6}));
    }

    void oneOfTheBestMovesIsChosen() {
        const PlainDuel duel(test::tokenBattle(),
                             {test::deckOf("6 3 | 0 1 | 2 4 | 26 27"), test::deckOf("0 1 | 2 3")}, {2, 2});
        SeededRandom random(5);
        std::set<int> columns;
        for (int i = 0; i < 100; ++i) {
            const PlainMove move = test::plainNormalMove(duel, random);
            QCOMPARE(move.stack, 1); // 3 and 1 for the damage to its left or right
            QCOMPARE(move.row, 2);
            columns.insert(move.column);
        }
        QCOMPARE(columns, (std::set{1, 3}));
    }

    /// Also where there is nothing to choose.
    void oneNumberIsDrawnForEveryMove() {
        Case one(cardWith(Ability::Push, Area::Row, 2), "20:b9");
        SeededRandom random(9);
        SeededRandom same(9);
        QCOMPARE(test::plainNormalMove(one.duel, random), (PlainMove{0, 2, 1}));
        same.below(1);
        QCOMPARE(random.next(), same.next());
    }
};

STONEMASON_APPLESS_TEST(TestPlainNormal)
#include "test_plain_normal.moc"
