// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/large_document.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

#include <string>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using UnsavedAnswer = FakeDialogs::Unsaved;

} // namespace

/// What goes on around a document while it is written beside the window: closing, other documents, edits,
/// recovery, and whoever watches the file.
class TestLargeSavesMeanwhile : public QObject {
    Q_OBJECT

private slots:
    void savesOnClose();
    void cancellingKeepsTheWindow();
    void theWindowClosesOnceItIsSaved();
    void theWindowStaysWhenItIsNotSaved();
    void nothingElseIsSavedOrClosedMeanwhile();
    void savesOneAfterTheOther();
    void whatWasBegunEndsBeforeItIsTaken_data();
    void whatWasBegunEndsBeforeItIsTaken();
    void whatIsChangedMeanwhileIsNotSaved();
    void keepsTheWorkBeforeTheFileIsTouched();
    void isNotTakenForAnotherProgram();
};

void TestLargeSavesMeanwhile::savesOnClose() {
    Large f;
    f.dialogs.unsavedAnswer = UnsavedAnswer::Save;
    f.holdUp();
    f.dialogs.whileAwaited = [&](AwaitedWork&) { f.openAfter(10); };
    QVERIFY(f.window->close());
    QCOMPARE(f.bytes().toStdString(), f.document->bytesFor({}).value());
}

void TestLargeSavesMeanwhile::cancellingKeepsTheWindow() {
    Large f;
    f.dialogs.unsavedAnswer = UnsavedAnswer::Save;
    f.dialogs.whileAwaited = [](AwaitedWork& work) { work.giveUp(); };
    QVERIFY(!f.window->close());
    QVERIFY(f.window->isVisible());
    f.window->actions().close->trigger();
    QCOMPARE(f.current(), f.document);
    f.verifyNotSaved();
}

void TestLargeSavesMeanwhile::theWindowClosesOnceItIsSaved() {
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

void TestLargeSavesMeanwhile::theWindowStaysWhenItIsNotSaved() {
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

void TestLargeSavesMeanwhile::nothingElseIsSavedOrClosedMeanwhile() {
    Large f;
    TextDocument* other = f.open(QStringLiteral("b.text"), "text: two");
    other->setText(QStringLiteral("text: changed"));
    f.dialogs.confirmAnswer = true;
    f.dialogs.unsavedAnswer = UnsavedAnswer::Discard;
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

void TestLargeSavesMeanwhile::savesOneAfterTheOther() {
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

void TestLargeSavesMeanwhile::whatWasBegunEndsBeforeItIsTaken_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isCopy");
    QTest::newRow("small") << QStringLiteral("text: ended") << false;
    QTest::newRow("large") << largeText("ended") << false;
    QTest::newRow("small copy") << QStringLiteral("text: ended") << true;
    QTest::newRow("large copy") << largeText("ended") << true;
}

/// A drag, for one, commits the current state of its gesture then.
void TestLargeSavesMeanwhile::whatWasBegunEndsBeforeItIsTaken() {
    QFETCH(QString, text);
    QFETCH(bool, isCopy);
    Large f;
    int reported = 0;
    connect(f.document, &Document::aboutToSave, this, [&] {
        QVERIFY(isWindowsThread());
        ++reported;
        f.document->setText(text);
    });
    f.dialogs.saveAnswer = f.path(QStringLiteral("copy.text"));
    QVERIFY(isCopy ? f.window->saver().saveCopy(*f.document) : f.save());
    QCOMPARE(reported, 1);
    QCOMPARE(f.bytesOf(isCopy ? QStringLiteral("copy.text") : QStringLiteral("a.text")), text.toUtf8());
    QCOMPARE(f.document->isModified(), isCopy);
}

/// The file has the document's state from the start of the save; undo cannot return to it unnoticed.
void TestLargeSavesMeanwhile::whatIsChangedMeanwhileIsNotSaved() {
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
void TestLargeSavesMeanwhile::keepsTheWorkBeforeTheFileIsTouched() {
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

void TestLargeSavesMeanwhile::isNotTakenForAnotherProgram() {
    Large f;
    f.window->outside().watch().setSettlingTime(0);
    QSignalSpy reported(&f.window->outside(), &OutsideChanges::noticePosted);
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
    QCOMPARE(reported.size(), 0);
    f.verifySaved();
    f.write(QStringLiteral("a.text"), "text: by another");
    QTRY_COMPARE(f.document->text(), QStringLiteral("text: by another"));
}

STONEMASON_TEST(TestLargeSavesMeanwhile)
#include "test_large_saves_meanwhile.moc"
