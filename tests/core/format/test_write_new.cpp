// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/format/own_folder.h"
#include "tests/core/format/faulty_system.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cerrno>
#include <functional>
#include <set>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

using namespace stonemason;
using test::FaultySystem;

namespace {

/// How a file system gives a new file its name.
enum class Way { Rename, Link, Open };

/// Does something at the moment before the file gets its name.
class Meanwhile : public FaultySystem {
public:
    explicit Meanwhile(Way way) : way_(way) {
        if (way != Way::Rename) cannotRenameNew = EINVAL;
        if (way == Way::Open) cannotLink = EPERM;
    }
    std::function<void()> happens = [] {};

    int renameNew(const std::string& from, const std::string& to) override {
        if (way_ == Way::Rename) happens();
        return FaultySystem::renameNew(from, to);
    }
    int link(const std::string& from, const std::string& to) override {
        if (way_ != Way::Rename) happens();
        return FaultySystem::link(from, to);
    }

private:
    Way way_;
};

std::string saidOf(const Result<bool>& written) {
    if (!written) return test::errorText(written.error());
    return *written ? "written" : "taken";
}

} // namespace

Q_DECLARE_METATYPE(Way)

/// A file that is made only where there is none, on file systems that help with that and on others.
class TestWriteNew : public test::FileFolder {
    Q_OBJECT

    static void ways() {
        QTest::addColumn<Way>("way");
        QTest::newRow("renames without replacing") << Way::Rename;
        QTest::newRow("gives second names") << Way::Link;
        QTest::newRow("can do neither") << Way::Open;
    }

private slots:
    void init() { makeFolder(); }

    void makesAFile_data() { ways(); }
    void makesAFile() {
        QFETCH(Way, way);
        const mode_t mask = ::umask(0022);
        for (const std::string& bytes : {std::string(), std::string("new"), std::string(300'000, 'x')}) {
            makeFolder();
            Meanwhile system(way);
            system.interrupts = true;
            system.most = 1000;
            QCOMPARE(saidOf(writeNewFile(system, path("game"), bytes)), "written");
            QCOMPARE(bytesOf("game").toStdString(), bytes);
            QCOMPARE(names(), QStringList{"game"});
            QCOMPARE(modeOf("game"), mode_t(0644));
        }
        ::umask(mask);
    }

    void replacesNothing_data() { ways(); }
    void replacesNothing() {
        QFETCH(Way, way);
        using Act = std::function<void()>;
        const std::vector<Act> comes{[this] { put("game", "theirs"); },
                                     [this] { QVERIFY(QDir(folder_->path()).mkdir("game")); },
                                     [this] { QCOMPARE(::symlink("nowhere", path("game").c_str()), 0); },
                                     [this] { QCOMPARE(::mkfifo(path("game").c_str(), 0600), 0); }};
        for (const bool isThereBefore : {true, false})
            for (const Act& come : comes) {
                makeFolder();
                Meanwhile system(way);
                if (isThereBefore)
                    come();
                else
                    system.happens = come;
                QCOMPARE(saidOf(writeNewFile(system, path("game"), "ours")), "taken");
                QCOMPARE(names(), QStringList{"game"});
                struct stat status {};
                QCOMPARE(::lstat(path("game").c_str(), &status), 0);
                if (S_ISREG(status.st_mode)) QCOMPARE(bytesOf("game"), "theirs");
            }
    }

    void aCallThatFailsLeavesNothing_data() { ways(); }
    void aCallThatFailsLeavesNothing() {
        QFETCH(Way, way);
        // What is done when the file has its name, or need not succeed.
        const std::set<std::string> harmless{"fstat", "lock",  "duplicate", "open",
                                             "link",  "fsync", "close",     "unlink"};
        int failures = 0;
        for (int call = 0;; ++call) {
            makeFolder();
            Meanwhile system(way);
            system.failAt = call;
            system.failWith = ENOSPC;
            const auto written = writeNewFile(system, path("game"), "a new game");
            if (system.calls <= call) break;
            const std::string failed = system.log[std::size_t(call)];
            if (written) {
                QVERIFY(*written);
                QCOMPARE(bytesOf("game"), "a new game");
                QVERIFY2(harmless.contains(failed), failed.c_str());
            } else {
                ++failures;
                QCOMPARE(saidOf(written), "file/no-space");
                QCOMPARE(names(), QStringList());
            }
        }
        QVERIFY(failures >= (way == Way::Open ? 8 : 5));
    }

    /// Another program's file has replaced ours: it must not be removed.
    void aFailureRemovesWhatItMadeOnly() {
        class Replaced : public Meanwhile {
        public:
            Replaced() : Meanwhile(Way::Open) {}
            std::function<void()> replace;
            int fsync(int file) override {
                if (++flushed_ == 1) return FaultySystem::fsync(file);
                replace();
                errno = EIO;
                return -1;
            }

        private:
            int flushed_ = 0;
        } system;
        system.replace = [this] {
            put("other", "theirs");
            QCOMPARE(::rename(path("other").c_str(), path("game").c_str()), 0);
        };
        QCOMPARE(saidOf(writeNewFile(system, path("game"), "ours")), "file/write " + std::to_string(EIO));
        QCOMPARE(names(), QStringList{"game"});
        QCOMPARE(bytesOf("game"), "theirs");
    }

    void aNameOfSomebodyElseIsTaken() {
        if (::geteuid() != 0) QSKIP("only root can give files away");
        const auto folder = OwnFolder::make(path("own"));
        QVERIFY(folder);
        for (const char* name : {"own/file", "own/folder"}) {
            if (QByteArray(name) == "own/folder")
                QVERIFY(QDir(folder_->path()).mkdir(name));
            else
                put(name, "theirs");
            QCOMPARE(::chown(path(name).c_str(), test::AsNobody::user, gid_t(-1)), 0);
        }
        QCOMPARE(::symlink("nowhere", path("own/link").c_str()), 0);
        for (const char* name : {"file", "folder", "link"})
            QCOMPARE(saidOf(folder->writeNew(name, "ours")), "taken");
        QCOMPARE(bytesOf("own/file"), "theirs");
    }

    void namesThatNoFileHasAreRefused() {
        FileSystem system;
        for (const std::string& name : {path("a/"), path("a") + '\0' + "b", std::string()})
            QCOMPARE(saidOf(writeNewFile(system, name, "x")), "file/name");
        QCOMPARE(saidOf(writeNewFile(system, path("none/a"), "x")), "file/missing-folder");
    }
};

STONEMASON_GUILESS_TEST(TestWriteNew)
#include "test_write_new.moc"
