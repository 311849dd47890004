// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/view/art/ground_art.h"
#include "editor/pocket_heroes/view/art/thing_art.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "tests/editor/pocket_heroes/view/art/sights.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QPainter>
#include <QTest>

#include <ctime>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

/// A part of the world on a black sheet of its whole size.
QImage drawn(const World& world, double cell, const CellRange& range, const WorldStyle& style = {}) {
    const int side = int(world.size().rows * cell);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    WorldRenderer(pocketHeroes())
        .paint(painter, world, ThingIndex(world, pocketHeroes()), style,
               {.board = world.size(), .cellSize = cell, .origin = {}}, range);
    return image;
}

QImage drawn(const World& world, double cell, const WorldStyle& style = {}) {
    return drawn(world, cell, wholeOf(world.size()), style);
}

QImage sampleOf(const Record& record) {
    QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    WorldRenderer(pocketHeroes()).paintSample(painter, image.rect(), record, false);
    return image;
}

/// The middle of a world with so many cells on each side of it.
QImage nearby(const World& world, double cell, int around) {
    const CellRange range{{middle.row - around, middle.column - around},
                          {middle.row + around, middle.column + around}};
    const int side = int((2 * around + 1) * cell);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    WorldRenderer(pocketHeroes())
        .paint(painter, world, ThingIndex(world, pocketHeroes()), {},
               {.board = world.size(),
                .cellSize = cell,
                .origin = QPointF(-range.first.column * cell, -range.first.row * cell)},
               range);
    return image;
}

/// Pixels that differ by more than this, as difference() has it.
int differingBy(double most, const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) &&
                             difference(one.pixelColor(x, y), other.pixelColor(x, y)) > most
                         ? 1
                         : 0;
    return count;
}

/// One of each class, by its id.
std::vector<std::pair<std::string, Record>> oneOfEachClass() {
    std::vector<std::pair<std::string, Record>> all;
    std::set<ObjectClass> had;
    for (int section = 0; section < sectionCount; ++section)
        for (const CatalogueObject& object : pocketHeroes().objects(Section(section)).all())
            if (had.insert(object.kind).second)
                all.emplace_back(objectClassId(object.kind), recordOf(Section(section), object.id));
    return all;
}

std::vector<Treasure> treasures() {
    std::vector<Treasure> all{ManaCrystal{}, Campfire{}, Chest{},   Artifact{"SilverSword"},
                              SpellScroll{}, Lamp{},     KeyGuard{}};
    for (int resource = -1; resource < resourceCount; ++resource)
        all.push_back(Pile{Resource(resource), 0});
    return all;
}

/// Treasures of each kind, guards of each level and one of a creature.
std::vector<std::pair<std::string, Record>> looseThings() {
    std::vector<std::pair<std::string, Record>> all;
    for (const Treasure& treasure : treasures()) {
        const auto* pile = std::get_if<Pile>(&treasure);
        all.emplace_back(std::string(treasureId(treasure)) +
                             (pile ? " " + std::to_string(int(pile->resource)) : std::string()),
                         Record{ThingKind::Item, Item{treasure, middle, {}, {}}});
    }
    std::vector<int> creatures{7};
    for (int level = 0; level <= guardLevels; ++level)
        creatures.push_back(randomGuard + level);
    for (const int creature : creatures) {
        Guard guard;
        guard.cell = middle;
        guard.troop.creature = std::int16_t(creature);
        all.emplace_back("guard " + std::to_string(creature), Record{ThingKind::Guard, guard});
    }
    return all;
}

} // namespace

class TestWorldRenderer : public QObject {
    Q_OBJECT

private slots:
    /// Where heroes go in there is the gate, and nowhere else, whatever castle it
    /// is.
    void gatesAreWhereHeroesGoIn() {
        for (const CatalogueObject& object : pocketHeroes().objects(Section::Castle).all())
            for (int nation = 0; nation <= int(Nation::Random); ++nation) {
                Record record = recordOf(Section::Castle, object.id);
                std::get<Castle>(record.value).nation = Nation(nation);
                constexpr int cell = 32, around = 6;
                const QImage image = nearby(with(grass(), record), cell, around);
                const Cell gate = middle + object.entrance.value_or(Cell{});
                const QRect room(cell * (gate.column - middle.column + around),
                                 cell * (gate.row - middle.row + around), cell, cell);
                int inside = 0;
                int outside = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        if (image.pixel(x, y) == castleGate) ++(room.contains(x, y) ? inside : outside);
                QVERIFY2(inside > cell * cell / 8 && outside == 0,
                         qPrintable(QStringLiteral("%1 of nation %2: %3 and %4")
                                        .arg(QString::fromStdString(object.id))
                                        .arg(nation)
                                        .arg(inside)
                                        .arg(outside)));
            }
    }

