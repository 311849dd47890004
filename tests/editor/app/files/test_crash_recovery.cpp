// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/crash_recovery.h"
#include "editor/app/files/recovery_dialog.h"
#include "tests/core/format/faulty_system.h"
#include "tests/editor/app/crashing.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QSignalSpy>

#include <sys/stat.h>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::test;

/// What is offered of work that was lost, what is reported of it, and what no longer needs to be offered.
class TestCrashRecovery : public QObject {
    Q_OBJECT

private slots:
    void offersTheNewestFirst();
    void datesWorkWithoutARecordByItsFile();
    void reportsWhetherTheFileChanged_data();
    void reportsWhetherTheFileChanged();
    void theDialogShowsWhatChanged();
    void forgetsWhatTheFileHolds_data();
    void forgetsWhatTheFileHolds();
    void keepsTheNewestBeforeItIsSaved();
    void aCopySavedElsewhereIsNoSave();
    void offersDocumentsOfTheSameName();
    void offersWhatLiesOnAReadOnlyDisk();
};

void TestCrashRecovery::offersTheNewestFirst() {
    Crashing f;
    const QDateTime noon(QDate(2026, 5, 1), QTime(12, 0), Qt::UTC);
    for (const int minute : {1, 3, 0, 4, 2}) {
        RecoveryRecord record = Crashing::recordOf({});
        record.title = QString::number(minute);
        record.time = noon.addSecs(60 * minute);
        f.leave("text: mine", Crashing::bytesOf(record));
    }
    f.window->offerLostWork();
    QStringList titles;
    for (const RecoveryOffer& offer : f.dialogs.offers) {
        titles += offer.title;
        QCOMPARE(offer.time, noon.addSecs(60 * offer.title.toInt()).toLocalTime());
    }
    QCOMPARE(titles, QStringLiteral("4 3 2 1 0").split(u' '));
}

void TestCrashRecovery::datesWorkWithoutARecordByItsFile() {
    Crashing f;
    QFile file(f.leave("text: mine", QByteArray()));
    const QDateTime written(QDate(2020, 1, 2), QTime(3, 4, 5));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(written, QFileDevice::FileModificationTime));
    file.close();
    f.window->offerLostWork();
    QCOMPARE(f.dialogs.offers.size(), 1);
    QCOMPARE(f.dialogs.offers[0].time, written);
}

void TestCrashRecovery::reportsWhetherTheFileChanged_data() {
    QTest::addColumn<QByteArray>("known"); ///< null: nothing
    QTest::addColumn<QByteArray>("there"); ///< null: no file
    QTest::addColumn<bool>("changed");
    QTest::newRow("as it was") << QByteArray("text: one") << QByteArray("text: one") << false;
    QTest::newRow("changed") << QByteArray("text: one") << QByteArray("text: two") << true;
    QTest::newRow("changed to what cannot be read")
        << QByteArray("text: one") << QByteArray("rubbish") << true;
    QTest::newRow("emptied") << QByteArray("text: one") << QByteArray("") << true;
    QTest::newRow("was empty") << QByteArray("") << QByteArray("") << false;
    QTest::newRow("deleted") << QByteArray("text: one") << QByteArray() << false;
    QTest::newRow("not known before") << QByteArray() << QByteArray("text: two") << false;
}

void TestCrashRecovery::reportsWhetherTheFileChanged() {
    QFETCH(QByteArray, known);
    QFETCH(QByteArray, there);
    QFETCH(bool, changed);
    Crashing f;
    RecoveryRecord record = Crashing::recordOf(f.path(QStringLiteral("a.text")));
    if (!known.isNull()) record.fileHash = hashOf(known.toStdString());
    if (!there.isNull()) f.write(QStringLiteral("a.text"), there);
    f.leave("text: mine", Crashing::bytesOf(record));
    f.window->offerLostWork();
    QCOMPARE(f.dialogs.offers.size(), 1);
    QCOMPARE(f.dialogs.offers[0].fileChanged, changed);
    QCOMPARE(f.dialogs.offers[0].saved.isNull(), !there.startsWith("text: "));
}

void TestCrashRecovery::theDialogShowsWhatChanged() {
    for (const bool changed : {false, true}) {
        const RecoveryDialog dialog({{.title = QStringLiteral("A title"),
                                      .path = QStringLiteral("/a.text"),
                                      .keptFile = QStringLiteral("/kept/1.text"),
                                      .isReadable = true,
                                      .fileChanged = changed}},
                                    nullptr);
        QStringList messages;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            messages += label->text();
        QCOMPARE(messages.contains(QStringLiteral("The file was changed after this work began.")), changed);
    }
}

void TestCrashRecovery::forgetsWhatTheFileHolds_data() {
    QTest::addColumn<QByteArray>("saving"); ///< what a save began to write; null: none did
    QTest::addColumn<QByteArray>("there");
    QTest::addColumn<bool>("offered");
    const QByteArray older("text: mine");
    const QByteArray newer("text: newer");
    QTest::newRow("the file holds what was saved") << newer << newer << false;
    QTest::newRow("the save had not come to it") << newer << QByteArray("text: one") << true;
    QTest::newRow("somebody else wrote since") << newer << QByteArray("text: two") << true;
    QTest::newRow("the file is gone") << newer << QByteArray() << true;
    QTest::newRow("the file holds this very work") << QByteArray() << older << false;
    QTest::newRow("nothing was being saved") << QByteArray() << QByteArray("text: one") << true;
}

