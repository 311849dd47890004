// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QDragEnterEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

#include <array>
#include <functional>

using namespace stonemason;
using test::GridDesk;

namespace {

/// A board in the middle of a window, with room for panels around it.
struct Window {
    Window() {
        auto* grid = new QGridLayout(&window);
        grid->setContentsMargins({});
        grid->setSpacing(0);
        grid->addWidget(&above, 0, 1);
        grid->addWidget(&left, 1, 0);
        grid->addWidget(&desk.view, 1, 1);
        grid->addWidget(&right, 1, 2);
        above.setFixedHeight(44);
        left.setFixedWidth(150);
        right.setFixedWidth(260);
        for (QWidget* panel : {&above, &left, &right})
            panel->hide();
        window.resize(900, 600);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        desk.view.setFocus();
        settle();
    }
    ~Window() { // it owns none of them
        for (QWidget* widget : std::initializer_list<QWidget*>{&above, &left, &right, &desk.view})
            widget->setParent(nullptr);
    }
    void settle() {
        QCoreApplication::processEvents();
        desk.view.viewport()->repaint();
    }
    QRectF board() const {
        const QPoint at = desk.view.viewport()->mapTo(&window, QPoint());
        return desk.view.geometryOfCells().gridRect().translated(at);
    }
    /// Shows the panels one after the other and hides them in another order.
    /// @param check is called after each
    void changePanels(const std::function<void()>& check) {
        for (const bool shows : {true, false})
            for (QWidget* panel :
                 shows ? std::array{&above, &left, &right} : std::array{&left, &above, &right}) {
                panel->setVisible(shows);
                settle();
                check();
            }
    }
    bool isWholeInSight() const {
        const QRectF shown = desk.view.visibleCells();
        return shown.size() == QSizeF(desk.state.board().columns, desk.state.board().rows);
    }

    QWidget window;
    QWidget above, left, right;
    GridDesk desk;
};

} // namespace

class TestGridView : public QObject {
    Q_OBJECT

private slots:
    /// Undo while something is begun gives that up; only afterwards it is the window's key again.
    void undoGivesUpAGesture() {
        GridDesk desk;
        QVERIFY(QTest::qWaitForWindowExposed(&desk.view));
        int undone = 0;
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        connect(&undo, &QAction::triggered, this, [&undone] { ++undone; });
        desk.view.addAction(&undo);
        desk.controller().press({1, 1}, {});
        QTest::keyClick(&desk.view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!desk.controller().isActive());
        QCOMPARE(undone, 0);
        QTest::keyClick(&desk.view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone, 1);
    }

