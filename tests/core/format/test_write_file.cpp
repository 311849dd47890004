// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/save_file.h"
#include "core/format/file.h"
#include "tests/core/format/faulty_system.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <sys/mount.h>
#include <sys/xattr.h>

using namespace stonemason;
using test::AsNobody;
using test::FaultySystem;

namespace {

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

std::string writeError(const Status& status) {
    return status ? "" : test::errorText(status.error());
}

} // namespace

class TestWriteFile : public test::FileFolder {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    /// The errors that can be detected before there is data; the check changes nothing.
    void reportsBeforehandWhetherItCan() {
        FaultySystem system;
        QCOMPARE(writeError(writeFile(path("map"), "old")), "");
        QCOMPARE(writeError(canWriteFile(system, path("map"))), "");
        QCOMPARE(writeError(canWriteFile(system, path("fresh"))), "");
        QCOMPARE(bytesOf("map"), "old");
        QCOMPARE(names(), QStringList{"map"});
        QCOMPARE(writeError(canWriteFile(system, path("none/map"))), "file/missing-folder");
        QCOMPARE(writeError(canWriteFile(system, folder_->path().toStdString())), "file/is-folder");
        QCOMPARE(writeError(canWriteFile(system, "/dev/full")), "file/not-regular");
        FaultySystem readOnly;
        readOnly.failWith = EROFS;
        readOnly.failAt = 1; // after the look at what is there, the making of a file
        QCOMPARE(writeError(canWriteFile(readOnly, path("fresh"))), "file/read-only");
    }

    void writesAndReplaces() {
        QCOMPARE(writeError(writeFile(path("map"), "one")), "");
        QCOMPARE(bytesOf("map"), "one");
        QCOMPARE(writeError(writeFile(path("map"), std::string("two\0\xFF", 5))), "");
        QCOMPARE(bytesOf("map"), QByteArray("two\0\xFF", 5));
        QCOMPARE(writeError(writeFile(path("map"), "")), "");
        QCOMPARE(bytesOf("map"), "");
        QCOMPARE(names(), QStringList{"map"});
        QVERIFY(QDir::setCurrent(folder_->path()));
        QCOMPARE(writeError(writeFile("here", "3")), "");
        QCOMPARE(bytesOf("here"), "3");
        QVERIFY(QDir::setCurrent("/"));
        const std::string longName(250, 'n');
        QCOMPARE(writeError(writeFile(path(longName.c_str()), "4")), "");
        QCOMPARE(bytesOf(longName.c_str()), "4");
        QCOMPARE(names().size(), 3);
    }

