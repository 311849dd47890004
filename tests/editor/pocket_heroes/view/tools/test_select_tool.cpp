// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/region.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/view/tools/world_tools.h"
#include "tests/editor/pocket_heroes/view/tools/world_desk.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::pocket_heroes {

/// The tool that selects, moves and copies what stands in a world.
class TestSelectTool : public QObject {
    Q_OBJECT

private slots:
    void thingsAreSelectedAndMoved() {
        World world = grass();
        for (const Cell cell : {Cell{3, 3}, Cell{3, 6}, Cell{10, 10}}) {
            Item item;
            item.cell = cell;
            world.items.push_back(item);
        }
        WorldDesk desk(world);
        SelectThings select;
        desk.click(select, {3, 3});
        QCOMPARE(desk.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Item, 0}}));
        desk.drag(select, {{1, 1}, {4, 8}});
        QCOMPARE(desk.document.view().selectedThings().size(), std::size_t(2));
        desk.drag(select, {{3, 3}, {5, 4}});
        QCOMPARE(desk.world().items[0].cell, (Cell{5, 4}));
        QCOMPARE(desk.world().items[1].cell, (Cell{5, 7}));
        QCOMPARE(desk.document.undoStack().count(), 1);
        QCOMPARE(desk.document.view().selection().cells(), (std::vector<Cell>{{5, 4}, {5, 7}}));
        desk.drag(select, {{5, 4}, {6, 4}}, {.control = true});
        QCOMPARE(desk.world().items.size(), std::size_t(5));
        desk.click(select, {20, 20});
        QVERIFY(desk.document.view().selectedThings().empty());
    }

    /// One press and drag moves what is under the pointer, by any cell of its picture, and only that.
    void whatIsPressedIsMovedAtOnce() {
        World world = grass();
        world.visitables.push_back(Visitable{"arena", {10, 10}, {}, {}});
        world.items.resize(2);
        world.items[0].cell = {20, 20};
        world.items[1].cell = {22, 20};
        world.paths.push_back({{16, 16}, "dirt_road"});
        WorldDesk desk(world);
        SelectThings select;
        desk.click(select, {20, 20});
        desk.drag(select, {{8, 9}, {9, 9}});
        QCOMPARE(desk.world().visitables[0].cell, (Cell{11, 10}));
        QCOMPARE(desk.world().items, world.items);
        QCOMPARE(desk.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Visitable, 0}}));
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.drag(select, {{22, 20}, {22, 24}}, {.control = true});
        QCOMPARE(desk.world().items.size(), std::size_t(3));
        QCOMPARE(desk.world().items[1].cell, (Cell{22, 20}));
        desk.drag(select, {{16, 16}, {23, 24}}); // a road is part of the ground
        QCOMPARE(desk.world().paths, world.paths);
        QCOMPARE(desk.document.view().selectedThings().size(), std::size_t(4));
        desk.click(select, {30, 30});
        desk.click(select, {16, 16});
        QCOMPARE(desk.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Path, 0}}));
        desk.drag(select, {{16, 16}, {17, 16}});
        QCOMPARE(desk.world().paths[0].cell, (Cell{17, 16}));
    }

    /// Where nearly every cell has something, a frame must be able to begin on it.
    void aFrameBeginsOnAnythingWithShift() {
        World world = grass();
        for (int row = 2; row < 8; ++row)
            for (int column = 2; column < 8; ++column)
                world.decorations.push_back({{row, column}, "flowers_8"});
        WorldDesk desk(world);
        SelectThings select;
        QVERIFY(select.beginsAnywhere());
        const auto selected = [&desk] { return desk.document.view().selectedThings().size(); };
        desk.drag(select, {{3, 3}, {4, 5}}, {.shift = true});
        QCOMPARE(desk.world(), world);
        QCOMPARE(selected(), std::size_t(6));
        desk.drag(select, {{3, 3}, {2, 2}}, {.shift = true}); // on what is selected, too
        QCOMPARE(desk.world(), world);
        QCOMPARE(selected(), std::size_t(6 + 3));
        desk.drag(select, {{-4, -4}, {2, 3}});
        QCOMPARE(selected(), std::size_t(2));
        desk.click(select, {6, 6}, {.shift = true});
        QCOMPARE(selected(), std::size_t(3));
        desk.click(select, {6, 6}, {.shift = true});
        QCOMPARE(selected(), std::size_t(2));
        desk.click(select, {5, 5});
        QCOMPARE(selected(), std::size_t(1));
        desk.drag(select, {{5, 5}, {12, 12}});
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.click(select, {40, -3});
        QCOMPARE(selected(), std::size_t(0));
    }

    /// A frame is a region, be there things in it or not; a click is none.
    void aFrameIsARegion() {
        WorldDesk desk(grass());
        SelectThings select;
        desk.drag(select, {{3, 3}, {5, 7}});
        QVERIFY((desk.document.view().region() == CellRange{{3, 3}, {5, 7}}));
        QCOMPARE(desk.document.view().selection().size(), 15);
        desk.click(select, {10, 10});
        QVERIFY(!desk.document.view().region() && desk.document.view().selection().empty());
        desk.drag(select, {{-4, -4}, {2, 3}});
        QVERIFY((desk.document.view().region() == CellRange{{0, 0}, {2, 3}}));
        desk.drag(select, {{-4, -4}, {-2, -3}});
        QVERIFY(!desk.document.view().region());
    }

    /// The right button opens a menu and neither draws a frame nor moves anything.
    void theRightButtonMovesNothing() {
        World world = grass();
        world.items.resize(1);
        world.items[0].cell = {3, 3};
        WorldDesk desk(world);
        SelectThings select;
        desk.click(select, {3, 3});
        desk.drag(select, {{3, 3}, {6, 6}}, {.secondary = true});
        QCOMPARE(desk.world(), world);
        QCOMPARE(desk.document.view().selectedThings().size(), std::size_t(1));
    }

    /// Ground, roads and things go into another world at once, with their texts, as one step.
    void aRegionComesIntoAnotherWorld() {
        World from = grass();
        for (const Cell node : {Cell{4, 4}, Cell{4, 5}, Cell{5, 4}, Cell{5, 5}})
            from.nodes[node] = {Surface::Lava, 7};
        from.paths = {{{5, 5}, "dirt_road"}, {{5, 6}, "dirt_road"}};
        from.items.resize(1);
        from.items[0].cell = {4, 4};
        from.texts.push_back({"k", TextKind::ItemMessage, {"Here!", ""}});
        from.items[0].message = "k";
        WorldDesk source(from);
        SelectThings select;
        source.drag(select, {{4, 4}, {6, 7}}, {.shift = true}); // begins on an item
        const auto region = source.document.view().region();
        QVERIFY(region);
        const QByteArray bytes =
            bytesOf(regionOf(source.world(), source.document.view().selectedThings(), *region));
        const auto part = partFrom(bytes);
        QVERIFY(part);
        QCOMPARE(part->ground.size(), (Size{4, 5}));

        World into = emptyWorld(64); // water: only the ground that comes along carries anything
        into.decorations = {{{21, 21}, "trees_1"}, {{30, 30}, "trees_1"}};
        WorldDesk desk(into);
        desk.brush.setPart(*part);
        PlaceTool place;
        desk.click(place, {20, 20});
        const World& now = desk.world();
        QVERIFY((now.nodes[Cell{20, 20}] == Node{Surface::Lava, 7}));
        QVERIFY((now.nodes[Cell{23, 24}] == Node{Surface::Grass, 0}));
        QVERIFY((now.nodes[Cell{24, 25}] == Node{Surface::Water, 0}));
        QCOMPARE(now.decorations, (std::vector<Placed>{{{30, 30}, "trees_1"}}));
        QCOMPARE(now.paths, (std::vector<Placed>{{{21, 21}, "dirt_road"}, {{21, 22}, "dirt_road"}}));
        QCOMPARE(now.items.size(), std::size_t(1));
        QVERIFY((now.items[0].cell == Cell{20, 20}));
        QCOMPARE(wordsOf(now, now.items[0].message, Language::English), std::string("Here!"));
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.world() == into);
        // At the rim the ground is cut; things that would be off the map refuse it.
        const QSignalSpy refused(&desk.document, &WorldDocument::refused);
        desk.click(place, {63, 63});
        QCOMPARE(refused.size(), 1);
        QVERIFY(desk.world() == into);
    }

    /// Ground without a thing is a region, too, of any size.
    void groundAloneIsCopied() {
        World world = grass();
        world.nodes[{31, 31}] = {Surface::Snow, 200};
        WorldDesk desk(world);
        for (const CellRange& range : {CellRange{{0, 0}, {31, 31}}, CellRange{{31, 31}, {31, 31}}}) {
            const auto part = partFrom(bytesOf(regionOf(world, {}, range)));
            QVERIFY(part && part->records.empty());
            QCOMPARE(part->ground, groundOf(world, range));
        }
    }

    void aMoveThatCollidesGoesBack() {
        World world = grass();
        for (const Cell cell : {Cell{3, 3}, Cell{3, 6}}) {
            Item item;
            item.cell = cell;
            world.items.push_back(item);
        }
        WorldDesk desk(world);
        SelectThings select;
        QSignalSpy refused(&desk.document, &WorldDocument::refused);
        desk.click(select, {3, 3});
        select.press(desk.target, {3, 3}, {});
        select.drag(desk.target, {3, 6}, {});
        QCOMPARE(desk.document.world().items[0].cell, (Cell{3, 6}));
        QVERIFY(desk.document.view().overlay(OverlayPlace{"clash", 40}) != nullptr);
        select.release(desk.target);
        QCOMPARE(desk.document.world(), world);
        QCOMPARE(refused.count(), 1);
        QVERIFY(desk.document.view().overlay(OverlayPlace{"clash", 40}) == nullptr);
        select.press(desk.target, {3, 3}, {});
        select.drag(desk.target, {8, 8}, {});
        select.cancel(desk.target);
        QCOMPARE(desk.document.world(), world);
        QCOMPARE(desk.document.undoStack().count(), 0);
    }

    void noDecorationIsMovedOntoAnother() {
        World world = grass();
        world.decorations = {{{3, 3}, "flowers_8"}, {{3, 5}, "flowers_8"}};
        WorldDesk desk(world);
        SelectThings select;
        QSignalSpy refused(&desk.document, &WorldDocument::refused);
        desk.click(select, {3, 3});
        desk.drag(select, {{3, 3}, {3, 5}});
        QCOMPARE(desk.world(), world);
        QCOMPARE(refused.count(), 1);
        desk.drag(select, {{3, 3}, {3, 4}});
        QCOMPARE(desk.world().decorations.front().cell, (Cell{3, 4}));
    }

    /// Copies are previewed in their place, but not where they would replace something.
    void copiesAreSeenBeforeTheyAreThere() {
        World world = grass();
        world.decorations = {{{3, 3}, "flowers_8"}};
        world.paths = {{{3, 6}, "dirt_road"}};
        WorldDesk desk(world);
        SelectThings select;
        desk.click(select, {3, 3});
        select.press(desk.target, {3, 3}, {.control = true});
        select.drag(desk.target, {3, 4}, {.control = true});
        QCOMPARE(desk.document.world().decorations,
                 (std::vector<Placed>{{{3, 3}, "flowers_8"}, {{3, 4}, "flowers_8"}}));
        QCOMPARE(desk.world(), world);
        select.drag(desk.target, {3, 6}, {.control = true});
        QCOMPARE(desk.document.world(), world);
        QVERIFY(desk.document.view().overlay(OverlayPlace{"clash", 40}) != nullptr);
        select.drag(desk.target, {3, 5}, {.control = true});
        select.release(desk.target);
        QCOMPARE(desk.world().decorations,
                 (std::vector<Placed>{{{3, 3}, "flowers_8"}, {{3, 5}, "flowers_8"}}));
        QCOMPARE(desk.document.undoStack().count(), 1);
        QVERIFY(desk.document.view().overlay(OverlayPlace{"clash", 40}) == nullptr);
    }

    void anotherClickMeansWhatLiesUnder() {
        World world = grass();
        Item item;
        item.cell = {3, 3};
        world.items.push_back(item);
        world.paths.push_back({{3, 3}, "dirt_road"});
        WorldDesk desk(world);
        SelectThings select;
        desk.click(select, {3, 3});
        QCOMPARE(desk.document.view().selectedThings().front().kind, ThingKind::Item);
        desk.click(select, {3, 3});
        QCOMPARE(desk.document.view().selectedThings().front().kind, ThingKind::Path);
        desk.click(select, {3, 3});
        QCOMPARE(desk.document.view().selectedThings().front().kind, ThingKind::Item);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestSelectTool)
#include "test_select_tool.moc"
