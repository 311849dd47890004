// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/map/map.h"
#include "editor/grid/tools/turn.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/canvas/gesture.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <functional>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::kingsConflict;
using test::Random;

namespace {

Map board(Size size, Code code = 'P') {
    Map map = newMap(kingsConflict());
    for (int layer = 0; layer < map.layerCount(); ++layer)
        map.layer(layer) = Grid<Code>(size, layer == terrainLayer ? code : blankCode(kingsConflict(), layer));
    map.symmetry = Symmetry::None;
    return map;
}

/// An open map with a gesture controller.
struct Hand : Desk {
    using Desk::Desk;
    MapRenderer renderer{game};
    Gesture gesture{document, state, renderer};
};

/// Tools that act on the press: there is no gesture to cancel.
bool actsAtOnce(const QString& tool) {
    static const QStringList tools{QStringLiteral("wand"), QStringLiteral("select-same"),
                                   QStringLiteral("eyedropper"), QStringLiteral("place-unit")};
    return tools.contains(tool);
}

/// A gesture as it was made so far.
struct Begun {
    Modifiers modifiers;
    std::vector<Cell> cells;

    void repeatOn(Gesture& gesture) const {
        gesture.press(cells.front(), modifiers);
        for (Cell cell : cells)
            gesture.drag(cell, modifiers);
        gesture.release({});
    }
};

/// One way to change a document other than with a tool, applied to both documents alike.
using Deed = std::function<void(MapDocument&)>;

Deed hintDeed(Random& random) {
    static const std::array<void (*)(MapDocument&), 6> deeds{
        smoothHints,
        scaleHints,
        clearHints,
        [](MapDocument& d) { raiseHints(d, 1); },
        [](MapDocument& d) { copyHints(d, 2); },
        [](MapDocument& d) { mirrorHints(d, Symmetry::HalfTurn, Half::TopRight); }};
    return random.oneOf(deeds);
}

Deed fixDeed(Random& random) {
    const unsigned which = unsigned(random.below(1000));
    return [which](MapDocument& document) {
        const Report report = runChecks(document.committedMap(), document.game());
        std::vector<Fix> fixes;
        for (const Problem& problem : report.problems)
            fixes.insert(fixes.end(), problem.fixes.begin(), problem.fixes.end());
        if (!fixes.empty()) document.applyFix(QStringLiteral("Fix"), fixes[which % fixes.size()]);
    };
}

Deed replacingDeed(Random& random) {
    const Size size{3 + random.below(5), 3 + random.below(5)};
    const Transform turn = random.oneOf(allTransforms);
    switch (random.below(5)) {
    case 0:
        return
            [size](MapDocument& document) { document.replace(QStringLiteral("Resize"), board(size, 'F')); };
    case 1: return [](MapDocument& document) { addMissingGrids(document); };
    case 2: return [](MapDocument& document) { removeGrid(document, 3); };
    case 3:
        return [size](MapDocument& document) {
            const auto bytes = writeMap(board(size, 'H'), document.game(), MapFormat::Smap);
            QVERIFY(document.reload(bytes.value()));
        };
    default: return [turn](MapDocument& document) { transformMap(document, QStringLiteral("Turn"), turn); };
    }
}

Deed cellDeed(Random& random) {
    const Code from = random.oneOf(kingsConflict().tiles).code;
    const Code to = random.oneOf(kingsConflict().tiles).code;
    const Transform turn = random.oneOf(allTransforms);
    switch (random.below(5)) {
    case 0: return [](MapDocument& document) { clearSelection(document, QStringLiteral("Delete")); };
    case 1:
        return [turn](MapDocument& document) {
            MapToolState chosen(document.game());
            MapPaintTarget target(document, chosen);
            turnSelection(target, turn, QStringLiteral("Turn"));
        };
    case 2:
        return [from, to](MapDocument& document) {
            if (document.view().currentLayer() != terrainLayer) return;
            document.apply(QStringLiteral("Replace"), replacing(document, from, to, false));
        };
    case 3: return [](MapDocument& document) { clearLayer(document, document.view().currentLayer()); };
    default:
        return [](MapDocument& document) {
            document.apply(QStringLiteral("Repair"), [&document](const Map& map) {
                return repairSymmetry(map, document.game(), map.symmetry, Half::BottomLeft);
            });
        };
    }
}

Deed otherDeed(Random& random) {
    const int value = random.below(6);
    switch (random.below(7)) {
    case 0: return [value](MapDocument& document) { document.setSymmetry(Symmetry(value % 3)); };
    case 1: return [value](MapDocument& document) { document.setInfo({std::to_string(value), "", "", ""}); };
    case 2: return [value](MapDocument& document) { document.setNumber(0, value); };
    case 3: return [](MapDocument& document) { document.resetNumbers(); };
    case 4: return [value](MapDocument& document) { document.view().setCurrentLayer(value % 4); };
    case 5: return [](MapDocument& document) { document.endGesture(); }; // another tab
    default: return [](MapDocument& document) { document.markSaved(); };
    }
}

Deed randomDeed(Random& random) {
    switch (random.below(9)) {
    case 0:
    case 1: return [](MapDocument& document) { document.undoStack().undo(); };
    case 2: return [](MapDocument& document) { document.undoStack().redo(); };
    case 3: return replacingDeed(random);
    case 4: return fixDeed(random);
    case 5: return hintDeed(random);
    case 6: return otherDeed(random);
    default: return cellDeed(random);
    }
}

} // namespace

