// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/properties.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

/// The index agrees with the rules on every cell of the map.
bool indexIsRight(const WorldDocument& document) {
    bool isRight = true;
    forEachCell(document.world().size(), [&](Cell cell) {
        std::vector<Thing> wanted = thingsAt(document.world(), document.catalogue(), cell);
        std::vector<Thing> found = document.things().at(cell);
        std::ranges::sort(wanted);
        std::ranges::sort(found);
        isRight = isRight && wanted == found;
    });
    return isRight;
}

Thing anyThing(const World& world, std::mt19937& random) {
    std::vector<Thing> things;
    forEachPlaced(world, [&things](Thing thing, const auto&) { things.push_back(thing); });
    return things.empty() ? Thing{} : things[random() % things.size()];
}

Cell anyCell(const World& world, std::mt19937& random) {
    return {int(random() % unsigned(world.size().rows)), int(random() % unsigned(world.size().columns))};
}

WorldEdit anyEdit(const World& world, std::mt19937& random) {
    const Cell cell = anyCell(world, random);
    switch (random() % 6) {
    case 0: return painting(world, nodesOf(cell), Surface(random() % surfaceCount));
    case 1: return placing(world, Record{ThingKind::Path, Placed{cell, "dirt_road"}});
    case 2: {
        Item item;
        item.cell = cell;
        return placing(world, Record{ThingKind::Item, item});
    }
    case 3: return placing(world, Record{ThingKind::Decoration, Placed{cell, "pines_1"}});
    default: break;
    }
    const Thing thing = anyThing(world, random);
    if (!has(world, thing)) return {};
    return random() % 2 == 0 ? moving(world, {&thing, 1}, {int(random() % 5) - 2, int(random() % 5) - 2})
                             : deleting(world, {&thing, 1});
}

} // namespace

class TestWorldDocument : public QObject {
    Q_OBJECT

private slots:
    /// A generated world is called after its template, if that has a name.
    void aGeneratedWorldIsCalledAfterItsTemplate() {
        World world = test::drawn({"...", "..."});
        world.version = Version::Plain;
        WorldDocument nameless(world, pocketHeroes());
        nameless.setGenerated();
        QCOMPARE(nameless.title(), QStringLiteral("Untitled world"));
        Grid<std::int16_t> zoneOf(world.size(), 0);
        zoneOf[{0, 0}] = 4;
        nameless.setZones({zoneOf});
        QVERIFY(nameless.title().startsWith(QStringLiteral("World of 5 zone"))); // plural or not
        world.name = "Two Fords";
        WorldDocument named(world, pocketHeroes());
        QCOMPARE(named.title(), QStringLiteral("Two Fords"));
        named.setGenerated();
        QCOMPARE(named.title(), QStringLiteral("World of Two Fords"));
    }

    /// Outside a gesture only one world is in memory, however many objects refer to it; a kept copy is
    /// unaffected by later changes of the document.
    void nothingIsHeldTwice() {
        const World world = test::anyWorld(Version::Translated, 9);
        WorldDocument document(world, pocketHeroes());
        QCOMPARE(&document.world(), &document.committedWorld());
        QCOMPARE(document.keptWorld().get(), &document.committedWorld());
        const std::shared_ptr<const World> kept = document.keptWorld();
        std::mt19937 random(9);
        WorldEdit stroke;
        while (stroke.records.empty())
            stroke = anyEdit(document.committedWorld(), random);
        document.preview(stroke);
        QVERIFY(&document.world() != &document.committedWorld());
        QCOMPARE(document.committedWorld(), world);
        document.cancelPreview();
        QCOMPARE(&document.world(), &document.committedWorld());
        QVERIFY(indexIsRight(document));
        document.preview(stroke);
        document.commit(QStringLiteral("step"));
        QCOMPARE(&document.world(), &document.committedWorld());
        QVERIFY(document.committedWorld() != world);
        QVERIFY(indexIsRight(document));
        QCOMPARE(*kept, world);
        document.undoStack().undo();
        QCOMPARE(document.committedWorld(), world);
        document.replace(QStringLiteral("other"), emptyWorld(64));
        QCOMPARE(&document.world(), &document.committedWorld());
        QCOMPARE(*kept, world);
        document.undoStack().undo();
        QCOMPARE(document.committedWorld(), world);
        QCOMPARE(&document.world(), &document.committedWorld());
    }

