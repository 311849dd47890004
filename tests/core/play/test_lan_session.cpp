// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is not built into the program, over a network line.
#include "core/play/lan_session.h"
#include "tests/core/play/heap_lan.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;
using Stage = LanTalk::Stage;

namespace {

struct SessionPair {
    explicit SessionPair(std::uint64_t seed, const HeapRules& hosts = {}, const HeapRules& guests = {})
        : host(heapSession(LanTalk::Role::Host, heapPlayer("Ann", seed), hosts))
        , guest(heapSession(LanTalk::Role::Guest, heapPlayer("Ben", 1000 + seed), guests)) {
        talk();
    }

    static bool carry(HeapSession& from, HeapSession& to) {
        const auto lines = from.takeLines();
        for (const std::string& line : lines)
            to.receive(line);
        return !lines.empty();
    }
    void talk() {
        for (bool sentence = true; sentence;) {
            sentence = carry(host, guest);
            sentence = carry(guest, host) || sentence;
        }
    }
    HeapSession& mover() { return host.isOwnTurn() ? host : guest; }
    HeapSession& waiter() { return host.isOwnTurn() ? guest : host; }
    void playOn(test::Random& random) {
        const HeapGame& game = mover().game();
        mover().play(random.oneOf(UnmadeHeaps::moves(game.rules(), game.position())));
        talk();
    }

    HeapSession host;
    HeapSession guest;
};

std::string endOf(const HeapSession& session) {
    return session.end() ? std::string(session.end()->id) : std::string("none");
}

} // namespace

