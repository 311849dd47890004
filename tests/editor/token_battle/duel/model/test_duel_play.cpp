// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_turns.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// Somebody elsewhere, whom the test moves.
class Peer : public Opponent {
public:
    using Opponent::answer;
    void ask(const Game& game) override {
        ++asked;
        movesWhenAsked = game.moveCount();
    }
    void withdraw() override { ++withdrawn; }
    void follow(const Game& game) override { seen = game.moveCount(); }

    int asked = 0;
    int withdrawn = 0;
    int movesWhenAsked = -1;
    int seen = -1;
};

struct PeerGame {
    PeerGame() : document(documentOf(setupWith("human", "somebody"))), play(*document, true) {
        play.setTempo(Tempo::Off);
        auto made = std::make_unique<Peer>();
        peer = made.get();
        play.setOpponent(1, std::move(made));
    }
    /// Moves are taken from the event loop.
    bool waitForMoves(int moves) {
        return QTest::qWaitFor([&] { return document->game().moveCount() == moves; });
    }

    std::unique_ptr<DuelDocument> document;
    DuelTurns play;
    Peer* peer;
};

} // namespace

class TestDuelPlay : public QObject {
    Q_OBJECT

private slots:
    void aComputerAnswers() {
        const auto document = documentOf(setupWith("human", "easy"));
        DuelTurns play(*document, true);
        play.setTempo(Tempo::Off);
        QVERIFY(play.canMove() && !play.isThinking());
        QVERIFY(play.play({0, at(0, 0)}));
        QVERIFY(play.isThinking() && !play.canMove());
        QTRY_COMPARE(document->game().moveCount(), 2);
        QVERIFY(play.canMove() && !play.isThinking());
    }

    void itsTurnRefusesMoves() {
        PeerGame g;
        QVERIFY(g.play.play({0, at(0, 0)}));
        QVERIFY(!g.play.play({0, at(0, 1)}));
        QCOMPARE(g.document->game().moveCount(), 1);
    }

    void anOpponentIsAskedOnceAndNotifiedOfEveryMove() {
        PeerGame g;
        QCOMPARE(g.peer->asked, 0);
        g.play.play({0, at(0, 0)});
        QCOMPARE(g.peer->asked, 1);
        QCOMPARE(g.peer->movesWhenAsked, 1);
        QCOMPARE(g.peer->seen, 1);
        g.peer->answer({0, at(0, 1)});
        QVERIFY(g.waitForMoves(2));
        g.peer->answer({0, at(0, 2)}); // nobody asked
        QCOMPARE(g.document->game().moveCount(), 2);
        g.play.play({0, at(0, 3)});
        QCOMPARE(g.peer->asked, 2);
    }

    void anIllegalAnswerIsNotPlayed() {
        PeerGame g;
        g.play.play({0, at(0, 0)});
        g.peer->answer({0, at(0, 0)});
        QTRY_VERIFY(!g.play.isGoing());
        QCOMPARE(g.document->game().moveCount(), 1);
    }

    void takingBackWhileSomebodyThinksTakesTheQuestionBack() {
        PeerGame g;
        g.play.play({0, at(0, 0)});
        g.document->undoStack().undo();
        QCOMPARE(g.peer->withdrawn, 1);
        QVERIFY(!g.play.isThinking());
        g.peer->answer({0, at(0, 1)});
        QCOMPARE(g.document->game().moveCount(), 0);
        QVERIFY(g.play.canMove());
    }

    void lookingBackLetsTheOpponentRest() {
        PeerGame g;
        g.play.play({0, at(0, 0)});
        g.document->show(0);
        QVERIFY(!g.play.isThinking());
        g.document->show(1);
        QCOMPARE(g.peer->asked, 2);
    }

    void answersWaitWhileAMoveIsShown() {
        PeerGame g;
        g.play.setShowing(true);
        g.play.play({0, at(0, 0)});
        g.peer->answer({0, at(0, 1)});
        QCoreApplication::processEvents();
        QCOMPARE(g.document->game().moveCount(), 1);
        g.play.setShowing(false);
        QVERIFY(g.waitForMoves(2));
    }

    void anOpenedGameIsPausedUntilItIsResumed() {
        const auto document = documentOf(setupWith("easy", "easy"));
        DuelTurns play(*document, false);
        play.setTempo(Tempo::Off);
        QVERIFY(!play.isThinking() && !play.canMove());
        play.setGoing(true);
        QTRY_VERIFY(document->game().moveCount() > 3);
        play.setGoing(false);
        const int moves = document->game().moveCount();
        QVERIFY(!play.isThinking());
        QCoreApplication::processEvents();
        QCOMPARE(document->game().moveCount(), moves);
    }

    void twoComputersPlayToTheEnd() {
        const auto document = documentOf(setupWith("easy", "normal"));
        DuelTurns play(*document, true);
        play.setTempo(Tempo::Off);
        play.setGoing(false);
        play.setGoing(true);
        QTRY_VERIFY_WITH_TIMEOUT(document->game().hasEnded(), 30'000);
        QVERIFY(!play.isThinking());
    }

    void theSameMovesBringTheSameAnswers() {
        const auto answer = [](bool takeBack) {
            const auto document = documentOf(setupWith("human", "hard"));
            DuelTurns play(*document, true);
            play.setTempo(Tempo::Off);
            play.play({0, at(0, 0)});
            (void)QTest::qWaitFor([&] { return document->game().moveCount() == 2; });
            if (takeBack) {
                document->undoStack().undo();
                play.play({0, at(0, 0)});
                (void)QTest::qWaitFor([&] { return document->game().moveCount() == 2; });
            }
            return document->game().record().moves;
        };
        const auto moves = answer(false);
        QCOMPARE(moves.size(), std::size_t(2));
        QVERIFY(moves == answer(true));
    }

    void closingWhileItThinksIsSafe() {
        for (int i = 0; i < 20; ++i) {
            auto document = documentOf(setupWith("human", "hard"));
            auto play = std::make_unique<DuelTurns>(*document, true);
            play->setTempo(Tempo::Off);
            play->play({0, at(i % 2, i / 6)});
            QVERIFY(play->isThinking());
            if (i % 2 == 0) QCoreApplication::processEvents();
            play.reset();
            document.reset();
            QCoreApplication::processEvents();
        }
    }

    void onlyAPersonCanResign() {
        const auto watched = documentOf(setupWith("easy", "easy"));
        QVERIFY(!DuelTurns(*watched, false).canResign());
        const auto second = documentOf(setupWith("easy", "human"));
        DuelTurns play(*second, false);
        QVERIFY(play.canResign());
        play.resign();
        QCOMPARE(second->game().record().resigned, 1);
        QVERIFY(!play.canResign());
        const auto sandbox = documentOf(sandboxOf({deckOf(plainDeck), "Mine", "human"}, 1));
        QVERIFY(!DuelTurns(*sandbox, false).canResign());
    }
};

STONEMASON_TEST(TestDuelPlay)
#include "test_duel_play.moc"
