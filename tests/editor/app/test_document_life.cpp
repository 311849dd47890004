// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using Unsaved = FakeDialogs::Unsaved;

const QString firstText = QStringLiteral("text: one");

} // namespace

class TestDocumentLife : public QObject {
    Q_OBJECT

private slots:
    void showsTheStartPageWithoutDocuments();
    void opensSeveralFilesInTabs();
    void listsAllThatCanBeOpenedAtFirst();
    void bringsAnOpenFileForward();
    void opensAFileThroughALinkOnlyOnce();
    void openingNeverWrites();
    void tellsWhatCannotBeOpened_data();
    void tellsWhatCannotBeOpened();
    void asksBeforeItOpensLess();
    void tellsWhatAnOpenedFileIsLike();
    void marksTitleAndTabWhenModified();
    void undoingToTheSavedStateIsClean();
    void savesToItsFile();
    void savesUntitledUnderASuggestedName();
    void addsTheDefaultSuffix();
    void asksBeforeTheAddedSuffixReplacesAFile();
    void refusesToSaveOverAnotherTab();
    void staysModifiedWhenSavingFails();
    void offersAnotherFileWhenSavingFails();
    void neverReplacesAUserFileOfTheGame();
    void tellsLossOnce();
    void savesACopyAndKeepsItsFile();
    void savesAll();
    void revertsAndUndoesIt();
    void closingAsks_data();
    void closingAsks();
    void closingAsksWhatTheDocumentAsks();
    void quittingAsksAboutAll_data();
    void quittingAsksAboutAll();
    void closesOthers();
    void middleClickCloses();
    void stepsThroughTabs();
    void pastesAsNew();
    void takesDroppedFiles();
    void keepsTenRecentFiles();
};

void TestDocumentLife::showsTheStartPageWithoutDocuments() {
    WindowFixture f;
    QVERIFY(f.window->tabs().startIsCurrent());
    QVERIFY(!f.window->layoutOfDocks().docksShown());
    f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(!f.window->tabs().startIsCurrent());
    QVERIFY(f.window->layoutOfDocks().docksShown());
    QCOMPARE(f.workspace->current, f.current());
    QVERIFY(f.workspace->currentView);
    f.window->actions().close->trigger();
    QVERIFY(f.window->tabs().startIsCurrent());
    QCOMPARE(f.workspace->current, nullptr);
    QCOMPARE(f.workspace->currentView, nullptr);
}

void TestDocumentLife::opensSeveralFilesInTabs() {
    WindowFixture f;
    f.dialogs.openAnswer = {f.write(QStringLiteral("a.text"), "text: one"),
                            f.write(QStringLiteral("b.text"), "text: two")};
    f.window->actions().open->trigger();
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.window->tabs().count(), 2);
    QCOMPARE(f.current()->text(), QStringLiteral("text: two"));
    QVERIFY(!f.current()->isModified());
    QCOMPARE(f.settings->recentFiles(),
             QStringList({f.path(QStringLiteral("b.text")), f.path(QStringLiteral("a.text"))}));
}

void TestDocumentLife::listsAllThatCanBeOpenedAtFirst() {
    WindowFixture f;
    f.dialogs.openAnswer = {f.write(QStringLiteral("a.text"), "text: one")};
    f.window->actions().open->trigger();
    QVERIFY(f.dialogs.openFilter.isEmpty()); // the first
    QVERIFY(f.dialogs.openFilters.front().endsWith(QStringLiteral("(*.text *.plain)")));
    QCOMPARE(f.dialogs.openFilters.size(), 3);
    f.dialogs.openFilterAnswer = f.dialogs.openFilters[1];
    f.window->actions().open->trigger();
    f.restart();
    f.window->actions().open->trigger();
    QCOMPARE(f.dialogs.openFilter, f.dialogs.openFilters[1]);
}

void TestDocumentLife::bringsAnOpenFileForward() {
    WindowFixture f;
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    f.open(QStringLiteral("b.text"), "text: two");
    f.window->openFiles({f.folder.path() + QStringLiteral("/./x/../a.text")});
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.current(), first);
}

