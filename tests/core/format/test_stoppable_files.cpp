// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/stoppable_files.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/test_program.h"

#include <QDateTime>
#include <QTest>

#include <cstdio>
#include <functional>
#include <memory>
#include <string>

using namespace stonemason;

namespace {

/// Does something before a call of a given number.
class WhileReading : public StoppableFiles {
public:
    using StoppableFiles::StoppableFiles;

    int calls = 0;
    std::function<void(int call)> happens = [](int) {};

    ssize_t write(int file, const char* from, std::size_t count) override {
        happens(calls++);
        return StoppableFiles::write(file, from, count);
    }
    int fsync(int file) override {
        happens(calls++);
        return StoppableFiles::fsync(file);
    }
    int rename(const std::string& from, const std::string& to) override {
        happens(calls++);
        return StoppableFiles::rename(from, to);
    }
};

const std::string bytes(1'000'000, 'x');

QString idOf(const Status& status) {
    return status ? QString()
                  : QString::fromUtf8(status.error().message.id.data(),
                                      qsizetype(status.error().message.id.size()));
}

} // namespace

/// Cancels the writing of a file at every moment at which it can be cancelled, and after that.
class TestStoppableFiles : public test::FileFolder {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void writesAsEver() {
        put("a", "old");
        const auto writing = std::make_shared<Writing>();
        StoppableFiles files(writing);
        QVERIFY(writeFile(files, path("a"), bytes));
        QCOMPARE(bytesOf("a").toStdString(), bytes);
        QCOMPARE(writing->bytesWritten(), std::int64_t(bytes.size()));
        QCOMPARE(names(), QStringList{QStringLiteral("a")});
    }

    /// Either it was cancelled in time and the old file remains, or it is reported as too late.
    void isGivenUpUntilItHasItsPlace() {
        int inTime = 0;
        int tooLate = 0;
        for (int call = 0;; ++call) {
            put("a", "old");
            const auto writing = std::make_shared<Writing>();
            WhileReading files(writing);
            bool wasInTime = false;
            files.happens = [&](int now) {
                if (now == call) wasInTime = writing->giveUp();
            };
            const Status written = writeFile(files, path("a"), bytes);
            if (files.calls <= call) break;
            QCOMPARE(written.ok(), !wasInTime);
            QCOMPARE(writing->isGivenUp(), wasInTime);
            QCOMPARE(bytesOf("a").toStdString(), wasInTime ? std::string("old") : bytes);
            QCOMPARE(names(), QStringList{QStringLiteral("a")});
            ++(wasInTime ? inTime : tooLate);
        }
        QVERIFY2(inTime >= 4,
                 qPrintable(QString::number(inTime))); // of parts that are written, of flushing, of renaming
        QCOMPARE(tooLate, 1);                          // the folder is flushed
    }

    void whatIsWrittenMeanwhileStays_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"in place", "of the same size", "replaced", "made"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

    /// Whenever another program writes the file: while it is written beside it, flushed, about to be renamed.
    void whatIsWrittenMeanwhileStays() {
        QFETCH(QString, how);
        int moments = 0;
        for (int call = 0;; ++call) {
            makeFolder();
            if (how != QStringLiteral("made")) put("a", "old");
            FileSystem system;
            const FileStamp known = stampOf(system, path("a"));
            QCOMPARE(known.exists, how != QStringLiteral("made"));
            const auto writing = std::make_shared<Writing>();
            WhileReading files(writing, known);
            files.happens = [&](int now) {
                if (now == call) writeAsAnother(how);
            };
            const Status written = writeFile(files, path("a"), bytes);
            if (files.calls <= call) break;
            if (written) continue; // it had its place already
            QCOMPARE(idOf(written), QStringLiteral("file/changed"));
            QCOMPARE(bytesOf("a"), othersBytes(how));
            QCOMPARE(names(), QStringList{QStringLiteral("a")});
            QVERIFY(writing->giveUp()); // it has not got its place
            ++moments;
        }
        QVERIFY2(moments >= 4, qPrintable(QString::number(moments)));
    }

    void theKnownFileIsReplaced() {
        FileSystem system;
        StoppableFiles first(std::make_shared<Writing>(), stampOf(system, path("a")));
        QVERIFY(writeFile(first, path("a"), "new")); // none is known, and there is none
        StoppableFiles second(std::make_shared<Writing>(), stampOf(system, path("a")));
        QVERIFY(writeFile(second, path("a"), "newer"));
        QCOMPARE(bytesOf("a"), QByteArray("newer"));
        QVERIFY(QFile::link(QStringLiteral("a"), folder_->filePath(QStringLiteral("link"))));
        StoppableFiles third(std::make_shared<Writing>(), stampOf(system, path("link")));
        QVERIFY(writeFile(third, path("link"), "newest"));
        QCOMPARE(bytesOf("a"), QByteArray("newest"));
    }

    /// Nothing is lost with it.
    void whatHasGoneMeanwhileIsWrittenAnew() {
        put("a", "old");
        FileSystem system;
        WhileReading files(std::make_shared<Writing>(), stampOf(system, path("a")));
        files.happens = [&](int call) {
            if (call == 0) QVERIFY(QFile::remove(folder_->filePath(QStringLiteral("a"))));
        };
        QVERIFY(writeFile(files, path("a"), bytes));
        QCOMPARE(bytesOf("a").toStdString(), bytes);
    }

    void givingUpTwiceIsGivingUp() {
        Writing writing;
        QVERIFY(writing.giveUp());
        QVERIFY(writing.giveUp());
        QVERIFY(!writing.beginPlacing());
        Writing placed;
        QVERIFY(placed.beginPlacing());
        QVERIFY(!placed.giveUp());
        QVERIFY(!placed.isGivenUp());
    }

private:
    static QByteArray othersBytes(const QString& how) {
        return how == QStringLiteral("of the same size") ? "odd" : "by another program";
    }
    void writeAsAnother(const QString& how) const {
        const bool isReplaced = how == QStringLiteral("replaced");
        put(isReplaced ? "b" : "a", othersBytes(how));
        if (isReplaced) QCOMPARE(std::rename(path("b").c_str(), path("a").c_str()), 0);
        if (how != QStringLiteral("of the same size")) return;
        QFile file(folder_->filePath(QStringLiteral("a"))); // later, however coarse the clock of files is
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(2), QFileDevice::FileModificationTime));
    }
};

STONEMASON_TEST(TestStoppableFiles)
#include "test_stoppable_files.moc"
