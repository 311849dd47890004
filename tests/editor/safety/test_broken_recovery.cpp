// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/recovery_record.h"
#include "tests/core/format/faulty_system.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

const int step = amount(101, 1); ///< of the bytes that are damaged in turn

/// A program that starts after other processes were killed and left work, some of it damaged.
class Leftovers {
public:
    Leftovers() : program(folder.path()) { QDir().mkpath(program.recoveryFolder()); }

    /// The folder of a process, as it was left.
    QDir process() {
        const QString path = QDir(program.recoveryFolder()).filePath(newProcessName());
        QDir().mkpath(path);
        return {path};
    }
    /// What it kept of a document; returns where its content lies.
    QString leave(Kind kind, const std::string& content, const std::string& record) {
        const QDir dir = process();
        put(dir.filePath(QStringLiteral("1.json")), record);
        const QString path = dir.filePath(QStringLiteral("1.") + QLatin1String(suffixOf(kind)));
        put(path, content);
        return path;
    }
    void put(const QString& path, const std::string& bytes) const {
        if (!writeFile(nativePath(path), bytes)) qFatal("cannot write");
    }

    std::string recordOf(Kind kind) const {
        return toJson({.workspace = QStringLiteral("any"),
                       .path = folder.filePath(fileNameOf(kind)),
                       .title = QStringLiteral("A title"),
                       .time = QDateTime::currentDateTimeUtc(),
                       .fileHash = QByteArray(32, 'h')});
    }

    /// What the program then offers, answered always the same.
    const QList<RecoveryOffer>& offer(RecoveryChoice answer) {
        program.dialogs.offers.clear();
        program.dialogs.recoveryAnswer = answer;
        program.window.offerLostWork();
        return program.dialogs.offers;
    }

    /// Closes what was recovered and gives up what was not.
    void clear() {
        for (Document* document : program.window.documents().all())
            program.window.documents().remove(document);
        program.window.autosave().flush();
        offer(RecoveryChoice::Discard);
    }

    QStringList recovered() {
        QStringList contents;
        for (const Document* document : program.window.documents().all())
            contents += QString::fromStdString(document->recoveryBytes().value());
        return contents;
    }

    /// One good piece of work lies beside: it is offered and comes back, whatever the other is.
    void verifyGoodOneComesBack() {
        const std::string good = documentOf(Kind::Deck, newBytes(Kind::Deck))->recoveryBytes().value();
        leave(Kind::Deck, good, recordOf(Kind::Deck));
        offer(RecoveryChoice::Recover);
        QVERIFY(recovered().contains(QString::fromStdString(good)));
        clear();
        QVERIFY(offer(RecoveryChoice::Later).isEmpty());
    }

    QTemporaryDir folder;
    Program program;
};

/// The recovery bytes of a document after some edits.
std::string workOf(Kind kind) {
    const auto document = documentOf(kind, newBytes(kind));
    Random random(4);
    for (int i = 0; i < 5; ++i)
        editForSure(*document, random);
    return document->recoveryBytes().value();
}

/// During its lifetime, a folder and its content belong to the user that AsNobody switches to from root.
class GivenAway {
public:
    explicit GivenAway(QString folder) : folder_(std::move(folder)) { give(AsNobody::user); }
    ~GivenAway() { give(0); }
    GivenAway(const GivenAway&) = delete;
    GivenAway& operator=(const GivenAway&) = delete;

private:
    void give(uid_t owner) const {
        if (::geteuid() != 0) return;
        const auto giveOne = [owner](const QString& path) {
            if (::lchown(nativePath(path).c_str(), owner, gid_t(-1)) != 0) qFatal("cannot give away");
        };
        giveOne(folder_);
        QDirIterator all(folder_, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            giveOne(all.next());
    }

    QString folder_;
};

std::string flipped(std::string bytes, std::size_t at, Random& random) {
    bytes[at] = char(bytes[at] ^ (1 << random.below(8)));
    return bytes;
}

} // namespace

