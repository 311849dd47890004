// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_plot.h"
#include "editor/wastes/game/model/line_search.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/game/view/lines_dock.h"
#include "editor/wastes/game/view/war_plot.h"
#include "tests/editor/wastes/war_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;

namespace {

/// The play workspace with one game and the panel of its lines.
struct LinesDesk : test::WarDesk {
    explicit LinesDesk(const Board& board) : WarDesk(board) {
        for (QDockWidget* dock : workspace.docks())
            if (auto* found = qobject_cast<LinesDock*>(dock)) lines = found;
    }

    bool play(Cell from, Cell to) { return view->turns().play({squareOf(from), squareOf(to)}); }
    QString row(int index) const {
        return lines->list()->item(index)->text().replace(QChar(QChar::Nbsp), u' ');
    }
    bool isDone() const { return lines->list()->count() > 0 && !lines->search().isLooking(); }

    LinesDock* lines = nullptr;
};

} // namespace

class TestLines : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLookedForUnasked() {
        LinesDesk desk(test::raceBoard());
        QVERIFY(desk.lines && !desk.lines->search().isOn());
        QCOMPARE(desk.lines->list()->count(), 0);
        QVERIFY(!desk.lines->words()->text().isEmpty());
    }

    void theBestLinesAreListedWithTheirScores() {
        LinesDesk desk(test::raceBoard());
        desk.lines->countField()->setValue(2);
        desk.lines->startButton()->click();
        TRY_PATIENTLY(desk.isDone());
        QCOMPARE(desk.lines->list()->count(), 2);
        QVERIFY2(desk.row(0).startsWith(
                     QStringLiteral("Blue wins in 2 moves of its own\nSludge Mutant 1 → 0, 1; ")),
                 qPrintable(desk.row(0)));
        QVERIFY(!desk.row(1).contains(QStringLiteral("Blue wins in 2 ")));
        QCOMPARE(desk.lines->heading()->text(), QStringLiteral("Blue to move. Places: row, column."));
        const QString tip = desk.lines->list()->item(0)->toolTip();
        QVERIFY2(tip.contains(QStringLiteral("\nBlue: Sludge Mutant 1 to row 0, column 1\nRed: ")),
                 qPrintable(tip));
        desk.lines->countField()->setValue(1);
        TRY_PATIENTLY(desk.isDone() && desk.lines->list()->count() == 1);
        QCOMPARE(desk.settings.value(setting::warLines), 1);
    }

    /// What is chosen in the list is drawn, until the position is another; and the lines follow.
    void theChosenLineIsDrawnAndLinesFollowTheGame() {
        LinesDesk desk(test::raceBoard());
        desk.lines->startButton()->click();
        TRY_PATIENTLY(desk.isDone());
        const QImage before = desk.view->board()->grab().toImage();
        desk.lines->list()->setCurrentRow(0);
        QCOMPARE(desk.view->choice().line(), desk.lines->search().lines().front().moves);
        QVERIFY(desk.view->board()->grab().toImage() != before);
        QVERIFY(desk.play({0, 0}, {0, 1}));
        QVERIFY(desk.view->choice().line().empty());
        TRY_PATIENTLY(desk.isDone());
        QVERIFY(desk.lines->heading()->text().startsWith(QStringLiteral("Red to move")));
        QVERIFY2(desk.row(0).startsWith(QStringLiteral("Blue wins with its next move")),
                 qPrintable(desk.row(0)));
        desk.document.show(0);
        TRY_PATIENTLY(desk.isDone() && desk.row(0).startsWith(QStringLiteral("Blue wins in 2 move")));
    }

    void stopEndsIt() {
        LinesDesk desk(test::publicBoard("wastes-multiplayer"));
        desk.lines->startButton()->click();
        QVERIFY(desk.lines->search().isLooking());
        TRY_PATIENTLY(desk.lines->list()->count() == 3);
        QVERIFY2(desk.row(0).startsWith(QStringLiteral("Blue ")) &&
                     desk.row(0).contains(QStringLiteral(" %\n")),
                 qPrintable(desk.row(0)));
        desk.lines->startButton()->click();
        QVERIFY(!desk.lines->search().isOn());
        QVERIFY(!desk.lines->search().isLooking());
        QCOMPARE(desk.lines->list()->count(), 3); // what was found stays
    }

    void theActionTurnsItOnAndOff() {
        LinesDesk desk(test::raceBoard());
        auto* action = desk.workspace.findChild<QAction*>(QStringLiteral("war.lines"));
        QVERIFY(action && action->isEnabled());
        action->trigger();
        QVERIFY(desk.lines->search().isOn());
        action->trigger();
        QVERIFY(!desk.lines->search().isOn());
    }

    /// Who plays another person plays alone.
    void aGameWithAnotherPersonHasNone() {
        LinesDesk desk(test::raceBoard());
        desk.lines->startButton()->click();
        desk.document.setLive(true);
        desk.workspace.setCurrent(&desk.document, desk.view);
        QVERIFY(!desk.lines->search().isOn());
        QVERIFY(!desk.lines->startButton()->isEnabled());
        QVERIFY(desk.lines->words()->text().contains(QStringLiteral("no hints")));
        QVERIFY(!desk.workspace.findChild<QAction*>(QStringLiteral("war.lines"))->isEnabled());
        desk.document.setLive(false);
    }

    void theAdvantageSaysWinsAsWins() {
        LinesDesk desk(test::raceBoard());
        WarAdvantages& advantages = WarAdvantages::of(desk.document);
        TRY_PATIENTLY(advantages.isComplete());
        QVERIFY(advantages.after(0).win == (SureWin{Side::Blue, 2, End::Goal}));
        QVERIFY(desk.play({0, 0}, {1, 0})); // the wrong way
        TRY_PATIENTLY(advantages.isComplete());
        QVERIFY(advantages.after(0).win); // kept
        desk.document.undoStack().undo();
        QVERIFY(advantages.isComplete());
        desk.document.resign(0);
        QVERIFY(advantages.after(0) == wonBy(Side::Red));
        desk.document.undoStack().undo();
        TRY_PATIENTLY(advantages.isComplete());
        QVERIFY(advantages.after(0).win == (SureWin{Side::Blue, 2, End::Goal}));
    }

    void thePlotSaysChances() {
        LinesDesk desk(test::publicBoard("wastes-multiplayer"));
        WarPlot plot;
        plot.setDocument(&desk.document);
        TRY_PATIENTLY(WarAdvantages::of(desk.document).isComplete());
        const QString words = plot.entryText(0);
        QVERIFY2(words.startsWith(QStringLiteral("After move 0: winning chances Blue ")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("; pieces ")), qPrintable(words));
        plot.setDocument(nullptr);
    }

    void theHintSaysASureWin() {
        LinesDesk desk(test::raceBoard());
        desk.workspace.findChild<QAction*>(QStringLiteral("war.hint"))->trigger();
        TRY_PATIENTLY(desk.view->choice().wholeHint());
        QVERIFY(desk.view->choice().wholeHint()->win == (SureWin{Side::Blue, 2, End::Goal}));
        QVERIFY2(
            desk.view->previewLine()->text().contains(QStringLiteral("(Blue wins in 2 moves of its own)")),
            qPrintable(desk.view->previewLine()->text()));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestLines)
#include "test_lines.moc"
