// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/line.h"
#include "core/grid/region.h"
#include "core/kings_conflict/map/pen.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;

namespace {

constexpr Modifiers control{false, true, false};
constexpr Modifiers shift{true, false, false};
constexpr Modifiers secondary{false, false, true};

Desk unsymmetric() {
    Map map = newMap(test::kingsConflict());
    map.symmetry = Symmetry::None;
    return Desk(map);
}

std::size_t count(const Desk& desk, Code code) {
    return cellsHolding(desk.document.map().terrain(), code).size();
}

} // namespace

class TestTools : public QObject {
    Q_OBJECT

private slots:
    void brushPaintsBothHalvesInOneStep() {
        Desk desk;
        desk.document.setSymmetry(Symmetry::HalfTurn);
        desk.state.setTile('0');
        desk.stroke("brush", {{8, 1}, {8, 3}});
        QCOMPARE(desk.row(8), "P000PPPPPPP");
        QCOMPARE(desk.row(2), "PPPPPPP222P");
        QCOMPARE(desk.document.undoStack().count(), 2);
        desk.document.undoStack().undo();
        QCOMPARE(count(desk, 'P'), std::size_t(121));
    }

    void brushSizeAndTheBoardsEdge() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.state.setBrushSize(3);
        desk.stroke("brush", {{0, 0}});
        QCOMPARE(count(desk, 'F'), std::size_t(4));
        desk.state.setBrushSize(99);
        QCOMPARE(desk.state.brushSize(), MapToolState::maximumBrushSize);
    }

    /// Whatever the symmetry adds, the brush paints the share that was asked for: of hints, too, whether or
    /// not they are mirrored.
    void scatterKeepsItsShareUnderEverySymmetry() {
        constexpr int strokes = 12; // a map has only 121 cells
        for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal})
            for (const auto& [layer, mirrors] : {std::pair(0, true), {1, true}, {1, false}}) {
                Map map = newMap(test::kingsConflict());
                map.symmetry = symmetry;
                Desk desk(map);
                desk.state.setTile('F');
                desk.state.setDigit('7');
                desk.state.setBrushSize(9);
                desk.state.setScatterShare(30);
                desk.document.view().setCurrentLayer(layer);
                desk.document.view().setMirrorsHints(mirrors);
                int painted = 0;
                for (int stroke = 0; stroke < strokes; ++stroke) {
                    desk.stroke("scatter", {{4, 4}, {4, 6}, {6, 6}, {6, 4}});
                    for (const char code : {'F', '7'})
                        painted += int(cellsHolding(desk.document.map().layer(layer), code).size());
                    desk.document.undoStack().undo();
                }
                const double share = 100.0 * painted / (strokes * 121);
                QVERIFY2(share > 25 && share < 35, qPrintable(QString::number(share)));
            }
    }

    /// A quick pointer reports few cells of its way, a slow one all of them: the stroke is the same.
    void strokesAreTheSameHoweverFastThePointerIs() {
        const std::vector<Cell> corners{{1, 1}, {1, 9}, {9, 9}, {5, 5}, {9, 1}, {0, 0}};
        for (const char* id : {"brush", "eraser", "raise", "stamp"})
            for (Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal}) {
                Desk quick(test::publishedMap("the-crossing"));
                Desk slow(test::publishedMap("the-crossing"));
                for (Desk* desk : {&quick, &slow}) {
                    desk->document.setSymmetry(symmetry);
                    desk->state.setTile('6');
                    desk->state.setBrushSize(2);
                    desk->state.setStamp({LayerKind::Terrain, Grid<Code>({1, 2}, '2')});
                    desk->document.view().setCurrentLayer(id == std::string_view("raise") ? 1 : 0);
                    desk->tool(id).press(desk->target, corners.front(), {});
                }
                for (std::size_t i = 1; i < corners.size(); ++i) {
                    quick.tool(id).drag(quick.target, corners[i], {});
                    for (Cell cell : lineBetween(corners[i - 1], corners[i]))
                        slow.tool(id).drag(slow.target, cell, {});
                    QVERIFY2(quick.document.map() == slow.document.map(), id);
                }
                for (Desk* desk : {&quick, &slow})
                    desk->tool(id).refresh(desk->target); // from the whole path
                QVERIFY2(quick.document.map() == slow.document.map(), id);
                const Map shown = slow.document.map();
                slow.tool(id).release(slow.target);
                QVERIFY2(slow.document.map() == shown, id);
            }
    }

    /// Where a stroke meets its own mirror image, what is painted last is seen.
    void theLastOfAStrokeCounts() {
        Desk desk;
        desk.document.setSymmetry(Symmetry::HalfTurn);
        desk.state.setTile('0');
        desk.stroke("brush", {{9, 5}, {1, 5}});
        QCOMPARE(desk.at(4, 5), '0');
        QCOMPARE(desk.at(6, 5), '2');
        desk.document.undoStack().undo();
        desk.stroke("brush", {{1, 5}, {9, 5}});
        QCOMPARE(desk.at(4, 5), '2');
        QCOMPARE(desk.at(6, 5), '0');
    }

    void brushStaysInTheSelection() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.document.view().setSelection({{5, 5}, {5, 6}});
        desk.stroke("brush", {{5, 0}, {5, 10}});
        QCOMPARE(desk.row(5), "PPPPPFFPPPP");
        desk.stroke("fill", {{0, 0}});
        QCOMPARE(count(desk, 'F'), std::size_t(2));
    }

    void rightButtonPicksOrCaptures() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.stroke("rectangle", {{2, 2}, {3, 4}});
        desk.state.setTile('P');
        desk.stroke("brush", {{2, 2}}, secondary);
        QCOMPARE(desk.state.tile(), 'F');
        desk.stroke("brush", {{2, 1}, {3, 3}}, secondary);
        QCOMPARE(desk.state.tool(), QStringLiteral("stamp"));
        QVERIFY(desk.state.stamp().size() == (Size{2, 3}));
        desk.stroke("stamp", {{8, 5}});
        QCOMPARE(desk.row(8), "PPPPPFFPPPP");
        QCOMPARE(desk.row(9), "PPPPPFFPPPP");
    }

    void stampsLieSideBySide() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.stroke("brush", {{0, 0}});
        desk.stroke("brush", {{0, 0}, {0, 1}}, secondary);
        desk.stroke("stamp", {{5, 2}, {5, 7}});
        QCOMPARE(desk.row(5), "PPFPFPFPPPP");
        desk.document.view().setCurrentLayer(1);
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        desk.stroke("stamp", {{5, 2}});
        QCOMPARE(refused.count(), 1);
    }

    void lineAndRectangleFollowThePointer() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.stroke("line", {{0, 0}, {10, 0}, {3, 3}});
        QCOMPARE(count(desk, 'F'), std::size_t(4));
        desk.document.undoStack().undo();
        desk.stroke("rectangle", {{4, 4}, {8, 8}, {6, 6}}, shift);
        QCOMPARE(count(desk, 'F'), std::size_t(8));
    }

    void cancelLeavesNoTrace() {
        Desk desk;
        const Map before = desk.document.map();
        for (const auto& tool : desk.tools.tools()) {
            tool->press(desk.target, {7, 2}, {});
            tool->drag(desk.target, {7, 6}, {});
            tool->cancel(desk.target);
            QVERIFY2(desk.document.map() == before, qPrintable(tool->id()));
            tool->release(desk.target);
            QCOMPARE(desk.document.undoStack().count(), 0);
        }
    }

    void pensDrawJoinsAndBridges() {
        Desk desk;
        desk.document.setSymmetry(Symmetry::HalfTurn);
        desk.stroke("river", {{5, 0}, {5, 10}});
        desk.stroke("road", {{8, 1}, {7, 1}, {7, 5}, {5, 5}});
        QCOMPARE(desk.row(5), "-----B-----");
        QCOMPARE(desk.row(7), "P6ddd4PPPPP");
        QCOMPARE(desk.row(3), "PPPPP6ddd4P");
        desk.stroke("road", {{5, 5}}, control);
        QCOMPARE(desk.row(5), "-----------");
    }

    void pensTakeBackTheWayTheyCame() {
        Desk desk = unsymmetric();
        Desk straight = unsymmetric();
        desk.stroke("road", {{2, 2}, {2, 8}, {2, 4}});
        straight.stroke("road", {{2, 2}, {2, 4}});
        QVERIFY(desk.document.map() == straight.document.map());
    }

    void eraserBendsWhatIsLeft() {
        Desk desk = unsymmetric();
        desk.stroke("river", {{5, 0}, {5, 10}});
        desk.stroke("eraser", {{5, 4}});
        QCOMPARE(desk.at(5, 4), 'P');
        const Grid<Code>& terrain = desk.document.map().terrain();
        for (Cell cell : {Cell{5, 3}, Cell{5, 5}})
            for (Direction d : allDirections)
                if (test::kingsConflict().tile(terrain[cell])->river.has(d))
                    QVERIFY(joinAt(terrain, test::kingsConflict(), Network::River, cell, d) != Join::Clash);
    }

    void hintsAreNotMirroredUnlessAsked() {
        Desk desk;
        desk.document.view().setCurrentLayer(2);
        desk.state.setDigit('7');
        desk.stroke("brush", {{9, 1}});
        QCOMPARE(desk.at(9, 1, 2), '7');
        QCOMPARE(desk.at(1, 9, 2), '0');
        desk.document.view().setMirrorsHints(true);
        desk.stroke("brush", {{8, 1}});
        QCOMPARE(desk.at(1, 8, 2), '7');
    }

    void raiseStopsAtNineAndZero() {
        Desk desk;
        desk.document.view().setCurrentLayer(1);
        for (int i = 0; i < 12; ++i)
            desk.stroke("raise", {{4, 4}, {4, 5}, {4, 4}});
        QCOMPARE(desk.at(4, 4, 1), '9');
        desk.stroke("raise", {{4, 4}}, control);
        QCOMPARE(desk.at(4, 4, 1), '8');
        desk.stroke("raise", {{0, 0}}, secondary);
        QCOMPARE(desk.at(0, 0, 1), '0');
    }

    void toolsForTheOtherKindOfLayerSayWhy() {
        Desk desk;
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        desk.stroke("raise", {{4, 4}});
        desk.document.view().setCurrentLayer(1);
        desk.stroke("river", {{4, 4}});
        QCOMPARE(refused.count(), 2);
        QCOMPARE(desk.document.undoStack().count(), 0);
    }

    void reportsMissingGrid() {
        Map map = newMap(test::kingsConflict());
        map.layers[3] = {};
        Desk desk(map);
        desk.document.view().setCurrentLayer(3);
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        for (const char* id : {"brush", "fill", "eraser", "replace", "line", "rectangle", "raise"})
            desk.stroke(id, {{4, 4}});
        QCOMPARE(refused.count(), 7);
        for (const auto& tool : desk.tools.tools()) // and nothing falls over
            tool->ghost(desk.target, {4, 4});
        desk.stroke("wand", {{4, 4}});
        desk.stroke("select-same", {{4, 4}});
        desk.stroke("eyedropper", {{4, 4}});
    }

    void selectionAddsAndTakesAway() {
        Desk desk;
        const auto selected = [&] { return desk.document.view().selection().size(); };
        desk.stroke("select", {{1, 1}, {3, 3}});
        QCOMPARE(selected(), std::size_t(9));
        desk.stroke("select", {{3, 3}, {4, 4}}, shift);
        QCOMPARE(selected(), std::size_t(12));
        desk.stroke("select", {{0, 0}, {2, 2}}, control);
        QCOMPARE(selected(), std::size_t(8));
        desk.stroke("select", {{9, 9}});
        QCOMPARE(selected(), std::size_t(0));
        desk.stroke("select", {{9, 9}});
        QCOMPARE(selected(), std::size_t(1));
    }

    void wandAndSameTile() {
        Desk desk = unsymmetric();
        desk.state.setTile('M');
        desk.stroke("line", {{0, 5}, {10, 5}});
        desk.stroke("wand", {{3, 3}});
        QCOMPARE(desk.document.view().selection().size(), std::size_t(55));
        desk.stroke("select-same", {{3, 3}});
        QCOMPARE(desk.document.view().selection().size(), std::size_t(110));
    }

    void movingKeepsWhatWasPutDown() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.stroke("rectangle", {{1, 1}, {1, 3}});
        desk.stroke("select", {{1, 1}, {1, 3}});
        desk.stroke("select", {{1, 2}, {1, 3}}); // moved right by one, over itself
        QCOMPARE(desk.row(1), "PPFFFPPPPPP");
        QVERIFY(desk.document.view().selection() == (std::vector<Cell>{{1, 2}, {1, 3}, {1, 4}}));
        desk.stroke("select", {{1, 2}, {5, 2}}, control);
        QCOMPARE(desk.row(1), "PPFFFPPPPPP");
        QCOMPARE(desk.row(5), "PPFFFPPPPPP");
    }

    void movingOntoTheMirrorImageKeepsTheMap() {
        Desk desk;
        desk.document.setSymmetry(Symmetry::HalfTurn);
        desk.state.setTile('F');
        desk.stroke("brush", {{10, 3}}); // and {0, 7}
        desk.stroke("select", {{10, 3}});
        desk.stroke("select", {{10, 3}, {0, 7}});
        QCOMPARE(desk.at(0, 7), 'F');
        QCOMPARE(desk.at(10, 3), 'F');
        QVERIFY(cellsBreaking(desk.document.map(), test::kingsConflict(), Symmetry::HalfTurn).empty());
    }

    void replaceAndPick() {
        Desk desk = unsymmetric();
        desk.state.setTile('F');
        desk.stroke("replace", {{0, 0}});
        QCOMPARE(count(desk, 'F'), std::size_t(121));
        desk.state.setTile('H');
        desk.stroke("eyedropper", {{5, 5}});
        QCOMPARE(desk.state.tile(), 'F');
    }

    void everyToolExplainsItself() {
        Desk desk;
        QVERIFY(desk.tools.tools().size() >= 14);
        for (const auto& tool : desk.tools.tools())
            QVERIFY2(tool->hint().size() > 20, qPrintable(tool->id()));
    }
};

STONEMASON_TEST(TestTools)
#include "test_tools.moc"
