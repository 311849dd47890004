// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/chrome_style.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>
#include <QToolBar>

using namespace stonemason;

/// What the program's own style does to the places of things.
class TestChromeStyle : public QObject {
    Q_OBJECT

private slots:
    void groupsOfAToolBarStandApart() {
        QApplication::setStyle(new ChromeStyle);
        QToolBar bar;
        const QWidget* first = bar.widgetForAction(bar.addAction(QStringLiteral("A")));
        const QWidget* second = bar.widgetForAction(bar.addAction(QStringLiteral("B")));
        bar.addSeparator();
        const QWidget* apart = bar.widgetForAction(bar.addAction(QStringLiteral("C")));
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const auto between = [](const QWidget& left, const QWidget& right) {
            return right.geometry().left() - left.geometry().right() - 1;
        };
        QVERIFY(between(*second, *apart) >= 4 * between(*first, *second));
    }
};

STONEMASON_TEST(TestChromeStyle)
#include "test_chrome_style.moc"
