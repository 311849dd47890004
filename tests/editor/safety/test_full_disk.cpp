// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/editor/safety/small_disk.h"
#include "tests/support/wait.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

bool mayMount = false;

std::string bytesOf(const QString& path) {
    const auto bytes = readFile(nativePath(path));
    return bytes ? *bytes : "(no file)";
}

/// No file may become larger than so many bytes while it lives, as under a quota.
class FileLimit {
public:
    explicit FileLimit(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        handler_ = std::signal(SIGXFSZ, SIG_IGN); // as main() does
    }
    ~FileLimit() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int);
};

/// A document on a disk of its own.
struct OnDisk {
    explicit OnDisk(Kind kind) : path(folder.filePath(QStringLiteral("disk/") + fileNameOf(kind))) {
        QDir().mkpath(QFileInfo(path).path());
    }
    void begin(Kind kind) { begin(newBytes(kind)); }
    void begin(const std::string& bytes) {
        if (!writeFile(nativePath(path), bytes)) qFatal("cannot write");
        program = std::make_unique<Program>(folder.path());
        program->open(path);
        TRY_PATIENTLY(program->window.documents().ofFile(path));
        document = program->window.documents().ofFile(path);
        before = bytesOf(path);
        editForSure(*document, random);
    }
    bool save() const { return program->window.saver().save(*document); }
    QStringList names() const {
        return QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden).filter(QStringLiteral("a."));
    }
    void verifyNotSaved(const QString& word) const {
        QVERIFY(!save());
        QVERIFY2(program->dialogs.failures.value(0).contains(word),
                 qPrintable(program->dialogs.failures.value(0)));
        QVERIFY(document->isModified());
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(names(), QStringList{QFileInfo(path).fileName()});
    }
    void verifySaved() const {
        QVERIFY(save());
        QVERIFY(!document->isModified());
        QCOMPARE(bytesOf(path), document->recoveryBytes().value());
    }

    QTemporaryDir folder;
    QString path;
    std::unique_ptr<Program> program;
    Document* document = nullptr;
    std::string before;
    Random random{1};
};

} // namespace

class TestFullDisk : public QObject {
    Q_OBJECT

private slots:
    void aFullDiskLosesNothing_data() { addKinds(); }
    void aFullDiskLosesNothing() {
        QFETCH(Kind, kind);
        if (!mayMount) QSKIP("the system lets nobody mount a small disk here");
        OnDisk f(kind);
        SmallDisk disk(QFileInfo(f.path).path());
        f.begin(kind);
        disk.fill();
        f.verifyNotSaved(QStringLiteral("full"));
        disk.makeRoom();
        f.verifySaved();
    }

    void aReadOnlyDiskLosesNothing_data() { addKinds(); }
    void aReadOnlyDiskLosesNothing() {
        QFETCH(Kind, kind);
        if (!mayMount) QSKIP("the system lets nobody mount a small disk here");
        OnDisk f(kind);
        SmallDisk disk(QFileInfo(f.path).path());
        f.begin(kind);
        disk.makeReadOnly();
        f.verifyNotSaved(QStringLiteral("read-only"));
        f.program->dialogs.failureAnswer = Dialogs::AfterFailure::SaveAs;
        f.program->dialogs.saveAnswer = f.folder.filePath(fileNameOf(kind, "elsewhere"));
        QVERIFY(f.save());
        QCOMPARE(bytesOf(f.document->path()), f.document->recoveryBytes().value());
    }

    void aLimitOnTheSizeOfFilesLosesNothing_data() { addKinds(); }
    void aLimitOnTheSizeOfFilesLosesNothing() {
        QFETCH(Kind, kind);
        OnDisk f(kind);
        f.begin(kind);
        {
            const FileLimit limit(16);
            f.verifyNotSaved(QStringLiteral("full"));
        }
        f.verifySaved();
    }

    /// What is written beside the window.
    void aLimitOnTheSizeOfLargeFilesLosesNothing() {
        OnDisk f(Kind::TextMap);
        f.begin(largeMapBytes());
        {
            const FileLimit limit(600'000); // between two parts of it
            f.verifyNotSaved(QStringLiteral("full"));
        }
        f.verifySaved();
        QVERIFY(!f.program->dialogs.awaited.isEmpty());
    }

    /// Where the program keeps what it needs itself.
    void aFullHomeIsReportedAndKeepsItsSettings() {
        if (!mayMount) QSKIP("the system lets nobody mount a small disk here");
        const QTemporaryDir folder;
        SmallDisk disk(folder.path());
        const QString settings = folder.filePath(QStringLiteral("settings.json"));
        const QString path = folder.filePath(fileNameOf(Kind::Deck));
        QVERIFY(writeFile(nativePath(path), newBytes(Kind::Deck)));
        {
            SettingsFile file(settings);
            file.setValue(QStringLiteral("decks/cardWidth"), 96);
        }
        const std::string before = bytesOf(settings);
        disk.fill();
        {
            Program program(folder.path());
            Autosave& autosave = program.window.autosave();
            QSignalSpy failed(&autosave, &Autosave::failed);
            QCOMPARE(program.settings.value(setting::cardWidth), 96);
            Document* document = program.open(path);
            Random random(1);
            editForSure(*document, random);
            autosave.saveNow();
            autosave.flush();
            QCOMPARE(failed.size(), 1);
            QVERIFY(!autosave.isKept(document));
            QVERIFY(program.window.messages()
                        .textOf(QStringLiteral("autosave"))
                        .contains(QStringLiteral("full")));
            program.settings.setValue(setting::cardWidth, 120);
            QVERIFY(!program.settings.sync());
            QCOMPARE(bytesOf(settings), before);
            disk.makeRoom();
            autosave.saveNow();
            autosave.flush();
            QVERIFY(autosave.isKept(document));
            QVERIFY(program.settings.sync());
        }
        QCOMPARE(Settings(settings).value(setting::cardWidth), 120);
    }

    void aReadOnlyHomeStopsNothing() {
        if (!mayMount) QSKIP("the system lets nobody mount a small disk here");
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        SmallDisk disk(folder.path());
        disk.makeReadOnly();
        Program program(folder.path());
        program.window.offerLostWork();
        const QString path = elsewhere.filePath(fileNameOf(Kind::Map));
        QVERIFY(writeFile(nativePath(path), newBytes(Kind::Map)));
        Document* document = program.open(path);
        QVERIFY(document);
        Random random(1);
        editForSure(*document, random);
        program.window.autosave().saveNow();
        QVERIFY(!program.window.messages().textOf(QStringLiteral("autosave")).isEmpty());
        QVERIFY(program.window.saver().save(*document));
    }
};

int main(int argc, char** argv) {
    mayMount = enterOwnMounts();
    QApplication application(argc, argv);
    TestFullDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_full_disk.moc"