    void keepsPermissionsAndUmask() {
        put("map", "old");
        for (const mode_t mode : {0600U, 0644U, 0664U, 0777U, 0640U}) {
            QCOMPARE(::chmod(path("map").c_str(), mode), 0);
            QCOMPARE(writeError(writeFile(path("map"), "new")), "");
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
        QCOMPARE(writeError(writeFile(path("map"), "new")), "");
        QCOMPARE(QFileInfo(folder_->filePath("map")).ownerId(), 65534U);
        QCOMPARE(QFileInfo(folder_->filePath("map")).groupId(), 65534U);
    }

    void followsLinks() {
        QVERIFY(QDir(folder_->path()).mkdir("deep"));
        put("deep/map", "old");
        QCOMPARE(::symlink("deep/map", path("link").c_str()), 0);
        QCOMPARE(::symlink("link", path("linked").c_str()), 0);
        QCOMPARE(writeError(writeFile(path("linked"), "new")), "");
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
        QCOMPARE(writeError(writeFile(path("folder"), "x")), "file/is-folder");
        QCOMPARE(writeError(writeFile(path("to-folder"), "x")), "file/is-folder");
        QCOMPARE(writeError(writeFile(path("dangling"), "x")), "file/dangling-link");
        QCOMPARE(writeError(writeFile(path("circle"), "x")), "file/link-circle");
        QCOMPARE(writeError(writeFile(path("none/map"), "x")), "file/missing-folder");
        QCOMPARE(writeError(writeFile(path("file/map"), "x")), "file/missing-folder");
        QCOMPARE(writeError(writeFile(path("none/"), "x")), "file/name");
        QCOMPARE(writeError(writeFile("", "x")), "file/name");
        QCOMPARE(writeError(writeFile(path("x") + std::string("\0y", 2), "x")), "file/name");
        QCOMPARE(writeError(writeFile(path(std::string(300, 'x').c_str()), "x")), "file/name-too-long");
        QCOMPARE(names(), before);
        QCOMPARE(bytesOf("file"), "x");
    }

    void neverOpensAFifoOrADevice() {
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0666), 0);
        for (const std::string& name : {path("fifo"), std::string("/dev/null")}) {
            FaultySystem system;
            QCOMPARE(writeError(writeFile(system, name, "x")), "file/not-regular");
            QCOMPARE(system.opened, 0);
        }
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
        {
            const AsNobody nobody;
            if (!nobody.ok()) QSKIP("cannot give up the rights of root");
            QCOMPARE(writeError(writeFile(path("locked"), "new")), "file/denied");
            QCOMPARE(writeError(writeFile(path("closed/map"), "new")), "file/folder-denied");
            QCOMPARE(writeError(writeFile(path("closed/fresh"), "new")), "file/folder-denied");
            FileSystem system;
            QCOMPARE(writeError(canWriteFile(system, path("locked"))), "file/denied");
            QCOMPARE(writeError(canWriteFile(system, path("closed/fresh"))), "file/folder-denied");
            QCOMPARE(writeError(writeFile(path("open"), "new")), "");
        }
        QCOMPARE(bytesOf("locked"), "old");
        QCOMPARE(bytesOf("closed/map"), "old");
        QCOMPARE(bytesOf("open"), "new");
        QCOMPARE(QDir(folder_->filePath("closed")).entryList(QDir::Files | QDir::Hidden), QStringList{"map"});
        QCOMPARE(::chmod(path("closed").c_str(), 0755), 0);
    }

    /// It may be a user file of the game.
    void whatCannotBeReadIsNotReplacedByAPerson() {
        put("hidden", "old");
        QCOMPARE(::chmod(path("hidden").c_str(), 0222), 0);
        {
            const AsNobody nobody;
            if (!nobody.ok()) QSKIP("cannot give up the rights of root");
            QCOMPARE(writeError(saveFile(path("hidden"), "new")), "file/denied");
            QCOMPARE(writeError(writeFile(path("hidden"), "new")), "");
        }
        QCOMPARE(bytesOf("hidden"), "new");
    }

    /// Metadata outside the mode: access lists and attributes of other programs.
    void keepsExtendedAttributes() {
        put("map", "old");
        const std::string tag = "user.stonemason.test";
        if (::setxattr(path("map").c_str(), tag.c_str(), "kept", 4, 0) != 0)
            QSKIP("this file system has no extended attributes");
        QCOMPARE(writeError(writeFile(path("map"), "new")), "");
        std::array<char, 8> value{};
        QCOMPARE(::getxattr(path("map").c_str(), tag.c_str(), value.data(), value.size()), ssize_t(4));
        QCOMPARE(std::string(value.data()), "kept");
    }

    /// The file may have any content by now: saving never replaces a file that cannot be inspected.
    void savingNeverReplacesWhatIsTooLargeToRead() {
        put("map", QByteArray(maximumDocumentSize + 1, 'x'));
        QCOMPARE(writeError(saveFile(path("map"), "new")),
                 "file/too-large " + std::to_string(maximumDocumentSize));
        QCOMPARE(QFileInfo(QString::fromStdString(path("map"))).size(), maximumDocumentSize + 1);
    }

    /// But the JSON of a world, which may be larger than any file that is read.
    void savingReplacesTheJsonOfAWorld() {
        QByteArray json = "{\n  \"format\": \"stonemason-world\"";
        json.append(maximumDocumentSize, ' ');
        put("map", json);
        QCOMPARE(writeError(saveFile(path("map"), "new")), "");
        QCOMPARE(QFileInfo(QString::fromStdString(path("map"))).size(), 3);
    }

    void aFullDiskLosesNothing() {
        QVERIFY(QDir(folder_->path()).mkdir("disk"));
        const SmallDisk disk(folder_->filePath("disk"));
        if (!disk.mounted()) QSKIP("may not mount a small disk");
        put("disk/map", "old");
        QCOMPARE(writeError(writeFile(path("disk/map"), std::string(100'000, 'x'))), "file/no-space");
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

    /// The temporary file's path may not be longer than the system takes either.
    void writesUnderTheLongestPaths() {
        std::string folder = folder_->path().toStdString();
        const auto deepen = [&folder](std::size_t length) {
            folder += '/' + std::string(length, 'd');
            QCOMPARE(::mkdir(folder.c_str(), 0777), 0);
        };
        while (folder.size() < 3800)
            deepen(100);
        deepen(4000 - folder.size());
        for (const std::size_t length : {4078U, 4090U, 4095U}) {
            const std::string name = folder + '/' + std::string(length - folder.size() - 1, 'n');
            QCOMPARE(writeError(writeFile(name, "one")), "");
            QCOMPARE(writeError(saveFile(name, "two")), "");
            QCOMPARE(*readFile(name), "two");
            QCOMPARE(::unlink(name.c_str()), 0);
        }
        QCOMPARE(writeError(writeFile(folder + '/' + std::string(4096 - folder.size() - 1, 'n'), "x")),
                 "file/name-too-long");
        deepen(4092 - folder.size() - 1);
        QCOMPARE(writeError(writeFile(folder + "/ab", "x")), "file/name-too-long");
        QCOMPARE(QDir(QString::fromStdString(folder)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void foldersOfTheKernelTakeNoFile() {
        QCOMPARE(writeError(writeFile("/proc/self/comm", "x")), "file/folder-denied");
        QCOMPARE(writeError(writeFile("/proc/self/fresh", "x")), "file/folder-denied");
    }

    /// As /dev/stdout is one.
    void aLinkToAPipeIsNoDanglingOne() {
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        QCOMPARE(writeError(writeFile("/proc/self/fd/" + std::to_string(ends[1]), "x")), "file/not-regular");
        ::close(ends[0]);
        ::close(ends[1]);
    }
};

STONEMASON_GUILESS_TEST(TestWriteFile)
#include "test_write_file.moc"
