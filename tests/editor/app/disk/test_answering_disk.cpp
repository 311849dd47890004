// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/answering_disk.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/tasks/answer_within.h"
#include "tests/editor/app/gate.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using namespace std::chrono_literals;

const QString lastVisited = QStringLiteral("FileDialog/lastVisited");
const QString places = QStringLiteral("FileDialog/shortcuts");

/// A network share whose server is down: every access blocks until it answers.
class SilentShare {
public:
    ~SilentShare() { gate_->open(); }

    FolderLook look(const QString& silent) const {
        return [gate = gate_, silent](const QString& folder) {
            if (folder == silent) gate->pass();
            return canBeShown(folder);
        };
    }
    FileReader reader(const QString& silent) const {
        return [gate = gate_, silent](const QString& path) {
            if (path == silent) gate->pass();
            return readDocumentFile(path);
        };
    }
    void answer() const { gate_->open(); }
    int reached() const { return gate_->reached; }

private:
    std::shared_ptr<Gate> gate_ = std::make_shared<Gate>(); ///< whoever waits may outlive this object
};

/// What the next file dialog shows; it is cancelled then.
struct SeenDialog {
    SeenDialog() {
        QObject::connect(&looking_, &QTimer::timeout, &looking_, [this] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            looking_.stop();
            folder = dialog->directory().absolutePath();
            for (const QUrl& place : dialog->sidebarUrls())
                beside += place.toLocalFile();
            text = dialog->iconProvider()->type(QFileInfo(textFile));
            picture = dialog->iconProvider()->type(QFileInfo(pictureFile));
            dialog->reject();
        });
        looking_.start(0);
    }

    QString folder;
    QStringList beside;
    QString textFile, pictureFile;
    QString text, picture; ///< what kinds of files these are

private:
    QTimer looking_;
};

} // namespace

