// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/autosave.h"
#include "editor/app/files/recovery_record.h"
#include "tests/editor/app/crashing.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

namespace stonemason {

using test::Crashing;
using test::FakeDialogs;
using test::filesBelow;

/// What is kept of unsaved work while the program runs.
class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void keepsUnsavedWork() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one");
        QVERIFY(!QFile::exists(f.recovery()));
        f.current()->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(f.kept().size(), 1);
        QFile content(f.kept().front());
        QVERIFY(content.open(QIODevice::ReadOnly));
        QCOMPARE(content.readAll(), QByteArray("text: mine"));
        const auto records = [&] { return filesBelow(f.recovery(), QStringLiteral("*.json")); };
        QTRY_COMPARE(records().size(), 1);
        QFile json(records().front());
        QVERIFY(json.open(QIODevice::ReadOnly));
        const auto record = recordFromJson(json.readAll().toStdString());
        QVERIFY(record);
        QCOMPARE(record->path, f.path(QStringLiteral("a.text")));
        QCOMPARE(record->title, QStringLiteral("a"));
        QCOMPARE(record->workspace, QStringLiteral("text"));
        QCOMPARE(record->fileHash, hashOf("text: one"));
    }

    void keepsWhatChangedSince() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one");
        Autosave& autosave = f.window->autosave();
        for (int i = 0; i < 3; ++i) {
            f.current()->setText(QStringLiteral("text: %1").arg(i));
            QVERIFY(!autosave.isKept(f.current()));
            autosave.saveNow();
            autosave.flush();
            QVERIFY(autosave.isKept(f.current()));
            QFile content(f.kept().value(0));
            QVERIFY(content.open(QIODevice::ReadOnly));
            QCOMPARE(content.readAll(), f.current()->text().toUtf8());
        }
    }

    void forgetsWhatWasSaved() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.current()->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(f.kept().size(), 1);
        f.window->actions().save->trigger();
        QTRY_COMPARE(f.kept().size(), 0);
    }

    void forgetsWhatWasUndone() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.current()->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(f.kept().size(), 1);
        f.window->actions().undo->trigger();
        QTRY_COMPARE(f.kept().size(), 0);
        f.window->actions().redo->trigger();
        QTRY_COMPARE(f.kept().size(), 1);
    }

    void forgetsWhatWasDiscarded() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.current()->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(f.kept().size(), 1);
        f.window->actions().close->trigger();
        f.window->autosave().flush();
        QCOMPARE(f.kept().size(), 1); // cancelled
        f.dialogs.unsavedAnswer = FakeDialogs::Unsaved::Discard;
        f.window->actions().close->trigger();
        QTRY_COMPARE(f.kept().size(), 0);
    }

    void leavesNothingBehind() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(f.kept().size(), 1);
        f.window.reset();
        QCOMPARE(QDir(f.recovery()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void neverWritesBesideTheFile() {
        Crashing f;
        f.open(QStringLiteral("a.text"), "text: one");
        const auto names = [&] {
            QStringList found =
                QDir(f.folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot);
            found.removeAll(QStringLiteral("settings.json")); // written when its time has come
            return found;
        };
        const QStringList before = names();
        f.current()->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(f.kept().size(), 1);
        QCOMPARE(names(), before);
        QCOMPARE(f.bytesOf(QStringLiteral("a.text")), QByteArray("text: one"));
    }

    void reportsOnceThatItCannotKeep() {
        Crashing f;
        QVERIFY(QDir().mkpath(f.path(QStringLiteral("data"))));
        f.write(QStringLiteral("data/recovery"), "in the way");
        QSignalSpy failed(&f.window->autosave(), &Autosave::failed);
        f.open(QStringLiteral("a.text"), "text: one")->setText(QStringLiteral("text: mine"));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!f.window->messages().textOf(QStringLiteral("autosave")).isEmpty());
        f.window->autosave().saveNow();
        f.window->autosave().saveNow();
        QCOMPARE(failed.size(), 1);
        QVERIFY(QFile::remove(f.path(QStringLiteral("data/recovery"))));
        QTRY_COMPARE(f.kept().size(), 1);
    }
};

} // namespace stonemason

STONEMASON_TEST(stonemason::TestAutosave)
#include "test_autosave.moc"
