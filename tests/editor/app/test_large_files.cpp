// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_opener.h"
#include "tests/editor/app/gate.h"
#include "tests/editor/app/large_text.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QThread>

#include <atomic>
#include <string>

using namespace stonemason;
using namespace stonemason::test;

/// Files and texts that take their time: they are read beside the window, which goes on.
class TestLargeFiles : public QObject {
    Q_OBJECT

private slots:
    void readsThemOnAThreadOfTheirOwn();
    void tabsComeInTheOrderTheyWereAskedFor();
    void reportsWhatIsReadAndWhatWaits();
    void aQuickTaskReportsNoProgress();
    void cancellingOpensTheOthersOnly();
    void cancellingAllOpensNothing();
    void isReadOnceHoweverOftenItIsAskedFor();
    void reportsWhatIsWrongWithIt();
    void asksBeforeItOpensLess();
    void pastesALargeText();
    void cancellingDoesNotWaitForWhatHangs();
    void notifiesWhoeverAskedForIt();
    void theGuideSaysWhatIsLarge();

private:
    static QString notice(const WindowFixture& f) { return f.window->messages().textOf(openingNotice); }
};

void TestLargeFiles::readsThemOnAThreadOfTheirOwn() {
    WindowFixture f;
    std::atomic<bool> here = false;
    f.workspace->beforeReading = [&](const std::string&) {
        here = QThread::currentThread() == QCoreApplication::instance()->thread();
    };
    f.open(QStringLiteral("small.text"), "text: small");
    QVERIFY(here);
    QCOMPARE(f.current()->title(), QStringLiteral("small"));

    const QByteArray bytes = large("sea");
    f.window->openFiles({f.write(QStringLiteral("large.text"), bytes)});
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(f.window->opener().isReading());
    QTRY_COMPARE(f.window->documents().all().size(), 2);
    QVERIFY(!here);
    QVERIFY(!f.window->opener().isReading());
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("large.text")));
    QCOMPARE(f.current()->text().toUtf8(), bytes);
    QCOMPARE(f.current()->fileBytes, bytes);
    QVERIFY(!f.current()->isModified());
    QCOMPARE(f.window->documents().of(f.current()).fileHash, hashOf(bytes.toStdString()));
    QCOMPARE(f.settings->value(setting::recentFiles).front(), f.path(QStringLiteral("large.text")));
}

void TestLargeFiles::tabsComeInTheOrderTheyWereAskedFor() {
    WindowFixture f;
    const QStringList paths{
        f.write(QStringLiteral("a.text"), "text: a"), f.write(QStringLiteral("b.text"), large("b")),
        f.write(QStringLiteral("c.text"), "text: c"), f.write(QStringLiteral("d.text"), large("d"))};
    f.window->openFiles(paths);
    QCOMPARE(f.window->documents().all().size(), 1);
    QTRY_COMPARE(f.window->documents().all().size(), 4);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(f.document(i)->path(), paths[i]);
    QCOMPARE(f.current(), f.document(3));
}

void TestLargeFiles::reportsWhatIsReadAndWhatWaits() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    f.window->opener().setNoticeDelay(0);
    f.window->openFiles({f.write(QStringLiteral("sea.text"), large("sea"))});
    QTRY_VERIFY2(notice(f).contains(QStringLiteral("sea.text is large (")), qPrintable(notice(f)));
    QVERIFY(!notice(f).contains(QStringLiteral("more")));
    f.window->openFiles(
        {f.write(QStringLiteral("b.text"), "text: b"), f.write(QStringLiteral("c.text"), "text: c")});
    QVERIFY2(notice(f).contains(QStringLiteral("2 more")), qPrintable(notice(f)));
    gate.open();
    QTRY_COMPARE(f.window->documents().all().size(), 3);
    QVERIFY2(notice(f).isEmpty(), qPrintable(notice(f)));
}

void TestLargeFiles::aQuickTaskReportsNoProgress() {
    WindowFixture f;
    f.window->opener().setNoticeDelay(60'000);
    QSignalSpy sent(&f.window->opener(), &DocumentOpener::noticePosted);
    f.window->openFiles({f.write(QStringLiteral("a.text"), large("a"))});
    QTRY_COMPARE(f.window->documents().all().size(), 1);
    QCOMPARE(sent.size(), 0);
}

void TestLargeFiles::cancellingOpensTheOthersOnly() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    f.window->opener().setNoticeDelay(0);
    f.window->openFiles(
        {f.write(QStringLiteral("a.text"), large("a")), f.write(QStringLiteral("b.text"), "text: b")});
    QTRY_VERIFY(!notice(f).isEmpty());
    f.window->messages().press(openingNotice, 0);
    QVERIFY2(notice(f).contains(QStringLiteral("b.text")), qPrintable(notice(f)));
    gate.open();
    QTRY_VERIFY(!f.window->opener().isReading());
    QCOMPARE(f.window->documents().all().size(), 1);
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("b.text")));
    QCOMPARE(f.settings->value(setting::recentFiles), QStringList{f.path(QStringLiteral("b.text"))});
    QVERIFY(notice(f).isEmpty());
}

