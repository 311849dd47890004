// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/play/heap_talk.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;
using namespace std::chrono_literals;
using Stage = LanTalk::Stage;
/// Taking moves back, over the network.
class TestLanTakeBack : public QObject {
    Q_OBJECT

private slots:
    void movesAreTakenBackWhenTheOtherAgrees() {
        Pair pair;
        QVERIFY(!pair.host.askForTakeBack()); // nothing was played
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(!pair.guest.askForTakeBack()); // nothing of its own
        QCOMPARE(pair.host.movesLeftByTakeBack(), std::optional(0));
        QVERIFY(pair.host.askForTakeBack() && !pair.host.askForTakeBack());
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::Asked);
        pair.talk();
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::Wanted);
        QCOMPARE(pair.guest.movesLeftByPeer(), 0);
        QVERIFY(pair.guest.answerTakeBack(true) && !pair.guest.answerTakeBack(true));
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::Agreed);
        pair.talk();
        for (const HeapTalk* talk : {&pair.host, &pair.guest}) {
            QCOMPARE(talk->game().moveCount(), 0);
            QCOMPARE(talk->takeBack(), LanTakeBackState::None);
            QCOMPARE(talk->progress().takenBack, 1);
        }
        QVERIFY(pair.host.play({1, 2}));
        pair.talk();
        QCOMPARE(pair.guest.game().record(), pair.host.game().record());
        QVERIFY(pair.guest.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack()); // its own move, and the answer with it
        pair.talk();
        QVERIFY(pair.guest.answerTakeBack(true));
        pair.talk();
        QCOMPARE(pair.guest.game().moveCount(), 0);
        QCOMPARE(endOf(pair.host) + endOf(pair.guest), std::string("nonenone"));
    }

    void theyStayWhenItDeclines() {
        Pair pair;
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack());
        pair.talk();
        QVERIFY(pair.guest.answerTakeBack(false));
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 1);
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::Declined);
        QVERIFY(!pair.host.askForTakeBack()); // not again and again
        QVERIFY(pair.guest.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack());
    }

    /// A move of either side withdraws the request, whatever crosses it on the line.
    void aMoveWithdrawsTheQuestion() {
        Pair pair;
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack() && pair.guest.play({0, 1})); // they cross
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 2);
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::None);
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::None);
        QVERIFY(pair.host.askForTakeBack());
        pair.talk();
        QVERIFY(pair.guest.answerTakeBack(true) && pair.host.play({1, 1})); // so do these
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 3);
        QCOMPARE(pair.guest.game().record(), pair.host.game().record());
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::None);
        QVERIFY(pair.guest.isOwnTurn());
        QCOMPARE(endOf(pair.host) + endOf(pair.guest), std::string("nonenone"));
    }

    /// Of two requests that cross, the host's counts.
    void twoQuestionsMayCross() {
        Pair pair;
        for (HeapTalk* side : {&pair.host, &pair.guest}) {
            QVERIFY(side->play({0, 1}));
            pair.talk();
        }
        QVERIFY(pair.host.askForTakeBack() && pair.guest.askForTakeBack());
        pair.talk();
        QCOMPARE(pair.host.takeBack(), LanTakeBackState::Asked);
        QCOMPARE(pair.guest.takeBack(), LanTakeBackState::Wanted);
        QVERIFY(pair.guest.answerTakeBack(true));
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 0);
        QCOMPARE(pair.guest.game().moveCount(), 0);
    }

    /// No side undoes a move of the other, or without its consent.
    void takingBackUnaskedEndsTheGame() {
        for (const char* line : {"take-back 1 0", "take-back 1 1", "take-back 3 0", "taken-back 1 0"}) {
            Pair pair;
            QVERIFY(pair.host.play({0, 1}));
            pair.talk();
            pair.host.receive(line);
            QCOMPARE(endOf(pair.host), std::string("lan/out-of-turn"));
            QCOMPARE(pair.host.game().moveCount(), 1);
        }
        Pair late;
        QVERIFY(late.host.play({0, 1}));
        late.talk();
        late.host.receive("agree 1 0"); // to what is asked no more
        QCOMPARE(endOf(late.host), std::string("none"));
    }

    void aResignationCountsBeforeAnAnswer() {
        Pair pair;
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(pair.host.askForTakeBack());
        pair.talk();
        QVERIFY(pair.host.resign() && pair.guest.answerTakeBack(true));
        pair.talk();
        QCOMPARE(pair.host.game().winner(), std::optional(1));
        QCOMPARE(pair.host.game().record(), pair.guest.game().record());
        QCOMPARE(endOf(pair.host) + endOf(pair.guest), std::string("nonenone"));
    }
};

STONEMASON_APPLESS_TEST(TestLanTakeBack)
#include "test_lan_take_back.moc"
