// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/window/document_tabs.h"
#include "tests/core/format/faulty_system.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

const QString outside = QStringLiteral("outside"); ///< the notice of what others did to the file
const QString shared = QStringLiteral("shared");

/// A document with unsaved work whose file is changed by other programs.
class InDanger {
public:
    explicit InDanger(Kind kind) : kind_(kind), place_(folder.filePath(QStringLiteral("place"))) {
        QDir().mkpath(place_.path());
        for (const QString& open : {folder.path(), place_.path()})
            ::chmod(nativePath(open).c_str(), 0777);
        put(newBytes(kind));
        start();
        edit();
    }

    /// The program with the document, unedited.
    void start() {
        program = std::make_unique<Program>(folder.path());
        program->window.outside().watch().setSettlingTime(1);
        document = program->open(path());
        program->window.outside().watch().checkAll();
        before = bytes();
    }
    void edit() { editForSure(*document, random_); }
    void save() { saved = program->window.saver().save(*document); }

    QString path() const { return place_.filePath(fileNameOf(kind_)); }
    QString aside() const { return place_.filePath(fileNameOf(kind_, "aside")); }
    std::string bytes() const { return bytesAt(path()); }
    static std::string bytesAt(const QString& path) {
        const auto there = readFile(nativePath(path));
        return there ? *there : "(no file)";
    }
    std::string content() const { return document->recoveryBytes().value(); }
    QString notice() const { return program->noticeOf(document, outside); }
    MessageBar& bar() const { return program->window.tabs().pageOf(document)->messages(); }

    void put(const std::string& content) const {
        if (!writeFile(nativePath(path()), content)) qFatal("cannot write");
    }
    /// What another program makes of the file.
    std::string putAnother() {
        const auto other = documentOf(kind_, newBytes(kind_));
        for (int i = 0; i < 5; ++i)
            editForSure(*other, random_);
        put(other->recoveryBytes().value());
        return other->recoveryBytes().value();
    }

    QTemporaryDir folder;
    std::unique_ptr<Program> program;
    Document* document = nullptr;
    std::string before; ///< what the file held
    bool saved = false;

private:
    Kind kind_;
    QDir place_;
    Random random_{2};
};

} // namespace

