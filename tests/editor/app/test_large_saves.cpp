// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file_system.h"
#include "tests/editor/app/gate.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QSignalSpy>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <string>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using Unsaved = FakeDialogs::Unsaved;

/// More than is written at once.
QString largeText(const char* words) {
    const QString line(1023, u'.'); // one long line would take its time to be shown
    return QStringLiteral("text: ") + QLatin1String(words) + u'\n' +
           (line + u'\n').repeated(largestSavedAtOnce / 1024);
}

bool isWindowsThread() {
    return QThread::currentThread() == QCoreApplication::instance()->thread();
}

/// A window with a document of a small file that is large now.
class Large : public WindowFixture {
public:
    Large() : document(open(QStringLiteral("a.text"), "text: one")) {
        window->autosave().setInterval(1'000'000'000);
        document->setText(largeText("mine"));
    }
    ~Large() { gate.open(); }

    bool save() const { return window->saver().save(*document); }
    QByteArray bytes() const { return bytesOf(QStringLiteral("a.text")); }
    /// Whoever writes a file waits at the gate, before it or when it has its place. Never the window.
    void holdUp(bool afterwards = false) {
        window->saver().write = [this, afterwards, write = window->saver().write](
                                    FileSystem& system, const QString& path, const std::string& all) {
            if (!afterwards && !isWindowsThread()) gate.pass();
            const Status status = write(system, path, all);
            if (afterwards && !isWindowsThread()) gate.pass();
            return status;
        };
    }
    void giveUpWhenHeldUp() {
        dialogs.whileAwaited = [this](AwaitedWork& work) {
            QTRY_COMPARE(gate.reached, 1);
            work.giveUp();
        };
    }
    /// Opens the gate once the window has handled so many events.
    void openAfter(int events) {
        auto* timer = new QTimer(window.get());
        QObject::connect(timer, &QTimer::timeout, timer, [this, events, timer] {
            if (++handled < events) return;
            gate.open();
            timer->stop();
        });
        timer->start(0);
    }
    /// What lies beside the file, without what the fixture has there.
    QStringList temporaryFiles() const {
        return QDir(folder.path()).entryList({QStringLiteral(".*.tmp")}, QDir::Files | QDir::Hidden);
    }
    void verifySaved() const {
        QCOMPARE(bytes().toStdString(), document->bytesFor({}).value());
        QVERIFY(!document->isModified());
        QTRY_VERIFY(temporaryFiles().isEmpty()); // one that was given up may just be gone
    }
    void verifyNotSaved() const {
        QCOMPARE(bytes(), QByteArray("text: one"));
        QVERIFY(document->isModified());
    }

    Gate gate;
    int handled = 0;
    TextDocument* document;
};

} // namespace

/// Documents that take their time to be written: that is done beside the window, which is painted meanwhile,
/// and can be given up.
class TestLargeSaves : public QObject {
    Q_OBJECT

private slots:
    void theWindowIsPaintedMeanwhile();
    void smallOnesAreWrittenAtOnce();
    void whatIsKnownOfTheFileIsAsWithASmallOne();
    void cancellingKeepsTheFile();
    void cancellingDoesNotWaitForWhatHangs();
    void whyItFailedIsToldAsOfASmallOne_data();
    void whyItFailedIsToldAsOfASmallOne();
    void asksBeforeItReplacesWhatAnotherProgramWrote();
    void cancellingTheLookKeepsTheFile();
    void aCopyLeavesTheDocumentModified();
    void savesOnClose();
    void cancellingKeepsTheWindow();
    void theWindowClosesOnceItIsSaved();
    void theWindowStaysWhenItIsNotSaved();
    void nothingElseIsSavedOrClosedMeanwhile();
    void savesOneAfterTheOther();
    void whatIsChangedMeanwhileIsNotSaved();
    void keepsTheWorkBeforeTheFileIsTouched();
    void isNotTakenForAnotherProgram();
    void theGuideSaysWhatIsLarge();
};

