// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/play/lan_resumption.h"
#include "tests/core/play/heap_lan.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <deque>

using namespace stonemason;
using namespace stonemason::test;
using namespace std::chrono_literals;
using ResumeStage = LanTalk::Stage;

namespace {

/// Two sides that wait for each other's return, and a line between them that can be lost with what is on it.
struct LosingPair {
    explicit LosingPair(const HeapRules& rules = {}, std::uint64_t seed = 1)
        : sides{heapSession(LanTalk::Role::Host, heapPlayer("Ann", seed, {9, 9, 9}), rules),
                heapSession(LanTalk::Role::Guest, heapPlayer("Ben", seed + 1, {9, 9, 9}), rules)} {
        for (HeapSession& side : sides)
            side.waitForReturn();
        settle();
    }

    HeapSession& mover() { return sides[0].isOwnTurn() ? sides[0] : sides[1]; }
    HeapSession& waiter() { return sides[0].isOwnTurn() ? sides[1] : sides[0]; }
    bool playAny(int side, std::uint64_t pick) {
        HeapSession& session = sides[std::size_t(side)];
        if (!session.isOwnTurn()) return false;
        const auto moves = UnmadeHeaps::moves(session.game().rules(), session.game().position());
        return session.play(moves[pick % moves.size()]);
    }

    /// Puts the lines that both sides have sent in transit.
    void send() {
        for (std::size_t side = 0; side < 2; ++side)
            for (std::string& line : sides[side].takeLines())
                underWay[side].push_back(std::move(line));
    }
    /// Delivers one line; false when none is in transit from that side.
    bool arrive(std::size_t from) {
        send();
        if (underWay[from].empty()) return false;
        const std::string line = underWay[from].front();
        underWay[from].pop_front();
        sides[1 - from].receive(line);
        return true;
    }
    void settle() {
        while (arrive(0) || arrive(1)) {
        }
    }
    void lose(std::size_t side) {
        send();
        underWay[1 - side].clear();
        sides[side].connectionLost();
    }
    /// Opens the new line: both sides exchange their state, then resume. `between` is called meanwhile.
    void meet(const std::function<void()>& between = [] {}) {
        std::array<LanResumption, 2> meetings{meetingOf(0), meetingOf(1)};
        between();
        for (bool message = true; message;) {
            message = false;
            for (std::size_t side = 0; side < 2; ++side)
                for (const std::string& line : meetings[side].takeLines()) {
                    meetings[1 - side].receive(line);
                    message = true;
                }
        }
        for (std::size_t side = 0; side < 2; ++side) {
            QVERIFY(meetings[side].stage() == ResumeStage::Playing);
            underWay[side].clear();
            sides[side].takeLines();
        }
        for (std::size_t side = 0; side < 2; ++side)
            sides[side].resume(meetings[side].peer());
        settle();
    }
    LanResumption meetingOf(std::size_t side) const {
        LanResume own = sides[side].resumption();
        own.talk = "this one";
        return {sides[side].role(), own};
    }
    bool agree() const {
        return sides[0].game().record() == sides[1].game().record() && sides[0].stage() == sides[1].stage();
    }

    std::array<HeapSession, 2> sides;
    std::array<std::deque<std::string>, 2> underWay;
};

std::string resumedEnd(const LanTalk& talk) {
    return talk.end() ? std::string(talk.end()->id) : std::string("none");
}

} // namespace

