// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "tests/editor/app/hanging_disk.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <string>

using namespace stonemason;
using test::HangingDisk;
using test::SeenProgress;

/// Files that a person waits for behind a progress.
class TestStoppableWrite : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(bool(writeFile(nativePath(path()), "before")));
    }

    void writesBesideTheWindow() {
        ProgressDialog progress(QStringLiteral("Export"), QStringLiteral("Writing…"), nullptr);
        QThread* writer = nullptr;
        const auto write = [&writer](FileSystem& system, const QString& to, const std::string& bytes) {
            writer = QThread::currentThread();
            return savePath(system, to, bytes);
        };
        const auto written = writeBehind(progress, write, path(), "after");
        QVERIFY(written && written->ok());
        QVERIFY(writer && writer != thread());
        QCOMPARE(there(), std::string("after"));
    }

    void cancellingDoesNotWaitForADiskThatHangs() {
        const HangingDisk disk;
        ProgressDialog progress(QStringLiteral("Export"), QStringLiteral("Writing…"), nullptr);
        const SeenProgress seen([](ProgressDialog& dialog) { dialog.cancelButton()->click(); });
        QVERIFY(!writeBehind(progress, disk.writer(), path(), "after"));
        QVERIFY(seen.wasSeen());
        QTRY_COMPARE(disk.begun(), 1);
        QCOMPARE(disk.ended(), 0);
        disk.answer();
        QTRY_COMPARE(disk.ended(), 1);
        QCOMPARE(there(), std::string("before"));
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    /// Cancelled after the final rename, but before the dialog is notified.
    void whatIsWrittenAlreadyIsNotCancelled() {
        ProgressDialog progress(QStringLiteral("Export"), QStringLiteral("Writing…"), nullptr);
        auto gate = std::make_shared<test::Gate>();
        const auto write = [gate](FileSystem& system, const QString& to, const std::string& bytes) {
            Status status = savePath(system, to, bytes);
            gate->pass();
            return status;
        };
        const SeenProgress seen([&gate](ProgressDialog& dialog) {
            QTRY_COMPARE(gate->reached, 1);
            dialog.cancelButton()->click();
            gate->open();
        });
        const auto written = writeBehind(progress, write, path(), "after");
        QVERIFY(seen.wasSeen());
        QVERIFY(written && written->ok());
        QCOMPARE(there(), std::string("after"));
    }

    void reportsWhyItFailed() {
        ProgressDialog progress(QStringLiteral("Export"), QStringLiteral("Writing…"), nullptr);
        const QString gone = folder_->filePath(QStringLiteral("gone/file"));
        const auto written = writeBehind(progress, savePath, gone, "after");
        QVERIFY(written && !written->ok());
        QCOMPARE(written->error(), writeFile(nativePath(gone), "after").error());
    }

private:
    QString path() const { return folder_->filePath(QStringLiteral("file")); }
    std::string there() const { return readFile(nativePath(path())).value(); }

    std::unique_ptr<QTemporaryDir> folder_;
};

STONEMASON_TEST(TestStoppableWrite)
#include "test_stoppable_write.moc"