void TestLargeSaves::theWindowIsPaintedMeanwhile() {
    Large f;
    f.holdUp();
    f.dialogs.whileAwaited = [&](AwaitedWork&) { f.openAfter(100); };
    QSignalSpy said(&f.window->saver(), &DocumentSaver::message);
    f.window->actions().save->trigger();
    QCOMPARE(f.handled, 100);
    f.verifySaved();
    QCOMPARE(f.dialogs.awaited, QStringList{QStringLiteral("Saving a.text…")});
    QVERIFY(said.value(0).value(0).toString().startsWith(QStringLiteral("Saved ")));
}

void TestLargeSaves::smallOnesAreWrittenAtOnce() {
    Large f;
    const QString largest = largeText("mine").left(largestSavedAtOnce);
    f.dialogs.confirmAnswer = true; // what is said to be written is not there afterwards
    bool isHere = false;
    f.window->saver().write = [&](FileSystem&, const QString&, const std::string&) -> Status {
        isHere = isWindowsThread();
        return std::monostate{};
    };
    f.document->setText(largest);
    QVERIFY(f.save());
    QVERIFY(isHere);
    QVERIFY(f.dialogs.awaited.isEmpty());
    f.document->setText(largest + u'.');
    QVERIFY(f.save());
    QVERIFY(!isHere);
    QCOMPARE(f.dialogs.awaited.size(), 1);
}

void TestLargeSaves::whatIsKnownOfTheFileIsAsWithASmallOne() {
    Large f;
    QSignalSpy saved(&f.window->saver(), &DocumentSaver::saved);
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    f.window->actions().saveAs->trigger();
    const std::string bytes = f.document->bytesFor({}).value();
    QCOMPARE(saved.size(), 1);
    QCOMPARE(f.document->path(), f.path(QStringLiteral("b.text")));
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")).toStdString(), bytes);
    QCOMPARE(f.bytes(), QByteArray("text: one"));
    QCOMPARE(f.document->fileBytes.toStdString(), bytes);
    QCOMPARE(f.window->documents().of(f.document).fileHash, hashOf(bytes));
    QVERIFY(f.window->documents().of(f.document).lock.isHeld());
    QCOMPARE(f.settings->value(setting::recentFiles).value(0), f.document->path());
}

void TestLargeSaves::cancellingKeepsTheFile() {
    Large f;
    f.dialogs.whileAwaited = [](AwaitedWork& work) { work.giveUp(); };
    QSignalSpy said(&f.window->saver(), &DocumentSaver::message);
    QVERIFY(!f.save());
    f.verifyNotSaved();
    QVERIFY(f.temporaryFiles().isEmpty());
    QVERIFY(f.dialogs.failures.isEmpty());
    QVERIFY(said.value(0).value(0).toString().startsWith(QStringLiteral("Saving was cancelled")));
    f.dialogs.whileAwaited = nullptr;
    QVERIFY(f.save());
    f.verifySaved();
}

/// The one that hangs comes back when another was saved long ago.
void TestLargeSaves::cancellingDoesNotWaitForWhatHangs() {
    Large f;
    const auto write = f.window->saver().write;
    f.holdUp();
    f.giveUpWhenHeldUp();
    QVERIFY(!f.save());
    QCOMPARE(f.gate.passed, 0);
    f.verifyNotSaved();
    f.window->saver().write = write;
    f.dialogs.whileAwaited = nullptr;
    f.document->setText(largeText("newer"));
    QVERIFY(f.save());
    f.verifySaved();
    f.gate.open();
    QTRY_COMPARE(f.gate.passed, 1);
    f.document->setText(largeText("newest"));
    QVERIFY(f.save());
    f.verifySaved();
    f.document->setText(QStringLiteral("text: small again"));
    QVERIFY(f.save());
    f.verifySaved();
}

