// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/token_battle/lan/lan_pair.h"
#include "tests/support/test_program.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;
using namespace std::chrono_literals;
using Stage = LanSession::Stage;

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

    /// Both sides draw by themselves, so programs of different versions must agree.
    void whoBeginsIsDrawnAlikeInEveryVersion() {
        std::string begins; // computed apart from this program: SplitMix64 of both seeds, even is the host
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            Pair pair(seed);
            pair.talk();
            begins += pair.host.ownPlayer() == 0 ? 'h' : 'g';
        }
        QCOMPARE(begins, std::string("hhhhhhhhhhhhgggg"));
    }

    void reportsNamesAndDecks() {
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

    /// The waiting player may resign at once: the other side confirms, and makes no further moves.
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

    /// For any order of moves and resignations on both sides, with each line delivered later, both have the
    /// same game in the end.
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

    /// A peer that keeps sending pings, but does not answer the resignation.
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

    /// Before it has introduced itself, or without a name at all.
    void whoLeavesWithoutANameIsNotQuoted() {
        Pair early;
        early.guest.receive(lanLine(LanBye{}));
        QVERIFY(early.guest.end() == Message{"lan/gone"});
        LanSession host(tokenBattleTable(), LanSession::Role::Host, player("Ann", 1), sealOf("1"));
        LanSession nameless(tokenBattleTable(), LanSession::Role::Guest, player("", 2), sealOf("2"));
        Pair::carry(host, nameless);
        Pair::carry(nameless, host);
        QVERIFY(host.stage() == Stage::Playing);
        nameless.leave();
        Pair::carry(nameless, host);
        QVERIFY(host.end() == Message{"lan/gone"});
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
};

STONEMASON_APPLESS_TEST(TestLanSession)
#include "test_lan_session.moc"
