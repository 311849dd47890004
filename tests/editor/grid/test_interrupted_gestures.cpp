// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool_box.h"
#include "tests/editor/grid/toy_target.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using test::ToyTarget;

namespace {

/// A hand whose tools are chosen as a person does, from menu or keys.
struct GestureDesk {
    ToolState state;
    ToolHand hand{std::make_unique<ToyTarget>(Size{6, 8}), ToolBox(gridTools()), state};

    ToyTarget& board() { return static_cast<ToyTarget&>(hand.target()); }
    void use(const char* tool) { state.setTool(QString::fromLatin1(tool)); }
};

} // namespace

/// What may happen between press and release: a key locks what is painted on, the stroke is given up.
class TestInterruptedGestures : public QObject {
    Q_OBJECT

private slots:
    void aLockPutsAMovedSelectionBack() {
        ToyTarget target({6, 8});
        target.preview({{{1, 1}, TileIndex{700}}});
        target.commit(QStringLiteral("Paint"));
        target.state().setSelection({{1, 1}});
        const ToolBox tools{gridTools()};
        Tool& select = *tools.tool(QStringLiteral("select"));
        select.press(target, {1, 1}, {});
        select.drag(target, {2, 3}, {});
        QCOMPARE(target.row(2), "0 0 0 700 0 0 0 0");
        target.locked = true;
        select.drag(target, {3, 4}, {});
        QCOMPARE(target.refused, QStringList{QStringLiteral("locked")});
        QCOMPARE(target.row(1), "0 700 0 0 0 0 0 0");
        QCOMPARE(target.state().selection().cells(), (std::vector<Cell>{{1, 1}}));
    }

    /// The key of another tool in mid-stroke keeps what the stroke has done, as one step.
    void anotherToolEndsAStrokeAndKeepsIt() {
        for (const char* tool : {"brush", "line", "rectangle", "eraser", "fill"}) {
            GestureDesk desk;
            desk.board().preview({{{2, 2}, TileIndex{9}}, {{2, 3}, TileIndex{9}}});
            desk.board().commit(QStringLiteral("Paint"));
            desk.use(tool);
            desk.hand.press({2, 2}, {});
            desk.hand.drag({2, 3}, {});
            const std::string shown = desk.board().row(2);
            QVERIFY2(shown != "0 0 9 9 0 0 0 0", tool);
            desk.use("select");
            QVERIFY(!desk.hand.isActive() && !desk.board().hasPreview());
            QCOMPARE(desk.board().row(2), shown);
            QCOMPARE(desk.board().steps.size(), 2);
            desk.hand.drag({5, 5}, {}); // the button is still down
            desk.hand.release({5, 5});
            QCOMPARE(desk.board().steps.size(), 2);
            QVERIFY(desk.board().state().selection().empty());
        }
    }

    void anotherToolPutsAMovedSelectionDown() {
        GestureDesk desk;
        desk.board().preview({{{1, 1}, TileIndex{9}}});
        desk.board().commit(QStringLiteral("Paint"));
        desk.board().state().setSelection({{1, 1}});
        desk.use("select");
        desk.hand.press({1, 1}, {});
        desk.hand.drag({2, 3}, {});
        desk.use("brush");
        QCOMPARE(desk.board().row(2), "0 0 0 9 0 0 0 0");
        QCOMPARE(desk.board().row(1), "0 0 0 0 0 0 0 0");
        QCOMPARE(desk.board().steps.size(), 2);
    }

    void anotherToolGivesUpACapture() {
        GestureDesk desk;
        desk.use("brush");
        desk.hand.press({1, 1}, {false, false, true});
        desk.hand.drag({2, 3}, {});
        QCOMPARE(desk.board().state().selection().size(), std::size_t(6));
        desk.use("eraser");
        QVERIFY(desk.board().state().selection().empty());
        QVERIFY(desk.board().stamp().cells.empty());
        QCOMPARE(desk.state.tool(), QStringLiteral("eraser"));
    }

    /// Esc puts a stamp away, also one that was put down already, and the tool before it is back; first it
    /// gives up the stamp's own stroke.
    void aStampIsPutAway() {
        for (const char* before : {"brush", "select", "eraser"}) {
            GestureDesk desk;
            desk.use(before);
            QVERIFY(!desk.hand.putAway());
            desk.board().capture({{1, 1}});
            desk.use("stamp");
            desk.use("stamp"); // pasted a second time
            desk.hand.press({2, 2}, {});
            QVERIFY(desk.hand.cancel());
            QCOMPARE(desk.state.tool(), QStringLiteral("stamp"));
            desk.hand.press({2, 2}, {});
            desk.hand.release({2, 2});
            QVERIFY(desk.hand.putAway());
            QCOMPARE(desk.state.tool(), QString::fromLatin1(before));
            QVERIFY(!desk.hand.putAway());
        }
    }

    /// What was chosen in its own right stays.
    void onlyPassingToolsArePutAway() {
        ToolState state;
        state.setTool(QStringLiteral("select"));
        state.setPassingTool(QStringLiteral("place"));
        QVERIFY(state.leavePassingTool());
        QCOMPARE(state.tool(), QStringLiteral("select"));
        state.setPassingTool(QStringLiteral("place"));
        state.setTool(QStringLiteral("place"));
        QVERIFY(!state.leavePassingTool());
        state.setPassingTool(QStringLiteral("stamp"));
        QObject first;
        state.enter(&first);
        QCOMPARE(state.tool(), QStringLiteral("brush"));
        state.setPassingTool(QStringLiteral("stamp"));
        state.enter(nullptr);
        state.enter(&first); // the same as before: it stays
        QCOMPARE(state.tool(), QStringLiteral("stamp"));
    }

    /// What cannot be painted shows no picture of it.
    void aLockedBoardHasNoGhost() {
        GestureDesk desk;
        desk.use("brush");
        QCOMPARE(desk.hand.ghostAt({1, 1}).size(), std::size_t(1));
        desk.board().locked = true;
        QVERIFY(desk.hand.ghostAt({1, 1}).empty());
        desk.board().locked = false;
        QVERIFY(desk.hand.ghostAt({-1, 1}).empty());
    }

    /// A frame around what lies at the edge begins beside the board, and a click there selects nothing.
    void aFrameBeginsAnywhere() {
        GestureDesk desk;
        desk.use("select");
        desk.hand.press({-3, -2}, {});
        desk.hand.drag({1, 1}, {});
        desk.hand.release({1, 1});
        QCOMPARE(desk.board().state().selection().cells(),
                 (std::vector<Cell>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
        desk.hand.press({9, 20}, {true, false, false});
        desk.hand.drag({5, 7}, {});
        desk.hand.release({5, 7});
        QCOMPARE(desk.board().state().selection().size(), std::size_t(5));
        desk.hand.press({9, 20}, {});
        desk.hand.release({9, 20});
        QVERIFY(desk.board().state().selection().empty());
        desk.use("brush");
        desk.hand.press({9, 20}, {});
        QVERIFY(!desk.hand.isActive());
    }
};

STONEMASON_TEST(TestInterruptedGestures)
#include "test_interrupted_gestures.moc"