void TestLargeSaves::whyItFailedIsToldAsOfASmallOne_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"file/no-space", "file/read-only", "file/denied", "missing", "user"})
        QTest::newRow(id) << QByteArray(id);
}

void TestLargeSaves::whyItFailedIsToldAsOfASmallOne() {
    QFETCH(QByteArray, id);
    Large f;
    f.dialogs.confirmAnswer = true;
    const QByteArray game("Ann\nann@example.org\nhunter2\nHandset\n0\n\nset 0\n0 1\n2 3\n4 5\n6 7\n");
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("sub")));
    f.dialogs.saveAnswer = f.path(QStringLiteral("sub/b.text"));
    QVERIFY(f.window->saver().saveAs(*f.document));
    const auto write = f.window->saver().write;
    if (id == "missing")
        QVERIFY(QDir(f.path(QStringLiteral("sub"))).removeRecursively());
    else if (id == "user")
        f.write(QStringLiteral("sub/b.text"), game);
    else
        f.window->saver().write = [id](FileSystem&, const QString&, const std::string&) -> Status {
            return Error{{std::string_view(id.constData(), std::size_t(id.size()))}};
        };
    const QByteArray there = f.bytesOf(QStringLiteral("sub/b.text"));
    for (const QString& text : {QStringLiteral("text: small"), largeText("again")}) {
        f.document->setText(text);
        QVERIFY(!f.save());
        QVERIFY(f.document->isModified());
        QCOMPARE(f.bytesOf(QStringLiteral("sub/b.text")), there);
    }
    QCOMPARE(f.dialogs.failures.size(), 2);
    QCOMPARE(f.dialogs.failures[0], f.dialogs.failures[1]);
    QVERIFY(f.dialogs.failures[0].contains(QStringLiteral("b.text could not be saved: ")));
    f.dialogs.failureAnswer = Dialogs::AfterFailure::SaveAs;
    f.dialogs.saveAnswer = f.path(QStringLiteral("c.text"));
    f.window->saver().write = [write](FileSystem& system, const QString& path,
                                      const std::string& all) -> Status {
        if (path.endsWith(QStringLiteral("b.text"))) return Error{{"file/no-space"}};
        return write(system, path, all);
    };
    QVERIFY(f.save());
    QCOMPARE(f.bytesOf(QStringLiteral("c.text")).toStdString(), f.document->bytesFor({}).value());
}

void TestLargeSaves::asksBeforeItReplacesWhatAnotherProgramWrote() {
    Large f;
    QVERIFY(f.save());
    f.document->setText(largeText("again"));
    f.dialogs.awaited.clear();
    QVERIFY(f.save()); // only a look
    QCOMPARE(f.dialogs.awaited,
             (QStringList{QStringLiteral("Looking into a.text…"), QStringLiteral("Saving a.text…")}));
    QVERIFY(f.dialogs.confirmed.isEmpty());
    const QByteArray others = largeText("others").toUtf8();
    f.write(QStringLiteral("a.text"), others);
    f.document->setText(largeText("and again"));
    QVERIFY(!f.save());
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.dialogs.confirmed[0].startsWith(QStringLiteral("Another program has changed ")));
    QCOMPARE(f.bytes(), others);
    QVERIFY(f.document->isModified());
    f.dialogs.confirmAnswer = true;
    QVERIFY(f.save());
    f.verifySaved();
}

void TestLargeSaves::cancellingTheLookKeepsTheFile() {
    Large f;
    QVERIFY(f.save());
    const QByteArray before = f.bytes();
    f.document->setText(largeText("again"));
    f.dialogs.awaited.clear();
    f.dialogs.whileAwaited = [](AwaitedWork& work) { work.giveUp(); };
    QVERIFY(!f.save());
    QCOMPARE(f.dialogs.awaited.size(), 1);
    QCOMPARE(f.bytes(), before);
    QVERIFY(f.document->isModified());
}

