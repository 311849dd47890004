// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/save_file.h"
#include "core/format/file.h"
#include "tests/core/format/faulty_system.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <csignal>
#include <functional>
#include <sys/wait.h>

using namespace stonemason;
using test::FaultySystem;

namespace {

/// A device that runs a callback just before a call.
class BusySystem : public FaultySystem {
public:
    std::function<void()> beforeLock{};
    std::function<void()> beforeRename{};

    int lock(int file) override {
        if (beforeLock) std::exchange(beforeLock, {})();
        return FaultySystem::lock(file);
    }
    int rename(const std::string& from, const std::string& to) override {
        if (beforeRename) std::exchange(beforeRename, {})();
        return FaultySystem::rename(from, to);
    }
};

/// Another process writes the file and is killed at the call of that number; false when there are fewer
/// calls.
bool writesUntilKilled(const std::string& path, int call) {
    class Deadly : public FaultySystem {
    public:
        ~Deadly() override = default;
        int fchmod(int file, mode_t mode) override { return die(), FaultySystem::fchmod(file, mode); }
        ssize_t write(int file, const char* from, std::size_t count) override {
            return die(), FaultySystem::write(file, from, std::min(count, std::size_t(3)));
        }
        int fsync(int file) override { return die(), FaultySystem::fsync(file); }
        int close(int file) override { return die(), FaultySystem::close(file); }
        int rename(const std::string& from, const std::string& to) override {
            return die(), FaultySystem::rename(from, to);
        }
        int left = 0;

    private:
        void die() {
            if (left-- == 0) ::raise(SIGKILL);
        }
    };
    const pid_t child = ::fork();
    if (child == 0) {
        Deadly system;
        system.left = call;
        ::_exit(writeFile(system, path, "the new one") ? 0 : 1);
    }
    int status = 0;
    if (::waitpid(child, &status, 0) != child) qFatal("lost a process");
    return WIFSIGNALED(status);
}

} // namespace

class TestLeftovers : public test::FileFolder {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void whatAKilledWriterLeftGoes_data() {
        QTest::addColumn<bool>("bySaving");
        QTest::newRow("asked for") << false;
        QTest::newRow("by saving") << true;
    }
    void whatAKilledWriterLeftGoes() {
        QFETCH(bool, bySaving);
        int withLeftovers = 0;
        for (int call = 0;; ++call) {
            put("map", "the old one");
            if (!writesUntilKilled(path("map"), call)) break;
            QVERIFY(bytesOf("map") == "the old one" || bytesOf("map") == "the new one");
            withLeftovers += int(names().size() > 1);
            if (bySaving)
                QVERIFY(saveFile(path("map"), "newest"));
            else
                removeLeftovers(path("map"));
            QCOMPARE(names(), QStringList{"map"});
        }
        QVERIFY(withLeftovers >= 6);
    }

    void onlyThoseOfTheFileGo() {
        const QStringList others{".map.abcdefgh.tm",   ".map.abcdefgh.tmp2",
                                 ".map.abcdefg.tmp",   ".map.abcdefghi.tmp",
                                 ".map.abcdefgH.tmp",  ".map2.abcdefgh.tmp",
                                 ".map.abc.efgh.tmp",  ".map..abcdefgh.tmp",
                                 ".amap.abcdefgh.tmp", "map",
                                 "map.abcdefgh.tmp",   "xmap.abcdefgh.tmp"};
        for (const QString& name : others)
            put(name.toUtf8().constData(), "mine");
        QVERIFY(QDir(folder_->path()).mkdir(".map.aaaaaaaa.tmp"));
        QCOMPARE(::mkfifo(path(".map.bbbbbbbb.tmp").c_str(), 0600), 0);
        QCOMPARE(::symlink("map", path(".map.cccccccc.tmp").c_str()), 0);
        const QStringList before = names();
        put(".map.abcdefgh.tmp", "left");
        put(".map.a0b1c2z9.tmp", "");
        removeLeftovers(path("map"));
        QCOMPARE(names(), before);
    }

    /// Files with such a name that this program did not create for this user.
    void whatOthersMadeStays() {
        class Another : public FaultySystem {
            uid_t user() override { return FaultySystem::user() + 1; }
        } another;
        put(".map.abcdefgh.tmp", "somebody's");
        removeLeftovers(another, path("map"));
        QCOMPARE(bytesOf(".map.abcdefgh.tmp"), "somebody's");
        put("map", "of the same owner: given away before the writer was killed");
        removeLeftovers(another, path("map"));
        QCOMPARE(bytesOf(".map.abcdefgh.tmp"), "(none)");

        put("precious", "kept under two names");
        QCOMPARE(::link(path("precious").c_str(), path(".map.ijklmnop.tmp").c_str()), 0);
        removeLeftovers(path("map"));
        QCOMPARE(names(), (QStringList{".map.ijklmnop.tmp", "map", "precious"}));
    }

