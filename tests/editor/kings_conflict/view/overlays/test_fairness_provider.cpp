// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;

namespace {

const SignOverlay* shown(Desk& desk) {
    return static_cast<const SignOverlay*>(desk.document.view().overlay(rulesPlace));
}

Map large() {
    Map map = newMap(test::kingsConflict());
    for (Grid<Code>& layer : map.layers)
        layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'P' : '0');
    return map;
}

} // namespace

class TestFairnessProvider : public QObject {
    Q_OBJECT

private slots:
    void showsWhatIsAskedFor() {
        Desk desk;
        provideFairness(desk.document);
        QVERIFY(!shown(desk));
        for (FairnessView view : allFairnessViews()) {
            desk.document.view().setFairness(view);
            if (view == FairnessView::None)
                QVERIFY(!shown(desk));
            else
                QCOMPARE(shown(desk)->name(), fairnessName(view));
        }
        desk.document.view().setFairness(FairnessView::None);
        QVERIFY(!shown(desk));
    }

    /// Strokes in progress, undone ones and changed rules: the overlay is that of the map as shown.
    void followsTheMap() {
        Desk desk;
        provideFairness(desk.document);
        desk.document.view().setFairness(FairnessView::KingReach);
        const auto isCurrent = [&] {
            return shown(desk)->signs() == kingReachOverlay(desk.document.map(), desk.game)->signs();
        };
        const Grid<Sign> first = shown(desk)->signs();
        desk.state.setTile('M');
        Tool& brush = desk.tool("brush");
        brush.press(desk.target, {9, 1}, {});
        QVERIFY(isCurrent());
        QVERIFY(shown(desk)->signs() != first);
        brush.drag(desk.target, {9, 0}, {});
        QVERIFY(isCurrent());
        brush.release(desk.target);
        desk.document.setNumber(std::size_t(numberIndex("kingMove")), 3);
        QVERIFY(isCurrent());
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QVERIFY(shown(desk)->signs() == first);
        desk.document.replace(QStringLiteral("Small"), test::mapOf("PPP PPP"));
        QVERIFY(isCurrent());
        QVERIFY((shown(desk)->signs().size() == Size{2, 3}));
    }

    void hintsDoNotChangeIt() {
        Desk desk;
        provideFairness(desk.document);
        desk.document.view().setFairness(FairnessView::Routes);
        const GridOverlay* before = shown(desk);
        desk.document.apply(QStringLiteral("Paint"), {{{1, {3, 3}, '0', '9'}}, {}});
        QCOMPARE(shown(desk), before);
    }

    /// Large maps: the stroke goes on at once, the newest map wins, and nothing hangs when all goes away.
    void largeMapsAreWorkedOutInTheBackground() {
        Desk desk(large());
        provideFairness(desk.document);
        desk.document.view().setFairness(FairnessView::Regions);
        QVERIFY(!shown(desk));
        QVERIFY(desk.document.view().isWorking());
        TRY_PATIENTLY(shown(desk));
        QVERIFY(!desk.document.view().isWorking());
        const auto regions = [&] { return shown(desk)->signs()[{255, 255}].group; };
        QCOMPARE(regions(), 0);
        for (int column = 0; column < 20; ++column)
            desk.document.apply(QStringLiteral("Paint"), {{{terrainLayer, {7, column}, 'P', 'F'}}, {}});
        TRY_PATIENTLY(shown(desk)->signs() == regionsOverlay(desk.document.map(), desk.game)->signs());
        desk.document.replace(QStringLiteral("Small"), test::mapOf("PPP PPP"));
        QVERIFY((shown(desk)->signs().size() == Size{2, 3}));
        QVERIFY(!desk.document.view().isWorking());
        desk.document.undoStack().undo();
        QVERIFY(!shown(desk)); // nothing of another size stands over the board
        QVERIFY(desk.document.view().isWorking());
        desk.document.view().setFairness(FairnessView::None); // stops it
        QVERIFY(!desk.document.view().isWorking());
    }
};

STONEMASON_TEST(TestFairnessProvider)
#include "test_fairness_provider.moc"
