// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/format/file_system.h"
#include "tests/support/error_text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <limits>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

using namespace stonemason;

namespace {

/// The real system with a fault: the call of a given number fails, or writing does after some bytes.
class FaultySystem : public FileSystem {
public:
    int failAt = -1; ///< number of the call that fails, from 0
    int failWith = EIO;
    std::size_t capacity = std::numeric_limits<std::size_t>::max(); ///< bytes the device takes
    std::size_t most = std::numeric_limits<std::size_t>::max();     ///< bytes it takes at once
    bool interrupts = false;                                        ///< every other call of those that wait
    int calls = 0;
    int opened = 0;
    int bytesRead = 0;
    std::vector<std::string> log{};
    std::function<void()> beforeOpen{};

    int stat(const std::string& path, struct stat& status) override {
        return fails("stat") ? -1 : FileSystem::stat(path, status);
    }
    int lstat(const std::string& path, struct stat& status) override {
        return fails("lstat") ? -1 : FileSystem::lstat(path, status);
    }
    int fstat(int file, struct stat& status) override {
        return fails("fstat") ? -1 : FileSystem::fstat(file, status);
    }
    std::optional<std::string> realpath(const std::string& path) override {
        if (fails("realpath")) return std::nullopt;
        return FileSystem::realpath(path);
    }
    int accessForWriting(const std::string& path) override {
        return fails("access") ? -1 : FileSystem::accessForWriting(path);
    }
    int open(const std::string& path, int flags, mode_t mode) override {
        if (beforeOpen) beforeOpen();
        ++opened;
        return fails("open") || interrupted() ? -1 : FileSystem::open(path, flags, mode);
    }
    ssize_t read(int file, char* to, std::size_t count) override {
        if (fails("read") || interrupted()) return -1;
        const ssize_t got = FileSystem::read(file, to, std::min(count, most));
        bytesRead += int(got);
        return got;
    }
    ssize_t write(int file, const char* from, std::size_t count) override {
        if (fails("write") || interrupted()) return -1;
        const std::size_t taken = std::min({count, most, capacity});
        if (taken == 0) {
            errno = ENOSPC;
            return -1;
        }
        capacity -= taken;
        return FileSystem::write(file, from, taken);
    }
    int fsync(int file) override { return fails("fsync") || interrupted() ? -1 : FileSystem::fsync(file); }
    int fchmod(int file, mode_t mode) override {
        return fails("fchmod") ? -1 : FileSystem::fchmod(file, mode);
    }
    int fchown(int file, uid_t owner, gid_t group) override {
        return fails("fchown") ? -1 : FileSystem::fchown(file, owner, group);
    }
    int close(int file) override {
        const bool failed = fails("close");
        const int result = FileSystem::close(file);
        if (failed) errno = failWith;
        return failed ? -1 : result;
    }
    int rename(const std::string& from, const std::string& to) override {
        return fails("rename") ? -1 : FileSystem::rename(from, to);
    }
    int unlink(const std::string& path) override { return fails("unlink") ? -1 : FileSystem::unlink(path); }

private:
    bool fails(const char* call) {
        log.emplace_back(call);
        if (calls++ != failAt) return false;
        errno = failWith;
        return true;
    }
    bool interrupted() {
        turn_ = !turn_;
        if (!interrupts || !turn_) return false;
        errno = EINTR;
        return true;
    }

