// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/pocket_heroes/template/view/dialogs/new_template_dialog.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

/// What pointer and keys do on the graph.
class TestGraphCanvas : public QObject {
    Q_OBJECT

private slots:
    void clicksSelect() {
        TemplateWindow window;
        window.click(window.middleOf(1));
        QCOMPARE(window.document.selectedZones(), std::vector<int>{1});
        window.click(window.middleOf(2), Qt::ControlModifier);
        QCOMPARE(window.document.selectedZones(), (std::vector<int>{1, 2}));
        window.click(window.middleOf(2), Qt::ControlModifier);
        QCOMPARE(window.document.selectedZones(), std::vector<int>{1});
        window.click((window.middleOf(0) + window.middleOf(1)) / 2);
        QCOMPARE(window.document.selectedLinks(), std::vector<int>{0});
        window.click(QPoint(3, 3));
        QVERIFY(window.document.view().selection().empty());
        QCOMPARE(window.steps(), 0);
    }

    void dragsMoveWhatIsSelected() {
        TemplateWindow window;
        window.click(window.middleOf(1));
        window.click(window.middleOf(2), Qt::ControlModifier);
        const auto before = window.document.places();
        window.drag(window.middleOf(2), window.middleOf(2) + QPoint(40, 10));
        const auto& after = window.document.places();
        QCOMPARE(window.steps(), 1);
        QCOMPARE(after[0].x, before[0].x);
        QVERIFY(after[1].x > before[1].x);
        QCOMPARE(after[1].x - before[1].x, after[2].x - before[2].x);
    }

    void dragsFromTheRimLink() {
        TemplateWindow window;
        window.drag(window.rimOf(0), window.middleOf(2));
        QCOMPARE(window.document.worldTemplate().links.size(), std::size_t(2));
        QCOMPARE(window.document.worldTemplate().links[1].first, 0);
        QCOMPARE(window.document.worldTemplate().links[1].second, 2);
        window.drag(window.rimOf(0), QPoint(3, 3)); // to nothing
        QCOMPARE(window.steps(), 1);
    }

    void framesSelect() {
        TemplateWindow window;
        const QPoint corner = window.middleOf(2);
        window.drag(QPoint(2, 2), QPoint(corner.x() - 150, window.canvas->viewport()->height() - 2));
        QCOMPARE(window.document.selectedZones(), std::vector<int>{0});
        QVERIFY(!window.canvas->hasGesture());
    }

    void withShiftAFrameBeginsOnAZone() {
        TemplateWindow window;
        const auto before = window.document.places();
        QWidget* viewport = window.canvas->viewport();
        const QPoint from = window.middleOf(1);
        const QPoint to(viewport->width() - 2, viewport->height() - 2);
        QTest::mousePress(viewport, Qt::LeftButton, Qt::ShiftModifier, from);
        window.moveHeld(to);
        QTest::mouseRelease(viewport, Qt::LeftButton, Qt::ShiftModifier, to);
        QVERIFY(window.document.places() == before);
        QVERIFY(std::ranges::count(window.document.selectedZones(), 1) == 1);
        QCOMPARE(window.steps(), 0);
    }

    /// A click is no reason to leave the graph where it is when a message takes room from it.
    void aFittedGraphStaysFittedAfterAClick() {
        TemplateWindow window;
        window.canvas->zoomFit();
        window.click(window.middleOf(1));
        const double before = window.canvas->zoomPercent();
        window.window.resize(window.window.width(), window.window.height() * 2 / 3);
        QCoreApplication::processEvents();
        QVERIFY(window.canvas->zoomPercent() < before);
    }

    /// A problem of a zone that is a dot is seen as one of a zone.
    void aProblemIsShownLargeEnough() {
        TemplateWindow window;
        for (int i = 0; i < 30; ++i)
            window.canvas->zoomOut();
        const double before = window.canvas->zoomPercent();
        window.document.view().mark({{2, zoneColumn}}, Severity::Error);
        QVERIFY(window.canvas->zoomPercent() > 2 * before);
        QVERIFY(window.canvas->viewport()->rect().contains(window.middleOf(2)));
    }

