// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDialog>
#include <QFileSystemWatcher>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const QString noticeId = QStringLiteral("outside");
const QString file = QStringLiteral("a.text");
constexpr int settlingTime = 1; ///< milliseconds

/// A window with one open file, looked at quickly.
class Watched : public WindowFixture {
public:
    Watched() {
        open(file, "text: one");
        window->outside().watch().setSettlingTime(settlingTime);
        window->outside().watch().checkAll();
    }

    /// As most programs save: a new file renamed over the old one.
    void replace(const QByteArray& bytes) const {
        QSaveFile out(path(file));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
            qFatal("cannot replace");
    }

    MessageBar& bar() const { return window->tabs().pageOf(window->documents().all().front())->messages(); }
    QString notice() const { return bar().textOf(noticeId); }
};

/// Waits until all pending watcher events and settling timers are handled: a change made just now was
/// noticed. The system reports changes of the folder in order, and timers of equal length fire in the order
/// they start.
void settle(Watched& f) {
    const QFileSystemWatcher watcher({f.folder.path()});
    QSignalSpy sent(&watcher, &QFileSystemWatcher::directoryChanged);
    f.write(QStringLiteral("sign"), "of later changes");
    QTRY_VERIFY(!sent.isEmpty());
    QTimer settled;
    QSignalSpy fired(&settled, &QTimer::timeout);
    settled.setSingleShot(true);
    settled.start(settlingTime);
    QTRY_VERIFY(!fired.isEmpty());
    f.window->outside().watch().checkAll();
}

} // namespace

class TestOutsideChanges : public QObject {
    Q_OBJECT

private slots:
    void reloadsUnmodified_data();
    void reloadsUnmodified();
    void reportsWhatReadingAgainLeftOut();
    void goesOnWatchingAfterARename();
    void undoesTheReload();
    void doesNotReportOwnSaving();
    void doesNotReportTouching();
    void asksWhenModified();
    void keepingMineSavesWithoutAsking();
    void keepingMineIsUnsavedHoweverMuchIsUndone_data();
    void keepingMineIsUnsavedHoweverMuchIsUndone();
    void whatComesBackAsItWasIsSaved();
    void nothingIsReadAgainUnderAnOpenDialog();
    void reloadsOnRequest();
    void savesElsewhereOnRequest();
    void savingWithoutAnAnswerAsks();
    void deletingMarksModified();
    void cleanAgainWhenItComesBack();
    void recreatedWithOtherContentIsRead();
    void truncatedIsKeptAndThenReadAgain();
    void recoveredWorkIsNotReplaced();
    void watchesAFileSavedUnderANewName();
    void noticesWhatNoWatcherReported();
    void revertOfALostFileKeepsTheDocument();
};

void TestOutsideChanges::reloadsUnmodified_data() {
    QTest::addColumn<bool>("renamed");
    QTest::newRow("renamed over") << true;
    QTest::newRow("written in place") << false;
}

void TestOutsideChanges::reloadsUnmodified() {
    QFETCH(bool, renamed);
    Watched f;
    if (renamed)
        f.replace("text: outside");
    else
        f.write(file, "text: outside");
    QTRY_COMPARE(f.current()->text(), QStringLiteral("text: outside"));
    QVERIFY(!f.current()->isModified());
    QVERIFY(!f.notice().isEmpty());
}

void TestOutsideChanges::reportsWhatReadingAgainLeftOut() {
    Watched f;
    f.replace("text: outside?");
    QTRY_VERIFY(f.notice().contains(QStringLiteral("outside?")));
    f.replace("text: again!");
    QTRY_VERIFY(f.notice().contains(QStringLiteral("again!")));
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: lossy?");
    QTRY_VERIFY(f.notice().contains(QStringLiteral("unsaved")));
    f.bar().press(noticeId, 0); // reload
    QCOMPARE(f.current()->text(), QStringLiteral("text: lossy?"));
    QVERIFY(f.notice().contains(QStringLiteral("lossy?")));
}

void TestOutsideChanges::goesOnWatchingAfterARename() {
    Watched f;
    for (int i = 0; i < 5; ++i) {
        const QByteArray text = "text: " + QByteArray::number(i);
        f.replace(text);
        QTRY_COMPARE(f.current()->text(), QString::fromLatin1(text));
    }
}

