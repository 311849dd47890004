// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/action_reason.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/overlays/locks_overlay.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::kingsConflict;
using test::MapWindow;

namespace {

Map diagonalMap() {
    Map map = newMap(kingsConflict());
    map.symmetry = Symmetry::Diagonal;
    return map;
}

/// A map of the game's size turns a cell so under the half-turn.
Cell opposite(Cell cell) {
    return {10 - cell.row, 10 - cell.column};
}

const GridOverlay* locksOn(MapDocument& document) {
    return document.view().overlay(locksPlace);
}

} // namespace

class TestLockedCells : public QObject {
    Q_OBJECT

private slots:
    void theToolLocksWithTheMirrorImage() {
        Map map = newMap(kingsConflict());
        map.symmetry = Symmetry::HalfTurn;
        Desk desk(map);
        desk.stroke("lock", {{0, 0}, {0, 2}});
        const CellSet three{{0, 0}, {0, 1}, {0, 2}};
        const CellSet images{{10, 10}, {10, 9}, {10, 8}};
        QVERIFY(desk.document.committedMap().lockedCells == (three | images));
        QCOMPARE(desk.document.undoStack().count(), 1);
        QCOMPARE(desk.document.undoStack().undoText(), QStringLiteral("Lock cells (6)"));
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map().lockedCells.empty() && !desk.document.isModified());
        desk.document.undoStack().redo();
        QVERIFY(desk.document.map().lockedCells == (three | images));
        desk.stroke("lock", {opposite({0, 1})}, {.control = true});
        QVERIFY((desk.document.map().lockedCells == CellSet{{0, 0}, {0, 2}, {10, 10}, {10, 8}}));
        desk.stroke("lock", {{0, 0}, {10, 10}}, {.secondary = true});
        QVERIFY((desk.document.map().lockedCells == CellSet{{0, 2}, {10, 8}}));
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map().lockedCells == (three | images));
    }

    void shiftLocksARectangleAndTheBrushIsAsWideAsItIs() {
        Desk desk(diagonalMap());
        desk.stroke("lock", {{1, 2}, {3, 5}}, {.shift = true});
        CellSet expected = CellSet::of({{1, 2}, {3, 5}});
        QCOMPARE(desk.document.map().lockedCells.size(), desk.document.withMirrored(expected).size());
        QVERIFY((expected - desk.document.map().lockedCells).empty());
        desk.document.undoStack().undo();
        desk.state.setBrushSize(3);
        desk.stroke("lock", {{5, 5}});
        QVERIFY((CellSet::of({{4, 4}, {6, 6}}) - desk.document.map().lockedCells).empty());
        QVERIFY(desk.document.map().lockedCells.size() >= 9);
    }

    void aStrokeThatLocksNothingNewIsNoStep() {
        Desk desk;
        desk.stroke("lock", {{1, 1}});
        desk.stroke("lock", {{1, 1}});
        QCOMPARE(desk.document.undoStack().count(), 1);
        Tool& tool = desk.tool("lock");
        tool.press(desk.target, {4, 4}, {});
        tool.drag(desk.target, {4, 6}, {});
        QVERIFY(desk.document.view().planned().size() >= 3);
        tool.cancel(desk.target);
        QVERIFY(desk.document.view().planned().empty());
        tool.release(desk.target);
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void staysWithinTheSelection() {
        Desk desk;
        desk.document.view().setSelection({{2, 2}});
        desk.stroke("lock", {{2, 0}, {2, 5}});
        QVERIFY(desk.document.map().lockedCells.contains({2, 2}));
        QVERIFY(!desk.document.map().lockedCells.contains({2, 3}));
    }

    void aLockedLayerIsRefused() {
        Desk desk;
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        desk.document.view().setLocked(terrainLayer, true);
        desk.stroke("lock", {{1, 1}, {1, 3}});
        QCOMPARE(refused.count(), 1);
        QVERIFY(desk.document.map().lockedCells.empty());
    }

    void aChangeOfBrushGoesForTheWholeStroke() {
        Desk desk;
        Tool& tool = desk.tool("lock");
        tool.press(desk.target, {5, 2}, {});
        tool.drag(desk.target, {5, 4}, {});
        desk.state.setBrushSize(3);
        tool.refresh(desk.target);
        tool.release(desk.target);
        QVERIFY((CellSet::of({{4, 1}, {6, 5}}) - desk.document.map().lockedCells).empty());
    }

    /// Locks apply to generators only: manual painting is deliberate.
    void paintingStillChangesThem() {
        Desk desk;
        desk.stroke("lock", {{3, 3}});
        desk.state.setTile('F');
        desk.stroke("brush", {{3, 3}});
        QCOMPARE(desk.at(3, 3), 'F');
        QVERIFY(desk.document.map().lockedCells.contains({3, 3}));
    }

    void turnWithTheMap() {
        Desk desk;
        desk.document.setSymmetry(Symmetry::None);
        desk.document.setLockedCells({{0, 1}}, QStringLiteral("Lock"));
        transformMap(desk.document, QStringLiteral("Turn"), Transform::QuarterTurn);
        QVERIFY((desk.document.map().lockedCells == CellSet{{1, 10}}));
    }

    void areInFileAndRecovery() {
        Desk desk;
        desk.stroke("lock", {{0, 4}});
        const auto recovered = desk.document.recoveryBytes();
        QVERIFY(recovered);
        const auto read = readMap(*recovered, std::span(&kingsConflict(), 1));
        QVERIFY(read && read->map.lockedCells == desk.document.map().lockedCells);
        QVERIFY(desk.document.lossWhenSavedAs(QStringLiteral("a.as")).contains(QLatin1String("locked")));
        QVERIFY(!desk.document.lossWhenSavedAs(QStringLiteral("a.smap")).contains(QLatin1String("locked")));
    }

    void theBoardShowsThem() {
        MapWindow window;
        QVERIFY(!locksOn(window.document));
        window.document.setLockedCells({{2, 2}, {2, 3}}, QStringLiteral("Lock"));
        const GridOverlay* overlay = locksOn(window.document);
        QVERIFY(overlay);
        QCOMPARE(overlay->describe({2, 2}), QStringLiteral("locked"));
        QVERIFY(overlay->describe({4, 4}).isEmpty());
        QCOMPARE(overlay->legend().size(), std::size_t(1));
        QAction* shows = window.action(QStringLiteral("locks"));
        QVERIFY(shows->isChecked());
        shows->trigger();
        QVERIFY(!locksOn(window.document) && !shows->isChecked());
        shows->trigger();
        QVERIFY(locksOn(window.document));
        window.document.undoStack().undo();
        QVERIFY(!locksOn(window.document));
    }

    void paintsNearTheCellsOnly_data() {
        QTest::addColumn<int>("side");
        QTest::addRow("tiny") << 4;
        QTest::addRow("large") << 40;
    }
    void paintsNearTheCellsOnly() {
        QFETCH(int, side);
        const Size board{5, 5};
        const LocksOverlay overlay({{2, 2}}, board);
        GridGeometry geometry;
        geometry.board = board;
        geometry.cellSize = side;
        QImage image(5 * side, 5 * side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        overlay.paint(painter, geometry, QPalette(), wholeOf(board));
        painter.end();
        QVERIFY(qAlpha(image.pixel(2 * side + side / 2, 2 * side + side / 2)) > 0);
        QCOMPARE(qAlpha(image.pixel(side / 2, side / 2)), 0);
        QCOMPARE(qAlpha(image.pixel(4 * side + side / 2, 2 * side + side / 2)), 0);
    }

    void theSelectionIsLockedAndUnlocked() {
        MapWindow window;
        QAction* lock = window.action(QStringLiteral("lock-selection"));
        QAction* unlock = window.action(QStringLiteral("unlock-selection"));
        QAction* all = window.action(QStringLiteral("unlock-all"));
        QVERIFY(!lock->isEnabled() && !unlock->isEnabled() && !all->isEnabled());
        window.view().setSelection(CellSet::of({{0, 0}, {1, 1}}));
        QVERIFY(lock->isEnabled() && !unlock->isEnabled());
        lock->trigger();
        QCOMPARE(window.document.map().lockedCells.size(), std::size_t(8));
        QCOMPARE(window.steps(), 1);
        QVERIFY(!lock->isEnabled() && unlock->isEnabled() && all->isEnabled());
        window.view().setSelection({{0, 0}});
        unlock->trigger();
        QCOMPARE(window.document.map().lockedCells.size(), std::size_t(6));
        all->trigger();
        QVERIFY(window.document.map().lockedCells.empty());
        QCOMPARE(window.steps(), 3);
    }
};

STONEMASON_TEST(TestLockedCells)
#include "test_locked_cells.moc"
