// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/player.h"
#include "core/token_battle/duel/players/move_worth.h"
#include "editor/play/move_list_dock.h"
#include "editor/token_battle/duel/model/duel_turns.h"
#include "editor/token_battle/duel/view/docks/duel_docks.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QLabel>
#include <QListView>
#include <QTextDocumentFragment>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// The move that brings least at once.
Move worstOf(const Duel& duel, const Position& position) {
    const MoveList moves = duel.legalMoves(position);
    return *std::ranges::min_element(moves, {},
                                     [&](Move move) { return immediateWorth(duel, position, move); });
}

} // namespace

class TestDuelDocks : public QObject {
    Q_OBJECT

private slots:
    void everyMoveHasARow() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        QListView* list = w.window.findChild<MoveListDock*>()->list();
        QCOMPARE(list->model()->rowCount(), 1);
        w.document->play({0, at(0, 0)});
        w.document->play({1, at(0, 2)});
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->currentIndex().row(), 2);
        QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("1. Broadaxe on a1   3 : 2"));
        list->setCurrentIndex(list->model()->index(1, 0));
        QCOMPARE(w.document->shown(), 1);
        w.document->show(0);
        QCOMPARE(list->currentIndex().row(), 0);
        w.document->undoStack().undo();
        QCOMPARE(list->model()->rowCount(), 2);
    }

    /// A game that one player throws away: the review marks moves of the person's, and shows what was better.
    void aReviewMarksWhatLostMost() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        const auto* dock = w.window.findChild<MoveListDock*>();
        QAction* review = w.action(QStringLiteral("review"));
        QVERIFY(!review->isEnabled()); // the game goes on
        for (int i = 0; i < 12; ++i)
            QVERIFY(w.document->play(worstOf(w.document->duel(), w.document->position())));
        w.document->resign(0);
        QVERIFY(review->isEnabled());
        review->trigger();
        const DuelReview& found = DuelReview::of(*w.document);
        QVERIFY(found.isRunning() && dock->cancelButton()->isVisible());
        TRY_PATIENTLY(found.isDone());
        QVERIFY(!found.isRunning() && !dock->cancelButton()->isVisible() && dock->words()->isVisible());
        QVERIFY(!found.costly().empty() && int(found.costly().size()) <= mostCostly);
        const QAbstractItemModel* model = dock->list()->model();
        for (int move = 0; move < w.document->moveCount(); ++move) {
            const MoveLoss* loss = found.lossOf(move);
            const QModelIndex row = model->index(move + 1, 0);
            QCOMPARE(row.data().toString().contains(QChar(0x25BC)), loss != nullptr);
            if (!loss) continue;
            QCOMPARE(w.game().playerOf(move), 0);
            QVERIFY(loss->points >= leastLoss);
            QVERIFY(row.data(Qt::ToolTipRole).toString().contains(QString::number(loss->points)));
            QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Better: ")));
        }
        w.document->undoStack().undo(); // another game
        QVERIFY(!found.isDone() && found.costly().empty());
    }

    void aReviewCanBeStopped() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        for (int column = 0; column < 6; ++column)
            w.document->play({0, at(0, column)});
        w.document->resign(0);
        w.action(QStringLiteral("review"))->trigger();
        w.window.findChild<MoveListDock*>()->cancelButton()->click();
        const DuelReview& found = DuelReview::of(*w.document);
        QVERIFY(!found.isRunning() && !found.isDone());
        TRY_PATIENTLY((DuelReview::of(*w.document).start(), found.isRunning())); // once what ran has ended
        QVERIFY(!found.isDone() && found.costly().empty());
        TRY_PATIENTLY(found.isDone());
    }

    void theLastFiveMovesStandWithTheirCards() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        const auto* dock = w.window.findChild<RecentMovesDock*>();
        QCOMPARE(dock->entry(0)->text(), QStringLiteral("No moves yet."));
        for (int column = 0; column < 6; ++column)
            w.document->play({0, at(0, column)});
        for (int i = 0; i < RecentMovesDock::shown; ++i)
            QVERIFY(dock->entry(i)->text().contains(QStringLiteral("<b>%1. ").arg(6 - i)));
        QVERIFY(dock->entry(0)->text().contains(QStringLiteral("f1")));
        w.document->show(2);
        QVERIFY(dock->entry(0)->text().contains(QStringLiteral("<b>2. ")));
        QVERIFY(dock->entry(1)->text().contains(QStringLiteral("Takes 1")) ||
                dock->entry(1)->text().contains(QStringLiteral("takes 1")));
        QVERIFY(dock->entry(2)->isHidden());
    }

    void bothPlayersGainsStandBesideTheirMarks() {
        DuelWindow w(documentOf(setupWith("easy", "human")));
        w.document->play({0, at(0, 0)});
        const QString html = w.window.findChild<RecentMovesDock*>()->entry(0)->text();
        const QString text = QTextDocumentFragment::fromHtml(html).toPlainText().replace(QChar::Nbsp, u' ');
        QVERIFY2(text.contains(QStringLiteral("● +3 ■ +2")), qPrintable(text));
    }

    void thePlotLeavesRoomForFourFigures() {
        unsigned seed = 0;
        const auto highest = [&] { return std::ranges::max(anyGame(seed, 1000).position().scores); };
        while (highest() < 1000)
            ++seed;
        DuelWindow w(documentOf(anyGame(seed, 1000)));
        const ScorePlot* plot = w.window.findChild<ScorePlot*>();
        QFont small = plot->font();
        small.setPixelSize(11);
        const double room = plot->width() - plot->entryRect(plot->entryCount() - 1).center().x();
        QVERIFY(room > 4 + QFontMetricsF(small).horizontalAdvance(QString::number(highest())));
    }

    void thePlotShowsEveryScoreAndLeadsThere() {
        DuelWindow w(documentOf(anyGame(6, 12)));
        ScorePlot* plot = w.window.findChild<ScorePlot*>();
        QCOMPARE(plot->entryCount(), w.game().moveCount() + 1);
        const Position& third = w.game().positionAfter(3);
        QVERIFY(plot->entryText(3).contains(QString::number(third.scores[0])));
        QTest::mouseMove(plot, plot->entryRect(3).center().toPoint());
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->entryRect(3).center().toPoint());
        QCOMPARE(w.document->shown(), 3);
        plot->setFocus(Qt::TabFocusReason);
        QTest::keyClick(plot, Qt::Key_Home);
        QTest::keyClick(plot, Qt::Key_Return);
        QCOMPARE(w.document->shown(), 0);
    }
};

STONEMASON_TEST(TestDuelDocks)
#include "test_duel_docks.moc"
