// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/paper.h"
#include "editor/print/print_job.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/app/hanging_disk.h"
#include "tests/editor/app/progress_driver.h"
#include "tests/editor/pdf.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QPainter>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace stonemason;
using test::FakeDialogs;

namespace {

PrintJob twoPages() {
    return {.name = QStringLiteral("Two"),
            .file = QStringLiteral("two"),
            .pages = [](const QSizeF&) { return 2; },
            .paint = [](QPainter& painter, const QRectF& page, int) { painter.drawRect(page); }};
}

/// Two pages of which one is to be drawn ahead.
PrintJob slowPages(std::function<bool(const WorkProgress&)> prepare) {
    PrintJob job = twoPages();
    job.prepare = [prepare = std::move(prepare)](const QSizeF&, const WorkProgress& progress) {
        return prepare(progress);
    };
    return job;
}

} // namespace

class TestPaper : public QObject {
    Q_OBJECT

private slots:
    void savesThePagesWhereThePersonSays() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QString::fromUtf8("Przełęcz.pdf"));
        const QString message = savePdf(twoPages(), {}, dialogs, nullptr);
        QCOMPARE(dialogs.saveSuggestions, QStringList{QStringLiteral("two.pdf")});
        QVERIFY2(message.contains(QString::fromUtf8("Przełęcz.pdf")), qPrintable(message));
        QCOMPARE(test::pagesIn(dialogs.saveAnswer), 2);
    }

    void aCancelledQuestionWritesAndSaysNothing() {
        FakeDialogs dialogs;
        QVERIFY(savePdf(twoPages(), {}, dialogs, nullptr).isEmpty());
    }

    void aFailureIsReportedAndLeavesEverything() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QStringLiteral("gone/two.pdf"));
        const QString message = savePdf(twoPages(), {}, dialogs, nullptr);
        QVERIFY2(message.contains(QStringLiteral("gone/two.pdf")), qPrintable(message));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// The pages wait for the window: were it to wait for them, neither would end.
    void theWindowGoesOnWhilePagesAreDrawn() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QStringLiteral("two.pdf"));
        QSemaphore handled;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&handled] { handled.release(); });
        timer.start(0);
        const PrintJob job =
            slowPages([&handled](const WorkProgress&) { return handled.tryAcquire(20, 30'000); });
        const QString message = savePdf(job, {}, dialogs, nullptr);
        QVERIFY2(message.contains(QStringLiteral("two.pdf")), qPrintable(message));
        QCOMPARE(test::pagesIn(dialogs.saveAnswer), 2);
    }

    void cancelledPagesLeaveNoFile() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QStringLiteral("two.pdf"));
        const test::ProgressDriver driver(
            [](JobProgress& progress) { QTest::keyClick(&progress, Qt::Key_Escape); });
        const PrintJob job = slowPages([](const WorkProgress& progress) {
            while (progress(0.5))
                std::this_thread::yield();
            return false;
        });
        QVERIFY(savePdf(job, {}, dialogs, nullptr).isEmpty());
        QVERIFY(driver.hasDealt());
        QVERIFY(QDir(folder.path()).isEmpty());
        // Neither does the preview come up, nor is anything said to have failed.
        const test::ProgressDriver again([](JobProgress& progress) { progress.reject(); });
        QVERIFY(previewAsking(job, nullptr).isEmpty());
        QVERIFY(again.hasDealt());
    }

    /// Whatever is drawn beside the window, or in it.
    void cancellingDoesNotWaitForADiskThatHangs() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QStringLiteral("two.pdf"));
        for (const PrintJob& job : {twoPages(), slowPages([](const WorkProgress&) { return true; })}) {
            const test::HangingDisk disk;
            const test::SeenProgress seen([](ProgressDialog& progress) { progress.reject(); });
            QVERIFY(savePdf(job, {}, dialogs, nullptr, disk.writer()).isEmpty());
            QVERIFY(seen.wasSeen());
            QTRY_COMPARE(disk.begun(), 1);
            disk.answer();
            QTRY_COMPARE(disk.ended(), 1);
            QVERIFY(QDir(folder.path()).isEmpty());
        }
    }

    void reportsFailuresBesideTheWindowAlike() {
        const QTemporaryDir folder;
        FakeDialogs dialogs;
        dialogs.saveAnswer = folder.filePath(QStringLiteral("gone/two.pdf"));
        const PrintJob slow = slowPages([](const WorkProgress&) { return true; });
        QCOMPARE(savePdf(slow, {}, dialogs, nullptr), savePdf(twoPages(), {}, dialogs, nullptr));
        const PrintJob none = slowPages([](const WorkProgress&) { return false; });
        dialogs.saveAnswer = folder.filePath(QStringLiteral("two.pdf"));
        QVERIFY(!savePdf(none, {}, dialogs, nullptr).isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

STONEMASON_TEST(TestPaper)
#include "test_paper.moc"
