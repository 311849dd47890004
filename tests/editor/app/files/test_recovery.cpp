// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/crash_recovery.h"
#include "editor/app/files/recovery_record.h"
#include "tests/editor/app/crashing.h"

#include <QProcess>

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
