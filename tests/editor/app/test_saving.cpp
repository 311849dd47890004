// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <unistd.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using Unsaved = FakeDialogs::Unsaved;

const QString firstText = QStringLiteral("text: one");

} // namespace

/// Documents are changed and saved.
class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void marksTitleAndTabWhenModified();
    void undoingToTheSavedStateIsClean();
    void savesToItsFile();
    void savesUntitledUnderASuggestedName();
    void addsTheDefaultSuffix();
    void asksBeforeTheAddedSuffixReplacesAFile();
    void refusesToSaveOverAnotherTab();
    void aFolderWhereSavingFailsIsNotRemembered();
    void whatCannotBeSavedComesToTheFront();
    void staysModifiedWhenSavingFails();
    void offersAnotherFileWhenSavingFails();
    void neverReplacesAUserFileOfTheGame();
    void reportsLossOnce();
    void savesElsewhereWhatWouldBeLost();
    void savesACopyAndKeepsItsFile();
    void aCopyOverItsOwnFileIsSaving();
    void itsOwnFileThroughALinkIsNobodyElses();
    void reportsThatOtherNamesKeepTheOldContent();
    void savesAll();
    void revertsAndUndoesIt();
};

void TestSaving::marksTitleAndTabWhenModified() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a&b.text"), "text: one");
    QCOMPARE(f.window->windowTitle(), QStringLiteral("a&b[*] — Stonemason"));
    QVERIFY(!f.window->isWindowModified());
    QCOMPARE(f.window->tabs().tabText(0), QStringLiteral("a&&b"));
    document->setText(QStringLiteral("text: changed"));
    QVERIFY(f.window->isWindowModified());
    QCOMPARE(f.window->tabs().tabText(0), QStringLiteral("a&&b*"));
    QVERIFY(f.window->tabs().tabToolTip(0).contains(QStringLiteral("a&b.text")));
}

void TestSaving::undoingToTheSavedStateIsClean() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(!f.window->actions().undo->isEnabled());
    document->setText(QStringLiteral("text: changed"));
    f.window->actions().undo->trigger();
    QCOMPARE(document->text(), firstText);
    QVERIFY(!document->isModified());
    QVERIFY(!f.window->isWindowModified());
    f.window->actions().redo->trigger();
    QCOMPARE(document->text(), QStringLiteral("text: changed"));
}

void TestSaving::savesToItsFile() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: changed"));
    QVERIFY(!document->isModified());
    QVERIFY(f.dialogs.saveSuggestions.isEmpty());
}

void TestSaving::savesUntitledUnderASuggestedName() {
    WindowFixture f;
    emit f.workspace->created(new TextDocument(QStringLiteral("text: a/b: c?")));
    f.dialogs.saveAnswer = f.path(QStringLiteral("chosen.text"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.saveSuggestions, QStringList(f.path(QStringLiteral("a-b-c.text"))));
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("chosen.text")));
    QCOMPARE(f.bytesOf(QStringLiteral("chosen.text")), QByteArray("text: a/b: c?"));
    QCOMPARE(f.settings->value(setting::recentFiles).value(0), f.path(QStringLiteral("chosen.text")));
}

void TestSaving::addsTheDefaultSuffix() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.dialogs.saveAnswer = f.path(QStringLiteral("plain name"));
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("plain name.text")));
    QCOMPARE(f.bytesOf(QStringLiteral("plain name.text")), QByteArray("text: one"));
}

void TestSaving::asksBeforeTheAddedSuffixReplacesAFile() {
    WindowFixture f;
    f.write(QStringLiteral("there.text"), "text: precious");
    f.open(QStringLiteral("a.text"), "text: one");
    f.dialogs.saveAnswer = f.path(QStringLiteral("there"));
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QCOMPARE(f.bytesOf(QStringLiteral("there.text")), QByteArray("text: precious"));
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("a.text")));
    f.dialogs.confirmAnswer = true;
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("there.text")), QByteArray("text: one"));
}

