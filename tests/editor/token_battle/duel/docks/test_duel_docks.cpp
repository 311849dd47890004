// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/docks/move_list_dock.h"
#include "editor/token_battle/duel/docks/recent_moves_dock.h"
#include "editor/token_battle/duel/docks/score_dock.h"
#include "editor/token_battle/duel/docks/score_plot.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QListView>
#include <QTextDocumentFragment>

using namespace stonemason;
using namespace stonemason::test;

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
        const ScorePlot* plot = w.window.findChild<ScoreDock*>()->plot();
        QFont small = plot->font();
        small.setPixelSize(11);
        const double room = plot->width() - plot->entryRect(plot->entryCount() - 1).center().x();
        QVERIFY(room > 4 + QFontMetricsF(small).horizontalAdvance(QString::number(highest())));
    }

    void thePlotTellsEveryScoreAndLeadsThere() {
        DuelWindow w(documentOf(anyGame(6, 12)));
        ScorePlot* plot = w.window.findChild<ScoreDock*>()->plot();
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