void TestOutsideChanges::undoesTheReload() {
    Watched f;
    f.replace("text: outside");
    QTRY_COMPARE(f.current()->text(), QStringLiteral("text: outside"));
    f.bar().press(noticeId, 0);
    QCOMPARE(f.current()->text(), QStringLiteral("text: one"));
    QVERIFY(f.current()->isModified());
    QVERIFY(f.notice().isEmpty());
    f.window->actions().save->trigger();
    QVERIFY(f.dialogs.confirmed.isEmpty());
    QCOMPARE(f.bytesOf(file), QByteArray("text: one"));
}

void TestOutsideChanges::doesNotReportOwnSaving() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.window->actions().save->trigger();
    settle(f);
    QVERIFY(f.notice().isEmpty());
    QCOMPARE(f.current()->undoStack().count(), 1);
    QVERIFY(!f.current()->isModified());
}

void TestOutsideChanges::doesNotReportTouching() {
    Watched f;
    f.replace("text: one");
    settle(f);
    QVERIFY(f.notice().isEmpty());
    QCOMPARE(f.current()->undoStack().count(), 0);
}

void TestOutsideChanges::asksWhenModified() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    QTRY_VERIFY(!f.notice().isEmpty());
    QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    QVERIFY(f.current()->isModified());
}

void TestOutsideChanges::keepingMineSavesWithoutAsking() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    QTRY_VERIFY(!f.notice().isEmpty());
    f.bar().press(noticeId, 1);
    settle(f);
    QVERIFY(f.notice().isEmpty());
    f.window->actions().save->trigger();
    QVERIFY(f.dialogs.confirmed.isEmpty());
    QCOMPARE(f.bytesOf(file), QByteArray("text: mine"));
}

void TestOutsideChanges::keepingMineIsUnsavedHoweverMuchIsUndone_data() {
    QTest::addColumn<bool>("answered");
    QTest::newRow("Keep Mine") << true;
    QTest::newRow("no answer") << false;
}

/// What was opened is no longer what the file holds.
void TestOutsideChanges::keepingMineIsUnsavedHoweverMuchIsUndone() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    QTRY_VERIFY(!f.notice().isEmpty());
    QFETCH(bool, answered);
    answered ? f.bar().press(noticeId, 1) : f.bar().dismiss(noticeId);
    f.window->actions().undo->trigger();
    QVERIFY(f.current()->undoStack().isClean() && f.current()->isModified());
    f.dialogs.confirmAnswer = true; // it is asked about only where nothing was answered
    const QString opened = f.current()->text();
    f.window->actions().save->trigger();
    QVERIFY(!f.current()->isModified());
    QCOMPARE(QString::fromUtf8(f.bytesOf(file)), opened);
    QCOMPARE(f.dialogs.confirmed.size(), answered ? 0 : 1);
}

void TestOutsideChanges::whatComesBackAsItWasIsSaved() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    QTRY_VERIFY(!f.notice().isEmpty());
    f.window->actions().undo->trigger();
    f.replace("text: one");
    QTRY_VERIFY(f.notice().isEmpty());
    QVERIFY(!f.current()->isModified());
}

/// A dialog applies what it worked out for the document that it was opened for.
void TestOutsideChanges::nothingIsReadAgainUnderAnOpenDialog() {
    Watched f;
    const QString opened = f.current()->text();
    QDialog dialog(f.window.get());
    dialog.setModal(true);
    dialog.show();
    QTRY_COMPARE(QApplication::activeModalWidget(), &dialog);
    f.replace("text: outside");
    settle(f);
    QCOMPARE(f.current()->text(), opened);
    dialog.reject();
    QTRY_COMPARE(f.current()->text(), QStringLiteral("text: outside"));
}

void TestOutsideChanges::reloadsOnRequest() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    QTRY_VERIFY(!f.notice().isEmpty());
    f.replace("text: outside again");
    f.bar().press(noticeId, 0);
    QCOMPARE(f.current()->text(), QStringLiteral("text: outside again"));
    QVERIFY(!f.current()->isModified());
    f.window->actions().undo->trigger();
    QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
}

