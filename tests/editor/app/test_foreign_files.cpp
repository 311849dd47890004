// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_record.h"
#include "tests/core/format/faulty_system.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QProcess>

#include <map>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

std::string native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// A recursive listing of a folder: type, owner, time and content of every entry.
using Listing = std::map<QString, QByteArray>;

Listing listingOf(const QString& folder) {
    Listing listing;
    const auto note = [&](const QString& path) {
        struct stat status {};
        if (::lstat(native(path).c_str(), &status) != 0) qFatal("cannot look at it");
        QFile file(path);
        QByteArray holds;
        if (S_ISREG(status.st_mode) && file.open(QIODevice::ReadOnly)) holds = file.readAll();
        if (S_ISLNK(status.st_mode)) holds = QFile::encodeName(QFileInfo(path).symLinkTarget());
        for (const qint64 number : {qint64(status.st_mode), qint64(status.st_uid), qint64(status.st_ino),
                                    qint64(status.st_mtim.tv_sec), qint64(status.st_mtim.tv_nsec)})
            holds += ' ' + QByteArray::number(number);
        listing[path] = holds;
    };
    note(folder);
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        note(all.next());
    return listing;
}

/// A program with foreign files in its own folders, and a directory tree of another user.
class Hostile : public WindowFixture {
public:
    Hostile() {
        window->autosave().setInterval(1'000'000'000);
        for (const char* place : {"data/recovery", "data/locks", "theirs/deep/deeper"})
            QDir().mkpath(path(QString::fromLatin1(place)));
        write(QStringLiteral("theirs/map.text"), "text: theirs");
        write(QStringLiteral("theirs/1.text"), "text: theirs, too");
        write(QStringLiteral("theirs/1.json"), "{}");
        write(QStringLiteral("theirs/.1.text.abcdefgh.tmp"), "theirs");
        write(QStringLiteral("theirs/Cargo.lock"),
              "1\n" + QFile::encodeName(path(QStringLiteral("theirs/1.text"))));
        write(QStringLiteral("theirs/deep/2.text"), "text: deep");
        write(QStringLiteral("theirs/deep/deeper/3.text"), "text: deeper");
        before_ = listingOf(theirs());
        dialogs.recoveryAnswer = RecoveryChoice::Discard;
    }

    QString theirs() const { return path(QStringLiteral("theirs")); }
    QString own(const QString& name) const { return path(QStringLiteral("data/recovery/") + name); }
    /// Something of each kind that is no copy of this program, under that name.
    void putLink(const QString& name, const QString& target) const {
        QCOMPARE(::symlink(native(target).c_str(), native(name).c_str()), 0);
    }
    static void putFifo(const QString& name) { QCOMPARE(::mkfifo(native(name).c_str(), 0644), 0); }
    static void putSocket(const QString& name) {
        // The address of a socket is short: bound from within its folder.
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(QFileInfo(name).path()));
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        native(QFileInfo(name).fileName()).copy(address.sun_path, sizeof address.sun_path - 1);
        const int bound = ::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        ::close(socket);
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(bound, 0);
    }

    /// The program starts, is given up what it offers, works, keeps and ends. Returns what it offered.
    QList<RecoveryOffer> live() {
        dialogs.offers.clear();
        window->offerLostWork();
        const QList<RecoveryOffer> offers = dialogs.offers;
        open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
        window->autosave().saveNow();
        window->autosave().flush();
        window.reset();
        return offers;
    }
    void verifyNothingOfTheirsChanged() const { QCOMPARE(listingOf(theirs()), before_); }

private:
    Listing before_;
};

} // namespace

