// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/motion.h"
#include "tests/editor/app/window/tour_program.h"
#include "tests/support/test_program.h"

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Names of the panels in sight: not closed, and not behind another one.
QString panelsInSight(const MainWindow& window) {
    QStringList names;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (!dock->visibleRegion().isEmpty()) names += dock->objectName();
    names.sort(); // raising one changes the order of children
    return names.join(u' ');
}

/// All that one can see of a window's state.
struct Snapshot {
    explicit Snapshot(TourProgram& program)
        : documents(program.window.documents().all())
        , page(program.window.tabs().currentWidget())
        , tabs(program.window.tabs().count())
        , panels(panelsInSight(program.window))
        , focus(program.window.focusWidget())
        , title(program.window.windowTitle())
        , settings(program.settingsFile()) {}

    QList<Document*> documents;
    QWidget* page;
    int tabs;
    QString panels;
    QWidget* focus;
    QString title;
    QByteArray settings;
};

} // namespace

/// What keys, clicks and closing do while the tour runs, and what is left behind.
class TestTourKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyMotion(Motion::Reduced); }

    void keysGoOnAndBack() {
        TourProgram program;
        program.tour().start();
        const auto at = [&](int number) {
            return program.heading().startsWith(QStringLiteral("Step %1 of %2").arg(number).arg(stepCount));
        };
        QVERIFY(at(1));
        program.press(Qt::Key_Left); // there is none before it
        QVERIFY(at(1));
        program.press(Qt::Key_Right);
        QVERIFY(at(2));
        program.press(Qt::Key_Return);
        QVERIFY(at(3));
        program.press(Qt::Key_Enter);
        QVERIFY(at(4));
        program.press(Qt::Key_Left);
        QVERIFY(at(3));
        program.press(Qt::Key_Backspace);
        QVERIFY(at(2));
        program.press(Qt::Key_Space); // the button that has the keys
        QVERIFY(at(3));
        program.press(Qt::Key_Escape);
        QVERIFY(!program.tour().isRunning());
    }

    void theKeysStayInTheCallout() {
        TourProgram program;
        program.tour().start();
        program.press(Qt::Key_Right);
        QCOMPARE(program.focused(), QStringLiteral("Next"));
        QStringList way;
        for (int i = 0; i < 4; ++i) {
            program.press(Qt::Key_Tab);
            way += program.focused();
        }
        QCOMPARE(way.join(u' '), QStringLiteral("Skip Back Next Skip"));
        program.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(program.focused(), QStringLiteral("Next"));
        program.window.tabs().currentPage()->view()->setFocus();
        QCOMPARE(program.focused(), QStringLiteral("Next"));
        program.press(Qt::Key_Tab);
        program.press(Qt::Key_Return); // on Skip
        QVERIFY(!program.tour().isRunning());
    }

    void noOtherKeysHold() {
        TourProgram program;
        int guides = 0;
        connect(&program.window, &MainWindow::guideRequested, &program.window, [&] { ++guides; });
        program.tour().start();
        const Document* sample = program.window.tabs().currentDocument();
        program.press(Qt::Key_T, Qt::ControlModifier);
        program.press(Qt::Key_W, Qt::ControlModifier);
        program.press(Qt::Key_S, Qt::ControlModifier);
        program.press(Qt::Key_F, Qt::AltModifier);
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(program.window.tabs().currentDocument(), sample);
        QVERIFY(program.tour().isRunning());
        QCOMPARE(guides, 0);
        program.press(Qt::Key_F1);
        QCOMPARE(guides, 1);
    }

    void thePointerReachesNothingBelow() {
        TourProgram program;
        program.tour().start();
        program.press(Qt::Key_Right);
        const QWidget* view = program.window.tabs().currentPage()->view();
        const Document* sample = program.window.tabs().currentDocument();
        const QPoint middle = view->mapTo(&program.window, view->rect().center());
        QTest::mouseClick(program.window.windowHandle(), Qt::LeftButton, {}, middle);
        QVERIFY(!sample->isModified());
        QTest::mouseClick(program.window.windowHandle(), Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(program.tour().isRunning());
        QCOMPARE(program.focused(), QStringLiteral("Next"));

        QTest::mouseClick(program.callout()->findChildren<QPushButton*>().front(), Qt::LeftButton);
        QVERIFY(!program.tour().isRunning());
        QTest::mouseClick(program.window.windowHandle(), Qt::LeftButton, {}, QPoint(10, 10));
        QTRY_VERIFY(QApplication::activePopupWidget()); // as it is without the tour
        QApplication::activePopupWidget()->close();
    }

    void leavesEverythingAsItWas_data() {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<bool>("withStart");
        QTest::newRow("start page") << QStringList() << false;
        QTest::newRow("a map") << QStringList(TourProgram::map) << false;
        QTest::newRow("decks before a map") << QStringList({TourProgram::map, TourProgram::decks}) << false;
        QTest::newRow("a map and the start page") << QStringList(TourProgram::map) << true;
    }

    void leavesEverythingAsItWas() {
        QFETCH(QStringList, files);
        QFETCH(bool, withStart);
        TourProgram program;
        program.settings.setValue(setting::tourOffered, true);
        for (const QString& file : files)
            program.open(file);
        if (files.contains(TourProgram::map)) {
            program.dock("overview")->hide();
            program.dock("historyDock")->raise();
        }
        if (withStart) program.window.tabs().showStart();
        QCoreApplication::processEvents();
        const Snapshot before(program);
        for (const Qt::Key leave : {Qt::Key_Escape, Qt::Key_Right}) {
            program.tour().start();
            QVERIFY(program.window.tabs().currentDocument());
            QVERIFY(!program.window.tabs().currentDocument()->isModified());
            for (int i = 0; program.tour().isRunning() && i < stepCount; ++i)
                program.press(leave);
            QVERIFY(!program.tour().isRunning());
            QCoreApplication::processEvents();
            const Snapshot after(program);
            QCOMPARE(after.documents, before.documents);
            QCOMPARE(after.page, before.page);
            QCOMPARE(after.tabs, before.tabs);
            QTRY_COMPARE(panelsInSight(program.window), before.panels);
            QCOMPARE(after.focus, before.focus);
            QCOMPARE(after.title, before.title);
            QCOMPARE(after.settings, before.settings);
        }
    }

    void closingTheWindowEndsIt() {
        const auto settingsAfter = [](bool withTour) {
            TourProgram program;
            program.settings.setValue(setting::tourOffered, true);
            if (withTour) {
                program.tour().start();
                program.press(Qt::Key_Right);
            }
            program.window.close();
            const bool ended = !program.tour().isRunning() && program.window.documents().isEmpty();
            return ended ? program.settingsFile() : QByteArray("goes on");
        };
        const QByteArray without = settingsAfter(false);
        QVERIFY(without.contains("layout/map"));
        QCOMPARE(settingsAfter(true), without);
    }

    void theWindowMayGoDuringIt() {
        auto program = std::make_unique<TourProgram>();
        program->tour().start();
        program.reset();
    }

    void anotherTabEndsIt() {
        TourProgram program;
        program.open(program.decks);
        Document* decks = program.window.tabs().currentDocument();
        program.tour().start();
        program.window.tabs().show(decks);
        QTRY_VERIFY(!program.tour().isRunning());
        QCOMPARE(program.window.documents().all(), QList{decks});
        QVERIFY(program.window.tabs().pageOf(decks)->isVisible());
    }

    void closingTheSampleEndsIt() {
        TourProgram program;
        program.tour().start();
        program.window.documents().remove(program.window.tabs().currentDocument());
        QTRY_VERIFY(!program.tour().isRunning());
        QVERIFY(program.window.documents().isEmpty());
        QVERIFY(program.window.tabs().startIsCurrent());
    }
};

STONEMASON_TEST(TestTourKeys)
#include "test_tour_keys.moc"
