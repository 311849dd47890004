// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_reader.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/window/start_cards.h"
#include "editor/app/window/start_page.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QTabBar>
#include <QTemporaryDir>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

StartPage* startPage(const WindowFixture& f) {
    return f.window->findChild<StartPage*>();
}

} // namespace

/// What is shown while no document is, and how it is gone about.
class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void listsRecentFiles() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.open(QStringLiteral("b.text"), "text: two");
        f.window->actions().start->trigger();
        QTRY_COMPARE(startPage(f)->recentCards().size(), 2);
        PictureCard* card = startPage(f)->recentCards().front();
        QCOMPARE(card->path(), f.path(QStringLiteral("b.text")));
        QCOMPARE(card->accessibleName(), QStringLiteral("b.text"));
        QTRY_VERIFY(card->hasPicture());
        const QWidget* page = startPage(f)->widget();
        QTRY_VERIFY(card->height() > 0 &&
                    page->rect().contains(QRect(card->mapTo(page, QPoint()), card->size())));
        card->click();
        QCOMPARE(f.current()->text(), QStringLiteral("text: two"));
    }

    /// The list may change at any moment of the page's going out of sight, where layouts do nothing.
    void theFirstRecentFileHasItsPlace_data() {
        QTest::addColumn<bool>("isHiddenFirst");
        QTest::addColumn<bool>("isLaidOut");
        for (const bool isHiddenFirst : {false, true})
            for (const bool isLaidOut : {false, true})
                QTest::addRow("%d %d", isHiddenFirst, isLaidOut) << isHiddenFirst << isLaidOut;
    }

    void theFirstRecentFileHasItsPlace() {
        QFETCH(bool, isHiddenFirst);
        QFETCH(bool, isLaidOut);
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        RecentFiles recent(settings);
        const DocumentReader reader(QList<Workspace*>{});
        QAction way(QStringLiteral("Open"));
        StartPage page({&way}, reader, recent, nullptr);
        page.resize(800, 600);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto handleAll = [] {
            for (int i = 0; i < 20; ++i)
                QCoreApplication::processEvents();
        };
        handleAll();
        if (isHiddenFirst) page.hide();
        recent.add(folder.filePath(QStringLiteral("a.text")));
        QCoreApplication::sendPostedEvents(&page, QEvent::MetaCall);
        QCOMPARE(page.recentCards().size(), 1);
        if (isLaidOut) handleAll();
        page.hide();
        handleAll();
        page.show();
        handleAll();
        const PictureCard& card = *page.recentCards().front();
        const QRect place(card.mapTo(page.widget(), QPoint()), card.size());
        QVERIFY(card.height() > 0 && page.widget()->rect().contains(place));
        QVERIFY(card.parentWidget()->rect().contains(card.geometry()));
    }

    void greysOutMissingFiles() {
        WindowFixture f;
        f.settings->setValue(setting::recentFiles, {f.path(QStringLiteral("gone.text")),
                                                    f.write(QStringLiteral("a.text"), "text: one")});
        f.restart();
        PictureCard* gone = startPage(f)->recentCards().at(0);
        QTRY_VERIFY(gone->isMissing());
        QVERIFY(!startPage(f)->recentCards().at(1)->isMissing());
        gone->setFocus();
        QTest::keyClick(gone, Qt::Key_Delete);
        QTRY_COMPARE(startPage(f)->recentCards().size(), 1);
        QCOMPARE(f.settings->value(setting::recentFiles), QStringList(f.path(QStringLiteral("a.text"))));
    }

    void worksByKeys() {
        WindowFixture f;
        f.settings->setValue(setting::recentFiles, {f.write(QStringLiteral("a.text"), "text: one")});
        f.restart();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QWidget* first = f.window->focusWidget();
        QVERIFY(qobject_cast<StartTile*>(first));
        QTest::keyClick(first, Qt::Key_Right);
        QVERIFY(qobject_cast<StartTile*>(f.window->focusWidget()));
        QVERIFY(f.window->focusWidget() != first);
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Left);
        QCOMPARE(f.window->focusWidget(), first);
        for (int row = 0; row < 3 && !qobject_cast<PictureCard*>(f.window->focusWidget()); ++row)
            QTest::keyClick(f.window->focusWidget(), Qt::Key_Down);
        QVERIFY(qobject_cast<PictureCard*>(f.window->focusWidget()));
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Return);
        QVERIFY(f.current());
        QCOMPARE(f.current()->text(), QStringLiteral("text: one"));
        f.window->actions().start->trigger();
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Return);
        QCOMPARE(f.current()->text(), QStringLiteral("text: new"));
    }

    void tilesAreOfOneSize() {
        QAction few(QStringLiteral("Open"));
        QAction many(QStringLiteral("Play with somebody who is far away and not on this network"));
        many.setStatusTip(QStringLiteral("A sentence that goes on. ").repeated(9));
        QCOMPARE(StartTile(&many, nullptr).sizeHint(), StartTile(&few, nullptr).sizeHint());
    }

    /// There the samples below them would be out of sight.
    void tilesAreSmallInLowWindows() {
        WindowFixture f;
        const auto areSmall = [&f](bool small) {
            const QList<StartTile*> tiles = startPage(f)->findChildren<StartTile*>();
            return !tiles.isEmpty() &&
                   std::ranges::all_of(tiles, [small](StartTile* tile) { return tile->isSmall() == small; });
        };
        f.window->resize(1024, 600);
        QTRY_VERIFY(areSmall(true));
        const StartTile* tile = startPage(f)->findChild<StartTile*>();
        QTRY_VERIFY(tile->width() < 100);
        QVERIFY(!tile->toolTip().isEmpty()); // which says what no longer stands on it
        f.window->resize(1280, 1000);
        QTRY_VERIFY(areSmall(false));
        QTRY_VERIFY(tile->width() > 200);
    }

    void hasNoTabWhenAlone() {
        WindowFixture f;
        QVERIFY(f.window->tabs().findChild<QTabBar*>()->isHidden());
        f.open(QStringLiteral("a.text"), "text: one");
        QVERIFY(!f.window->tabs().findChild<QTabBar*>()->isHidden());
        f.window->actions().start->trigger();
        QVERIFY(!f.window->tabs().findChild<QTabBar*>()->isHidden());
        QCOMPARE(f.window->tabs().count(), 2);
        f.window->tabs().show(f.document(0));
        QCOMPARE(f.window->tabs().count(), 1);
        f.window->actions().close->trigger();
        QVERIFY(f.window->tabs().findChild<QTabBar*>()->isHidden());
    }
};

STONEMASON_TEST(TestStartPage)
#include "test_start_page.moc"
