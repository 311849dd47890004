// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_reader.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/window/game_card.h"
#include "editor/app/window/new_dialog.h"
#include "editor/app/window/start_page.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

StartPage* startPage(const WindowFixture& f) {
    return f.window->findChild<StartPage*>();
}

/// A game with a way to begin, one to play with a rarer one beside it, and a sample.
struct StartedActions {
    QAction create{QStringLiteral("&New Board…")};
    QAction play{QStringLiteral("&Play…")};
    QAction network{QStringLiteral("Play Over the &Network…")};
    StartGame game{.name = QStringLiteral("Chess"),
                   .line = QStringLiteral("Set up boards"),
                   .verbs = {{.text = QStringLiteral("New Board"), .action = &create},
                             {.text = QStringLiteral("Play"), .action = &play, .others = {&network}}},
                   .samples = {QStringLiteral(":/chess/a-first-board.text")}};
};

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
        StartPage page({}, {&way}, reader, recent, nullptr);
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
        QVERIFY(qobject_cast<PictureCard*>(first));
        const QWidget* page = startPage(f)->widget();
        const QWidget* create = startPage(f)->gameCards().front()->buttons().front();
        QTRY_VERIFY(create->mapTo(page, QPoint()).y() > first->mapTo(page, QPoint()).y() + first->height());
        for (int row = 0; row < 3 && !qobject_cast<VerbButton*>(f.window->focusWidget()); ++row)
            QTest::keyClick(f.window->focusWidget(), Qt::Key_Down);
        QVERIFY(qobject_cast<VerbButton*>(f.window->focusWidget()));
        for (int row = 0; row < 3 && f.window->focusWidget() != first; ++row)
            QTest::keyClick(f.window->focusWidget(), Qt::Key_Up);
        QCOMPARE(f.window->focusWidget(), first);
        QTest::keyClick(first, Qt::Key_Return);
        QVERIFY(f.current());
        QCOMPARE(f.current()->text(), QStringLiteral("text: one"));
        f.window->actions().start->trigger();
        startPage(f)->gameCards().front()->buttons().front()->setFocus();
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Return);
        QCOMPARE(f.current()->text(), QStringLiteral("text: new"));
    }

    void everyWayOfAGameIsOnItsCard() {
        StartedActions ways;
        GameCard card(ways.game, nullptr);
        QCOMPARE(card.accessibleName(), QStringLiteral("Chess"));
        QSignalSpy chosen(&card, &GameCard::chosen);
        QSignalSpy sample(&card, &GameCard::sampleChosen);
        QCOMPARE(card.buttons().size(), 3); // New, Play, Samples
        card.buttons()[0]->click();
        QCOMPARE(chosen.takeFirst().front().value<QAction*>(), &ways.create);
        card.buttons()[1]->menu()->actions().at(1)->trigger();
        QCOMPARE(chosen.takeFirst().front().value<QAction*>(), &ways.network);
        card.buttons()[2]->menu()->actions().front()->trigger();
        QCOMPARE(sample.takeFirst().front().toString(), QStringLiteral(":/chess/a-first-board.text"));
        QCOMPARE(card.buttons()[2]->menu()->actions().front()->text(), QStringLiteral("A First Board"));
    }

    void aWayThatIsOffIsOffOnItsCard() {
        StartedActions ways;
        GameCard card(ways.game, nullptr);
        ways.create.setEnabled(false);
        QVERIFY(!card.buttons()[0]->isEnabled());
        ways.create.setEnabled(true);
        QVERIFY(card.buttons()[0]->isEnabled());
    }

    /// There the samples below them would be out of sight.
    void cardsAreCompactInLowWindows() {
        WindowFixture f;
        const auto areCompact = [&f](bool compact) {
            const QList<GameCard*> cards = startPage(f)->gameCards();
            return !cards.isEmpty() && std::ranges::all_of(cards, [compact](const GameCard* card) {
                return card->isCompact() == compact;
            });
        };
        f.window->resize(1024, 600);
        QTRY_VERIFY(areCompact(true));
        const int low = startPage(f)->gameCards().front()->height();
        f.window->resize(1280, 1000);
        QTRY_VERIFY(areCompact(false));
        QTRY_VERIFY(startPage(f)->gameCards().front()->height() > low);
    }

    void filesThatFitIntoARowAreShown() {
        WindowFixture f;
        QStringList files;
        for (int i = 0; i < 10; ++i)
            files += f.write(QStringLiteral("%1.text").arg(i), "text: one");
        f.settings->setValue(setting::recentFiles, files);
        f.restart();
        const auto shown = [&f] {
            const QList<PictureCard*> cards = startPage(f)->recentCards();
            return std::ranges::count_if(cards, [](const PictureCard* card) { return !card->isHidden(); });
        };
        f.window->resize(640, 700);
        QTRY_VERIFY(shown() > 0 && shown() < 10);
        const auto few = shown();
        f.window->resize(1280, 700);
        QTRY_VERIFY(shown() > few);
        for (const PictureCard* card : startPage(f)->recentCards())
            if (!card->isHidden()) QCOMPARE(card->y(), startPage(f)->recentCards().front()->y());
    }

    /// File > New closes before what it begins opens a dialog of its own.
    void newShowsTheGamesAndBeginsOne() {
        WindowFixture f;
        f.window->actions().create->trigger();
        auto* dialog = f.window->findChild<NewDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        auto* button = dialog->findChild<VerbButton*>();
        QVERIFY(button);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Return);
        QVERIFY(dialog->isHidden());
        QTRY_VERIFY(f.current());
        QCOMPARE(f.current()->text(), QStringLiteral("text: new"));
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
