// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings.h"
#include "editor/app/window/safe_mode.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/start/started_program.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A process that ends in the middle of its start.
void fail(const QString& dataFolder) {
    const pid_t child = ::fork();
    if (child == 0) {
        const CrashLoopGuard guard(dataFolder);
        ::_exit(1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
}

QStringList visibleDocks(const MainWindow& window) {
    QStringList names;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (dock->isVisible()) names += dock->objectName();
    names.sort();
    return names;
}

} // namespace

/// Starts that fail because of stored state do not fail forever.
class TestFailed : public QObject {
    Q_OBJECT

private slots:
    void startsThatFailAreCounted() {
        const QTemporaryDir folder;
        for (int failures = 0; failures < 4; ++failures) {
            fail(folder.path());
            // A child that reads the state and fails in turn, which keeps the count from being reset.
            const pid_t child = ::fork();
            if (child == 0) {
                const CrashLoopGuard guard(folder.path());
                ::_exit(guard.failures() * 2 + (guard.isSafeMode() ? 1 : 0));
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            const int counted = 2 * failures + 1;
            QCOMPARE(WEXITSTATUS(status), counted * 2 + (counted >= 2 ? 1 : 0));
        }
    }

    void aStartThatIsEndedIsNoFailure() {
        const QTemporaryDir folder;
        fail(folder.path());
        { QCOMPARE(CrashLoopGuard(folder.path()).failures(), 1); }
        CrashLoopGuard ended(folder.path());
        QCOMPARE(ended.failures(), 0);
        ended.release();
        QCOMPARE(CrashLoopGuard(folder.path()).failures(), 0);
    }

    void succeedsWhenTheWindowIsPainted() {
        const QTemporaryDir folder;
        fail(folder.path());
        CrashLoopGuard guard(folder.path());
        QSignalSpy succeeded(&guard, &CrashLoopGuard::succeeded);
        QWidget window;
        guard.watch(window);
        QCoreApplication::processEvents();
        QCOMPARE(succeeded.size(), 0);
        window.show();
        QTRY_COMPARE(succeeded.size(), 1);
        QCOMPARE(CrashLoopGuard(folder.path()).failures(), 0);
    }

    /// A start succeeds once the window responds; later failures count apart, as files may be the cause.
    void filesThatAreStillReadAreNoFailedStart() {
        const QTemporaryDir folder;
        for (int failures = 0; failures < 3; ++failures) {
            fail(folder.path()); // neither counts for the other
            const pid_t child = ::fork();
            if (child == 0) {
                CrashLoopGuard guard(folder.path());
                const bool counts = guard.failures() == 1 && guard.fileFailures() == failures &&
                                    !guard.isSafeMode() && guard.isCarefulOfFiles() == (failures >= 2);
                QWidget window;
                guard.watch(window, true);
                QSignalSpy succeeded(&guard, &CrashLoopGuard::succeeded);
                window.show();
                ::_exit(counts && succeeded.wait() ? 0 : 1);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QCOMPARE(WEXITSTATUS(status), 0);
        }
        CrashLoopGuard guard(folder.path());
        QCOMPARE(guard.failures(), 0);
        QCOMPARE(guard.fileFailures(), 3);
        QWidget window;
        guard.watch(window, true);
        QSignalSpy succeeded(&guard, &CrashLoopGuard::succeeded);
        window.show();
        QTRY_COMPARE(succeeded.size(), 1);
        guard.filesAreIn();
        const auto isReleased = [&] { return CrashLoopGuard(folder.path()).fileFailures() == 0; };
        QTRY_VERIFY(isReleased());
        QCOMPARE(succeeded.size(), 1);
    }

    void filesThatEndedProgramsAreOffered() {
        WindowFixture f;
        offerFiles(*f.window, {f.write(QStringLiteral("a.text"), "text: a")});
        const QString files = QStringLiteral("safe-mode:files");
        QVERIFY(f.window->messages().textOf(files).contains(QStringLiteral("a.text")));
        QVERIFY(f.window->messages().textOf(QStringLiteral("safe-mode:layout")).isEmpty());
        QVERIFY(f.window->close());
        QCOMPARE(f.settings->value(setting::openFiles), QStringList());
        f.window->messages().press(files, 0);
        QCOMPARE(f.window->documents().all().size(), 1);
    }

    /// What they are to be read as holds until they are opened.
    void filesAreOfferedAsTheirKind() {
        for (const auto offer : {offerFiles, offerRemembered}) {
            WindowFixture f;
            offer(*f.window, {f.write(QStringLiteral("a.text"), "text: a")}, QStringLiteral("text"));
            f.window->messages().press(QStringLiteral("safe-mode:files"), 0);
            QCOMPARE(f.window->documents().all().size(), 1);
            QCOMPARE(f.window->documents().of(f.window->documents().all().front()).chosenKind,
                     QStringLiteral("text"));
        }
    }

    void startsAtTheSameTimeAreNoFailures() {
        const QTemporaryDir folder;
        fail(folder.path());
        fail(folder.path());
        const CrashLoopGuard first(folder.path());
        QVERIFY(first.isSafeMode());
        QCOMPARE(CrashLoopGuard(folder.path()).failures(), 0);
    }

    void whatIsRememberedIsOffered() {
        WindowFixture f;
        f.open(QStringLiteral("a.text"), "text: one");
        f.window->findChild<QDockWidget*>(QStringLiteral("wordsDock"))->hide();
        const QStringList remembered = visibleDocks(*f.window);
        QVERIFY(f.window->close());
        f.window = std::make_unique<MainWindow>(MainWindow::Parts{
            *f.settings, f.dialogs, {f.workspace.get()}, f.path(QStringLiteral("data")), false});
        offerRemembered(*f.window, {f.path(QStringLiteral("a.text"))});
        f.window->show();
        QVERIFY(f.window->documents().isEmpty());
        MessageBar& messages = f.window->messages();
        QVERIFY(messages.textOf(QStringLiteral("safe-mode:layout")).contains(QStringLiteral("failed")));
        QVERIFY(messages.textOf(QStringLiteral("safe-mode:files")).contains(QStringLiteral("a.text")));

        messages.press(QStringLiteral("safe-mode:files"), 0);
        QCOMPARE(f.window->documents().all().size(), 1);
        QVERIFY(visibleDocks(*f.window).contains(QStringLiteral("wordsDock")));
        messages.press(QStringLiteral("safe-mode:layout"), 0);
        QCOMPARE(visibleDocks(*f.window), remembered);
    }

    /// With the keys, forwards and backwards, from the start page.
    void keysComeToWhatIsOffered() {
        WindowFixture f;
        offerRemembered(*f.window, {f.path(QStringLiteral("a.text"))});
        f.window->show();
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            f.window->tabs().currentWidget()->setFocus();
            QSet<QString> reached;
            for (int i = 0; i < 40; ++i) {
                QTest::keyClick(f.window->focusWidget(), key);
                if (const auto* button = qobject_cast<QPushButton*>(f.window->focusWidget()))
                    reached += button->text();
            }
            QCOMPARE(reached, (QSet<QString>{
                                  QStringLiteral("Restore Old Layout"), QStringLiteral("Keep Default Layout"),
                                  QStringLiteral("Open Them"), QStringLiteral("Leave Them Closed")}));
        }
    }

    /// Two of them are in sight whole, with large text too.
    void noticesAreNotCutOff() {
        MessageBar bar;
        QFont large = bar.font();
        large.setPointSizeF(1.5 * large.pointSizeF());
        bar.setFont(large);
        bar.resize(600, 400);
        bar.post({.id = QStringLiteral("a"), .text = QStringLiteral("Words of a sentence. ").repeated(6)});
        bar.post({.id = QStringLiteral("b"), .text = QStringLiteral("One line.")});
        bar.resize(600, bar.sizeHint().height());
        QTRY_COMPARE(bar.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    }

    /// Whoever overlooks the notices closes the window as always: nothing is lost that way. What was chosen
    /// is what the next start finds.
    void whatIsNotDecidedIsKept() {
        const QString first = QStringLiteral("a.text");
        const QString second = QStringLiteral("b.text");
        const QString layout = QStringLiteral("safe-mode:layout");
        const QString files = QStringLiteral("safe-mode:files");
        for (const int button : {-1, 0, 1}) {
            WindowFixture f;
            f.open(first, "text: one");
            f.window->findChild<QDockWidget*>(QStringLiteral("wordsDock"))->hide();
            const QStringList remembered = visibleDocks(*f.window);
            QVERIFY(f.window->close());
            f.window = std::make_unique<MainWindow>(MainWindow::Parts{
                *f.settings, f.dialogs, {f.workspace.get()}, f.path(QStringLiteral("data")), false});
            offerRemembered(*f.window, {f.path(first)});
            f.window->show();
            f.open(second, "text: two");
            const QStringList anew = visibleDocks(*f.window);
            QVERIFY(anew != remembered);
            if (button >= 0) {
                f.window->messages().press(files, button);
                f.window->messages().press(layout, button);
            }
            QVERIFY(f.window->close());
            QStringList open{f.path(second)};
            if (button < 0) open.prepend(f.path(first));
            if (button == 0) open.append(f.path(first));
            QCOMPARE(f.settings->value(setting::openFiles), open);
            f.restart();
            f.open(first, "text: one");
            QCOMPARE(visibleDocks(*f.window), button == 1 ? anew : remembered);
        }
    }

    void theProgramOpensNothingAfterTwoFailures() {
        StartedProgram program;
        const QString map = program.dataFolder() + QStringLiteral("/") + fileNameOf(Kind::Map);
        QVERIFY(QDir().mkpath(program.dataFolder()));
        QFile file(map);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(newBytes(Kind::Map)));
        file.close();
        for (const int failures : {2, 1}) {
            for (int i = 0; i < failures; ++i)
                fail(program.dataFolder());
            program.start({map});
            QTRY_VERIFY_WITH_TIMEOUT(!program.isRunning() || program.isReady(), 30'000);
            QCOMPARE(program.openFiles(), failures == 2 ? 0 : 1);
            QVERIFY(program.end());
        }
    }
};

STONEMASON_TEST(TestFailed)
#include "test_failed.moc"
