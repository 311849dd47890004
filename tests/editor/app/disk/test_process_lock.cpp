// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/process_lock.h"
#include "tests/core/format/faulty_system.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace stonemason;
using State = ProcessLock::State;

namespace {

/// The error of the file system for a lock request; without one, the request goes to the system.
std::optional<int> refusal;

} // namespace

/// Replaces libc's function in this program.
extern "C" int flock(int file, int operation) noexcept {
    if (!refusal) return int(::syscall(SYS_flock, file, operation));
    errno = *refusal;
    return -1;
}

Q_DECLARE_METATYPE(State)

class TestProcessLock : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    QString path(const char* name = "x.lock") const { return folder_->filePath(QString::fromLatin1(name)); }
    void put(const QByteArray& content) const {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    QByteArray content() const {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    static QByteArray here(qint64 process) {
        return QByteArray::number(process) + '@' + QSysInfo::machineHostName().toUtf8();
    }
    /// The number of a process that has ended.
    static qint64 deadProcess() {
        QProcess process;
        process.start(QStringLiteral("true"), QStringList());
        const qint64 number = process.waitForStarted() ? process.processId() : 0;
        process.waitForFinished();
        return number;
    }

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        refusal.reset();
    }

    void withoutLocksTheProcessNamedHoldsItWhileItLives_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<State>("state");
        QTest::newRow("nobody") << QByteArray() << State::Held;
        QTest::newRow("a process that lives") << here(::getppid()) << State::Elsewhere;
        QTest::newRow("one that has ended") << here(deadProcess()) << State::Held;
        QTest::newRow("this one, by a number used again") << here(::getpid()) << State::Held;
        QTest::newRow("number zero, which is every process") << here(0) << State::Held;
        QTest::newRow("a negative number, which is a group") << here(-::getpgrp()) << State::Held;
        QTest::newRow("rubbish") << QByteArray("rubbish") << State::Held;
        QTest::newRow("one of another machine, for all that is known")
            << QByteArray::number(deadProcess()) + "@another-machine" << State::Elsewhere;
    }
    void withoutLocksTheProcessNamedHoldsItWhileItLives() {
        QFETCH(QByteArray, content);
        QFETCH(State, state);
        for (const int none : {ENOLCK, ENOSYS, ENOTSUP, EINVAL}) {
            refusal = none;
            put(content + "\n/a/map");
            {
                const ProcessLock lock(path());
                QCOMPARE(lock.state(), state);
                QCOMPARE(lock.isHeld(), state == State::Held);
                QCOMPARE(lock.foundNote(), QByteArray(lock.isHeld() ? "/a/map" : ""));
                QCOMPARE(lock.holder(), lock.isHeld() ? 0 : content.left(content.indexOf('@')).toLongLong());
            }
            QCOMPARE(QFile::exists(path()), state == State::Elsewhere);
        }
    }

    /// Neither by a name of its own nor by another, until it is let go of.
    void withoutLocksALockOfThisProcessHolds() {
        QCOMPARE(::mkdir(path("folder").toLocal8Bit().constData(), 0700), 0);
        QCOMPARE(::symlink(".", path("here").toLocal8Bit().constData()), 0);
        for (const int none : {ENOLCK, ENOSYS, ENOTSUP, EINVAL}) {
            refusal = none;
            auto first = std::make_unique<ProcessLock>(path(), "kept");
            QCOMPARE(first->state(), State::Held);
            ProcessLock second(path("here/x.lock"), "taken");
            QCOMPARE(second.state(), State::Elsewhere);
            QCOMPARE(second.holder(), qint64(::getpid()));
            QVERIFY(content().contains("kept"));
            ProcessLock moved(std::move(*first));
            first.reset();
            second.retry();
            QCOMPARE(second.state(), State::Elsewhere);
            moved = ProcessLock();
            second.retry();
            QCOMPARE(second.state(), State::Held);
        }
        QVERIFY(!QFile::exists(path()));
    }

    /// Its process may not be asked by this one.
    void withoutLocksAProcessOfAnotherUserLives() {
        QCOMPARE(::chmod(folder_->path().toLocal8Bit().constData(), 0777), 0);
        const test::AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root, which may ask any process");
        refusal = ENOLCK;
        put(here(1));
        QCOMPARE(ProcessLock(path()).state(), State::Elsewhere);
    }

    void reportsOtherErrors() {
        for (const int error : {EIO, EBADF, ENOMEM}) {
            refusal = error;
            const ProcessLock lock(path());
            QCOMPARE(lock.state(), State::Unavailable);
            QCOMPARE(lock.error(), error);
            QVERIFY(!lock.isHeld());
        }
        refusal.reset();
        const ProcessLock nowhere(path("no/such/folder"));
        QCOMPARE(nowhere.state(), State::Unavailable);
        QCOMPARE(nowhere.error(), ENOENT);
        QCOMPARE(ProcessLock().state(), State::Unavailable);
    }

    void aLockOfAnotherIsElsewhere() {
        put(here(1234) + "\nnote");
        refusal = EWOULDBLOCK;
        ProcessLock lock(path());
        QCOMPARE(lock.state(), State::Elsewhere);
        QCOMPARE(lock.holder(), 1234);
        QVERIFY(lock.foundNote().isEmpty());
        refusal.reset();
        lock.retry();
        QCOMPARE(lock.state(), State::Held);
        QCOMPARE(lock.holder(), 0);
        QCOMPARE(lock.foundNote(), QByteArray("note"));
    }

    void itNamesWhoHoldsIt() {
        put(QByteArray(200, 'x'));
        const ProcessLock lock(path(), "the note");
        QCOMPARE(content(), here(::getpid()) + QByteArray("\nthe note\0", 10));
        struct stat status {};
        const ProcessLock made(path("new.lock"));
        QCOMPARE(::stat(path("new.lock").toLocal8Bit().constData(), &status), 0);
        QCOMPARE(status.st_mode & 07777U, 0600U);
    }

    /// Somebody put another in its place: that one is not this lock's to remove.
    void anotherFileInItsPlaceStays() {
        {
            const ProcessLock lock(path());
            QVERIFY(QFile::remove(path()));
            put("another");
        }
        QCOMPARE(content(), QByteArray("another"));
    }

    void whatIsNoLockFileIsLeftAlone() {
        QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("folder")));
        QCOMPARE(::mkfifo(path("fifo").toLocal8Bit().constData(), 0600), 0);
        put("theirs");
        QCOMPARE(::symlink("x.lock", path("link").toLocal8Bit().constData()), 0);
        for (const char* name : {"folder", "fifo", "link"}) {
            QCOMPARE(ProcessLock(path(name), "note").state(), State::Unavailable);
            QVERIFY(QFileInfo(path(name)).isSymLink() || QFileInfo::exists(path(name)));
        }
        QCOMPARE(content(), QByteArray("theirs"));
        if (::geteuid() != 0) QSKIP("only root can give files away");
        QCOMPARE(::chown(path().toLocal8Bit().constData(), test::AsNobody::user, gid_t(-1)), 0);
        QCOMPARE(ProcessLock(path(), "note").state(), State::Unavailable);
        QCOMPARE(content(), QByteArray("theirs"));
    }
};

STONEMASON_GUILESS_TEST(TestProcessLock)
#include "test_process_lock.moc"