class TestLanSession : public QObject {
    Q_OBJECT

private slots:
    void bothSidesPlayTheSameGame() {
        test::Random random(1);
        int hostBegan = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const HeapRules rules{.wholeHeapMovesAgain = seed % 2 == 0};
            SessionPair pair(seed, rules, rules);
            hostBegan += pair.host.ownPlayer() == 0 ? 1 : 0;
            QCOMPARE(pair.guest.ownPlayer(), 1 - pair.host.ownPlayer());
            QCOMPARE(pair.host.peerName(), std::string("Ben"));
            int moves = 0;
            for (; !pair.host.game().hasEnded(); ++moves) {
                QVERIFY(pair.host.isOwnTurn() != pair.guest.isOwnTurn());
                QVERIFY(!pair.waiter().play({0, 1}));
                pair.playOn(random);
                QVERIFY(pair.host.game().record() == pair.guest.game().record());
            }
            QVERIFY((pair.host.progress() == LanProgress{.games = 1, .moves = moves}));
            QVERIFY(pair.guest.progress() == pair.host.progress());
            QCOMPARE(endOf(pair.host), std::string("none"));
        }
        QVERIFY(hostBegan > 25 && hostBegan < 75);
    }

    void sidesChangeInARematch() {
        test::Random random(2);
        SessionPair pair(7);
        const int before = pair.host.ownPlayer();
        while (!pair.host.game().hasEnded())
            pair.playOn(random);
        QVERIFY(pair.host.askForRematch());
        pair.talk();
        QVERIFY(pair.guest.progress().wantsRematch);
        QVERIFY(pair.guest.askForRematch());
        pair.talk();
        QCOMPARE(pair.host.ownPlayer(), 1 - before);
        QVERIFY((pair.guest.progress() == LanProgress{.games = 2}));
        pair.playOn(random);
        QVERIFY((pair.guest.progress() == LanProgress{.games = 2, .moves = 1}));
    }

    void aResignationIsNoticed() {
        SessionPair pair(3);
        QVERIFY(!pair.host.progress().resigned);
        QVERIFY(pair.mover().resign());
        pair.talk();
        QVERIFY(pair.host.progress().resigned && pair.guest.progress().resigned);
        QVERIFY(pair.host.game().hasEnded());
        pair.host.askForRematch();
        pair.guest.askForRematch();
        pair.talk();
        QVERIFY(!pair.host.progress().resigned);
    }

    void theGameSaysWhyItCannotBePlayed() {
        HeapSession host = heapSession(LanTalk::Role::Host, heapPlayer("Ann", 1));
        for (const std::string& line : heapIntroduction(heapPlayer("Ben", 2, {1, 1, 1})))
            host.receive(line);
        QCOMPARE(endOf(host), std::string("lan/rules"));
        QVERIFY(!host.hasGame());
        HeapSession empty = heapSession(LanTalk::Role::Host, heapPlayer("Ann", 1, {0, 0, 0}));
        for (const std::string& line : heapIntroduction(heapPlayer("Ben", 2, {0, 0, 0})))
            empty.receive(line);
        QCOMPARE(endOf(empty), std::string("lan/deck"));
        QVERIFY(!empty.hasGame());
    }

    void movesAreHeldAgainstTheOwnRules() {
        const auto endAfter = [](const LanMoveOf<HeapMove>& move) {
            SessionPair pair(3);
            pair.waiter().receive(HeapLan::line(move));
            return endOf(pair.waiter());
        };
        QCOMPARE(endAfter({1, {0, 4}, "x"}), std::string("lan/illegal"));
        QCOMPARE(endAfter({2, {0, 1}, "x"}), std::string("lan/illegal"));
        QCOMPARE(endAfter({1, {0, 1}, "x"}), std::string("lan/differs"));
        SessionPair pair(3);
        HeapSession& mover = pair.mover();
        mover.receive(HeapLan::line(LanMoveOf<HeapMove>{1, {0, 1}, "x"}));
        QCOMPARE(endOf(mover), std::string("lan/out-of-turn"));
    }

    /// A peer with other rules is detected at the first position that differs.
    void otherRulesShowInThePosition() {
        SessionPair pair(3, {.wholeHeapMovesAgain = true}, {});
        HeapSession& waiter = pair.waiter();
        QVERIFY(pair.mover().play({0, 3}));
        pair.talk();
        QCOMPARE(endOf(waiter), std::string("lan/differs"));
    }

    void linesAreJson() {
        QCOMPARE(HeapLan::line(LanCommit{"digits"}),
                 std::string(R"({"type":"commit","commitment":"digits"})"));
        QCOMPARE(
            HeapLan::line(HeapReveal{"nonce", heapPlayer("Ann", 5)}),
            std::string(
                R"({"type":"reveal","nonce":"nonce","player":{"name":"Ann","seed":5,"heaps":[3,4,5]}})"));
        QCOMPARE(HeapLan::line(LanMoveOf<HeapMove>{2, {1, 3}, "mark"}),
                 std::string(R"({"type":"move","number":2,"move":[1,3],"position":"mark"})"));
        const std::vector<HeapLan::Words> sentence{LanHello{"nonce", "salt"},
                                                   LanCommit{"digits"},
                                                   HeapReveal{"nonce", heapPlayer("Ann", 5)},
                                                   LanMoveOf<HeapMove>{2, {1, 3}, "mark"},
                                                   LanResign{},
                                                   LanConfirm{},
                                                   LanPing{},
                                                   LanRematch{},
                                                   LanBye{"lan/rules"}};
        for (const HeapLan::Words& words : sentence) {
            const auto received = HeapLan::read(HeapLan::line(words));
            QVERIFY(received && *received == words);
            const auto opening = readLanOpening(HeapLan::line(words));
            QVERIFY(opening);
            QCOMPARE(std::holds_alternative<LanHello>(*opening), std::holds_alternative<LanHello>(words));
            QCOMPARE(std::holds_alternative<LanBye>(*opening), std::holds_alternative<LanBye>(words));
        }
    }

    void whatIsNoMessageIsRefused() {
        const auto errorOf = [](const std::string& line) {
            const auto received = HeapLan::read(line);
            return received ? std::string("none") : std::string(received.error().message.id);
        };
        QCOMPARE(errorOf(R"({"type":"dance"})"), std::string("lan/unknown"));
        QCOMPARE(errorOf(R"({"type":"ping","more":1})"), std::string("json/unknown-field"));
        QCOMPARE(errorOf(R"({"type":"hello","version":1,"nonce":"","salt":""})"),
                 std::string("json/version"));
        QCOMPARE(errorOf(R"({"type":"move","number":1,"move":[1,3],"position":"12345678901234567"})"),
                 std::string("json/range"));
        QCOMPARE(errorOf(R"({"type":"move","number":0,"move":[1,3],"position":""})"),
                 std::string("json/range"));
        QCOMPARE(errorOf("GET / HTTP/1.1"), std::string("json/syntax"));
        QCOMPARE(errorOf(std::string(maximumLanLine + 1, ' ')), std::string("lan/too-long"));
    }
};

STONEMASON_APPLESS_TEST(TestLanSession)
#include "test_lan_session.moc"
