// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/progress_dialog.h"
#include "tests/editor/app/progress_driver.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>

#include <memory>
#include <thread>

using namespace stonemason;
using test::ProgressDriver;

namespace {

constexpr int patience = 30'000; ///< ms: more than a loaded machine needs

struct ProgressDesk {
    ProgressDesk() { window.show(); }
    QWidget window;
    JobProgress progress{QStringLiteral("Export"), QStringLiteral("Drawing…"), &window};

    /// Works until it is cancelled; counts how often it asked.
    int askUntilEnded(double done = 0.25) {
        return progress.run([done](const WorkProgress& going) {
            int asked = 1;
            for (; going(done); ++asked)
                std::this_thread::yield();
            return asked;
        });
    }
};

} // namespace

class TestJobProgress : public QObject {
    Q_OBJECT

private slots:
    void valuesComeBackWhole() {
        ProgressDesk desk;
        const std::unique_ptr<int> value =
            desk.progress.run([](const WorkProgress&) { return std::make_unique<int>(7); });
        QCOMPARE(*value, 7);
        QVERIFY(!desk.progress.wasCancelled());
        QVERIFY(!desk.progress.isVisible());
    }

    /// The work waits for the window: were the window to wait for the work, neither would end.
    void theWindowGoesOnMeanwhile() {
        ProgressDesk desk;
        QSemaphore handled;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&handled] { handled.release(); });
        timer.start(0);
        const auto work = [&handled](const WorkProgress&) { return handled.tryAcquire(50, patience); };
        QVERIFY(desk.progress.run(work));
        QVERIFY(desk.progress.run(work)); // and once more
    }

    void escapeCancels_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("Esc") << true;
        QTest::newRow("the button") << false;
    }
    void escapeCancels() {
        QFETCH(bool, byKey);
        ProgressDesk desk;
        ProgressDriver driver([byKey](JobProgress& progress) {
            if (byKey)
                QTest::keyClick(&progress, Qt::Key_Escape);
            else
                progress.cancelButton()->click();
        });
        QVERIFY(desk.askUntilEnded() > 0);
        QVERIFY(driver.hasDealt());
        QVERIFY(desk.progress.wasCancelled());
        QVERIFY(!desk.progress.isVisible());
        // The next work is not cancelled with it.
        QVERIFY(desk.progress.run([](const WorkProgress& going) { return going(0.5); }));
        QVERIFY(!desk.progress.wasCancelled());
    }

    void theProgressStaysUntilTheWorkHasEnded() {
        ProgressDesk desk;
        QSemaphore seen;
        bool stayed = false;
        ProgressDriver driver([&](JobProgress& progress) {
            progress.reject();
            progress.reject(); // impatience changes nothing
            stayed = progress.isVisible() && !progress.cancelButton()->isEnabled();
            seen.release();
        });
        QVERIFY(desk.progress.run([&](const WorkProgress&) { return seen.tryAcquire(1, patience); }));
        QVERIFY(stayed);
    }

    void reportsHowFarItIs_data() {
        QTest::addColumn<double>("done");
        QTest::addColumn<int>("maximum");
        QTest::newRow("a quarter") << 0.25 << 100;
        QTest::newRow("what is left is not measured") << 1.0 << 0;
    }
    void reportsHowFarItIs() {
        QFETCH(double, done);
        ProgressDesk desk;
        int maximum = -1;
        int value = -1;
        QString name;
        ProgressDriver driver([&](JobProgress& progress) {
            maximum = progress.bar()->maximum();
            value = progress.bar()->value();
            name = progress.bar()->accessibleName();
            progress.reject();
        });
        desk.askUntilEnded(done);
        QTEST(maximum, "maximum");
        if (maximum > 0) QCOMPARE(value, 25);
        QCOMPARE(name, QStringLiteral("Drawing…"));
    }

    /// Keys pressed before the progress is there are not for the window under it.
    void theWindowTakesNoKeysMeanwhile() {
        ProgressDesk desk;
        QLineEdit field(&desk.window);
        field.show();
        field.setFocus();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QTest::keyClick(desk.window.windowHandle(), Qt::Key_B);
        QCOMPARE(field.text(), QStringLiteral("b"));
        ProgressDriver driver([&](JobProgress& progress) {
            QVERIFY(progress.isModal());
            QTest::keyClick(desk.window.windowHandle(), Qt::Key_A);
            progress.reject();
        });
        desk.askUntilEnded();
        QVERIFY(driver.hasDealt());
        QCOMPARE(field.text(), QStringLiteral("b"));
    }

    void theEndOfTheProgramEndsTheWork() {
        ProgressDesk desk;
        int asked = 0;
        QTimer::singleShot(0, qApp, [&] {
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
            asked = desk.askUntilEnded();
        });
        qApp->exec();
        QVERIFY(asked > 0);
        QVERIFY(desk.progress.wasCancelled());
    }

    void aPictureIsEndedWhileItBecomesAFile() {
        QImage image(600, 600, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y,
                               0xff000000U | (unsigned(x) * 7919U + unsigned(y) * unsigned(y) * 104729U));
        const QByteArray whole = pngBytes(image);
        QCOMPARE(QImage::fromData(whole, "PNG"), image);
        int asked = 0;
        QCOMPARE(pngBytes(image, [&asked](double) { return ++asked > 0; }), whole);
        QVERIFY(asked > 10);
        asked = 0;
        QCOMPARE(pngBytes(image, [&asked](double) { return ++asked < 5; }), QByteArray());
        QVERIFY(asked < 10);
    }
};

STONEMASON_TEST(TestJobProgress)
#include "test_job_progress.moc"
