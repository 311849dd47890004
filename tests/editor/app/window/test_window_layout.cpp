// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/tool_strip.h"
#include "editor/app/window/window_layout.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QToolBar>
#include <QTreeWidget>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QDockWidget* dock(const WindowFixture& f, const char* name) {
    return f.window->findChild<QDockWidget*>(QString::fromLatin1(name));
}

} // namespace

class TestWindowLayout : public QObject {
    Q_OBJECT

private slots:
    void placesDocksByTheirArea();
    void tabsWaitBehindTheirDock();
    void someDocksAreOpenedOnlyWhenAskedFor();
    void remembersDocksAndSize();
    void sizesAreTheSameHoweverItStarts();
    void remembersTheLayoutWhenClosedOnTheStartPage();
    void survivesABrokenLayout();
    void resetsTheLayout();
    void dockMenuShowsAndHides();
    void historyFollowsTheCurrentDocument();
    void everyActionIsDescribed();
    void noShortcutIsGivenTwice();
    void listsShortcuts();
    void changesAppearance();
    void fullScreenComesBack();
    void eachKindOfDocumentHasItsOwnPlaces();
    void afterTheLastDocumentTheMenusAreThoseOfTheStart();
};

void TestWindowLayout::placesDocksByTheirArea() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    QCOMPARE(f.window->dockWidgetArea(dock(f, "lettersDock")), Qt::LeftDockWidgetArea);
    QCOMPARE(f.window->dockWidgetArea(dock(f, "errorsDock")), Qt::RightDockWidgetArea);
    QVERIFY(dock(f, "lettersDock")->geometry().bottom() < dock(f, "wordsDock")->geometry().top());
    QVERIFY(dock(f, "historyDock")->isVisible());
}

void TestWindowLayout::tabsWaitBehindTheirDock() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    for (bool again : {false, true}) {
        QVERIFY(f.window->tabifiedDockWidgets(dock(f, "errorsDock")).contains(dock(f, "countsDock")));
        QTRY_VERIFY(!dock(f, "errorsDock")->visibleRegion().isEmpty());
        QVERIFY(dock(f, "countsDock")->visibleRegion().isEmpty());
        if (again) break;
        f.window->addDockWidget(Qt::LeftDockWidgetArea, dock(f, "countsDock"));
        f.window->actions().resetLayout->trigger();
    }
}

void TestWindowLayout::someDocksAreOpenedOnlyWhenAskedFor() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.json")));
    QMainWindow window;
    QToolBar bar;
    WindowLayout layout(window, bar, settings);
    QList<QDockWidget*> docks;
    for (const char* name : {"first", "second"}) {
        docks += new QDockWidget(&window);
        docks.back()->setObjectName(QString::fromLatin1(name));
    }
    docks[1]->setProperty("closed", true);
    layout.addDocks({{QStringLiteral("kind"), docks}});
    layout.showDocks(QStringLiteral("kind"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(docks[0]->isVisible());
    QVERIFY(!docks[1]->isVisible());
    docks[1]->show();
    layout.showDocks({});
    layout.showDocks(QStringLiteral("kind"));
    QVERIFY(docks[1]->isVisible()); // as it was left
    layout.reset();
    QVERIFY(docks[0]->isVisible());
    QVERIFY(!docks[1]->isVisible());
}

void TestWindowLayout::remembersDocksAndSize() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.window->resize(733, 555);
    f.window->addDockWidget(Qt::RightDockWidgetArea, dock(f, "lettersDock"));
    dock(f, "wordsDock")->hide();
    QVERIFY(f.window->close());
    f.restart();
    f.window->openFiles({f.path(QStringLiteral("a.text"))});
    QCOMPARE(f.window->size(), QSize(733, 555));
    QCOMPARE(f.window->dockWidgetArea(dock(f, "lettersDock")), Qt::RightDockWidgetArea);
    QVERIFY(dock(f, "wordsDock")->isHidden());
    QVERIFY(dock(f, "errorsDock")->isVisible());
}

/// From the start page, with a file as the program is given one, and both again with what is remembered.
void TestWindowLayout::sizesAreTheSameHoweverItStarts() {
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    const QString path = folder.filePath(QStringLiteral("a.text"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text: one") > 0);
    file.close();
    const auto sizes = [&](const QString& settingsFile, bool fileFirst) {
        Settings settings(folder.filePath(settingsFile));
        FakeWorkspace workspace;
        MainWindow window({settings, dialogs, {&workspace}, folder.filePath(QStringLiteral("data"))});
        if (fileFirst) window.openFiles({path});
        window.show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(&window)); }();
        window.openFiles({path});
        QStringList all;
        for (const QDockWidget* one : window.findChildren<QDockWidget*>())
            if (one->isVisible())
                all +=
                    QStringLiteral("%1 %2 x %3").arg(one->objectName()).arg(one->width()).arg(one->height());
        window.close();
        all.sort();
        return all.join(u'\n');
    };
    const QString first = sizes(QStringLiteral("one.json"), false);
    QVERIFY(first.contains(QStringLiteral("wordsDock")));
    QCOMPARE(sizes(QStringLiteral("one.json"), false), first);
    QCOMPARE(sizes(QStringLiteral("one.json"), true), first);
    QCOMPARE(sizes(QStringLiteral("one.json"), false), first);
    QCOMPARE(sizes(QStringLiteral("two.json"), true), first);
}

