// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/wastes/lan/war_pair.h"
#include "tests/support/test_program.h"

namespace stonemason::wastes {

using test::boardOf;
using test::Random;
using Stage = LanTalk::Stage;

namespace {

QString endOf(const LanSession& session) {
    return session.end() ? QString::fromUtf8(session.end()->id.data(), qsizetype(session.end()->id.size()))
                         : QStringLiteral("none");
}

/// A random one: where there is little room, not all can be played.
Board playableBoard(Random& random) {
    for (;;)
        if (Board board = test::randomBoard(random); Engine::of(board, test::theWastes())) return board;
}

/// The reason why a host ends after a guest's greeting with `from` replaced by `to`.
QString endAfter(const std::string& from, const std::string& to) {
    WarPair pair(test::publicBoard("wastes-multiplayer"), 1, false);
    pair.ben().receive(pair.ann().takeLines().front());
    std::string message = pair.ben().takeLines().back();
    message.replace(message.find(from), from.size(), to);
    LanSession& host = pair.ann();
    host.receive(lanLine(LanCommit{stonemason::test::committedTo("guest", message)}));
    host.receive(message);
    return endOf(host);
}

LanSession sessionOf(LanTalk::Role role, const LanSession::Own& own) {
    return {&test::theWastes(), role, own, stonemason::test::sealOf(own.name)};
}

/// The reason why a host with that guest ends the session.
QString endOfHost(const LanSession::Own& hosts, const LanSession::Own& guests) {
    LanSession host = sessionOf(LanTalk::Role::Host, hosts);
    LanSession guest = sessionOf(LanTalk::Role::Guest, guests);
    guest.receive(host.takeLines().front());
    for (const std::string& line : guest.takeLines())
        host.receive(line);
    return endOf(host);
}

/// The reason why a guest ends after the greeting of a host with that board.
QString endWith(const Board& board) {
    LanSession guest = sessionOf(LanTalk::Role::Guest, warPlayer("Ben", 2));
    const std::string message =
        lanLine(LanReveal{"nonce", {"war-in-the-wastes", "0123456789abcdef", "Ann", 1, board}});
    guest.receive(lanLine(LanCommit{stonemason::test::committedTo("host", message)}));
    guest.receive(message);
    return endOf(guest);
}

} // namespace

class TestWarSession : public QObject {
    Q_OBJECT

private slots:
    /// Whole games on any board, and a second with the sides changed.
    void twoProgramsPlay() {
        Random random(3);
        std::array<bool, 2> annHadSide{};
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Board board = playableBoard(random);
            board.description = "not told";
            WarPair pair(board, seed);
            QVERIFY(pair.agree() && pair.ann().stage() == Stage::Playing);
            QVERIFY(pair.ben().game().setup().board == lanBoard(board));
            for (int round = 0; round < 2; ++round) {
                const int anns = pair.ann().ownPlayer();
                QCOMPARE(pair.ben().ownPlayer(), 1 - anns);
                annHadSide[std::size_t(anns)] = true;
                QCOMPARE(pair.ann().game().setup().players[std::size_t(anns)], std::string("Ann"));
                for (int move = 0; move < 60 && !pair.ann().game().hasEnded(); ++move) {
                    QVERIFY(!pair.waiter().isOwnTurn());
                    QVERIFY(pair.playAny(pair.ann().isOwnTurn() ? 0 : 1, std::uint64_t(move) * 7 + seed));
                    pair.settle();
                    for (LanSession& side : pair.sides)
                        side.pass(std::chrono::seconds(1));
                    QVERIFY(pair.agree());
                }
                if (!pair.ann().game().hasEnded()) QVERIFY(pair.mover().resign());
                pair.settle();
                QVERIFY(pair.agree() && pair.ann().game().hasEnded());
                if (round == 1) break;
                QVERIFY(pair.ann().askForRematch() && pair.ben().askForRematch());
                pair.settle();
                QCOMPARE(pair.ann().ownPlayer(), 1 - anns);
            }
        }
        QVERIFY(annHadSide[0] && annHadSide[1]);
    }