void TestDocumentLife::opensAFileThroughALinkOnlyOnce() {
    WindowFixture f;
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(QFile::link(f.path(QStringLiteral("a.text")), f.path(QStringLiteral("link.text"))));
    f.open(QStringLiteral("b.text"), "text: two");
    f.window->openFiles({f.path(QStringLiteral("link.text"))});
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.current(), first);
}

void TestDocumentLife::openingNeverWrites() {
    WindowFixture f;
    const QString path = f.write(QStringLiteral("a.text"), "text: one");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QDateTime before = QDateTime::currentDateTime().addDays(-2);
    QVERIFY(file.setFileTime(before, QFileDevice::FileModificationTime));
    const QStringList names = QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden);
    f.window->openFiles({path});
    f.window->actions().close->trigger();
    QCOMPARE(QFileInfo(path).lastModified(), before);
    QCOMPARE(QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden), names);
}

void TestDocumentLife::tellsWhatCannotBeOpened_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("missing") << QStringLiteral("missing.text");
    QTest::newRow("a folder") << QStringLiteral("folder");
    QTest::newRow("not one of ours") << QStringLiteral("other.text");
}

void TestDocumentLife::tellsWhatCannotBeOpened() {
    QFETCH(QString, name);
    WindowFixture f;
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("folder")));
    f.write(QStringLiteral("other.text"), "what is this");
    f.window->openFiles({f.path(name), f.write(QStringLiteral("good.text"), "text: good")});
    QVERIFY(!f.window->messages().textOf(QStringLiteral("open:") + f.path(name)).isEmpty());
    QCOMPARE(f.current()->text(), QStringLiteral("text: good"));
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!f.settings->recentFiles().contains(f.path(name)));
}

void TestDocumentLife::asksBeforeItOpensLess() {
    WindowFixture f;
    QVERIFY(!f.open(QStringLiteral("a.text"), "text: all of it?"));
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.dialogs.confirmed.front().contains(QStringLiteral("a.text")));
    QVERIFY(f.dialogs.confirmed.front().endsWith(QStringLiteral("text: all of it?")));
    QVERIFY(f.settings->recentFiles().isEmpty());
    f.dialogs.confirmAnswer = true;
    QVERIFY(f.open(QStringLiteral("a.text"), "text: all of it?"));
}

void TestDocumentLife::tellsWhatAnOpenedFileIsLike() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: odd!");
    QCOMPARE(f.window->tabs().currentPage()->messages().textOf(QStringLiteral("opened")),
             QStringLiteral("text: odd!"));
}

void TestDocumentLife::marksTitleAndTabWhenModified() {
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

void TestDocumentLife::undoingToTheSavedStateIsClean() {
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

void TestDocumentLife::savesToItsFile() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->actions().save->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: changed"));
    QVERIFY(!document->isModified());
    QVERIFY(f.dialogs.saveSuggestions.isEmpty());
}

void TestDocumentLife::savesUntitledUnderASuggestedName() {
    WindowFixture f;
    emit f.workspace->created(new TextDocument(QStringLiteral("text: a/b: c?")));
    f.dialogs.saveAnswer = f.path(QStringLiteral("chosen.text"));
    f.window->actions().save->trigger();
    QCOMPARE(f.dialogs.saveSuggestions, QStringList(f.path(QStringLiteral("a-b- c-.text"))));
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("chosen.text")));
    QCOMPARE(f.bytesOf(QStringLiteral("chosen.text")), QByteArray("text: a/b: c?"));
    QCOMPARE(f.settings->recentFiles().value(0), f.path(QStringLiteral("chosen.text")));
}

void TestDocumentLife::addsTheDefaultSuffix() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.dialogs.saveAnswer = f.path(QStringLiteral("plain name"));
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.current()->path(), f.path(QStringLiteral("plain name.text")));
    QCOMPARE(f.bytesOf(QStringLiteral("plain name.text")), QByteArray("text: one"));
}

