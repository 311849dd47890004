// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_closer.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/files/recent_files.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QTabBar>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using Unsaved = FakeDialogs::Unsaved;

/// Running work whose question the test can set.
class Work : public RunningWork {
public:
    using RunningWork::RunningWork;
    QString questionBeforeItEnds() const override { return question; }
    QString question = QStringLiteral("7 of 9 done. Stop?");
};

} // namespace

/// Tabs are stepped through and closed, and the program is quitted.
class TestClosing : public QObject {
    Q_OBJECT

private slots:
    void closingAsks_data();
    void closingAsks();
    void closingAsksWhatTheDocumentAsks();
    void whatCannotKeepItselfIsAskedAbout();
    void closingAsksAboutWhatRuns();
    void quittingAsksAboutWhatRuns();
    void recoveringLeavesWhatRunsAlone();
    void quittingAsksAboutAll_data();
    void quittingAsksAboutAll();
    void questionsAreAboutTheTabInFront();
    void closesOthers();
    void middleClickCloses();
    void stepsThroughTabs();
};

void TestClosing::closingAsks_data() {
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("save") << int(Unsaved::Save) << true << QByteArray("text: changed");
    QTest::newRow("discard") << int(Unsaved::Discard) << true << QByteArray("text: one");
    QTest::newRow("cancel") << int(Unsaved::Cancel) << false << QByteArray("text: one");
}

void TestClosing::closingAsks() {
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
void TestClosing::closingAsksWhatTheDocumentAsks() {
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

void TestClosing::whatCannotKeepItselfIsAskedAbout() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    document->setText(QStringLiteral("text: changed"));
    document->question = QStringLiteral("Leave?");
    document->keepsItself = false;
    f.dialogs.confirmAnswer = true;
    f.dialogs.unsavedAnswer = Unsaved::Cancel;
    f.window->actions().close->trigger();
    QCOMPARE(f.dialogs.unsavedAsked.size(), 1);
    QCOMPARE(f.current(), document);
    f.dialogs.unsavedAnswer = Unsaved::Save;
    f.window->actions().close->trigger();
    QVERIFY(f.window->documents().isEmpty());
    QCOMPARE(f.dialogs.confirmed.size(), 1); // it was left the first time
    QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: changed"));
}

void TestClosing::closingAsksAboutWhatRuns() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    auto* work = new Work(document);
    f.window->actions().close->trigger();
    QCOMPARE(f.dialogs.confirmed, QStringList{work->question});
    QCOMPARE(f.current(), document);
    work->question.clear(); // it is done
    f.window->actions().close->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.window->documents().isEmpty());

    new Work(f.open(QStringLiteral("b.text"), "text: two"));
    f.dialogs.confirmAnswer = true;
    f.window->actions().close->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 2);
    QVERIFY(f.window->documents().isEmpty());
}

/// The window and the other tabs too; one question for each of them.
void TestClosing::quittingAsksAboutWhatRuns() {
    WindowFixture f;
    new Work(f.open(QStringLiteral("a.text"), "text: one"));
    TextDocument* kept = f.open(QStringLiteral("b.text"), "text: two");
    QVERIFY(!f.window->close());
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    f.window->tabs().show(kept);
    f.window->actions().closeOthers->trigger();
    QCOMPARE(f.dialogs.confirmed.size(), 2);
    QCOMPARE(f.window->documents().all().size(), 2);
    f.dialogs.confirmAnswer = true;
    QVERIFY(f.window->close());
    QCOMPARE(f.dialogs.confirmed.size(), 3);
}

/// Recovered work of the same file takes the place of an open document, but not of one for which something
/// runs.
void TestClosing::recoveringLeavesWhatRunsAlone() {
    WindowFixture f;
    TextDocument* document = f.open(QStringLiteral("a.text"), "text: one");
    new Work(document);
    QVERIFY(runningQuestions(*document).size() == 1);
    RecentFiles recent(*f.settings);
    const DocumentReader reader({f.workspace.get()});
    FakeDialogs dialogs;
    DocumentOpener opener(f.window->documents(), reader, recent, dialogs, f.path(QStringLiteral("locks")));
    const Document* recovered = opener.recover("text: lost", document->path(), {});
    QVERIFY(recovered && recovered->path().isEmpty());
    QCOMPARE(f.window->documents().all().size(), 2);
}

void TestClosing::quittingAsksAboutAll_data() {
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

void TestClosing::quittingAsksAboutAll() {
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

void TestClosing::questionsAreAboutTheTabInFront() {
    WindowFixture f;
    TextDocument* asks = f.open(QStringLiteral("a.text"), "text: one");
    TextDocument* runs = f.open(QStringLiteral("b.text"), "text: two");
    TextDocument* unsaved = f.open(QStringLiteral("c.text"), "text: three");
    f.open(QStringLiteral("d.text"), "text: four");
    asks->question = QStringLiteral("Leave?");
    new Work(runs);
    unsaved->setText(QStringLiteral("text: changed"));
    unsaved->setPath({});
    f.dialogs.confirmAnswer = true;
    f.dialogs.unsavedAnswer = Unsaved::Save;
    f.dialogs.saveAnswer = f.path(QStringLiteral("e.text"));
    QList<Document*> inFront;
    f.dialogs.atQuestion = [&] { inFront += f.current(); };
    QVERIFY(f.window->close());
    QCOMPARE(inFront, (QList<Document*>{asks, runs, unsaved, unsaved}));
}

void TestClosing::closesOthers() {
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

void TestClosing::middleClickCloses() {
    WindowFixture f;
    f.open(QStringLiteral("a.text"), "text: one");
    TextDocument* kept = f.open(QStringLiteral("b.text"), "text: two");
    QTabBar* bar = f.window->tabs().tabBar();
    QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(0).center());
    QCOMPARE(f.window->documents().all(), QList<Document*>{kept});
}

void TestClosing::stepsThroughTabs() {
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

STONEMASON_TEST(TestClosing)
#include "test_closing.moc"