    void walksBackToWhereItBegan() {
        for (const unsigned seed : {1U, 2U, 3U}) {
            std::mt19937 random(seed);
            const World world = test::anyWorld(Version::Translated, seed);
            WorldDocument document(world, pocketHeroes());
            std::vector<World> states{world};
            for (int step = 0; step < 60; ++step) {
                const int before = document.undoStack().count();
                document.edit(QStringLiteral("step"), anyEdit(document.committedWorld(), random));
                if (document.undoStack().count() != before) states.push_back(document.committedWorld());
                if (step % 10 == 0) QVERIFY(indexIsRight(document));
            }
            QVERIFY(states.size() > 30);
            for (std::size_t at = states.size() - 1; at > 0; --at) {
                QCOMPARE(document.committedWorld(), states[at]);
                document.undoStack().undo();
                QCOMPARE(document.world(), document.committedWorld());
            }
            QCOMPARE(document.committedWorld(), world);
            QVERIFY(indexIsRight(document));
            QVERIFY(!document.isModified());
            while (document.undoStack().canRedo())
                document.undoStack().redo();
            QCOMPARE(document.committedWorld(), states.back());
            QVERIFY(indexIsRight(document));
        }
    }

    void strokesLeaveNoTraceUnlessTheyAreMade() {
        const World world = test::anyWorld(Version::Plain, 5);
        WorldDocument document(world, pocketHeroes());
        std::mt19937 random(7);
        for (int round = 0; round < 20; ++round) {
            document.preview(anyEdit(document.committedWorld(), random));
            for (int more = 0; more < 4; ++more)
                document.extendPreview(anyEdit(document.world(), random));
            QCOMPARE(document.committedWorld(), world);
            QVERIFY(indexIsRight(document));
            const WorldEdit other = anyEdit(document.committedWorld(), random);
            document.preview(other); // in place of the one before
            World expected = world;
            apply(expected, other);
            QCOMPARE(document.world(), expected);
            QVERIFY(indexIsRight(document));
            document.cancelPreview();
            QCOMPARE(document.world(), world);
            QVERIFY(indexIsRight(document));
        }
        QCOMPARE(document.undoStack().count(), 0);
        document.preview(painting(world, nodesOf({3, 3}), Surface::Lava));
        document.extendPreview(painting(document.world(), nodesOf({3, 4}), Surface::Lava));
        const World shown = document.world();
        document.commit(QStringLiteral("paint"));
        QCOMPARE(document.committedWorld(), shown);
        QCOMPARE(document.undoStack().count(), 1);
    }