void TestLargeSaves::aCopyLeavesTheDocumentModified() {
    Large f;
    f.dialogs.saveAnswer = f.path(QStringLiteral("copy.text"));
    QVERIFY(f.window->saver().saveCopy(*f.document));
    QCOMPARE(f.bytesOf(QStringLiteral("copy.text")).toStdString(), f.document->bytesFor({}).value());
    f.verifyNotSaved();
}

void TestLargeSaves::savesOnClose() {
    Large f;
    f.dialogs.unsavedAnswer = Unsaved::Save;
    f.holdUp();
    f.dialogs.whileAwaited = [&](AwaitedWork&) { f.openAfter(10); };
    QVERIFY(f.window->close());
    QCOMPARE(f.bytes().toStdString(), f.document->bytesFor({}).value());
}

void TestLargeSaves::cancellingKeepsTheWindow() {
    Large f;
    f.dialogs.unsavedAnswer = Unsaved::Save;
    f.dialogs.whileAwaited = [](AwaitedWork& work) { work.giveUp(); };
    QVERIFY(!f.window->close());
    QVERIFY(f.window->isVisible());
    f.window->actions().close->trigger();
    QCOMPARE(f.current(), f.document);
    f.verifyNotSaved();
}

void TestLargeSaves::theWindowClosesOnceItIsSaved() {
    Large f;
    f.holdUp();
    f.dialogs.whileAwaited = [&](AwaitedWork&) {
        QVERIFY(!f.window->close());
        f.gate.open();
    };
    QVERIFY(f.save());
    f.verifySaved();
    QTRY_VERIFY(!f.window->isVisible());
    QVERIFY(f.dialogs.unsavedAsked.isEmpty());
}

void TestLargeSaves::theWindowStaysWhenItIsNotSaved() {
    Large f;
    f.dialogs.whileAwaited = [&](AwaitedWork& work) {
        QVERIFY(!f.window->close());
        work.giveUp();
    };
    QVERIFY(!f.save());
    QCoreApplication::processEvents();
    f.dialogs.whileAwaited = nullptr;
    QVERIFY(f.save());
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    QVERIFY(f.window->isVisible());
}

void TestLargeSaves::nothingElseIsSavedOrClosedMeanwhile() {
    Large f;
    TextDocument* other = f.open(QStringLiteral("b.text"), "text: two");
    other->setText(QStringLiteral("text: changed"));
    f.dialogs.confirmAnswer = true;
    f.dialogs.unsavedAnswer = Unsaved::Discard;
    f.dialogs.saveAnswer = f.path(QStringLiteral("c.text"));
    f.dialogs.whileAwaited = [&](AwaitedWork&) {
        DocumentSaver& saver = f.window->saver();
        QVERIFY(saver.isBusy());
        QVERIFY(!saver.save(*other) && !saver.saveAs(*other) && !saver.saveCopy(*other) && !saver.saveAll());
        QVERIFY(!saver.save(*f.document));
        f.window->actions().closeOthers->trigger();
        f.window->actions().close->trigger();
    };
    QVERIFY(f.save());
    QVERIFY(!f.window->saver().isBusy());
    QCOMPARE(f.window->documents().all().size(), 2);
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: two"));
    QVERIFY(!QFile::exists(f.path(QStringLiteral("c.text"))));
    f.verifySaved();
}

void TestLargeSaves::savesOneAfterTheOther() {
    Large f;
    TextDocument* other = f.open(QStringLiteral("b.text"), "text: two");
    other->setText(largeText("the other"));
    f.window->actions().saveAll->trigger();
    QCOMPARE(f.dialogs.awaited,
             (QStringList{QStringLiteral("Saving a.text…"), QStringLiteral("Saving b.text…")}));
    f.verifySaved();
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")).toStdString(), other->bytesFor({}).value());
    QVERIFY(!other->isModified());
    f.document->setText(largeText("once more"));
    QVERIFY(f.save());
    f.verifySaved();
}