void TestWindowLayout::remembersTheLayoutWhenClosedOnTheStartPage() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    dock(f, "wordsDock")->hide();
    f.window->actions().close->trigger();
    QVERIFY(dock(f, "lettersDock")->isHidden());
    QVERIFY(f.window->close());
    f.restart();
    f.window->openFiles({f.path(QStringLiteral("a.text"))});
    QVERIFY(dock(f, "lettersDock")->isVisible());
    QVERIFY(dock(f, "wordsDock")->isHidden());
}

void TestWindowLayout::survivesABrokenLayout() {
    WindowFixture f;
    f.settings->setValue(setting::windowLayout, "no layout at all", QStringLiteral("text"));
    f.settings->setValue(setting::windowGeometry, QByteArray(500, '\xff'));
    f.settings->sync();
    f.restart();
    f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(dock(f, "lettersDock")->isVisible());
    QCOMPARE(f.window->dockWidgetArea(dock(f, "lettersDock")), Qt::LeftDockWidgetArea);
}

void TestWindowLayout::resetsTheLayout() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.window->addDockWidget(Qt::BottomDockWidgetArea, dock(f, "lettersDock"));
    dock(f, "wordsDock")->setFloating(true);
    dock(f, "errorsDock")->hide();
    f.window->actions().resetLayout->trigger();
    QCOMPARE(f.window->dockWidgetArea(dock(f, "lettersDock")), Qt::LeftDockWidgetArea);
    QVERIFY(!dock(f, "wordsDock")->isFloating());
    QVERIFY(dock(f, "errorsDock")->isVisible());
}

void TestWindowLayout::dockMenuShowsAndHides() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    QAction* toggle = dock(f, "wordsDock")->toggleViewAction();
    bool inMenu = false;
    for (const QMenu* menu : f.window->menuBar()->findChildren<QMenu*>())
        inMenu |= menu->actions().contains(toggle);
    QVERIFY(inMenu);
    toggle->trigger();
    QVERIFY(dock(f, "wordsDock")->isHidden());
}

void TestWindowLayout::historyFollowsTheCurrentDocument() {
    WindowFixture f;
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    TextDocument* second = f.open(QStringLiteral("b.text"), "text: two");
    const auto* view = dock(f, "historyDock")->findChild<QAbstractItemView*>();
    second->setText(QStringLiteral("text: changed"));
    QCOMPARE(view->model()->rowCount(), 2);
    QVERIFY(f.window->actions().undo->text().contains(QStringLiteral("Type")));
    f.window->tabs().show(first);
    QCOMPARE(view->model()->rowCount(), 1);
    QVERIFY(!f.window->actions().undo->isEnabled());
}

void TestWindowLayout::everyActionIsDescribed() {
    WindowFixture f;
    for (const QMenu* menu : f.window->menuBar()->findChildren<QMenu*>())
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator() || action->menu() || action->parent() != f.window.get()) continue;
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->toolTip()));
            QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!action->icon().isNull(), qPrintable(action->text()));
        }
    QVERIFY(f.window->actions().undo->statusTip().size() > 0);
}

void TestWindowLayout::noShortcutIsGivenTwice() {
    WindowFixture f;
    QHash<QKeySequence, QString> taken;
    for (const QAction* action : f.window->findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            if (action->shortcutContext() == Qt::WidgetShortcut) continue;
            QVERIFY2(!taken.contains(key), qPrintable(action->text() + taken.value(key)));
            taken.insert(key, action->text());
        }
    QVERIFY(taken.size() > 10);
}

