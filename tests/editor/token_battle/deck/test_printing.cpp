// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_list_dock.h"
#include "tests/editor/app/progress_driver.h"
#include "tests/editor/pdf.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QAbstractItemView>
#include <QFile>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::decksNamed;
using test::DeckWindow;

class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void eachSelectedDeckTakesAPage_data() {
        QTest::addColumn<int>("decks");
        QTest::addColumn<bool>("all");
        QTest::addColumn<int>("pages");
        QTest::newRow("the only one") << 1 << true << 1;
        QTest::newRow("one of several") << 5 << false << 1;
        QTest::newRow("one more than a page holds") << 2 << true << 2;
        QTest::newRow("sixty") << 60 << true << 60;
    }

    void eachSelectedDeckTakesAPage() {
        QFETCH(int, decks);
        QFETCH(bool, all);
        DeckWindow open(decksNamed(std::vector<std::string>(std::size_t(decks), "Rams"),
                                   std::vector<std::string>(std::size_t(decks), "0 1 | 2 3 | 4 5 | 6 7")));
        if (all) open.dock<DeckListDock>()->findChild<QAbstractItemView*>()->selectAll();
        open.dialogs.saveAnswer = open.folder.filePath(QStringLiteral("decks.pdf"));
        open.action(QStringLiteral("save-pdf"))->trigger();
        QTEST(test::pagesIn(open.dialogs.saveAnswer), "pages");
        QVERIFY2(open.message.contains(QStringLiteral("decks.pdf")), qPrintable(open.message));
    }

    /// However much a sheet holds, it is made to fit its page.
    void theFullestDeckTakesAPage() {
        DeckWindow open(decksNamed({std::string(100, 'W')}, {"0 1 | 2 | 4 5 8 10 11 | 6"}));
        open.document->setNotes(0, std::string(2'000, 'n') + "\nlast line");
        open.dialogs.saveAnswer = open.folder.filePath(QStringLiteral("deck.pdf"));
        open.action(QStringLiteral("save-pdf"))->trigger();
        QCOMPARE(test::pagesIn(open.dialogs.saveAnswer), 1);
    }

    /// They are drawn beside the window, page by page.
    void manyDecksAreGivenUpBetweenPages() {
        const std::size_t many = 2'000;
        DeckWindow open(decksNamed(std::vector<std::string>(many, "Rams"),
                                   std::vector<std::string>(many, "0 1 | 2 3 | 4 5 | 6 7")));
        open.dock<DeckListDock>()->findChild<QAbstractItemView*>()->selectAll();
        open.dialogs.saveAnswer = open.folder.filePath(QStringLiteral("decks.pdf"));
        const test::ProgressDriver driver([](JobProgress& progress) { progress.reject(); });
        open.action(QStringLiteral("save-pdf"))->trigger();
        QVERIFY(driver.hasDealt());
        QVERIFY(!QFile::exists(open.dialogs.saveAnswer));
        QVERIFY2(open.message.isEmpty(), qPrintable(open.message));
    }

    void reportsWhatCannotBeWritten() {
        DeckWindow open(decksNamed({"Rams"}, {"0 1 | 2 3 | 4 5 | 6 7"}));
        open.dialogs.saveAnswer = open.folder.filePath(QStringLiteral("gone/decks.pdf"));
        open.action(QStringLiteral("save-pdf"))->trigger();
        QVERIFY2(open.message.contains(QStringLiteral("gone/decks.pdf")), qPrintable(open.message));
    }
};

STONEMASON_TEST(TestPrinting)
#include "test_printing.moc"
