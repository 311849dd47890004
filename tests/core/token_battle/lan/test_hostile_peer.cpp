// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/token_battle/lan/lan_pair.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;
using namespace std::chrono_literals;
using Stage = LanSession::Stage;

/// A session in the middle of a game, and a peer that violates the protocol.
class TestHostilePeer : public QObject {
    Q_OBJECT

private slots:
    void anIllegalMoveEndsIt() {
        const LanMove honest = honestMove(peersTurn().pair.host);
        LanMove wrong = honest;
        wrong.number = 6;
        QCOMPARE(peersTurn().endAfter(wrong), QString("lan/illegal"));
        wrong = honest;
        Hostile taken = peersTurn();
        const Position& position = taken.pair.host.game().position();
        wrong.move.square = Square(std::countr_zero(position.occupied()));
        QCOMPARE(taken.endAfter(wrong), QString("lan/illegal"));
        QCOMPARE(taken.pair.host.game().moveCount(), 4);
        wrong = honest;
        wrong.position = "0000000000000000";
        QCOMPARE(peersTurn().endAfter(wrong), QString("lan/differs"));
        QCOMPARE(peersTurn().endAfter(honest), QString());
    }

    void messagesOutOfTurnEndIt() {
        const LanReveal anew{"nonce",
                             {"token-battle", "0123456789abcdef", "Ben", "", player("Ben", 1).deck, 1}};
        QCOMPARE(ownTurn().endAfter(honestMove(ownTurn().pair.host)), QString("lan/out-of-turn"));
        QCOMPARE(ownTurn().endAfter(LanConfirm{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanConfirm{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanRematch{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(anew), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanCommit{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanHello{"1", ""}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanPing{}), QString());
        Pair pair;
        pair.host.receive(lanLine(LanPing{}));
        QVERIFY(pair.host.end() == Message{"lan/out-of-turn"});
    }

    void whatIsNoMessageEndsIt() {
        for (const char* line : {"", "{", "[]", "\xFF", "{\"type\": 1}", "{\"type\": \"shout\"}",
                                 "GET / HTTP/1.1", "{\"type\": \"ping\", \"more\": 1}"})
            QCOMPARE(peersTurn().endAfter(std::string(line)), QString("lan/nonsense"));
        QCOMPARE(peersTurn().endAfter(std::string(maximumLanLine + 1, ' ')), QString("lan/too-long"));
    }

    void strangersAreRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("end");
        const auto row = [](const char* name, const char* from, const char* to, const char* end) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << end;
        };
        row("game", "\"token-battle\"", "\"chess\"", "lan/game");
        row("rules", "0123456789abcdef", "0123456789abcdee", "lan/rules");
        row("deck", "\"stacks\":[[", "\"stacks\":[[8000,", "lan/deck");
        row("stacks", "\"stacks\":[", "\"stacks\":[[],", "lan/nonsense");
        row("seed", "\"seed\":", "\"seed\":-", "lan/nonsense");
    }

    void strangersAreRefused() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, end);
        Pair pair;
        Pair::carry(pair.host, pair.guest);
        std::string message = pair.guest.takeLines().back();
        const std::size_t at = message.find(from.toStdString());
        QVERIFY(at != std::string::npos);
        message.replace(at, std::size_t(from.size()), to.toStdString());
        // What it commits itself to is what it says.
        pair.host.receive(lanLine(LanCommit{committedTo("guest", message)}));
        pair.host.receive(message);
        QVERIFY(pair.host.end());
        QCOMPARE(QString::fromUtf8(pair.host.end()->id.data()), end);
        // The one that was refused gets the reason.
        const auto lines = pair.host.takeLines();
        QCOMPARE(int(lines.size()), 1);
        pair.guest.receive(lines[0]);
        QVERIFY(pair.guest.end() == (Message{"lan/told", {end.toStdString()}}));
    }

