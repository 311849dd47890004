// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/large_document.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

#include <string>

using namespace stonemason;
using namespace stonemason::test;

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
    void reportsWhyItFailedAsForASmallOne_data();
    void reportsWhyItFailedAsForASmallOne();
    void asksBeforeItReplacesWhatAnotherProgramWrote();
    void asksBeforeItReplacesWhatWasWrittenMeanwhile();
    void asksAsOftenAsItIsWrittenMeanwhile();
    void asksBeforeItReplacesWhatWasMadeMeanwhile();
    void cancellingTheLookKeepsTheFile();
    void aCopyLeavesTheDocumentModified();
    void theGuideSaysWhatIsLarge();
};

void TestLargeSaves::theWindowIsPaintedMeanwhile() {
    Large f;
    f.holdUp();
    f.dialogs.whileAwaited = [&](AwaitedWork&) { f.openAfter(100); };
    QSignalSpy messages(&f.window->saver(), &DocumentSaver::message);
    f.window->actions().save->trigger();
    QCOMPARE(f.handled, 100);
    f.verifySaved();
    QCOMPARE(f.dialogs.awaited, QStringList{QStringLiteral("Saving a.text…")});
    QVERIFY(messages.value(0).value(0).toString().startsWith(QStringLiteral("Saved ")));
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
    QSignalSpy messages(&f.window->saver(), &DocumentSaver::message);
    QVERIFY(!f.save());
    f.verifyNotSaved();
    QVERIFY(f.temporaryFiles().isEmpty());
    QVERIFY(f.dialogs.failures.isEmpty());
    QVERIFY(messages.value(0).value(0).toString().startsWith(QStringLiteral("Saving was cancelled")));
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

void TestLargeSaves::reportsWhyItFailedAsForASmallOne_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"file/no-space", "file/read-only", "file/denied", "missing", "user"})
        QTest::newRow(id) << QByteArray(id);
}

void TestLargeSaves::reportsWhyItFailedAsForASmallOne() {
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

/// The other program writes between the question that save() asks first and the final rename.
void TestLargeSaves::asksBeforeItReplacesWhatWasWrittenMeanwhile() {
    Large f;
    f.holdUp();
    f.dialogs.whileAwaited = [&](AwaitedWork&) {
        QTRY_COMPARE(f.gate.reached, 1);
        f.write(QStringLiteral("a.text"), "text: by another");
        f.gate.open();
    };
    QVERIFY(!f.save());
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QVERIFY(f.dialogs.confirmed[0].startsWith(QStringLiteral("Another program has changed ")));
    QCOMPARE(f.bytes(), QByteArray("text: by another"));
    QVERIFY(f.document->isModified());
    QVERIFY(f.dialogs.failures.isEmpty());
    QVERIFY(f.temporaryFiles().isEmpty());
    QVERIFY(!f.window->saver().isBusy());
}

void TestLargeSaves::asksAsOftenAsItIsWrittenMeanwhile() {
    Large f;
    f.dialogs.confirmAnswer = true;
    QSignalSpy busy(&f.window->saver(), &DocumentSaver::busyChanged);
    int tries = 0;
    f.window->saver().write = [&, write = f.window->saver().write](FileSystem& system, const QString& path,
                                                                   const std::string& all) {
        if (++tries < 3) f.write(QStringLiteral("a.text"), "text: by another" + QByteArray(tries, '.'));
        return write(system, path, all);
    };
    QVERIFY(f.save());
    QCOMPARE(tries, 3);
    QCOMPARE(f.dialogs.confirmed.size(), 2);
    QCOMPARE(f.dialogs.awaited.size(), 3);
    QCOMPARE(busy.size(), 2); // nothing else is saved while it asks
    f.verifySaved();
}

void TestLargeSaves::asksBeforeItReplacesWhatWasMadeMeanwhile() {
    Large f;
    f.dialogs.saveAnswer = f.path(QStringLiteral("b.text"));
    f.window->saver().write = [&, write = f.window->saver().write](FileSystem& system, const QString& path,
                                                                   const std::string& all) {
        f.write(QStringLiteral("b.text"), "text: by another");
        return write(system, path, all);
    };
    QVERIFY(!f.window->saver().saveAs(*f.document));
    QCOMPARE(f.dialogs.confirmed.size(), 1);
    QCOMPARE(f.bytesOf(QStringLiteral("b.text")), QByteArray("text: by another"));
    QCOMPARE(f.document->path(), f.path(QStringLiteral("a.text")));
    f.verifyNotSaved();
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

void TestLargeSaves::theGuideSaysWhatIsLarge() {
    const std::string words =
        "A document of more than " + std::to_string(largestSavedAtOnce / 1024 / 1024) + " MiB";
    QVERIFY2(resourceData("help/files-and-safety.md").find(words) != std::string::npos, words.c_str());
}

STONEMASON_TEST(TestLargeSaves)
#include "test_large_saves.moc"