void TestLargeFiles::cancellingAllOpensNothing() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    f.window->opener().setNoticeDelay(0);
    f.window->openFiles(
        {f.write(QStringLiteral("a.text"), large("a")), f.write(QStringLiteral("b.text"), large("b"))});
    QTRY_VERIFY(gate.reached == 1 && !notice(f).isEmpty());
    f.window->messages().press(openingNotice, 1);
    QVERIFY(!f.window->opener().isReading());
    QVERIFY(notice(f).isEmpty());
    gate.open();
    f.window->openFiles(
        {f.write(QStringLiteral("c.text"), large("c"))}); // read after them, if they still were
    QTRY_COMPARE(f.window->documents().all().size(), 1);
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("c.text")));
    QCOMPARE(gate.passed, 2);
}

void TestLargeFiles::isReadOnceHoweverOftenItIsAskedFor() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string&) { gate.pass(); };
    const QString path = f.write(QStringLiteral("a.text"), large("a"));
    f.window->openFiles({path, path});
    f.window->openFiles({path});
    gate.open();
    QTRY_VERIFY(!f.window->opener().isReading());
    QCOMPARE(f.window->documents().all().size(), 1);
    QCOMPARE(gate.passed, 1);
}

void TestLargeFiles::reportsWhatIsWrongWithIt() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "no " + large("a"));
    f.window->openFiles({path});
    const auto message = [&] { return f.window->messages().textOf(QStringLiteral("open:") + path); };
    QTRY_VERIFY2(message().contains(QStringLiteral("a.text could not be opened")), qPrintable(message()));
    QVERIFY(f.window->documents().isEmpty());
    QVERIFY(f.settings->value(setting::recentFiles).isEmpty());
}

void TestLargeFiles::asksBeforeItOpensLess() {
    WindowFixture f;
    f.window->openFiles({f.write(QStringLiteral("a.text"), large("all of it?"))});
    QTRY_VERIFY(!f.window->opener().isReading());
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.window->documents().isEmpty());
}

void TestLargeFiles::pastesALargeText() {
    WindowFixture f;
    std::atomic<bool> here = true;
    f.workspace->beforeReading = [&](const std::string&) {
        here = QThread::currentThread() == QCoreApplication::instance()->thread();
    };
    QGuiApplication::clipboard()->setText(QString::fromUtf8(large("from a forum")));
    f.window->actions().pasteAsNew->trigger();
    QVERIFY(f.window->documents().isEmpty());
    QTRY_COMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!here);
    QVERIFY(f.current()->isModified());
    QVERIFY(f.current()->path().isEmpty());
    QVERIFY(f.current()->fileBytes.isEmpty());
    QGuiApplication::clipboard()->setText(QString::fromUtf8("no " + large("list")));
    f.window->actions().pasteAsNew->trigger();
    QTRY_VERIFY(!f.window->messages().textOf(QStringLiteral("paste")).isEmpty());
    QCOMPARE(f.window->documents().all().size(), 1);
}

void TestLargeFiles::cancellingDoesNotWaitForWhatHangs() {
    WindowFixture f;
    Gate gate;
    f.workspace->beforeReading = [&](const std::string& bytes) {
        if (bytes.starts_with("text: hangs")) gate.pass();
    };
    f.window->opener().setNoticeDelay(0);
    f.window->openFiles(
        {f.write(QStringLiteral("a.text"), large("hangs")), f.write(QStringLiteral("b.text"), large("b"))});
    QTRY_VERIFY(gate.reached == 1 && !notice(f).isEmpty());
    f.window->messages().press(openingNotice, 0);
    QTRY_COMPARE(f.window->documents().all().size(), 1);
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("b.text")));
    QVERIFY(!f.window->opener().isReading());
    f.window->openFiles({f.write(QStringLiteral("c.text"), "text: c")});
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(gate.passed, 0);
    gate.open();
    QTRY_COMPARE(gate.passed, 1);
    QCoreApplication::processEvents();
    QCOMPARE(f.window->documents().all().size(), 2);
}

void TestLargeFiles::notifiesWhoeverAskedForIt() {
    WindowFixture f;
    QList<Document*> sent;
    const auto then = [&sent](Document* document) { sent += document; };
    const QString small = f.write(QStringLiteral("small.text"), "text: small");
    f.window->opener().open(small, then);
    QCOMPARE(sent, QList<Document*>{f.current()});
    f.window->opener().open(f.write(QStringLiteral("bad.text"), "no " + large("a")), then);
    f.window->opener().open(f.write(QStringLiteral("a.text"), large("a")), then);
    QCOMPARE(sent.size(), 1);
    QTRY_COMPARE(sent.size(), 2);
    QCOMPARE(sent[1], f.current());
    f.window->opener().open(small, then);
    QCOMPARE(sent.size(), 3);
}

void TestLargeFiles::theGuideSaysWhatIsLarge() {
    const std::string words =
        "A file of more than " + std::to_string(DocumentOpener::largestAtOnce / 1024) + " KiB is read while";
    QVERIFY2(resourceData("help/files-and-safety.md").find(words) != std::string::npos, words.c_str());
    WindowFixture f;
    const QByteArray largest = large("sea").left(DocumentOpener::largestAtOnce);
    f.window->openFiles({f.write(QStringLiteral("a.text"), largest)});
    QCOMPARE(f.window->documents().all().size(), 1);
    f.window->openFiles({f.write(QStringLiteral("b.text"), largest + '.')});
    QCOMPARE(f.window->documents().all().size(), 1);
    QTRY_COMPARE(f.window->documents().all().size(), 2);
}

STONEMASON_TEST(TestLargeFiles)
#include "test_large_files.moc"
