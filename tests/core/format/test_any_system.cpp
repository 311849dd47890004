// SPDX-License-Identifier: GPL-3.0-or-later
// The guarantees of reading and saving on every system, tested on the real one. The other files here test
// what only POSIX systems have, and simulate a failing system.
#include "core/format/own_folder.h"
#include "core/format/stoppable_files.h"
#include "core/format/temporary_file.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace stonemason;

namespace {

QString whyNot(const auto& result) {
    if (result) return {};
    const std::string_view id = result.error().message.id;
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

} // namespace

class TestAnySystem : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    FileSystem system_;

    std::string path(const QString& name) const { return folder_->filePath(name).toStdString(); }
    QStringList names() const {
        return QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QString contentOf(const QString& name) const {
        const auto bytes = readFile(path(name));
        return bytes ? QString::fromStdString(*bytes) : QStringLiteral("(none)");
    }

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

    void everyByteIsKept() {
        std::string bytes = "\r\n\n\r\x1a\xff";
        bytes.push_back('\0');
        for (int i = 0; i < 300'000; ++i)
            bytes.push_back(char(i * 7));
        QCOMPARE(whyNot(writeFile(path("map"), bytes)), "");
        QVERIFY(*readFile(path("map")) == bytes);
    }

    void aFileIsReplacedAndNothingStaysBesideIt() {
        QCOMPARE(whyNot(writeFile(path("map"), "first")), "");
        const FileStamp first = stampOf(system_, path("map"));
        QCOMPARE(whyNot(writeFile(path("map"), "next")), "");
        QCOMPARE(contentOf("map"), "next");
        QVERIFY(stampOf(system_, path("map")) != first);
        QCOMPARE(names(), QStringList("map"));
    }

    void namesHaveAnyLetters() {
        const QString name = QString::fromUtf8("Zażółć gęślą jaźń 日本 🜨.smap");
        QCOMPARE(whyNot(writeFile(path(name), "whole")), "");
        QCOMPARE(names(), QStringList(name));
        QCOMPARE(contentOf(name), "whole");
        QCOMPARE(*system_.namesIn(folder_->path().toStdString()),
                 std::vector<std::string>{name.toStdString()});
    }

    void pathsAreLong() {
        QString folder;
        for (int i = 0; i < 12; ++i)
            folder += QString(40, QChar(u'a' + i)) + u'/';
        QVERIFY(OwnFolder::make(path(folder)).ok());
        QCOMPARE(whyNot(writeFile(path(folder + "map"), "deep")), "");
        QCOMPARE(whyNot(writeFile(path(folder + "map"), "deeper")), "");
        QCOMPARE(contentOf(folder + "map"), "deeper");
    }

    void whatIsThereStays() {
        QCOMPARE(*writeNewFile(system_, path("map"), "mine"), true);
        QCOMPARE(*writeNewFile(system_, path("map"), "yours"), false);
        QCOMPARE(contentOf("map"), "mine");
        QCOMPARE(names(), QStringList("map"));
    }

    void errorsHaveTheirNames() {
        QVERIFY(QDir(folder_->path()).mkdir("folder"));
        QCOMPARE(whyNot(readFile(path("none"))), "file/missing");
        QCOMPARE(whyNot(readFile(path("folder"))), "file/is-folder");
        QCOMPARE(whyNot(writeFile(path("folder"), "")), "file/is-folder");
        QCOMPARE(whyNot(writeFile(path("none/map"), "")), "file/missing-folder");
        QCOMPARE(whyNot(writeFile(path("none") + '\0' + "map", "")), "file/name");
        QCOMPARE(whyNot(writeFile(folder_->path().toStdString() + '/', "")), "file/is-folder");
    }

    void leftoversOfTheDeadGoAndThoseOfTheLivingStay() {
        QCOMPARE(whyNot(writeFile(path("map"), "whole")), "");
        const std::string left = path(".map.abcdefgh.tmp");
        const int file = system_.open(left, Opening::Making, 0666);
        QVERIFY(file >= 0);
        QCOMPARE(system_.lock(file), 0);
        removeLeftovers(path("map"));
        QCOMPARE(names().size(), 2);
        system_.close(file); // as its writer's end does
        removeLeftovers(path("map"));
        QCOMPARE(names(), QStringList("map"));
    }

    void locksHoldUntilTheLastCopyIsClosed() {
        QCOMPARE(whyNot(writeFile(path("map"), "whole")), "");
        const int mine = system_.open(path("map"), Opening::Removing, 0);
        const int other = system_.open(path("map"), Opening::Removing, 0);
        QCOMPARE(system_.lock(mine), 0);
        const int copy = system_.duplicate(mine);
        system_.close(mine);
        QCOMPARE(system_.lock(other), -1);
        QCOMPARE(errno, EWOULDBLOCK);
        QCOMPARE(contentOf("map"), "whole"); // a lock keeps nobody from reading
        system_.close(copy);
        QCOMPARE(system_.lock(other), 0);
        system_.close(other);
    }

    void anOwnFolderKeepsItsThings() {
        auto own = OwnFolder::make(path("a/b/own"));
        QVERIFY(own.ok());
        QCOMPARE(whyNot(own->write("note", "first")), "");
        QCOMPARE(whyNot(own->write("note", "next")), "");
        QCOMPARE(*own->writeNew("note", "third"), false);
        QCOMPARE(*own->read("note"), "next");
        QVERIFY(own->makeFolder("below").ok());
        QCOMPARE(own->files(), std::vector<std::string>{"note"});
        QCOMPARE(own->folders(), std::vector<std::string>{"below"});
        QVERIFY(own->modified("note") > 0);
        own->remove("note");
        own->removeFolder("below");
        QVERIFY(!own->has("note") && !own->has("below"));
    }
};

STONEMASON_APPLESS_TEST(TestAnySystem)
#include "test_any_system.moc"
