// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_opener.h"
#include "editor/app/widgets/progress_dialog.h"
#include "editor/app/widgets/user_activity.h"
#include "tests/editor/app/gate.h"
#include "tests/editor/app/large_text.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTabBar>
#include <QTimer>

#include <atomic>
#include <string>

using namespace stonemason;
using namespace stonemason::test;

/// What a person does while a large file is read stays as it is: the window closes, dialogs end, words are
/// typed.
class TestLargeFilesMeanwhile : public QObject {
    Q_OBJECT

private slots:
    void waitsForTheEndOfADialog();
    void waitsForTheEndOfAProgressThatIsNotSeenYet();
    void theWindowClosesMeanwhileAndRemembersIt();
    void theWindowGoesWhileItIsRead();
    void workRecoveredMeanwhileIsNotOpenedTwice();
    void closingDoesNotLosePastedTextUnasked();
    void comesBehindWhatAPersonTypes();
    void comesBehindWhatAPersonHasGoneOnWith();
    void theNoticeGoesWithWhatItLeadsTo();

private:
    static QString notice(const WindowFixture& f) { return f.window->messages().textOf(openingNotice); }
};

void TestLargeFilesMeanwhile::waitsForTheEndOfADialog() {
    WindowFixture f;
    TextDocument* small = f.open(QStringLiteral("small.text"), "text: small");
    QDialog dialog(f.window.get());
    dialog.open();
    QTRY_COMPARE(QApplication::activeModalWidget(), &dialog);
    std::atomic<int> read = 0;
    f.workspace->beforeReading = [&](const std::string&) { ++read; };
    f.window->openFiles(
        {f.write(QStringLiteral("a.text"), large("a")), f.write(QStringLiteral("b.text"), large("b"))});
    QTRY_COMPARE(read, 1);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(f.current(), small);
    QCOMPARE(read, 1);
    dialog.close();
    QTRY_COMPARE(f.window->documents().all().size(), 3);
}

/// A modal progress dialog blocks the window's input although it is not visible yet.
void TestLargeFilesMeanwhile::waitsForTheEndOfAProgressThatIsNotSeenYet() {
    WindowFixture f;
    TextDocument* small = f.open(QStringLiteral("small.text"), "text: small");
    ProgressDialog progress(QStringLiteral("Stonemason"), QStringLiteral("Saving…"), f.window.get());
    QVERIFY(!UserActivity::isBusy());
    f.window->openFiles({f.write(QStringLiteral("a.text"), large("a"))});
    int unseen = 0;
    bool isHeldBack = true;
    bool hasEnded = false;
    QTimer looking;
    connect(&looking, &QTimer::timeout, this, [&] {
        isHeldBack = isHeldBack && UserActivity::isBusy() && f.current() == small;
        if (!progress.isVisible()) return void(++unseen);
        hasEnded = true;
        progress.end();
    });
    looking.start(0);
    progress.wait([&hasEnded] { return hasEnded; });
    looking.stop();
    QVERIFY(unseen > 0);
    QVERIFY(isHeldBack);
    QCOMPARE(f.window->documents().all().size(), 1);
    QTRY_COMPARE(f.window->documents().all().size(), 2);
}

void TestLargeFilesMeanwhile::theWindowClosesMeanwhileAndRemembersIt() {
    WindowFixture f;
    Gate gate;
    f.open(QStringLiteral("small.text"), "text: small");
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    f.window->openFiles(
        {f.write(QStringLiteral("a.text"), large("a")), f.write(QStringLiteral("b.text"), "text: b")});
    QVERIFY(f.window->close());
    QCOMPARE(f.settings->value(setting::openFiles),
             QStringList({f.path(QStringLiteral("small.text")), f.path(QStringLiteral("a.text")),
                          f.path(QStringLiteral("b.text"))}));
    QVERIFY(!f.window->opener().isReading());
    gate.open();
    QTRY_COMPARE(gate.passed, gate.reached);
    QCoreApplication::processEvents();
    QCOMPARE(f.window->documents().all().size(), 1);
}

void TestLargeFilesMeanwhile::theWindowGoesWhileItIsRead() {
    Gate gate;
    WindowFixture f;
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    f.window->openFiles(
        {f.write(QStringLiteral("a.text"), large("a")), f.write(QStringLiteral("b.text"), large("b"))});
    QTRY_COMPARE(gate.reached, 1);
    gate.open();
    f.window.reset();
    QCOMPARE(gate.reached, 1);
}