void TestWindowLayout::listsShortcuts() {
    WindowFixture f;
    f.window->actions().shortcuts->trigger();
    auto* tree = f.window->findChild<QTreeWidget*>();
    QVERIFY(tree);
    QVERIFY(!tree->findItems(QStringLiteral("Open…"), Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
    QVERIFY(!tree->findItems(QStringLiteral("New Text…"), Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
    tree->window()->findChild<QLineEdit*>()->setText(QStringLiteral("full screen"));
    for (QTreeWidgetItem* item : tree->findItems(QStringLiteral("Open…"), Qt::MatchRecursive))
        QVERIFY(item->isHidden());
    for (QTreeWidgetItem* item : tree->findItems(QStringLiteral("Full Screen"), Qt::MatchRecursive))
        QVERIFY(!item->isHidden() && !item->parent()->isHidden());
}

void TestWindowLayout::changesAppearance() {
    WindowFixture f;
    for (QAction* choice : f.window->actions().appearance->actions())
        if (choice->data().toInt() == int(Appearance::Dark)) choice->trigger();
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    QCOMPARE(f.settings->value(setting::appearance), Appearance::Dark);
    f.restart();
    QCOMPARE(f.window->actions().appearance->checkedAction()->data().toInt(), int(Appearance::Dark));
    f.window->actions().appearance->actions().at(1)->trigger();
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightPalette().color(QPalette::Window));
}

void TestWindowLayout::fullScreenComesBack() {
    WindowFixture f;
    f.window->showMaximized();
    f.window->actions().fullScreen->trigger();
    QVERIFY(f.window->isFullScreen());
    QVERIFY(f.window->actions().fullScreen->isChecked());
    f.window->actions().fullScreen->trigger();
    QVERIFY(!f.window->isFullScreen());
    QVERIFY(f.window->isMaximized());
    QVERIFY(!f.window->actions().fullScreen->isChecked());
}

void TestWindowLayout::afterTheLastDocumentTheMenusAreThoseOfTheStart() {
    WindowFixture f;
    FakeWorkspace notes(QStringLiteral("note"));
    f.window = std::make_unique<MainWindow>(MainWindow::Parts{
        *f.settings, f.dialogs, {f.workspace.get(), &notes}, f.path(QStringLiteral("data"))});
    f.window->show();
    const auto menus = [&f] {
        QStringList titles;
        for (const QAction* menu : f.window->menuBar()->actions())
            titles += menu->text();
        return titles;
    };
    QTRY_VERIFY(menus().contains(QStringLiteral("text")));
    const QStringList atStart = menus();
    f.open(QStringLiteral("a.note"), "note: one");
    f.open(QStringLiteral("b.note"), "note: two");
    QVERIFY(menus() != atStart);
    f.window->actions().close->trigger();
    QCoreApplication::processEvents();
    QVERIFY(menus() != atStart); // one is open still
    f.window->actions().close->trigger();
    QTRY_COMPARE(menus(), atStart);
    f.window.reset();
}

void TestWindowLayout::eachKindOfDocumentHasItsOwnPlaces() {
    WindowFixture f;
    FakeWorkspace notes(QStringLiteral("note"));
    f.window = std::make_unique<MainWindow>(MainWindow::Parts{
        *f.settings, f.dialogs, {f.workspace.get(), &notes}, f.path(QStringLiteral("data"))});
    f.window->show();
    const auto menus = [&f] {
        QStringList titles;
        for (const QAction* menu : f.window->menuBar()->actions())
            titles += menu->text();
        return titles;
    };
    const auto* bar = f.window->findChild<ToolStrip*>();
    f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(dock(f, "lettersDock")->isVisible() && !dock(f, "linesDock"));
    QVERIFY(menus().contains(QStringLiteral("text")) && !menus().contains(QStringLiteral("note")));
    QVERIFY(bar->actions().contains(f.workspace->actions().toolBar.front()));
    dock(f, "wordsDock")->hide();

    f.open(QStringLiteral("a.note"), "note: two");
    QVERIFY(dock(f, "lettersDock")->isHidden() && dock(f, "linesDock")->isVisible());
    QVERIFY(dock(f, "linesDock")->toggleViewAction()->associatedObjects().size() > 0);
    QVERIFY(f.window->tabifiedDockWidgets(dock(f, "linesDock")).contains(dock(f, "historyDock")));
    QVERIFY(menus().contains(QStringLiteral("note")) && !menus().contains(QStringLiteral("text")));
    QVERIFY(!bar->actions().contains(f.workspace->actions().toolBar.front()));
    QVERIFY(bar->actions().contains(notes.actions().toolBar.front()));

    f.window->tabs().step(1);
    QVERIFY(dock(f, "lettersDock")->isVisible() && dock(f, "linesDock")->isHidden());
    QVERIFY(dock(f, "wordsDock")->isHidden());
    QCOMPARE(f.window->dockWidgetArea(dock(f, "historyDock")), Qt::RightDockWidgetArea);
    QVERIFY(bar->actions().contains(f.workspace->actions().toolBar.front()));
    f.window.reset();
}

STONEMASON_TEST(TestWindowLayout)
#include "test_window_layout.moc"
