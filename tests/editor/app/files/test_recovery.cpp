// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/crash_recovery.h"
#include "editor/app/files/recovery_record.h"
#include "tests/editor/app/crashing.h"

#include <QProcess>
#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// This program again as another process: it works on a file until it is killed.
const QString workOption = QStringLiteral("--work");

int work(const QString& folder, const QString& path) {
    Settings settings(folder + QStringLiteral("/other.json"));
    FakeDialogs dialogs;
    FakeWorkspace workspace;
    MainWindow window({settings, dialogs, {&workspace}, folder + QStringLiteral("/data")});
    window.openFiles({path});
    auto* document = static_cast<TextDocument*>(window.documents().all().front());
    document->setText(QStringLiteral("text: hard work"));
    window.autosave().saveNow();
    window.autosave().flush();
    std::puts(window.autosave().isKept(document) ? "kept" : "not kept");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void keepsUnsavedWork();
    void keepsWhatChangedSince();
    void forgetsWhatWasSaved();
    void forgetsWhatWasUndone();
    void forgetsWhatWasDiscarded();
    void leavesNothingBehind();
    void neverWritesBesideTheFile();
    void tellsOnceThatItCannotKeep();
    void offersNothingAfterAGoodEnd();
    void passesOverTheLiving();
    void passesOverWhatAnotherOffers();
    void recoversOverTheFile();
    void recoveredWorkSurvivesAnotherCrash();
    void forgetsRecoveredWorkWhenSaved();
    void recoversWhatHadNoFile();
    void recoversWithoutAFileThatIsNotItsOwn_data();
    void recoversWithoutAFileThatIsNotItsOwn();
    void recoversBesideAnOpenFile();
    void recoversInPlaceOfAnUntouchedTab();
    void offersWhatAKilledProcessLeft();
    void discards();
    void leavesForLater();
    void sweepsWhatHoldsNoWork();
    void survivesBrokenLeftovers_data();
    void survivesBrokenLeftovers();
};

void TestRecovery::keepsUnsavedWork() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(!QFile::exists(f.recovery()));
    f.current()->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    QFile content(f.kept().front());
    QVERIFY(content.open(QIODevice::ReadOnly));
    QCOMPARE(content.readAll(), QByteArray("text: mine"));
    const auto records = [&] { return filesBelow(f.recovery(), QStringLiteral("*.json")); };
    QTRY_COMPARE(records().size(), 1);
    QFile json(records().front());
    QVERIFY(json.open(QIODevice::ReadOnly));
    const auto record = recordFromJson(json.readAll().toStdString());
    QVERIFY(record);
    QCOMPARE(record->path, f.path(QStringLiteral("a.text")));
    QCOMPARE(record->title, QStringLiteral("a"));
    QCOMPARE(record->workspace, QStringLiteral("text"));
    QCOMPARE(record->fileHash, hashOf("text: one"));
}

void TestRecovery::keepsWhatChangedSince() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one");
    Autosave& autosave = f.window->autosave();
    for (int i = 0; i < 3; ++i) {
        f.current()->setText(QStringLiteral("text: %1").arg(i));
        QVERIFY(!autosave.isKept(f.current()));
        autosave.saveNow();
        autosave.flush();
        QVERIFY(autosave.isKept(f.current()));
        QFile content(f.kept().value(0));
        QVERIFY(content.open(QIODevice::ReadOnly));
        QCOMPARE(content.readAll(), f.current()->text().toUtf8());
    }
}

void TestRecovery::forgetsWhatWasSaved() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.current()->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    f.window->actions().save->trigger();
    QTRY_COMPARE(f.kept().size(), 0);
}

void TestRecovery::forgetsWhatWasUndone() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.current()->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    f.window->actions().undo->trigger();
    QTRY_COMPARE(f.kept().size(), 0);
    f.window->actions().redo->trigger();
    QTRY_COMPARE(f.kept().size(), 1);
}

void TestRecovery::forgetsWhatWasDiscarded() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.current()->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    f.window->actions().close->trigger();
    f.window->autosave().flush();
    QCOMPARE(f.kept().size(), 1); // cancelled
    f.dialogs.unsavedAnswer = FakeDialogs::Unsaved::Discard;
    f.window->actions().close->trigger();
    QTRY_COMPARE(f.kept().size(), 0);
}

void TestRecovery::leavesNothingBehind() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    f.window.reset();
    QCOMPARE(QDir(f.recovery()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList());
}

void TestRecovery::neverWritesBesideTheFile() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one");
    const auto names = [&] {
        QStringList found =
            QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot);
        found.removeAll(QStringLiteral("settings.json")); // written when its time has come
        return found;
    };
    const QStringList before = names();
    f.current()->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    QCOMPARE(names(), before);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
}

