// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_opener.h"
#include "tests/core/format/faulty_system.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <sys/stat.h>

using namespace stonemason;
using namespace stonemason::test;

/// Documents come in: opened, pasted, dropped, opened again from the list.
class TestOpening : public QObject {
    Q_OBJECT

private slots:
    void showsTheStartPageWithoutDocuments();
    void opensSeveralFilesInTabs();
    void listsAllThatCanBeOpenedAtFirst();
    void bringsAnOpenFileForward();
    void opensAFileThroughALinkOnlyOnce();
    void openingNeverWrites();
    void reportsWhatCannotBeOpened_data();
    void reportsWhatCannotBeOpened();
    void whatCouldNotBeOpenedStaysWhereItArose();
    void asksBeforeItOpensLess();
    void reportsWhatAnOpenedFileIsLike();
    void aReadOnlyFileSaysSoAtOnce();
    void pastesAsNew();
    void takesDroppedFiles();
    void keepsTenRecentFiles();
};

void TestOpening::showsTheStartPageWithoutDocuments() {
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

void TestOpening::opensSeveralFilesInTabs() {
    WindowFixture f;
    f.dialogs.openAnswer = {f.write(QStringLiteral("a.text"), "text: one"),
                            f.write(QStringLiteral("b.text"), "text: two")};
    f.window->actions().open->trigger();
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.window->tabs().count(), 2);
    QCOMPARE(f.current()->text(), QStringLiteral("text: two"));
    QVERIFY(!f.current()->isModified());
    QCOMPARE(f.settings->value(setting::recentFiles),
             QStringList({f.path(QStringLiteral("b.text")), f.path(QStringLiteral("a.text"))}));
}

void TestOpening::listsAllThatCanBeOpenedAtFirst() {
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

void TestOpening::bringsAnOpenFileForward() {
    WindowFixture f;
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    f.open(QStringLiteral("b.text"), "text: two");
    f.window->openFiles({f.folder.path() + QStringLiteral("/./x/../a.text")});
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.current(), first);
}

void TestOpening::opensAFileThroughALinkOnlyOnce() {
    WindowFixture f;
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(QFile::link(f.path(QStringLiteral("a.text")), f.path(QStringLiteral("link.text"))));
    f.open(QStringLiteral("b.text"), "text: two");
    f.window->openFiles({f.path(QStringLiteral("link.text"))});
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.current(), first);
}

void TestOpening::openingNeverWrites() {
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

void TestOpening::reportsWhatCannotBeOpened_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << QStringLiteral("missing.text") << QStringLiteral("no such file");
    QTest::newRow("a folder") << QStringLiteral("folder") << QStringLiteral("folder");
    QTest::newRow("not one of ours") << QStringLiteral("other.text") << QStringLiteral("other.text");
    QTest::newRow("empty") << QStringLiteral("empty.text") << QStringLiteral("is empty");
    QTest::newRow("JSON of another program")
        << QStringLiteral("other.json") << QStringLiteral("another program");
}

void TestOpening::reportsWhatCannotBeOpened() {
    QFETCH(QString, name);
    QFETCH(QString, words);
    WindowFixture f;
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("folder")));
    f.write(QStringLiteral("other.text"), "what is this");
    f.write(QStringLiteral("empty.text"), "\n");
    f.write(QStringLiteral("other.json"), "{\"levels\": []}");
    f.window->openFiles({f.path(name), f.write(QStringLiteral("good.text"), "text: good")});
    const QString message = f.window->messages().textOf(QStringLiteral("open:") + f.path(name));
    QVERIFY2(message.contains(words), qPrintable(message));
    QCOMPARE(f.current()->text(), QStringLiteral("text: good"));
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!f.settings->value(setting::recentFiles).contains(f.path(name)));
}