void TestOutsideChanges::savesElsewhereOnRequest() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    QTRY_VERIFY(!f.notice().isEmpty());
    f.bar().press(noticeId, 2); // and the file dialog is cancelled
    QVERIFY(!f.notice().isEmpty());
    f.dialogs.saveAnswer = f.path(QStringLiteral("mine.text"));
    f.bar().press(noticeId, 2);
    QVERIFY(f.notice().isEmpty());
    QCOMPARE(f.bytesOf(file), QByteArray("text: outside"));
    QCOMPARE(f.bytesOf(QStringLiteral("mine.text")), QByteArray("text: mine"));
}

void TestOutsideChanges::savingWithoutAnAnswerAsks() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    f.replace("text: outside");
    f.window->actions().save->trigger(); // before any watcher reports it
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QCOMPARE(f.bytesOf(file), QByteArray("text: outside"));
    QVERIFY(f.current()->isModified());
    f.dialogs.confirmAnswer = true;
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(file), QByteArray("text: mine"));
    settle(f);
    QVERIFY(f.notice().isEmpty());
}

void TestOutsideChanges::deletingMarksModified() {
    Watched f;
    QVERIFY(QFile::remove(f.path(file)));
    QTRY_VERIFY(f.current()->isModified());
    QVERIFY(!f.notice().isEmpty());
    QCOMPARE(f.current()->text(), QStringLiteral("text: one"));
    f.window->actions().save->trigger();
    QVERIFY(f.dialogs.confirmed.isEmpty());
    QCOMPARE(f.bytesOf(file), QByteArray("text: one"));
    QVERIFY(!f.current()->isModified());
    QVERIFY(f.notice().isEmpty());
}

void TestOutsideChanges::cleanAgainWhenItComesBack() {
    Watched f;
    QVERIFY(QFile::rename(f.path(file), f.path(QStringLiteral("away.text"))));
    QTRY_VERIFY(f.current()->isModified());
    QVERIFY(QFile::rename(f.path(QStringLiteral("away.text")), f.path(file)));
    QTRY_VERIFY(!f.current()->isModified());
    QVERIFY(f.notice().isEmpty());
}

void TestOutsideChanges::recreatedWithOtherContentIsRead() {
    Watched f;
    QVERIFY(QFile::remove(f.path(file)));
    QTRY_VERIFY(f.current()->isModified());
    f.write(file, "text: a new one");
    QTRY_COMPARE(f.current()->text(), QStringLiteral("text: a new one"));
    QVERIFY(!f.current()->isModified());
}

void TestOutsideChanges::truncatedIsKeptAndThenReadAgain() {
    Watched f;
    f.write(file, "");
    QTRY_VERIFY(!f.notice().isEmpty());
    QCOMPARE(f.current()->text(), QStringLiteral("text: one"));
    QVERIFY(f.current()->isModified());
    f.write(file, "text: whole");
    QTRY_COMPARE(f.current()->text(), QStringLiteral("text: whole"));
    QVERIFY(!f.current()->isModified());
}

void TestOutsideChanges::recoveredWorkIsNotReplaced() {
    Watched f;
    f.current()->markNeverSaved();
    QVERIFY(QFile::remove(f.path(file)));
    QTRY_VERIFY(!f.notice().isEmpty());
    const QString gone = f.notice();
    f.write(file, "text: other");
    QTRY_VERIFY(f.notice() != gone);
    QCOMPARE(f.current()->text(), QStringLiteral("text: one"));
    QVERIFY(f.current()->isModified());
}

void TestOutsideChanges::watchesAFileSavedUnderANewName() {
    Watched f;
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    f.window->actions().saveAs->trigger();
    f.write(file, "text: nobody's");
    f.write(QStringLiteral("b.text"), "text: outside");
    QTRY_COMPARE(f.current()->text(), QStringLiteral("text: outside"));
}

void TestOutsideChanges::noticesWhatNoWatcherReported() {
    Watched f;
    f.window->outside().watch().setSettlingTime(1'000'000);
    f.write(file, "text: outside");
    f.window->outside().watch().checkAll();
    QCOMPARE(f.current()->text(), QStringLiteral("text: outside"));
}

void TestOutsideChanges::revertOfALostFileKeepsTheDocument() {
    Watched f;
    f.current()->setText(QStringLiteral("text: mine"));
    QVERIFY(QFile::remove(f.path(file)));
    f.window->actions().revert->trigger();
    QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    QVERIFY(f.current()->isModified());
    QVERIFY(!f.notice().isEmpty());
}

STONEMASON_TEST(TestOutsideChanges)
#include "test_outside_changes.moc"
