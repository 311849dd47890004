// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/window_layout.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QScreen>
#include <QToolBar>

using namespace stonemason;
using namespace stonemason::test;

/// How large the window is, whatever is in it.
class TestWindowGeometry : public QObject {
    Q_OBJECT

private slots:
    void fitsASmallScreen();
    void isNeverLargerThanTheScreen();
    void aMaximizedWindowOpensMaximizedWithItsTabs();
    void aMaximizedWindowIsRecalledMaximizedOrNot();
    void aWindowLeavesRoomForItsTitle();
};

void TestWindowGeometry::fitsASmallScreen() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(f.window->minimumSizeHint().width() <= 1024);
    QVERIFY(f.window->minimumSizeHint().height() <= 600);
}

void TestWindowGeometry::isNeverLargerThanTheScreen() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.json")));
    QMainWindow window;
    QToolBar bar;
    WindowLayout layout(window, bar, settings);
    auto* wide = new QDockWidget(&window);
    wide->setObjectName(QStringLiteral("wide"));
    wide->setWidget(new QWidget);
    layout.addDocks({{QStringLiteral("kind"), {wide}}});
    layout.recall();
    layout.showDocks(QStringLiteral("kind"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QSize room = window.screen()->availableSize();
    wide->widget()->setMinimumSize(700, 300);
    QTRY_VERIFY(window.minimumWidth() >= 700);
    wide->widget()->setMinimumSize(2 * room);
    QTRY_COMPARE(window.minimumSize(), room - (window.frameGeometry().size() - window.size()));
    layout.showDocks({});
    layout.showDocks(QStringLiteral("kind"));
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), window.size().boundedTo(room));
    wide->widget()->setMinimumSize(10, 10);
    QTRY_VERIFY(window.minimumWidth() < 700);
}

void TestWindowGeometry::aMaximizedWindowOpensMaximizedWithItsTabs() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.json")));
    QMainWindow window;
    QToolBar toolBar;
    WindowLayout layout(window, toolBar, settings);
    QList<DockGroup> groups{{QStringLiteral("map"), {}}, {QStringLiteral("deck"), {}}};
    for (DockGroup& group : groups)
        for (int i = 0; i < 6; ++i) { // two rows of tabs at the left, far higher than the screen
            auto* one = new QDockWidget(QString::number(i), &window);
            const auto name = [&](int number) { return group.kind + QString::number(number); };
            one->setObjectName(name(i));
            one->setProperty("area", int(Qt::LeftDockWidgetArea));
            one->setProperty("share", 90);
            if (i % 3 > 0) one->setProperty("tabWith", name(i - i % 3));
            group.docks += one;
        }
    layout.addDocks(groups);
    window.setWindowState(Qt::WindowMaximized);
    layout.showDocks({});
    layout.showDocks(groups[1].kind);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.isMaximized());
    for (int first : {0, 3})
        QCOMPARE(window.tabifiedDockWidgets(groups[1].docks[first]).size(), 2);
    QTRY_VERIFY(groups[1].docks[3]->geometry().bottom() <= window.height());
}

/// Of a window that is in sight and maximized already.
void TestWindowGeometry::aMaximizedWindowIsRecalledMaximizedOrNot() {
    const QTemporaryDir folder;
    for (const bool maximized : {true, false}) {
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        QMainWindow window;
        QToolBar toolBar;
        WindowLayout layout(window, toolBar, settings);
        window.resize(500, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        if (maximized) window.showMaximized();
        layout.remember();
        window.showMaximized();
        QTRY_VERIFY(window.width() > 500);
        const QSize whole = window.size();
        layout.recall();
        QCOMPARE(window.isMaximized(), maximized);
        QTRY_COMPARE(window.size(), maximized ? whole : QSize(500, 400));
    }
}

void TestWindowGeometry::aWindowLeavesRoomForItsTitle() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.json")));
    const QSize room = QGuiApplication::primaryScreen()->availableSize();
    {
        QMainWindow window;
        QToolBar toolBar;
        WindowLayout layout(window, toolBar, settings);
        window.resize(room);
        layout.remember();
    }
    QMainWindow window;
    QToolBar toolBar;
    WindowLayout layout(window, toolBar, settings);
    layout.recall();
    QVERIFY(window.isMaximized());
    QVERIFY2(window.height() + 20 <= room.height(), qPrintable(QString::number(window.height())));
}

STONEMASON_TEST(TestWindowGeometry)
#include "test_window_geometry.moc"
