// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_format.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/docks/deck_check_dock.h"
#include "editor/token_battle/deck/view/docks/verdict_bar.h"
#include "editor/token_battle/deck/view/plots/deck_plots.h"
#include "editor/token_battle/deck/view/plots/schedule_plot.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::decksNamed;
using test::DeckWindow;
using test::tokenBattle;

namespace {

struct CheckWindow : DeckWindow {
    explicit CheckWindow(const std::string& stacks) : DeckWindow(decksNamed({"A"}, {stacks})) {
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) qFatal("no window");
        bar = dock<DeckCheckDock>()->verdictBar();
    }
    QStringList sentences() const {
        QStringList texts;
        for (const QToolButton* button : bar->sentences())
            texts += button->text();
        return texts;
    }

    VerdictBar* bar = nullptr;
};

const std::string valid = "0 1 | 2 3 | 4 5 | 6 7";

} // namespace

class TestDeckCheckDock : public QObject {
    Q_OBJECT

private slots:
    void noSentenceIsCut() {
        CheckWindow window(valid);
        for (int width = 760; width < 1400; width += 40) {
            window.document->setDeck(QStringLiteral("Fill"), 0, deckOf(valid));
            window.window.resize(width, 800);
            QCoreApplication::processEvents();
            window.document->setDeck(QStringLiteral("Clear"), 0, {}); // a longer verdict leaves less room
            QCoreApplication::processEvents();
            for (const QToolButton* button : window.bar->sentences())
                QVERIFY2(button->isHidden() || button->geometry().right() < button->parentWidget()->width(),
                         qPrintable(QString::number(width)));
        }
    }

    /// The word on the button beside it gives way, and the remarks become a number.
    void theVerdictHasTheRoomFirst() {
        CheckWindow window("| | |");
        for (int width = 760; width >= 300; width -= 20) {
            window.bar->setFixedWidth(std::max(width, window.bar->minimumSizeHint().width()));
            QCoreApplication::processEvents();
            const QLabel* verdict = window.bar->verdict();
            QVERIFY2(verdict->width() >= verdict->sizeHint().width(), qPrintable(QString::number(width)));
            const QToolButton* more = window.bar->moreButton();
            QVERIFY2(more->isHidden() || more->width() >= more->sizeHint().width(),
                     qPrintable(QString::number(width)));
        }
        QCOMPARE(window.bar->unfoldButton()->toolButtonStyle(), Qt::ToolButtonIconOnly);
    }

    /// A longer verdict gets its room at once, before the window lays out its parts.
    void aLongerVerdictIsWholeAtOnce() {
        CheckWindow window("| | |");
        window.document->removeDecks(QStringLiteral("Delete"), {0});
        QCoreApplication::processEvents();
        window.document->undoStack().undo();
        const QLabel* verdict = window.bar->verdict();
        QCOMPARE(verdict->text(), QStringLiteral("Not a legal deck yet"));
        QVERIFY(verdict->width() >= verdict->sizeHint().width());
    }

    void reportsWhatIsMissingAndWhenNothingIs() {
        CheckWindow window("0 1 | 2 3 | 4 | 6 7");
        QCOMPARE(window.bar->verdict()->text(), QStringLiteral("Not a legal deck yet"));
        QCOMPARE(window.sentences(), QStringList{QStringLiteral("Stack 3 needs one more card.")});
        window.document->setDeck(QStringLiteral("Put"), 0, deckOf(valid));
        QCOMPARE(window.bar->verdict()->text(), QStringLiteral("A legal deck"));
        QVERIFY(window.sentences().isEmpty());
        window.document->undoStack().undo();
        QCOMPARE(window.sentences().size(), 1);
        window.document->removeDecks(QStringLiteral("Delete"), {0});
        QCOMPARE(window.bar->verdict()->text(), QStringLiteral("No deck"));
    }

    void errorsComeBeforeNotes() {
        CheckWindow window("26 | 2 3 | 4 5 | 6 99");
        QCOMPARE(window.sentences().size(), 3);
        QVERIFY(window.sentences().back().contains(QStringLiteral("not confirmed")));
    }

