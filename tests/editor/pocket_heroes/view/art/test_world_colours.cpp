// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds as they are seen from afar, a colour to a cell.
#include "editor/pocket_heroes/view/art/thing_art.h"
#include "tests/editor/pocket_heroes/view/art/sights.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

class TestWorldColours : public QObject {
    Q_OBJECT

private slots:
    /// From afar the ground is what one sees: a thing tints its cell and does not hide it.
    void fromAfarTheGroundShows() {
        const World bare = grass();
        const QColor ground = coloursOf(bare).pixelColor(middle.column, middle.row);
        const auto check = [&](const Record& record, const CatalogueObject* object) {
            const World world = with(bare, record);
            const QColor tinted = coloursOf(world).pixelColor(middle.column, middle.row);
            QVERIFY(tinted != ground);
            QVERIFY(difference(tinted, ground) < 0.6 * difference(signColour(record, object), ground));
        };
        check({ThingKind::Item, Item{Chest{}, middle, {}, {}}}, nullptr);
        const CatalogueObject& tree = *pocketHeroes().find(Section::Decoration, "trees_1");
        check(recordOf(Section::Decoration, tree.id), &tree);
    }

    /// Trees on every second cell are one area of one colour, with the ground beside it as it was.
    void fromAfarWoodsAreAreas() {
        const QImage bare = coloursOf(grass());
        World world = grass();
        for (int row = 8; row < 24; row += 2)
            for (int column = 8; column < 24; column += 2)
                world.decorations.push_back({{row, column}, "trees_1"});
        const QImage wooded = coloursOf(world);
        const double tint = difference(wooded.pixelColor(15, 15), bare.pixelColor(15, 15));
        QVERIFY(tint > 10);
        for (int row = 11; row < 20; ++row)
            for (int column = 11; column < 20; ++column)
                QVERIFY(difference(wooded.pixelColor(column, row), wooded.pixelColor(15, 15)) < 0.15 * tint);
        for (int i = 0; i < 32; ++i)
            for (const QPoint& beside : {QPoint(i, 4), QPoint(4, i), QPoint(i, 27), QPoint(27, i)})
                QCOMPARE(wooded.pixel(beside), bare.pixel(beside));
    }

    /// Castles and mines have their owner's colour, in a wood as on bare ground; roads do not spread.
    void fromAfarBuildingsKeepTheirCells() {
        World world = grass();
        for (int row = 0; row < 32; ++row)
            for (int column = 0; column < 14; ++column)
                world.decorations.push_back({{row, column}, "trees_1"});
        const QImage before = coloursOf(world);
        world.castles.emplace_back();
        world.castles.back().id = "small_01";
        world.castles.back().owner = PlayerId::Red;
        world.castles.back().cell = {10, 10};
        world.ownerables = {{"gold_mine", PlayerId::Blue, {20, 20}, {}}};
        world.paths = {{{28, 20}, "dirt_road"}};
        const QImage after = coloursOf(world);
        const ThingIndex things(world, pocketHeroes());
        forEachCell(world.size(), [&](Cell cell) {
            const QColor colour = after.pixelColor(cell.column, cell.row);
            const std::vector<Thing> there = things.at(cell);
            const bool isBuilt = !there.empty() && isBuilding(there.front().kind);
            if (isBuilt) {
                const QColor owners =
                    signColour(stonemason::pocket_heroes::recordOf(world, there.front()), nullptr);
                QVERIFY(difference(colour, owners) < 80);
            } else if (cell != Cell{28, 20}) {
                QCOMPARE(colour, before.pixelColor(cell.column, cell.row));
            }
        });
        QVERIFY(after.pixel(20, 28) != before.pixel(20, 28));
    }

    /// A part of the colours is what the whole has there.
    void coloursComeInParts() {
        const World world = test::anyWorld(Version::Translated, 5);
        const ThingIndex things(world, pocketHeroes());
        const QImage whole = coloursOf(world);
        for (const CellRange& part :
             {CellRange{{0, 0}, {0, 0}}, CellRange{{3, 5}, {9, 6}}, CellRange{{31, 0}, {31, 31}}}) {
            const QImage own = WorldRenderer(pocketHeroes()).colours(world, things, {}, part);
            QCOMPARE(own, whole.copy(part.first.column, part.first.row, own.width(), own.height()));
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldColours)
#include "test_world_colours.moc"