void TestSaving::refusesToSaveOverAnotherTab() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.open(QStringLiteral("b.text"), "text: two");
    f.dialogs.saveAnswer = f.path(QStringLiteral("a.text"));
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.dialogs.informed.size(), 1);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
}

/// A dialog that begins where nothing can be saved leads nowhere, and may never come up.
void TestSaving::aFolderWhereSavingFailsIsNotRemembered() {
    const QTemporaryDir bad;
    const QTemporaryDir good;
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    for (QAction* way : {f.window->actions().saveCopy, f.window->actions().saveAs}) {
        f.window->saver().write = [](FileSystem&, const QString&, const std::string&) -> Status {
            return Error{{"file/folder-denied", {}}};
        };
        f.dialogs.saveAnswer = bad.filePath(QStringLiteral("b.text"));
        way->trigger();
        QCOMPARE(f.settings->folder(), f.folder.path());
        f.window->saver().write = savePath;
        f.dialogs.saveAnswer = good.filePath(QStringLiteral("b.text"));
        way->trigger();
        QCOMPARE(f.settings->folder(), good.path());
        f.settings->setValue(setting::folder, f.folder.path());
    }
}

/// Several are saved, one of them in vain: it is the one in front when that is reported.
void TestSaving::whatCannotBeSavedComesToTheFront() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.open(QStringLiteral("b.text"), "text: two");
    f.window->saver().write = [](FileSystem&, const QString&, const std::string&) -> Status {
        return Error{{"file/no-space", {}}};
    };
    Document* inFront = nullptr;
    f.dialogs.atQuestion = [&] { inFront = f.current(); };
    f.window->actions().saveAll->trigger();
    QCOMPARE(inFront, document);
}

void TestSaving::staysModifiedWhenSavingFails() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->saver().write = [](FileSystem&, const QString&, const std::string&) -> Status {
        return Error{{"file/no-space", {}}};
    };
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.failures.size(), 1);
    QVERIFY(f.dialogs.failures.front().contains(QStringLiteral("a.text")));
    QVERIFY(document->isModified());
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));

    f.dialogs.unsavedAnswer = Unsaved::Save;
    f.window->actions().close->trigger();
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!f.window->close());
    QVERIFY(f.window->isVisible());
}

void TestSaving::offersAnotherFileWhenSavingFails() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->saver().write = [write = f.window->saver().write](FileSystem& system, const QString& path,
                                                                const std::string& bytes) -> Status {
        if (path.endsWith(QLatin1String("a.text"))) return Error{{"file/denied", {}}};
        return write(system, path, bytes);
    };
    f.dialogs.failureAnswer = Dialogs::AfterFailure::SaveAs;
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    f.window->actions().save->trigger();
    QCOMPARE(document->path(), f.path(QStringLiteral("b.text")));
    QVERIFY(!document->isModified());
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: changed"));
}

void TestSaving::neverReplacesAUserFileOfTheGame() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    const QByteArray game("Ann\nann@example.org\nhunter2\nHandset\n0\n\nset 0\n0 1\n2 3\n4 5\n6 7\n");
    f.dialogs.saveAnswer = f.write(QStringLiteral("user.txt"), game);
    f.window->actions().saveAs->trigger();
    f.window->actions().saveCopy->trigger();
    QCOMPARE(f.dialogs.failures.size(), 2);
    QVERIFY(f.dialogs.failures.front().contains(QStringLiteral("user file of the game")));
    QCOMPARE(f.bytesOf(QStringLiteral("user.txt")), game);
}

void TestSaving::reportsLossOnce() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.plain"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.confirmed, QStringList(QStringLiteral("The colours are lost.")));
    QVERIFY(document->isModified());
    QCOMPARE(f.bytesOf(QStringLiteral("a.plain")), QByteArray("text: one"));
    f.dialogs.confirmAnswer = true;
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.plain")), QByteArray("text: changed"));
    document->setText(QStringLiteral("text: again"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 2);
    QCOMPARE(f.bytesOf(QStringLiteral("a.plain")), QByteArray("text: again"));
    QCOMPARE(document->fileBytes, QByteArray("text: again"));
}

