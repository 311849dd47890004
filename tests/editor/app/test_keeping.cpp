// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_record.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QScopeGuard>
#include <QSignalSpy>

#include <cerrno>
#include <sys/stat.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A program that keeps work on command.
class Keeping : public WindowFixture {
public:
    Keeping() { window->autosave().setInterval(1'000'000'000); }

    void keep() const {
        window->autosave().saveNow();
        window->autosave().flush();
    }
    QString recovery() const { return path(QStringLiteral("data/recovery")); }
    QByteArray kept() const {
        QDirIterator files(recovery(), {QStringLiteral("*.text")}, QDir::Files, QDirIterator::Subdirectories);
        if (!files.hasNext()) return {};
        QFile file(files.next());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Work on that file, kept by a process that was killed when the file held `known`.
    void leave(const QString& file, const QByteArray& known, const QByteArray& work) const {
        const QString process = QStringLiteral("data/recovery/") + newProcessName();
        QDir().mkpath(path(process));
        const RecoveryRecord record{.workspace = QStringLiteral("text"),
                                    .path = path(file),
                                    .title = QStringLiteral("A title"),
                                    .time = QDateTime::currentDateTimeUtc(),
                                    .fileHash = hashOf(known.toStdString())};
        write(process + QStringLiteral("/1.text"), work);
        write(process + QStringLiteral("/1.json"), QByteArray::fromStdString(toJson(record)));
    }
    QString outsideNotice() const {
        return window->tabs().pageOf(current())->messages().textOf(QStringLiteral("outside"));
    }
};

} // namespace

namespace {

unsigned modeOf(const QString& path) {
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 07777U : 0;
}

} // namespace

/// What is kept for recovery, and who may see it.
class TestKeeping : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeKeptLeavesTheCopyBefore() {
        Keeping f;
        TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
        document->setText(QStringLiteral("text: some work"));
        f.keep();
        QCOMPARE(f.kept(), QByteArray("text: some work"));
        QSignalSpy failed(&f.window->autosave(), &Autosave::failed);
        document->setText(QStringLiteral("text: ") + QString(TextDocument::longestKept, u'x'));
        f.keep();
        f.keep();
        QCOMPARE(failed.size(), 1); // reported once
        QVERIFY(!f.window->autosave().isKept(document));
        QCOMPARE(f.kept(), QByteArray("text: some work"));
        QVERIFY(f.window->messages()
                    .textOf(QStringLiteral("autosave"))
                    .contains(QStringLiteral("cannot be backed up")));
        document->undoStack().undo();
        f.keep();
        QVERIFY(f.window->autosave().isKept(document));
    }

    void onlyTheUserCanLookIntoIt_data() {
        QTest::addColumn<int>("mask");
        QTest::newRow("everybody may do all otherwise") << 0000;
        QTest::newRow("nobody else may") << 0077;
    }
    void onlyTheUserCanLookIntoIt() {
        QFETCH(int, mask);
        const mode_t before = ::umask(mode_t(mask));
        const auto restore = qScopeGuard([&] { ::umask(before); });
        Keeping f;
        f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: secret"));
        f.keep();
        const QString own = f.window->autosave().ownFolder();
        for (const QString& folder : {f.recovery(), own, f.path(QStringLiteral("data/locks"))})
            QCOMPARE(modeOf(folder), 0700U);
        for (const QString& file : {own + QStringLiteral("/1.text"), own + QStringLiteral("/1.json"),
                                    own + QStringLiteral(".lock")})
            QCOMPARE(modeOf(file), 0600U);
    }

    /// What earlier versions left open to others.
    void whatWasLeftIsClosedToOthers() {
        Keeping f;
        f.leave(QStringLiteral("a.text"), "text: one", "text: mine");
        QDirIterator all(f.recovery(), QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        QStringList left{f.recovery()};
        while (all.hasNext())
            left += all.next();
        QCOMPARE(left.size(), 4);
        for (const QString& path : left)
            QCOMPARE(::chmod(QFile::encodeName(path).constData(), QFileInfo(path).isDir() ? 0755 : 0644), 0);
        QVERIFY(f.window->offerLostWork());
        for (const QString& path : left)
            QCOMPARE(modeOf(path), QFileInfo(path).isDir() ? 0700U : 0600U);
    }

    /// The file was saved by somebody else between the crash and the recovery.
    void recoveredWorkNeverReplacesANewerFileUnasked() {
        Keeping f;
        f.write(QStringLiteral("a.text"), "text: newer");
        f.leave(QStringLiteral("a.text"), "text: one", "text: mine");
        f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
        f.window->offerLostWork();
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
        QTRY_VERIFY(!f.outsideNotice().isEmpty());
        f.dialogs.confirmAnswer = false;
        f.window->actions().save->trigger();
        QCOMPARE(f.dialogs.confirmed.size(), 1);
        QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: newer"));
        f.dialogs.confirmAnswer = true;
        f.window->actions().save->trigger();
        QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: mine"));
    }

    /// Work put off with "later" can be recovered now.
    void whatWasPutOffCanBeRecoveredFromTheMenu() {
        Keeping f;
        f.write(QStringLiteral("a.text"), "text: one");
        f.leave(QStringLiteral("a.text"), "text: one", "text: mine");
        f.dialogs.recoveryAnswer = RecoveryChoice::Later;
        QVERIFY(f.window->offerLostWork());
        QVERIFY(!f.current());
        f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
        f.window->actions().recover->trigger();
        QVERIFY(f.current());
        QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
        QVERIFY(!f.window->offerLostWork()); // nothing is left
    }

    void recoveredWorkReplacesTheFileItKnew() {
        Keeping f;
        f.write(QStringLiteral("a.text"), "text: one");
        f.leave(QStringLiteral("a.text"), "text: one", "text: mine");
        f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
        f.window->offerLostWork();
        f.window->actions().save->trigger();
        QVERIFY(f.dialogs.confirmed.isEmpty());
        QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: mine"));
    }

    /// No watcher was active between reading the file and the first check.
    void aChangeJustAfterOpeningIsNoticed() {
        Keeping f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.write(QStringLiteral("a.text"), "text: two");
        QTRY_COMPARE(f.current()->text(), QStringLiteral("text: two"));
    }

    void whyNothingCanBeKeptIsNamed() {
        Keeping f;
        f.write(QStringLiteral("data"), "in the way");
        QSignalSpy failed(&f.window->autosave(), &Autosave::failed);
        f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
        f.keep();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<Error>().message.id, std::string_view("file/missing-folder"));
    }
};

STONEMASON_TEST(TestKeeping)
#include "test_keeping.moc"