class TestLanResumption : public QObject {
    Q_OBJECT

private slots:
    /// Whatever is lost, and whatever either side does meanwhile: both end with the same game.
    void bothHoldTheSameGameAgain() {
        int lost = 0;
        int resigned = 0;
        int takenBack = 0;
        for (std::uint64_t seed = 1; seed <= 700; ++seed) {
            SeededRandom random(seed);
            LosingPair pair({.wholeHeapMovesAgain = seed % 2 == 0}, seed);
            for (int step = 0; step < 40; ++step) {
                const int side = random.below(2);
                const int what = random.below(seed % 3 == 0 ? 18 : 12);
                if (what < 5) static_cast<void>(pair.arrive(std::size_t(side)));
                if (what >= 5 && what < 10) pair.playAny(side, random.next());
                if (what == 10 && seed % 5 == 0 && pair.sides[std::size_t(side)].resign()) ++resigned;
                if (what >= 12 && what < 14) pair.sides[std::size_t(side)].askForTakeBack();
                if (what >= 14 && pair.sides[std::size_t(side)].answerTakeBack(what < 17)) ++takenBack;
                if (what != 11) continue;
                ++lost;
                pair.lose(std::size_t(side));
                pair.playAny(random.below(2), random.next()); // one knows it and one does not
                pair.lose(std::size_t(1 - side));
                const int mover = random.below(2);
                const std::uint64_t pick = random.next();
                pair.meet([&] { pair.playAny(mover, pick); });
                const QString ends = QStringLiteral("%1: %2, %3")
                                         .arg(seed)
                                         .arg(QString::fromStdString(resumedEnd(pair.sides[0])),
                                              QString::fromStdString(resumedEnd(pair.sides[1])));
                QVERIFY2(pair.agree() && pair.sides[0].stage() == ResumeStage::Playing, qPrintable(ends));
            }
            pair.settle();
            QVERIFY2(pair.agree(), qPrintable(QString::number(seed)));
        }
        QVERIFY2(lost > 500 && resigned > 20 && takenBack > 30,
                 qPrintable(QStringLiteral("%1, %2, %3").arg(lost).arg(resigned).arg(takenBack)));
    }

    /// One side has taken the moves back; the other, which agreed, has not been informed.
    void whatWasAgreedIsTakenBackByBoth() {
        LosingPair pair;
        HeapSession& asker = pair.mover();
        HeapSession& other = pair.waiter();
        pair.playAny(&asker == &pair.sides[0] ? 0 : 1, 5);
        pair.settle();
        QVERIFY(asker.askForTakeBack());
        pair.settle();
        QVERIFY(other.answerTakeBack(true));
        QVERIFY(!other.play({0, 1}) || !other.isOwnTurn()); // it waits for the end of that
        QVERIFY(pair.arrive(&other == &pair.sides[0] ? 0 : 1));
        QCOMPARE(asker.game().moveCount(), 0);
        QCOMPARE(other.game().moveCount(), 1);
        for (std::size_t side = 0; side < 2; ++side)
            pair.lose(side);
        QVERIFY(asker.play({1, 2}));
        pair.meet();
        QVERIFY(pair.agree() && other.game().moveCount() == 1);
        QVERIFY(pair.sides[0].stage() == ResumeStage::Playing);
    }

    void theClockStandsStillMeanwhile() {
        LosingPair pair;
        pair.playAny(pair.sides[0].isOwnTurn() ? 0 : 1, 3);
        for (std::size_t side = 0; side < 2; ++side)
            pair.lose(side);
        for (HeapSession& side : pair.sides)
            side.pass(9min);
        QVERIFY(!pair.sides[0].minutesLeft() && !pair.sides[1].minutesLeft());
        pair.meet();
        for (HeapSession& side : pair.sides)
            side.pass(15s);
        pair.settle();
        QVERIFY(pair.agree() && pair.sides[0].stage() == ResumeStage::Playing);
    }

    void whoWaitsInVainEndsForTheReasonItWasLostFor() {
        LosingPair pair;
        pair.lose(0);
        pair.sides[0].pass(pair.sides[0].limits().resume - 1ms);
        QVERIFY(pair.sides[0].stage() == ResumeStage::Lost && !pair.sides[0].end());
        pair.sides[0].pass(1ms);
        QCOMPARE(resumedEnd(pair.sides[0]), std::string("lan/lost"));
        pair.lose(1);
        pair.sides[1].stopWaiting();
        QCOMPARE(resumedEnd(pair.sides[1]), std::string("lan/lost"));
    }

    /// Also for a program that was suspended and resumes: the peer has reported its silence.
    void silenceIsALossToo() {
        LosingPair pair;
        pair.send();
        pair.sides[0].pass(pair.sides[0].limits().silence);
        QVERIFY(pair.sides[0].stage() == ResumeStage::Lost);
        const auto message = pair.sides[0].takeLines();
        QCOMPARE(message.size(), 1U);
        pair.sides[1].receive(message[0]);
        QVERIFY(pair.sides[1].stage() == ResumeStage::Lost);
        pair.meet();
        QVERIFY(pair.agree());
        pair.sides[0].pass(pair.sides[0].limits().silence);
        pair.sides[0].stopWaiting();
        QCOMPARE(resumedEnd(pair.sides[0]), std::string("lan/silent"));
    }