    bool turn_ = false;
};

/// Gives up the rights of root, which no permission holds back, while it lives.
class AsNobody {
public:
    AsNobody() { ok_ = !root_ || ::seteuid(65534) == 0; }
    ~AsNobody() {
        if (root_ && ::seteuid(0) != 0) std::abort();
    }
    bool ok() const { return ok_; }

private:
    bool root_ = ::geteuid() == 0;
    bool ok_ = false;
};

/// A small file system of its own, where that is allowed.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder)
        : folder_(QFile::encodeName(folder))
        , mounted_(::mount("tmpfs", folder_.constData(), "tmpfs", 0, "size=65536") == 0) {}
    ~SmallDisk() {
        if (mounted_) ::umount2(folder_.constData(), MNT_DETACH);
    }
    bool mounted() const { return mounted_; }
    bool makeReadOnly() const {
        return ::mount(nullptr, folder_.constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }

private:
    QByteArray folder_;
    bool mounted_;
};

/// Another standard input while it lives.
class StandardInput {
public:
    explicit StandardInput(int file) : saved_(::dup(STDIN_FILENO)) { ::dup2(file, STDIN_FILENO); }
    ~StandardInput() {
        ::dup2(saved_, STDIN_FILENO);
        ::close(saved_);
    }

private:
    int saved_;
};

std::string errorOf(const Status& status) {
    return status ? "" : test::errorText(status.error());
}

std::string errorOf(const Result<std::string>& result) {
    return result ? "" : test::errorText(result.error());
}

} // namespace

class TestFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;

    std::string path(const char* name) const { return folder_->filePath(name).toStdString(); }
    void put(const char* name, const QByteArray& bytes) const {
        QFile file(folder_->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray bytesOf(const char* name) const {
        QFile file(folder_->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QStringList names() const {
        return QDir(folder_->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    mode_t modeOf(const char* name) const {
        struct stat status {};
        return ::stat(path(name).c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
    }

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
        QCOMPARE(::chmod(folder_->path().toStdString().c_str(), 0777), 0);
    }

    void readsWhatIsThere() {
        const QByteArray bytes = QByteArray(200'000, 'x') + QByteArray("\0\r\n\xFF", 4);
        put("map", bytes);
        QCOMPARE(QByteArray::fromStdString(*readFile(path("map"))), bytes);
        put("empty", "");
        QCOMPARE(*readFile(path("empty")), "");
        QVERIFY(QFile::link(folder_->filePath("map"), folder_->filePath("link")));
        QCOMPARE(QByteArray::fromStdString(*readFile(path("link"))), bytes);
        QVERIFY(readFile("/proc/self/status")); // says it has no bytes
    }

    void refusesToReadWhatIsNoFile() {
        QCOMPARE(errorOf(readFile(path("none"))), "file/missing");
        QCOMPARE(errorOf(readFile("")), "file/missing");
        QCOMPARE(errorOf(readFile(path("none/none"))), "file/missing");
        put("file", "x");
        QCOMPARE(errorOf(readFile(path("file/none"))), "file/missing");
        QCOMPARE(errorOf(readFile(path("file") + std::string("\0x", 2))), "file/name");
        QCOMPARE(errorOf(readFile(path(std::string(300, 'x').c_str()))), "file/name");
        QCOMPARE(errorOf(readFile(folder_->path().toStdString())), "file/is-folder");
        QVERIFY(QFile::link(folder_->filePath("none"), folder_->filePath("dangling")));
        QCOMPARE(errorOf(readFile(path("dangling"))), "file/dangling-link");
        QCOMPARE(::symlink("circle", path("circle").c_str()), 0);
        QCOMPARE(errorOf(readFile(path("circle"))), "file/dangling-link");
        QCOMPARE(errorOf(readFile("/dev/zero")), "file/not-regular");
    }

    void neverOpensWhatIsNoFile() {
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0666), 0);
        const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{AF_UNIX, {}};
        QVERIFY(path("socket").copy(address.sun_path, sizeof address.sun_path - 1) == path("socket").size());
        QCOMPARE(::bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        for (const std::string& name : {path("fifo"), path("socket"), std::string("/dev/null")}) {
            FaultySystem system;
            QCOMPARE(errorOf(readFile(system, name, maximumFileSize)), "file/not-regular");
            QCOMPARE(errorOf(writeFile(system, name, "x")), "file/not-regular");
            QCOMPARE(system.opened, 0);
        }
        ::close(server);
    }

    void doesNotWaitForAFifoThatTookTheFilesPlace() {
        put("map", "x");
        FaultySystem system;
        system.beforeOpen = [this] {
            QVERIFY(QFile::remove(folder_->filePath("map")));
            QCOMPARE(::mkfifo(path("map").c_str(), 0666), 0);
        };
        QCOMPARE(errorOf(readFile(system, path("map"), maximumFileSize)), "file/not-regular");
    }

    void refusesLargeFilesBeforeReading() {
        QFile file(folder_->filePath("large"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64(1) << 30));
        FaultySystem system;
        QCOMPARE(errorOf(readFile(system, path("large"), maximumFileSize)), "file/too-large 16777216");
        QCOMPARE(system.bytesRead, 0);
        QVERIFY(file.resize(maximumFileSize + 1));
        QCOMPARE(errorOf(readFile(path("large"))), "file/too-large 16777216");
        QVERIFY(file.resize(maximumFileSize));
        QCOMPARE(readFile(path("large"))->size(), std::size_t(maximumFileSize));
    }

    void refusesAFileThatGrowsPastTheLimit() {
        put("map", "12345");
        FaultySystem system;
        system.beforeOpen = [this] { put("map", QByteArray(100, 'x')); };
        system.most = 7;
        QCOMPARE(errorOf(readFile(system, path("map"), 20)), "file/too-large 20");
        FaultySystem late;
        late.most = 2;
        put("map", "12345");
        QCOMPARE(errorOf(readFile(late, "/proc/self/status", 20)), "file/too-large 20");
        QCOMPARE(late.bytesRead, 22);
    }

    void readsStandardInput() {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        QCOMPARE(::fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
        std::thread writer([&ends] {
            for (int i = 0; i < 50'000; ++i)
                if (::write(ends[1], "rows\n", 5) != 5) return;
            ::close(ends[1]);
        });
        {
            const StandardInput input(ends[0]);
            const auto read = readFile("-");
            QVERIFY(read);
            QCOMPARE(read->size(), std::size_t(250'000));
        }
        writer.join();
        ::close(ends[0]);
    }

    void refusesEndlessOrUnreadableInput() {
        const int zero = ::open("/dev/zero", O_RDONLY | O_CLOEXEC);
        {
            const StandardInput input(zero);
            QCOMPARE(errorOf(readFile("-")), "file/too-large 16777216");
        }
        ::close(zero);
        const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
        {
            const StandardInput input(folder);
            QCOMPARE(errorOf(readFile("-")), "file/is-folder");
        }
        ::close(folder);
    }

    void everyCallThatFailsWhileReadingIsNoticed() {
        put("map", "rows");
        FaultySystem count;
        QVERIFY(readFile(count, path("map"), 100));
        for (int call = 0; call < count.calls; ++call) {
            FaultySystem system;
            system.failAt = call;
            const auto read = readFile(system, path("map"), 100);
            if (count.log[std::size_t(call)] == "close")
                QCOMPARE(*read, "rows");
            else
                QCOMPARE(errorOf(read), "file/read " + std::to_string(EIO));
        }
    }

    void interruptedAndShortReadsAreContinued() {
        put("map", "a map that comes in pieces");
        FaultySystem system;
        system.interrupts = true;
        system.most = 3;
        QCOMPARE(*readFile(system, path("map"), 100), "a map that comes in pieces");
    }

    void writesAndReplaces() {
        QCOMPARE(errorOf(writeFile(path("map"), "one")), "");
        QCOMPARE(bytesOf("map"), "one");
        QCOMPARE(errorOf(writeFile(path("map"), std::string("two\0\xFF", 5))), "");
        QCOMPARE(bytesOf("map"), QByteArray("two\0\xFF", 5));
        QCOMPARE(errorOf(writeFile(path("map"), "")), "");
        QCOMPARE(bytesOf("map"), "");
        QCOMPARE(names(), QStringList{"map"});
        QVERIFY(QDir::setCurrent(folder_->path()));
        QCOMPARE(errorOf(writeFile("here", "3")), "");
        QCOMPARE(bytesOf("here"), "3");
        QVERIFY(QDir::setCurrent("/"));
        const std::string longName(250, 'n');
        QCOMPARE(errorOf(writeFile(path(longName.c_str()), "4")), "");
        QCOMPARE(bytesOf(longName.c_str()), "4");
        QCOMPARE(names().size(), 3);
    }

    void keepsPermissionsAndUmask() {
        put("map", "old");
        for (const mode_t mode : {0600U, 0644U, 0664U, 0777U, 0640U}) {
            QCOMPARE(::chmod(path("map").c_str(), mode), 0);
            QCOMPARE(errorOf(writeFile(path("map"), "new")), "");
            QCOMPARE(modeOf("map"), mode);
        }
        const mode_t before = ::umask(027);
        const auto written = writeFile(path("fresh"), "x");
        ::umask(before);
        QVERIFY(written);
        QCOMPARE(modeOf("fresh"), mode_t(0640));
    }

    void keepsTheOwner() {
        if (::geteuid() != 0) QSKIP("only root may give files away");
        put("map", "old");
        QCOMPARE(::chown(path("map").c_str(), 65534, 65534), 0);
        QCOMPARE(errorOf(writeFile(path("map"), "new")), "");
        QCOMPARE(QFileInfo(folder_->filePath("map")).ownerId(), 65534U);
        QCOMPARE(QFileInfo(folder_->filePath("map")).groupId(), 65534U);
    }

    void followsLinks() {
        QVERIFY(QDir(folder_->path()).mkdir("deep"));
        put("deep/map", "old");
        QCOMPARE(::symlink("deep/map", path("link").c_str()), 0);
        QCOMPARE(::symlink("link", path("linked").c_str()), 0);
        QCOMPARE(errorOf(writeFile(path("linked"), "new")), "");
        QCOMPARE(bytesOf("deep/map"), "new");
        QVERIFY(QFileInfo(folder_->filePath("link")).isSymLink());
        QVERIFY(QFileInfo(folder_->filePath("linked")).isSymLink());
        QCOMPARE(names(), (QStringList{"deep", "link", "linked"}));
    }

    void refusesToWriteWhereNoFileCanBe() {
        put("file", "x");
        QVERIFY(QDir(folder_->path()).mkdir("folder"));
        QVERIFY(QFile::link(folder_->filePath("none"), folder_->filePath("dangling")));
        QVERIFY(QFile::link(folder_->filePath("folder"), folder_->filePath("to-folder")));
        QCOMPARE(::symlink("circle", path("circle").c_str()), 0);
        const QStringList before = names();
        QCOMPARE(errorOf(writeFile(path("folder"), "x")), "file/is-folder");
        QCOMPARE(errorOf(writeFile(path("to-folder"), "x")), "file/is-folder");
        QCOMPARE(errorOf(writeFile(path("dangling"), "x")), "file/dangling-link");
        QCOMPARE(errorOf(writeFile(path("circle"), "x")), "file/dangling-link");
        QCOMPARE(errorOf(writeFile(path("none/map"), "x")), "file/missing-folder");
        QCOMPARE(errorOf(writeFile(path("file/map"), "x")), "file/missing-folder");
        QCOMPARE(errorOf(writeFile(path("none/"), "x")), "file/name");
        QCOMPARE(errorOf(writeFile("", "x")), "file/name");
        QCOMPARE(errorOf(writeFile(path("x") + std::string("\0y", 2), "x")), "file/name");
        QCOMPARE(errorOf(writeFile(path(std::string(300, 'x').c_str()), "x")), "file/name");
        QCOMPARE(names(), before);
        QCOMPARE(bytesOf("file"), "x");
    }

    void permissionsAreRespected() {
        put("locked", "old");
        put("open", "old");
        QVERIFY(QDir(folder_->path()).mkdir("closed"));
        put("closed/map", "old");
        for (const char* name : {"open", "closed/map"})
            QCOMPARE(::chmod(path(name).c_str(), 0666), 0);
        QCOMPARE(::chmod(path("locked").c_str(), 0444), 0);
        QCOMPARE(::chmod(path("closed").c_str(), 0555), 0);
        put("secret", "old");
        QCOMPARE(::chmod(path("secret").c_str(), 0), 0);
        {
            const AsNobody nobody;
            if (!nobody.ok()) QSKIP("cannot give up the rights of root");
            QCOMPARE(errorOf(writeFile(path("locked"), "new")), "file/denied");
            QCOMPARE(errorOf(writeFile(path("closed/map"), "new")), "file/folder-denied");
            QCOMPARE(errorOf(writeFile(path("closed/fresh"), "new")), "file/folder-denied");
            QCOMPARE(errorOf(readFile(path("secret"))), "file/denied");
            QCOMPARE(errorOf(writeFile(path("open"), "new")), "");
        }
        QCOMPARE(bytesOf("locked"), "old");
        QCOMPARE(bytesOf("closed/map"), "old");
        QCOMPARE(bytesOf("open"), "new");
        QCOMPARE(QDir(folder_->filePath("closed")).entryList(QDir::Files | QDir::Hidden), QStringList{"map"});
        QCOMPARE(::chmod(path("closed").c_str(), 0755), 0);
    }

    void aFullDiskLosesNothing() {
        QVERIFY(QDir(folder_->path()).mkdir("disk"));
        const SmallDisk disk(folder_->filePath("disk"));
        if (!disk.mounted()) QSKIP("may not mount a small disk");
        put("disk/map", "old");
        QCOMPARE(errorOf(writeFile(path("disk/map"), std::string(100'000, 'x'))), "file/no-space");
        QCOMPARE(bytesOf("disk/map"), "old");
        QCOMPARE(QDir(folder_->filePath("disk")).entryList(QDir::Files | QDir::Hidden), QStringList{"map"});
        QCOMPARE(errorOf(writeFile(path("disk/map"), "new")), "");
        QCOMPARE(bytesOf("disk/map"), "new");
    }

    void aReadOnlyDiskIsNamed() {
        QVERIFY(QDir(folder_->path()).mkdir("disk"));
        const SmallDisk disk(folder_->filePath("disk"));
        if (!disk.mounted()) QSKIP("may not mount a small disk");
        put("disk/map", "old");
        QVERIFY(disk.makeReadOnly());
        QCOMPARE(errorOf(writeFile(path("disk/map"), "new")), "file/read-only");
        QCOMPARE(errorOf(writeFile(path("disk/fresh"), "new")), "file/read-only");
        QCOMPARE(bytesOf("disk/map"), "old");
    }

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
                QVERIFY2(afterwards || failed == "fstat" || failed == "fchown", failed.c_str());
            } else {
                ++failures;
                QCOMPARE(QString::fromStdString(errorOf(written)), error);
                QCOMPARE(bytesOf(target), old);
                QCOMPARE(names(), before);
            }
        }
        QVERIFY(failures >= 7);
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

    void namesInUseAreLeftAlone() {
        class Crowded : public FaultySystem {
        public:
            int tries = 0;
            int open(const std::string& name, int flags, mode_t mode) override {
                if ((flags & O_CREAT) != 0 && ++tries < 5) {
                    errno = EEXIST;
                    return -1;
                }
                return FaultySystem::open(name, flags, mode);
            }
        } system;
        QCOMPARE(errorOf(writeFile(system, path("map"), "new")), "");
        QCOMPARE(system.tries, 5);
        QCOMPARE(bytesOf("map"), "new");
    }
};

QTEST_GUILESS_MAIN(TestFile)
#include "test_file.moc"
