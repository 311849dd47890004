// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/crash_recovery.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/moments.h"
#include "tests/editor/safety/program.h"
#include "tests/support/long_run.h"
#include "tests/support/wait.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Where a document is saved.
enum class Target { ItsFile, NewFile, OtherFile };

/// A program with unsaved work.
class AtWork {
public:
    AtWork(Kind kind, const std::string& bytes) : kind_(kind), program(std::make_unique<Program>(home())) {
        for (const char* place : {"home", "files"})
            QDir(folder.path()).mkdir(QString::fromLatin1(place));
        for (const char* name : {"a", "other"})
            put(path(name), bytes);
        program->window.autosave().setInterval(1'000'000'000);
        program->open(path("a"));
        TRY_PATIENTLY(program->window.documents().ofFile(path("a")));
        document = program->window.documents().ofFile(path("a"));
        edit();
    }
    explicit AtWork(Kind kind) : AtWork(kind, newBytes(kind)) {}

    QString home() const { return folder.filePath(QStringLiteral("home")); }
    QString path(const char* name) const {
        return folder.filePath(QStringLiteral("files/")) + fileNameOf(kind_, name);
    }
    static void put(const QString& path, const std::string& bytes) {
        if (!writeFile(nativePath(path), bytes)) qFatal("cannot write");
    }
    static std::string bytesOf(const QString& path) {
        const auto bytes = readFile(nativePath(path));
        return bytes ? *bytes : "(no file)";
    }

    void edit() { editForSure(*document, random_); }
    std::string work() const { return document->recoveryBytes().value(); }
    void keep() const {
        program->window.autosave().saveNow();
        program->window.autosave().flush();
    }
    bool save(const QString& path) {
        program->dialogs.saveAnswer = path;
        DocumentSaver& saver = program->window.saver();
        const bool saved = path == document->path() ? saver.save(*document) : saver.saveAs(*document);
        program->window.autosave().flush();
        wasAwaited = !program->dialogs.awaited.isEmpty();
        return saved;
    }

    /// What the next start would offer.
    std::vector<std::string> offered() const {
        std::vector<std::string> works;
        const CrashRecovery lost(QDir(home()).filePath(QStringLiteral("data/recovery")));
        for (const LostDocument& one : lost.documents())
            works.push_back(one.bytes);
        return works;
    }
    /// The very start.
    QList<RecoveryOffer> offersOfProgram() const {
        Program next(home());
        next.window.offerLostWork();
        return next.dialogs.offers;
    }
    bool isBeingWritten() const {
        return !QDir(folder.filePath(QStringLiteral("files")))
                    .entryList({QStringLiteral(".*.tmp")}, QDir::Files | QDir::Hidden)
                    .isEmpty();
    }

    QTemporaryDir folder;

private:
    Kind kind_;
    Random random_{3};

public:
    std::unique_ptr<Program> program;
    Document* document = nullptr;
    bool wasAwaited = false; ///< it was saved beside the window
};

} // namespace

Q_DECLARE_METATYPE(Target)

/// Killed at any step of what touches a file and its copy for recovery: the newest work is in the file and
/// nothing is offered, or it is offered.
class TestCutShort : public QObject {
    Q_OBJECT

private slots:
    void saving_data() {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<Target>("target");
        QTest::addColumn<bool>("keptBefore");
        for (const Kind kind : allKinds)
            for (const bool kept : {false, true}) {
                const char* before = kept ? "kept before" : "never kept";
                if (isPairTried(int(kind), int(kept), 2))
                    QTest::addRow("%s, %s", suffixOf(kind), before) << kind << Target::ItsFile << kept;
                const Target other = kept ? Target::OtherFile : Target::NewFile;
                if (isPairTried(int(kind) + 1, int(kept), 2))
                    QTest::addRow("%s under another name, %s", suffixOf(kind), before)
                        << kind << other << kept;
            }
    }
    void saving() {
        QFETCH(Kind, kind);
        QFETCH(Target, target);
        QFETCH(bool, keptBefore);
        AtWork f(kind);
        verifySaving(f, target, keptBefore);
    }

