// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_style.h"
#include "tests/editor/kings_conflict/view/canvas/canvas_screen.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Screen;

namespace {

/// Paints one cell red and says so.
struct RedCell : GridOverlay {
    Cell cell;

    explicit RedCell(Cell c) : cell(c) {}
    Size board() const override { return newMap(test::kingsConflict()).size(); }
    void paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
               const CellRange& range) const override {
        if (range.contains(cell)) painter.fillRect(geometry.rectOf(cell), Qt::red);
    }
    QString describe(Cell at) const override { return at == cell ? QStringLiteral("red") : QString(); }
    std::vector<LegendEntry> legend() const override { return {}; }
    QString name() const override { return QStringLiteral("Red"); }
};

} // namespace

class TestCanvas : public QObject {
    Q_OBJECT

private slots:
    void geometryIsItsOwnInverse() {
        for (bool turned : {false, true}) {
            const GridGeometry geometry{{5, 8}, 17.5, {31.0, 12.0}, turned};
            forEachCell(geometry.board, [&](Cell cell) {
                QVERIFY(geometry.cellAt(geometry.rectOf(cell).center()) == cell);
                QVERIFY(geometry.gridRect().contains(geometry.rectOf(cell)));
            });
            QVERIFY(geometry.cellsIn(geometry.gridRect().adjusted(1, 1, -1, -1)) == wholeOf(geometry.board));
            QVERIFY(!geometry.board.contains(geometry.cellAt({0, 0})));
        }
    }

    void aBorderRunsRoundTheSelection() {
        Screen screen;
        for (bool turned : {false, true}) {
            screen.document.view().setTurned(turned);
            screen.document.view().setSelection({{4, 4}, {4, 5}});
            QCoreApplication::processEvents();
            const QImage picture = screen.canvas.viewport()->grab().toImage();
            const QPoint middle = screen.middleOf({4, 4});
            const QPoint step = screen.middleOf({4, 5}) - middle;
            const auto whiteAround = [&](QPoint at) { // beside and below each other
                const QRect around = QRect(at, QSize(1, 1)).adjusted(-3, -6, 3, 6);
                int count = 0;
                for (int y = around.top(); y <= around.bottom(); ++y)
                    for (int x = around.left(); x <= around.right(); ++x)
                        count += qGray(picture.pixel(x, y)) > 240;
                return count;
            };
            QVERIFY(whiteAround(middle - step / 2) > 0);
            QVERIFY(whiteAround(middle + step + step / 2) > 0);
            QCOMPARE(whiteAround(middle + step / 2), 0);
        }
    }

    void pointerPaints() {
        Screen screen;
        screen.state.setTile('F');
        screen.click({8, 2});
        QCOMPARE(screen.at(8, 2), 'F');
        QCOMPARE(screen.at(2, 8), 'F');
        QTest::mousePress(screen.canvas.viewport(), Qt::LeftButton, {}, screen.middleOf({6, 0}));
        QTest::mouseMove(screen.canvas.viewport(), screen.middleOf({6, 3}));
        QTest::mouseRelease(screen.canvas.viewport(), Qt::LeftButton, {}, screen.middleOf({6, 3}));
        QCOMPARE(screen.row(6).substr(0, 5), "FFFFP");
        QCOMPARE(screen.document.undoStack().count(), 2);
    }

    void theOtherButtonDropsTheStroke() {
        Screen screen;
        screen.state.setTile('F');
        QTest::mousePress(screen.canvas.viewport(), Qt::LeftButton, {}, screen.middleOf({8, 2}));
        QTest::mousePress(screen.canvas.viewport(), Qt::RightButton, {}, screen.middleOf({8, 2}));
        QTest::mouseRelease(screen.canvas.viewport(), Qt::RightButton, {}, screen.middleOf({8, 2}));
        QTest::mouseRelease(screen.canvas.viewport(), Qt::LeftButton, {}, screen.middleOf({8, 2}));
        QCOMPARE(screen.at(8, 2), 'P');
    }

