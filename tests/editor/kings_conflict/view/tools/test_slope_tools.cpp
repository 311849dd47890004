// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/shape.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;

namespace {

const int strategicHints = 1;
constexpr Modifiers shiftHeld{true, false, false};

/// The Crossing with the strategic points, all 0, current.
struct SlopeDesk : Desk {
    SlopeDesk() : Desk(test::publishedTerrain("the-crossing")) {
        document.view().setCurrentLayer(strategicHints);
    }

    std::string hints(int r) const {
        const auto codes = document.map().layer(strategicHints).row(r);
        return {codes.begin(), codes.end()};
    }
};

} // namespace

class TestSlopeTools : public QObject {
    Q_OBJECT

private slots:
    void rampLeadsFromTheValueThereToTheChosenDigit() {
        SlopeDesk desk;
        desk.state.setDigit('9');
        desk.stroke("ramp", {{0, 0}, {0, 9}});
        QCOMPARE(desk.hints(0), "01234567890");
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.state.setDigit('1');
        desk.stroke("ramp", {{0, 9}, {8, 9}});
        QCOMPARE(desk.at(4, 9, strategicHints), '5');
        QCOMPARE(desk.at(8, 9, strategicHints), '1');
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QCOMPARE(desk.hints(0), "00000000000");
    }

    void rampFollowsTheWayThePointerWent() {
        SlopeDesk desk;
        desk.state.setDigit('8');
        desk.stroke("ramp", {{0, 0}, {0, 4}, {4, 4}});
        QCOMPARE(desk.hints(0), "01234000000");
        QCOMPARE(desk.at(4, 4, strategicHints), '8');
        QCOMPARE(desk.at(2, 2, strategicHints), '0');
        SlopeDesk back;
        back.state.setDigit('4');
        back.stroke("ramp", {{0, 0}, {0, 8}, {0, 4}}); // there and half the way back
        QCOMPARE(back.hints(0), "01234000000");
    }

    void rampsEndsAreToChoose() {
        SlopeDesk desk;
        desk.document.apply(QStringLiteral("a peak"), {{{strategicHints, {0, 8}, '0', '8'}}, {}});
        desk.state.setRamp({RampEnd::Zero, RampEnd::ValueThere});
        desk.stroke("ramp", {{0, 4}, {0, 8}});
        QCOMPARE(desk.hints(0), "00000246800");
        desk.state.setDigit('6');
        desk.state.setRamp({RampEnd::ChosenDigit, RampEnd::Zero});
        desk.stroke("ramp", {{1, 0}, {1, 6}});
        QCOMPARE(desk.hints(1), "65432100000");
    }

    void rampIsAsWideAsTheBrushAndStaysInTheSelection() {
        SlopeDesk desk;
        desk.state.setDigit('9');
        desk.state.setBrushSize(3);
        std::vector<Cell> selection;
        for (int row = 4; row <= 5; ++row)
            for (int column = 0; column < 11; ++column)
                selection.push_back({row, column});
        desk.document.view().setSelection(selection);
        desk.stroke("ramp", {{5, 1}, {5, 9}});
        QCOMPARE(desk.hints(4), desk.hints(5));
        QCOMPARE(desk.hints(5).front(), '0');
        QCOMPARE(desk.hints(5).back(), '9');
        QCOMPARE(desk.hints(6), "00000000000");
    }

