// SPDX-License-Identifier: GPL-3.0-or-later
// On a screen of 1024x600, see CMakeLists.txt.
#include "editor/app/settings/settings.h"
#include "editor/app/window/window_layout.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

using namespace stonemason;

class TestSmallScreen : public QObject {
    Q_OBJECT

private slots:
    /// Docks that wait behind another one take no part of the height from it.
    void docksInFrontHaveTheirShares() {
        if (QGuiApplication::primaryScreen()->size().height() != 600) QSKIP("needs the screen of its test");
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        QMainWindow window;
        QToolBar bar;
        WindowLayout layout(window, bar, settings);
        window.setCentralWidget(new QWidget);
        QList<QDockWidget*> docks;
        for (const int share : {2, 6, 1}) {
            docks += new QDockWidget(&window);
            docks.back()->setWidget(new QWidget);
            docks.back()->setObjectName(QString::number(docks.size()));
            docks.back()->setProperty("area", int(Qt::LeftDockWidgetArea));
            docks.back()->setProperty("share", share);
        }
        layout.addDocks({{QStringLiteral("kind"), docks}});
        layout.showDocks(QStringLiteral("kind"));
        window.resize(1000, 560);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        layout.reset();
        QVERIFY(window.tabifiedDockWidgets(docks[1]).contains(docks[2]));
        QTRY_VERIFY(docks[1]->height() > 2 * docks[0]->height());
    }
};

STONEMASON_TEST(TestSmallScreen)
#include "test_small_screen.moc"
