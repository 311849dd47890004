// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/tasks/cancellable_task.h"
#include "editor/app/widgets/progress_dialog.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace stonemason;

namespace {

/// Work that ends when the test ends it.
class ManualWork : public AwaitedWork {
public:
    using AwaitedWork::end;

    void giveUp() override {
        ++askedToEnd;
        if (!isTooLate) end();
    }
    bool isTooLate = false;
    int askedToEnd = 0;
};

/// The real dialog with a simulated user.
struct AwaitingDesk {
    AwaitingDesk() {
        window.show();
        dialogs.setWindow(&window);
        QObject::connect(&looking, &QTimer::timeout, &looking, [this] {
            auto* dialog = window.findChild<ProgressDialog*>();
            if (!dialog || !dialog->isVisible()) return;
            looking.stop();
            ++shown;
            deal(*dialog);
        });
        looking.start(0);
    }
    void await() { dialogs.await(QStringLiteral("Saving <b>sea</b>.txt…"), work); }

    QMainWindow window;
    QtDialogs dialogs;
    ManualWork work;
    QTimer looking;
    int shown = 0;
    std::function<void(ProgressDialog&)> deal;
};

} // namespace

/// The person waits for work beside the window, sees how far it is and may give it up.
class TestAwaiting : public QObject {
    Q_OBJECT

private slots:
    void whatIsDoneIsNotWaitedFor() {
        AwaitingDesk desk;
        desk.work.end();
        desk.await();
        QCOMPARE(desk.shown, 0);
    }

    void whatIsQuickShowsNothing() {
        AwaitingDesk desk;
        QTimer::singleShot(0, &desk.work, &ManualWork::end);
        desk.await();
        QVERIFY(desk.work.hasEnded());
        QCOMPARE(desk.shown, 0);
        QCOMPARE(desk.work.askedToEnd, 0);
    }

    void showsHowFarItIs() {
        AwaitingDesk desk;
        desk.deal = [&](ProgressDialog& dialog) {
            QVERIFY(dialog.isModal());
            QCOMPARE(QApplication::activeModalWidget(), &dialog);
            QCOMPARE(dialog.findChild<QLabel*>()->text(), QStringLiteral("Saving <b>sea</b>.txt…"));
            emit desk.work.progressed(42);
            QCOMPARE(dialog.findChild<QProgressBar*>()->value(), 42);
            emit desk.work.progressed(100);
            QVERIFY(dialog.isVisible()); // there may be more to do
            desk.work.end();
        };
        desk.await();
        QCOMPARE(desk.shown, 1);
        QCOMPARE(desk.work.askedToEnd, 0);
        QVERIFY(!desk.window.findChild<ProgressDialog*>());
    }

    void isGivenUp_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("button") << 0;
        QTest::newRow("Escape") << 1;
        QTest::newRow("closed") << 2;
    }
    void isGivenUp() {
        QFETCH(int, way);
        AwaitingDesk desk;
        desk.deal = [&](ProgressDialog& dialog) {
            dialog.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            if (way == 0) dialog.findChild<QPushButton*>()->click();
            if (way == 1) QTest::keyClick(&dialog, Qt::Key_Escape);
            if (way == 2) dialog.close();
        };
        desk.await();
        QCOMPARE(desk.shown, 1);
        QVERIFY(desk.work.askedToEnd > 0);
        QVERIFY(desk.work.hasEnded());
    }

    /// The work then runs to its end, and await() returns no earlier.
    void whatCannotBeGivenUpAnyMoreIsWaitedFor() {
        AwaitingDesk desk;
        desk.work.isTooLate = true;
        desk.deal = [&](ProgressDialog& dialog) {
            dialog.cancelButton()->click();
            QVERIFY(!desk.work.hasEnded());
            QVERIFY(dialog.isVisible()); // and says that it is to end
            QVERIFY(!dialog.cancelButton()->isEnabled());
            QTimer::singleShot(0, &desk.work, &ManualWork::end);
        };
        desk.await();
        QVERIFY(desk.work.askedToEnd > 0);
        QVERIFY(desk.work.hasEnded());
    }
};

STONEMASON_TEST(TestAwaiting)
#include "test_awaiting.moc"
