// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "editor/text/argument_text.h"
#include "editor/wastes/game/view/war_plot.h"
#include "editor/wastes/view/strength/fairness_session.h"
#include "editor/wastes/view/strength/strength_dock.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <cstdlib>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

namespace {

/// Blue is at its goal after three moves, Red after as many; who moves first wins.
Board race() {
    return boardOf("R....B/......./.......", "b4 0,1 r4 2,4");
}

MeasuredBoard measure(BoardDocument& document, const FairnessSettings& settings) {
    FairnessSession& session = FairnessSession::of(document);
    if (const QString why = session.start(settings); !why.isEmpty()) qFatal("%s", qPrintable(why));
    const auto isDone = [&session] { return !session.isRunning(); };
    if (!QTest::qWaitFor(isDone, 180'000)) qFatal("too long");
    return *session.measured();
}

} // namespace

class TestStrength : public QObject {
    Q_OBJECT

private slots:
    void whatIsAskedForIsPlayed() {
        const std::vector<Piece> army{{.rank = 2}, {.rank = 4}, {.rank = 5}, {.rank = 7}};
        BoardDocument document(plainBoard({6, 5}, Symmetry::HalfTurn, army), test::theWastes());
        const MeasuredBoard few = measure(document, {PlayerLevel::Easy, 20});
        QCOMPARE(few.games, std::int64_t(20));
        QVERIFY(few.standings.firstMover.interval.low <= few.standings.firstMover.value);
        const MeasuredBoard more = measure(document, {PlayerLevel::Easy, 60});
        QCOMPARE(more.games, std::int64_t(60));
        const MeasuredBoard same = measure(document, {PlayerLevel::Easy, 60});
        QVERIFY(same.standings == more.standings);
        const MeasuredBoard other = measure(document, {PlayerLevel::Normal, 4});
        const MeasuredBoard hard = measure(document, {PlayerLevel::Hard, 4});
        const MeasuredBoard easy = measure(document, {PlayerLevel::Easy, 4});
        QVERIFY(other.standings != easy.standings);
        QVERIFY(hard.standings != other.standings);
        QVERIFY(hard.standings != easy.standings);
    }

    /// The line that shares are compared with says what it is, and has the room for it.
    void theMiddleOfTheBarHasAName() {
        FairnessBar bar;
        QVERIFY(FairnessBar::nameOfMiddle().contains(percentText(0.5)));
        QCOMPARE(bar.accessibleDescription(), FairnessBar::nameOfMiddle());
        bar.resize(bar.minimumSizeHint());
        const QImage image = bar.grab().toImage();
        const QColor ground = image.pixelColor(0, 0);
        bool isWritten = false;
        for (int y = 0; y < bar.fontMetrics().height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                isWritten =
                    isWritten || std::abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 60;
        QVERIFY(isWritten);
    }

    void aBoardOfOneSideIsSaidToBe() {
        // Red cannot move, and so loses in its first turn.
        BoardDocument document(boardOf("R..B./     /    .", "b4 0,1 r4 2,4"), test::theWastes());
        const MeasuredBoard measured = measure(document, {PlayerLevel::Easy, 20});
        QCOMPARE(measured.favoured, std::optional(Side::Blue));
    }

    void itIsStaleOnceTheBoardChanges() {
        BoardDocument document(race(), test::theWastes());
        FairnessSession& session = FairnessSession::of(document);
        measure(document, {PlayerLevel::Easy, 20});
        QVERIFY(!session.isStale());
        document.setWords("name", "", "");
        QVERIFY(!session.isStale());
        document.paint(QStringLiteral("x"), {.tiles = {{{1, 1}, Tile::Trap}}, .pieces = {}});
        QVERIFY(session.isStale());
        document.undoStack().undo();
        QVERIFY(!session.isStale());
        document.setToMove(Side::Red);
        QVERIFY(session.isStale());
    }

    void theDockShowsAndStops() {
        BoardWindow window(race());
        StrengthDock& dock = *window.dock<StrengthDock>();
        FairnessSession& session = FairnessSession::of(window.document);
        QVERIFY(session.questionBeforeItEnds().isEmpty());
        dock.levelField()->setCurrentIndex(int(PlayerLevel::Hard));
        dock.gamesField()->setValue(20'000);
        dock.startButton()->click();
        QVERIFY(session.isRunning());
        QVERIFY(!session.questionBeforeItEnds().isEmpty());
        TRY_PATIENTLY(session.gamesDone() > 0);
        QVERIFY(!dock.words()->text().isEmpty());
        dock.startButton()->click();
        TRY_PATIENTLY(!session.isRunning());
        QVERIFY(session.measured()->games < 20'000);
        QCOMPARE(session.measured()->settings.level, PlayerLevel::Hard);
        QVERIFY(dock.words()->text().contains(QStringLiteral("Blue")));
    }

    void aBoardThatCannotBePlayedSaysWhy() {
        BoardWindow window(boardOf("B.R"));
        window.dock<StrengthDock>()->startButton()->click();
        QVERIFY(!window.dock<StrengthDock>()->words()->text().isEmpty());
        QVERIFY(!FairnessSession::of(window.document).isRunning());
    }

    /// Whoever has more left: here Red has, and Blue reaches the goal.
    void thePlotEndsWithTheWinner() {
        Game game = Game::of({.board = boardOf("RB......./.........", "b2 0,2 r8 1,7 r7 1,8"),
                              .seed = 1,
                              .players = {"human", "human"}},
                             test::theWastes())
                        .value();
        QVERIFY(game.play({squareOf({0, 2}), squareOf({0, 1})}));
        QVERIFY(game.hasEnded());
        WarDocument document(std::move(game), test::theWastes());
        WarPlot plot;
        plot.setDocument(&document);
        TRY_PATIENTLY(
            plot.entryText(0).startsWith(QStringLiteral("After move 0: Blue wins with its next move")));
        QCOMPARE(plot.entryText(1), QStringLiteral("After move 1: Blue has won"));
    }

    void thePlotFollowsTheGame() {
        Game game = Game::of({.board = boardOf("R....B/......", "b4 0,1 b8 1,1 r2 0,2"),
                              .seed = 1,
                              .players = {"human", "human"}},
                             test::theWastes())
                        .value();
        QVERIFY(game.play({squareOf({0, 1}), squareOf({0, 2})})); // takes the Vulture: the end
        WarDocument document(std::move(game), test::theWastes());
        WarPlot plot;
        plot.setDocument(&document);
        QCOMPARE(plot.entryCount(), 2);
        QVERIFY(plot.entryText(0).contains(QStringLiteral("Blue")));
        QCOMPARE(plot.entryText(1), QStringLiteral("After move 1: Blue has won"));
        plot.resize(300, 160);
        QVERIFY(!plot.grab().isNull());
        plot.setDocument(nullptr);
        QCOMPARE(plot.entryCount(), 0);
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestStrength)
#include "test_strength.moc"