    /// Lines that are lost at any moment, whatever either side does meanwhile.
    void bothHoldTheSameGameAgain() {
        Random random(11);
        int lost = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            WarPair pair(playableBoard(random), seed);
            for (int step = 0; step < 40; ++step) {
                const auto side = std::size_t(random.below(2));
                const int what = random.below(12);
                if (what < 5) static_cast<void>(pair.arrive(side));
                if (what >= 5 && what < 10) pair.playAny(side, std::uint64_t(random.below(1000)));
                if (what == 10 && seed % 5 == 0) pair.sides[side].resign();
                if (what < 11) continue;
                ++lost;
                pair.lose(side);
                pair.playAny(std::size_t(random.below(2)), std::uint64_t(step)); // one knows, one does not
                pair.lose(1 - side);
                pair.meet();
                QVERIFY(pair.agree() && pair.ann().stage() == Stage::Playing);
            }
            pair.settle();
            QVERIFY(pair.agree());
        }
        QVERIFY(lost > 100);
    }

    void strangersAreRefused() {
        QCOMPARE(endAfter("Ben", "Ben"), QString("none"));
        QCOMPARE(endAfter("war-in-the-wastes", "token-battle"), QString("lan/game"));
        QCOMPARE(endAfter("0123456789abcdef", "0123456789abcdee"), QString("lan/rules"));
        QCOMPARE(endAfter("\"seed\":", "\"seed\":-"), QString("lan/nonsense"));
        QCOMPARE(endAfter("}}", ",\"board\":{}}}"), QString("lan/nonsense"));
    }

    void oneAndOnlyOneBringsTheBoard() {
        const Board board = boardOf("B..R", "b1 0,1 r1 0,2");
        QCOMPARE(endOfHost(warPlayer("Ann", 1), warPlayer("Ben", 2, board)), QString("none"));
        QCOMPARE(endOfHost(warPlayer("Ann", 1), warPlayer("Ben", 2)), QString("lan/board"));
        QCOMPARE(endOfHost(warPlayer("Ann", 1, board), warPlayer("Ben", 2, board)), QString("lan/board"));
    }

    void boardsThatCannotBePlayedAreRefused() {
        QCOMPARE(endWith(boardOf("B..R", "b1 0,1 r1 0,2")), QString("none"));
        QCOMPARE(endWith(boardOf("B..R", "b1 0,1")), QString("lan/board"));
        QCOMPARE(endWith(boardOf("B. R", "b1 0,1 r1 0,2")), QString("lan/board"));
        Board unkept = boardOf("B...R", "b1 0,1 r1 0,3"); // it can be played, but no file can hold it
        unkept.author = std::string("A\0B", 3);
        QCOMPARE(endWith(unkept), QString("lan/board"));
        QCOMPARE(endWith(boardOf("B..R", "b1 0,1 r1 0,1")), QString("lan/board"));
        Board crowded;
        crowded.tiles = Grid<Tile>({10, 10}, Tile::Normal);
        for (int i = 0; i <= maximumPieces; ++i)
            crowded.pieces.push_back({Side::Blue, 1, {i / 10, i % 10}});
        crowded.pieces.push_back({Side::Red, 1, {9, 9}});
        QCOMPARE(endWith(crowded), QString("lan/board"));
    }

    void anIllegalMoveEndsIt() {
        for (const char* move : {"b1-a1", "a1-c1", "zz9-a1", "a1", ""}) {
            WarPair pair(test::publicBoard("wastes-multiplayer"));
            pair.waiter().receive("{\"type\":\"move\",\"number\":1,\"move\":\"" + std::string(move) +
                                  "\",\"position\":\"0123456789abcdef\"}");
            const bool isMove = moveFromText(move).has_value();
            QCOMPARE(endOf(pair.waiter()), QString(isMove ? "lan/illegal" : "lan/nonsense"));
        }
        WarPair pair(test::publicBoard("wastes-multiplayer"));
        const Move first = pair.mover().game().engine().moves(pair.mover().game().position())[0];
        pair.waiter().receive(lanLine(LanMove{1, first, "0123456789abcdef"}));
        QCOMPARE(endOf(pair.waiter()), QString("lan/differs"));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestWarSession)
#include "test_war_session.moc"