    /// Leftovers of one call are removed by the next, even when that call fails.
    void savingThatFailsTidiesUpToo() {
        put("map", "old");
        put(".map.abcdefgh.tmp", "left");
        FaultySystem full;
        full.capacity = 0;
        QVERIFY(!saveFile(full, path("map"), "new"));
        QCOMPARE(names(), QStringList{"map"});
        put(".map.abcdefgh.tmp", "left");
        FileSystem system;
        QVERIFY(canSaveFile(system, path("map")));
        QCOMPARE(names(), QStringList{"map"});
        QCOMPARE(bytesOf("map"), "old");
    }

    void thoseOfALinkedFileLieBesideIt() {
        QVERIFY(QDir(folder_->path()).mkdir("deep"));
        put("deep/map", "x");
        QCOMPARE(::symlink("deep/map", path("link").c_str()), 0);
        put("deep/.map.abcdefgh.tmp", "left");
        put(".link.abcdefgh.tmp", "not ours");
        removeLeftovers(path("link"));
        QCOMPARE(bytesOf("deep/.map.abcdefgh.tmp"), "(none)");
        QCOMPARE(bytesOf(".link.abcdefgh.tmp"), "not ours");
    }

    void longNamesAreFound() {
        const std::string name = std::string(119, 'n') + "\xc3\xbc" + std::string(120, 'n');
        put(name.c_str(), "the old one");
        QVERIFY(writesUntilKilled(path(name.c_str()), 2));
        QCOMPARE(names().size(), 2);
        removeLeftovers(path(name.c_str()));
        QCOMPARE(names().size(), 1);
    }

    void aFileThatIsGoneLeavesNothingEither() {
        put(".map.abcdefgh.tmp", "left");
        removeLeftovers(path("map"));
        QCOMPARE(names(), QStringList());
        removeLeftovers(path("none/map"));
        removeLeftovers("");
    }

    /// Removing leftovers between any two steps of a concurrent writer.
    void livingWritersAreLeftAlone() {
        put("map", "old");
        BusySystem system;
        system.beforeRename = [&] {
            QCOMPARE(names().size(), 2);
            removeLeftovers(path("map"));
            QCOMPARE(names().size(), 2);
        };
        QVERIFY(writeFile(system, path("map"), "new"));
        QVERIFY(!system.beforeRename);
        QCOMPARE(bytesOf("map"), "new");
    }

    /// The file has a name before it is locked.
    void whoIsTakenForDeadTriesAgain() {
        put("map", "old");
        BusySystem system;
        system.beforeLock = [&] { removeLeftovers(path("map")); };
        QVERIFY(writeFile(system, path("map"), "new"));
        QCOMPARE(bytesOf("map"), "new");
        QCOMPARE(names(), QStringList{"map"});
    }

    void withoutLocksNothingIsTakenForLeft() {
        class NoLocks : public FaultySystem {
            int lock(int) override {
                errno = ENOLCK;
                return -1;
            }
        } system;
        put("map", "old");
        put(".map.abcdefgh.tmp", "left");
        QVERIFY(writeFile(system, path("map"), "new"));
        QCOMPARE(bytesOf("map"), "new");
        removeLeftovers(system, path("map"));
        QCOMPARE(bytesOf(".map.abcdefgh.tmp"), "left");
    }

    /// Whichever call fails: a leftover that is not removed stays whole, the file is untouched, and no other
    /// file is removed.
    void everyCallThatFailsIsHarmless() {
        for (const bool forGood : {false, true})
            for (int call = 0;; ++call) {
                put("map", "old");
                put(".map2.abcdefgh.tmp", "mine");
                put(".map.abcdefgh.tmp", "left");
                FaultySystem system;
                system.failAt = call;
                system.forGood = forGood;
                removeLeftovers(system, path("map"));
                QCOMPARE(bytesOf("map"), "old");
                QCOMPARE(bytesOf(".map2.abcdefgh.tmp"), "mine");
                if (system.calls <= call) break;
            }
        QCOMPARE(names(), (QStringList{".map2.abcdefgh.tmp", "map"}));
    }
};

STONEMASON_GUILESS_TEST(TestLeftovers)
#include "test_leftovers.moc"
