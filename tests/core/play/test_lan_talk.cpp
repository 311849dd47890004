// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/play/heap_talk.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;
using namespace std::chrono_literals;
using Stage = LanTalk::Stage;

class TestLanTalk : public QObject {
    Q_OBJECT

private slots:
    void twoSidesPlayAndPlayAgain() {
        Pair pair;
        QVERIFY(pair.host.stage() == Stage::Playing && pair.host.isOwnTurn() && !pair.guest.isOwnTurn());
        for (const std::uint8_t heap : {0, 1, 2}) {
            HeapTalk& mover = pair.host.isOwnTurn() ? pair.host : pair.guest;
            QVERIFY(mover.play({heap, 2}));
            pair.talk();
        }
        QVERIFY(pair.guest.game().hasEnded());
        QCOMPARE(pair.guest.game().record(), pair.host.game().record());
        QVERIFY(pair.host.askForRematch() && !pair.host.askForRematch());
        pair.talk();
        QVERIFY(pair.guest.peerWantsRematch() && pair.guest.game().hasEnded());
        QVERIFY(pair.guest.askForRematch());
        pair.talk();
        QVERIFY(!pair.host.game().hasEnded() && pair.guest.isOwnTurn());
        QVERIFY(!pair.host.peerWantsRematch());
    }

    void whoGivesUpInTurnHasLost() {
        Pair pair;
        QVERIFY(pair.host.resign());
        pair.talk();
        QCOMPARE(pair.guest.game().winner(), std::optional(1));
        QCOMPARE(pair.host.game().winner(), std::optional(1));
        QVERIFY(!pair.host.resign());
    }

    void outOfTurnItCountsWhenConfirmed() {
        Pair pair;
        QVERIFY(pair.guest.resign() && !pair.guest.resign());
        QVERIFY(!pair.guest.game().hasEnded());
        pair.talk();
        QCOMPARE(pair.guest.game().winner(), std::optional(0));
        QCOMPARE(pair.host.game().record(), pair.guest.game().record());
    }

    void aMoveThatCrossesItCounts() {
        Pair pair;
        QVERIFY(pair.guest.resign() && pair.host.play({0, 1}));
        pair.talk();
        QCOMPARE(pair.host.game().moveCount(), 1);
        QCOMPARE(pair.host.game().record(), pair.guest.game().record());
        QCOMPARE(pair.guest.game().winner(), std::optional(0));
    }

    void nobodyConfirmsWhatWasNotSent() {
        Pair pair;
        pair.host.receive("confirm");
        QCOMPARE(endOf(pair.host), std::string("lan/out-of-turn"));
        Pair other;
        other.host.receive("rematch"); // the game goes on
        QCOMPARE(endOf(other.host), std::string("lan/out-of-turn"));
    }

    void silenceEndsIt() {
        Pair pair;
        for (int i = 0; i < 10; ++i)
            pair.pass(5s); // both say that they are there
        QCOMPARE(endOf(pair.host), std::string("none"));
        pair.host.pass(20s);
        QCOMPARE(endOf(pair.host), std::string("lan/silent"));
        pair.talk();
        QCOMPARE(endOf(pair.guest), std::string("lan/told"));
        Pair unheard(false);
        unheard.host.pass(9'999ms);
        QCOMPARE(endOf(unheard.host), std::string("none"));
        unheard.host.pass(1ms);
        QCOMPARE(endOf(unheard.host), std::string("lan/silent"));
    }

    void whoDoesNotMoveIsWarnedThenWaitedForNoMore() {
        Pair pair;
        const auto passMinutes = [&pair](int minutes) {
            for (int i = 0; i < 12 * minutes; ++i)
                pair.pass(5s);
        };
        passMinutes(7);
        QVERIFY(!pair.host.minutesLeft());
        passMinutes(1);
        QCOMPARE(pair.host.minutesLeft(), std::optional(2));
        QVERIFY(pair.host.play({0, 1}));
        pair.talk();
        QVERIFY(!pair.host.minutesLeft() && !pair.guest.minutesLeft());
        passMinutes(10);
        QCOMPARE(endOf(pair.host), std::string("lan/stalled"));
        QCOMPARE(endOf(pair.guest), std::string("lan/overtime"));
    }

    void whoSaysTooMuchIsRefused() {
        Pair pair;
        for (int i = 0; i < 49; ++i)
            pair.host.receive("ping");
        QCOMPARE(endOf(pair.host), std::string("none"));
        pair.host.receive("ping");
        QCOMPARE(endOf(pair.host), std::string("lan/flood"));
        Pair slow;
        for (int i = 0; i < 200; ++i) {
            slow.host.pass(100ms);
            slow.host.receive("ping");
        }
        QCOMPARE(endOf(slow.host), std::string("none"));
    }

    void reportsEndsAsTheyLookFromHere() {
        const auto endAfter = [](const std::string& line) {
            Pair pair;
            pair.host.receive(line);
            return endOf(pair.host);
        };
        QCOMPARE(endAfter("bye "), std::string("lan/left"));
        QCOMPARE(endAfter("bye lan/word"), std::string("lan/wrong-word"));
        QCOMPARE(endAfter("bye lan/stalled"), std::string("lan/overtime"));
        QCOMPARE(endAfter("bye lan/flood"), std::string("lan/told"));
        Pair nobody(false);
        nobody.host.receive("bye ");
        QCOMPARE(endOf(nobody.host), std::string("lan/gone"));
        Pair left;
        left.host.leave();
        left.talk();
        QCOMPARE(endOf(left.host), std::string("none"));
        QVERIFY(left.host.stage() == Stage::Closed && left.guest.stage() == Stage::Closed);
        Pair lost;
        lost.host.connectionLost();
        QCOMPARE(endOf(lost.host), std::string("lan/lost"));
        Pair unreachable(false);
        unreachable.guest.connectionLost();
        QCOMPARE(endOf(unreachable.guest), std::string("lan/unreachable"));
    }

    void whatIsNotOursIsNonsense() {
        QCOMPARE(lanReason(Error{{"lan/forged"}}).id, std::string_view("lan/forged"));
        QCOMPARE(lanReason(Error{{"json/version", {1, 2}}}), (Message{"lan/version", {1, 2}}));
        QCOMPARE(lanReason(Error{{"json/type"}}).id, std::string_view("lan/nonsense"));
    }
};

STONEMASON_APPLESS_TEST(TestLanTalk)
#include "test_lan_talk.moc"
