// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QTabBar>
#include <QToolButton>

using namespace stonemason;
using test::WindowFixture;

class TestDocumentTabs : public QObject {
    Q_OBJECT

private slots:
    void clickOnATabGivesTheKeysToItsDocument() {
        WindowFixture f;
        f.open(QStringLiteral("first.text"), "text: first");
        f.open(QStringLiteral("second.text"), "text: second");
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QTabBar* bar = f.window->tabs().tabBar();
        const auto click = [&](int tab) {
            bar->setFocus(); // the keys are anywhere else
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
            return f.window->tabs().currentPage()->view();
        };
        QVERIFY(click(1)->hasFocus()); // which is in front already
        QVERIFY(click(0)->hasFocus());
        QCOMPARE(f.current(), f.document(0));
        QVERIFY(click(1)->hasFocus());
        QCOMPARE(f.current(), f.document(1));
    }

    void aButtonListsAllTabs() {
        WindowFixture f;
        f.open(QStringLiteral("first.text"), "text: first");
        QVERIFY(f.window->tabs().listButton()->isHidden());
        f.open(QStringLiteral("second.text"), "text: second");
        f.open(QStringLiteral("third.text"), "text: third");
        QVERIFY(!f.window->tabs().listButton()->isHidden());
        f.window->tabs().showList();
        QMenu* menu = f.window->tabs().listButton()->menu();
        QVERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 3);
        QVERIFY(menu->actions().at(2)->isChecked());
        QTest::keyClick(menu, Qt::Key_Up);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(f.current(), f.document(1));
    }

    /// Where a long one is cut the tool tip has all of it, with the file it is in.
    void toolTipsSayTitleAndFile() {
        WindowFixture f;
        f.open(QStringLiteral("first.text"), "text: first");
        const QString tip = f.window->tabs().tabToolTip(f.window->tabs().currentIndex());
        QCOMPARE(tip.section(u'\n', 0, 0), f.current()->title());
        QVERIFY(tip.section(u'\n', 1).endsWith(QStringLiteral("first.text")));
    }
};

STONEMASON_TEST(TestDocumentTabs)
#include "test_document_tabs.moc"
