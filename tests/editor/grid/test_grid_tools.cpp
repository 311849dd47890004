// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/line.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/stamp_tool.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/grid/tools/tool_controller.h"
#include "tests/editor/grid/toy_target.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace stonemason;
using test::ToyTarget;

namespace {

constexpr Modifiers control{false, true, false};
constexpr Modifiers shift{true, false, false};
constexpr Modifiers secondary{false, false, true};

/// A toy board with every tool of boards.
struct Bench {
    explicit Bench(Size size = {6, 8}) : target(size) {}

    ToyTarget target;
    ToolBox tools{gridTools()};

    Tool& tool(const char* id) { return *tools.tool(QString::fromLatin1(id)); }
    void stroke(const char* id, std::initializer_list<Cell> cells, Modifiers modifiers = {}) {
        tool(id).press(target, *cells.begin(), modifiers);
        for (const Cell* cell = cells.begin() + 1; cell != cells.end(); ++cell)
            tool(id).drag(target, *cell, modifiers);
        tool(id).release(target);
    }
    int count(TileIndex code) const {
        int cells = 0;
        forEachCell(target.size(), [&](Cell cell) { cells += target.committed(cell) == code; });
        return cells;
    }
};

/// Pointer and keys on a toy board, with the tool of that name in hand.
class ToyHand : public ToolController {
public:
    explicit ToyHand(Size size) : ToolController(std::make_unique<ToyTarget>(size)) {}
    ToyTarget& board() const { return static_cast<ToyTarget&>(target()); }
    using ToolController::refresh;
    QString inHand = QStringLiteral("brush");

protected:
    Tool* current() const override { return tools_.tool(inHand); }

private:
    ToolBox tools_{gridTools()};
};

} // namespace

class TestGridTools : public QObject {
    Q_OBJECT

private slots:
    void brushLineAndRectangle() {
        Bench bench;
        bench.stroke("brush", {{0, 0}, {0, 3}});
        QCOMPARE(bench.target.row(0), "700 700 700 700 0 0 0 0");
        bench.stroke("line", {{1, 0}, {5, 0}, {1, 2}});
        QCOMPARE(bench.target.row(1), "700 700 700 0 0 0 0 0");
        bench.stroke("rectangle", {{2, 5}, {4, 7}}, shift);
        QCOMPARE(bench.target.row(3), "0 0 0 0 0 700 0 700");
        bench.target.brush = 3;
        bench.stroke("eraser", {{0, 0}});
        QCOMPARE(bench.target.row(1), "0 0 700 0 0 0 0 0");
        QCOMPARE(bench.target.steps.join(u';').toStdString(),
                 "Paint 700 at row 0, column 0;Paint 700 at row 1, column 0;Paint 700 at row 2, column 5;"
                 "Erase at row 0, column 0");
    }

    void fillReplaceAndPick() {
        Bench bench;
        bench.stroke("line", {{0, 4}, {5, 4}});
        bench.target.chosen = 65535;
        bench.stroke("fill", {{3, 6}});
        QCOMPARE(bench.count(65535), 18);
        bench.stroke("eyedropper", {{3, 4}});
        QCOMPARE(bench.target.chosen, TileIndex(700));
        bench.stroke("replace", {{0, 7}});
        QCOMPARE(bench.count(700), 24);
        QCOMPARE(bench.target.steps.last(), QStringLiteral("Replace: Paint 700 at row 0, column 7"));
    }

    void stampsAreCapturedAndLaidSideBySide() {
        Bench bench;
        bench.stroke("stamp", {{0, 0}});
        QCOMPARE(bench.target.refused.size(), 1);
        bench.stroke("brush", {{0, 0}});
        bench.stroke("brush", {{0, 0}, {0, 1}}, secondary);
        bench.stroke("stamp", {{3, 1}, {3, 6}});
        QCOMPARE(bench.target.row(3), "0 700 0 700 0 700 0 0");
    }

    void whatIsSelectedMovesAndConfines() {
        Bench bench;
        bench.stroke("brush", {{1, 1}, {1, 2}});
        bench.stroke("select", {{1, 1}, {1, 2}});
        bench.stroke("select", {{1, 1}, {4, 3}});
        QCOMPARE(bench.target.row(1), "0 0 0 0 0 0 0 0");
        QCOMPARE(bench.target.row(4), "0 0 0 700 700 0 0 0");
        bench.stroke("select", {{4, 3}, {0, 0}}, control);
        QCOMPARE(bench.target.row(0), "700 700 0 0 0 0 0 0");
        QCOMPARE(bench.count(700), 4);
        bench.target.chosen = 9;
        bench.stroke("rectangle", {{0, 0}, {5, 7}});
        QCOMPARE(bench.count(9), 2);
        bench.stroke("wand", {{5, 0}});
        QCOMPARE(bench.target.state().selection().size(), std::size_t(44));
        bench.stroke("select-same", {{4, 3}});
        QCOMPARE(bench.target.state().selection().size(), std::size_t(2));
    }

