// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "core/wastes/format/sboard.h"
#include "editor/text/argument_text.h"
#include "editor/wastes/game/view/war_plot.h"
#include "editor/wastes/view/fairness/fairness_bar.h"
#include "editor/wastes/view/fairness/fairness_dock.h"
#include "editor/wastes/view/fairness/fairness_session.h"
#include "editor/wastes/view/fairness/fairness_tables.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/editor/wastes/war_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

namespace {

/// Blue is at its goal after three moves, Red after as many; who moves first wins.
Board longRace() {
    return boardOf("R....B/......./.......", "b4 0,1 r4 2,4");
}

MeasuredBoard measure(BoardDocument& document, const FairnessSettings& settings) {
    FairnessSession& session = FairnessSession::of(document);
    if (const QString why = session.start(settings); !why.isEmpty()) qFatal("%s", qPrintable(why));
    const auto isDone = [&session] { return !session.isRunning(); };
    if (!QTest::qWaitFor(isDone, 30'000)) qFatal("too long");
    return *session.measured();
}

/// Stops the session at its first report of more games than `games`, and waits until it has stopped.
void stopAfter(FairnessSession& session, std::int64_t games) {
    // A condition that is looked at every so often would miss games that a fast machine plays meanwhile.
    const auto stop = QObject::connect(&session, &FairnessSession::changed, [&session, games] {
        if (session.gamesDone() > games) session.stop();
    });
    TRY_PATIENTLY(!session.isRunning());
    QObject::disconnect(stop);
}

} // namespace

class TestFairness : public QObject {
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

    void reportsABoardOfOneSide() {
        // Red cannot move, and so loses in its first turn.
        BoardDocument document(boardOf("R..B./     /    .", "b4 0,1 r4 2,4"), test::theWastes());
        const MeasuredBoard measured = measure(document, {PlayerLevel::Easy, 20});
        QCOMPARE(measured.favoured, std::optional(Side::Blue));
    }

    void itIsStaleOnceTheBoardChanges() {
        BoardDocument document(test::raceBoard(), test::theWastes());
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
        BoardWindow window(test::raceBoard());
        FairnessDock& dock = *window.dock<FairnessDock>();
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

    /// The tables show the games: the numbers add up, and each is labelled.
    void theTablesAddUp() {
        BoardWindow window(test::raceBoard());
        FairnessDock& dock = *window.dock<FairnessDock>();
        QVERIFY(dock.sides()->isHidden() && dock.comparison()->isHidden());
        measure(window.document, {PlayerLevel::Easy, 40});
        const FairnessTable& sides = *dock.sides();
        QVERIFY(!sides.isHidden() && dock.comparison()->isHidden());
        const auto number = [&sides](int row, int column) { return sides.item(row, column)->text().toInt(); };
        for (const int column : {1, 2}) {
            QCOMPARE(number(0, column) + number(4, column) + number(5, column), 40);
            QCOMPARE(number(1, column) + number(2, column) + number(3, column), number(0, column));
            QCOMPARE(number(0, column), number(5, 3 - column));
        }
        QCOMPARE(sides.horizontalHeaderItem(1)->text(), QStringLiteral("Blue"));
        QVERIFY(sides.item(0, 1)->toolTip().contains(QStringLiteral("95 % interval")));
        QVERIFY(sides.item(0, 1)
                    ->data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("Blue, Won: ")));
        QVERIFY(dock.words()->text().contains(QStringLiteral("Moves in a game: ")));
    }

    void twoBoardsStandSideBySide() {
        BoardWindow window(test::raceBoard());
        FairnessDock& dock = *window.dock<FairnessDock>();
        FairnessSession& session = FairnessSession::of(window.document);
        OtherBoardBox& box = *dock.otherField();
        box.showPopup();
        box.hidePopup();
        const int puddle = box.findText(QStringLiteral("The Puddle"));
        QVERIFY(puddle > 0);
        box.setCurrentIndex(puddle);
        emit box.activated(puddle);
        QCOMPARE(session.other()->name, QStringLiteral("The Puddle"));
        QCOMPARE(box.currentText(), QStringLiteral("The Puddle"));
        measure(window.document, {PlayerLevel::Easy, 40});
        QCOMPARE(session.gamesDone(), std::int64_t(80));
        const FairnessTable& table = *dock.comparison();
        QVERIFY(!table.isHidden());
        QCOMPARE(table.rowCount(), int(fairnessFigures.size()));
        const Standings& own = session.measured()->standings;
        const Standings& other = session.measuredOther()->standings;
        for (int row = 0; row < table.rowCount(); ++row) {
            const auto difference = differenceOf(fairnessFigures[std::size_t(row)], own, other);
            QCOMPARE(table.item(row, 3)->text().contains(QStringLiteral("not chance")),
                     isBeyondChance(*difference));
            QVERIFY(!table.item(row, 3)->text().contains(u'*'));
            QVERIFY(!table.item(row, 3)->toolTip().isEmpty());
        }
        QVERIFY(dock.comparisonWords()->text().contains(QStringLiteral("The Puddle")));
        // The same as if each had been measured alone; and what is known is not played again.
        BoardDocument alone(session.other()->board, test::theWastes());
        QVERIFY(measure(alone, {PlayerLevel::Easy, 40}).standings == other);
        session.start({PlayerLevel::Easy, 40});
        QCOMPARE(session.gamesDone(), std::int64_t(80));
        TRY_PATIENTLY(!session.isRunning());
        session.setOther(std::nullopt);
        QVERIFY(dock.comparison()->isHidden());
        QVERIFY(session.measured());
    }

    /// The board of a file, in either form; what is none is reported.
    void aFileIsComparedWith() {
        const QTemporaryDir folder;
        const auto write = [&folder](const char* name, const std::string& bytes) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
            file.write(bytes.data(), qint64(bytes.size()));
            return file.fileName();
        };
        BoardWindow window(test::raceBoard());
        FairnessDock& dock = *window.dock<FairnessDock>();
        FairnessSession& session = FairnessSession::of(window.document);
        dock.compareWithFile(write("race.sboard", writeSboard(test::raceBoard(), test::theWastes()).value()));
        QCOMPARE(session.other()->name, QStringLiteral("race.sboard"));
        QCOMPARE(dock.otherField()->currentText(), QStringLiteral("race.sboard"));
        dock.compareWithFile(write("broken.sboard", "{"));
        QCOMPARE(session.other()->name, QStringLiteral("race.sboard"));
        QVERIFY(dock.comparisonWords()->text().contains(QStringLiteral("broken.sboard")));
        dock.compareWithFile(write("rows.txt", "R....B\n......\n......\n"));
        QCOMPARE(session.other()->name, QStringLiteral("rows.txt"));
        const QString why = session.start({PlayerLevel::Easy, 20}); // there are no pieces
        QVERIFY(why.startsWith(QStringLiteral("rows.txt: ")));
        QVERIFY(!session.isRunning());
    }

    /// A stopped measurement resumes to the result of an uninterrupted one; other settings start a new one.
    void whatWasStoppedGoesOn() {
        BoardWindow window(test::raceBoard());
        FairnessDock& dock = *window.dock<FairnessDock>();
        FairnessSession& session = FairnessSession::of(window.document);
        dock.levelField()->setCurrentIndex(int(PlayerLevel::Hard));
        dock.gamesField()->setValue(4'000);
        QCOMPARE(dock.startButton()->text(), QStringLiteral("Measure the Board"));
        dock.startButton()->click();
        stopAfter(session, 0);
        const std::int64_t played = session.measured()->games;
        QVERIFY(played > 0 && played < 4'000);
        QCOMPARE(dock.startButton()->text(), QStringLiteral("Go On Measuring"));
        dock.gamesField()->setValue(200);
        QCOMPARE(dock.startButton()->text(), QStringLiteral("Measure the Board"));
        dock.gamesField()->setValue(4'000);
        dock.startButton()->click();
        QVERIFY(session.gamesDone() >= played);
        TRY_PATIENTLY(!session.isRunning());
        QCOMPARE(session.measured()->games, std::int64_t(4'000));
        QCOMPARE(dock.startButton()->text(), QStringLiteral("Measure the Board"));
        const Standings inTwo = session.measured()->standings;
        BoardDocument fresh(test::raceBoard(), test::theWastes());
        QVERIFY(inTwo == measure(fresh, {PlayerLevel::Hard, 4'000}).standings);
    }

    /// Of two boards the first may be done: the second goes on alone.
    void aStoppedComparisonGoesOn() {
        BoardDocument own(longRace(), test::theWastes());
        FairnessSession& session = FairnessSession::of(own);
        const FairnessSettings settings{PlayerLevel::Hard, 2'000};
        measure(own, settings);
        session.setOther(OtherBoard{
            QStringLiteral("Other"), boardOf("R....B/......./......./.......", "b4 0,1 r4 2,4"), {}});
        QVERIFY(session.canGoOn(settings));
        QCOMPARE(session.start(settings), QString());
        stopAfter(session, 2'000);
        const std::int64_t played = session.measuredOther()->games;
        QVERIFY(played > 0 && played < 2'000);
        QVERIFY(session.canGoOn(settings));
        QCOMPARE(session.start(settings), QString());
        QCOMPARE(session.gamesDone(), 2'000 + played);
        TRY_PATIENTLY(!session.isRunning());
        QCOMPARE(session.measuredOther()->games, std::int64_t(2'000));
        QVERIFY(!session.canGoOn(settings));
    }

    /// An open board is the one that it has become meanwhile.
    void anOpenBoardIsComparedAsItIs() {
        BoardDocument own(longRace(), test::theWastes());
        BoardDocument other(longRace(), test::theWastes());
        FairnessSession& session = FairnessSession::of(own);
        session.setOther(OtherBoard{QStringLiteral("Other"), other.committedBoard(), &other});
        measure(own, {PlayerLevel::Easy, 20});
        QVERIFY(session.measured()->standings == session.measuredOther()->standings);
        QVERIFY(!session.isStale());
        other.setToMove(Side::Red);
        QVERIFY(session.isStale());
        measure(own, {PlayerLevel::Easy, 20});
        QVERIFY(!session.isStale());
        QVERIFY(session.measuredOther()->standings.sides[0].side == Side::Red);
    }

    void aBoardThatCannotBePlayedSaysWhy() {
        BoardWindow window(boardOf("B.R"));
        window.dock<FairnessDock>()->startButton()->click();
        QVERIFY(!window.dock<FairnessDock>()->words()->isHidden());
        QVERIFY(!window.dock<FairnessDock>()->words()->text().isEmpty());
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

STONEMASON_TEST(stonemason::wastes::TestFairness)
#include "test_fairness.moc"
