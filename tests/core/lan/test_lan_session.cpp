// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lan/lan_session.h"
#include "tests/support/duels.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace stonemason;
using namespace std::chrono_literals;
using Role = LanSession::Role;
using Stage = LanSession::Stage;

namespace {

LanSession::Own player(const char* name, std::uint64_t seed) {
    return {name, std::string(name) + "'s deck", test::anySetup(seed).sides[0].deck, seed,
            "0123456789abcdef"};
}

/// Two programs on one line.
struct Pair {
    explicit Pair(std::uint64_t seed = 1, LanLimits limits = {})
        : host(test::tokenBattleTable(), Role::Host, player("Ann", seed), limits)
        , guest(test::tokenBattleTable(), Role::Guest, player("Ben", seed + 100), limits) {}

    /// Carries everything said over, until nobody says anything.
    void talk() {
        for (bool said = true; said;) {
            said = carry(host, guest);
            said = carry(guest, host) || said;
        }
    }

    static bool carry(LanSession& from, LanSession& to) {
        const auto lines = from.takeLines();
        for (const std::string& line : lines)
            to.receive(line);
        return !lines.empty();
    }

    LanSession& mover() { return host.isOwnTurn() ? host : guest; }

    /// Random moves until the game has ended or so many were played.
    void play(int moves, std::uint64_t seed = 5) {
        SeededRandom random(seed);
        for (int i = 0; i < moves && !host.game().hasEnded(); ++i) {
            LanSession& side = mover();
            const MoveList legal = side.game().duel().legalMoves(side.game().position());
            QVERIFY(side.play(legal[std::size_t(random.below(int(legal.size())))]));
            talk();
            host.pass(1s);
            guest.pass(1s);
        }
    }

    LanSession host;
    LanSession guest;
};

/// A session of Ann as the host, in the middle of a game with a peer that says what a test wants.
struct Hostile {
    explicit Hostile(std::uint64_t seed = 1) : pair(seed) {
        pair.talk();
        pair.play(4);
    }

    /// What Ann ends with after this line.
    QString endAfter(const std::string& line) {
        pair.host.receive(line);
        return pair.host.end()
                   ? QString::fromUtf8(pair.host.end()->id.data(), qsizetype(pair.host.end()->id.size()))
                   : QString();
    }

    QString endAfter(const LanMessage& message) { return endAfter(lanLine(message)); }

    Pair pair;
};

/// One whose peer has the next move.
Hostile peersTurn() {
    for (std::uint64_t seed = 1;; ++seed) {
        Hostile hostile(seed);
        if (hostile.pair.guest.isOwnTurn()) return hostile;
    }
}

Hostile ownTurn() {
    for (std::uint64_t seed = 1;; ++seed) {
        Hostile hostile(seed);
        if (hostile.pair.host.isOwnTurn()) return hostile;
    }
}

/// The move that the peer of the session could play, as it would say it.
LanMove honestMove(const LanSession& session) {
    Game game = session.game();
    const Move move = game.duel().legalMoves(game.position())[3];
    game.play(move);
    return {game.moveCount(), move, positionMark(game.position())};
}

} // namespace

