// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/support/long_run.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <functional>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::Random;

namespace {

Map plains(Size size) {
    Map map = newMap(test::kingsConflict());
    for (int layer = 0; layer < map.layerCount(); ++layer)
        map.layer(layer) = Grid<Code>(size, blankCode(test::kingsConflict(), layer));
    return map;
}

void stroke(Desk& desk, Random& random) {
    static constexpr std::array tools{"brush", "line", "rectangle", "fill",    "river", "river",
                                      "road",  "road", "eraser",    "replace", "raise"};
    const Size size = desk.document.map().size();
    desk.document.view().setCurrentLayer(random.below(4) == 0 ? 1 + random.below(3) : terrainLayer);
    desk.document.view().setMirrorsHints(random.coin());
    desk.state.setTile(random.oneOf(test::kingsConflict().tiles).code);
    desk.state.setDigit(Code('0' + random.below(10)));
    Modifiers modifiers;
    modifiers.control = random.below(4) == 0; // pens then take out
    desk.stroke(random.oneOf(tools), {random.cellOf(size), random.cellOf(size), random.cellOf(size)},
                modifiers);
}

void fixAProblem(Desk& desk, Random& random) {
    const auto& problems = desk.document.report().problems;
    if (problems.empty()) return;
    const std::vector<Fix> fixes = random.oneOf(problems).fixes; // a copy: the report changes
    if (!fixes.empty()) desk.document.applyFix(QStringLiteral("Fix"), random.oneOf(fixes));
}

/// A step of any kind that the editor has; it may change nothing.
void randomStep(Desk& desk, Random& random) {
    const auto turned = [&] {
        return transformed(desk.document.map(), test::kingsConflict(), random.oneOf(allTransforms));
    };
    switch (random.below(12)) {
    case 0: desk.document.setSymmetry(Symmetry(random.below(3))); break;
    case 1: desk.document.setInfo({std::to_string(random.below(5)), "", "", ""}); break;
    case 2: desk.document.setNumber(std::size_t(random.below(3)), random.below(6)); break;
    case 3: desk.document.replace(QStringLiteral("Turn"), turned()); break;
    case 4:
    case 5: fixAProblem(desk, random); break;
    default: stroke(desk, random); break;
    }
}

} // namespace

class TestUndo : public QObject {
    Q_OBJECT

private slots:
    /// Steps of every kind, undone and redone in random order: each state comes back as it was, byte for
    /// byte.
    void randomWalkGivesBackEveryState() {
        const int steps = test::amount(10'000, 100'000);
        Desk desk(plains({4, 4}));
        Random random(20240607);
        // Of each state the hash of its file: the states themselves would fill the memory.
        const auto state = [&desk] {
            return std::hash<std::string>{}(desk.document.recoveryBytes().value());
        };
        std::vector<std::size_t> states{state()};
        int at = 0;
        int undone = 0;
        for (int step = 0; step < steps; ++step) {
            const int what = random.below(10);
            if (what < 3 && at > 0) {
                desk.document.undoStack().undo();
                --at;
                ++undone;
            } else if (what < 5 && at + 1 < int(states.size())) {
                desk.document.undoStack().redo();
                ++at;
            } else {
                randomStep(desk, random);
                const QUndoStack& stack = desk.document.undoStack();
                if (stack.index() == stack.count()) { // else it came to nothing
                    at = stack.index();               // edits of the words or of a number join into one step
                    states.resize(std::size_t(at));
                    states.push_back(state());
                }
            }
            QCOMPARE(desk.document.undoStack().index(), at);
            QCOMPARE(state(), states[std::size_t(at)]);
        }
        QVERIFY(undone > steps / 5);
        while (at > 0) {
            desk.document.undoStack().undo();
            QCOMPARE(state(), states[std::size_t(--at)]);
        }
    }
};

STONEMASON_TEST(TestUndo)
#include "test_undo.moc"