/// Changes by other programs to the file of an open document, for every kind of document: no work of the
/// user is lost, and none of theirs without a question.
class TestFilesInDanger : public QObject {
    Q_OBJECT

private slots:
    void theFolderVanishes_data() { addKinds(); }
    void theFolderVanishes() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        const QString place = QFileInfo(f.path()).path();
        QVERIFY(QFile::rename(place, place + QStringLiteral("2")));
        f.program->window.outside().watch().checkAll(); // as the window does when it becomes active
        QVERIFY(f.notice().contains(QStringLiteral("deleted or moved")));
        const std::string work = f.content();
        f.save();
        QVERIFY(!f.saved && f.document->isModified());
        QVERIFY(f.program->dialogs.failures.front().contains(QStringLiteral("folder does not exist")));
        Autosave& autosave = f.program->window.autosave();
        autosave.saveNow();
        autosave.flush();
        QVERIFY(autosave.isKept(f.document));
        QVERIFY(QDir().mkpath(place));
        f.save();
        QVERIFY(f.saved && !f.document->isModified());
        QCOMPARE(f.bytes(), work);
        QCOMPARE(InDanger::bytesAt(place + QStringLiteral("2/") + fileNameOf(kind)), f.before);
    }

    void theFileIsRenamed_data() { addKinds(); }
    void theFileIsRenamed() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        QVERIFY(QFile::rename(f.path(), f.aside()));
        QTRY_VERIFY(f.notice().contains(QStringLiteral("deleted or moved")));
        f.save();
        QVERIFY(f.saved);
        QVERIFY(f.program->dialogs.confirmed.isEmpty());
        QCOMPARE(f.bytes(), f.content());
        QCOMPARE(InDanger::bytesAt(f.aside()), f.before);
    }

    void whatIsNotEditedFollowsTheFile_data() { addKinds(); }
    void whatIsNotEditedFollowsTheFile() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        f.save();
        const std::string mine = f.content();
        const std::string other = f.putAnother();
        QTRY_COMPARE(f.content(), other);
        QVERIFY(!f.document->isModified());
        f.program->window.actions().undo->trigger();
        QCOMPARE(f.content(), mine);
        QVERIFY(f.document->isModified());
        QCOMPARE(f.bytes(), other);
    }

    void unsavedWorkIsNotReplaced_data() { addKinds(); }
    void unsavedWorkIsNotReplaced() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        const std::string mine = f.content();
        const std::string other = f.putAnother();
        QTRY_VERIFY(f.notice().contains(QStringLiteral("unsaved")));
        QCOMPARE(f.content(), mine);
        f.bar().press(outside, 0); // reload
        QCOMPARE(f.content(), other);
        f.program->window.actions().undo->trigger();
        QCOMPARE(f.content(), mine);
        QCOMPARE(f.bytes(), other);
    }

    /// Before any watcher reports it.
    void savingOverWhatOthersWroteAsks_data() { addKinds(); }
    void savingOverWhatOthersWroteAsks() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        f.program->dialogs.confirmAnswer = false;
        const std::string other = f.putAnother();
        f.save();
        QCOMPARE(f.program->dialogs.confirmed.size(), 1);
        QVERIFY(!f.saved && f.document->isModified());
        QCOMPARE(f.bytes(), other);
        f.program->dialogs.confirmAnswer = true;
        f.save();
        QVERIFY(f.saved);
        QCOMPARE(f.bytes(), f.content());
    }

    void whatOthersBreakIsKeptHere_data() { addKinds(); }
    void whatOthersBreakIsKeptHere() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        f.save();
        const std::string mine = f.content();
        // Half of a map of characters is one too.
        f.put(mine.substr(0, mine.size() / 2) + (kind == Kind::TextMap ? "\x01" : ""));
        QTRY_VERIFY(f.notice().contains(QStringLiteral("can no longer be read")));
        QCOMPARE(f.content(), mine);
        QVERIFY(f.document->isModified());
        f.save();
        QVERIFY(f.saved);
        QCOMPARE(f.bytes(), mine);
    }

    void twoProgramsOnOneFile_data() { addKinds(); }
    void twoProgramsOnOneFile() {
        QFETCH(Kind, kind);
        InDanger f(kind);
        Program second(f.folder.path());
        second.dialogs.confirmAnswer = false;
        Document* theirs = second.open(f.path());
        QVERIFY(!second.noticeOf(theirs, shared).isEmpty());
        QVERIFY(f.program->noticeOf(f.document, shared).isEmpty());
        Random random(9);
        editForSure(*theirs, random);
        QVERIFY(!second.window.saver().save(*theirs));
        QCOMPARE(second.dialogs.confirmed.size(), 1);
        QCOMPARE(f.bytes(), f.before);
        f.save();
        QVERIFY(f.saved && f.program->dialogs.confirmed.isEmpty());
        second.dialogs.confirmAnswer = true; // once for the other window, once for what it has written
        QVERIFY(second.window.saver().save(*theirs));
        QCOMPARE(second.dialogs.confirmed.size(), 3);
        QCOMPARE(f.bytes(), theirs->recoveryBytes().value());
        f.edit();
        f.program->dialogs.confirmAnswer = false;
        f.save(); // what the other has written since is not lost to it either
        QVERIFY(!f.saved);
        QCOMPARE(f.bytes(), theirs->recoveryBytes().value());
    }

    void whatMayNotBeWrittenIsNot_data() {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<bool>("folder");
        for (const Kind kind : allKinds)
            for (const bool folder : {false, true})
                QTest::addRow("%s, %s", suffixOf(kind), folder ? "folder" : "file") << kind << folder;
    }
    void whatMayNotBeWrittenIsNot() {
        QFETCH(Kind, kind);
        QFETCH(bool, folder);
        InDanger f(kind);
        f.program.reset();
        QVERIFY(QDir(f.folder.filePath(QStringLiteral("data"))).removeRecursively());
        QVERIFY(QFile::remove(f.folder.filePath(QStringLiteral("settings.json"))));
        const std::string file = nativePath(f.path());
        const std::string place = nativePath(QFileInfo(f.path()).path());
        QCOMPARE(::chmod(file.c_str(), folder ? 0666 : 0444), 0);
        QCOMPARE(::chmod(place.c_str(), folder ? 0555 : 0777), 0);
        const AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root, which no permission holds back");
        f.start();
        f.edit();
        f.program->dialogs.failureAnswer = Dialogs::AfterFailure::SaveAs;
        f.program->dialogs.saveAnswer = f.folder.filePath(fileNameOf(kind, "elsewhere"));
        const std::string work = f.content();
        f.save();
        QVERIFY(f.program->dialogs.failures.front().contains(QStringLiteral("not allowed")));
        QVERIFY(f.saved);
        QCOMPARE(f.bytes(), f.before);
        QCOMPARE(InDanger::bytesAt(f.document->path()), work);
        QCOMPARE(QFileInfo(f.path()).dir().entryList(QDir::Files | QDir::Hidden),
                 QStringList{fileNameOf(kind)});
        f.program.reset();
        ::chmod(place.c_str(), 0777);
    }
};

STONEMASON_TEST(TestFilesInDanger)
#include "test_files_in_danger.moc"