void TestRecovery::tellsOnceThatItCannotKeep() {
    Crashing f;
    QVERIFY(QDir().mkpath(f.path(QStringLiteral("data"))));
    f.write(QStringLiteral("data/recovery"), "in the way");
    QSignalSpy failed(&f.window->autosave(), &Autosave::failed);
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!f.window->messages().textOf(QStringLiteral("autosave")).isEmpty());
    f.window->autosave().saveNow();
    f.window->autosave().saveNow();
    QCOMPARE(failed.size(), 1);
    QVERIFY(QFile::remove(f.path(QStringLiteral("data/recovery"))));
    QTRY_COMPARE(f.kept().size(), 1);
}

void TestRecovery::offersNothingAfterAGoodEnd() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    f.restart();
    f.window->offerLostWork();
    QVERIFY(f.dialogs.offers.isEmpty());
}

void TestRecovery::passesOverTheLiving() {
    Crashing f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
    QTRY_COMPARE(f.kept().size(), 1);
    QVERIFY(CrashRecovery(f.recovery()).documents().empty());
    QCOMPARE(f.kept().size(), 1);
}

void TestRecovery::passesOverWhatAnotherOffers() {
    Crashing f;
    f.leave("text: lost", f.recordFor({}));
    auto first = std::make_unique<CrashRecovery>(f.recovery());
    QCOMPARE(first->documents().size(), 1u);
    QVERIFY(CrashRecovery(f.recovery()).documents().empty());
    first.reset();
    QCOMPARE(CrashRecovery(f.recovery()).documents().size(), 1u);
}

void TestRecovery::recoversOverTheFile() {
    Crashing f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    const QString lost = f.leave("text: mine", f.recordFor(path));
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.dialogs.offers.size(), 1);
    const RecoveryOffer& offer = f.dialogs.offers.front();
    QCOMPARE(offer.title, QStringLiteral("A title"));
    QCOMPARE(offer.path, path);
    QVERIFY(offer.isReadable);
    QVERIFY(!offer.lost.isNull());
    QVERIFY(!offer.saved.isNull());
    QVERIFY(offer.lost != offer.saved);
    QVERIFY(f.current());
    QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    QCOMPARE(f.current()->path(), path);
    QVERIFY(f.current()->isModified());
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    QVERIFY(!QFile::exists(lost));
    QCOMPARE(f.kept().size(), 1); // kept anew by this process
}

void TestRecovery::recoveredWorkSurvivesAnotherCrash() {
    Crashing f;
    f.leave("text: mine", f.recordFor({}));
    f.window->autosave().setInterval(1'000'000);
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.kept().size(), 1);
    QFile content(f.kept().front());
    QVERIFY(content.open(QIODevice::ReadOnly));
    QCOMPARE(content.readAll(), QByteArray("text: mine"));
}

void TestRecovery::forgetsRecoveredWorkWhenSaved() {
    Crashing f;
    f.leave("text: mine", f.recordFor(f.write(QStringLiteral("a.text"), "text: one")));
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: mine"));
    QTRY_COMPARE(f.kept().size(), 0);
}

void TestRecovery::recoversWhatHadNoFile() {
    Crashing f;
    f.leave("text: never saved", f.recordFor({}));
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QVERIFY(f.dialogs.offers.front().saved.isNull());
    QVERIFY(f.current()->path().isEmpty());
    QVERIFY(f.current()->isModified());
}

void TestRecovery::recoversWithoutAFileThatIsNotItsOwn_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("there"); ///< null: nothing is
    QTest::addColumn<QByteArray>("known"); ///< what the record says was there; null: nothing
    QTest::addColumn<bool>("kept");
    const auto row = [](const char* what, const char* name, const QByteArray& there, const QByteArray& known,
                        bool kept) {
        QTest::newRow(what) << QString::fromLatin1(name) << there << known << kept;
    };
    row("the file as it was", "a.text", "text: one", "text: one", true);
    row("under any name", "a.notes", "text: one", "text: one", true);
    row("changed", "a.text", "text: two", "text: one", true);
    row("changed to something else", "a.text", "rubbish", "text: one", true);
    row("gone", "a.text", {}, "text: one", true);
    row("something else under another name", "profile", "export PATH=", {}, false);
    row("the same with what it may have been", "profile", "export PATH=", "text: one", false);
    row("something else under its name", "a.text", "rubbish", {}, false);
    row("nothing under another name", "autostart.desktop", {}, "text: one", false);
    row("an empty file under another name", "profile", "", "text: one", false);
}