/// The file has what the document held when the save began, and no step of undo leads to it unseen.
void TestLargeSaves::whatIsChangedMeanwhileIsNotSaved() {
    Large f;
    const std::string before = f.document->bytesFor({}).value();
    f.dialogs.whileAwaited = [&](AwaitedWork&) { f.document->setText(QStringLiteral("text: later")); };
    QVERIFY(!f.save());
    QCOMPARE(f.bytes().toStdString(), before);
    QCOMPARE(f.window->documents().of(f.document).fileHash, hashOf(before));
    QVERIFY(f.document->isModified());
    f.document->undoStack().undo();
    f.document->undoStack().undo();
    QVERIFY(f.document->isModified());
    f.document->undoStack().redo();
    f.dialogs.whileAwaited = nullptr;
    QVERIFY(f.save());
    f.verifySaved();
}

/// With what the file is going to hold; of work that is newer nobody may take it for saved.
void TestLargeSaves::keepsTheWorkBeforeTheFileIsTouched() {
    Large f;
    QList<FutureFile> kept;
    f.window->saver().keepFirst = [&](const Document& document, const FutureFile& saving,
                                      const std::function<void()>& then) {
        QVERIFY(isWindowsThread());
        QCOMPARE(&document, f.document);
        QCOMPARE(f.bytes(), QByteArray("text: one"));
        QVERIFY(f.temporaryFiles().isEmpty());
        kept += saving;
        if (kept.size() > 1) then(); // the first is given up while it is being kept
    };
    f.dialogs.whileAwaited = [&](AwaitedWork& work) {
        QTRY_COMPARE(kept.size(), 1);
        work.giveUp();
    };
    QVERIFY(!f.save());
    f.verifyNotSaved();
    f.dialogs.whileAwaited = nullptr;
    const std::string bytes = f.document->bytesFor({}).value();
    f.dialogs.saveAnswer = f.path(QStringLiteral("copy.text"));
    QVERIFY(f.window->saver().saveCopy(*f.document)); // which is no save
    QCOMPARE(kept.size(), 1);
    QVERIFY(f.save());
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept[1].path, f.document->path());
    QCOMPARE(kept[1].hash, hashOf(bytes));
    f.verifySaved();
    f.write(QStringLiteral("a.text"), "text: one");
    f.dialogs.confirmAnswer = true;
    f.document->setText(largeText("newer"));
    f.dialogs.whileAwaited = [&](AwaitedWork&) { f.document->setText(QStringLiteral("text: newest")); };
    QVERIFY(!f.save());
    QCOMPARE(kept.size(), 3);
    QVERIFY(kept[2].path.isEmpty());
}

void TestLargeSaves::isNotTakenForAnotherProgram() {
    Large f;
    f.window->outside().watch().setSettlingTime(0);
    QSignalSpy told(&f.window->outside(), &OutsideChanges::noticePosted);
    f.holdUp(true);
    f.dialogs.whileAwaited = [&](AwaitedWork&) {
        QTRY_COMPARE(f.gate.reached, 1); // the file is in its place, and nobody knows it yet
        f.window->outside().watch().checkAll();
        f.openAfter(2000);
    };
    QVERIFY(f.save());
    f.window->outside().watch().checkAll();
    for (int i = 0; i < 100; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(told.size(), 0);
    f.verifySaved();
    f.write(QStringLiteral("a.text"), "text: by another");
    QTRY_COMPARE(f.document->text(), QStringLiteral("text: by another"));
}

void TestLargeSaves::theGuideSaysWhatIsLarge() {
    const std::string words =
        "A document of more than " + std::to_string(largestSavedAtOnce / 1024 / 1024) + " MiB";
    QVERIFY2(resourceData("help/files-and-safety.md").find(words) != std::string::npos, words.c_str());
}

STONEMASON_TEST(TestLargeSaves)
#include "test_large_saves.moc"