void TestDocumentLife::asksBeforeTheAddedSuffixReplacesAFile() {
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

void TestDocumentLife::refusesToSaveOverAnotherTab() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    f.open(QStringLiteral("b.text"), "text: two");
    f.dialogs.saveAnswer = f.path(QStringLiteral("a.text"));
    f.window->actions().saveAs->trigger();
    QCOMPARE(f.dialogs.informed.size(), 1);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
}

void TestDocumentLife::staysModifiedWhenSavingFails() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->saver().write = [](const QString&, const std::string&) -> Status {
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

void TestDocumentLife::offersAnotherFileWhenSavingFails() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    f.window->saver().write = [write = f.window->saver().write](const QString& path,
                                                                const std::string& bytes) -> Status {
        if (path.endsWith(QLatin1String("a.text"))) return Error{{"file/denied", {}}};
        return write(path, bytes);
    };
    f.dialogs.failureAnswer = Dialogs::AfterFailure::SaveAs;
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    f.window->actions().save->trigger();
    QCOMPARE(document->path(), f.path(QStringLiteral("b.text")));
    QVERIFY(!document->isModified());
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: changed"));
}

void TestDocumentLife::neverReplacesAUserFileOfTheGame() {
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

void TestDocumentLife::tellsLossOnce() {
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

void TestDocumentLife::savesACopyAndKeepsItsFile() {
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

void TestDocumentLife::savesAll() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: 1"));
    f.open(QStringLiteral("b.text"), "text: two")->setText(QStringLiteral("text: 2"));
    f.window->actions().saveAll->trigger();
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: 1"));
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: 2"));
    QVERIFY(!f.window->actions().saveAll->isEnabled());
}

void TestDocumentLife::revertsAndUndoesIt() {
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

void TestDocumentLife::closingAsks_data() {
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("save") << int(Unsaved::Save) << true << QByteArray("text: changed");
    QTest::newRow("discard") << int(Unsaved::Discard) << true << QByteArray("text: one");
    QTest::newRow("cancel") << int(Unsaved::Cancel) << false << QByteArray("text: one");
}

void TestDocumentLife::closingAsks() {
    QFETCH(int, answer);
    QFETCH(bool, closed);
    QFETCH(QByteArray, bytes);
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: changed"));
    f.dialogs.unsavedAnswer = Unsaved(answer);
    f.window->actions().close->trigger();
    QCOMPARE(f.dialogs.unsavedAsked.size(), 1);
    QCOMPARE(f.window->documents().isEmpty(), closed);
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), bytes);
}

/// One question, and not about saving: such a document keeps itself.
void TestDocumentLife::closingAsksWhatTheDocumentAsks() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    document->question = QStringLiteral("Leave?");
    f.window->actions().close->trigger();
    QCOMPARE(f.dialogs.confirmed, QStringList{QStringLiteral("Leave?")});
    QVERIFY(!f.window->documents().isEmpty());
    f.dialogs.confirmAnswer = true;
    f.window->actions().close->trigger();
    QVERIFY(f.window->documents().isEmpty());
    QVERIFY(f.dialogs.unsavedAsked.isEmpty());
}

void TestDocumentLife::quittingAsksAboutAll_data() {
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::newRow("save") << int(Unsaved::Save) << true << QByteArray("text: 1") << QByteArray("text: 2");
    QTest::newRow("save one") << int(Unsaved::SaveFirst) << true << QByteArray("text: 1")
                              << QByteArray("text: two");
    QTest::newRow("discard") << int(Unsaved::Discard) << true << QByteArray("text: one")
                             << QByteArray("text: two");
    QTest::newRow("cancel") << int(Unsaved::Cancel) << false << QByteArray("text: one")
                            << QByteArray("text: two");
}

