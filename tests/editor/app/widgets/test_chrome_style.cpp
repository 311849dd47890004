// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/chrome_style.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QDockWidget>
#include <QImage>
#include <QListWidget>
#include <QMainWindow>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
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

    /// The row below the pointer is paler, its check box is not.
    void aCheckBoxInAListStaysClear() {
        const ChromeStyle style;
        QListWidget list;
        const auto drawn = [&](bool isHovered) {
            QImage image(24, 24, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QStyleOptionViewItem option;
            option.rect = image.rect();
            option.palette = list.palette();
            option.state = QStyle::State_Enabled | QStyle::State_Off;
            if (isHovered) {
                option.state |= QStyle::State_MouseOver;
                option.palette.setColor(QPalette::Highlight, QColor(0xf0, 0xf4, 0xff));
            }
            QPainter painter(&image);
            style.drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &option, &painter, &list);
            return image;
        };
        QCOMPARE(drawn(true), drawn(false));
    }

    /// However many panels share a place and however large the texts are; the place becomes no wider for it.
    void tabsOfPanelsKeepTheirNames() {
        QApplication::setStyle(new ChromeStyle);
        QMainWindow window;
        window.setCentralWidget(new QWidget);
        QFont large = window.font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        window.setFont(large);
        QDockWidget* front = nullptr;
        for (const char* title : {"Problems", "Properties", "March", "Statistics", "History"}) {
            auto* dock = new QDockWidget(QString::fromLatin1(title), &window);
            dock->setObjectName(dock->windowTitle());
            dock->setWidget(new QWidget);
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
            if (front)
                window.tabifyDockWidget(front, dock);
            else
                front = dock;
        }
        window.resize(700, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.resizeDocks({front}, {220}, Qt::Horizontal);
        front->raise();
        QCoreApplication::processEvents();
        const QTabBar* bar = nullptr;
        for (const QTabBar* each : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            if (each->count() == 5) bar = each;
        QVERIFY(bar);
        QCOMPARE(bar->elideMode(), Qt::ElideNone);
        QVERIFY2(bar->width() < 300, qPrintable(QString::number(bar->width())));
        for (int i = 0; i < bar->count(); ++i) {
            QVERIFY2(bar->tabRect(i).width() > bar->fontMetrics().horizontalAdvance(bar->tabText(i)),
                     qPrintable(bar->tabText(i)));
            QCOMPARE(bar->tabToolTip(i), bar->tabText(i));
        }
        QTabBar others; // which have more room
        others.addTab(bar->tabText(0));
        others.setFont(bar->font());
        QVERIFY(bar->tabRect(0).width() < others.tabRect(0).width());
    }
};

STONEMASON_TEST(TestChromeStyle)
#include "test_chrome_style.moc"