    void aStrokeThatEndsWhereItBeganIsNoStep() {
        WorldDocument document(emptyWorld(32), pocketHeroes());
        document.preview(painting(document.world(), nodesOf({3, 3}), Surface::Lava));
        document.extendPreview(painting(document.world(), nodesOf({3, 3}), Surface::Water));
        document.commit(QStringLiteral("paint"));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void savesTheFileByteForByteButForTheChange() {
        for (const auto version : {Version::Plain, Version::Translated}) {
            const std::string bytes = writeWorld(test::anyWorld(version, 11)).value();
            WorldDocument document(readWorld(bytes).value(), pocketHeroes());
            QCOMPARE(document.bytesFor({}).value(), bytes);
            QCOMPARE(document.recoveryBytes().value(), bytes);
            World wanted = readWorld(bytes).value();
            wanted.nodes[{4, 4}].surface = Surface::Pavement;
            document.edit(QStringLiteral("paint"),
                          painting(document.committedWorld(), std::vector{Cell{4, 4}}, Surface::Pavement));
            QCOMPARE(document.bytesFor({}).value(), writeWorld(wanted).value());
            QCOMPARE(document.bytesFor({}).value().size(), bytes.size());
        }
    }

    void selectionFollowsEdits() {
        World world = emptyWorld(32);
        for (int column = 0; column < 4; ++column) {
            Item item;
            item.cell = {2, column};
            world.items.push_back(item);
        }
        WorldDocument document(world, pocketHeroes());
        document.select({{ThingKind::Item, 1}, {ThingKind::Item, 3}, {ThingKind::Item, 9}});
        QCOMPARE(document.view().selectedThings().size(), std::size_t(2));
        QCOMPARE(document.view().selection().cells(), (std::vector<Cell>{{2, 1}, {2, 3}}));
        QSignalSpy sent(&document.view(), &WorldViewState::thingsSelected);
        const Thing gone{ThingKind::Item, 1};
        document.edit(QStringLiteral("delete"), deleting(world, {&gone, 1}));
        QCOMPARE(document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Item, 2}}));
        QCOMPARE(document.view().selection().cells(), (std::vector<Cell>{{2, 3}}));
        QCOMPARE(sent.count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Item, 3}}));
        document.view().setSelection({});
        QVERIFY(document.view().selectedThings().empty());
    }

    void fixesOfAnotherStateAreRefused() {
        World world = emptyWorld(32);
        world.items.push_back(Item{});
        WorldDocument document(world, pocketHeroes());
        const Thing thing{ThingKind::Item, 0};
        const Fix fix{{"fix/delete", {std::string("item")}}, DeleteThing{thing, Item{}.cell}};
        document.edit(QStringLiteral("move"), moving(world, {&thing, 1}, {3, 3}));
        QSignalSpy refused(&document, &WorldDocument::refused);
        QVERIFY(!document.applyFix(QStringLiteral("fix"), fix));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(document.committedWorld().items.size(), std::size_t(1));
        document.undoStack().undo();
        QVERIFY(document.applyFix(QStringLiteral("fix"), fix));
        QVERIFY(document.committedWorld().items.empty());
    }

    /// Players have no cell: their change is still reported, and results computed for the earlier world are
    /// refused.
    void allFixesOfAnotherStateAreRefused() {
        World world = emptyWorld(32);
        world.players = {{PlayerId::Red, Controller::Human, MainCastle{{8, 8}, false}},
                         {PlayerId::Blue, Controller::Human, MainCastle{{9, 9}, false}}};
        WorldDocument document(world, pocketHeroes());
        WorldProblems problems(document);
        const AllFixed fixed = problems.fixAll()({});
        QVERIFY(fixed.take && fixed.solved > 0);
        QSignalSpy outdated(&problems, &ProblemSource::outdated);
        bool wasCurrent = true;
        connect(&problems, &ProblemSource::outdated, &problems, [&] { wasCurrent = problems.isCurrent(); });
        document.edit(QStringLiteral("players"),
                      changing(world, [](World& after) { after.players.clear(); }));
        QVERIFY(!outdated.empty());
        QVERIFY(!wasCurrent);
        QVERIFY(!fixed.take());
        QVERIFY(document.committedWorld().players.empty());
        document.undoStack().undo();
        QVERIFY(fixed.take());
        QVERIFY(document.committedWorld() != world);
    }

    void reloadingIsOneStepAndErrorsLeaveItAlone() {
        WorldDocument document(emptyWorld(32), pocketHeroes());
        const World other = test::anyWorld(Version::Translated, 3);
        QVERIFY(bool(document.reload(writeWorld(other).value())));
        QCOMPARE(document.committedWorld(), other);
        QVERIFY(indexIsRight(document));
        QVERIFY(!document.reload(writeWorld(other).value().substr(0, 90)));
        QCOMPARE(document.committedWorld(), other);
        document.undoStack().undo();
        QCOMPARE(document.committedWorld(), emptyWorld(32));
    }

    void checksFollowTheWorld() {
        World world = emptyWorld(32);
        WorldDocument document(world, pocketHeroes());
        QTRY_VERIFY(document.reportIsCurrent());
        const Report before = document.report();
        Item item;
        item.cell = {-1, 200};
        document.edit(QStringLiteral("place"), placing(world, Record{ThingKind::Item, item}));
        QVERIFY(!document.reportIsCurrent());
        QTRY_VERIFY(document.reportIsCurrent());
        QVERIFY(document.report() != before);
        QCOMPARE(document.report(), runChecks(document.committedWorld(), pocketHeroes()));
    }

    void partsGoThroughTheClipboard() {
        const World world = test::drawn({"C.G.!.S", "..K.T=W", "..#...C"});
        std::vector<Thing> things;
        forEachPlaced(world, [&](Thing thing, const auto& record) {
            if (world.size().contains(record.cell)) things.push_back(thing);
        });
        QVERIFY(things.size() > 3);
        const WorldPart part = partOf(world, things);
        QCOMPARE(cellOf(part.records.front()), std::optional<Cell>(Cell{}));
        const auto back = partFrom(bytesOf(part));
        QVERIFY(back.has_value());
        QCOMPARE(back->records, part.records);
        QCOMPARE(back->texts.texts, part.texts.texts);
        QVERIFY(!partFrom(QByteArray("no world")).has_value());
    }
};

STONEMASON_TEST(TestWorldDocument)

} // namespace stonemason::pocket_heroes

#include "test_world_document.moc"