    void turnedBoardPaintsWhereItPoints() {
        Screen screen;
        screen.document.setSymmetry(Symmetry::None);
        const QPoint place = screen.middleOf({0, 0});
        screen.document.view().setTurned(true);
        screen.state.setTile('F');
        QTest::mouseClick(screen.canvas.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(screen.at(10, 10), 'F');
        screen.key(Qt::Key_Right);
        screen.key(Qt::Key_Space);
        QCOMPARE(screen.at(10, 9), 'F');
    }

    void everythingPaintsFromTheKeyboard() {
        Screen screen;
        screen.document.setSymmetry(Symmetry::None);
        screen.state.setTile('F');
        QVERIFY(screen.document.view().cursor() == (Cell{10, 0}));
        screen.key(Qt::Key_Up);
        screen.key(Qt::Key_Space);
        QCOMPARE(screen.at(9, 0), 'F');
        screen.state.setTool(QStringLiteral("road"));
        screen.key(Qt::Key_Right);
        screen.key(Qt::Key_Return); // begins
        screen.key(Qt::Key_Right);
        screen.key(Qt::Key_Right);
        QCOMPARE(screen.row(9), "FdddPPPPPPP");
        screen.key(Qt::Key_Up);
        screen.key(Qt::Key_Return); // ends
        QCOMPARE(screen.row(9), "Fdd4PPPPPPP");
        QCOMPARE(screen.document.undoStack().count(), 3);
        screen.key(Qt::Key_Space);
        screen.key(Qt::Key_End);
        screen.key(Qt::Key_Escape); // drops
        QCOMPARE(screen.document.undoStack().count(), 3);
        QVERIFY(screen.document.view().cursor() == (Cell{8, 10}));
    }

    void keysActWhereThePointerShows() {
        Screen screen;
        screen.state.setTile('F');
        screen.document.view().setCursor({10, 3});
        screen.document.view().setHovered(Cell{7, 2});
        screen.key(Qt::Key_Space);
        QCOMPARE(screen.at(7, 2), 'F');
        QCOMPARE(screen.at(10, 3), 'P');
        screen.document.view().setHovered(Cell{9, 4});
        screen.key(Qt::Key_Up);
        QVERIFY(screen.document.view().cursor() == (Cell{8, 4}));
    }

    void anotherToolEndsTheGesture() {
        Screen screen;
        screen.state.setTool(QStringLiteral("line"));
        screen.key(Qt::Key_Space);
        screen.key(Qt::Key_Up);
        QVERIFY(screen.document.hasPreview());
        screen.state.setTool(QStringLiteral("brush"));
        QVERIFY(!screen.document.hasPreview());
    }

    void escapeDropsMarksThenSelection() {
        Screen screen;
        screen.document.view().setSelection({{1, 1}});
        screen.document.view().mark({{2, 2}}, Severity::Error);
        screen.key(Qt::Key_Escape);
        QVERIFY(screen.document.view().marked().empty());
        QVERIFY(!screen.document.view().selection().empty());
        screen.key(Qt::Key_Escape);
        QVERIFY(screen.document.view().selection().empty());
    }

    void fitFollowsTheWindow() {
        Screen screen;
        const double before = screen.canvas.cellSize();
        screen.canvas.resize(1000, 900);
        QTRY_VERIFY(screen.canvas.cellSize() > before);
        QVERIFY(
            screen.canvas.viewport()->rect().contains(screen.canvas.geometryOfCells().gridRect().toRect()));
        screen.canvas.zoomNormal();
        QCOMPARE(screen.canvas.zoomPercent(), 100.0);
        screen.canvas.resize(500, 500);
        QCOMPARE(screen.canvas.zoomPercent(), 100.0);
    }

    void wheelZoomsAroundThePointer() {
        Screen screen;
        QSignalSpy zoomed(&screen.canvas, &MapCanvas::zoomChanged);
        const Cell cell{8, 3};
        const QPointF at = screen.canvas.geometryOfCells().rectOf(cell).center();
        for (int i = 0; i < 5; ++i)
            screen.wheel(1, at);
        QCOMPARE(zoomed.count(), 5);
        QVERIFY(screen.canvas.geometryOfCells().cellAt(at) == cell);
        QVERIFY(screen.canvas.horizontalScrollBar()->maximum() > 0);
        for (int i = 0; i < 100; ++i)
            screen.wheel(-1, at);
        QCOMPARE(screen.canvas.cellSize(), GridViewOptions().smallestCell);
        for (int i = 0; i < 200; ++i)
            screen.wheel(1, at);
        QCOMPARE(screen.canvas.cellSize(), MapCanvas::maximumCellSize);
    }

    void aTippedWheelScrollsAndKeepsTheZoom() {
        Screen screen;
        screen.canvas.zoomNormal();
        for (int i = 0; i < 6; ++i)
            screen.canvas.zoomIn();
        QScrollBar& bar = *screen.canvas.horizontalScrollBar();
        bar.setValue(bar.maximum() / 2);
        const double size = screen.canvas.cellSize();
        const int before = bar.value();
        const QPointF at(300, 300);
        for (int tip : {-120, -120, 120}) {
            QWheelEvent event(at, screen.canvas.viewport()->mapToGlobal(at), {}, {tip, 0}, {}, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(screen.canvas.viewport(), &event);
        }
        QCOMPARE(screen.canvas.cellSize(), size);
        QCOMPARE(bar.value(), before + 120);
    }

    void quickSecondClicksCount() {
        Screen screen;
        screen.document.view().setCurrentLayer(1);
        screen.state.setTool(QStringLiteral("raise"));
        screen.click({4, 4});
        // The window system sends this instead of the second press.
        QTest::mouseDClick(screen.canvas.viewport(), Qt::LeftButton, {}, screen.middleOf({4, 4}));
        QTest::mouseRelease(screen.canvas.viewport(), Qt::LeftButton, {}, screen.middleOf({4, 4}));
        QCOMPARE(screen.at(4, 4, 1), '2');
        QCOMPARE(screen.document.undoStack().count(), 2);
    }

    /// Right-dragging over the edge, rotating and undoing with a selection, a hint grid larger than the
    /// board: what is drawn lies on the board.
    void nothingIsDrawnOffTheBoard() {
        Map map = newMap(test::kingsConflict());
        for (int layer = 0; layer < map.layerCount(); ++layer)
            map.layer(layer) = Grid<Code>({20, 30}, layer == terrainLayer ? 'P' : '0');
        map.layer(2) = Grid<Code>({40, 40}, '3');
        Screen screen(map);
        MapDocument& document = screen.document;
        transformMap(document, QStringLiteral("Turn"), Transform::QuarterTurn);
        screen.state.setTool(QStringLiteral("select"));
        std::vector<Cell> row;
        for (int column = 0; column < 20; ++column)
            row.push_back({25, column});
        document.view().setSelection(row);
        document.view().setCursor({27, 3});
        screen.key(Qt::Key_Space);
        screen.key(Qt::Key_Right);
        document.undoStack().undo();
        QVERIFY(!screen.canvas.grab().isNull());
        QVERIFY(document.view().selection().empty());
        document.view().setCurrentLayer(2);
        document.view().setSelection(allCells(document));
        QCOMPARE(int(document.view().selection().size()), 600);
        QVERIFY(!screen.canvas.grab().isNull());
    }

    void overlaysOfAnotherBoardAreNotShown() {
        Screen screen;
        MapViewState& view = screen.document.view();
        const auto red = std::make_shared<RedCell>(Cell{10, 10});
        view.setOverlay(flowPlace, red);
        QVERIFY(view.overlay(flowPlace));
        Map small = newMap(test::kingsConflict());
        for (int layer = 0; layer < small.layerCount(); ++layer)
            small.layer(layer) = Grid<Code>({4, 4}, layer == terrainLayer ? 'P' : '0');
        screen.document.replace(QStringLiteral("Small"), small);
        QVERIFY(!view.overlay(flowPlace));
        view.setOverlay(flowPlace, red); // worked out meanwhile, and late
        QVERIFY(view.overlays().empty());
        screen.canvas.showAside(LayerAside{1, {red}});
        QVERIFY(!screen.canvas.describe({3, 3}).contains(QLatin1String("red")));
        QVERIFY(!screen.canvas.grab().isNull());
    }

    void middleButtonPans() {
        Screen screen;
        for (int i = 0; i < 8; ++i)
            screen.canvas.zoomIn();
        const int before = screen.canvas.verticalScrollBar()->value();
        QTest::mousePress(screen.canvas.viewport(), Qt::MiddleButton, {}, {300, 300});
        QTest::mouseMove(screen.canvas.viewport(), {300, 250});
        QTest::mouseRelease(screen.canvas.viewport(), Qt::MiddleButton, {}, {300, 250});
        QCOMPARE(screen.canvas.verticalScrollBar()->value(), before + 50);
        QCOMPARE(screen.document.undoStack().count(), 0);
    }

    void chosenProblemsComeIntoView() {
        Screen screen;
        for (int i = 0; i < 8; ++i)
            screen.canvas.zoomIn();
        for (Cell cell : {Cell{0, 0}, Cell{10, 10}, Cell{0, 10}}) {
            screen.document.view().mark({cell}, Severity::Warning);
            QVERIFY(screen.canvas.viewport()->rect().contains(screen.middleOf(cell)));
        }
    }

    void hoverLeavesWithThePointer() {
        Screen screen;
        QTest::mouseMove(screen.canvas.viewport(), screen.middleOf({3, 4}));
        QTRY_VERIFY(screen.document.view().hovered() == std::optional(Cell{3, 4}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(screen.canvas.viewport(), &leave);
        QVERIFY(!screen.document.view().hovered());
    }

    void ghostIsDrawnBeforeThePress() {
        Screen screen;
        screen.state.setTile('M');
        QTest::mouseMove(screen.canvas.viewport(), QPoint(2, 2));
        screen.document.view().setHovered(std::nullopt);
        screen.canvas.clearFocus();
        const QImage bare = screen.canvas.grab().toImage();
        screen.document.view().setHovered(Cell{8, 2});
        const QImage ghost = screen.canvas.grab().toImage();
        for (Cell cell : {Cell{8, 2}, Cell{2, 8}}) { // and its mirror image
            const QRect rect = screen.canvas.geometryOfCells().rectOf(cell).toRect();
            QVERIFY(bare.copy(rect) != ghost.copy(rect));
        }
        const QRect elsewhere = screen.canvas.geometryOfCells().rectOf(Cell{5, 5}).toRect();
        QCOMPARE(bare.copy(elsewhere), ghost.copy(elsewhere));
        QCOMPARE(screen.at(8, 2), 'P');
    }

    void aTurnedBoardSaysSoAndHasAWayBack() {
        Screen screen;
        auto* sign = screen.canvas.findChild<QToolButton*>();
        QVERIFY(sign && !sign->isVisible());
        screen.document.view().setTurned(true);
        QVERIFY(sign->isVisible());
        QVERIFY(screen.canvas.viewport()->rect().contains(sign->geometry()));
        sign->click();
        QVERIFY(!screen.document.view().isTurned());
        QVERIFY(!sign->isVisible());
    }

    void overlaysAreDrawnDescribedAndRemoved() {
        Screen screen;
        MapViewState& view = screen.document.view();
        const auto shown = [&](Cell cell) {
            return screen.canvas.viewport()->grab().toImage().pixelColor(screen.middleOf(cell));
        };
        view.setOverlay(marchPlace, std::make_shared<RedCell>(Cell{4, 4}));
        view.setOverlay(rulesPlace, std::make_shared<RedCell>(Cell{5, 5}));
        QCOMPARE(shown({4, 4}), QColor(Qt::red));
        QCOMPARE(shown({5, 5}), QColor(Qt::red));
        QCOMPARE(screen.canvas.describe({4, 4}), QStringLiteral("row 4, column 4, Plains; red"));
        QCOMPARE(view.overlays().front(), view.overlay(rulesPlace));
        view.setOverlay(marchPlace, nullptr);
        QVERIFY(shown({4, 4}) != QColor(Qt::red));
        QCOMPARE(screen.canvas.describe({4, 4}), QStringLiteral("row 4, column 4, Plains"));
    }

    void hugeMapsPaintAtAnyZoom() {
        Map map = newMap(test::kingsConflict());
        for (Grid<Code>& layer : map.layers)
            layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'F' : '3');
        Screen screen(map);
        for (double before = 0; before != screen.canvas.cellSize(); screen.canvas.zoomIn()) {
            before = screen.canvas.cellSize();
            QVERIFY(!screen.canvas.grab().isNull());
        }
        screen.click({128, 128});
    }
};

STONEMASON_TEST(TestCanvas)
#include "test_canvas.moc"
