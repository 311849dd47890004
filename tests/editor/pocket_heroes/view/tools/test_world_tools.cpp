// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/region.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/view/tools/path_pen.h"
#include "editor/pocket_heroes/view/tools/world_tools.h"
#include "tests/editor/pocket_heroes/view/tools/world_desk.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::pocket_heroes {

class TestWorldTools : public QObject {
    Q_OBJECT

private slots:
    void paintingACellGivesItsFourNodesTheSurface() {
        WorldDesk desk(emptyWorld(32));
        desk.brush.setSurface(Surface::Lava);
        SurfaceBrush brush;
        desk.click(brush, {5, 6});
        int lava = 0;
        for (const Node& node : desk.world().nodes.values())
            lava += node.surface == Surface::Lava ? 1 : 0;
        QCOMPARE(lava, 4);
        QCOMPARE(surfaceOf(desk.world(), {5, 6}), Surface::Lava);
        QCOMPARE(surfaceOf(desk.world(), {5, 7}), Surface::Water); // the lowest of its nodes
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.document.undoStack().undo();
        QCOMPARE(desk.world(), emptyWorld(32));
    }

    void fillKeepsToNodesOfTheSurface() {
        World world = grass();
        for (int row = 0; row < world.nodes.rows(); ++row)
            world.nodes[{row, 10}].surface = Surface::Sand;
        WorldDesk desk(world);
        desk.brush.setSurface(Surface::Snow);
        SurfaceFill fill;
        desk.click(fill, {3, 3});
        QCOMPARE(desk.world().nodes[(Cell{20, 9})].surface, Surface::Snow);
        QCOMPARE(desk.world().nodes[(Cell{20, 10})].surface, Surface::Sand);
        QCOMPARE(desk.world().nodes[(Cell{20, 11})].surface, Surface::Grass);
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void thePenLaysPiecesThatJoin() {
        WorldDesk desk(grass());
        PathPen pen;
        desk.drag(pen, {{2, 2}, {2, 6}, {6, 9}});
        const World& world = desk.world();
        QCOMPARE(world.paths.size(), std::size_t(5 + 7));
        const Grid<int> paths = pathsByCell(world);
        for (const Placed& piece : world.paths) {
            QCOMPARE(piece.id, std::string("dirt_road"));
            QVERIFY(!joinsOf(world, paths, piece.cell).empty());
        }
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.drag(pen, {{2, 3}, {2, 4}}, {.control = true});
        QCOMPARE(desk.world().paths.size(), std::size_t(5 + 7 - 2));
        desk.document.undoStack().undo();
        QCOMPARE(desk.world().paths.size(), std::size_t(5 + 7));
    }

    void thePenGoesOnAsTheRoadItBeginsAt() {
        World world = grass();
        world.paths.push_back({{4, 4}, "stone_road"});
        WorldDesk desk(world);
        PathPen pen;
        desk.drag(pen, {{4, 5}, {4, 8}});
        QCOMPARE(desk.world().paths.back().id, std::string("stone_road"));
        desk.brush.setPath("dirt_road");
        desk.drag(pen, {{9, 5}, {9, 8}});
        QCOMPARE(desk.world().paths.back().id, std::string("dirt_road"));
    }

    /// Another catalogue has other roads: the pen lays none that it does not know.
    void thePenLaysRoadsOfTheCatalogue() {
        const auto laidWith = [](const Catalogue& catalogue) {
            WorldBrush brush;
            WorldDocument document(grass(), catalogue);
            WorldPaintTarget target(document, brush);
            QSignalSpy spy(&document, &WorldDocument::refused);
            PathPen pen;
            pen.press(target, {3, 3}, {});
            pen.drag(target, {3, 5}, {});
            pen.release(target);
            return std::pair(document.committedWorld().paths, int(spy.count()));
        };
        Catalogue catalogue = pocketHeroes();
        catalogue.sections[std::size_t(Section::Path)] = {};
        const auto [nothing, refusals] = laidWith(catalogue);
        QCOMPARE(nothing, std::vector<Placed>());
        QCOMPARE(refusals, 1);
        QVERIFY(catalogue.sections[std::size_t(Section::Path)].add({"planks", ObjectClass::Road, {}}));
        const auto [planks, none] = laidWith(catalogue);
        QCOMPARE(planks, (std::vector<Placed>{{{3, 3}, "planks"}, {{3, 4}, "planks"}, {{3, 5}, "planks"}}));
        QCOMPARE(none, 0);
    }

    void thePenPassesOverWhatIsInItsWay() {
        World world = grass();
        Item item;
        item.cell = {4, 6};
        world.items.push_back(item);
        world.decorations.push_back({{4, 8}, "pines_1"});
        WorldDesk desk(world);
        desk.brush.setPath("citadel_wall");
        PathPen pen;
        QSignalSpy noticed(&desk.document, &WorldDocument::noticePosted);
        desk.drag(pen, {{4, 4}, {4, 7}});
        QCOMPARE(desk.world().paths.size(), std::size_t(3));
        QCOMPARE(noticed.count(), 1);
    }

    void decorationsMakeWayForThePenUnlessTheyBlock() {
        World world = grass();
        world.decorations = {{{4, 5}, "flowers_8"},
                             {{4, 6}, "mountains_15_3"}, // blocks another cell
                             {{4, 7}, "no such thing"}};
        WorldDesk desk(world);
        desk.brush.setPath("dirt_road");
        PathPen pen;
        QVERIFY(PathPen::clashes(desk.document, {ThingKind::Path, Placed{{4, 5}, "dirt_road"}}).empty());
        QCOMPARE(PathPen::clashes(desk.document, {ThingKind::Path, Placed{{4, 6}, "dirt_road"}}),
                 (std::vector<Cell>{{4, 6}}));
        QSignalSpy noticed(&desk.document, &WorldDocument::noticePosted);
        desk.drag(pen, {{4, 4}, {4, 7}});
        QCOMPARE(desk.world().paths, (std::vector<Placed>{{{4, 4}, "dirt_road"}, {{4, 5}, "dirt_road"}}));
        QCOMPARE(desk.world().decorations,
                 (std::vector<Placed>{{{4, 6}, "mountains_15_3"}, {{4, 7}, "no such thing"}}));
        QCOMPARE(noticed.count(), 1);
        const QString message = noticed.front().front().toString();
        QVERIFY2(message.contains(QStringLiteral("made way")), qPrintable(message));
        QVERIFY2(message.contains(QStringLiteral("passed over")), qPrintable(message));
        desk.document.undoStack().undo();
        QCOMPARE(desk.world(), world);
        noticed.clear();
        desk.drag(pen, {{9, 4}, {9, 7}}); // nothing but the road
        QCOMPARE(noticed.count(), 0);
    }

    void nothingIsPlacedInTheStepsOfAnother() {
        World world = grass();
        world.paths = {{{5, 5}, "dirt_road"}};
        world.decorations = {{{7, 7}, "mountains_15_3"}, {{9, 9}, "flowers_8"}};
        WorldDesk desk(world);
        PlaceTool place;
        QSignalSpy refused(&desk.document, &WorldDocument::refused);
        desk.brush.setRecords({{ThingKind::Decoration, Placed{{}, "flowers_8"}}});
        for (const Cell cell : {Cell{5, 5}, Cell{7, 7}, Cell{9, 9}})
            desk.click(place, cell);
        desk.brush.setRecords({{ThingKind::Path, Placed{{}, "river"}}});
        desk.click(place, {5, 5});
        QCOMPARE(refused.count(), 4);
        // Copies with the pointer are held to the same.
        SelectThings select;
        desk.click(select, {9, 9});
        desk.drag(select, {{9, 9}, {5, 5}}, {.control = true});
        QCOMPARE(refused.count(), 5);
        QVERIFY(refused.back().front().toString().contains(QStringLiteral("Dirt road")));
        QCOMPARE(desk.world(), world);
        desk.drag(select, {{9, 9}, {9, 10}}, {.control = true});
        QCOMPARE(desk.world().decorations.back(), (Placed{{9, 10}, "flowers_8"}));
        QCOMPARE(refused.count(), 5);
    }

    void nothingIsPlacedWhereItCollides() {
        WorldDesk desk(grass());
        desk.brush.setRecords({chest()});
        PlaceTool place;
        QSignalSpy refused(&desk.document, &WorldDocument::refused);
        desk.click(place, {5, 5});
        QCOMPARE(desk.world().items.size(), std::size_t(1));
        desk.click(place, {5, 5});
        QCOMPARE(desk.world().items.size(), std::size_t(1));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().toString().contains(QStringLiteral("Chest")));
        Castle castle;
        castle.id = "small_01";
        desk.brush.setRecords({{ThingKind::Castle, castle}});
        desk.click(place, {0, 0});
        QVERIFY(desk.world().castles.empty());
        QCOMPARE(refused.count(), 2);
        desk.click(place, {12, 12});
        QCOMPARE(desk.world().castles.size(), std::size_t(1));
        QCOMPARE(desk.world().castles.front().cell, (Cell{12, 12}));
    }

