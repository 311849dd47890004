// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_opponent.h"
#include "tests/core/play/heaps.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QTest>

#include <atomic>
#include <semaphore>
#include <vector>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Takes as many stones of the first heap as moves were played, and one more, once `go` lets it.
struct Desk {
    ComputerOpponent<HeapGame>::Thought thoughtOf(const HeapGame& game) {
        ++asked;
        const auto stones = std::uint8_t(game.moveCount() + 1);
        return [this, stones](const std::stop_token& stop) {
            go.acquire();
            thought += 1;
            stopped += stop.stop_requested() ? 1 : 0;
            return HeapMove{0, stones};
        };
    }
    Desk() {
        computer.setAnswered([this](HeapMove move) { answers.push_back(move); });
    }
    ~Desk() { go.release(100); } // nobody thinks any more

    int asked = 0;
    std::atomic<int> thought = 0;
    std::atomic<int> stopped = 0;
    std::counting_semaphore<1000> go{0};
    std::vector<HeapMove> answers;
    ComputerOpponent<HeapGame> computer{[this](const HeapGame& game) { return thoughtOf(game); }};
};

} // namespace

class TestComputerOpponent : public QObject {
    Q_OBJECT

private slots:
    void answersFromTheEventLoop() {
        Desk desk;
        const HeapGame game = gameOf({{3, 4, 5}});
        desk.go.release();
        desk.computer.ask(game);
        QVERIFY(desk.answers.empty());
        TRY_PATIENTLY(desk.answers.size() == 1);
        QCOMPARE(desk.answers.front(), (HeapMove{0, 1}));
    }

    /// The game may go on or go back while it thinks: what it thinks about is a copy, and the newest counts.
    void theNewestQuestionIsAnswered() {
        Desk desk;
        {
            HeapGame game = gameOf({{3, 4, 5}});
            desk.computer.ask(game);
            game.play({1, 1});
            desk.computer.ask(game);
        }
        QCOMPARE(desk.asked, 2);
        desk.go.release(2);
        TRY_PATIENTLY(!desk.answers.empty());
        QCOMPARE(desk.answers, (std::vector{HeapMove{0, 2}}));
        QCOMPARE(desk.stopped.load(), 1);
    }

    void aQuestionTakenBackIsNotAnswered() {
        Desk desk;
        desk.computer.ask(gameOf({{3, 4, 5}}));
        desk.computer.withdraw();
        desk.go.release();
        TRY_PATIENTLY(desk.thought == 1);
        QCoreApplication::processEvents();
        QVERIFY(desk.answers.empty());
    }

    void goesAwayWhileItThinks() {
        auto desk = std::make_unique<Desk>();
        desk->computer.ask(gameOf({{3, 4, 5}}));
        desk.reset(); // waits for the thread, reports nothing
    }
};

STONEMASON_GUILESS_TEST(TestComputerOpponent)
#include "test_computer_opponent.moc"
