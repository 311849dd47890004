// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/stoppable_files.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <memory>
#include <string>

using namespace stonemason;

namespace {

/// Does something before a call of a given number.
class Meanwhile : public StoppableFiles {
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

} // namespace

/// The writing of a file is given up at every moment at which it can be, and after that.
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

    /// Either it was in time and the old file is there, or it is told that it was not and the new one is.
    void isGivenUpUntilItHasItsPlace() {
        int inTime = 0;
        int tooLate = 0;
        for (int call = 0;; ++call) {
            put("a", "old");
            const auto writing = std::make_shared<Writing>();
            Meanwhile files(writing);
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
};

STONEMASON_TEST(TestStoppableFiles)
#include "test_stoppable_files.moc"