/// Whatever lies in the program's own folders, and wherever links there lead: nothing is read as work,
/// changed or removed that this program did not write.
class TestForeignFiles : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoFolderOfAProcess_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("what");
        for (const char* name : {"as ours", "map", "map.lock", "as our lock"})
            for (const char* what :
                 {"link to a folder", "link to a file", "fifo", "socket", "folder", "file"})
                if (!(QByteArray(name) == "as our lock" && QByteArray(what) == "file") &&
                    !(QByteArray(name) == "as ours" && QByteArray(what) == "folder"))
                    QTest::addRow("%s named %s", what, name)
                        << QString::fromLatin1(name) << QString::fromLatin1(what);
    }
    void whatIsNoFolderOfAProcess() {
        QFETCH(QString, name);
        QFETCH(QString, what);
        Hostile f;
        const QString process = newProcessName();
        if (name == QStringLiteral("as ours")) name = process;
        if (name == QStringLiteral("as our lock")) name = lockNameOf(process);
        const QString path = f.own(name);
        if (what == QStringLiteral("link to a folder")) f.putLink(path, f.theirs());
        if (what == QStringLiteral("link to a file"))
            f.putLink(path, f.theirs() + QStringLiteral("/map.text"));
        if (what == QStringLiteral("fifo")) Hostile::putFifo(path);
        if (what == QStringLiteral("socket")) Hostile::putSocket(path);
        if (what == QStringLiteral("file")) f.write(QStringLiteral("data/recovery/") + name, "1\nnote");
        if (what == QStringLiteral("folder")) {
            QVERIFY(QDir().mkpath(path + QStringLiteral("/deep")));
            f.write(QStringLiteral("data/recovery/") + name + QStringLiteral("/1.text"), "text: theirs");
        }
        const Listing before = listingOf(f.own(QString()));
        QVERIFY(f.live().isEmpty());
        f.verifyNothingOfTheirsChanged();
        Listing after = listingOf(f.own(QString()));
        after[f.own(QString())] = before.at(f.own(QString())); // its time, for what came and went
        QCOMPARE(after, before);
    }

    /// In the folder of a process that was killed, beside its good work.
    void whatIsNoCopy_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("what");
        for (const char* name : {"2.text", "2.json", ".2.text.abcdefgh.tmp", "map.text"})
            for (const char* what : {"link to a folder", "link to a file", "fifo", "socket", "folder"})
                QTest::addRow("%s named %s", what, name)
                    << QString::fromLatin1(name) << QString::fromLatin1(what);
        for (const char* name :
             {"map.text", "notes.txt", "2.TEXT", "02.text", "2", "2.text~", "-2.text", "2.",
              ".2.text.abc.tmp", ".text", "2.text.bak", "text.2", "2 .text", "1.text\n"})
            QTest::addRow("file named %s", name) << QString::fromLatin1(name) << QStringLiteral("file");
    }
    void whatIsNoCopy() {
        QFETCH(QString, name);
        QFETCH(QString, what);
        Hostile f;
        const QString process = newProcessName();
        const QString relative = QStringLiteral("data/recovery/") + process + QLatin1Char('/');
        QVERIFY(QDir().mkpath(f.own(process)));
        QCOMPARE(::chmod(native(f.own(process)).c_str(), 0700), 0);
        const QString path = f.path(relative + name);
        if (what == QStringLiteral("link to a folder")) f.putLink(path, f.theirs());
        if (what == QStringLiteral("link to a file"))
            f.putLink(path, f.theirs() + QStringLiteral("/map.text"));
        if (what == QStringLiteral("fifo")) Hostile::putFifo(path);
        if (what == QStringLiteral("socket")) Hostile::putSocket(path);
        if (what == QStringLiteral("file")) f.write(relative + name, "text: theirs");
        if (what == QStringLiteral("folder")) {
            QVERIFY(QDir().mkpath(path + QStringLiteral("/deep")));
            f.write(relative + name + QStringLiteral("/1.text"), "text: theirs");
        }
        Listing before = listingOf(f.own(process));
        f.write(relative + QStringLiteral("1.text"), "text: ours");
        f.write(relative + QStringLiteral("1.json"), "{}");
        const QList<RecoveryOffer> offers = f.live();
        QCOMPARE(offers.size(), 1);
        QCOMPARE(offers[0].keptFile, f.path(relative + QStringLiteral("1.text")));
        f.verifyNothingOfTheirsChanged();
        Listing after = listingOf(f.own(process));
        after[f.own(process)] = before.at(f.own(process)); // its time, for what was removed
        QCOMPARE(after, before);
    }

    void whatBelongsToSomebodyElse() {
        if (::geteuid() != 0) QSKIP("only root can give files away");
        Hostile f;
        const QString ours = newProcessName();
        const QString given = newProcessName();
        for (const QString& process : {ours, given}) {
            QVERIFY(QDir().mkpath(f.own(process)));
            f.write(QStringLiteral("data/recovery/%1/1.text").arg(process), "text: theirs");
        }
        for (const QString& path : {f.own(ours) + QStringLiteral("/1.text"), f.own(given)})
            QCOMPARE(::chown(native(path).c_str(), AsNobody::user, gid_t(-1)), 0);
        QVERIFY(f.live().isEmpty());
        for (const QString& process : {ours, given})
            QCOMPARE(f.bytesOf(QStringLiteral("data/recovery/%1/1.text").arg(process)),
                     QByteArray("text: theirs"));
    }

    void theFolderItselfIsALink_data() {
        QTest::addColumn<QString>("place");
        for (const char* place : {"recovery", "locks"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    /// Its target may hold what looks as if this program had written it.
    void theFolderItselfIsALink() {
        QFETCH(QString, place);
        Hostile f;
        const QString target = f.path(QStringLiteral("elsewhere"));
        const QString process = newProcessName();
        QVERIFY(QDir().mkpath(target + QLatin1Char('/') + process));
        const QString inTarget = QStringLiteral("elsewhere/");
        f.write(inTarget + process + QStringLiteral("/1.text"), "text: elsewhere");
        f.write(inTarget + lockNameOf(newProcessName()), "1\nnote");
        f.write(inTarget + QString(64, u'a') + QStringLiteral(".lock"), "1\nnote");
        f.write(inTarget + QStringLiteral("Cargo.lock"), "theirs");
        const QString link = f.path(QStringLiteral("data/") + place);
        QVERIFY(QDir().rmdir(link));
        f.putLink(link, target);
        const Listing before = listingOf(target);
        QVERIFY(f.live().isEmpty());
        QCOMPARE(listingOf(target), before);
        f.verifyNothingOfTheirsChanged();
    }

    /// Work is not kept in a folder where nobody would look for it, and the failure is reported.
    void reportsALinkedRecoveryFolder() {
        Hostile f;
        QVERIFY(QDir().rmdir(f.own(QString())));
        f.putLink(f.path(QStringLiteral("data/recovery")), f.theirs());
        f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
        f.window->autosave().saveNow();
        f.window->autosave().flush();
        const QString message = f.window->messages().textOf(QStringLiteral("autosave"));
        QVERIFY2(message.contains(QStringLiteral("data/recovery")) &&
                     message.contains(QStringLiteral("link")),
                 qPrintable(message));
        f.verifyNothingOfTheirsChanged();
    }

    /// A person may keep all data of programs on another disk.
    void aLinkAboveIsFollowed() {
        Hostile f;
        f.window.reset();
        QVERIFY(QFile::rename(f.path(QStringLiteral("data")), f.path(QStringLiteral("disk"))));
        f.putLink(f.path(QStringLiteral("data")), f.path(QStringLiteral("disk")));
        const QString process = QStringLiteral("disk/recovery/") + newProcessName();
        QVERIFY(QDir().mkpath(f.path(process)));
        f.write(process + QStringLiteral("/1.text"), "text: ours");
        f.restart();
        QCOMPARE(f.live().size(), 1);
        QVERIFY(!QFile::exists(f.path(process)));
    }

    /// Foreign files in the folder of locks, and locks whose content does not match their name.
    void locksOfOthersStay() {
        Hostile f;
        const QString left = f.write(QStringLiteral(".a.text.abcdefgh.tmp"), "theirs");
        const QByteArray note = "1\n" + QFile::encodeName(f.path(QStringLiteral("a.text")));
        for (const QString& name : {QStringLiteral("Cargo.lock"), QString(63, u'a') + QStringLiteral(".lock"),
                                    QString(64, u'A') + QStringLiteral(".lock"), QString(64, u'a'),
                                    QString(64, u'a') + QStringLiteral(".lock.bak")})
            f.write(QStringLiteral("data/locks/") + name, note);
        f.putLink(f.path(QStringLiteral("data/locks/")) + QString(64, u'b') + QStringLiteral(".lock"),
                  f.theirs() + QStringLiteral("/Cargo.lock"));
        Listing before = listingOf(f.path(QStringLiteral("data/locks")));
        f.write(QStringLiteral("data/locks/") + QString(64, u'c') + QStringLiteral(".lock"), note);
        f.window->offerLostWork();
        Listing after = listingOf(f.path(QStringLiteral("data/locks")));
        after[f.path(QStringLiteral("data/locks"))] = before[f.path(QStringLiteral("data/locks"))];
        QCOMPARE(after, before);
        QVERIFY(QFile::exists(left));
        f.verifyNothingOfTheirsChanged();
    }
};

STONEMASON_TEST(TestForeignFiles)
#include "test_foreign_files.moc"