    void doubleClicksAddZones() {
        TemplateWindow window;
        QTest::mouseDClick(window.canvas->viewport(), Qt::LeftButton, {}, QPoint(20, 20));
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(4));
        QCOMPARE(window.document.selectedZones(), std::vector<int>{3});
    }

    void escapeDropsTheGesture() {
        TemplateWindow window;
        QTest::mousePress(window.canvas->viewport(), Qt::LeftButton, {}, window.middleOf(1));
        window.moveHeld(window.middleOf(1) + QPoint(60, 60));
        QVERIFY(window.canvas->hasGesture());
        window.key(Qt::Key_Escape);
        QVERIFY(!window.canvas->hasGesture());
        QTest::mouseRelease(window.canvas->viewport(), Qt::LeftButton, {}, window.middleOf(1));
        QCOMPARE(window.steps(), 0);
    }

    void aClickOnOneOfSeveralLeavesIt() {
        TemplateWindow window;
        window.document.select({1, 2});
        window.click(window.middleOf(1));
        QCOMPARE(window.document.selectedZones(), std::vector<int>{1});
    }

    /// The modifiers at the button press decide what a gesture does.
    void keysOfThePressCount() {
        TemplateWindow window;
        QWidget* viewport = window.canvas->viewport();
        window.document.select({1});
        QTest::mousePress(viewport, Qt::LeftButton, Qt::ControlModifier, window.middleOf(2));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, window.middleOf(2));
        QCOMPARE(window.document.selectedZones(), (std::vector<int>{1, 2}));
        window.document.select({1});
        const QPoint corner(window.middleOf(2).x() - 150, viewport->height() - 2);
        QTest::mousePress(viewport, Qt::LeftButton, Qt::ShiftModifier, QPoint(2, 2));
        window.moveHeld(corner);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, corner);
        QCOMPARE(window.document.selectedZones(), (std::vector<int>{0, 1}));
    }

    /// A drag whose end nobody sees moves nothing.
    void lostReleasesEndGestures() {
        TemplateWindow window;
        QWidget* viewport = window.canvas->viewport();
        const auto before = window.document.places();
        const QPoint from = window.middleOf(1);
        const auto begin = [&] {
            QTest::mousePress(viewport, Qt::LeftButton, {}, from);
            window.moveHeld(from + QPoint(60, 60));
        };
        begin();
        QVERIFY(window.canvas->hasGesture());
        QMouseEvent move(QEvent::MouseMove, from, viewport->mapToGlobal(from), Qt::NoButton, Qt::NoButton,
                         {});
        QCoreApplication::sendEvent(viewport, &move);
        QVERIFY(!window.canvas->hasGesture());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, from);
        begin();
        QFocusEvent out(QEvent::FocusOut, Qt::PopupFocusReason);
        QCoreApplication::sendEvent(window.canvas, &out);
        QVERIFY(!window.canvas->hasGesture());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, from);
        begin();
        emit window.document.aboutToSave();
        QVERIFY(!window.canvas->hasGesture());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, from + QPoint(60, 60));
        QCOMPARE(window.steps(), 0);
        QVERIFY(window.document.places() == before);
    }

    /// However the view moves meanwhile, a zone is where the pointer has put it.
    void gesturesFollowTheView() {
        TemplateWindow window;
        QWidget* viewport = window.canvas->viewport();
        const QPoint from = window.middleOf(1);
        const QPoint to = from + QPoint(40, 10);
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        window.moveHeld(to);
        QScrollBar* bar = window.canvas->horizontalScrollBar();
        bar->setValue(bar->value() + 30);
        window.canvas->zoomIn();
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        QCOMPARE(window.steps(), 1);
        QVERIFY((window.middleOf(1) - to).manhattanLength() <= 4);
    }

    /// It takes back the gesture and no step before it.
    void undoInAGestureDropsIt() {
        TemplateWindow window;
        window.drag(window.middleOf(1), window.middleOf(1) + QPoint(30, 30));
        QCOMPARE(window.steps(), 1);
        const auto isTaken = [&window] {
            QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
            asked.ignore();
            QCoreApplication::sendEvent(window.canvas, &asked);
            return asked.isAccepted();
        };
        QVERIFY(!isTaken());
        QTest::mousePress(window.canvas->viewport(), Qt::LeftButton, {}, window.middleOf(1));
        window.moveHeld(window.middleOf(1) + QPoint(60, 60));
        QVERIFY(isTaken());
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!window.canvas->hasGesture());
        QTest::mouseRelease(window.canvas->viewport(), Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(window.steps(), 1);
    }

    /// What changes the template meanwhile ends the gesture.
    void changesEndGestures() {
        TemplateWindow window;
        QTest::mousePress(window.canvas->viewport(), Qt::LeftButton, {}, window.middleOf(1));
        window.moveHeld(window.middleOf(1) + QPoint(60, 60));
        window.document.change(QStringLiteral("gone"), [](Template& worldTemplate) { worldTemplate = {}; });
        QVERIFY(!window.canvas->hasGesture());
        window.canvas->grab();
        QTest::mouseRelease(window.canvas->viewport(), Qt::LeftButton, {}, QPoint(50, 50));
    }

    /// A template drawn without a pointer: zones added, gone through, linked, moved and deleted.
    void keysDoEverything() {
        TemplateWindow window{Template()};
        for (int i = 0; i < 3; ++i)
            window.action(QStringLiteral("add-zone"))->trigger();
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(3));
        window.key(Qt::Key_Home);
        QVERIFY((window.document.view().cursor() == Cell{0, zoneColumn}));
        window.key(Qt::Key_Right);
        QVERIFY((window.document.view().cursor() == Cell{1, zoneColumn}));
        window.key(Qt::Key_Right, Qt::ShiftModifier);
        window.key(Qt::Key_Left);
        window.document.select({});
        window.key(Qt::Key_Space);
        window.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(window.document.selectedZones().size(), std::size_t(2));
        window.action(QStringLiteral("link"))->trigger();
        QCOMPARE(window.document.worldTemplate().links.size(), std::size_t(1));
        window.document.select({0});
        const double before = window.document.places()[0].y;
        const int steps = window.steps();
        for (int i = 0; i < 3; ++i)
            window.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(window.document.places()[0].y, before + 15);
        QCOMPARE(window.steps(), steps + 1);
        window.action(QStringLiteral("delete"))->trigger();
        QCOMPARE(window.document.worldTemplate().zones.size(), std::size_t(2));
    }

    /// By keys alone five zones in a chain: none lies on another, wherever the cursor is, on a link as well.
    void addedZonesLieOnNoOther() {
        NewTemplateDialog dialog({}, test::pocketHeroes());
        dialog.startChoices()[1]->setChecked(true); // two zones
        TemplateWindow window(dialog.worldTemplate());
        window.key(Qt::Key_Home);
        for (int zone = 2; zone < 5; ++zone) {
            window.action(QStringLiteral("add-zone"))->trigger();
            QCOMPARE(window.document.selectedZones(), std::vector<int>{zone});
            window.document.select({zone - 2, zone});
            window.action(QStringLiteral("link"))->trigger(); // its link has the cursor then
        }
        const std::vector<Zone>& zones = window.document.worldTemplate().zones;
        const std::vector<DrawingPoint>& places = window.document.places();
        QCOMPARE(zones.size(), std::size_t(5));
        for (std::size_t one = 0; one < zones.size(); ++one)
            for (std::size_t other = one + 1; other < zones.size(); ++other)
                QVERIFY(std::hypot(places[one].x - places[other].x, places[one].y - places[other].y) >=
                        zones[one].size + zones[other].size);
        QCOMPARE(window.document.report().count(Severity::Error), 0);
    }

    /// However far the view is zoomed in, and wherever there is room for the zone.
    void anAddedZoneIsInView() {
        TemplateWindow window;
        window.document.select({0});
        for (int i = 0; i < 12; ++i)
            window.canvas->zoomIn();
        for (int i = 0; i < 4; ++i) {
            window.action(QStringLiteral("add-zone"))->trigger();
            const int zone = window.document.selectedZones().front();
            QVERIFY(window.canvas->viewport()->rect().contains(window.middleOf(zone)));
        }
    }

    void zoomsAroundThePointer() {
        TemplateWindow window;
        const QSignalSpy zoomed(window.canvas, &GraphCanvas::zoomChanged);
        const QPoint held = window.middleOf(2);
        QWheelEvent wheel(held, window.canvas->viewport()->mapToGlobal(held), {}, {0, 120}, {}, {},
                          Qt::NoScrollPhase, false);
        const double before = window.canvas->zoomPercent();
        QCoreApplication::sendEvent(window.canvas->viewport(), &wheel);
        QVERIFY(window.canvas->zoomPercent() > before);
        QVERIFY(zoomed.count() > 0);
        QVERIFY((window.middleOf(2) - held).manhattanLength() <= 3);
        window.action(QStringLiteral("zoom-fit"))->trigger();
        QVERIFY(std::abs(window.canvas->zoomPercent() - before) < 1);
        window.action(QStringLiteral("zoom-reset"))->trigger();
        QVERIFY(std::abs(window.canvas->zoomPercent() - 100) < 1e-6);
    }

    void notifiesAssistiveTechnology() {
        TemplateWindow window;
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(window.canvas);
        QVERIFY(graph);
        QCOMPARE(graph->childCount(), 4);
        QVERIFY(graph->child(0)->text(QAccessible::Name).contains(QStringLiteral("Zone 0")));
        QVERIFY(graph->child(0)->text(QAccessible::Name).contains(QStringLiteral("Red")));
        QVERIFY(graph->child(3)->text(QAccessible::Name).contains(QStringLiteral("Link 0")));
        const QPoint middle = window.canvas->viewport()->mapToGlobal(window.middleOf(2));
        QCOMPARE(graph->indexOfChild(graph->childAt(middle.x(), middle.y())), 2);
        QVERIFY(!window.canvas->accessibleName().isEmpty());
        QVERIFY(window.canvas->accessibleDescription().contains(QStringLiteral("Zone 0")));
    }

    void jumpsToProblems() {
        TemplateWindow window;
        window.canvas->zoomNormal();
        for (int i = 0; i < 12; ++i)
            window.canvas->zoomIn();
        window.document.view().mark({{2, zoneColumn}}, Severity::Error);
        QVERIFY(window.canvas->viewport()->rect().contains(window.middleOf(2)));
    }

    void whatIsNotDrawnScrollsNothing() {
        Template worldTemplate = test::threeZoneTemplate();
        worldTemplate.links = {{.first = 0, .second = 7}};
        TemplateWindow window(worldTemplate);
        window.canvas->zoomNormal();
        const QPointF before = window.canvas->geometryOfGraph().origin;
        window.document.view().mark({{0, linkColumn}}, Severity::Error);
        QCOMPARE(window.canvas->geometryOfGraph().origin, before);
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Left, Qt::Key_Up}) // from there, too
            window.key(key);
        QVERIFY(window.document.view().cursor().column == zoneColumn);
    }

    void firstAndLastAreShown() {
        Template worldTemplate = test::threeZoneTemplate();
        worldTemplate.links.clear();
        TemplateWindow window(worldTemplate);
        window.canvas->zoomNormal();
        for (int i = 0; i < 12; ++i)
            window.canvas->zoomIn();
        window.key(Qt::Key_Home);
        QVERIFY(window.canvas->viewport()->rect().contains(window.middleOf(0)));
        window.key(Qt::Key_End);
        QVERIFY(window.canvas->viewport()->rect().contains(window.middleOf(2)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestGraphCanvas)
#include "test_graph_canvas.moc"