    void savingBesideTheWindow_data() {
        QTest::addColumn<Target>("target");
        QTest::addColumn<bool>("keptBefore");
        QTest::newRow("its file, never kept") << Target::ItsFile << false;
        QTest::newRow("another file, kept before") << Target::OtherFile << true;
    }
    void savingBesideTheWindow() {
        QFETCH(Target, target);
        QFETCH(bool, keptBefore);
        AtWork f(Kind::TextMap, largeMapBytes());
        verifySaving(f, target, keptBefore);
        QVERIFY(f.wasAwaited);
    }

    void closing_data() { addKinds(); }
    /// The copy goes with the document, and as the last thing the folder of the process.
    void closing() {
        QFETCH(Kind, kind);
        AtWork f(kind);
        f.keep();
        const std::string work = f.work();
        const Moments moments(f.folder.path(), [&] { f.program.reset(); });
        bool isThere = true;
        for (int moment = 0; moment < moments.count(); ++moment) {
            moments.goBackTo(moment);
            const std::vector<std::string> offered = f.offered();
            isThere = isThere && !offered.empty();
            QCOMPARE(offered, isThere ? std::vector{work} : std::vector<std::string>());
            QVERIFY(QDir(f.home() + QStringLiteral("/data/recovery")).isEmpty() || isThere);
        }
        QVERIFY(!isThere);
    }

    void keepingOnce_data() { addKinds(); }
    /// A newer copy takes the place of an older one.
    void keepingOnce() {
        QFETCH(Kind, kind);
        AtWork f(kind);
        f.keep();
        const std::string older = f.work();
        f.edit();
        const std::string newer = f.work();
        const Moments moments(f.folder.path(), [&] { f.keep(); });
        f.program.reset();
        bool isNewer = false;
        for (int moment = 0; moment < moments.count(); ++moment) {
            moments.goBackTo(moment);
            const std::vector<std::string> offered = f.offered();
            isNewer = isNewer || offered == std::vector{newer};
            QCOMPARE(offered, std::vector{isNewer ? newer : older});
        }
        QVERIFY(isNewer);
    }

private:
    static void verifySaving(AtWork& f, Target target, bool keptBefore) {
        const std::string older = f.work();
        if (keptBefore) f.keep();
        f.edit();
        const std::string newest = f.work();
        const QString path = f.path(target == Target::ItsFile   ? "a"
                                    : target == Target::NewFile ? "new"
                                                                : "other");
        const Moments moments(f.folder.path(), [&] { QVERIFY(f.save(path)); });
        f.program.reset();

        enum { Before, Offered, Saved } stage = Before;
        bool isFirst = target == Target::ItsFile;
        for (int moment = 0; moment < moments.count(); ++moment) {
            moments.goBackTo(moment);
            const bool isBeingWritten = f.isBeingWritten();
            const bool isSaved = AtWork::bytesOf(path) == newest;
            const std::vector<std::string> offered = f.offered();
            if (isSaved)
                stage = Saved;
            else if (stage == Before && offered == std::vector{newest})
                stage = Offered;
            switch (stage) {
            case Before:
                QVERIFY(!isBeingWritten);
                QCOMPARE(offered, keptBefore ? std::vector{older} : std::vector<std::string>());
                break;
            case Offered: QCOMPARE(offered, std::vector{newest}); break;
            case Saved: QVERIFY(isSaved); QCOMPARE(offered, std::vector<std::string>());
            }
            if (stage == Saved && std::exchange(isFirst, false)) {
                moments.goBackTo(moment);
                verifyOfferedWhenChangedSince(f, path, newest);
            }
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("at call %1").arg(moment)));
        }
        QCOMPARE(stage, Saved);
    }

    /// Another program writes the file between the kill and the next start.
    static void verifyOfferedWhenChangedSince(const AtWork& f, const QString& path, const std::string& work) {
        AtWork::put(path, "what another program wrote");
        const QList<RecoveryOffer> offers = f.offersOfProgram();
        QCOMPARE(offers.size(), 1);
        QVERIFY(offers[0].fileChanged);
        QCOMPARE(offers[0].path, path);
        QCOMPARE(AtWork::bytesOf(offers[0].keptFile), work);
    }
};

QTEST_MAIN(TestCutShort)
#include "test_cut_short.moc"
