// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/card_hand.h"
#include "editor/token_battle/deck/view/dialogs/compare_dialog.h"
#include "editor/token_battle/deck/view/dialogs/deck_export_dialog.h"
#include "editor/token_battle/deck/view/docks/deck_list.h"
#include "editor/token_battle/deck/view/docks/deck_list_dock.h"
#include "editor/token_battle/deck/view/docks/deck_list_model.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::decksNamed;
using test::DeckWindow;
using test::namesOf;

namespace {

using Names = std::vector<std::string>;

struct ListWindow : DeckWindow {
    explicit ListWindow(const Names& names, const Names& stacks = {})
        : DeckWindow(decksNamed(names, stacks)) {
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no window");
        list = dock<DeckListDock>()->list();
        list->setFocus();
    }
    void click(int row, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers,
                          list->visualRect(list->model()->index(row, 0)).center());
    }
    QLineEdit* editor() const { return list->viewport()->findChild<QLineEdit*>(); }

    DeckList* list = nullptr;
};

} // namespace

class TestDeckListDock : public QObject {
    Q_OBJECT

private slots:
    void theShownDeckCanBePlayedWhereSomebodyAnswers() {
        DeckWindow w(decksNamed({"One", "Two"}, {"0 1 | 2 3 | 4 5 | 6 9"}));
        QSignalSpy played(&w.workspace, &DeckWorkspace::playRequested);
        QVERIFY(!w.action(QStringLiteral("play"))->isVisible());
        w.workspace.setPlayable(true);
        w.document->show(1);
        w.action(QStringLiteral("play"))->trigger();
        QCOMPARE(played.size(), 1);
        QCOMPARE(played.front().at(1).toInt(), 1);
    }

    void aClickShowsADeck() {
        ListWindow window({"A", "B", "C"});
        window.click(2);
        QCOMPARE(window.document->shown(), 2);
        QTest::keyClick(window.list, Qt::Key_Up);
        QCOMPARE(window.document->shown(), 1);
        window.document->show(0);
        QCOMPARE(window.list->currentIndex().row(), 0);
        QCOMPARE(window.steps(), 0); // looking is no change
    }

