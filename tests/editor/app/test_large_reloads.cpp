// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"
#include "tests/editor/app/gate.h"
#include "tests/editor/app/large_text.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDialog>
#include <QSaveFile>
#include <QThread>

#include <atomic>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const QString reloadedFile = QStringLiteral("one.text");
const QString reloadNotice = QStringLiteral("outside");
const QString readingId = QStringLiteral("outside:reading");

/// A window with a large file open that other programs write to. Whoever reads it waits for the gate.
class WatchedReload : public WindowFixture {
public:
    WatchedReload() {
        window->openFiles({write(reloadedFile, large("one"))});
        [this] { QTRY_VERIFY(current()); }();
        window->outside().watch().setSettlingTime(1);
        window->outside().setNoticeDelay(0);
        window->outside().watch().checkAll();
        workspace->beforeReading = [this](const std::string&) {
            readHere = QThread::currentThread() == QCoreApplication::instance()->thread();
            gate.pass();
        };
    }
    ~WatchedReload() { gate.open(); }

    /// As programs do that write a new file and rename it.
    void replace(const QByteArray& words) const {
        QSaveFile out(path(reloadedFile));
        const QByteArray bytes = large(words);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
            qFatal("cannot replace");
    }
    /// Another program has written it, and it is being read.
    void replaceAndWait(const QByteArray& words) {
        const int before = gate.reached;
        replace(words);
        QTRY_VERIFY(gate.reached > before);
        QTRY_VERIFY(!message(readingId).isEmpty());
    }
    MessageBar& bar() const { return window->tabs().pageOf(window->documents().all().front())->messages(); }
    QString message(const QString& id) const { return bar().textOf(id); }
    bool shows(const char* words) const { return current()->text().toUtf8() == large(words); }

    Gate gate;
    std::atomic<bool> readHere = true;
};

} // namespace

/// Large files that are open are read again beside the window, which goes on.
class TestLargeReloads : public QObject {
    Q_OBJECT

private slots:
    void isReadAgainOnAnotherThread() {
        WatchedReload f;
        f.replaceAndWait("two");
        QVERIFY(!f.readHere);
        QVERIFY(f.shows("one"));
        f.gate.open();
        QTRY_VERIFY(f.shows("two"));
        QVERIFY(!f.current()->isModified());
        QVERIFY(f.message(readingId).isEmpty());
        QVERIFY(f.message(reloadNotice).contains(QStringLiteral("reloaded")));
        QCOMPARE(f.window->documents().of(f.current()).fileHash, hashOf(large("two").toStdString()));
        f.window->actions().undo->trigger();
        QVERIFY(f.shows("one"));
    }

    void whatIsEditedMeanwhileStays() {
        WatchedReload f;
        f.replaceAndWait("two");
        f.current()->setText(QStringLiteral("text: mine"));
        f.gate.open();
        QTRY_VERIFY2(f.message(reloadNotice).contains(QStringLiteral("unsaved")),
                     qPrintable(f.message(reloadNotice)));
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
        QVERIFY(f.current()->isModified());
        f.bar().press(reloadNotice, 0);
        QTRY_VERIFY(f.shows("two"));
        f.window->actions().undo->trigger();
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    }

    void revertsOnAnotherThread() {
        WatchedReload f;
        f.current()->setText(QStringLiteral("text: mine"));
        f.window->actions().revert->trigger();
        QTRY_COMPARE(f.gate.reached, 1);
        QVERIFY(!f.readHere);
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
        f.gate.open();
        QTRY_VERIFY(f.shows("one"));
        QVERIFY(!f.current()->isModified());
        f.window->actions().undo->trigger();
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    }

