// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "tests/core/format/faulty_system.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <set>
#include <sys/stat.h>
#include <vector>

using namespace stonemason;
using test::FaultySystem;

namespace {

std::string errorOf(const Status& status) {
    return status ? "" : test::errorText(status.error());
}

} // namespace

/// Writing on a system on which something goes wrong, call by call.
class TestWriteFaults : public test::FileFolder {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void aDeviceThatFailsAfterSomeBytesLosesNothing() {
        const std::string bytes = "a new map of forty-one bytes, no more.....";
        for (std::size_t capacity = 0; capacity <= bytes.size(); ++capacity) {
            for (const std::size_t most : {std::size_t(1), std::size_t(7), bytes.size()}) {
                put("map", "old");
                FaultySystem system;
                system.capacity = capacity;
                system.most = most;
                system.interrupts = most == 7;
                const auto written = writeFile(system, path("map"), bytes);
                QCOMPARE(errorOf(written), capacity < bytes.size() ? "file/no-space" : "");
                QCOMPARE(bytesOf("map").toStdString(), capacity < bytes.size() ? "old" : bytes);
                QCOMPARE(names(), QStringList{"map"});
            }
        }
    }

    void everyCallThatFailsWhileWritingIsHarmless_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("error");
        for (const char* name : {"map", "link", "fresh"}) {
            QTest::addRow("%s, broken", name) << name << EIO << QString("file/write %1").arg(EIO);
            QTest::addRow("%s, quota", name) << name << EDQUOT << "file/no-space";
            QTest::addRow("%s, read-only", name) << name << EROFS << "file/read-only";
        }
    }

    void everyCallThatFailsWhileWritingIsHarmless() {
        QFETCH(QString, name);
        QFETCH(int, number);
        QFETCH(QString, error);
        const QByteArray target = name == "fresh" ? "fresh" : "map";
        const QByteArray old = name == "fresh" ? "(none)" : "old";
        const std::set<std::string> harmless{"fstat", "fchown", "lock", "duplicate"};
        int failures = 0;
        for (int call = 0;; ++call) {
            QFile::remove(folder_->filePath("fresh"));
            put("map", "old");
            ::symlink("map", path("link").c_str());
            const QStringList before = names();
            FaultySystem system;
            system.failAt = call;
            system.failWith = number;
            const auto written = writeFile(system, path(name.toUtf8().constData()), "a new map");
            if (system.calls <= call) break; // nothing failed
            const std::string failed = system.log[std::size_t(call)];
            if (written) {
                QCOMPARE(bytesOf(target), "a new map");
                const bool afterwards = std::ranges::find(system.log, "rename") - system.log.begin() < call;
                QVERIFY2(afterwards || harmless.contains(failed), failed.c_str());
            } else {
                ++failures;
                QCOMPARE(QString::fromStdString(errorOf(written)), error);
                QCOMPARE(bytesOf(target), old);
                QCOMPARE(names(), before);
            }
        }
        QVERIFY(failures >= 7);
    }

    /// Then the partial file cannot be removed either, but the original file is whole.
    void aDeviceThatFailsForGoodLosesNothing() {
        for (const char* name : {"map", "link"})
            for (int call = 0;; ++call) {
                makeFolder();
                put("map", "old");
                ::symlink("map", path("link").c_str());
                FaultySystem system;
                system.failAt = call;
                system.forGood = true;
                const auto written = writeFile(system, path(name), "a new map");
                QVERIFY(bytesOf("map") == (written ? "a new map" : "old"));
                removeLeftovers(path(name));
                QCOMPARE(names(), (QStringList{"link", "map"}));
                if (system.calls <= call) break;
            }
    }

    void aDeviceThatLiesIsNoticed() {
        class Liar : public FaultySystem {
            ssize_t write(int, const char*, std::size_t count) override { return ssize_t(count); }
        } liar;
        put("map", "old");
        QCOMPARE(errorOf(writeFile(liar, path("map"), "new")), "file/write " + std::to_string(EIO));
        QCOMPARE(bytesOf("map"), "old");
        QCOMPARE(names(), QStringList{"map"});
    }

    void aDiskThatCannotFlushIsNoReasonToFail() {
        class NoFlush : public FaultySystem {
            int fsync(int) override {
                errno = EINVAL;
                return -1;
            }
        } system;
        QCOMPARE(errorOf(writeFile(system, path("map"), "new")), "");
        QCOMPARE(bytesOf("map"), "new");
    }

    /// FAT or a network share: the file has the mode of that file system, never a wider one.
    void aDiskWithoutModesIsNoReasonToFail() {
        for (const int number : {EPERM, ENOSYS, ENOTSUP}) {
            class NoModes : public FaultySystem {
                int fchmod(int, mode_t) override {
                    errno = failWith;
                    return -1;
                }
            } system;
            system.failWith = number;
            put("map", "old");
            QCOMPARE(errorOf(writeFile(system, path("map"), "new")), "");
            QCOMPARE(bytesOf("map"), "new");
            QVERIFY(!(QFile::permissions(folder_->filePath("map")) & (QFile::ReadOther | QFile::WriteOther)));
        }
    }

    /// Otherwise the file is complete on disk, but a power cut can undo its renaming.
    void theFolderIsFlushedOnceTheFileHasItsName() {
        class Watched : public FaultySystem {
        public:
            std::vector<ino_t> flushed{};
            std::size_t flushedBefore = 0; ///< the renaming

            int fsync(int file) override {
                struct stat status {};
                if (::fstat(file, &status) == 0) flushed.push_back(status.st_ino);
                return FaultySystem::fsync(file);
            }
            int rename(const std::string& from, const std::string& to) override {
                flushedBefore = flushed.size();
                return FaultySystem::rename(from, to);
            }
        };
        const auto numberOf = [](const std::string& path) {
            struct stat status {};
            return ::stat(path.c_str(), &status) == 0 ? status.st_ino : 0;
        };
        QVERIFY(QDir(folder_->path()).mkdir("deep"));
        put("deep/map", "old");
        QCOMPARE(::symlink("deep/map", path("link").c_str()), 0);
        QVERIFY(QDir::setCurrent(folder_->filePath("deep")));
        for (const std::string& name :
             {path("deep/map"), path("deep/fresh"), path("link"), std::string("map")}) {
            Watched system;
            QCOMPARE(errorOf(writeFile(system, name, "new")), "");
            const ino_t file = numberOf(name);
            QCOMPARE(system.flushedBefore, std::size_t(1));
            QCOMPARE(system.flushed, (std::vector{file, numberOf(path("deep"))}));
        }
        QVERIFY(QDir::setCurrent("/"));
    }

    void namesInUseAreLeftAlone() {
        class Crowded : public FaultySystem {
        public:
            int tries = 0;
            int open(const std::string& name, Opening opening, mode_t mode) override {
                if (opening == Opening::Making && ++tries < 5) {
                    errno = EEXIST;
                    return -1;
                }
                return FaultySystem::open(name, opening, mode);
            }
        } system;
        QCOMPARE(errorOf(writeFile(system, path("map"), "new")), "");
        QCOMPARE(system.tries, 5);
        QCOMPARE(bytesOf("map"), "new");
    }
};

STONEMASON_GUILESS_TEST(TestWriteFaults)
#include "test_write_faults.moc"