void TestOpening::whatCouldNotBeOpenedStaysWhereItArose() {
    WindowFixture f;
    const auto fail = [&f] {
        f.window->openFiles({f.path(QStringLiteral("missing.text"))});
        QCoreApplication::processEvents();
    };
    const auto isSaid = [&f] {
        return !f.window->messages()
                    .textOf(QStringLiteral("open:") + f.path(QStringLiteral("missing.text")))
                    .isEmpty();
    };
    fail(); // on the start page
    QVERIFY(isSaid());
    TextDocument* first = f.open(QStringLiteral("a.text"), "text: one");
    QVERIFY(!isSaid());
    TextDocument* second = f.open(QStringLiteral("b.text"), "text: two");
    fail();
    QVERIFY(isSaid());
    f.window->tabs().show(first);
    QVERIFY(!isSaid());
    f.window->tabs().show(second);
    QVERIFY(!isSaid());
    fail();
    f.window->actions().start->trigger();
    QVERIFY(!isSaid());
    fail();
    fail(); // again, and still of the start page
    QVERIFY(isSaid());
    f.window->openFiles({second->path()}); // which is open
    QVERIFY(!isSaid());
}

void TestOpening::asksBeforeItOpensLess() {
    WindowFixture f;
    QVERIFY(!f.open(QStringLiteral("a.text"), "text: all of it?"));
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.dialogs.confirmed.front().contains(QStringLiteral("a.text")));
    QVERIFY(f.dialogs.confirmed.front().endsWith(QStringLiteral("text: all of it?")));
    QVERIFY(f.settings->value(setting::recentFiles).isEmpty());
    f.dialogs.confirmAnswer = true;
    QVERIFY(f.open(QStringLiteral("a.text"), "text: all of it?"));
}

void TestOpening::reportsWhatAnOpenedFileIsLike() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: odd!");
    QCOMPARE(f.window->tabs().currentPage()->messages().textOf(QStringLiteral("opened")),
             QStringLiteral("text: odd!"));
}

void TestOpening::aReadOnlyFileSaysSoAtOnce() {
    WindowFixture f;
    const QString locked = f.write(QStringLiteral("a.text"), "text: one");
    QCOMPARE(::chmod(qPrintable(locked), 0444), 0);
    QCOMPARE(::chmod(qPrintable(f.folder.path()), 0755), 0);
    {
        const AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root");
        f.window->openFiles({locked});
    }
    const auto notice = [&] { return f.window->tabs().currentPage()->messages().textOf(readOnlyNotice); };
    QVERIFY2(notice().contains(QStringLiteral("read-only")), qPrintable(notice()));
    f.dialogs.saveAnswer = f.path(QStringLiteral("mine.text"));
    f.window->actions().saveAs->trigger();
    QVERIFY(notice().isEmpty());
    f.open(QStringLiteral("b.text"), "text: two");
    QVERIFY(notice().isEmpty());
}

void TestOpening::pastesAsNew() {
    WindowFixture f;
    QGuiApplication::clipboard()->setText(QStringLiteral("text: from a forum"));
    QTest::keyClick(f.window->focusWidget(), Qt::Key_V, Qt::ControlModifier); // on the start page
    QVERIFY(f.current());
    QCOMPARE(f.current()->text(), QStringLiteral("text: from a forum"));
    QVERIFY(f.current()->isModified());
    QVERIFY(f.current()->path().isEmpty());
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    f.window->actions().pasteAsNew->trigger();
    QCOMPARE(f.window->documents().all().size(), 1);
    QVERIFY(!f.window->messages().textOf(QStringLiteral("paste")).isEmpty());
    f.open(QStringLiteral("next.text"), "text: next"); // it is of no interest any more
    QVERIFY(f.window->messages().textOf(QStringLiteral("paste")).isEmpty());
}

void TestOpening::takesDroppedFiles() {
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

void TestOpening::keepsTenRecentFiles() {
    WindowFixture f;
    for (int i = 0; i < 12; ++i)
        f.open(QStringLiteral("%1.text").arg(i), "text: one");
    QCOMPARE(f.settings->value(setting::recentFiles).size(), 10);
    QCOMPARE(f.settings->value(setting::recentFiles).front(), f.path(QStringLiteral("11.text")));
    f.window->openFiles({f.path(QStringLiteral("5.text"))});
    f.restart();
    QCOMPARE(f.settings->value(setting::recentFiles).size(), 10);
    f.window->actions().clearRecent->trigger();
    QVERIFY(f.settings->value(setting::recentFiles).isEmpty());
}

STONEMASON_TEST(TestOpening)
#include "test_opening.moc"
