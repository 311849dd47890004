// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/tasks/on_demand.h"
#include "editor/app/window/command_search.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/game_card.h"
#include "editor/app/window/start_page.h"
#include "editor/app/window/window_layout.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include <atomic>
#include <thread>
#include <vector>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A window with two kinds of documents.
struct TwoKinds {
    TwoKinds() {
        start();
        show();
    }
    ~TwoKinds() { window.reset(); }

    /// Begins anew, with a window that is not shown yet.
    /// @param showsBeforeEditors as the program does
    void start(bool showsBeforeEditors = false) {
        window.reset();
        texts = std::make_unique<FakeWorkspace>();
        notes = std::make_unique<FakeWorkspace>(QStringLiteral("note"));
        settings = nullptr;
        settings = std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.json")));
        window = std::make_unique<MainWindow>(
            MainWindow::Parts{.settings = *settings,
                              .dialogs = dialogs,
                              .workspaces = {texts.get(), notes.get()},
                              .dataFolder = folder.filePath(QStringLiteral("data")),
                              .showsBeforeEditors = showsBeforeEditors});
    }
    void show() {
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }
    void open(const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
        file.close();
        window->openFiles({file.fileName()});
    }
    void openText() { open(QStringLiteral("a.text"), "text: one"); }
    void openNote() { open(QStringLiteral("a.note"), "note: two"); }
    QDockWidget* dock(const char* name) { return window->findChild<QDockWidget*>(QString::fromLatin1(name)); }
    QStringList menus() {
        QStringList titles;
        for (const QAction* menu : window->menuBar()->actions())
            titles += menu->text();
        return titles;
    }

    QTemporaryDir folder;
    FakeDialogs dialogs;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<FakeWorkspace> texts;
    std::unique_ptr<FakeWorkspace> notes;
    std::unique_ptr<MainWindow> window;
};

QStringList idsOf(const Commands& commands) {
    QStringList ids;
    for (const Command& command : commands.all())
        ids += command.id();
    return ids;
}

} // namespace

/// What documents of a kind need is created with the first of them, and is then as if it had always been
/// there.
class TestEditorsOnDemand : public QObject {
    Q_OBJECT

private slots:
    /// Opening a file at startup does not build a start page that is not shown.
    void theStartPageIsBuiltWhenItIsFirstShown() {
        TwoKinds f;
        f.start(true);
        f.openText();
        f.show();
        auto* page = f.window->findChild<StartPage*>();
        QVERIFY(!page->widget());
        f.window->actions().start->trigger();
        QVERIFY(page->widget());
        QTRY_COMPARE(page->recentCards().size(), 1);
        QVERIFY(qobject_cast<StartButton*>(f.window->focusWidget()));
        QTRY_VERIFY(page->recentCards().front()->hasPicture());
        QVERIFY(page->recentCards().front()->height() > 0);

        f.start(true);
        f.show();
        QVERIFY(f.window->findChild<StartPage*>()->widget());
    }

    void onlyTheFirstKindIsThereAtTheStart() {
        TwoKinds f;
        QVERIFY(f.texts->hasEditor());
        QVERIFY(!f.notes->hasEditor());
        QVERIFY(f.dock("lettersDock") && !f.dock("linesDock"));
        QVERIFY(f.menus().contains(QStringLiteral("text")));
        f.openText();
        f.window->tabs().showStart();
        QVERIFY(!f.notes->hasEditor());
    }

    /// The start page is seen first; the menus of the first kind follow by themselves.
    void anEmptyWindowIsShownBeforeAnyEditor() {
        TwoKinds f;
        f.start(true);
        QVERIFY(!f.texts->hasEditor());
        f.show();
        QVERIFY(f.dock("historyDock")->isHidden() && f.window->findChild<QToolBar*>()->isHidden());
        QTRY_VERIFY(f.texts->hasEditor());
        QVERIFY(f.menus().contains(QStringLiteral("text")));
        QVERIFY(!f.notes->hasEditor());
        QVERIFY(f.dock("lettersDock")->isHidden() && f.dock("historyDock")->isHidden());
        f.openText();
        QVERIFY(f.dock("lettersDock")->isVisible() && f.window->findChild<QToolBar*>()->isVisible());
    }

    /// The editor of the first kind is not created for documents of another kind.
    void aDocumentOfAnotherKindNeedsItsOwnEditorOnly() {
        TwoKinds f;
        f.start(true);
        f.openNote();
        f.show();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QVERIFY(f.notes->hasEditor() && !f.texts->hasEditor());
        QVERIFY(f.menus().contains(QStringLiteral("note")));
        f.window->tabs().showStart();
        QVERIFY(f.menus().contains(QStringLiteral("note")));
        f.openText();
        QVERIFY(f.texts->hasEditor());
        QVERIFY(f.dock("lettersDock")->isVisible());
    }

