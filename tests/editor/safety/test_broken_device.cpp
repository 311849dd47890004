// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/game_record.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/recovery_record.h"
#include "editor/lan/game_keeper.h"
#include "editor/verbs/command_line.h"
#include "tests/editor/safety/broken_device.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/support/duels.h"
#include "tests/support/long_run.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <functional>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

using Fault = BrokenDevice::Fault;

const std::string noFile = "(no file)";

std::string bytesOf(const QString& path) {
    const auto bytes = readFile(nativePath(path));
    return bytes ? *bytes : noFile;
}

/// What writers left behind in a folder.
QStringList leftoversIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral(".*.tmp")}, QDir::Files | QDir::Hidden);
}

int byteStep() {
    return amount(211, 1);
}

/// An operation that writes, repeated with a different fault of the device each time.
struct Writer {
    QString folder;              ///< on the device
    std::function<bool()> write; ///< whether the program says that it has written
    std::function<void(bool)>
        verify;            ///< on the repaired device, whether it spoke the truth; and prepares the next
    int step = byteStep(); ///< of the bytes after which the device is full
};

/// Every possible fault: at the call of each number, once and permanently, with each of these errors; a full
/// device after each number of bytes. Returns the number of failures.
int breakInEveryWay(const Writer& writer) {
    const std::string place = nativePath(writer.folder);
    int failures = 0;
    const auto failsWith = [&](const Fault& fault) {
        bool written = false;
        bool failed = false;
        {
            const BrokenDevice device(place, fault);
            written = writer.write();
            failed = device.hasFailed();
        }
        failures += int(failed);
        writer.verify(written);
        if (QTest::currentTestFailed())
            qInfo("call %d, error %d, %s, capacity %d", fault.call, fault.error,
                  fault.forGood ? "for good" : "once", int(std::min<std::int64_t>(fault.capacity, 1 << 30)));
        return failed && !QTest::currentTestFailed();
    };
    for (const int error : {EIO, EDQUOT, EROFS})
        for (const bool forGood : {false, true})
            for (int call = 0; failsWith({.call = call, .forGood = forGood, .error = error}); ++call) {
            }
    for (int capacity = 0; failsWith({.capacity = capacity}); capacity += writer.step) {
    }
    return failures;
}

const QByteArray userFile("Ann\nann@example.org\nhunter2\nHandset\n0\n\nset 0\n0 1\n2 3\n4 5\n6 7\n");
const std::string userFileBegin = "Ann\nann@example.org\nhunter2\nHandset\n0\n\n";

/// An open document that is edited until its file can hold it.
class Edited {
public:
    Edited(Program& program, const QString& path) : document_(program.open(path)) {
        if (!document_) qFatal("cannot open");
        edit();
    }

    void edit() {
        do
            editForSure(*document_, random_);
        while (!document_->bytesFor(document_->path()));
    }
    std::string bytes() const { return document_->bytesFor(document_->path()).value(); }
    Document& operator*() const { return *document_; }
    Document* operator->() const { return document_; }

private:
    Document* document_;
    Random random_{1};
};

/// Redirects all output to /dev/null during its lifetime.
class Quiet {
public:
    Quiet() {
        std::fflush(stdout);
        const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        ::dup2(nowhere, STDOUT_FILENO);
        ::dup2(nowhere, STDERR_FILENO);
        ::close(nowhere);
    }
    ~Quiet() {
        std::fflush(stdout);
        ::dup2(out_, STDOUT_FILENO);
        ::dup2(err_, STDERR_FILENO);
        ::close(out_);
        ::close(err_);
    }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

private:
    int out_ = ::dup(STDOUT_FILENO);
    int err_ = ::dup(STDERR_FILENO);
};

} // namespace