    void riseIsTheLandscapeOfTheCore() {
        SlopeDesk desk;
        desk.state.setDigit('9');
        desk.state.setSlope({1, 2});
        desk.stroke("rise", {{9, 1}});
        const Cell goal{9, 1};
        const Grid<int> values =
            rise(desk.document.map(), desk.game, strategicHints, std::span(&goal, 1), 9, {1, 2});
        forEachCell(values.size(), [&](Cell cell) {
            QCOMPARE(desk.at(cell.row, cell.column, strategicHints), char('0' + values[cell]));
        });
        QCOMPARE(desk.at(9, 1, strategicHints), '9');
        QCOMPARE(desk.at(5, 0, strategicHints), '0'); // the river
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void riseTakesTheGridsPlaceAndWithShiftOnlyRaises() {
        SlopeDesk desk;
        desk.state.setDigit('9');
        desk.stroke("rise", {{10, 0}});
        desk.state.setDigit('5');
        desk.stroke("rise", {{0, 10}}, shiftHeld);
        QCOMPARE(desk.at(10, 0, strategicHints), '9');
        QCOMPARE(desk.at(0, 10, strategicHints), '5');
        desk.stroke("rise", {{0, 10}});
        QCOMPARE(desk.at(10, 0, strategicHints), '0');
    }

    void riseGoesToEveryTileDraggedOver() {
        SlopeDesk desk;
        desk.state.setDigit('3');
        desk.stroke("rise", {{9, 0}, {9, 4}});
        QCOMPARE(desk.hints(9).substr(0, 8), "33333210");
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void riseStaysInTheSelection() {
        SlopeDesk desk;
        desk.document.view().setSelection({{9, 1}, {9, 2}});
        desk.state.setDigit('9');
        desk.stroke("rise", {{9, 0}});
        QCOMPARE(desk.hints(9), "08700000000");
        QCOMPARE(desk.hints(8), "00000000000");
    }

    void bothAreMirroredWhenHintsAre() {
        for (const char* tool : {"ramp", "rise"}) {
            SlopeDesk desk;
            desk.document.setSymmetry(Symmetry::HalfTurn);
            desk.state.setDigit('4');
            desk.state.setSlope({4, 1}); // the goal alone
            desk.stroke(tool, {{9, 0}, {9, 1}});
            QCOMPARE(desk.at(1, 9, strategicHints), '0');
            desk.document.undoStack().undo();
            desk.document.view().setMirrorsHints(true);
            desk.stroke(tool, {{9, 0}, {9, 1}});
            QCOMPARE(desk.at(9, 1, strategicHints), '4');
            QCOMPARE(desk.at(1, 9, strategicHints), '4');
        }
    }

    void ghostsShowTheDigitsToCome() {
        SlopeDesk desk;
        desk.state.setDigit('2');
        const auto ghost = desk.tool("rise").ghost(desk.target, {9, 1});
        QCOMPARE(ghost.size(), std::size_t(9)); // the goal and what is one step away
        for (const CellCode& cell : ghost)
            QCOMPARE(cell.code, cell.cell == (Cell{9, 1}) ? '2' : '1');
        QCOMPARE(desk.tool("ramp").ghost(desk.target, {9, 1}).size(), std::size_t(1));
    }

    void ghostsOfBigBoardsAreTheGoalAlone() {
        Map map = newMap(test::kingsConflict());
        for (Grid<Code>& layer : map.layers)
            layer = Grid<Code>({100, 100}, layer[{0, 0}]);
        Desk desk(map);
        desk.document.view().setCurrentLayer(strategicHints);
        QCOMPARE(desk.tool("rise").ghost(desk.target, {50, 50}).size(), std::size_t(1));
    }

    void terrainAndMissingGridsAreRefused() {
        SlopeDesk desk;
        QSignalSpy refused(&desk.document, &MapDocument::refused);
        Map map = desk.document.map();
        map.layer(2) = {};
        desk.document.replace(QStringLiteral("less"), map);
        for (int layer : {terrainLayer, 2})
            for (const char* tool : {"ramp", "rise"}) {
                refused.clear();
                desk.document.view().setCurrentLayer(layer);
                desk.stroke(tool, {{9, 0}, {9, 5}});
                QCOMPARE(refused.count(), 1);
                QVERIFY(desk.tool(tool).ghost(desk.target, {9, 0}).empty());
            }
        QVERIFY(desk.document.map() == map);
    }
};

STONEMASON_TEST(TestSlopeTools)
#include "test_slope_tools.moc"