    /// A request for the commands returns all of them, however early it comes.
    void commandsAreThereWhenTheyAreAskedFor() {
        for (const bool searches : {false, true}) {
            TwoKinds f;
            f.start(true);
            if (searches)
                f.window->actions().findCommand->trigger();
            else
                QVERIFY(idsOf(f.window->commands()).contains(QStringLiteral("note.pencil")));
            QVERIFY(f.texts->hasEditor());
            QVERIFY(f.menus().contains(QStringLiteral("text")));
            if (auto* search = f.window->findChild<CommandSearch*>()) search->close();
        }
    }

    /// Before that, the menu and its shortcut already offer to create a document.
    void newDocumentsOfEveryKindAreOffered() {
        TwoKinds f;
        QAction* create = f.notes->newDocumentActions().front();
        QVERIFY(f.window->menuBar()->actions().front()->menu()->actions().contains(create));
        create->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Y);
        QTest::keyClick(f.window.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(f.window->documents().all().size(), 1);
    }

    /// A message is alone in the status bar, even when another kind adds its cell descriptions meanwhile.
    void messagesAreAloneInTheStatusBar() {
        TwoKinds f;
        auto* label = new QLabel(QStringLiteral("Row 0"));
        label->setProperty("area", QStringLiteral("left"));
        f.notes->status = {label};
        f.openText();
        f.window->statusBar()->showMessage(QStringLiteral("Saved"));
        f.openNote();
        QVERIFY(label->isHidden());
        f.window->statusBar()->clearMessage();
        QVERIFY(label->isVisible());
        f.window->statusBar()->showMessage(QStringLiteral("Saved"));
        QVERIFY(label->isHidden());
    }

    void theOtherKindComesWithItsFirstDocument() {
        TwoKinds f;
        f.openText();
        f.openNote();
        QVERIFY(f.notes->hasEditor());
        QCOMPARE(f.notes->current, f.window->tabs().currentDocument());
        QCOMPARE(f.texts->current, nullptr);
        QVERIFY(f.dock("linesDock")->isVisible() && f.dock("lettersDock")->isHidden());
        QVERIFY(f.window->tabifiedDockWidgets(f.dock("linesDock")).contains(f.dock("historyDock")));
        QVERIFY(f.menus().contains(QStringLiteral("note")) && !f.menus().contains(QStringLiteral("text")));
        f.window->tabs().step(1);
        QVERIFY(f.dock("linesDock")->isHidden() && f.dock("lettersDock")->isVisible());
        QVERIFY(f.menus().contains(QStringLiteral("text")) && !f.menus().contains(QStringLiteral("note")));
        QCOMPARE(f.window->dockWidgetArea(f.dock("historyDock")), Qt::RightDockWidgetArea);
    }