    /// A resignation that nobody received still counts, even when the peer never returns.
    void aResignationIsNotLost() {
        LosingPair pair;
        HeapSession& waiter = pair.waiter();
        for (std::size_t side = 0; side < 2; ++side)
            pair.lose(side);
        QVERIFY(waiter.resign() && !waiter.hasGameEnded());
        LosingPair alone = pair;
        pair.meet();
        QVERIFY(pair.agree() && waiter.hasGameEnded());
        QCOMPARE(waiter.game().record().resigned, std::optional(waiter.ownPlayer()));
        HeapSession& left = alone.waiter();
        left.stopWaiting();
        QVERIFY(left.hasGameEnded());
    }

    /// One side has begun the rematch that both requested; the other has not been informed.
    void aRematchIsBegunByBoth() {
        LosingPair pair;
        QVERIFY(pair.mover().resign());
        pair.settle();
        QVERIFY(pair.sides[0].askForRematch() && pair.sides[1].askForRematch());
        QVERIFY(pair.arrive(0)); // of the two words only one
        QVERIFY(pair.sides[1].progress().games == 2 && pair.sides[0].progress().games == 1);
        pair.playAny(1, 0);
        for (std::size_t side = 0; side < 2; ++side)
            pair.lose(side);
        pair.meet();
        QCOMPARE(pair.sides[0].progress().games, 2);
        QVERIFY(pair.agree() && !pair.sides[0].hasGameEnded());
    }

    void anotherGameIsNotGoneOnWith() {
        LosingPair pair;
        LosingPair other;
        for (int i = 0; i < 4; ++i) {
            pair.playAny(pair.sides[0].isOwnTurn() ? 0 : 1, 0);
            other.playAny(other.sides[0].isOwnTurn() ? 0 : 1, 1);
            pair.settle();
            other.settle();
        }
        pair.lose(0);
        pair.sides[0].resume(other.sides[1].resumption());
        QCOMPARE(resumedEnd(pair.sides[0]), std::string("lan/differs"));
        // A peer that would receive its own moves.
        LosingPair backward;
        HeapSession& first = backward.mover();
        HeapSession& second = backward.waiter();
        const LanResume before = first.resumption();
        QVERIFY(first.play({0, 1}));
        backward.settle();
        second.connectionLost();
        second.resume(before);
        QCOMPARE(resumedEnd(second), std::string("lan/differs"));
    }

    /// A host reveals nothing of its session to a peer that does not know it.
    void strangersAreTurnedAway() {
        const LosingPair pair;
        for (const std::string& line : {lanResumeLine({"another one", 1, 0, "", false}),
                                        HeapLan::line(HeapReveal{"n", heapPlayer("Eve", 3)}),
                                        std::string("{}"), std::string("nonsense")}) {
            LanResumption host = pair.meetingOf(0);
            host.receive(line);
            QCOMPARE(resumedEnd(host), std::string("lan/taken"));
            for (const std::string& message : host.takeLines())
                QVERIFY(message.find("this one") == std::string::npos);
        }
    }

    void theLineReadsBack() {
        const LanResume resume{"abc", 2, 17, "0123456789abcdef", true, 3};
        QVERIFY(*readLanResume(lanResumeLine(resume)) == resume);
        for (const char* wrong :
             {"", "[]", "{\"type\": \"ping\"}",
              "{\"type\": \"resume\", \"talk\": \"a\", \"games\": 0, \"moves\": 0, \"record\": \"\", "
              "\"over\": "
              "false, \"taken-back\": 0}",
              "{\"type\": \"resume\", \"talk\": \"a\", \"games\": 1, \"moves\": -1, \"record\": \"\", "
              "\"over\": "
              "false, \"taken-back\": 0}",
              "{\"type\": \"resume\", \"talk\": \"a\", \"games\": 1, \"moves\": 0, \"record\": "
              "\"01234567890123456\", \"over\": false, \"taken-back\": 0}",
              "{\"type\": \"resume\", \"talk\": \"a\", \"games\": 1, \"moves\": 0, \"record\": \"\", "
              "\"over\": false, \"taken-back\": -1}"})
            QVERIFY2(!readLanResume(wrong), wrong);
    }
};

STONEMASON_APPLESS_TEST(TestLanResumption)
#include "test_lan_resumption.moc"
