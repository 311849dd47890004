// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/folded_text.h"
#include "editor/app/window/command_row.h"
#include "editor/app/window/command_search.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::test;

namespace {

CommandSearch& searchOf(const WindowFixture& f) {
    return *f.window->findChild<CommandSearch*>();
}

/// Opens the search by its key and types.
CommandSearch& ask(const WindowFixture& f, const QString& words) {
    QTest::keyClick(f.window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(searchOf(f).field(), words);
    return searchOf(f);
}

QStringList found(const CommandSearch& search) {
    QStringList ids;
    for (int row = 0; row < search.list()->count(); ++row)
        ids += search.list()->item(row)->data(CommandRow::Id).toString();
    return ids;
}

QString currentId(const CommandSearch& search) {
    return search.current() ? search.current()->id() : QString();
}

} // namespace

/// Ctrl+Shift+P: commands by words, and run by keys alone.
class TestCommandSearch : public QObject {
    Q_OBJECT

private slots:
    void wordsMatch_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char* typed, bool matches) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << matches;
        };
        row("", true);
        row("select all", true);
        row("SELECT", true);
        row("all", true);
        row("all sel", true);
        row("sa", true);   // initials
        row("seal", true); // beginnings
        row("elec", true); // inside
        row("edit all", true);
        row("éDIT àll", true);
        row("las", false);
        row("select none", false);
        row("all all", true);
        row("view all", false);
        row("☃", true); // no word at all
    }

    void wordsMatch() {
        QFETCH(QString, typed);
        QFETCH(bool, matches);
        QCOMPARE(matchOf(typed, QStringLiteral("Select All"), QStringLiteral("Edit")) > 0, matches);
    }

    void accentsDoNotCount() {
        QCOMPARE(folded(QStringLiteral("Zażółć Gęślą JAŹŃ")), QStringLiteral("zazolc gesla jazn"));
        QVERIFY(matchOf(QStringLiteral("cofnij zol"), QStringLiteral("Cofnij żółć"), {}) > 0);
        QVERIFY(matchOf(QStringLiteral("ż"), QStringLiteral("Zapisz"), {}) > 0);
    }

    void theBestComesFirst() {
        const QStringList best{QStringLiteral("Save"), QStringLiteral("Save As"),
                               QStringLiteral("Quick save"), QStringLiteral("Start a venture"),
                               QStringLiteral("Unsaved work")};
        for (qsizetype i = 1; i < best.size(); ++i)
            QVERIFY2(matchOf(QStringLiteral("save"), best[i - 1], {}) >
                         matchOf(QStringLiteral("save"), best[i], {}),
                     qPrintable(best[i]));
        QVERIFY(matchOf(QStringLiteral("pa ne"), QStringLiteral("Paste as New"), {}) >
                matchOf(QStringLiteral("ne pa"), QStringLiteral("Paste as New"), {}));
    }

    void findsAndRunsByKeysAlone() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        const QSignalSpy asked(f.window->actions().start, &QAction::triggered);
        CommandSearch& search = ask(f, QStringLiteral("start pa"));
        QVERIFY(search.isVisible());
        QCOMPARE(currentId(search), QStringLiteral("window.start"));
        QTest::keyClick(search.field(), Qt::Key_Return);
        QVERIFY(!search.isVisible());
        QTRY_COMPARE(asked.size(), 1);
    }

    /// Also when it is there already, behind another.
    void aPanelThatWasFoundIsShown() {
        for (const char* name : {"countsDock", "wordsDock"})
            for (const bool hidden : {false, true}) {
                WindowFixture f;
                f.open(QStringLiteral("a.text"), "text: one");
                auto* dock = f.window->findChild<QDockWidget*>(QString::fromLatin1(name));
                dock->setVisible(!hidden);
                CommandSearch& search = ask(f, dock->windowTitle());
                QCOMPARE(search.current()->action, dock->toggleViewAction());
                QTest::keyClick(search.field(), Qt::Key_Return);
                QTRY_VERIFY2(dock->isVisible() && !dock->visibleRegion().isEmpty(), name);
            }
    }

    void moves() {
        const WindowFixture f;
        CommandSearch& search = ask(f, {});
        QVERIFY(search.list()->count() > 15);
        QCOMPARE(search.list()->currentRow(), 0);
        QTest::keyClick(search.field(), Qt::Key_Down);
        QCOMPARE(search.list()->currentRow(), 1);
        QTest::keyClick(search.field(), Qt::Key_PageDown);
        QVERIFY(search.list()->currentRow() > 3);
        QTest::keyClick(search.field(), Qt::Key_PageUp);
        QTest::keyClick(search.field(), Qt::Key_Up);
        QCOMPARE(search.list()->currentRow(), 0);
        QTest::keyClick(search.field(), Qt::Key_Escape);
        QVERIFY(!search.isVisible());
    }

    void whatCannotBeDoneNowSaysSoAndDoesNothing() {
        const WindowFixture f;
        const QSignalSpy closed(f.window->actions().closeOthers, &QAction::triggered);
        CommandSearch& search = ask(f, QStringLiteral("close others"));
        QCOMPARE(currentId(search), QStringLiteral("window.close-others"));
        QVERIFY(search.list()->currentItem()->data(CommandRow::IsOff).toBool());
        bool explained = false;
        for (const QLabel* line : search.findChildren<QLabel*>())
            explained |=
                line->text().startsWith(QStringLiteral("Not available now: Close all other documents"));
        QVERIFY(explained);
        QTest::keyClick(search.field(), Qt::Key_Return);
        QVERIFY(search.isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(closed.size(), 0);
    }

    void whatWasUsedComesFirst() {
        WindowFixture f;
        const QString words = QStringLiteral("t"); // begins words of many
        const QString later = found(ask(f, words)).at(2);
        searchOf(f).close();
        f.settings->setValue(setting::recentCommands, {QStringLiteral("gone.away"), later});
        const QStringList again = found(ask(f, {}));
        QCOMPARE(again.front(), later);
        searchOf(f).close();
        const auto matchOfRow = [&](const QString& id) {
            return matchOf(words, f.window->commands().command(id)->text(), {});
        };
        const QStringList sorted = found(ask(f, words));
        for (const QString& id : sorted) {
            if (id == later) break;
            QVERIFY(matchOfRow(id) > matchOfRow(later)); // only what matches better stands before it
        }
    }

    void remembersWhatWasRun() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one"); // the start page can be gone to
        ask(f, QStringLiteral("next tab"));
        QCOMPARE(currentId(searchOf(f)), QStringLiteral("window.next-tab"));
        searchOf(f).close();
        ask(f, QStringLiteral("start page"));
        QTest::keyClick(searchOf(f).field(), Qt::Key_Enter);
        f.restart();
        QCOMPARE(found(ask(f, {})).front(), QStringLiteral("window.start"));
    }

    void otherWorkspacesAreNotOffered() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        FakeDialogs dialogs;
        FakeWorkspace texts;
        FakeWorkspace notes(QStringLiteral("note"));
        MainWindow window({settings, dialogs, {&texts, &notes}, folder.filePath(QStringLiteral("data"))});
        CommandSearch search(window.commands(), settings, &window);
        search.open(QStringLiteral("text"));
        QVERIFY(found(search).contains(QStringLiteral("text.pencil")));
        QVERIFY(!found(search).contains(QStringLiteral("note.pencil")));
        QVERIFY(found(search).contains(QStringLiteral("note.new"))); // in the menus all the time
        search.open(QStringLiteral("note"));
        QVERIFY(!found(search).contains(QStringLiteral("text.pencil")));
        QVERIFY(found(search).contains(QStringLiteral("note.pencil")));
    }

    void reportsWhenNothingMatches() {
        const WindowFixture f;
        CommandSearch& search = ask(f, QStringLiteral("qqqqq"));
        QCOMPARE(search.list()->count(), 0);
        QVERIFY(!search.current());
        QTest::keyClick(search.field(), Qt::Key_Return);
        QVERIFY(search.isVisible());
        QVERIFY(!search.field()->accessibleDescription().isEmpty());
    }
};

STONEMASON_TEST(TestCommandSearch)
#include "test_command_search.moc"