class TestHalfFinishedGestures : public QObject {
    Q_OBJECT

private slots:
    /// Two documents are changed alike, but on one of them gestures of every tool are begun between the
    /// changes and left half-finished; the other one never sees those that came to nothing. Whatever was
    /// begun, both hold the same, and undo and redo lead through the same states.
    void leaveNoTraceInWhatOthersDo() {
        constexpr int steps = 6000;
        Random random(20260117);
        Hand hand(board({6, 6}));
        Hand witness(board({6, 6}));
        std::optional<Begun> begun;
        int interrupted = 0;
        int ended = 0;
        for (int step = 0; step < steps; ++step) {
            const int what = random.below(10);
            if (!hand.gesture.isActive()) begun.reset();
            if (what < 4 && !begun) {
                begun = begin(random, hand, witness);
            } else if (what < 7 && begun) {
                drag(random, hand, *begun);
            } else if (what == 7 && begun) {
                hand.gesture.release({});
                begun->repeatOn(witness.gesture);
                begun.reset();
                ++ended;
            } else if (what == 8) {
                chooseOtherwise(random, hand, witness);
            } else {
                interrupted += begun.has_value();
                const Deed deed = randomDeed(random);
                deed(hand.document);
                deed(witness.document);
            }
            compare(hand, witness, step);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(interrupted > steps / 20 && ended > steps / 50);
        walkBackAndForth(hand, witness);
    }

    /// The stroke that was under way is not in the way of what is undone, and the file is as it was.
    void deletingUnderAStrokeCanBeUndone() {
        Hand hand(board({11, 11}));
        hand.state.setTile('F');
        hand.state.setTool(QStringLiteral("line"));
        hand.document.view().setSelection({{5, 5}});
        hand.document.view().setCursor({5, 5});
        const Map before = hand.document.map();
        hand.gesture.actAtCursor({});
        QVERIFY(hand.document.hasPreview());
        clearSelection(hand.document, QStringLiteral("Delete"));
        hand.document.undoStack().undo();
        QVERIFY(hand.document.map() == before);
        QVERIFY(!hand.document.isModified());
    }

    /// A fix that was found on the map with the stroke on it is for another map.
    void aFixOfAnotherStateIsRefused() {
        Hand hand(board({11, 11}));
        const Fix fix{{"fix/use-at", {"P", Cell{3, 3}}}, WritePiece{{terrainLayer, {3, 3}, '-', 'P'}, {}}};
        QString message;
        connect(&hand.document, &MapDocument::refused, this,
                [&message](const QString& words) { message = words; });
        hand.document.applyFix(QStringLiteral("Fix"), fix);
        QVERIFY(message.contains(QLatin1String("has changed")));
        hand.document.apply(QStringLiteral("Off the board"), {{{terrainLayer, {30, 3}, 'P', 'F'}}, {}});
        hand.document.apply(QStringLiteral("No layer"), {{{9, {3, 3}, '0', '1'}}, {}});
        QCOMPARE(hand.document.undoStack().count(), 0);
    }

    /// A choice made during a stroke applies to it at once, and the undo text names what was painted.
    void strokesFollowWhatIsChosen() {
        Hand hand(board({11, 11}));
        hand.state.setTile('F');
        hand.state.setTool(QStringLiteral("line"));
        hand.gesture.press({2, 2}, {});
        hand.gesture.drag({2, 4}, {});
        hand.state.setTile('H');
        QCOMPARE(hand.row(2), "PPHHHPPPPPP");
        hand.gesture.release({});
        QCOMPARE(hand.document.undoStack().text(0), QStringLiteral("Paint Hills at row 2, column 2 (3)"));
    }

    /// A stamp that is taken away under the hand ends the stroke.
    void aStampThatGoesEndsTheStroke() {
        Hand hand(board({11, 11}));
        hand.state.setStamp({LayerKind::Terrain, Grid<Code>({1, 2}, 'F')});
        hand.state.setTool(QStringLiteral("stamp"));
        hand.gesture.press({2, 2}, {});
        hand.gesture.drag({2, 6}, {});
        hand.state.setStamp({});
        hand.gesture.drag({2, 7}, {});
        hand.gesture.release({});
        QVERIFY(hand.document.map() == board({11, 11}));
    }

    /// The selection, the frame and the pointer never leave the board, however the map changes.
    void nothingRemembersCellsOfABoardThatWent() {
        Hand hand(board({20, 30}));
        MapViewState& view = hand.document.view();
        transformMap(hand.document, QStringLiteral("Turn"), Transform::QuarterTurn); // 30 rows
        hand.state.setTool(QStringLiteral("select"));
        view.setSelection({{25, 3}, {25, 4}});
        view.setCursor({26, 3});
        view.setHovered(Cell{27, 3});
        view.mark({{28, 1}}, Severity::Error);
        hand.gesture.actAtCursor({});
        hand.gesture.moveCursor(2, 2, {});
        hand.document.undoStack().undo();
        QCOMPARE(hand.document.map().size(), (Size{20, 30}));
        QVERIFY(!hand.gesture.isActive());
        QVERIFY(view.selection().empty() && view.marked().empty() && !view.hovered());
        QVERIFY(view.board().contains(view.cursor()));
        view.setSelection({{25, 3}, {5, 3}});
        QVERIFY((view.selection() == std::vector<Cell>{{5, 3}}));
        view.setCursor({25, 99});
        QVERIFY(view.cursor() == (Cell{19, 29}));
    }

    /// Capturing that runs over the edge selects what is there, and Escape gives back what was selected.
    void capturingKeepsToTheBoard() {
        Hand hand(board({5, 5}));
        MapViewState& view = hand.document.view();
        view.setSelection({{0, 0}});
        hand.gesture.press({3, 3}, {.secondary = true});
        hand.gesture.drag({9, 9}, {.secondary = true});
        QCOMPARE(int(view.selection().size()), 4);
        QVERIFY(hand.gesture.cancel());
        QVERIFY((view.selection() == std::vector<Cell>{{0, 0}}));
    }

private:
    static std::optional<Begun> begin(Random& random, Hand& hand, Hand& witness) {
        const QString tool = random.oneOf(hand.tools.tools())->id();
        for (MapToolState* state : {&hand.state, &witness.state})
            state->setTool(tool);
        Begun begun;
        begun.modifiers = {random.below(4) == 0, random.below(4) == 0, random.below(6) == 0};
        begun.cells = {random.cellOf(hand.document.map().size())};
        if (actsAtOnce(tool)) {
            begun.repeatOn(hand.gesture);
            begun.repeatOn(witness.gesture);
            return std::nullopt;
        }
        hand.gesture.press(begun.cells.front(), begun.modifiers);
        return begun;
    }

    static void drag(Random& random, Hand& hand, Begun& begun) {
        Cell cell = random.cellOf(hand.document.map().size());
        if (random.below(8) == 0) cell.row += 3; // over the edge
        hand.gesture.drag(cell, begun.modifiers);
        begun.cells.push_back(cell);
    }

    static void chooseOtherwise(Random& random, Hand& hand, Hand& witness) {
        const Code tile = random.oneOf(kingsConflict().tiles).code;
        const int size = 1 + random.below(3);
        const bool mirrors = random.coin();
        for (Hand* each : {&hand, &witness}) {
            each->state.setTile(tile);
            each->state.setBrushSize(size);
            each->document.view().setMirrorsHints(mirrors);
        }
    }

    static void compare(Hand& hand, Hand& witness, int step) {
        const QByteArray where = "step " + QByteArray::number(step) + ", " + hand.state.tool().toUtf8();
        const bool active = hand.gesture.isActive();
        QVERIFY2(hand.document.committedMap() == witness.document.map(), where);
        QVERIFY2(active || hand.document.map() == witness.document.map(), where);
        QVERIFY2(active || hand.document.view().selection() == witness.document.view().selection(), where);
        QVERIFY2(hand.document.recoveryBytes().value() == witness.document.recoveryBytes().value(), where);
        QVERIFY2(hand.document.undoStack().index() == witness.document.undoStack().index(), where);
        QVERIFY2(hand.document.isModified() == witness.document.isModified(), where);
        const Size size = hand.document.map().size();
        for (Cell cell : hand.document.view().selection().cells())
            QVERIFY2(size.contains(cell), where);
    }

    static void walkBackAndForth(Hand& hand, Hand& witness) {
        hand.document.endGesture();
        while (witness.document.undoStack().canUndo()) {
            hand.document.undoStack().undo();
            witness.document.undoStack().undo();
            QVERIFY(hand.document.map() == witness.document.map());
        }
        QVERIFY(hand.document.map().layers == board({6, 6}).layers);
        while (witness.document.undoStack().canRedo()) {
            hand.document.undoStack().redo();
            witness.document.undoStack().redo();
            QVERIFY(hand.document.map() == witness.document.map());
        }
    }
};

STONEMASON_TEST(TestHalfFinishedGestures)
#include "test_half_finished_gestures.moc"