void TestSaving::savesElsewhereWhatWouldBeLost() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.plain"), "text: one");
    document->setText(QStringLiteral("text: in colour"));
    f.dialogs.lossAnswer = Dialogs::AfterLoss::SaveAs;
    f.dialogs.saveAnswer = f.path(QStringLiteral("a.text"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.saveSuggestions, QStringList{f.path(QStringLiteral("a.text"))}); // loses nothing
    QCOMPARE(document->path(), f.path(QStringLiteral("a.text")));
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: in colour"));
    QCOMPARE(f.bytesOf(QStringLiteral("a.plain")), QByteArray("text: one"));
    QVERIFY(!document->isModified());
}

void TestSaving::savesACopyAndKeepsItsFile() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.dialogs.saveAnswer = f.path(QStringLiteral("copy.text"));
    f.window->actions().saveCopy->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("copy.text")), QByteArray("text: changed"));
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    QCOMPARE(document->path(), f.path(QStringLiteral("a.text")));
    QVERIFY(document->isModified());
}

void TestSaving::aCopyOverItsOwnFileIsSaving() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.dialogs.saveAnswer = f.path(QStringLiteral("a.text"));
    f.window->actions().saveCopy->trigger();
    QVERIFY(!document->isModified());
    f.write(QStringLiteral("a.text"), "text: outside");
    document->setText(QStringLiteral("text: again"));
    f.window->actions().saveCopy->trigger(); // asks, as saving does
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: outside"));
}

void TestSaving::itsOwnFileThroughALinkIsNobodyElses() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    QVERIFY(QFile::link(f.folder.path(), f.path(QStringLiteral("linked"))));
    f.dialogs.saveAnswer = f.path(QStringLiteral("linked/a.text"));
    f.window->actions().saveAs->trigger();
    QVERIFY2(f.dialogs.confirmed.isEmpty(), qPrintable(f.dialogs.confirmed.join(u'|')));
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: changed"));
    QVERIFY(!document->isModified());
}

/// Of a file with hard links, saved to or copied over.
void TestSaving::reportsThatOtherNamesKeepTheOldContent() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    const QString other = f.path(QStringLiteral("other.text"));
    QCOMPARE(::link(qPrintable(document->path()), qPrintable(other)), 0);
    QStringList shown;
    QObject::connect(&f.window->saver(), &DocumentSaver::message, f.window.get(),
                     [&shown](const QString& sentence) { shown += sentence; });
    document->setText(QStringLiteral("text: two"));
    QVERIFY(f.window->saver().save(*document));
    QVERIFY2(shown.last().contains(QStringLiteral("hard links")), qPrintable(shown.last()));
    QCOMPARE(f.bytesOf(QStringLiteral("other.text")), QByteArray("text: one"));
    document->setText(QStringLiteral("text: three"));
    QVERIFY(f.window->saver().save(*document)); // it has no other name any more
    QVERIFY(!shown.last().contains(QStringLiteral("hard links")));
}

void TestSaving::savesAll() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: 1"));
    f.open(QStringLiteral("b.text"), "text: two")->setText(QStringLiteral("text: 2"));
    f.window->actions().saveAll->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: 1"));
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: 2"));
    QVERIFY(!f.window->actions().saveAll->isEnabled());
}

void TestSaving::revertsAndUndoesIt() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(!f.window->actions().revert->isEnabled());
    document->setText(QStringLiteral("text: changed"));
    f.window->actions().revert->trigger();
    QCOMPARE(document->text(), firstText);
    QVERIFY(!document->isModified());
    f.window->actions().undo->trigger();
    QCOMPARE(document->text(), QStringLiteral("text: changed"));
    QVERIFY(document->isModified());
}

STONEMASON_TEST(TestSaving)
#include "test_saving.moc"
