// SPDX-License-Identifier: GPL-3.0-or-later
// What every game of two sides has of its workspace, with a game that is none of the house.
#include "editor/app/widgets/appearance.h"
#include "tests/editor/play/heap_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// After so many moves of one stone each, all by people.
std::unique_ptr<HeapDocument> heapsAfter(int moves) {
    auto document = std::make_unique<HeapDocument>();
    for (int move = 0; move < moves; ++move)
        document->play(Heaps::moves({}, document->position()).front());
    return document;
}

} // namespace

class TestPlayWorkspace : public QObject {
    Q_OBJECT

private slots:
    void steppingByKeys() {
        HeapWindow w(heapsAfter(5));
        w.key(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(w.document->shown(), 0);
        QVERIFY(!w.workspace->action(QStringLiteral("previous"))->isEnabled());
        w.key(Qt::Key_PageDown);
        QCOMPARE(w.document->shown(), 1);
        w.key(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(w.document->isAtEnd() && !w.workspace->action(QStringLiteral("next"))->isEnabled());
        w.key(Qt::Key_PageUp);
        QCOMPARE(w.document->shown(), 4);
    }

    void whoseTurnItIsGrowsWithTheTexts() {
        HeapWindow w(heapsAfter(1));
        const auto sizeOfTurn = [&w] {
            for (const QLabel* label : w.view->banner()->findChildren<QLabel*>())
                if (label->text() == w.view->banner()->text()) return label->font().pixelSize();
            return 0;
        };
        const int before = sizeOfTurn();
        applyTextSize(200);
        w.window.setFont(QApplication::font()); // as an application does while it runs
        const int larger = sizeOfTurn();
        applyTextSize(100);
        QVERIFY(before > 0);
        QCOMPARE(larger, 2 * before);
    }

    /// Starts at the beginning if the end is shown, and stops when another position is chosen.
    void aGamePlaysByItself() {
        HeapWindow w(heapsAfter(3));
        QAction* play = w.workspace->action(QStringLiteral("play-back"));
        QList<int> seen;
        connect(w.document.get(), &PlayDocument::shownChanged, &w.window,
                [&] { seen += w.document->shown(); });
        play->trigger();
        QVERIFY(play->isChecked());
        TRY_PATIENTLY(!play->isChecked());
        QCOMPARE(seen, (QList<int>{0, 1, 2, 3}));
        w.document->show(1);
        play->trigger();
        QVERIFY(play->isChecked());
        w.key(Qt::Key_PageUp);
        QVERIFY(!play->isChecked());
        QCOMPARE(w.document->shown(), 0);
        play->trigger();
        w.document->play({0, 1}); // another game
        QVERIFY(!play->isChecked());
        play->trigger();
        play->trigger();
        QVERIFY(!play->isChecked());
        play->trigger();
        w.window.hide();
        TRY_PATIENTLY(!play->isChecked());
    }

    /// Moves shown at once are for playing: of a game one watches nothing but the end would be seen.
    void watchingHasATempoOfItsOwn() {
        HeapWindow w(heapsAfter(1)); // Tempo::Off by its settings
        QVERIFY(w.view->turns().tempo() == Tempo::Off);
        HeapDocument watched;
        watched.isFirstPerson = watched.isSecondPerson = false;
        const std::unique_ptr<QWidget> made(w.workspace->createView(watched, nullptr));
        auto& view = static_cast<HeapView&>(*made);
        const auto tempoShown = [&w] {
            for (const Tempo tempo : tempos)
                if (w.workspace->action(QStringLiteral("tempo-") + tempoId(tempo))->isChecked()) return tempo;
            return Tempo::Slow;
        };
        w.workspace->setCurrent(&watched, &view);
        QVERIFY(view.turns().tempo() == Tempo::Normal && tempoShown() == Tempo::Normal);
        w.workspace->action(QStringLiteral("tempo-quick"))->trigger();
        QVERIFY(view.turns().tempo() == Tempo::Quick);
        QCOMPARE(w.settings.value(heapTempo), tempoId(Tempo::Off));
        w.workspace->setCurrent(w.document.get(), w.view);
        QVERIFY(w.view->turns().tempo() == Tempo::Off && tempoShown() == Tempo::Off);
        w.workspace->action(QStringLiteral("tempo-slow"))->trigger();
        QCOMPARE(w.settings.value(heapTempo), tempoId(Tempo::Slow));
        w.workspace->setCurrent(&watched, &view);
        QVERIFY(view.turns().tempo() == Tempo::Quick && tempoShown() == Tempo::Quick);
        w.workspace->setCurrent(nullptr, nullptr);
    }

    /// A live game is branched off only when it is over.
    void branching() {
        HeapWindow w(heapsAfter(3));
        QSignalSpy sent(w.workspace.get(), &Workspace::message);
        w.workspace->action(QStringLiteral("branch"))->trigger();
        QCOMPARE(w.workspace->branches, 1);
        w.document->setLive(true);
        w.workspace->action(QStringLiteral("branch"))->trigger();
        QCOMPARE(w.workspace->branches, 1);
        QCOMPARE(sent.size(), 1);
        w.document->setLive(false);
    }

    void resigningAsksFirst() {
        HeapWindow w(heapsAfter(2));
        QAction* resign = w.workspace->action(QStringLiteral("resign"));
        resign->trigger();
        QVERIFY(!w.document->isOver());
        w.dialogs.confirmAnswer = true;
        resign->trigger();
        QCOMPARE(w.document->winnerOfGame(), 1);
        QVERIFY(!resign->isEnabled());
    }

    void theEndOffersWhatComesNext() {
        HeapWindow w(heapsAfter(2));
        QSignalSpy saved(w.workspace.get(), &Workspace::saveRequested);
        w.document->resign(0);
        GameOverPanel* card = w.view->gameOverPanel();
        QVERIFY(card->isVisible());
        QCOMPARE(card->buttons().size(), 3);
        card->buttons()[2]->click();
        QCOMPARE(saved.size(), 1);
        w.workspace->action(QStringLiteral("rematch"))->trigger();
        QCOMPARE(w.workspace->rematches, 1);
    }

    void aReviewNamesTheMovesThatLostMost() {
        auto document = heapsAfter(2);
        document->play({2, 3});
        document->resign(1);
        HeapWindow w(std::move(document));
        w.workspace->action(QStringLiteral("review"))->trigger();
        const HeapReview& review = HeapReview::of(*w.document);
        QCOMPARE(review.movesInAll(), 3);
        TRY_PATIENTLY(review.isDone());
        QCOMPARE(review.costlyMoves(), std::vector<int>{2});
        QCOMPARE(review.lossOf(2)->stones, 2);
        const auto* dock = w.window.findChild<MoveListDock*>();
        QVERIFY(dock->isVisible() && dock->words()->text().contains(u'3'));
        w.document->undoStack().undo();
        QVERIFY(!review.isDone() && review.costlyMoves().empty());
    }

    /// It is a step of its own, but no move that could be taken back.
    void takingBackPassesTheReview() {
        auto document = heapsAfter(2);
        document->play({2, 3});
        document->resign(1);
        HeapWindow w(std::move(document));
        w.workspace->action(QStringLiteral("review"))->trigger();
        TRY_PATIENTLY(HeapReview::of(*w.document).isDone());
        w.view->turns().takeBack();
        QVERIFY(!w.document->isOver());
        QCOMPARE(w.document->moveCount(), 3);
        w.view->turns().takeBack();
        QCOMPARE(w.document->moveCount(), 2);
    }

    /// Of the moves of persons alone, where there are any.
    void aReviewLooksAtWhatPersonsDid() {
        auto document = heapsAfter(4);
        document->isFirstPerson = false;
        HeapReview& review = HeapReview::of(*document);
        review.start();
        QCOMPARE(review.movesInAll(), 2);
        TRY_PATIENTLY(review.isDone());
    }

    void computersGoOnAndRest() {
        auto document = std::make_unique<HeapDocument>();
        document->isFirstPerson = false;
        HeapWindow w(std::move(document));
        QAction* goOn = w.workspace->action(QStringLiteral("go-on"));
        QVERIFY(w.view->turns().isResting() && goOn->isEnabled());
        goOn->trigger();
        TRY_PATIENTLY(w.document->moveCount() == 1);
        QVERIFY(!goOn->isEnabled()); // a person's turn
    }

    void theTempoIsRemembered() {
        HeapWindow w(heapsAfter(1));
        w.workspace->action(QStringLiteral("tempo-slow"))->trigger();
        QCOMPARE(w.settings.value(heapTempo), QStringLiteral("slow"));
        QVERIFY(w.view->turns().tempo() == Tempo::Slow);
        const HeapWorkspace again(w.settings, w.dialogs);
        QVERIFY(again.action(QStringLiteral("tempo-slow"))->isChecked());
    }

    void withoutAGameNothingIsEnabled() {
        HeapWindow w(heapsAfter(1));
        const WorkspaceActions places = w.workspace->actions();
        QVERIFY(places.menu.contains(w.workspace->action(QStringLiteral("first"))));
        w.workspace->setCurrent(nullptr, nullptr);
        for (const QAction* action : places.menu + places.toolBar + places.exports + places.view)
            QVERIFY2(action->isSeparator() || !action->isEnabled(), qPrintable(action->objectName()));
    }
};

STONEMASON_TEST(TestPlayWorkspace)
#include "test_play_workspace.moc"