/// Whatever the recovery folder contains, the program starts, reports which work it cannot read and where
/// that is, and recovers the rest.
class TestBrokenRecovery : public QObject {
    Q_OBJECT

    /// Offered whatever it is; recovered when it can be read, and else it stays where it lies until it is
    /// discarded.
    static void verifyOffered(Leftovers& f, Kind kind, const std::string& content,
                              const std::string& record) {
        const QString path = f.leave(kind, content, record);
        const QList<RecoveryOffer>& offers = f.offer(RecoveryChoice::Recover);
        QCOMPARE(offers.size(), 1);
        QCOMPARE(offers.front().keptFile, path);
        QCOMPARE(f.recovered().size(), offers.front().isReadable ? 1 : 0);
        QCOMPARE(QFile::exists(path), !offers.front().isReadable);
        f.clear();
        QVERIFY(!QFile::exists(path));
    }

private slots:
    void contentCutShort_data() { addKinds(); }
    void contentCutShort() {
        QFETCH(Kind, kind);
        Leftovers f;
        const std::string whole = workOf(kind);
        const std::string record = f.recordOf(kind);
        for (std::size_t length = 0; length < whole.size(); length += step)
            verifyOffered(f, kind, whole.substr(0, length), record);
        f.verifyGoodOneComesBack();
    }

    void contentWithFlippedBits_data() { addKinds(); }
    void contentWithFlippedBits() {
        QFETCH(Kind, kind);
        Leftovers f;
        const std::string whole = workOf(kind);
        const std::string record = f.recordOf(kind);
        Random random(5);
        for (std::size_t at = 0; at < whole.size(); at += step)
            verifyOffered(f, kind, flipped(whole, at, random), record);
        f.verifyGoodOneComesBack();
    }

    /// The work comes back, if not to the file it belongs to.
    void recordCutShort() {
        Leftovers f;
        const std::string content = newBytes(Kind::Deck);
        const std::string whole = f.recordOf(Kind::Deck);
        for (std::size_t length = 0; length + 2 < whole.size(); length += step) { // without "}\n" at least
            verifyOffered(f, Kind::Deck, content, whole.substr(0, length));
            QVERIFY(!recordFromJson(whole.substr(0, length)));
        }
        f.verifyGoodOneComesBack();
    }

    void recordWithFlippedBits() {
        Leftovers f;
        const std::string content = newBytes(Kind::Deck);
        const std::string whole = f.recordOf(Kind::Deck);
        Random random(6);
        for (std::size_t at = 0; at < whole.size(); at += step)
            verifyOffered(f, Kind::Deck, content, flipped(whole, at, random));
        f.verifyGoodOneComesBack();
    }

    void noise() {
        Leftovers f;
        Random random(7);
        const auto any = [&] {
            std::string bytes(std::size_t(random.below(2000)), '\0');
            for (char& byte : bytes)
                byte = char(random.below(256));
            return bytes;
        };
        for (int i = 0; i < 100; i += step)
            verifyOffered(f, random.oneOf(allKinds), any(), any());
        f.verifyGoodOneComesBack();
    }

