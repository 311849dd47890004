// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/own_folder.h"
#include "tests/core/format/faulty_system.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace stonemason;

namespace {

using Names = std::vector<std::string>;

/// Sets the umask for its lifetime.
class Mask {
public:
    explicit Mask(mode_t mask) : before_(::umask(mask)) {}
    ~Mask() { ::umask(before_); }
    Mask(const Mask&) = delete;
    Mask& operator=(const Mask&) = delete;

private:
    mode_t before_;
};

template <typename T>
QString errorOf(const Result<T>& result) {
    return result ? QStringLiteral("none")
                  : QString::fromUtf8(result.error().message.id.data(),
                                      qsizetype(result.error().message.id.size()));
}

} // namespace

/// The program's own folder: other users have no access, and nothing outside can be changed through it.
class TestOwnFolder : public test::FileFolder {
    Q_OBJECT

    OwnFolder own() const {
        auto folder = OwnFolder::make(path("own"));
        if (!folder) qFatal("cannot make it");
        return std::move(folder).value();
    }

private slots:
    void init() { makeFolder(); }

    void onlyTheUserGetsIn_data() {
        QTest::addColumn<int>("mask");
        QTest::newRow("everybody may do all") << 0000;
        QTest::newRow("nobody else may") << 0077;
        QTest::newRow("as usual") << 0022;
    }
    void onlyTheUserGetsIn() {
        QFETCH(int, mask);
        const Mask set{mode_t(mask)};
        const auto folder = OwnFolder::make(path("above/own"));
        QVERIFY(folder);
        QVERIFY(folder->write("a", "x"));
        QVERIFY(folder->write("a", "y"));
        QVERIFY(folder->writeNew("b", "x").value());
        QVERIFY(folder->makeFolder("c"));
        for (const char* made : {"above", "above/own", "above/own/c"})
            QCOMPARE(modeOf(made), mode_t(0700));
        for (const char* made : {"above/own/a", "above/own/b"})
            QCOMPARE(modeOf(made), mode_t(0600));
    }

    void whatIsThereIsClosed() {
        QVERIFY(QDir(folder_->path()).mkpath("own/c"));
        put("own/a", "x");
        put("own/b", "x");
        for (const char* open : {"own", "own/c"})
            QCOMPARE(::chmod(path(open).c_str(), 0777), 0);
        for (const char* open : {"own/a", "own/b"})
            QCOMPARE(::chmod(path(open).c_str(), 0666), 0);
        const OwnFolder folder = own();
        QVERIFY(folder.folder("c"));
        QVERIFY(folder.write("a", "y"));
        folder.closeToOthers("b");
        for (const char* made : {"own", "own/c"})
            QCOMPARE(modeOf(made), mode_t(0700));
        for (const char* made : {"own/a", "own/b"})
            QCOMPARE(modeOf(made), mode_t(0600));
        QCOMPARE(modeOf("."), mode_t(0777)); // what is above is not the program's own
    }

    void filesAreWrittenReadAndRemoved() {
        const OwnFolder folder = own();
        QVERIFY(folder.write("b", "two"));
        QVERIFY(folder.write("a", "one"));
        QVERIFY(folder.write("a", "one and a half"));
        QVERIFY(folder.makeFolder("z"));
        QVERIFY(folder.makeFolder("y"));
        QCOMPARE(folder.files(), (Names{"a", "b"}));
        QCOMPARE(folder.folders(), (Names{"y", "z"}));
        QCOMPARE(folder.read("a").value(), std::string("one and a half"));
        QCOMPARE(errorOf(folder.read("none")), QStringLiteral("file/missing"));
        QVERIFY(folder.hasFile("a") && folder.has("a") && folder.has("y"));
        QVERIFY(!folder.hasFile("y") && !folder.has("none") && !folder.hasFile("none"));
        QVERIFY(folder.modified("a") >= 1'500'000'000'000 && folder.modified("none") == 0);
        QVERIFY(!folder.writeNew("a", "x").value() && folder.writeNew("c", "three").value());
        QCOMPARE(folder.read("a").value(), std::string("one and a half"));
        QCOMPARE(folder.read("c").value(), std::string("three"));
        folder.remove("a");
        folder.remove("y");
        folder.removeFolder("z");
        folder.removeFolder("b");
        QCOMPARE(folder.files(), (Names{"b", "c"}));
        QCOMPARE(folder.folders(), (Names{"y"}));
        QVERIFY(own().folder("y")->write("deep", "x"));
        folder.removeFolder("y"); // is not empty
        QCOMPARE(folder.folders(), (Names{"y"}));
    }

