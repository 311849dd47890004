// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/ground.h"
#include "editor/ambush/pattern_workspace.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/text_map/model/text_map_ground.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

namespace {

const std::vector<std::string> valley{"............", "..#.....C...", "..A..WW.B...", "............"};

} // namespace

/// A world as a map on which one can walk or not.
class TestWorldGround : public QObject {
    Q_OBJECT

private slots:
    void whatBlocksHeroesIsAWall() {
        WorldWindow f(test::drawn(valley));
        const WorldGround ground(f.document);
        QVERIFY(ground.size() == f.canvas->model().size());
        QVERIFY(ground.walkers().isEmpty());
        const BitGrid passable = ground.passableBy(0)();
        const Grid<Footing> footing = footingOf(f.world(), test::pocketHeroes());
        QVERIFY(passable.size() == footing.size());
        forEachCell(footing.size(),
                    [&](Cell cell) { QCOMPARE(passable[cell], footing[cell] == Footing::Free); });
        QVERIFY(passable[(Cell{3, 11})]);
        QVERIFY(!passable[(Cell{1, 2})]); // rocks
        QVERIFY(!passable[(Cell{2, 5})]); // a wall
    }

    /// Also with the stroke in progress, and what was asked before stays as it was.
    void followsTheWorld() {
        WorldWindow f(test::drawn(valley));
        const WorldGround ground(f.document);
        QSignalSpy changed(&ground, &WalkabilityMap::changed);
        const auto before = ground.passableBy(0);
        const std::int64_t free = before().count();
        f.document.change(QStringLiteral("flood"), [](SharedWorld& world) {
            world.edit().nodes = Grid<Node>(world->nodes.size(), Node{Surface::Water, 0});
        });
        QVERIFY(changed.count() > 0);
        QVERIFY(ground.passableBy(0)().count() < free);
        QCOMPARE(before().count(), free);
    }

    /// Patterns are looked for on it in a panel of its own, with its commands in the menu.
    void openWorldsHaveAPanelOfAmbushes() {
        WalkabilityMaps grounds;
        test::FakeDialogs dialogs;
        ambush::PatternWorkspace patterns(grounds, [] { return text_map::sampleMap(test::theSigns()); });
        WorldWorkspace workspace(test::pocketHeroes());
        workspace.offerGrounds(grounds);
        GroundDock* panel =
            patterns.makeAmbushDock(QStringLiteral("world-ambushes"), QStringLiteral("world"), dialogs);
        workspace.addPanel([panel] { return panel; });
        const std::unique_ptr<QDockWidget> owned(panel);
        QVERIFY(workspace.docks().contains(panel));
        for (QAction* action : panel->menu())
            QVERIFY(workspace.actions().menu.contains(action));
        WorldDocument document(test::drawn(valley), workspace.catalogue());
        const qsizetype others = grounds.all().size();
        const std::unique_ptr<QWidget> view(workspace.createView(document, nullptr));
        QCOMPARE(grounds.all().size(), others + 1);
        workspace.setCurrent(&document, view.get());
        QVERIFY(panel->isEnabled());
        workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!panel->isEnabled());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldGround)
#include "test_world_ground.moc"
