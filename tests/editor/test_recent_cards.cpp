// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/start_cards.h"
#include "editor/app/window/start_page.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

/// The recent files on the start page, between its tiles and its samples.
class TestRecentCards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// What was opened and closed since the page was on the screen has its place there at once.
    void whatWasOpenedMeanwhileIsSeen() {
        WholeProgram program;
        program.window.resize(1280, 800);
        program.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&program.window));
        QTest::qWait(1);
        const auto* page = program.window.findChild<StartPage*>();
        const auto isSeen = [page](qsizetype count) {
            const QList<PictureCard*> cards = page->recentCards();
            return cards.size() == count && std::ranges::all_of(cards, [](const PictureCard* card) {
                       return card->isVisible() && !card->size().isEmpty() &&
                              card->parentWidget()->rect().contains(card->geometry());
                   });
        };
        qsizetype count = 0;
        for (const QString& file : {WholeProgram::map, WholeProgram::decks}) {
            program.open(file);
            QTest::qWait(1);
            program.window.actions().close->trigger();
            ++count;
            QTRY_VERIFY2(isSeen(count), qPrintable(file));
        }
        program.window.actions().clearRecent->trigger();
        QTRY_VERIFY(isSeen(0));
    }
};

STONEMASON_TEST(TestRecentCards)
#include "test_recent_cards.moc"