    void whoMayEnterOneThatIsTakenAsItIsMayEnterStill() {
        QVERIFY(QDir(folder_->path()).mkdir("theirs"));
        QCOMPARE(::chmod(path("theirs").c_str(), 0755), 0);
        const auto folder = OwnFolder::openAsItIs(path("theirs"));
        QVERIFY(folder && folder->writeNew("a", "x").value());
        QCOMPARE(modeOf("theirs"), mode_t(0755));
        QCOMPARE(modeOf("theirs/a"), mode_t(0600));
        QCOMPARE(::symlink("theirs", path("link").c_str()), 0);
        QCOMPARE(errorOf(OwnFolder::openAsItIs(path("link"))), QStringLiteral("file/foreign-folder"));
    }

    void whatIsHalfWrittenIsRemoved() {
        const OwnFolder folder = own();
        put("own/.a.sduel.abcd1234.tmp", "half");
        for (const char* other :
             {"own/a.abcd1234.tmp", "own/.a.ABCD1234.tmp", "own/.abcd1234.tmp", "own/.a.tmp"})
            put(other, "theirs");
        put("elsewhere", "theirs");
        QCOMPARE(::symlink("../elsewhere", path("own/.b.abcd1234.tmp").c_str()), 0);
        folder.removeLeftovers();
        QVERIFY(!folder.has(".a.sduel.abcd1234.tmp") && folder.has(".b.abcd1234.tmp"));
        QCOMPARE(folder.files(), (Names{".a.ABCD1234.tmp", ".a.tmp", ".abcd1234.tmp", "a.abcd1234.tmp"}));
    }

    /// Users may have made parent folders symbolic links.
    void linksAboveAreFollowed() {
        QVERIFY(QDir(folder_->path()).mkdir("elsewhere"));
        QCOMPARE(::symlink("elsewhere", path("link").c_str()), 0);
        const auto folder = OwnFolder::make(path("link/own/"));
        QVERIFY(folder);
        QVERIFY(folder->write("a", "x"));
        QCOMPARE(bytesOf("elsewhere/own/a"), QByteArray("x"));
    }

    void aLinkIsNoFolderOfItsOwn() {
        QVERIFY(QDir(folder_->path()).mkdir("elsewhere"));
        for (const char* target : {"elsewhere", "nowhere", "own"}) {
            QCOMPARE(::symlink(target, path("own").c_str()), 0);
            for (const char* name : {"own", "own/"}) {
                QCOMPARE(errorOf(OwnFolder::make(path(name))), QStringLiteral("file/foreign-folder"));
                QCOMPARE(errorOf(OwnFolder::open(path(name))), QStringLiteral("file/foreign-folder"));
            }
            QVERIFY(QFile::remove(folder_->filePath("own")));
        }
        QVERIFY(!QFile::exists(folder_->filePath("nowhere")));
        const OwnFolder folder = own();
        QCOMPARE(::symlink("../elsewhere", path("own/sub").c_str()), 0);
        QCOMPARE(errorOf(folder.folder("sub")), QStringLiteral("file/foreign-folder"));
        QCOMPARE(errorOf(folder.makeFolder("sub")), QStringLiteral("file/foreign-folder"));
        QCOMPARE(folder.folders(), Names());
    }