    /// Heroes walk on where a road of another kind begins; a river beside a road
    /// is another thing.
    void roadsOfTwoKindsMeet() {
        const auto between = [](const char* left, const char* right) {
            World world = grass();
            world.paths = {{middle, left}, {middle + Cell{0, 1}, right}};
            constexpr int cell = 32, around = 1;
            const QImage image = nearby(world, cell, around);
            const QImage bare = nearby(grass(), cell, around);
            int covered = 0;
            for (int x = cell * 3 / 2; x < cell * 5 / 2; ++x) // from the middle of one to that of the other
                covered += image.pixel(x, cell * 3 / 2) != bare.pixel(x, cell * 3 / 2) ? 1 : 0;
            return covered;
        };
        QCOMPARE(between("dirt_road", "dirt_road"), 32);
        QCOMPARE(between("dirt_road", "stone_road"), 32);
        QCOMPARE(between("snow_road", "dirt_road"), 32);
        QVERIFY(between("dirt_road", "river") < 32);
    }

    /// The game keeps the last decoration on a cell, and one is drawn, however
    /// many there are.
    void whatTheGameDoesNotKeepIsNotDrawn() {
        World world = grass();
        world.decorations.assign(300'000, {middle, "mountains_1"});
        world.decorations.push_back({middle, "trees_1"});
        world.paths.assign(100'000, {middle + Cell{0, 3}, "dirt_road"});
        world.paths.push_back({middle + Cell{0, 3}, "stone_road"});
        World kept = grass();
        kept.decorations = {world.decorations.back()};
        kept.paths = {world.paths.back()};
        const std::clock_t begin = std::clock();
        QCOMPARE(nearby(world, 24, 8), nearby(kept, 24, 8));
        QVERIFY(!coloursOf(world).isNull());
        QVERIFY((std::clock() - begin) / CLOCKS_PER_SEC < 20);
    }

    /// On the map, near and far, by day and by night.
    void everyObjectIsSeen() {
        const World bare = grass();
        for (const double cell : {3.0, 8.0, 24.0})
            for (const bool dark : {false, true}) {
                WorldStyle style;
                style.dark = dark;
                const QImage ground = drawn(bare, cell, style);
                for (int section = 0; section < sectionCount; ++section)
                    for (const CatalogueObject& object : pocketHeroes().objects(Section(section)).all())
                        QVERIFY2(drawn(with(bare, recordOf(Section(section), object.id)), cell, style) !=
                                     ground,
                                 object.id.c_str());
                for (const Treasure& treasure : treasures())
                    QVERIFY2(drawn(with(bare, {ThingKind::Item, Item{treasure, middle, {}, {}}}), cell,
                                   style) != ground,
                             treasureId(treasure).data());
            }
    }

    /// As large as pictures become, everything takes a fiftieth of a cell at least.
    void everyObjectIsSeenFromNear() {
        constexpr int cell = 64, around = 2;
        const World bare = grass();
        const QImage ground = nearby(bare, cell, around);
        const auto isSeen = [&](const Record& record) {
            return differingBy(0, nearby(with(bare, record), cell, around), ground) >= cell * cell / 50;
        };
        for (int section = 0; section < sectionCount; ++section)
            for (const CatalogueObject& object : pocketHeroes().objects(Section(section)).all())
                QVERIFY2(isSeen(recordOf(Section(section), object.id)), object.id.c_str());
        for (const auto& [id, record] : looseThings())
            QVERIFY2(isSeen(record), id.c_str());
    }

    /// No class looks like another, no treasure like another, no level of guards like another.
    void kindsDiffer() {
        const auto check = [](const auto& kinds) {
            std::vector<QImage> samples;
            for (const auto& [id, record] : kinds)
                samples.push_back(sampleOf(record));
            for (std::size_t one = 0; one < samples.size(); ++one)
                for (std::size_t other = one + 1; other < samples.size(); ++other)
                    QVERIFY2(samples[one] != samples[other],
                             (kinds[one].first + " " + kinds[other].first).c_str());
        };
        QCOMPARE(oneOfEachClass().size(), std::size_t(objectClassCount));
        check(oneOfEachClass());
        check(looseThings());
    }

    /// Not by a shade: as small as pictures are drawn, by some of the 64 pixels of a cell.
    void kindsDifferAt8Pixels() {
        constexpr int leastPixels = 5;
        constexpr double leastDifference = 40; // of a pixel, red, green and blue together
        for (const auto& kinds : {oneOfEachClass(), looseThings()}) {
            std::vector<QImage> pictures;
            for (const auto& [id, record] : kinds)
                pictures.push_back(nearby(with(grass(), record), 8, 5));
            for (std::size_t one = 0; one < pictures.size(); ++one)
                for (std::size_t other = one + 1; other < pictures.size(); ++other) {
                    const int pixels = differingBy(leastDifference, pictures[one], pictures[other]);
                    QVERIFY2(pixels >= leastPixels, (kinds[one].first + " and " + kinds[other].first +
                                                     " differ in " + std::to_string(pixels) + " pixels")
                                                        .c_str());
                }
        }
    }

    void dwellingsDiffer() {
        std::map<DwellingLook, QImage> looks;
        for (const CatalogueObject& object : pocketHeroes().objects(Section::Visitable).all())
            if (object.kind == ObjectClass::Dwelling)
                looks.emplace(object.dwelling, sampleOf(recordOf(Section::Visitable, object.id)));
        QCOMPARE(looks.size(), std::size_t(DwellingLook::Stones) + 1);
        for (auto one = looks.begin(); one != looks.end(); ++one)
            for (auto other = std::next(one); other != looks.end(); ++other)
                QVERIFY2(one->second != other->second, qPrintable(QString::number(int(one->first))));
    }

    void treesOfAWoodAreNotOneTree() {
        WorldStyle style;
        style.layers.set(WorldLayer::Surface, false); // which varies, too
        World world = grass();
        for (int column = 2; column < 8; ++column)
            world.decorations.push_back({{4, column}, "pines_1"});
        const QImage image = drawn(world, 24, style);
        for (int column = 2; column < 7; ++column)
            QVERIFY(image.copy(column * 24, 96, 24, 24) != image.copy((column + 1) * 24, 96, 24, 24));
        QCOMPARE(drawn(world, 24, style), image); // and each the same at any time
    }

    /// Cells of a few pixels and a part of one leave no seams on even ground.
    void groundHasNoSeams() {
        World world = emptyWorld(32);
        world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Dirt, 0});
        QImage page(380, 380, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        painter.setRenderHint(QPainter::Antialiasing);
        WorldRenderer(pocketHeroes())
            .paint(painter, world, ThingIndex(world, pocketHeroes()), {},
                   {.board = world.size(), .cellSize = 11.37, .origin = {}}, wholeOf(world.size()));
        painter.end();
        const int ground = surfaceColour(Surface::Dirt, false).lightness();
        for (int y = 0; y < 360; ++y)
            for (int x = 0; x < 360; ++x)
                QVERIFY2(page.pixelColor(x, y).lightness() < ground + 12, qPrintable(QString::number(x)));
    }

    /// Whose it is, is seen, and not by colour alone: the flags differ in grey, too.
    void ownersDiffer() {
        const std::string mine = pocketHeroes().objects(Section::Ownerable).all().front().id;
        std::vector<QImage> flags;
        for (int player = 0; player < playerCount; ++player) {
            Ownerable owned{mine, PlayerId(player), middle, {}};
            flags.push_back(
                sampleOf({ThingKind::Ownerable, owned}).convertToFormat(QImage::Format_Grayscale8));
        }
        for (std::size_t one = 0; one < flags.size(); ++one)
            for (std::size_t other = one + 1; other < flags.size(); ++other)
                QVERIFY(flags[one] != flags[other]);
    }

    /// What the catalogue does not have is a question, whatever list it is in.
    void unknownObjectsAreQuestions() {
        const QImage question = sampleOf(recordOf(Section::Visitable, "no such thing"));
        QVERIFY(question != sampleOf(recordOf(Section::Visitable, "teleport1")));
        for (const Section section : {Section::Ownerable, Section::Castle, Section::Decoration})
            QCOMPARE(sampleOf(recordOf(section, "no such thing")), question);
    }

    /// Square by square it is what it is at once, at every zoom.
    void partsMakeTheWhole() {
        const World world = test::anyWorld(Version::Translated, 5);
        for (const double cell : {2.0, 5.0, 16.0}) {
            const QImage whole = drawn(world, cell);
            QImage put(whole.size(), whole.format());
            QPainter painter(&put);
            for (const CellRange& part : {CellRange{{0, 0}, {15, 15}}, CellRange{{0, 16}, {15, 31}},
                                          CellRange{{16, 0}, {31, 15}}, CellRange{{16, 16}, {31, 31}}}) {
                const QRect rect(int(part.first.column * cell), int(part.first.row * cell), int(16 * cell),
                                 int(16 * cell));
                painter.drawImage(rect, drawn(world, cell, part), rect);
            }
            painter.end();
            QCOMPARE(put, whole);
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldRenderer)
#include "test_world_renderer.moc"
