// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/command_search.h"
#include "editor/app/on_demand.h"
#include "editor/app/window_layout.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QFile>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

#include <atomic>
#include <thread>
#include <vector>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A window with two kinds of documents.
struct TwoKinds {
    TwoKinds() { start(); }
    ~TwoKinds() { window.reset(); }

    void start() {
        window.reset();
        texts = std::make_unique<FakeWorkspace>();
        notes = std::make_unique<FakeWorkspace>(QStringLiteral("note"));
        settings = nullptr;
        settings = std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.json")));
        window = std::make_unique<MainWindow>(MainWindow::Parts{
            *settings, dialogs, {texts.get(), notes.get()}, folder.filePath(QStringLiteral("data"))});
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

    /// Beginning a document is offered before, in the menu and with its key.
    void newDocumentsOfEveryKindAreOffered() {
        TwoKinds f;
        QAction* create = f.notes->newDocumentActions().front();
        QVERIFY(f.window->menuBar()->actions().front()->menu()->actions().contains(create));
        create->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Y);
        QTest::keyClick(f.window.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(f.window->documents().all().size(), 1);
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
        QVERIFY(!f.notes->hasEditor());
        f.openNote();
        QCOMPARE(f.notes->actions().menu.front()->shortcuts(), QList<QKeySequence>{Qt::Key_J});
    }

    /// Where a person put the docks of a kind is kept over sittings in which it never came.
    void panelsAreWhereTheyWereRemembered() {
        TwoKinds f;
        f.openNote();
        f.window->addDockWidget(Qt::RightDockWidgetArea, f.dock("linesDock"));
        f.openText();
        f.dock("wordsDock")->hide();
        f.window->close();
        f.start();
        f.openText();
        QVERIFY(f.dock("wordsDock")->isHidden() && f.dock("lettersDock")->isVisible());
        f.window->close();
        f.start();
        f.openText();
        f.openNote();
        QCOMPARE(f.window->dockWidgetArea(f.dock("linesDock")), Qt::RightDockWidgetArea);
        f.window->tabs().step(1);
        QVERIFY(f.dock("wordsDock")->isHidden() && f.dock("lettersDock")->isVisible());
        QVERIFY(f.dock("linesDock")->isHidden());
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
