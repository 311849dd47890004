// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/window/shortcut_tree.h"
#include "editor/app/window/shortcuts_page.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoStack>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QKeySequence key(const char* text) {
    return QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
}

const Command& command(const WindowFixture& f, const char* id) {
    return *f.window->commands().command(QString::fromLatin1(id));
}

/// The page of a window, standing on the command.
struct Page : ShortcutsPage {
    Page(const WindowFixture& f, const char* id) : ShortcutsPage(f.window->commands()) {
        show();
        activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(this));
        tree()->setCurrent(command(f, id));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        field()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
};

} // namespace

/// Which keys commands have, and other ones.
class TestShortcuts : public QObject {
    Q_OBJECT

private slots:
    void knowsWhatIsInTheMenus() {
        const WindowFixture f;
        const Command& undo = command(f, "window.undo");
        QCOMPARE(undo.path, QStringList(QStringLiteral("Edit")));
        QCOMPARE(command(f, "window.reset-layout").path,
                 (QStringList{QStringLiteral("View"), QStringLiteral("Panels")}));
        QCOMPARE(command(f, "text.pencil").defaults, QList{key("P")});
        QVERIFY(f.window->commands().command(QStringLiteral("panel.historyDock")));
    }

    void aKeyIsGivenByKeysAlone() {
        WindowFixture f;
        Page page(f, "text.pencil");
        page.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(page.field()->keySequence(), key("Ctrl+J")); // at once, without waiting for another stroke
        QVERIFY(page.verdict()->text().contains(QStringLiteral("free")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY2(page.assignButton()->hasFocus(), qPrintable(page.verdict()->text()));
        QTest::keyClick(page.assignButton(), Qt::Key_Space);
        QVERIFY(page.tree()->hasFocus()); // not the button that takes keys away
        QCOMPARE(command(f, "text.pencil").action->shortcuts(), QList{key("P")}); // not before it is applied
        page.apply();
        QCOMPARE(command(f, "text.pencil").action->shortcuts(), QList{key("Ctrl+J")});
        const QSignalSpy drawn(command(f, "text.pencil").action, &QAction::triggered);
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QTest::keyClick(f.window.get(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(drawn.size(), 1);
        f.restart();
        QCOMPARE(command(f, "text.pencil").action->shortcuts(), QList{key("Ctrl+J")});
        QCOMPARE(command(f, "text.pencil").defaults, QList{key("P")});
    }

    void whoHasAKeyIsShownAndLosesIt() {
        WindowFixture f;
        {
            Page page(f, "text.pencil");
            page.press(Qt::Key_F11);
            QVERIFY(page.verdict()->text().contains(QStringLiteral("Full Screen (View)")));
            QVERIFY(page.assignButton()->isEnabled());
            page.assignButton()->click();
            page.apply();
        }
        QCOMPARE(command(f, "text.pencil").action->shortcuts(), QList{key("F11")});
        QVERIFY(command(f, "window.full-screen").action->shortcuts().isEmpty());
        f.restart();
        QCOMPARE(command(f, "text.pencil").action->shortcuts(), QList{key("F11")});
        QVERIFY(command(f, "window.full-screen").action->shortcuts().isEmpty());
    }

    void someKeysCannotBeGivenAway() {
        const WindowFixture f;
        Page page(f, "text.pencil");
        page.press(Qt::Key_F, Qt::AltModifier); // the File menu's
        QVERIFY2(page.verdict()->text().contains(QStringLiteral("menu File")),
                 qPrintable(page.verdict()->text()));
        QVERIFY(!page.assignButton()->isEnabled());
        page.press(Qt::Key_Menu);
        QVERIFY(!page.assignButton()->isEnabled());
        page.press(Qt::Key_P);
        QVERIFY(!page.assignButton()->isEnabled()); // has it already
        page.press(Qt::Key_Shift, Qt::ShiftModifier);
        QVERIFY(!page.assignButton()->isEnabled());
    }

    void oneOrAllGoBackToTheirDefaults() {
        WindowFixture f;
        {
            Page page(f, "text.pencil");
            page.press(Qt::Key_F11);
            page.assignButton()->click();
            page.tree()->setCurrent(command(f, "window.start"));
            page.noneButton()->click();
            page.apply();
            QVERIFY(command(f, "window.start").action->shortcuts().isEmpty());
        }
        {
            Page page(f, "window.full-screen");
            page.defaultButton()->click(); // takes its key back
            page.apply();
            QCOMPARE(command(f, "window.full-screen").action->shortcuts(), QList{key("F11")});
            QVERIFY(command(f, "text.pencil").action->shortcuts().isEmpty());
            page.showDefaults();
            page.apply();
            for (const Command& each : f.window->commands().all())
                QCOMPARE(each.action->shortcuts(), each.defaults);
        }
        f.restart();
        for (const Command& each : f.window->commands().all())
            QCOMPARE(each.action->shortcuts(), each.defaults);
        f.settings->sync();
        QVERIFY(!f.bytesOf(QStringLiteral("settings.json")).contains("keys/"));
    }

    void twoWorkspacesMayHaveTheSameKey() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        FakeDialogs dialogs;
        FakeWorkspace texts;
        FakeWorkspace notes(QStringLiteral("note"));
        MainWindow window({settings, dialogs, {&texts, &notes}, folder.filePath(QStringLiteral("data"))});
        const Commands& commands = window.commands();
        const Command& pencil = *commands.command(QStringLiteral("text.pencil"));
        const Command& other = *commands.command(QStringLiteral("note.pencil"));
        QVERIFY(!areTogether(pencil, other));
        QVERIFY(areTogether(pencil, *commands.command(QStringLiteral("window.undo"))));
        const KeyMap map = commands.withKeys(commands.keys(), other, {key("F3")});
        QVERIFY(commands.holders(key("F3"), pencil, map).isEmpty());
        QCOMPARE(commands.holders(key("F3"), *commands.command(QStringLiteral("window.undo")), map),
                 QList{&other});
    }

    void brokenEntriesAreNotSet_data() {
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("no key") << QByteArray(R"("Ctrl+Nonsense")");
        QTest::newRow("several strokes") << QByteArray(R"("Ctrl+K, Ctrl+L")");
        QTest::newRow("a list") << QByteArray(R"(["Ctrl+K", "Ctrl+L"])");
        QTest::newRow("one broken, one not") << QByteArray(R"("Ctrl+K; ???")");
        QTest::newRow("an object") << QByteArray(R"({"key": "Ctrl+K"})");
        QTest::newRow("a number") << QByteArray("7");
        QTest::newRow("long") << '"' + QByteArray(100'000, '+') + '"';
    }

    void brokenEntriesAreNotSet() {
        QFETCH(QByteArray, entry);
        WindowFixture f;
        f.window.reset();
        f.settings.reset();
        f.write(QStringLiteral("settings.json"),
                R"({"keys/no.such": "Ctrl+K", "keys/window.start": "F2", "keys/text.pencil": )" + entry +
                    '}');
        f.restart();
        QCOMPARE(command(f, "text.pencil").action->shortcuts(), QList{key("P")});
        QCOMPARE(command(f, "window.start").action->shortcuts(), QList{key("F2")});
    }

    void noTwoGetTheSameKeyFromTheSettings() {
        WindowFixture f;
        f.window.reset();
        f.settings.reset();
        f.write(QStringLiteral("settings.json"),
                R"({"keys/text.pencil": "Ctrl+S", "keys/window.start": "Ctrl+S"})");
        f.restart();
        int holders = 0;
        for (const Command& each : f.window->commands().all())
            holders += each.action->shortcuts().contains(key("Ctrl+S")) ? 1 : 0;
        QCOMPARE(holders, 1);
    }

    void toolTipsNameTheKeys() {
        const WindowFixture f;
        QAction& start = *f.window->actions().start;
        QVERIFY(start.toolTip().endsWith(QStringLiteral("(Ctrl+T)")));
        Commands& commands = f.window->commands();
        commands.setKeys(commands.withKeys(commands.keys(), command(f, "window.start"), {key("F2")}));
        QCOMPARE(start.toolTip(), QStringLiteral("Show new files, samples and recent files (F2)"));
        commands.setKeys(commands.withKeys(commands.keys(), command(f, "window.start"), {}));
        QCOMPARE(start.toolTip(), QStringLiteral("Show new files, samples and recent files"));
    }

    /// Menus show what Undo would undo; lists of commands show the command's own name.
    void theListNamesCommandsAndNotTheirLastSteps() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one")
            ->undoStack()
            .push(new QUndoCommand(QStringLiteral("Paint Forest")));
        const Command& undo = command(f, "window.undo");
        QVERIFY(undo.action->text().contains(QStringLiteral("Paint Forest")));
        QCOMPARE(undo.text(), QStringLiteral("Undo"));
        undo.action->trigger();
        QVERIFY(command(f, "window.redo").action->text().contains(QStringLiteral("Paint Forest")));
        QCOMPARE(command(f, "window.redo").text(), QStringLiteral("Redo"));
    }

    void theListIsSearchedAndCopied() {
        const WindowFixture f;
        QTest::keyClick(f.window.get(), Qt::Key_Slash, Qt::ControlModifier);
        auto* list = f.window->findChild<ShortcutsDialog*>();
        QVERIFY(list);
        const QString all = list->tree()->text();
        QVERIFY(all.startsWith(QStringLiteral("File\n")));
        QVERIFY(all.contains(QStringLiteral("Ctrl+Shift+V")));
        QVERIFY(all.contains(QStringLiteral("Tab or Shift+Tab"))); // fixed
        QVERIFY(!all.contains(QStringLiteral("About Qt")));        // has no key
        QTest::keyClicks(list->search(), QStringLiteral("Shift+v"));
        for (QPushButton* button : list->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Text"))) button->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("Paste as New")));
        QCOMPARE(copied.count(u'\n'), 2);
    }

    void theListLeadsToTheKeys() {
        const WindowFixture f;
        f.window->actions().shortcuts->trigger();
        auto* list = f.window->findChild<ShortcutsDialog*>();
        emit list->changeRequested();
        auto* page = f.window->findChild<ShortcutsPage*>();
        QVERIFY(page && page->isVisible());
    }
};

STONEMASON_TEST(TestShortcuts)
#include "test_shortcuts.moc"