/// Every writer of the program on a device that fails at each call and each byte: it reports whether it
/// wrote, and the file is entirely old or entirely new.
class TestBrokenDevice : public QObject {
    Q_OBJECT

private slots:
    void savingADocument_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        for (const Kind kind : allKinds)
            QTest::newRow(suffixOf(kind)) << fileNameOf(kind) << QByteArray::fromStdString(newBytes(kind));
        QTest::newRow("user file") << QStringLiteral("user.txt") << userFile;
    }
    void savingADocument() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        const QTemporaryDir home;
        const QString path = folder.filePath(name);
        QVERIFY(writeFile(nativePath(path), bytes.toStdString()));
        Program program(home.path());
        Edited document(program, path);
        std::string before = bytesOf(path);
        std::string after = document.bytes();
        const auto verify = [&](bool saved) {
            QCOMPARE(document->isModified(), !saved);
            QCOMPARE(program.dialogs.failures.size(), saved ? 0 : 1);
            QCOMPARE(bytesOf(path), saved ? after : before);
            program.dialogs.failures.clear();
            if (!saved) return;
            document.edit();
            before = std::exchange(after, document.bytes());
        };
        const int failures =
            breakInEveryWay({folder.path(), [&] { return program.window.saver().save(*document); }, verify});
        QVERIFY(failures > 50);
        QVERIFY(program.window.saver().save(*document));
        QCOMPARE(leftoversIn(folder.path()), QStringList());
        QCOMPARE(bytesOf(path).starts_with(userFileBegin), name == QStringLiteral("user.txt"));
    }

    void keepingForRecovery_data() { addKinds(); }
    void keepingForRecovery() {
        QFETCH(Kind, kind);
        const QTemporaryDir home;
        const QString path = home.filePath(fileNameOf(kind));
        QVERIFY(writeFile(nativePath(path), newBytes(kind)));
        Program program(home.path());
        Autosave& autosave = program.window.autosave();
        autosave.setInterval(1'000'000);
        Edited document(program, path);
        const auto kept = [&](const char* suffix) {
            return QDir(autosave.ownFolder()).filePath(QStringLiteral("1.") + QLatin1String(suffix));
        };
        std::string before = noFile;
        std::string after = document->recoveryBytes().value();
        const auto keep = [&] {
            autosave.saveNow();
            autosave.flush();
            return autosave.isKept(&*document);
        };
        const auto verify = [&](bool isKept) {
            const std::string content = bytesOf(kept(suffixOf(kind)));
            QVERIFY(content == after || (!isKept && content == before));
            if (content != noFile) {
                const auto record = recordFromJson(bytesOf(kept("json")));
                QVERIFY(record);
                QCOMPARE(record->path, path);
            }
            before = content;
            if (!isKept) return;
            if (after.size() % 2 == 0) { // now and then nothing has been kept before
                QVERIFY(program.window.saver().save(*document));
                autosave.flush();
                QCOMPARE(bytesOf(kept(suffixOf(kind))), noFile);
                before = noFile;
            }
            document.edit();
            after = document->recoveryBytes().value();
        };
        QVERIFY(breakInEveryWay({program.recoveryFolder(), keep, verify}) > 50);
        QVERIFY(keep());
        QCOMPARE(bytesOf(kept(suffixOf(kind))), after);
    }

    void rememberingSettings() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.json"));
        SettingsFile settings(path);
        std::string before = noFile;
        int number = 0;
        const auto write = [&] {
            settings.setValue(QStringLiteral("number"), ++number);
            return settings.sync();
        };
        const auto verify = [&](bool written) {
            if (!written) QCOMPARE(bytesOf(path), before);
            const SettingsFile read(path);
            QVERIFY(!read.fault());
            if (written) QCOMPARE(read.value(QStringLiteral("number")).toInt(), number);
            before = bytesOf(path);
        };
        QVERIFY(breakInEveryWay({folder.path(), write, verify, 1}) > 50);
        QVERIFY(write());
        QCOMPARE(leftoversIn(folder.path()), QStringList());
    }

    /// Played over the network: it goes into a file of its own when it is over.
    void keepingAGame() {
        const QTemporaryDir folder;
        const QDir games(folder.filePath(QStringLiteral("games")));
        const GameRecord record = anyGame(1, 5).record();
        const std::string whole = writeGameRecord(record, tokenBattle());
        const auto keep = [&] {
            return keepGame(games.path(), {whole, QStringLiteral("ann-ben"), QStringLiteral("sduel")}).ok();
        };
        const auto verify = [&](bool kept) {
            const QStringList names = games.entryList(QDir::Files);
            QVERIFY(names.size() <= 1);
            const std::string bytes = names.isEmpty() ? noFile : bytesOf(games.filePath(names.front()));
            QVERIFY(kept ? bytes == whole
                         : bytes == noFile || bytes.empty()); // empty: it could not be removed
            QDir(games.path()).removeRecursively();
        };
        QVERIFY(breakInEveryWay({folder.path(), keep, verify}) > 50);
    }

    void writingWhatATournamentMeasured() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.json"));
        const std::string decks = std::string(STONEMASON_RESOURCES) + "/decks/first-decks.sdeck";
        std::string after;
        const auto measure = [&] {
            const Quiet quiet;
            std::vector<std::string> words{"stonemason", "tournament", "--games",
                                           "2",          "--player",   "easy",
                                           "--jobs",     "1",          "--output=" + nativePath(path),
                                           decks};
            std::vector<char*> argv;
            for (std::string& word : words)
                argv.push_back(word.data());
            return std::get<VerbCall>(readCommandLine(int(argv.size()), argv.data())).run() == 0;
        };
        QVERIFY(measure());
        const std::string whole = bytesOf(path);
        QVERIFY(whole.starts_with("{"));
        const auto setUp = [&] { QVERIFY(writeFile(nativePath(path), "the old one")); };
        const auto verify = [&](bool written) {
            QCOMPARE(bytesOf(path), written ? whole : std::string("the old one"));
            setUp();
        };
        setUp();
        QVERIFY(breakInEveryWay({folder.path(), measure, verify, 40 * byteStep()}) > 50);
        QVERIFY(measure());
        QCOMPARE(leftoversIn(folder.path()), QStringList());
    }
};

QTEST_MAIN(TestBrokenDevice)
#include "test_broken_device.moc"