    void inWaterNothingIsPlaced() {
        WorldDesk desk(emptyWorld(32));
        desk.brush.setRecords({chest()});
        PlaceTool place;
        QSignalSpy refused(&desk.document, &WorldDocument::refused);
        desk.click(place, {5, 5});
        QCOMPARE(refused.count(), 1);
        QVERIFY(desk.world().items.empty());
    }

    void theEyedropperTakesUpWhatIsThere() {
        World world = grass();
        Item item;
        item.cell = {3, 3};
        item.treasure = Lamp{};
        world.items.push_back(item);
        WorldDesk desk(world);
        desk.brush.setTool(QStringLiteral("eyedropper"));
        EyedropperTool dropper;
        desk.click(dropper, {3, 3});
        QCOMPARE(desk.brush.tool(), QStringLiteral("place"));
        QCOMPARE(cellOf(desk.brush.records().front()), std::optional<Cell>(Cell{}));
        desk.brush.setTool(QStringLiteral("eyedropper"));
        desk.click(dropper, {9, 9});
        QCOMPARE(desk.brush.tool(), QStringLiteral("brush"));
        QCOMPARE(desk.brush.surface(), Surface::Grass);
    }
};

STONEMASON_TEST(TestWorldTools)

} // namespace stonemason::pocket_heroes

#include "test_world_tools.moc"