void TestLargeFilesMeanwhile::workRecoveredMeanwhileIsNotOpenedTwice() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string& bytes) {
        if (bytes.size() > 1000) gate.pass();
    };
    const QString path = f.write(QStringLiteral("a.text"), large("a"));
    f.window->openFiles({path});
    QTRY_COMPARE(gate.reached, 1);
    Document* recovered = f.window->opener().recover("text: mine", path);
    QVERIFY(recovered);
    gate.open();
    QTRY_VERIFY(!f.window->opener().isReading());
    QCOMPARE(f.window->documents().all(), QList<Document*>{recovered});
    QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    QVERIFY(recovered->isModified());
}

void TestLargeFilesMeanwhile::closingDoesNotLosePastedTextUnasked() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    QGuiApplication::clipboard()->setText(QString::fromUtf8(large("from a forum")));
    f.window->actions().pasteAsNew->trigger();
    QVERIFY(!f.window->close());
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.window->opener().isReading());
    gate.open();
    QTRY_COMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!f.window->close()); // now it asks as for every document that is in no file
    QCOMPARE(f.dialogs.unsavedAsked.size(), 1);
    QCOMPARE(f.dialogs.confirmed.size(), 1);

    f.window->actions().pasteAsNew->trigger();
    f.dialogs.confirmAnswer = true;
    f.dialogs.unsavedAnswer = FakeDialogs::Unsaved::Discard;
    QVERIFY(f.window->close());
    QCOMPARE(f.dialogs.confirmed.size(), 2);
    QVERIFY(!f.window->opener().isReading());
}

/// In a field of the start page, and of a panel beside a document.
void TestLargeFilesMeanwhile::comesBehindWhatAPersonTypes() {
    for (const bool besideADocument : {false, true}) {
        WindowFixture f;
        if (besideADocument) f.open(QStringLiteral("small.text"), "text: small");
        QWidget* shown = f.window->tabs().currentWidget();
        QLineEdit field(besideADocument ? static_cast<QWidget*>(f.window.get()) : shown);
        field.show();
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        field.setFocus();
        QTRY_VERIFY(field.hasFocus());
        const auto count = f.window->documents().all().size();
        f.window->openFiles({f.write(QStringLiteral("a.text"), large("a"))});
        QTest::keyClicks(&field, QStringLiteral("half a "));
        QTRY_COMPARE(f.window->documents().all().size(), count + 1);
        QTest::keyClicks(f.window->focusWidget(), QStringLiteral("word"));
        QCOMPARE(field.text(), QStringLiteral("half a word"));
        QCOMPARE(f.window->tabs().currentWidget(), shown);
        QVERIFY(f.window->tabs().tabBar()->isVisible());

        const QString message = f.window->messages().textOf(behindNotice);
        QVERIFY2(message.startsWith(QStringLiteral("a ")), qPrintable(message));
        f.window->messages().press(behindNotice, 0);
        QCOMPARE(f.current()->path(), f.path(QStringLiteral("a.text")));
        QVERIFY(f.window->messages().textOf(behindNotice).isEmpty());
    }
}

/// By keys or with the mouse, on the document that is shown. Without one there is nothing to keep.
void TestLargeFilesMeanwhile::comesBehindWhatAPersonHasGoneOnWith() {
    for (const bool byKeys : {true, false})
        for (const bool isOpen : {true, false}) {
            WindowFixture f;
            if (isOpen) f.open(QStringLiteral("small.text"), "text: small");
            QWidget* shown = f.window->tabs().currentWidget();
            f.window->openFiles({f.write(QStringLiteral("a.text"), large("a"))});
            if (byKeys)
                QTest::keyClick(shown, Qt::Key_Left);
            else
                QTest::mouseClick(shown, Qt::LeftButton, {}, {2, 2});
            QTRY_VERIFY(!f.window->opener().isReading());
            QCOMPARE(f.window->tabs().currentWidget() == shown, isOpen);
            // Who only waits sees what was asked for.
            f.window->openFiles({f.write(QStringLiteral("b.text"), large("b"))});
            QTest::keyClick(shown, Qt::Key_Shift);
            QTRY_VERIFY(!f.window->opener().isReading());
            QCOMPARE(f.current()->path(), f.path(QStringLiteral("b.text")));
        }
}

void TestLargeFilesMeanwhile::theNoticeGoesWithWhatItLeadsTo() {
    WindowFixture f;
    f.open(QStringLiteral("small.text"), "text: small");
    f.window->openFiles({f.write(QStringLiteral("a.text"), large("a"))});
    QTest::keyClick(f.window->tabs().currentWidget(), Qt::Key_Left);
    QTRY_VERIFY(!f.window->messages().textOf(behindNotice).isEmpty());
    emit f.window->tabs().closeRequested(f.document(1));
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(f.window->messages().textOf(behindNotice).isEmpty());
}

STONEMASON_TEST(TestLargeFilesMeanwhile)
#include "test_large_files_meanwhile.moc"