void TestCrashRecovery::forgetsWhatTheFileHolds() {
    QFETCH(QByteArray, saving);
    QFETCH(QByteArray, there);
    QFETCH(bool, offered);
    Crashing f;
    RecoveryRecord record = Crashing::recordOf(f.path(QStringLiteral("a.text")));
    record.fileHash = hashOf("text: one");
    if (!saving.isNull()) record.saving = {record.path, hashOf(saving.toStdString())};
    if (!there.isNull()) f.write(QStringLiteral("a.text"), there);
    const QString kept = f.leave("text: mine", Crashing::bytesOf(record));
    QCOMPARE(f.window->offerLostWork(), offered);
    QCOMPARE(QFile::exists(kept), offered);
    QCOMPARE(QFile::exists(QFileInfo(kept).path()), offered);
    if (!there.isNull()) QCOMPARE(f.bytesOf(QStringLiteral("a.text")), there);
}

void TestCrashRecovery::keepsTheNewestBeforeItIsSaved() {
    Crashing f;
    f.window->autosave().setInterval(1'000'000'000);
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: mine"));
    QByteArray kept;
    std::optional<RecoveryRecord> record;
    f.window->saver().write = [&](FileSystem&, const QString&, const std::string&) -> Status {
        QFile content(f.kept().value(0));
        if (content.open(QIODevice::ReadOnly)) kept = content.readAll();
        QFile json(filesBelow(f.recovery(), QStringLiteral("*.json")).value(0));
        if (json.open(QIODevice::ReadOnly)) record = recordFromJson(json.readAll().toStdString());
        return Error{{"file/no-space"}};
    };
    QVERIFY(!f.window->saver().save(*document));
    QCOMPARE(kept, QByteArray("text: mine"));
    QVERIFY(record);
    QCOMPARE(record->path, document->path());
    QCOMPARE(record->fileHash, hashOf("text: one"));
    QCOMPARE(record->saving.path, document->path());
    QCOMPARE(record->saving.hash, hashOf("text: mine"));
    QCOMPARE(f.kept().size(), 1); // it was not saved
    document->setText(QStringLiteral("text: later"));
    f.window->autosave().saveNow();
    f.window->autosave().flush();
    QFile json(filesBelow(f.recovery(), QStringLiteral("*.json")).value(0));
    QVERIFY(json.open(QIODevice::ReadOnly));
    QVERIFY(recordFromJson(json.readAll().toStdString())->saving.path.isEmpty()); // of later work
}

/// The work belongs to another file, which does not hold it.
void TestCrashRecovery::aCopySavedElsewhereIsNoSave() {
    Crashing f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: mine"));
    QSignalSpy saves(document, &Document::aboutToWrite);
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    QVERIFY(f.window->saver().saveCopy(*document));
    QCOMPARE(saves.size(), 0);
    QVERIFY(f.window->saver().save(*document));
    QCOMPARE(saves.size(), 1);
    QVERIFY(f.window->saver().save(*document)); // nothing of it is unsaved
    f.window->autosave().flush();
    QCOMPARE(f.kept().size(), 0);
}

void TestCrashRecovery::offersDocumentsOfTheSameName() {
    Crashing f;
    f.window->autosave().setInterval(1'000'000'000);
    for (const char* place : {"x", "y"}) {
        const QString name = QString::fromLatin1(place);
        QVERIFY(QDir(f.folder.path()).mkdir(name));
        f.open(name + QStringLiteral("/a.text"), "text: one")->setText(QStringLiteral("text: in ") + name);
    }
    f.window->autosave().saveNow();
    f.window->autosave().flush();
    QStringList files;
    for (const QString& name : f.kept()) {
        QFile content(name);
        QFile json(QFileInfo(name).path() + QLatin1Char('/') + QFileInfo(name).baseName() +
                   QStringLiteral(".json"));
        QVERIFY(content.open(QIODevice::ReadOnly) && json.open(QIODevice::ReadOnly));
        const QString path = recordFromJson(json.readAll().toStdString())->path;
        QVERIFY(content.readAll().endsWith(QFileInfo(path).dir().dirName().toUtf8()));
        files += path;
    }
    files.sort();
    QCOMPARE(files, (QStringList{f.path(QStringLiteral("x/a.text")), f.path(QStringLiteral("y/a.text"))}));
}

/// Where no lock can be made and nothing removed.
void TestCrashRecovery::offersWhatLiesOnAReadOnlyDisk() {
    Crashing f;
    const QString lost = f.leave("text: mine", f.recordFor({}));
    const QString process = QFileInfo(lost).path();
    QCOMPARE(::chmod(QFile::encodeName(f.folder.path()).constData(), 0755), 0);
    QCOMPARE(::chmod(QFile::encodeName(f.path(QStringLiteral("data"))).constData(), 0755), 0);
    const QStringList own{lost, process + QStringLiteral("/1.json"), process, f.recovery()};
    const bool isRoot = ::geteuid() == 0;
    for (const QString& path : own) {
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), QFileInfo(path).isDir() ? 0500 : 0400), 0);
        if (isRoot) QCOMPARE(::chown(QFile::encodeName(path).constData(), AsNobody::user, gid_t(-1)), 0);
    }
    {
        const AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root, which no permission holds back");
        const CrashRecovery work(f.recovery());
        QCOMPARE(work.documents().size(), std::size_t(1));
        QCOMPARE(work.documents().front().bytes, std::string("text: mine"));
    }
    QVERIFY(QFile::exists(lost));
    QCOMPARE(::chmod(QFile::encodeName(f.recovery()).constData(), 0700), 0);
    QCOMPARE(::chmod(QFile::encodeName(process).constData(), 0700), 0);
}

STONEMASON_TEST(TestCrashRecovery)
#include "test_crash_recovery.moc"
