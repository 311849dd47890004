// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "core/wastes/board/jump_edit.h"
#include "core/wastes/format/sboard.h"
#include "editor/wastes/model/board_state.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

class TestJumpTool : public QObject {
    Q_OBJECT

private slots:
    /// A jump is added and taken away by a drag, by two clicks, by keys; each is one undo step.
    void jumpsAreAddedAndTakenAway() {
        BoardWindow window(boardOf(".~..R/...../B...."));
        window.brush().setTool(QStringLiteral("jump"));
        QCOMPARE(window.document.view().insight(), Insight::Jumps);
        const auto has = [&window](Cell from, Cell to) {
            return std::ranges::count(jumpsFrom(window.document.board(), from), Jump{from, to}) == 1;
        };
        QSignalSpy sent(&window.workspace, &Workspace::message);
        window.drag({0, 0}, {2, 3});
        QVERIFY(has({0, 0}, {2, 3}) && !has({2, 3}, {0, 0}));
        QVERIFY(!sent.isEmpty() && window.document.view().selection().empty());
        window.click({0, 0});
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{0, 0}}));
        window.click({0, 2});
        QVERIFY(!has({0, 0}, {0, 2}) && has({0, 2}, {0, 0}));
        QCOMPARE(window.document.board().jumps.forbidden.size(), std::size_t(1));
        window.document.view().setCursor({0, 0});
        window.hand().actAtCursor({});
        window.hand().moveCursor(0, 2, {});
        window.hand().actAtCursor({});
        QVERIFY(has({0, 0}, {0, 2}));
        window.drag({1, 0}, {1, 4}, {.shift = true}); // there and back
        QVERIFY(has({1, 0}, {1, 4}) && has({1, 4}, {1, 0}));
        QCOMPARE(window.steps(), 4);
        for (int i = 0; i < 4; ++i)
            window.document.undoStack().undo();
        QVERIFY(window.document.board().jumps == JumpChanges{});
        window.brush().setTool(QStringLiteral("brush"));
        QCOMPARE(window.document.view().insight(), Insight::None); // as before
    }

    /// Each of two boards has its own view back.
    void jumpsAreInSightOnTheBoardThatIsWorkedOn() {
        BoardWindow window(boardOf(".~..R/...../B...."));
        BoardDocument other(boardOf("B...R"), test::theWastes());
        const std::unique_ptr<QWidget> view(window.workspace.createView(other, nullptr));
        window.document.view().setInsight(Insight::Control);
        window.brush().setTool(QStringLiteral("jump"));
        window.workspace.setCurrent(&other, view.get());
        QCOMPARE(window.document.view().insight(), Insight::Control);
        QCOMPARE(other.view().insight(), Insight::Jumps);
        window.brush().setTool(QStringLiteral("brush"));
        QCOMPARE(other.view().insight(), Insight::None);
        QCOMPARE(window.document.view().insight(), Insight::Control);
        window.workspace.setCurrent(nullptr, nullptr);
    }

    void jumpsThatCannotBeAreRefused() {
        BoardWindow window(boardOf(".~. R/...../B...."));
        QSignalSpy refused(&window.document, &BoardDocument::refused);
        window.brush().setTool(QStringLiteral("jump"));
        window.drag({1, 0}, {1, 1});
        window.drag({1, 0}, {0, 3});
        window.drag({1, 0}, {1, 7});
        QCOMPARE(refused.size(), 3);
        window.click({1, 0});
        window.canvas->cancel(); // Escape gives the chosen tile up
        window.click({1, 3});
        QCOMPARE(window.steps(), 0);
        window.brush().setTool(QStringLiteral("brush"));
        QVERIFY(window.document.view().selection().empty());
    }

    void jumpsAreMirrored() {
        Board board = boardOf("..~.R/B~...");
        board.symmetry = Symmetry::HalfTurn;
        BoardWindow window(board);
        window.brush().setTool(QStringLiteral("jump"));
        window.drag({0, 0}, {1, 4});
        QVERIFY(
            (window.document.board().jumps.extra == std::vector<Jump>{{{0, 0}, {1, 4}}, {{1, 4}, {0, 0}}}));
        QCOMPARE(window.steps(), 1);
    }

    /// Shift counts at any time: during a drag, at either of two clicks or two key presses. The status bar
    /// confirms it; a repetition removes both directions.
    void shiftDoesTheWayBackHoweverItIsHeld() {
        BoardWindow window(boardOf("B...R/...../....."));
        window.brush().setTool(QStringLiteral("jump"));
        QSignalSpy sent(&window.document, &BoardDocument::noticePosted);
        const auto lastWords = [&sent] { return sent.back().front().toString(); };
        const Modifiers shift{.shift = true};
        const Jump there{{1, 0}, {1, 4}};
        const std::vector<Jump> both{there, {there.to, there.from}};
        const std::vector<std::function<void()>> ways{[&] { window.drag(there.from, there.to, shift); },
                                                      [&] {
                                                          window.click(there.from);
                                                          window.click(there.to, shift);
                                                      },
                                                      [&] {
                                                          window.click(there.from, shift);
                                                          window.click(there.to);
                                                      },
                                                      [&] {
                                                          window.document.view().setCursor(there.from);
                                                          window.hand().actAtCursor(shift);
                                                          window.hand().moveCursor(0, 4, {});
                                                          window.hand().actAtCursor({});
                                                      },
                                                      [&] {
                                                          window.document.view().setCursor(there.from);
                                                          window.hand().actAtCursor({});
                                                          window.hand().moveCursor(0, 4, {});
                                                          window.hand().actAtCursor(shift);
                                                      }};
        for (const auto& choose : ways) {
            choose();
            QVERIFY(window.document.board().jumps.extra == both);
            QCOMPARE(lastWords(),
                     QStringLiteral("Jumpers get from row 1, column 0 to row 1, column 4 and back now."));
            QCOMPARE(window.document.undoStack().undoText(), QStringLiteral("Allow jumps there and back"));
            choose();
            QVERIFY(window.document.board().jumps == JumpChanges{});
            QCOMPARE(
                lastWords(),
                QStringLiteral("No jump leads from row 1, column 0 to row 1, column 4 or back any more."));
        }
        window.drag(there.from, there.to); // and without it one way only
        QVERIFY(window.document.board().jumps.extra == std::vector<Jump>{there});
        QCOMPARE(lastWords(), QStringLiteral("Jumpers get from row 1, column 0 to row 1, column 4 now."));
    }

    /// A tile that becomes a hole loses its jumps, in both halves, and undo restores them.
    void jumpsGoWithTheirTiles() {
        Board board = boardOf("R.~..../......./....~.B");
        board.symmetry = Symmetry::HalfTurn;
        board.jumps = {.extra = {{{0, 1}, {2, 1}}, {{2, 5}, {0, 5}}, {{1, 0}, {1, 6}}},
                       .forbidden = {{{0, 1}, {0, 3}}, {{2, 5}, {2, 3}}}};
        BoardWindow window(board);
        QSignalSpy sent(&window.document, &BoardDocument::noticePosted);
        window.brush().setTool(QStringLiteral("brush"));
        window.brush().setTile(Tile::Hole);
        window.click({0, 1});
        QVERIFY((window.document.board().jumps == JumpChanges{.extra = {{{1, 0}, {1, 6}}}, .forbidden = {}}));
        QCOMPARE(window.steps(), 1);
        QVERIFY(sent.back().front().toString().startsWith(QStringLiteral("4 changed jump")));
        window.document.undoStack().undo();
        QVERIFY(window.document.board() == board);
        window.document.change(QStringLiteral("size"), [](Board& changed) {
            changed = resized(changed, Margins{.top = 0, .bottom = 0, .left = 0, .right = -1}, Tile::Hole);
        });
        QCOMPARE(countOf(window.document.board().jumps), 4);
        QVERIFY(sent.back().front().toString().startsWith(QStringLiteral("1 changed jump")));
    }

    /// Jumps from a file stay as they are: the Problems panel reports invalid ones and can remove them.
    void jumpsOfAFileStay() {
        Board board = boardOf("B...R/.....", "b1 0,1 r1 0,3");
        board.jumps.extra = {{{0, 0}, {1, 4}}};
        BoardDocument document(board, test::theWastes());
        board.tiles[{1, 4}] = Tile::Hole;
        QVERIFY(document.reload(writeSboard(board, test::theWastes()).value()));
        QVERIFY(document.board().jumps == board.jumps);
        TRY_PATIENTLY(document.reportIsCurrent());
        const Report report = document.report();
        const auto problem = std::ranges::find(report.problems, "jump", &Problem::check);
        QVERIFY(problem != report.problems.end());
        document.applyFix(QStringLiteral("fix"), problem->fixes.front());
        QVERIFY(document.board().jumps == JumpChanges{});
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestJumpTool)
#include "test_jump_tool.moc"