class TestLanSession : public QObject {
    Q_OBJECT

private slots:
    /// Whole games, and a second with the sides changed: both hold the same at every moment.
    void twoProgramsPlay() {
        bool hostBegan = false;
        bool guestBegan = false;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Pair pair(seed);
            QVERIFY(pair.host.stage() == Stage::Greeting);
            pair.talk();
            for (int round = 0; round < 2; ++round) {
                QVERIFY(pair.host.stage() == Stage::Playing);
                QVERIFY(pair.host.game().record() == pair.guest.game().record());
                QCOMPARE(pair.host.ownPlayer(), 1 - pair.guest.ownPlayer());
                (pair.host.ownPlayer() == 0 ? hostBegan : guestBegan) = true;
                pair.play(2000, seed);
                QVERIFY(pair.host.game().hasEnded());
                QVERIFY(pair.host.game().record() == pair.guest.game().record());
                QVERIFY(pair.host.game().position() == pair.guest.game().position());
                const GameSetup before = pair.host.game().setup();
                if (round == 1) break;
                QVERIFY(pair.host.askForRematch());
                QVERIFY(!pair.host.askForRematch());
                pair.talk();
                QVERIFY(pair.guest.peerWantsRematch());
                QVERIFY(pair.guest.game().hasEnded());
                QVERIFY(pair.guest.askForRematch());
                pair.talk();
                QVERIFY(pair.host.game().setup().sides[0] == before.sides[1]);
                QVERIFY(pair.host.game().setup().seed != before.seed);
            }
        }
        QVERIFY(hostBegan && guestBegan);
    }

    void namesAndDecksAreTold() {
        Pair pair;
        pair.talk();
        QCOMPARE(pair.host.peerName(), std::string("Ben"));
        QCOMPARE(pair.guest.peerName(), std::string("Ann"));
        const Side& side = pair.host.game().setup().sides[std::size_t(1 - pair.host.ownPlayer())];
        QCOMPARE(side.deckName, std::string("Ben's deck"));
        QVERIFY(side.deck == player("Ben", 101).deck);
    }

    void nobodyMovesForTheOther() {
        Hostile own = ownTurn();
        const Move move = honestMove(own.pair.host).move;
        QVERIFY(!own.pair.guest.play(move));
        QVERIFY(own.pair.guest.takeLines().empty());
        QVERIFY(!own.pair.host.play({0, noSquare}));
        QVERIFY(!own.pair.host.askForRematch());
        QVERIFY(own.pair.host.play(move));
    }

    void whoResignsLoses() {
        Hostile own = ownTurn();
        QVERIFY(own.pair.host.resign());
        own.pair.talk();
        QVERIFY(own.pair.guest.game().hasEnded());
        QCOMPARE(own.pair.guest.game().winner(), std::optional(own.pair.guest.ownPlayer()));
        QVERIFY(own.pair.guest.game().record() == own.pair.host.game().record());
        QVERIFY(own.pair.guest.askForRematch());
        QVERIFY(own.pair.host.askForRematch());
        own.pair.talk();
        QVERIFY(!own.pair.host.game().hasEnded());
        QCOMPARE(own.pair.host.game().moveCount(), 0);
    }

    /// The one who waits need not wait on: the other confirms, and moves no more.
    void whoWaitsMayResignToo() {
        Hostile own = ownTurn();
        LanSession& waiting = own.pair.guest;
        QVERIFY(waiting.resign());
        QVERIFY(!waiting.resign());
        QVERIFY(!waiting.game().hasEnded()); // a move may be on its way
        own.pair.talk();
        QVERIFY(!waiting.end() && !own.pair.host.end());
        QCOMPARE(own.pair.host.game().winner(), std::optional(own.pair.host.ownPlayer()));
        QVERIFY(waiting.game().record() == own.pair.host.game().record());
        QVERIFY(!own.pair.host.play({0, 0}));
        QVERIFY(waiting.askForRematch() && own.pair.host.askForRematch());
        own.pair.talk();
        QVERIFY(!waiting.game().hasEnded() && waiting.game().moveCount() == 0);
    }

    /// Whatever crosses whatever: any order of moves and resignations on both sides, each line carried later,
    /// and both have the same game in the end.
    void resignationsMayCrossAnything() {
        SeededRandom random(3);
        int crossed = 0;
        for (std::uint64_t round = 0; round < 300; ++round) {
            Pair pair(round);
            pair.talk();
            pair.play(random.below(6));
            for (int i = 0; i < 12; ++i) {
                LanSession& side = random.below(2) == 0 ? pair.host : pair.guest;
                LanSession& other = &side == &pair.host ? pair.guest : pair.host;
                const int what = random.below(4);
                const MoveList legal = side.game().duel().legalMoves(side.game().position());
                if (what == 0) side.resign();
                if (what == 1 && side.isOwnTurn())
                    QVERIFY(side.play(legal[std::size_t(random.below(int(legal.size())))]));
                if (what == 2) Pair::carry(side, other);
                const bool differ = pair.host.game().record().moves != pair.guest.game().record().moves;
                crossed += what == 0 && differ ? 1 : 0;
            }
            pair.talk();
            QVERIFY(!pair.host.end() && !pair.guest.end());
            QVERIFY(pair.host.game().record() == pair.guest.game().record());
        }
        QVERIFY(crossed > 20);
    }

    /// A program that goes on saying that it is there, and nothing to this.
    void aResignationNeedsNoAnswer() {
        Hostile own = ownTurn();
        QVERIFY(own.pair.guest.resign());
        for (int i = 0; i < 20; ++i) {
            QVERIFY(!own.pair.guest.game().hasEnded());
            own.pair.guest.receive(lanLine(LanPing{}));
            own.pair.guest.pass(1s);
        }
        QCOMPARE(own.pair.guest.game().winner(), std::optional(own.pair.host.ownPlayer()));
        QVERIFY(own.pair.guest.end() == (Message{"lan/silent", {20}}));
    }

    void whoLeavesIsNamed() {
        Hostile hostile;
        hostile.pair.host.leave();
        hostile.pair.talk();
        QVERIFY(hostile.pair.host.stage() == Stage::Closed);
        QVERIFY(!hostile.pair.host.end());
        QVERIFY(hostile.pair.guest.end() == (Message{"lan/left", {std::string("Ann")}}));
        QVERIFY(!hostile.pair.guest.play({0, 0}));
        QCOMPARE(hostile.pair.guest.game().moveCount(), 4); // the record stays
    }

    void aBrokenConnectionIsNamed() {
        Hostile hostile;
        hostile.pair.host.connectionLost();
        QVERIFY(hostile.pair.host.end() == Message{"lan/lost"});
        QVERIFY(hostile.pair.host.takeLines().empty());
        QVERIFY(hostile.pair.host.hasGame());
        Pair unheard;
        unheard.guest.connectionLost();
        QVERIFY(unheard.guest.end() == Message{"lan/unreachable"});
        QVERIFY(!unheard.guest.hasGame());
    }

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

    void whatIsSaidOutOfTurnEndsIt() {
        const LanHello hello{"token-battle", "0123456789abcdef", "Ben", "", player("Ben", 1).deck, 1};
        QCOMPARE(ownTurn().endAfter(honestMove(ownTurn().pair.host)), QString("lan/out-of-turn"));
        QCOMPARE(ownTurn().endAfter(LanConfirm{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanConfirm{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(LanRematch{}), QString("lan/out-of-turn"));
        QCOMPARE(peersTurn().endAfter(hello), QString("lan/out-of-turn"));
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
        Hostile endless = peersTurn();
        endless.pair.host.receiveTooLong();
        QVERIFY(endless.pair.host.end()->id == "lan/too-long");
    }

    void strangersAreRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("end");
        const auto row = [](const char* name, const char* from, const char* to, const char* end) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << end;
        };
        row("version", "\"version\":1", "\"version\":2", "lan/version");
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
        std::string hello = pair.guest.takeLines().front();
        const std::size_t at = hello.find(from.toStdString());
        QVERIFY(at != std::string::npos);
        hello.replace(at, std::size_t(from.size()), to.toStdString());
        pair.host.receive(hello);
        QVERIFY(pair.host.end());
        QCOMPARE(QString::fromUtf8(pair.host.end()->id.data()), end);
        // The one that was refused is told why.
        const auto lines = pair.host.takeLines();
        pair.guest.receive(lines[0]);
        pair.guest.receive(lines[1]);
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

    /// Somebody who thinks for long is still there, but not for ever: both are told before the end, and why.
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
        int said = 0;
        while (hostile.endAfter(LanPing{}).isEmpty() && said < 1000)
            ++said;
        QVERIFY(said <= LanLimits{}.burst);
        QVERIFY(said >= LanLimits{}.burst / 2);
        QVERIFY(hostile.pair.host.end() == Message{"lan/flood"});

        Hostile patient = peersTurn();
        for (int i = 0; i < 1000; ++i) {
            QCOMPARE(patient.endAfter(LanPing{}), QString());
            patient.pair.host.pass(100ms);
        }
    }

    /// Damaged and random lines: no harm, and a session that is closed stays so and says nothing more.
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

QTEST_APPLESS_MAIN(TestLanSession)
#include "test_lan_session.moc"