    /// The search lists what can be done in the window as it is: the other kind's commands once it is there.
    void commandsOfTheOtherKindAreFound() {
        TwoKinds f;
        f.openNote();
        QTest::keyClick(f.window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* search = f.window->findChild<CommandSearch*>();
        QVERIFY(search);
        QVERIFY(search->current());
        search->close();
        QVERIFY(idsOf(f.window->commands()).contains(QStringLiteral("note.pencil")));
    }

    /// Keys are chosen among all commands, whether their kind is there or not; the order is always the same.
    void everyCommandIsListed() {
        TwoKinds first;
        const QStringList ids = idsOf(first.window->commands());
        QVERIFY(first.notes->hasEditor());
        QVERIFY(ids.contains(QStringLiteral("text.pencil")) && ids.contains(QStringLiteral("note.pencil")));
        TwoKinds other;
        other.openNote();
        other.openText();
        QCOMPARE(idsOf(other.window->commands()), ids);
        QVERIFY(other.window->layoutOfDocks().docksShown());
        QVERIFY(other.dock("lettersDock")->isVisible());
    }

    void keysOfAPersonsOwnAreRestoredWhenTheirKindComes() {
        TwoKinds f;
        KeyMap keys = f.window->commands().keys();
        keys[QStringLiteral("note.pencil")] = {QKeySequence(Qt::Key_J)};
        f.window->commands().setKeys(keys);
        f.start();
        f.show();
        QVERIFY(!f.notes->hasEditor());
        f.openNote();
        QCOMPARE(f.notes->actions().menu.front()->shortcuts(), QList<QKeySequence>{Qt::Key_J});
    }

    /// The dock layout of a kind is kept over sessions in which that kind was never opened.
    void panelsAreWhereTheyWereRemembered() {
        TwoKinds f;
        f.openNote();
        f.window->addDockWidget(Qt::RightDockWidgetArea, f.dock("linesDock"));
        f.openText();
        f.dock("wordsDock")->hide();
        f.window->close();
        f.start();
        f.show();
        f.openText();
        QVERIFY(f.dock("wordsDock")->isHidden() && f.dock("lettersDock")->isVisible());
        f.window->close();
        f.start();
        f.show();
        f.openText();
        f.openNote();
        QCOMPARE(f.window->dockWidgetArea(f.dock("linesDock")), Qt::RightDockWidgetArea);
        f.window->tabs().step(1);
        QVERIFY(f.dock("wordsDock")->isHidden() && f.dock("lettersDock")->isVisible());
        QVERIFY(f.dock("linesDock")->isHidden());
    }

    /// While a window that is to be maximized is hidden, Qt keeps a second copy of a state that does not fit,
    /// which must not outlive the panels in it.
    void aLayoutOfALargerWindowIsRecalledForKindsOpenedBeforeItIsShown() {
        TwoKinds f;
        f.window->resize(3000, 2500);
        f.openText();
        f.window->addDockWidget(Qt::BottomDockWidgetArea, f.dock("wordsDock"));
        f.openNote();
        f.window->addDockWidget(Qt::RightDockWidgetArea, f.dock("linesDock"));
        f.window->resizeDocks({f.dock("linesDock")}, {2000}, Qt::Horizontal);
        f.window->close();
        f.start();
        f.window->centralWidget()->setMinimumSize(2000, 2000); // more than there is room for
        f.openText();
        f.openNote();
        f.openText();
        QVERIFY(f.window->isMaximized());
        f.show();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(f.window->dockWidgetArea(f.dock("wordsDock")), Qt::BottomDockWidgetArea);
        f.window->tabs().step(1);
        QCOMPARE(f.window->dockWidgetArea(f.dock("linesDock")), Qt::RightDockWidgetArea);
        QVERIFY(f.dock("linesDock")->isVisible() && f.dock("wordsDock")->isHidden());
    }

    /// A panel that is new in the program is in no remembered layout: it has its place all the same.
    void aPanelThatNoLayoutKnowsHasAPlace() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        const auto made = [](const char* name) {
            auto* dock = new QDockWidget(QString::fromLatin1(name));
            dock->setObjectName(QString::fromLatin1(name));
            return dock;
        };
        for (const bool isNewer : {false, true}) {
            QMainWindow window;
            QToolBar toolBar;
            WindowLayout layout(window, toolBar, settings);
            layout.recall();
            QDockWidget* added = made("added");
            const std::unique_ptr<QDockWidget> unused(isNewer ? nullptr : added);
            QList<QDockWidget*> docks{made("old")};
            if (isNewer) docks += added;
            layout.addDocks({{QStringLiteral("one"), docks}});
            window.show();
            layout.showDocks(QStringLiteral("one"));
            layout.showDocks({});
            layout.addDocks({{QStringLiteral("other"), {made("foreign")}}});
            for (const char* kind : {"other", "one", "other", "one"})
                layout.showDocks(QString::fromLatin1(kind));
            QVERIFY(docks.front()->isVisible());
            if (isNewer) {
                added->toggleViewAction()->trigger();
                QVERIFY(added->isVisible() && !added->isFloating());
                QVERIFY(window.dockWidgetArea(added) != Qt::NoDockWidgetArea);
            }
            layout.remember();
        }
    }

    /// Whoever comes first is asked to load, the others wait.
    void aValueIsLoadedOnce() {
        std::atomic<int> loads = 0;
        const OnDemand<int> value([&loads] { return ++loads; });
        QCOMPARE(loads.load(), 0);
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([copy = value] { (void)*copy; });
        threads.clear();
        QCOMPARE(*value, 1);
        QCOMPARE(loads.load(), 1);
    }

    void aPartIsLoadedWithTheWhole() {
        struct Whole {
            int part = 0;
        };
        int loads = 0;
        const OnDemand<Whole> whole([&loads] { return Whole{++loads}; });
        const OnDemand<int> part(whole, &Whole::part);
        QCOMPARE(loads, 0);
        QCOMPARE(*part, 1);
        QCOMPARE(&*part, &whole->part);
    }

    void aValueThatIsThereIsUsedAsItIs() {
        const std::string there = "here";
        const OnDemand<std::string> value = there;
        QCOMPARE(&*value, &there);
        QCOMPARE(value->size(), there.size());
    }
};

STONEMASON_TEST(TestEditorsOnDemand)
#include "test_editors_on_demand.moc"