    void holesAndMirrorImagesAreTheTargets() {
        Bench bench;
        bench.target.hole = {0, 2};
        bench.target.mirror = Transform::HalfTurn;
        bench.stroke("brush", {{0, 0}, {0, 4}});
        QCOMPARE(bench.target.row(0), "700 700 0 700 700 0 0 0");
        QCOMPARE(bench.target.row(5), "0 0 0 700 700 700 700 700");
    }

    void refusedAndCancelledStrokesLeaveNoTrace() {
        Bench bench;
        for (const auto& tool : bench.tools.tools()) {
            tool->press(bench.target, {1, 1}, {});
            tool->drag(bench.target, {3, 5}, {});
            tool->cancel(bench.target);
            tool->release(bench.target);
            QVERIFY2(!bench.target.hasPreview() && bench.target.steps.isEmpty(), qPrintable(tool->id()));
            QVERIFY2(tool->hint().size() > 10, qPrintable(tool->id()));
        }
        bench.target.locked = true;
        bench.target.refused.clear();
        for (const char* id : {"brush", "line", "rectangle", "fill", "eraser", "replace"})
            bench.stroke(id, {{0, 0}, {2, 2}});
        QCOMPARE(bench.target.refused.size(), 6);
        QVERIFY(bench.target.steps.isEmpty());
    }

    /// What a stroke paints is settled by its seed, and shown beforehand.
    void scatterPaintsTheShareThatItsSeedSays() {
        const auto scattered = [](std::uint64_t seed, int share) {
            ToyTarget target({60, 60});
            target.brush = 9;
            target.share = share;
            ScatterTool tool(seed);
            tool.press(target, {4, 4}, {});
            for (int row = 4; row < 60; row += 4)
                tool.drag(target, {row, row % 8 == 0 ? 4 : 55}, {});
            tool.release(target);
            CellCodes painted;
            forEachCell(target.size(), [&](Cell cell) {
                if (target.committed(cell) != 0) painted.push_back({cell, target.committed(cell)});
            });
            return painted;
        };
        QCOMPARE(scattered(7, 30), scattered(7, 30));
        QVERIFY(scattered(7, 30) != scattered(8, 30));
        const auto close = [](std::size_t painted, int share) {
            return painted * 100 > std::size_t(share - 4) * 3600 &&
                   painted * 100 < std::size_t(share + 4) * 3600;
        };
        for (const int share : {10, 30, 75})
            QVERIFY2(close(scattered(7, share).size(), share), qPrintable(QString::number(share)));

        ToyTarget target({9, 9});
        target.brush = 9;
        ScatterTool tool(7);
        CellCodes shown = tool.ghost(target, {4, 4});
        tool.press(target, {4, 4}, {});
        QVERIFY(shown.size() > 10 && shown.size() < 50);
        for (const CellCode& code : shown)
            QCOMPARE(target.shown(code.cell), code.code);
        QCOMPARE(target.given, shown.size());
        tool.release(target);
        QVERIFY(tool.ghost(target, {4, 4}) != shown); // the next stroke has other cells
    }

    /// A cell is painted with its mirror image: the two are drawn for once, wherever the brush comes over
    /// them.
    void scatterKeepsItsShareUnderASymmetry() {
        for (const Transform mirror : {Transform::Identity, Transform::HalfTurn, Transform::Diagonal})
            for (const int lastColumn : {59, 30}) { // the brush covers everything, or the left half
                ToyTarget target({60, 60});
                target.mirror = mirror;
                target.brush = 60;
                ScatterTool tool(7);
                tool.press(target, {29, lastColumn - 30}, {});
                tool.release(target);
                int covered = 0;
                int painted = 0;
                forEachCell(target.size(), [&](Cell cell) {
                    covered += int(std::min(cell.column, target.partnerOf(cell).column) <= lastColumn);
                    painted += int(target.committed(cell) != 0);
                });
                const int share = 100 * painted / covered;
                QVERIFY2(share >= 26 && share <= 33, qPrintable(QString::number(share)));
            }
    }

    void scatterIsOneStepHoweverOftenItComesBack() {
        Bench bench({5, 40});
        bench.target.mirror = Transform::HalfTurn;
        bench.stroke("scatter", {{0, 0}, {0, 39}, {0, 0}, {0, 39}});
        QCOMPARE(bench.target.steps.join(u';').toStdString(), "Scatter 700 at row 0, column 0");
        const int once = bench.count(700);
        QVERIFY(once > 8 && once < 50);
        for (int column = 0; column < 40; ++column)
            QCOMPARE(bench.target.committed({0, column}), bench.target.committed({4, 39 - column}));
        bench.target.state().setSelection({{2, 3}});
        bench.target.share = 99;
        for (int stroke = 0; stroke < 5; ++stroke)
            bench.stroke("scatter", {{2, 0}, {2, 39}});
        QCOMPARE(bench.count(700), once + 2); // the selected cell and its mirror image
        bench.target.locked = true;
        bench.stroke("scatter", {{0, 0}});
        QCOMPARE(bench.target.refused.size(), 1);
    }

