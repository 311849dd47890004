// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"

#include <QProcess>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// This program again as another process: it holds the lock of a file until it is ended.
const QString holdOption = QStringLiteral("--hold-lock");

class OtherProcess {
public:
    OtherProcess(const QString& folder, const QString& path) {
        process_.start(QCoreApplication::applicationFilePath(), {holdOption, folder, path});
        if (!process_.waitForStarted() || !process_.waitForReadyRead())
            qFatal("the other process did not start");
    }
    ~OtherProcess() { kill(); }

    qint64 id() const { return process_.processId(); }
    void kill() {
        process_.kill();
        process_.waitForFinished();
    }

private:
    QProcess process_;
};

int holdLock(const QString& folder, const QString& path) {
    const FileLock lock(folder, path);
    std::puts(lock.isHeld() ? "held" : "not held");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

QString noticeOf(const WindowFixture& f) {
    return f.window->tabs().pageOf(f.current())->messages().textOf(QStringLiteral("shared"));
}

} // namespace

class TestFileLock : public QObject {
    Q_OBJECT

private slots:
    void notifiesTheOtherProcess();
    void savingAsksUntilItWasAccepted();
    void savingAsTheFileOfAnotherAsks();
    void whatWasAcceptedHoldsForThatFile();
    void aKilledProcessCountsForNothing();
    void whatAKilledProcessLeftGoes_data();
    void whatAKilledProcessLeftGoes();
    void savesWithoutAskingWhenTheOtherHasGone();
    void locksTheNewFileAfterSaveAs();
    void leavesNoLockBehind();
    void worksWithoutAPlaceForLocks();
    void aReusedProcessNumberDoesNotMislead();
    void aNoteOutlivesWhoIsKilledWhileTakingOver();
    void waitingForAHolderThatGoes();
};

void TestFileLock::notifiesTheOtherProcess() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    const OtherProcess other(f.path(QStringLiteral("data/locks")), path);
    f.window->openFiles({path});
    QVERIFY(noticeOf(f).contains(QString::number(other.id())));
    f.open(QStringLiteral("b.text"), "text: two");
    QVERIFY(noticeOf(f).isEmpty());
}

void TestFileLock::savingAsksUntilItWasAccepted() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    const OtherProcess other(f.path(QStringLiteral("data/locks")), path);
    f.window->openFiles({path});
    f.current()->setText(QStringLiteral("text: mine"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    f.dialogs.confirmAnswer = true;
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: mine"));
    f.current()->setText(QStringLiteral("text: again"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 2);
}

void TestFileLock::savingAsTheFileOfAnotherAsks() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    const OtherProcess other(f.path(QStringLiteral("data/locks")), path);
    f.open(QStringLiteral("b.text"), "text: two");
    f.dialogs.saveAnswer = path;
    f.window->actions().saveAs->trigger();
    f.window->actions().saveCopy->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 2);
    QVERIFY(f.dialogs.confirmed.front().contains(QString::number(other.id())));
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    f.dialogs.confirmAnswer = true;
    f.window->actions().saveCopy->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: two"));
}

/// Another file, another window: another question.
void TestFileLock::whatWasAcceptedHoldsForThatFile() {
    WindowFixture f;
    const QString locks = f.path(QStringLiteral("data/locks"));
    const QString a = f.write(QStringLiteral("a.text"), "text: one");
    const QString b = f.write(QStringLiteral("b.text"), "text: two");
    const OtherProcess holdsA(locks, a);
    const OtherProcess holdsB(locks, b);
    f.dialogs.confirmAnswer = true;
    f.window->openFiles({a});
    const auto saveEdited = [&](const char* text) {
        f.dialogs.confirmed.clear();
        f.current()->setText(QString::fromLatin1(text));
        f.window->actions().save->trigger();
        return f.dialogs.confirmed;
    };
    QCOMPARE(saveEdited("text: mine").size(), 1);
    QCOMPARE(saveEdited("text: again").size(), 0);
    f.dialogs.saveAnswer = b;
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.current()->path(), b);
    const QStringList asked = saveEdited("text: in b");
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked[0].contains(QStringLiteral("b.text")));
    QVERIFY(asked[0].contains(QString::number(holdsB.id())));
    QCOMPARE(saveEdited("text: in b again").size(), 0);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: again"));
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: in b again"));
}