    void aClickLeadsToThePlace() {
        CheckWindow window("0 1 | 2 3 | 4 5 99 | 6 7");
        QSignalSpy chosen(window.dock<DeckCheckDock>(), &DeckCheckDock::placeChosen);
        window.view->collection()->list()->setFocus();
        window.bar->sentences().front()->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<Slot>(), (Slot{2, 2}));
        QVERIFY(window.view->gestures().cursor() == (Slot{2, 2}));
        QVERIFY(window.window.focusWidget() == window.view->stacks());
    }

    void aClickOnACardThatDoesNotFitOnlyShowsItsPlace() {
        CheckWindow window(valid);
        const auto reading =
            readDecks("Stack 1: 0, 1\nStack 2: 2, 3, 0\nStack 3: 4, 5\nStack 4: 6, 7\n", tokenBattle());
        window.document->insertDecks(QStringLiteral("Add"), 1, reading->library.decks());
        window.document->show(1);
        QCOMPARE(window.sentences().size(), 1);
        QSignalSpy chosen(window.dock<DeckCheckDock>(), &DeckCheckDock::placeChosen);
        window.bar->sentences().front()->click();
        QCOMPARE(window.sentences().size(), 1); // the word is still there
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<Slot>().stack, 1);
        for (QAction* action : window.bar->sentences().front()->actions())
            if (action->text() == QStringLiteral("Leave Out the Card")) action->trigger();
        QVERIFY(window.sentences().isEmpty());
    }

    void aKeyLeadsFromErrorToError() {
        CheckWindow window("0 1 | 2 | 4 | 6 7");
        QSignalSpy chosen(window.dock<DeckCheckDock>(), &DeckCheckDock::placeChosen);
        QList<int> stacks;
        for (int i = 0; i < 3; ++i) {
            window.action(QStringLiteral("next-problem"))->trigger();
            stacks += chosen.takeLast().first().value<Slot>().stack;
        }
        QCOMPARE(stacks, (QList<int>{1, 2, 1}));
        QCOMPARE(window.view->gestures().cursor().stack, 1);
        window.document->setDeck(QStringLiteral("Put"), 0, deckOf(valid));
        window.action(QStringLiteral("next-problem"))->trigger();
        QVERIFY(chosen.isEmpty());
        QVERIFY(window.message.contains(QStringLiteral("accepts")));
    }

    void whatHasNoRoomIsInAMenu() {
        CheckWindow window("| | |");
        QCOMPARE(window.sentences().size(), 4);
        window.bar->setFixedWidth(480);
        QTRY_VERIFY(window.bar->moreButton()->isVisible());
        int visible = 0;
        for (const QToolButton* button : window.bar->sentences()) {
            if (button->isHidden()) continue;
            ++visible;
            QVERIFY(button->width() >= button->sizeHint().width()); // not clipped
            QVERIFY(button->geometry().right() < button->parentWidget()->width());
        }
        const QList<QAction*> others = window.bar->moreButton()->menu()->actions();
        QCOMPARE(visible + int(others.size()), 4);
        QSignalSpy chosen(window.dock<DeckCheckDock>(), &DeckCheckDock::placeChosen);
        others.back()->trigger();
        QCOMPARE(chosen.first().first().value<Slot>().stack, 3);
    }

    void statisticsFollowTheShownDeck() {
        CheckWindow window(valid);
        const DeckPlots* plots = window.dock<DeckCheckDock>()->plots();
        QVERIFY(plots->isVisible());
        window.document->insertDecks(QStringLiteral("Add"), 1, {{.name = "B"}});
        QVERIFY(!plots->schedule()->accessibleDescription().contains(QStringLiteral("Broadaxe")));
        window.document->show(0);
        QVERIFY(plots->schedule()->accessibleDescription().contains(QStringLiteral("Broadaxe")));
    }

    void theBarClosesTheDock() {
        CheckWindow window(valid);
        for (QToolButton* button : window.bar->findChildren<QToolButton*>())
            if (button->accessibleName() == QStringLiteral("Close")) button->click();
        QVERIFY(window.dock<DeckCheckDock>()->isHidden());
    }

    void statisticsFoldAway() {
        CheckWindow window(valid);
        auto* dock = window.dock<DeckCheckDock>();
        const int height = dock->height();
        window.bar->unfoldButton()->click();
        QVERIFY(!dock->plots()->isVisible());
        QTRY_VERIFY(dock->height() < height / 2);
        QCOMPARE(window.bar->width(), dock->width()); // the verdict has all the room
        window.action(QStringLiteral("statistics"))->trigger();
        QVERIFY(dock->plots()->isVisible());
        QVERIFY(window.bar->unfoldButton()->isChecked());
    }
};

STONEMASON_TEST(TestDeckCheckDock)
#include "test_deck_check_dock.moc"