    void cardsDroppedOnADeckArePutIntoIt() {
        ListWindow window({"A", "B"}, {"0 1 | 2 3 | 4 5 | 6", "7 1 | 2 | 4 5 | 6 9"});
        const Deck shown = window.document->deck();
        const auto drop = [&window](const CardHand& hand, int row) {
            const auto data = mimeDataOf(hand, window.view->gestures().viewId());
            const QModelIndex deck = window.list->model()->index(row, 0);
            const QPoint below = window.list->viewport()->rect().bottomLeft() + QPoint(9, -9);
            const QPoint at = deck.isValid() ? window.list->visualRect(deck).center() : below;
            QDragEnterEvent enters(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(window.list->viewport(), &enters);
            QDragMoveEvent moves(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(window.list->viewport(), &moves);
            QDropEvent drops(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(window.list->viewport(), &drops);
            return moves.isAccepted();
        };
        // One that is in the shown deck stays there; of the stacks the shortest takes it.
        QVERIFY(drop({CardHand::From::Stacks, {3}}, 1));
        QCOMPARE(window.document->library().at(1).deck, test::deckOf("7 1 | 2 3 | 4 5 | 6 9"));
        QVERIFY(window.document->deck() == shown);
        QCOMPARE(window.document->shown(), 0);
        QCOMPARE(window.steps(), 1);
        QVERIFY(window.message.contains(QStringLiteral("into B")));
        QVERIFY(drop({CardHand::From::Collection, {10, 11}}, 1));
        QCOMPARE(window.document->library().at(1).deck, test::deckOf("7 1 10 | 2 3 11 | 4 5 | 6 9"));
        QCOMPARE(window.steps(), 2);
        window.document->undoStack().undo();
        QCOMPARE(window.document->library().at(1).deck, test::deckOf("7 1 | 2 3 | 4 5 | 6 9"));
        QCOMPARE(window.document->shown(), 1);
        // Nothing of several cards is put when one of them cannot be.
        QVERIFY(!drop({CardHand::From::Collection, {12, 9}}, 1));
        QCOMPARE(window.document->library().at(1).deck, test::deckOf("7 1 | 2 3 | 4 5 | 6 9"));
        QVERIFY(!drop({CardHand::From::Collection, {12}}, 5)); // below the decks
        QCOMPARE(window.steps(), 1);
    }

    void namesAreEditedInPlace() {
        ListWindow window({"A", "B"});
        window.click(1);
        QTest::keyClick(window.list, Qt::Key_F2);
        QVERIFY(window.editor());
        QCOMPARE(window.editor()->maxLength(), maximumNameLength);
        QTest::keyClick(window.editor(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window.editor(), QStringLiteral("Bat"));
        QTest::keyClick(window.editor(), Qt::Key_Return);
        QTRY_COMPARE(namesOf(*window.document), Names({"A", "Bat"}));
        QCOMPARE(window.steps(), 1);
    }

    void aTakenNameIsRefusedWithItsReason() {
        ListWindow window({"A", "B"});
        window.action(QStringLiteral("rename"))->trigger();
        QVERIFY(window.editor());
        QTest::keyClick(window.editor(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(window.editor(), QStringLiteral("B"));
        QTest::keyClick(window.editor(), Qt::Key_Return);
        QTRY_VERIFY(!window.message.isEmpty());
        QCOMPARE(namesOf(*window.document), Names({"A", "B"}));
        QVERIFY(window.message.contains(QStringLiteral("“B”")));
    }

    void renamingFindsADeckThatTheSearchHides() {
        ListWindow window({"A", "B"});
        auto* dock = window.dock<DeckListDock>();
        dock->searchField()->setText(QStringLiteral("B"));
        QCOMPARE(dock->model()->rowCount(), 1);
        window.action(QStringLiteral("rename"))->trigger();
        QVERIFY(window.editor());
        QCOMPARE(dock->model()->rowCount(), 2);
    }

    void severalAreDeletedAndComeBack() {
        ListWindow window({"A", "B", "C", "D"});
        window.click(0);
        window.click(2, Qt::ControlModifier);
        QCOMPARE(window.action(QStringLiteral("delete-decks"))->text(), QStringLiteral("&Delete 2 Decks"));
        QTest::keyClick(window.list, Qt::Key_Delete);
        QCOMPARE(namesOf(*window.document), Names({"B", "D"}));
        QCOMPARE(window.steps(), 1);
        QVERIFY(window.document->shown() >= 0);
        QCOMPARE(window.list->currentIndex().row(), window.document->shown());
        window.document->undoStack().undo();
        QCOMPARE(namesOf(*window.document), Names({"A", "B", "C", "D"}));
    }

    void controlDDuplicatesAlsoWhereDeleteDeletes() {
        ListWindow window({"A", "B"}); // on X11 the standard key for deleting is Ctrl+D, too
        window.click(0);
        QTest::keyClick(window.list, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(namesOf(*window.document), Names({"A", "A (2)", "B"}));
    }

    void aNewDeckIsListedAlsoWhileOthersAreSearchedFor() {
        ListWindow window({"Rams", "Second try"});
        DeckListDock* dock = window.dock<DeckListDock>();
        dock->startSearch();
        QTest::keyClicks(dock->searchField(), QStringLiteral("second")); // no card is called that
        QCOMPARE(dock->model()->rowCount(), 1); // the shown one is not among them, and stays hidden
        window.action(QStringLiteral("random"))->trigger();
        QVERIFY(dock->model()->indexOf(window.document->shown()).isValid());
        QCOMPARE(dock->model()->rowCount(), 3);
    }

    void escapeClearsTheSearchAndThenLeavesIt() {
        ListWindow window({"Rams", "Winds"});
        DeckListDock* dock = window.dock<DeckListDock>();
        dock->startSearch();
        QTest::keyClicks(dock->searchField(), QStringLiteral("win"));
        QTest::keyClick(dock->searchField(), Qt::Key_Escape);
        QCOMPARE(dock->model()->rowCount(), 2);
        dock->startSearch();
        QTest::keyClick(dock->searchField(), Qt::Key_Escape);
        QCOMPARE(window.window.focusWidget(), window.list);
    }

    void theLastDeckCanBeDeleted() {
        ListWindow window({"A"});
        window.action(QStringLiteral("delete-decks"))->trigger();
        QCOMPARE(window.document->library().size(), 0);
        QVERIFY(!window.action(QStringLiteral("delete-decks"))->isEnabled());
        QVERIFY(!window.action(QStringLiteral("rename"))->isEnabled());
        window.action(QStringLiteral("add"))->trigger();
        QCOMPARE(window.document->library().size(), 1);
        QCOMPARE(window.document->shown(), 0);
    }

    void actionsMakeDecks() {
        ListWindow window({"A", "B"}, {"0 1 | 2 3 | 4 5 | 6 7"});
        window.action(QStringLiteral("duplicate"))->trigger();
        QCOMPARE(namesOf(*window.document), Names({"A", "A (2)", "B"}));
        QCOMPARE(window.document->shown(), 1);
        QCOMPARE(window.document->library().at(1).deck, window.document->library().at(0).deck);
        window.action(QStringLiteral("random"))->trigger();
        QCOMPARE(window.document->shown(), 2);
        QVERIFY(window.document->deck().size() >= 8);
        window.action(QStringLiteral("set-active"))->trigger();
        QCOMPARE(window.document->library().active(), 2);
        QVERIFY(window.action(QStringLiteral("set-active"))->isChecked());
        window.action(QStringLiteral("previous"))->trigger();
        QVERIFY(!window.action(QStringLiteral("set-active"))->isChecked());
        QCOMPARE(window.document->shown(), 1);
    }

    void keysMoveDecks() {
        ListWindow window({"A", "B", "C"});
        window.click(0);
        QTest::keyClick(window.list, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(namesOf(*window.document), Names({"B", "A", "C"}));
        QCOMPARE(window.document->deckName(), QStringLiteral("A"));
        QTest::keyClick(window.list, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!window.action(QStringLiteral("move-deck-down"))->isEnabled());
        QTest::keyClick(window.list, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(namesOf(*window.document), Names({"B", "A", "C"}));
        QCOMPARE(window.list->selectedDecks(), std::vector<int>{1});
    }

    void aDropMovesDecks() {
        ListWindow window({"A", "B", "C"});
        window.click(2);
        const std::unique_ptr<QMimeData> data(
            window.list->model()->mimeData({window.list->model()->index(2, 0)}));
        const QRect first = window.list->visualRect(window.list->model()->index(0, 0));
        const QPoint top(first.center().x(), first.top() + 1);
        QDragEnterEvent enter(top, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.list->viewport(), &enter);
        QDragMoveEvent move(top, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.list->viewport(), &move);
        QVERIFY(move.isAccepted());
        QDropEvent drop(top, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.list->viewport(), &drop);
        QCOMPARE(namesOf(*window.document), Names({"C", "A", "B"}));
        QCOMPARE(window.list->currentIndex().row(), 0);
    }

    void itsMenuNamesWhatCanBeDone() {
        ListWindow window({"A", "B"});
        QStringList ids;
        QTimer::singleShot(0, window.list, [&ids] {
            QWidget* menu = QApplication::activePopupWidget();
            for (const QAction* action : menu->actions())
                ids += action->objectName();
            menu->close();
        });
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(window.list, &asked);
        for (const char* id : {"add", "random", "duplicate", "rename", "set-active", "delete-decks",
                               "move-deck-up", "move-deck-down", "copy-text", "paste", "compare", "share"})
            QVERIFY2(ids.contains(QStringLiteral("deck.") + QLatin1String(id)), id);
    }

    void theSelectedDecksAreCompared() {
        ListWindow window({"A", "B", "C", "D"});
        std::vector<int> compared;
        const auto compare = [&] {
            QTimer::singleShot(0, window.list, [&compared] {
                auto* dialog = qobject_cast<CompareDialog*>(QApplication::activeModalWidget());
                compared = {dialog->choice(0)->currentIndex(), dialog->choice(1)->currentIndex()};
                dialog->reject();
            });
            window.action(QStringLiteral("compare"))->trigger();
            return compared;
        };
        window.click(1);
        QCOMPARE(compare(), (std::vector<int>{1, 2})); // with the next
        window.click(3, Qt::ControlModifier);
        QCOMPARE(compare(), (std::vector<int>{1, 3}));
        window.click(3);
        QCOMPARE(compare(), (std::vector<int>{3, 2})); // the last one with the one before
    }

    void sharingShowsAMessageInTheStatusBar() {
        ListWindow window({"A", "B"}, {"0 1 | 2 3 | 4 5 | 6 7"});
        QTimer::singleShot(0, window.list, [] {
            auto* dialog = qobject_cast<DeckExportDialog*>(QApplication::activeModalWidget());
            dialog->copyButton()->click();
            dialog->reject();
        });
        window.action(QStringLiteral("share"))->trigger();
        QVERIFY(window.message.contains(QStringLiteral("clipboard")));
    }

    void theActiveDeckStaysActiveWhenItIsChosenAgain() {
        ListWindow window({"A", "B"});
        QAction* active = window.action(QStringLiteral("set-active"));
        QVERIFY(active->isChecked());
        active->trigger();
        QVERIFY(active->isChecked());
        QCOMPARE(window.steps(), 0);
    }

    void searchIsThereWhenThereAreMany() {
        Names names;
        for (int i = 0; i < DeckListDock::manyDecks - 1; ++i)
            names.push_back("Deck " + std::to_string(i));
        ListWindow window(names);
        auto* dock = window.dock<DeckListDock>();
        QVERIFY(dock->searchField()->isHidden());
        window.action(QStringLiteral("add"))->trigger();
        QVERIFY(dock->searchField()->isVisible());
        dock->searchField()->setText(QStringLiteral("nowhere"));
        QVERIFY(dock->noMatchLabel()->isVisible());
        dock->searchField()->clear();
        QVERIFY(!dock->noMatchLabel()->isVisible());
        dock->searchField()->setFocus();
        QTest::keyClick(dock->searchField(), Qt::Key_Return);
        QVERIFY(window.list->hasFocus());
        QCOMPARE(window.list->currentIndex().row(), window.document->shown());
    }

    void tenThousandDecksAreOneModel() {
        Names names;
        for (int i = 0; i < 10'000; ++i)
            names.push_back("Deck " + std::to_string(i));
        ListWindow window(names);
        QCOMPARE(window.list->model()->rowCount(), 10'000);
        QVERIFY(window.list->viewport()->findChildren<QWidget*>().size() < 3); // no widget for each
        window.document->show(9'999);
        QVERIFY(window.list->viewport()->rect().intersects(
            window.list->visualRect(window.list->model()->index(9'999, 0))));
    }

    void withoutDecksNothingIsPossible() {
        ListWindow window({"A"});
        window.workspace.setCurrent(nullptr, nullptr);
        QCOMPARE(window.list->model()->rowCount(), 0);
        for (QAction* action : window.workspace.deckActions())
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
    }

    void everyActionHasWordsAndAPicture() {
        ListWindow window({"A"});
        QStringList keys;
        for (QAction* action : window.workspace.deckActions()) {
            QVERIFY2(!action->text().isEmpty() && !action->toolTip().isEmpty(),
                     qPrintable(action->objectName()));
            QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
            if (action->shortcutContext() != Qt::WindowShortcut) continue;
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString()));
                keys += key.toString();
            }
        }
    }
};

STONEMASON_TEST(TestDeckListDock)
#include "test_deck_list_dock.moc"