void TestRecovery::recoversWithoutAFileThatIsNotItsOwn() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, there);
    QFETCH(const QByteArray, known);
    QFETCH(const bool, kept);
    Crashing f;
    RecoveryRecord record = Crashing::recordOf(f.path(name));
    if (!known.isNull()) record.fileHash = hashOf(known.toStdString());
    if (!there.isNull()) f.write(name, there);
    f.leave("text: mine", Crashing::bytesOf(record));
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.current()->text(), QStringLiteral("text: mine"));
    QCOMPARE(f.current()->path(), kept ? f.path(name) : QString());
    QVERIFY(f.current()->isModified());
}

void TestRecovery::recoversBesideAnOpenFile() {
    Crashing f;
    TextDocument* open = f.open(QStringLiteral("a.text"), "text: one");
    open->setText(QStringLiteral("text: at work"));
    f.leave("text: lost", f.recordFor(open->path()));
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.current()->text(), QStringLiteral("text: lost"));
    QVERIFY(f.current()->path().isEmpty());
}

void TestRecovery::recoversInPlaceOfAnUntouchedTab() {
    Crashing f;
    const QString path = f.open(QStringLiteral("a.text"), "text: one")->path();
    f.leave("text: lost", f.recordFor(path));
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.window->documents().all().size(), 1);
    QCOMPARE(f.current()->text(), QStringLiteral("text: lost"));
    QCOMPARE(f.current()->path(), path);
    QVERIFY(FileLock(f.path(QStringLiteral("data/locks")), path).isElsewhere()); // held by the new tab
}

void TestRecovery::offersWhatAKilledProcessLeft() {
    Crashing f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {workOption, f.folder.path(), path});
    QVERIFY(other.waitForReadyRead());
    f.window->offerLostWork();
    QVERIFY(f.dialogs.offers.isEmpty()); // it lives
    other.kill();
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitStatus(), QProcess::CrashExit);

    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.dialogs.offers.size(), 1);
    QCOMPARE(f.current()->text(), QStringLiteral("text: hard work"));
    QCOMPARE(f.current()->path(), path);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
}

void TestRecovery::discards() {
    Crashing f;
    const QString lost = f.leave("text: mine", f.recordFor({}));
    f.dialogs.recoveryAnswer = RecoveryChoice::Discard;
    f.window->offerLostWork();
    QVERIFY(!QFile::exists(lost));
    QVERIFY(!QFile::exists(QFileInfo(lost).path()));
    QVERIFY(f.window->documents().isEmpty());
}

void TestRecovery::leavesForLater() {
    Crashing f;
    const QString lost = f.leave("text: mine", f.recordFor({}));
    f.window->offerLostWork();
    QVERIFY(QFile::exists(lost));
    f.restart();
    f.window->offerLostWork();
    QCOMPARE(f.dialogs.offers.size(), 1);
}

void TestRecovery::sweepsWhatHoldsNoWork() {
    Crashing f;
    const QString lost = f.leave("text: unfinished", f.recordFor({}));
    QVERIFY(QFile::rename(lost, QFileInfo(lost).path() + QStringLiteral("/.1.text.abcdefg1.tmp")));
    QFile lock(QDir(f.recovery()).filePath(lockNameOf(newProcessName())));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    f.window->offerLostWork();
    QVERIFY(f.dialogs.offers.isEmpty());
    QCOMPARE(QDir(f.recovery()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void TestRecovery::survivesBrokenLeftovers_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<bool>("readable");
    QTest::newRow("no record") << QByteArray("text: mine") << QByteArray() << true;
    QTest::newRow("record cut short") << QByteArray("text: mine") << QByteArray("{\"path\": \"/a") << true;
    QTest::newRow("record of wrong types")
        << QByteArray("text: mine") << QByteArray("{\"path\": 5, \"time\": [], \"title\": {}}") << true;
    QTest::newRow("empty content") << QByteArray("") << QByteArray("{}") << false;
    QTest::newRow("content is rubbish") << QByteArray("\0\xff\xfe rubbish", 11) << QByteArray("{}") << false;
}

void TestRecovery::survivesBrokenLeftovers() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, record);
    QFETCH(bool, readable);
    Crashing f;
    const QString lost = f.leave(content, record);
    f.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    f.window->offerLostWork();
    QCOMPARE(f.dialogs.offers.size(), 1);
    QCOMPARE(f.dialogs.offers.front().isReadable, readable);
    QCOMPARE(f.window->documents().all().size(), readable ? 1 : 0);
    QCOMPARE(QFile::exists(lost), !readable);
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == workOption) return work(arguments.value(2), arguments.value(3));
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_recovery.moc"