void TestFileLock::aKilledProcessCountsForNothing() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    OtherProcess other(f.path(QStringLiteral("data/locks")), path);
    other.kill();
    QCOMPARE(QDir(f.path(QStringLiteral("data/locks"))).entryList(QDir::Files).size(), 1);
    f.window->openFiles({path});
    QVERIFY(noticeOf(f).isEmpty());
    f.current()->setText(QStringLiteral("text: mine"));
    f.window->actions().save->trigger();
    QVERIFY(f.dialogs.confirmed.isEmpty());
}

void TestFileLock::whatAKilledProcessLeftGoes_data() {
    QTest::addColumn<bool>("byOpening");
    QTest::newRow("at the next start") << false;
    QTest::newRow("by opening the file") << true;
}

void TestFileLock::whatAKilledProcessLeftGoes() {
    QFETCH(bool, byOpening);
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    OtherProcess other(f.path(QStringLiteral("data/locks")), path);
    const QString left = f.write(QStringLiteral(".a.text.abcdefgh.tmp"), "text: hal");
    f.window->offerLostWork();
    QVERIFY(QFile::exists(left)); // it lives
    other.kill();
    if (byOpening)
        f.window->openFiles({path});
    else
        f.window->offerLostWork();
    QVERIFY(!QFile::exists(left));
    QCOMPARE(QDir(f.path(QStringLiteral("data/locks"))).entryList(QDir::Files).size(), int(byOpening));
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
}

void TestFileLock::savesWithoutAskingWhenTheOtherHasGone() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    OtherProcess other(f.path(QStringLiteral("data/locks")), path);
    f.window->openFiles({path});
    QVERIFY(!noticeOf(f).isEmpty());
    other.kill();
    f.current()->setText(QStringLiteral("text: mine"));
    f.window->actions().save->trigger();
    QVERIFY(f.dialogs.confirmed.isEmpty());
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: mine"));
    QVERIFY(noticeOf(f).isEmpty());
}

void TestFileLock::locksTheNewFileAfterSaveAs() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    f.window->actions().saveAs->trigger();
    const QString locks = f.path(QStringLiteral("data/locks"));
    QVERIFY(FileLock(locks, f.path(QStringLiteral("a.text"))).isHeld());
    QVERIFY(!FileLock(locks, f.path(QStringLiteral("b.text"))).isHeld());
}

void TestFileLock::leavesNoLockBehind() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    QCOMPARE(QDir(f.path(QStringLiteral("data/locks"))).entryList(QDir::Files).size(), 1);
    f.window->actions().close->trigger();
    QCOMPARE(QDir(f.path(QStringLiteral("data/locks"))).entryList(QDir::Files).size(), 0);
}

void TestFileLock::worksWithoutAPlaceForLocks() {
    WindowFixture f;
    f.write(QStringLiteral("data"), "a file where the folder should be");
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
    QVERIFY(noticeOf(f).isEmpty());
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: mine"));
}

void TestFileLock::aReusedProcessNumberDoesNotMislead() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.lock"));
    for (const qint64 number : {QCoreApplication::applicationPid(), qint64(1)}) {
        QFile left(file);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(QByteArray::number(number));
        left.close();
        QVERIFY(ProcessLock(file).isHeld());
        QVERIFY(!QFile::exists(file));
    }
}

/// Killed between writing its own number over the old one and cutting off what is left of that.
void TestFileLock::aNoteOutlivesWhoIsKilledWhileTakingOver() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.lock"));
    for (const QByteArray& left : {QByteArray("123456\n/a/map"), QByteArray("1\n/a/map\0map", 12)}) {
        QFile lock(file);
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(left);
        lock.close();
        const ProcessLock taken(file);
        QCOMPARE(taken.foundNote(), QByteArray("/a/map"));
        QVERIFY(lock.open(QIODevice::ReadOnly));
        QVERIFY(lock.readAll().endsWith(QByteArray("\n/a/map\0", 8)));
    }
}

void TestFileLock::waitingForAHolderThatGoes() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.lock"));
    ProcessLock first(file);
    QVERIFY(first.isHeld());
    ProcessLock second(file);
    QCOMPARE(second.state(), ProcessLock::State::Elsewhere);
    QCOMPARE(second.holder(), QCoreApplication::applicationPid());
    first = {};
    QVERIFY(!QFile::exists(file));
    second.retry();
    QVERIFY(second.isHeld());
    QVERIFY(QFile::exists(file));
    const ProcessLock moved = std::move(second);
    QVERIFY(moved.isHeld());
    QVERIFY(!second.isHeld());
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == holdOption) return holdLock(arguments.value(2), arguments.value(3));
    TestFileLock test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_file_lock.moc"