    void silenceEndsIt() {
        Pair pair;
        pair.host.pass(9999ms);
        QVERIFY(pair.host.stage() == Stage::Greeting);
        pair.host.pass(1ms);
        QVERIFY(pair.host.end() == (Message{"lan/silent", {10}}));

        Hostile hostile;
        hostile.pair.host.receive(lanLine(LanPing{}));
        for (int i = 0; i < 19; ++i)
            hostile.pair.host.pass(1s);
        QVERIFY(!hostile.pair.host.end());
        hostile.pair.host.pass(1s);
        QVERIFY(hostile.pair.host.end() == (Message{"lan/silent", {20}}));
    }

    /// A player who thinks for long is still connected, but has a limit: both sides are warned before the
    /// end, with the reason.
    void thinkingIsNoSilenceButHasItsTime() {
        Hostile own = ownTurn();
        LanSession& slow = own.pair.host;
        LanSession& waiting = own.pair.guest;
        const auto think = [&own](int seconds) {
            for (int i = 0; i < seconds; ++i) {
                own.pair.host.pass(1s);
                own.pair.guest.pass(1s);
                own.pair.talk();
            }
        };
        think(598);
        QVERIFY(!slow.end() && !waiting.end());
        QVERIFY(slow.minutesLeft() == 1 && waiting.minutesLeft() == 1);
        QVERIFY(slow.play(honestMove(slow).move)); // each move has the whole time
        own.pair.talk();
        QVERIFY(!slow.minutesLeft() && !waiting.minutesLeft());
        LanSession& next = own.pair.mover();
        LanSession& other = &next == &slow ? waiting : slow;
        think(479);
        QVERIFY(!next.minutesLeft() && !other.minutesLeft());
        think(1);
        QVERIFY(next.minutesLeft() == 2 && other.minutesLeft() == 2);
        think(118);
        QVERIFY(!next.end() && !other.end());
        think(3);
        QVERIFY(other.end() == (Message{"lan/stalled", {10}}));
        QVERIFY(next.end() == (Message{"lan/overtime", {10}}));
        QCOMPARE(other.game().moveCount(), 5); // the record stays
        QVERIFY(!other.game().hasEnded() && !other.minutesLeft());
    }

    /// It is never this side's own clock that ends its turn, and there is none when the game is over.
    void onlyWhoWaitsEndsIt() {
        const auto wait = [](LanSession session) {
            for (int i = 0; i < 3600; ++i) {
                session.receive(lanLine(LanPing{}));
                session.pass(1s);
            }
            return session.end();
        };
        QVERIFY(!wait(ownTurn().pair.host));
        QVERIFY(wait(peersTurn().pair.host) == (Message{"lan/stalled", {10}}));
        Hostile over = peersTurn();
        over.pair.host.receive(lanLine(LanResign{}));
        QVERIFY(!wait(over.pair.host));
    }

    void aFloodEndsIt() {
        Hostile hostile = peersTurn();
        int message = 0;
        while (hostile.endAfter(LanPing{}).isEmpty() && message < 1000)
            ++message;
        QVERIFY(message <= LanLimits{}.burst);
        QVERIFY(message >= LanLimits{}.burst / 2);
        QVERIFY(hostile.pair.host.end() == Message{"lan/flood"});

        Hostile patient = peersTurn();
        for (int i = 0; i < 1000; ++i) {
            QCOMPARE(patient.endAfter(LanPing{}), QString());
            patient.pair.host.pass(100ms);
        }
    }

    /// Damaged and random lines are harmless, and a closed session stays closed and sends nothing more.
    void anythingMayCome() {
        SeededRandom random(7);
        for (int i = 0; i < 100; ++i) {
            Hostile hostile = i % 2 == 0 ? peersTurn() : ownTurn();
            std::string line = lanLine(honestMove(hostile.pair.host));
            for (int n = random.below(4); n >= 0; --n)
                line[std::size_t(random.below(int(line.size())))] = char(random.below(256));
            hostile.pair.host.receive(line);
            if (hostile.pair.host.stage() != Stage::Closed) continue;
            hostile.pair.host.takeLines();
            hostile.pair.host.receive(lanLine(LanPing{}));
            hostile.pair.host.pass(1h);
            QVERIFY(hostile.pair.host.takeLines().empty());
            QVERIFY(hostile.pair.host.game().moveCount() <= 5);
        }
    }
};

STONEMASON_APPLESS_TEST(TestHostilePeer)
#include "test_hostile_peer.moc"