    /// On the largest board, late in a long stroke, a drag hands over what it adds and nothing else.
    void aDragCostsWhatItAdds() {
        Bench bench({4096, 4096});
        bench.target.mirror = Transform::HalfTurn;
        for (const char* id : {"brush", "eraser"}) {
            bench.target.brush = 5;
            Tool& tool = bench.tool(id);
            tool.press(bench.target, {10, 10}, {});
            QCOMPARE(bench.target.given, std::size_t(25));
            tool.drag(bench.target, {10, 4000}, {});
            QCOMPARE(bench.target.given, std::size_t(3990 * 5));
            tool.drag(bench.target, {10, 4001}, {});
            QCOMPARE(bench.target.given, std::size_t(5));
            tool.drag(bench.target, {11, 4002}, {});
            QCOMPARE(bench.target.given, std::size_t(9));
            tool.refresh(bench.target); // another code: all of it
            QCOMPARE(bench.target.given, std::size_t(25 + 3991 * 5 + 9));
            tool.release(bench.target);
        }
        QCOMPARE(bench.count(700), 0);
    }

    void pointerAndKeysGoTheSameWay() {
        ToyHand pointer({6, 8});
        ToyHand keys({6, 8});
        for (const char* id : {"brush", "line"}) {
            pointer.inHand = keys.inHand = QString::fromLatin1(id);
            pointer.press({2, 2}, {});
            pointer.drag({2, 4}, {});
            pointer.release({2, 4});
            keys.board().state().setCursor({2, 2});
            keys.actAtCursor({});
            for (int step = 0; step < 2; ++step) {
                keys.moveCursor(0, 1, {});
                if (!keys.isActive()) keys.actAtCursor({});
            }
            if (keys.isActive()) keys.actAtCursor({});
            QCOMPARE(keys.board().row(2), pointer.board().row(2));
            QCOMPARE(pointer.board().row(2), "0 0 700 700 700 0 0 0");
            QVERIFY(!pointer.isActive() && !keys.isActive());
        }
        pointer.press({-1, 0}, {});
        QVERIFY(!pointer.isActive());
        pointer.press({0, 0}, {});
        pointer.board().chosen = 5;
        pointer.refresh();
        QCOMPARE(pointer.board().shown({0, 0}), TileIndex(5));
        pointer.board().state().setSelection({{4, 4}}); // the stroke keeps within it
        QCOMPARE(pointer.board().shown({0, 0}), TileIndex(0));
        QVERIFY(pointer.cancel());
        QVERIFY(!pointer.cancel());
    }

    /// However few of the pointer's events come, each is reached by a line from the one before: what comes
    /// just behind a sharp corner, too.
    void fewEventsLeaveNothingOut() {
        const std::vector<Cell> corners{{6, 1}, {10, 1}, {10, 3}, {6, 3}, {6, 5}, {10, 5}, {10, 4}};
        ToyHand hand({12, 8});
        for (const bool isSparse : {true, false}) {
            hand.press(corners.front(), {});
            for (std::size_t i = 1; i < corners.size(); ++i) {
                const std::vector<Cell> way = lineBetween(corners[i - 1], corners[i]);
                for (const Cell cell : isSparse ? std::vector{way.back()} : way)
                    hand.drag(cell, {});
            }
            hand.release(corners.back());
            int painted = 0;
            forEachCell(Size{12, 8}, [&](Cell cell) { painted += hand.board().committed(cell) == 700; });
            QCOMPARE(painted, 5 + 2 + 4 + 2 + 4 + 1);
            QCOMPARE(hand.board().committed({7, 1}), TileIndex(700));
            hand.board().chosen = 0;
            hand.inHand = QStringLiteral("rectangle");
            hand.press({0, 0}, {});
            hand.drag({11, 7}, {});
            hand.release({11, 7});
            hand.board().chosen = 700;
            hand.inHand = QStringLiteral("brush");
        }
    }

    /// A stroke that keys have begun is known to be under way until it ends, in whatever way.
    void aStrokeBegunByKeysIsHeld() {
        ToyHand hand({6, 8});
        const GridState& state = hand.board().state();
        QSignalSpy sent(&state, &GridState::heldByKeysChanged);
        hand.actAtCursor({}); // the brush is done at once
        QVERIFY(!state.isHeldByKeys());
        hand.inHand = QStringLiteral("line");
        hand.press({1, 1}, {});
        QVERIFY(!state.isHeldByKeys()); // by the pointer
        hand.release({1, 1});
        for (const bool givesUp : {false, true}) {
            hand.actAtCursor({});
            hand.moveCursor(0, 1, {});
            QVERIFY(state.isHeldByKeys());
            if (givesUp)
                hand.cancel();
            else
                hand.actAtCursor({});
            QVERIFY(!state.isHeldByKeys());
        }
        QCOMPARE(sent.size(), 4);
        hand.inHand = QStringLiteral("no such tool");
        hand.actAtCursor({});
        QVERIFY(!state.isHeldByKeys());
    }
};

STONEMASON_TEST(TestGridTools)
#include "test_grid_tools.moc"