    void pointerGesturesReachTheController() {
        GridDesk desk;
        QWidget* viewport = desk.view.viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, desk.middleOf({1, 2}));
        QTest::mouseMove(viewport, desk.middleOf({1, 3}));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, desk.middleOf({1, 3}));
        QCOMPARE(desk.controller().takeCalls(), "press 1 2;drag 1 3;release 1 3;");
        QTest::mouseClick(viewport, Qt::RightButton, {}, desk.middleOf({0, 0}));
        QCOMPARE(desk.controller().takeCalls(), "other press 0 0;release 0 0;");
    }

    /// A window that is slow gets few of the pointer's events: where the button goes up counts as well.
    void aGestureEndsWhereTheButtonGoesUp() {
        GridDesk desk;
        QWidget* viewport = desk.view.viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, desk.middleOf({1, 2}));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, desk.middleOf({4, 2}));
        QCOMPARE(desk.controller().takeCalls(), "press 1 2;drag 4 2;release 4 2;");
        QTest::mouseClick(viewport, Qt::LeftButton, {}, desk.middleOf({3, 3}));
        QCOMPARE(desk.controller().takeCalls(), "press 3 3;release 3 3;");
        // What is released without a gesture is nobody's drag.
        QTest::mousePress(viewport, Qt::LeftButton, {}, desk.middleOf({1, 2}));
        desk.view.cancel();
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, desk.middleOf({4, 2}));
        QCOMPARE(desk.controller().takeCalls(), "press 1 2;release 4 2;");
    }

    /// A changed cell is visible without a frame: an idle cursor shrinks to its corners.
    void aCursorThatRestsIsNoFrame() {
        GridDesk desk;
        desk.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.view));
        const auto drawn = [&desk](Cell cell) {
            const QRect rect = desk.view.geometryOfCells().rectOf(cell).toAlignedRect();
            const QImage picture = desk.view.viewport()->grab().toImage();
            const auto isFree = [&](QPoint at) { return picture.pixelColor(at) == QColor(Qt::green); };
            const bool corner = !isFree(rect.topLeft() + QPoint(1, 1));
            const bool side = !isFree({rect.left() + 1, rect.center().y()});
            return side ? QStringLiteral("frame") : corner ? QStringLiteral("corners") : QString();
        };
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QCOMPARE(drawn({0, 1}), QStringLiteral("frame"));
        emit desk.board().cellsChanged({{0, 1}, {0, 1}}); // as Space would
        QCOMPARE(drawn({0, 1}), QStringLiteral("corners"));
        QTest::keyClick(&desk.view, Qt::Key_Right);
        QCOMPARE(drawn({0, 1}), QString());
        QCOMPARE(drawn({0, 2}), QStringLiteral("frame"));
        QTest::mouseMove(desk.view.viewport(), desk.middleOf({5, 5}));
        QTRY_COMPARE(drawn({5, 5}), QStringLiteral("frame"));
        desk.state.setHovered(std::nullopt); // the pointer has gone elsewhere
        QCOMPARE(drawn({5, 5}), QString());
        QCOMPARE(drawn({0, 2}), QStringLiteral("corners"));
        desk.controller().press({0, 2}, {}); // during a gesture the position is reported as ever
        QCOMPARE(drawn({0, 2}), QStringLiteral("frame"));
    }

    void keysMoveTheCursorAndAct() {
        GridDesk desk;
        QTest::keyClick(&desk.view, Qt::Key_Down);
        QTest::keyClick(&desk.view, Qt::Key_End);
        QCOMPARE(desk.state.cursor(), (Cell{1, 11}));
        QTest::keyClick(&desk.view, Qt::Key_PageDown);
        QTest::keyClick(&desk.view, Qt::Key_Home);
        QTest::keyClick(&desk.view, Qt::Key_Space);
        QCOMPARE(desk.controller().takeCalls(), "act 7 0;");
        desk.state.setTurned(true);
        QTest::keyClick(&desk.view, Qt::Key_Right); // where it points, on a board turned round: to the left
        QTest::keyClick(&desk.view, Qt::Key_Down);
        QCOMPARE(desk.state.cursor(), (Cell{6, 0}));
    }

    void keysThatMeanNothingAreLeftToOthers() {
        GridDesk desk;
        desk.controller().acts = false;
        QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, {});
        QCoreApplication::sendEvent(&desk.view, &enter);
        QVERIFY(!enter.isAccepted());
        desk.controller().acts = true;
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, {});
        QCoreApplication::sendEvent(&desk.view, &again);
        QVERIFY(again.isAccepted());
    }

    void holesAreNoPartOfTheBoard() {
        GridDesk desk;
        desk.board().hole = {3, 3};
        QTest::mouseMove(desk.view.viewport(), desk.middleOf({3, 4}));
        QTRY_COMPARE(desk.state.hovered(), std::optional(Cell{3, 4}));
        QTest::mouseMove(desk.view.viewport(), desk.middleOf({3, 3}));
        QTRY_VERIFY(!desk.state.hovered());
    }

    void whatComesFromElsewhereIsDroppedOnCells() {
        GridDesk desk;
        const auto drop = [&desk](const QMimeData& data, QPoint at) {
            QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            enter.ignore();
            QCoreApplication::sendEvent(desk.view.viewport(), &enter);
            if (!enter.isAccepted()) return false;
            QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(desk.view.viewport(), &move);
            if (!move.isAccepted()) return false;
            QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(desk.view.viewport(), &dropped);
            return true;
        };
        desk.view.viewport()->setAcceptDrops(true);
        QMimeData text;
        text.setText(QStringLiteral("piece"));
        QVERIFY(drop(text, desk.middleOf({2, 5})));
        QCOMPARE(desk.controller().takeCalls(), "drop piece 2 5;");
        QVERIFY(!drop(text, {2, 2})); // on the rulers
        QMimeData nothing;
        QVERIFY(!drop(nothing, desk.middleOf({2, 5})));
        QCOMPARE(desk.controller().takeCalls(), "");
    }

    void ghostAndOverlaysAreDrawn() {
        GridDesk desk;
        QCOMPARE(desk.colourAt({4, 4}), QColor(Qt::green));
        desk.state.setHovered(Cell{4, 4});
        QCOMPARE(desk.colourAt({4, 4}), QColor(Qt::blue));
        emit desk.board().cellsChanged({{4, 4}, {4, 4}}); // what is there now is to be seen
        QCOMPARE(desk.colourAt({4, 4}), QColor(Qt::green));
        desk.state.setOverlay({"red", 0}, std::make_shared<test::RedCell>(Size{8, 12}, Cell{5, 5}));
        QCOMPARE(desk.colourAt({5, 5}), QColor(Qt::red));
    }

    void boardsThatDoNotZoomAlwaysFit() {
        GridDesk desk({6, 6}, {.rulers = false, .zooms = false, .frames = false, .room = {}, .margin = 4});
        const auto isWhole = [&desk] {
            return desk.view.viewport()->rect().contains(
                desk.view.geometryOfCells().gridRect().toAlignedRect());
        };
        QVERIFY(isWhole());
        const double before = desk.view.cellSize();
        desk.view.zoomIn();
        const QPointF at(200, 200);
        QWheelEvent wheel(at, desk.view.viewport()->mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(desk.view.viewport(), &wheel);
        QCOMPARE(desk.view.cellSize(), before);
        desk.view.resize(1200, 1000);
        QTRY_VERIFY(desk.view.cellSize() > before);
        QVERIFY(isWhole());
        desk.view.resize(240, 240);
        QTRY_VERIFY(desk.view.cellSize() < before);
        QVERIFY(isWhole());
    }

    /// Panels, notices and rulers of a window come and go around a board that somebody works on.
    void boardStaysInItsPlaceWhilePanelsComeAndGo() {
        Window w;
        w.desk.view.zoomNormal();
        w.desk.view.centreOn({5, 4});
        QTest::keyClick(&w.desk.view, Qt::Key_Left);
        w.settle();
        const QRectF before = w.board();
        w.changePanels([&] { QCOMPARE(w.board(), before); });
    }

    void aWholeBoardIsFittedAgainWhenANoticeTakesRoomFromIt() {
        Window w;
        QTest::keyClick(&w.desk.view, Qt::Key_Left);
        w.settle();
        const QRectF before = w.board();
        w.changePanels([&] { QVERIFY(w.isWholeInSight()); });
        QCOMPARE(w.board(), before);
    }

    /// What the scroll bars leave when they go belongs to the board, too.
    void fitPutsTheBoardIntoTheMiddleAfterZoomingIn() {
        Window w;
        QTest::keyClick(&w.desk.view, Qt::Key_Left);
        w.settle();
        const QRectF before = w.board();
        for (int i = 0; i < 8; ++i)
            w.desk.view.zoomIn();
        w.desk.view.centreOn({9, 9});
        w.settle();
        w.desk.view.zoomFit();
        w.settle();
        QCOMPARE(w.board(), before);
    }

    /// Whoever has chosen a problem wants to see it, however small the board was.
    void whatIsMarkedIsShownLargeEnoughToBeSeen() {
        GridDesk desk({300, 300});
        desk.view.resize(500, 400);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.view));
        desk.view.zoomFit();
        const double whole = desk.view.cellSize();
        QVERIFY(whole < 3);
        desk.state.mark({{280, 12}}, Severity::Error);
        QCOMPARE(desk.view.cellSize(), 16.0);
        QVERIFY(desk.view.visibleCells().contains(QRectF(12, 280, 1, 1)));
        desk.view.zoomNormal();
        desk.state.mark({{5, 290}, {6, 291}}, Severity::Error);
        QCOMPARE(desk.view.zoomPercent(), 100.0);
        QVERIFY(desk.view.visibleCells().contains(QRectF(290, 5, 2, 2)));
        // All of an area, as far as its cells can be made out; else where it begins.
        desk.view.zoomFit();
        desk.state.mark({{0, 0}, {29, 29}}, Severity::Error);
        QVERIFY(desk.view.cellSize() >= 8);
        QVERIFY(desk.view.visibleCells().contains(QRectF(0, 0, 30, 30)));
        desk.view.zoomFit();
        desk.state.mark({{200, 200}, {10, 10}}, Severity::Error);
        QCOMPARE(desk.view.cellSize(), 16.0);
        QVERIFY(desk.view.visibleCells().contains(QRectF(200, 200, 1, 1)));
    }

    void aWholeBoardFollowsTheWindow() {
        Window w;
        QTest::keyClick(&w.desk.view, Qt::Key_Left);
        const double before = w.desk.view.cellSize();
        w.window.resize(1300, 1000);
        w.settle();
        QVERIFY(w.desk.view.cellSize() > before);
        w.right.show();
        w.settle();
        QVERIFY(w.board().right() < w.right.geometry().left());
    }

    void aBoardIsFittedUntilSomebodyWorksOnIt() {
        Window w;
        const double before = w.desk.view.cellSize();
        w.right.show();
        w.settle();
        QVERIFY(w.desk.view.cellSize() < before);
    }

    /// Larger texts enlarge the panels, and nobody edits the board while choosing the text size.
    void aWholeBoardIsFittedWhenTheTextsGrow() {
        Window w;
        QTest::keyClick(&w.desk.view, Qt::Key_Left);
        applyTextSize(150);
        w.window.setFont(QApplication::font()); // as an application does while it runs
        w.right.show();
        w.above.show();
        w.settle();
        QVERIFY(w.board().right() < w.right.geometry().left());
        applyTextSize(100);
    }

    void onlyWhatChangedIsPaintedAgain() {
        GridDesk desk({40, 60});
        QVERIFY(QTest::qWaitForWindowExposed(&desk.view));
        const auto asked = [&desk] {
            desk.board().asked = 0;
            QEvent request(QEvent::UpdateRequest);
            QCoreApplication::sendEvent(&desk.view, &request);
            return desk.board().asked;
        };
        desk.view.viewport()->update();
        QVERIFY(asked() >= 40 * 60);
        QCOMPARE(asked(), 0);
        emit desk.board().cellsChanged({{1, 1}, {1, 1}});
        emit desk.board().cellsChanged({{38, 58}, {38, 58}});
        const int both = asked();
        QVERIFY2(both >= 2 && both < 60, qPrintable(QString::number(both)));

        desk.controller().press({3, 3}, {});
        for (const Cell cell : {Cell{3, 4}, Cell{20, 30}, Cell{21, 30}}) {
            desk.state.setHovered(cell);
            const int framed = asked();
            QVERIFY2(framed > 0 && framed < 150, qPrintable(QString::number(framed)));
        }
        desk.controller().release({21, 30});
        desk.state.setHovered(Cell{5, 5}); // with its ghost, which may be anywhere
        QVERIFY(asked() >= 40 * 60);
    }

    /// Of the largest boards only what is in sight is asked for, at any zoom.
    void largestBoardsCostWhatIsSeen() {
        GridDesk desk({4096, 4096});
        const auto cellsPainted = [&desk] {
            QVERIFY2(!desk.view.grab().isNull(), "nothing was drawn");
            const CellRange range = desk.board().painted;
            const int cells =
                (range.last.row - range.first.row + 1) * (range.last.column - range.first.column + 1);
            QVERIFY2(cells <= 360 * 260, qPrintable(QString::number(cells))); // of 2 pixels each
        };
        for (double before = 0; before != desk.view.cellSize(); desk.view.zoomIn()) {
            before = desk.view.cellSize();
            cellsPainted();
        }
        desk.view.reveal({{4095, 4095}});
        desk.state.setSelection({{4095, 4094}, {4095, 4095}});
        cellsPainted();
        QVERIFY(desk.board().painted.contains({4095, 4095}));
        const QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&desk.view);
        QCOMPARE(table->childCount(), 4096 * 4096);
        QCOMPARE(table->child(4096 * 4096 - 1)->text(QAccessible::Name), QStringLiteral("cell 4095 4095"));
    }
};

STONEMASON_TEST(TestGridView)
#include "test_grid_view.moc"