    void reportsWhatIsNoFolder() {
        put("file", "x");
        QCOMPARE(errorOf(OwnFolder::make(path("file"))), QStringLiteral("file/missing-folder"));
        QCOMPARE(errorOf(OwnFolder::make(path("file/below/own"))), QStringLiteral("file/missing-folder"));
        QCOMPARE(errorOf(OwnFolder::open(path("none"))), QStringLiteral("file/missing-folder"));
        QCOMPARE(::chmod(folder_->path().toStdString().c_str(), 0555), 0);
        const test::AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root, which no permission holds back");
        QCOMPARE(errorOf(OwnFolder::make(path("none"))), QStringLiteral("file/folder-denied"));
    }

    void linksInItAreNotFollowed() {
        put("theirs", "theirs");
        const OwnFolder folder = own();
        QCOMPARE(::symlink("../theirs", path("own/a").c_str()), 0);
        QCOMPARE(folder.files(), Names());
        QVERIFY(!folder.hasFile("a") && folder.has("a"));
        QVERIFY(!folder.read("a"));
        folder.remove("a");
        QVERIFY(folder.has("a"));
        QCOMPARE(::chmod(path("theirs").c_str(), 0644), 0);
        folder.closeToOthers("a");
        QCOMPARE(modeOf("theirs"), mode_t(0644));
        QVERIFY(folder.write("a", "ours")); // takes its place
        QCOMPARE(folder.files(), Names{"a"});
        QCOMPARE(folder.read("a").value(), std::string("ours"));
        QCOMPARE(bytesOf("theirs"), QByteArray("theirs"));
    }

    /// Other file types never block, and are neither opened nor removed.
    void onlyRegularFilesAreFiles() {
        const OwnFolder folder = own();
        QCOMPARE(::mkfifo(path("own/fifo").c_str(), 0666), 0);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        path("own/socket").copy(address.sun_path, sizeof address.sun_path - 1);
        const int bound = ::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        ::close(socket);
        QCOMPARE(bound, 0);
        QVERIFY(folder.makeFolder("folder"));
        for (const char* name : {"fifo", "socket", "folder"}) {
            QVERIFY(!folder.read(name));
            QVERIFY(!folder.write(name, "x"));
            const auto made = folder.writeNew(name, "x");
            QCOMPARE(errorOf(made), QStringLiteral("none"));
            QVERIFY(!*made);
            folder.closeToOthers(name);
            folder.remove(name);
            QVERIFY(folder.has(name) && !folder.hasFile(name));
        }
        QCOMPARE(folder.files(), Names());
        QCOMPARE(folder.folders(), Names{"folder"});
    }

    void whatBelongsToOthersIsNotOurs() {
        if (::geteuid() != 0) QSKIP("only root can give files away");
        const OwnFolder folder = own();
        QVERIFY(folder.write("a", "theirs"));
        QVERIFY(folder.makeFolder("b"));
        for (const char* name : {"own/a", "own/b"})
            QCOMPARE(::chown(path(name).c_str(), test::AsNobody::user, gid_t(-1)), 0);
        QCOMPARE(folder.files(), Names());
        QCOMPARE(folder.folders(), Names());
        QVERIFY(!folder.read("a"));
        QVERIFY(!folder.write("a", "ours"));
        folder.remove("a");
        QCOMPARE(bytesOf("own/a"), QByteArray("theirs"));
        QCOMPARE(errorOf(folder.folder("b")), QStringLiteral("file/foreign-folder"));
        QCOMPARE(::chown(path("own").c_str(), test::AsNobody::user, gid_t(-1)), 0);
        QCOMPARE(errorOf(OwnFolder::make(path("own"))), QStringLiteral("file/foreign-folder"));
    }

    /// The folder remains the one that was opened.
    void theNameMayComeToLeadElsewhere() {
        const OwnFolder folder = own();
        QVERIFY(QDir(folder_->path()).rename("own", "moved"));
        QVERIFY(QDir(folder_->path()).mkdir("elsewhere"));
        QCOMPARE(::symlink("elsewhere", path("own").c_str()), 0);
        QVERIFY(folder.write("a", "x"));
        QCOMPARE(bytesOf("moved/a"), QByteArray("x"));
        QVERIFY(QDir(folder_->filePath("elsewhere")).isEmpty());
    }
};

STONEMASON_GUILESS_TEST(TestOwnFolder)
#include "test_own_folder.moc"