    void hugeContentAndRecord() {
        Leftovers f;
        const std::string huge(std::size_t(maximumFileSize) + 1, '[');
        verifyOffered(f, Kind::Map, huge, f.recordOf(Kind::Map));
        verifyOffered(f, Kind::Deck, newBytes(Kind::Deck), huge);
        verifyOffered(f, Kind::Deck, newBytes(Kind::Deck), std::string(100'000, '['));
        f.verifyGoodOneComesBack();
    }

    void whatIsNoFile_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("what");
        for (const char* name : {"1.smap", "1.json", "lock"})
            for (const char* what : {"folder", "fifo", "link to nothing", "link in a circle"})
                QTest::addRow("%s as %s", name, what)
                    << QString(QLatin1String(name)) << QString(QLatin1String(what));
    }
    /// In the place of the content, of the record and of the lock of a process.
    void whatIsNoFile() {
        QFETCH(QString, name);
        QFETCH(QString, what);
        Leftovers f;
        const QDir process = f.process();
        const QString path =
            name == QStringLiteral("lock") ? lockNameOf(process.path()) : process.filePath(name);
        const QString content =
            QFileInfo(f.leave(Kind::Map, newBytes(Kind::Map), f.recordOf(Kind::Map))).path();
        if (what == QStringLiteral("folder")) QVERIFY(QDir().mkpath(path));
        if (what == QStringLiteral("fifo")) QCOMPARE(::mkfifo(nativePath(path).c_str(), 0600), 0);
        if (what == QStringLiteral("link to nothing"))
            QVERIFY(QFile::link(QStringLiteral("/no/such/file"), path));
        if (what == QStringLiteral("link in a circle")) QVERIFY(QFile::link(path, path));
        f.offer(RecoveryChoice::Recover);
        QVERIFY(f.recovered().contains(QString::fromStdString(newBytes(Kind::Map))));
        f.clear();
        f.verifyGoodOneComesBack();
    }

    /// The program starts and keeps what it can.
    void theFolderItselfIsNone_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"file", "fifo", "link to nothing", "link in a circle"})
            QTest::newRow(what) << QString(QLatin1String(what));
    }
    void theFolderItselfIsNone() {
        QFETCH(QString, what);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("data")));
        for (const char* name : {"data/recovery", "data/locks"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            if (what == QStringLiteral("file")) QVERIFY(writeFile(nativePath(path), "x"));
            if (what == QStringLiteral("fifo")) QCOMPARE(::mkfifo(nativePath(path).c_str(), 0600), 0);
            if (what.startsWith(QStringLiteral("link")))
                QVERIFY(QFile::link(
                    what.endsWith(QStringLiteral("circle")) ? path : QStringLiteral("/no/such"), path));
        }
        const QString path = folder.filePath(fileNameOf(Kind::Map));
        QVERIFY(writeFile(nativePath(path), newBytes(Kind::Map)));
        Program program(folder.path());
        program.window.offerLostWork();
        Document* document = program.open(path);
        QVERIFY(document);
        Random random(1);
        editForSure(*document, random);
        program.window.autosave().saveNow();
        QVERIFY(!program.window.messages().textOf(QStringLiteral("autosave")).isEmpty());
        QVERIFY(program.window.saver().save(*document));
    }

    void whatMayNotBeRead() {
        Leftovers f;
        const QString content = f.leave(Kind::Map, newBytes(Kind::Map), f.recordOf(Kind::Map));
        const QString record = f.leave(Kind::Deck, newBytes(Kind::Deck), f.recordOf(Kind::Deck));
        const QString hidden = QFileInfo(record).dir().filePath(QStringLiteral("1.json"));
        for (const QString& path : {content, hidden})
            QCOMPARE(::chmod(nativePath(path).c_str(), 0), 0);
        for (const char* above : {"", "data"})
            QCOMPARE(::chmod(nativePath(f.folder.filePath(QString::fromLatin1(above))).c_str(), 0777), 0);
        {
            const GivenAway given(f.program.recoveryFolder());
            const AsNobody nobody;
            if (!nobody.ok()) QSKIP("cannot give up the rights of root, which no permission holds back");
            const QList<RecoveryOffer>& offers = f.offer(RecoveryChoice::Later);
            QCOMPARE(offers.size(), 2);
            QCOMPARE(int(offers[0].isReadable) + int(offers[1].isReadable), 1);
        }
        QVERIFY(QFile::exists(content));
        f.clear();
    }

    /// A damaged path must not let saving overwrite a file of another program.
    void aPathThatIsNoneIsNotUsed() {
        Leftovers f;
        f.leave(Kind::Deck, newBytes(Kind::Deck), R"({"path": "relative/a.sdeck"})");
        f.offer(RecoveryChoice::Recover);
        QCOMPARE(f.program.window.documents().all().size(), 1);
        QVERIFY(f.program.window.documents().all().front()->path().isEmpty());
    }
};

STONEMASON_TEST(TestBrokenRecovery)
#include "test_broken_recovery.moc"
