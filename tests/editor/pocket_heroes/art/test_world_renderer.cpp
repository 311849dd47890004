// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/art/surface_art.h"
#include "editor/pocket_heroes/art/thing_signs.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/thing_index.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QPainter>
#include <QTest>

#include <map>
#include <set>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

constexpr Cell middle{16, 16};

World grass() {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    return world;
}

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

Record recordOf(Section section, const std::string& id) {
    switch (section) {
    case Section::Decoration: return {ThingKind::Decoration, Placed{middle, id}};
    case Section::Path: return {ThingKind::Path, Placed{middle, id}};
    case Section::Visitable: return {ThingKind::Visitable, Visitable{id, middle, {}, {}}};
    case Section::Ownerable: return {ThingKind::Ownerable, Ownerable{id, PlayerId::Red, middle, {}}};
    case Section::Castle: break;
    }
    Castle castle;
    castle.id = id;
    castle.cell = middle;
    return {ThingKind::Castle, castle};
}

World with(World world, const Record& record) {
    withList(world, record.kind, [&record](auto& list) {
        using Value = typename std::remove_reference_t<decltype(list)>::value_type;
        list.push_back(std::get<Value>(record.value));
    });
    return world;
}

QImage sampleOf(const Record& record) {
    QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    WorldRenderer(pocketHeroes()).paintSample(painter, image.rect(), record, false);
    return image;
}

double difference(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

std::vector<Treasure> treasures() {
    std::vector<Treasure> all{ManaCrystal{}, Campfire{}, Chest{},   Artifact{"SilverSword"},
                              SpellScroll{}, Lamp{},     KeyGuard{}};
    for (int resource = -1; resource < resourceCount; ++resource)
        all.push_back(Pile{Resource(resource), 0});
    return all;
}

} // namespace

class TestWorldRenderer : public QObject {
    Q_OBJECT

private slots:
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

    /// No class looks like another, no treasure like another, no level of guards like another.
    void kindsAreToldApart() {
        std::map<ObjectClass, QImage> classes;
        for (int section = 0; section < sectionCount; ++section)
            for (const CatalogueObject& object : pocketHeroes().objects(Section(section)).all())
                if (!classes.contains(object.kind))
                    classes[object.kind] = sampleOf(recordOf(Section(section), object.id));
        QCOMPARE(classes.size(), std::size_t(objectClassCount));
        for (auto one = classes.begin(); one != classes.end(); ++one)
            for (auto other = std::next(one); other != classes.end(); ++other)
                QVERIFY2(one->second != other->second, objectClassId(one->first).data());
        std::vector<QImage> small;
        for (const Treasure& treasure : treasures())
            small.push_back(sampleOf({ThingKind::Item, Item{treasure, middle, {}, {}}}));
        for (const int creature : {int(randomGuard), randomGuard + 1, randomGuard + 2, randomGuard + 3,
                                   randomGuard + 4, randomGuard + 5, randomGuard + 6, 7}) {
            Guard guard;
            guard.cell = middle;
            guard.troop.creature = std::int16_t(creature);
            small.push_back(sampleOf({ThingKind::Guard, guard}));
        }
        for (std::size_t one = 0; one < small.size(); ++one)
            for (std::size_t other = one + 1; other < small.size(); ++other)
                QVERIFY2(small[one] != small[other], qPrintable(QStringLiteral("%1 %2").arg(one).arg(other)));
    }

    void dwellingsAreToldApart() {
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
    void ownersAreToldApart() {
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

    /// From afar the ground is what one sees: a thing tints its cell and does not hide it.
    void fromAfarTheGroundShows() {
        const World bare = grass();
        const WorldRenderer renderer(pocketHeroes());
        const QColor ground = renderer.colourOf(bare, ThingIndex(bare, pocketHeroes()), {}, middle);
        const auto check = [&](const Record& record, const CatalogueObject* object) {
            const World world = with(bare, record);
            const QColor tinted = renderer.colourOf(world, ThingIndex(world, pocketHeroes()), {}, middle);
            QVERIFY(tinted != ground);
            QVERIFY(difference(tinted, ground) < 0.6 * difference(signColour(record, object), ground));
        };
        check({ThingKind::Item, Item{Chest{}, middle, {}, {}}}, nullptr);
        const CatalogueObject& tree = *pocketHeroes().find(Section::Decoration, "trees_1");
        check(recordOf(Section::Decoration, tree.id), &tree);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldRenderer)
#include "test_world_renderer.moc"