void TestDocumentLife::quittingAsksAboutAll() {
    QFETCH(int, answer);
    QFETCH(bool, closed);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: 1"));
    f.open(QStringLiteral("b.text"), "text: two")->setText(QStringLiteral("text: 2"));
    f.open(QStringLiteral("c.text"), "text: untouched");
    f.dialogs.unsavedAnswer = Unsaved(answer);
    QCOMPARE(f.window->close(), closed);
    QCOMPARE(f.dialogs.unsavedAsked, QList<QStringList>({{QStringLiteral("a"), QStringLiteral("b")}}));
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), first);
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), second);
}

void TestDocumentLife::closesOthers() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    TextDocument* kept = f.open(QStringLiteral("b.text"), "text: two");
    f.open(QStringLiteral("c.text"), "text: three");
    f.window->tabs().show(kept);
    f.window->actions().closeOthers->trigger();
    QCOMPARE(f.window->documents().all(), QList<Document*>{kept});
    QCOMPARE(f.current(), kept);
    QCOMPARE(f.workspace->current, kept);
}

void TestDocumentLife::middleClickCloses() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    TextDocument* kept = f.open(QStringLiteral("b.text"), "text: two");
    QTabBar* bar = f.window->tabs().tabBar();
    QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(0).center());
    QCOMPARE(f.window->documents().all(), QList<Document*>{kept});
}

void TestDocumentLife::stepsThroughTabs() {
    WindowFixture f;
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    TextDocument* second = f.open(QStringLiteral("b.text"), "text: two");
    f.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    QTest::keyClick(f.window.get(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(f.current(), first);
    QTest::keyClick(f.window.get(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(f.current(), second);
    QTest::keyClick(f.window.get(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(f.current(), first);
    QTest::keyClick(f.window.get(), Qt::Key_T, Qt::ControlModifier);
    QVERIFY(f.window->tabs().startIsCurrent());
    QTest::keyClick(f.window.get(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(f.current(), first);
}

void TestDocumentLife::pastesAsNew() {
    WindowFixture f;
    QGuiApplication::clipboard()->setText(QStringLiteral("text: from a forum"));
    f.window->actions().pasteAsNew->trigger();
    QVERIFY(f.current());
    QCOMPARE(f.current()->text(), QStringLiteral("text: from a forum"));
    QVERIFY(f.current()->isModified());
    QVERIFY(f.current()->path().isEmpty());
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    f.window->actions().pasteAsNew->trigger();
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!f.window->messages().textOf(QStringLiteral("paste")).isEmpty());
}

void TestDocumentLife::takesDroppedFiles() {
    WindowFixture f;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(f.write(QStringLiteral("a.text"), "text: one")),
                  QUrl(QStringLiteral("https://example.org/b.text")),
                  QUrl::fromLocalFile(f.write(QStringLiteral("c.text"), "text: three"))});
    QDragEnterEvent enter({50, 300}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QVERIFY(QCoreApplication::sendEvent(f.window.get(), &enter));
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 300}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QVERIFY(QCoreApplication::sendEvent(f.window.get(), &drop));
    QVERIFY(drop.isAccepted());
    QCOMPARE(drop.dropAction(), Qt::CopyAction);
    QTRY_COMPARE(f.window->documents().all().size(), 2);

    QMimeData words;
    words.setText(QStringLiteral("just words"));
    QDragEnterEvent other({50, 300}, Qt::CopyAction, &words, Qt::LeftButton, {});
    QCoreApplication::sendEvent(f.window.get(), &other);
    QVERIFY(!other.isAccepted());
}

void TestDocumentLife::keepsTenRecentFiles() {
    WindowFixture f;
    for (int i = 0; i < 12; ++i)
        f.open(QStringLiteral("%1.text").arg(i), "text: one");
    QCOMPARE(f.settings->recentFiles().size(), 10);
    QCOMPARE(f.settings->recentFiles().front(), f.path(QStringLiteral("11.text")));
    f.window->openFiles({f.path(QStringLiteral("5.text"))});
    f.restart();
    QCOMPARE(f.settings->recentFiles().size(), 10);
    f.window->actions().clearRecent->trigger();
    QVERIFY(f.settings->recentFiles().isEmpty());
}

QTEST_MAIN(TestDocumentLife)
#include "test_document_life.moc"