/// A folder or a file that never answers holds up neither a dialog nor the window.
class TestAnsweringDisk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void answersComeInTheOrderOfTheQuestions() {
        const auto gate = std::make_shared<Gate>();
        const auto answers = answersWithin<int>(20ms, {[] { return 1; },
                                                       [gate] {
                                                           gate->pass();
                                                           return 2;
                                                       },
                                                       [] { return 3; }});
        gate->open();
        QCOMPARE(answers.size(), std::size_t(3));
        QCOMPARE(answers[0], std::optional(1));
        QCOMPARE(answers[1], std::nullopt);
        QCOMPARE(answers[2], std::optional(3));
        QVERIFY(answersWithin<int>(20ms, {}).empty());
    }

    void aSilentFolderIsPassedOver() {
        const QTemporaryDir silent;
        const QTemporaryDir other;
        const SilentShare share;
        const FolderLook look = share.look(silent.path());
        QCOMPARE(answeringFolder({silent.path(), other.path()}, look), other.path());
        QVERIFY(answeringFolder({silent.path()}, look) != silent.path());
        QCOMPARE(answeringFolder({other.filePath(QStringLiteral("gone")), other.path()}, look), other.path());
        share.answer();
        QCOMPARE(answeringFolder({silent.path(), other.path()}, look), silent.path());
    }

    void whatIsNoFolderCannotBeShown() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(canBeShown(folder.path()));
        QVERIFY(!canBeShown(file.fileName()));
        QVERIFY(!canBeShown(folder.filePath(QStringLiteral("gone"))));
        QVERIFY(
            QFile::link(folder.filePath(QStringLiteral("gone")), folder.filePath(QStringLiteral("link"))));
        QVERIFY(canBeShown(folder.path()));
    }

    void dialogsBeginElsewhere_data() {
        QTest::addColumn<bool>("saves");
        QTest::newRow("open") << false;
        QTest::newRow("save") << true;
    }

    void dialogsBeginElsewhere() {
        QFETCH(bool, saves);
        const QTemporaryDir silent;
        const SilentShare share;
        QtDialogs dialogs;
        dialogs.lookInto = share.look(silent.path());
        for (const bool answers : {false, true}) {
            if (answers) share.answer();
            SeenDialog seen;
            QString filter;
            if (saves)
                dialogs.saveFile(QStringLiteral("Save"), silent.filePath(QStringLiteral("a.txt")),
                                 {QStringLiteral("Text (*.txt)")}, QStringLiteral("txt"));
            else
                dialogs.openFiles(silent.path(), {QStringLiteral("Text (*.txt)")}, filter);
            QCOMPARE(seen.folder == silent.path(), answers);
        }
    }

    /// Qt keeps for all programs where a dialog was last, and goes there before it gets a folder to begin
    /// with.
    void whatQtRemembersIsLeftAloneWhereItIsSilent() {
        const QTemporaryDir silent;
        const QTemporaryDir place;
        const SilentShare share;
        const auto url = [](const QTemporaryDir& folder) { return QUrl::fromLocalFile(folder.path()); };
        {
            QSettings memory(QSettings::UserScope, QStringLiteral("QtProject"));
            memory.setValue(lastVisited, url(silent).toString());
            memory.setValue(places, QUrl::toStringList({url(place), url(silent)}));
        }
        QtDialogs dialogs;
        dialogs.lookInto = share.look(silent.path());
        SeenDialog seen;
        QString filter;
        dialogs.openFiles(place.path(), {QStringLiteral("Text (*.txt)")}, filter);
        QCOMPARE(seen.folder, place.path());
        QCOMPARE(seen.beside, QStringList{place.path()});
        const QSettings memory(QSettings::UserScope, QStringLiteral("QtProject"));
        QVERIFY(memory.value(lastVisited).toUrl() != url(silent));
        const QStringList kept = memory.value(places).toStringList();
        QVERIFY2(kept.contains(url(silent).toString()), qPrintable(kept.join(u' ')));
        QVERIFY2(kept.contains(url(place).toString()), qPrintable(kept.join(u' ')));
    }

    /// What is in a file may never come, as from /proc/kmsg, and Qt reads it on the window's thread.
    void filesAreNotReadToBeListed() {
        WindowFixture f;
        SeenDialog seen;
        seen.textFile = f.write(QStringLiteral("a.unknown"), "text");
        seen.pictureFile = f.write(QStringLiteral("b.unknown"), "\x89PNG\r\n\x1a\n");
        QtDialogs dialogs;
        QString filter;
        dialogs.openFiles(f.folder.path(), {QStringLiteral("All (*)")}, filter);
        QVERIFY(!seen.text.isEmpty());
        QCOMPARE(seen.picture, seen.text);
    }

    void otherDialogsBeginElsewhereToo() {
        const QTemporaryDir gone;
        const QString folder = gone.filePath(QStringLiteral("gone"));
        SeenDialog seen;
        QVERIFY(
            askForFileToRead(nullptr, QStringLiteral("Read"), folder, {QStringLiteral("All (*)")}).isEmpty());
        QVERIFY(!seen.folder.isEmpty());
        QVERIFY(seen.folder != folder);
    }

    void aSilentFileOpensWhenItAnswers() {
        WindowFixture f;
        const QString silent = f.write(QStringLiteral("silent.text"), "text: silent");
        const SilentShare share;
        f.window->opener().readBytes = share.reader(silent);
        f.window->openFiles({silent});
        QCOMPARE(f.window->documents().all().size(), 0);
        QVERIFY(f.window->opener().isReading());
        share.answer();
        QTRY_COMPARE(f.window->documents().all().size(), 1);
        QCOMPARE(f.current()->title(), QStringLiteral("silent"));
    }

    void aSilentFileIsWatchedWhenItAnswers() {
        WindowFixture f;
        f.open(QStringLiteral("b.text"), "text: two");
        f.open(QStringLiteral("a.text"), "text: one");
        FileWatch& watch = f.window->outside().watch();
        watch.setSettlingTime(1);
        watch.checkAll();
        const SilentShare share;
        watch.readBytes = share.reader(f.path(QStringLiteral("a.text")));
        f.write(QStringLiteral("a.text"), "text: changed");
        f.write(QStringLiteral("b.text"), "text: changed, too");
        watch.checkAll();
        QTRY_COMPARE(f.document(0)->text(), QStringLiteral("text: changed, too"));
        QCOMPARE(f.document(1)->text(), QStringLiteral("text: one"));
        QVERIFY(share.reached() > 0);
        const int before = share.reached();
        watch.checkAll();
        watch.checkAll();
        QVERIFY(share.reached() <= before + 1); // it is not asked again and again
        share.answer();
        QTRY_COMPARE(f.document(1)->text(), QStringLiteral("text: changed"));
    }

private:
    QTemporaryDir settings_;
};

STONEMASON_TEST(TestAnsweringDisk)
#include "test_answering_disk.moc"