    /// Also an edit after which the undo stack is as many commands from the file as before.
    void whatIsEditedDuringARevertStays() {
        WatchedReload f;
        f.current()->setText(QStringLiteral("text: mine"));
        f.window->actions().revert->trigger();
        QTRY_COMPARE(f.gate.reached, 1);
        f.window->actions().undo->trigger();
        f.current()->setText(QStringLiteral("text: later"));
        f.gate.open();
        QTRY_VERIFY(!f.message(reloadNotice).isEmpty());
        QCOMPARE(f.current()->text(), QStringLiteral("text: later"));
        f.bar().press(reloadNotice, 0);
        QTRY_VERIFY(f.shows("one"));
    }

    void cancellingKeepsTheDocument() {
        WatchedReload f;
        f.replaceAndWait("two");
        f.bar().press(readingId, 0);
        QVERIFY(f.current()->isModified()); // the file holds something else
        QVERIFY(!f.message(reloadNotice).isEmpty());
        f.gate.open();
        QTRY_COMPARE(f.gate.passed, f.gate.reached);
        QCoreApplication::processEvents();
        QVERIFY(f.shows("one"));
        f.bar().press(reloadNotice, 1); // Keep Mine
        f.window->actions().save->trigger();
        QVERIFY(f.dialogs.confirmed.isEmpty());
        QCOMPARE(f.bytesOf(reloadedFile), large("one"));
    }

    void cancellingARevertChangesNothing() {
        WatchedReload f;
        f.current()->setText(QStringLiteral("text: mine"));
        f.window->actions().revert->trigger();
        QTRY_VERIFY(!f.message(readingId).isEmpty());
        f.bar().press(readingId, 0);
        f.gate.open();
        QTRY_COMPARE(f.gate.passed, f.gate.reached);
        QCoreApplication::processEvents();
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
        QVERIFY(f.message(reloadNotice).isEmpty());
    }

    void isNotReplacedUnderADialog() {
        WatchedReload f;
        f.replaceAndWait("two");
        QDialog dialog(f.window.get());
        dialog.open();
        QTRY_COMPARE(QApplication::activeModalWidget(), &dialog);
        f.gate.open();
        QTRY_COMPARE(f.gate.passed, f.gate.reached);
        for (int i = 0; i < 50; ++i)
            QCoreApplication::processEvents();
        QVERIFY(f.shows("one"));
        dialog.close();
        QTRY_VERIFY(f.shows("two"));
    }

    void theTabCanBeClosedMeanwhile() {
        WatchedReload f;
        f.replaceAndWait("two");
        f.window->actions().close->trigger();
        QVERIFY(f.window->documents().isEmpty());
        f.gate.open();
        QTRY_COMPARE(f.gate.passed, f.gate.reached);
        QCoreApplication::processEvents();
        f.window->openFiles({f.path(reloadedFile)});
        QTRY_VERIFY(f.current() && f.shows("two"));
    }

    /// The other program's version is replaced as confirmed, and is not reloaded afterwards.
    void savingMeanwhileEndsIt() {
        WatchedReload f;
        f.replaceAndWait("two");
        f.dialogs.confirmAnswer = true;
        f.current()->setText(QString::fromUtf8(large("mine")));
        f.window->actions().save->trigger();
        QCOMPARE(f.bytesOf(reloadedFile), large("mine"));
        QVERIFY(f.message(readingId).isEmpty());
        f.gate.open();
        QTRY_COMPARE(f.gate.passed, f.gate.reached);
        QCoreApplication::processEvents();
        QVERIFY(f.shows("mine") && !f.current()->isModified());
    }

    void reportsWhatCannotBeRead() {
        WatchedReload f;
        f.gate.open();
        QSaveFile out(f.path(reloadedFile));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("no " + large("text"));
        QVERIFY(out.commit());
        QTRY_VERIFY2(f.message(reloadNotice).contains(QStringLiteral("can no longer be read")),
                     qPrintable(f.message(reloadNotice)));
        QVERIFY(f.shows("one") && f.current()->isModified());
    }
};

STONEMASON_TEST(TestLargeReloads)
#include "test_large_reloads.moc"
