// SPDX-License-Identifier: GPL-3.0-or-later
// Edits as batches, against a reference that makes one change after the other.
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/properties.h"
#include "core/pocket_heroes/edit/texts.h"
#include "tests/support/cost.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <ctime>

namespace stonemason::pocket_heroes {

namespace {

constexpr int mostSeconds = 20; ///< of processor time, of what takes one;
                                ///< replayed one by one it took minutes

void applyOneByOne(World& world, const WorldEdit& edit) {
    for (const NodeChange& change : edit.nodes)
        world.nodes[change.node] = change.after;
    for (const RecordChange& change : edit.records)
        withList(world, change.thing.kind, [&change](auto& list) {
            using Value = typename std::remove_reference_t<decltype(list)>::value_type;
            const auto place = list.begin() + change.thing.index;
            if (!change.after)
                list.erase(place);
            else if (change.before)
                *place = std::get<Value>(change.after->value);
            else
                list.insert(place, std::get<Value>(change.after->value));
        });
    if (edit.general) setGeneral(world, edit.general->after);
}

std::vector<Thing> followedOneByOne(std::vector<Thing> things, const WorldEdit& edit) {
    for (const RecordChange& change : edit.records) {
        if (change.before && change.after) continue;
        const Thing changed = change.thing;
        if (!change.after) std::erase(things, changed);
        for (Thing& thing : things)
            if (thing.kind == changed.kind && thing.index >= changed.index)
                thing.index += change.after ? 1 : -1;
    }
    return things;
}

/// Random changes of random records, each valid for the world at that point.
WorldEdit anyEdit(World world, test::Random& random) {
    WorldEdit edit;
    for (int i = random.below(40); i >= 0; --i) {
        const auto kind =
            ThingKind(random.below(3) == 0 ? random.below(thingKindCount) : int(ThingKind::Item));
        const int count = countOf(world, kind);
        RecordChange change{{kind, 0}, std::nullopt, std::nullopt};
        const int choice = count == 0 ? 0 : random.below(3);
        if (count == 0 && kind != ThingKind::Item) continue;
        change.thing.index = random.below(choice == 0 ? count + 1 : count);
        if (choice != 0) change.before = recordOf(world, change.thing);
        if (choice != 2) {
            change.after = count == 0 ? Record{kind, Item{Lamp{}, {}, {}, ""}}
                                      : recordOf(world, {kind, random.below(count)});
            setCell(*change.after, random.cellOf({30, 30}));
        }
        applyOneByOne(world, WorldEdit{{}, {change}});
        edit.records.push_back(change);
    }
    return edit;
}

std::vector<Thing> allThings(const World& world) {
    std::vector<Thing> things;
    forEachPlaced(world, [&things](Thing thing, const auto&) { things.push_back(thing); });
    return things;
}

/// A decoration on every cell of the largest map.
World crowded() {
    World world = emptyWorld(worldSides.back());
    forEachCell(world.size(), [&world](Cell cell) { world.decorations.push_back({cell, "flowers_8"}); });
    return world;
}

} // namespace

class TestWorldEdit : public QObject {
    Q_OBJECT

private slots:
    void asOneByOne() {
        test::Random random(4);
        World world = test::anyWorld(Version::Translated, 9);
        for (int round = 0; round < 500; ++round) {
            const WorldEdit edit = anyEdit(world, random);
            World expected = world;
            applyOneByOne(expected, edit);
            QVERIFY(isOf(world, edit));
            QCOMPARE(followed(allThings(world), edit), followedOneByOne(allThings(world), edit));
            World after = world;
            apply(after, edit);
            QVERIFY(after == expected);
            QCOMPARE(lengthsBefore(after, edit.records), lengthsOf(world));
            QVERIFY(isOf(after, reversed(edit)));
            apply(after, reversed(edit));
            QVERIFY(after == world);
            if (round % 2 == 0) world = expected;
        }
    }

    void anEditOfAnotherWorldIsNoticed() {
        test::Random random(5);
        const World world = test::anyWorld(Version::Translated, 9);
        for (int round = 0; round < 200; ++round) {
            WorldEdit edit = anyEdit(world, random);
            if (edit.records.empty()) continue;
            RecordChange& change = edit.records[std::size_t(random.below(int(edit.records.size())))];
            if (change.before) {
                setCell(*change.before, {77, 77});
                if (!cellOf(*change.before)) continue;
            } else {
                change.thing.index = 1000;
            }
            QVERIFY(!isOf(world, edit));
        }
        QVERIFY(!isOf(world, {{}, {{{ThingKind::Item, -1}, std::nullopt, Record{ThingKind::Item, Item{}}}}}));
    }

    /// Pieces are placed on cells one after the other, each replacing the previous content.
    void placingAsOneAfterTheOther() {
        test::Random random(6);
        for (int round = 0; round < 100; ++round) {
            World world = test::drawn({"#=#=", "=##.", "C..="});
            world.decorations.push_back(world.decorations.front());
            std::vector<Record> records;
            for (int i = random.below(12); i >= 0; --i) {
                const auto kind = random.oneOf(std::array{ThingKind::Decoration, ThingKind::Path});
                const Placed piece{random.cellOf({3, 4}), "any_" + std::to_string(i)};
                records.push_back({kind, piece});
                if (random.below(4) == 0) records.push_back({ThingKind::Item, Item{Lamp{}, {}, {}, ""}});
            }
            World expected = world;
            for (const Record& record : records) {
                if (const auto* piece = std::get_if<Placed>(&record.value)) {
                    const auto isThere = [piece](const Placed& other) { return other.cell == piece->cell; };
                    std::erase_if(expected.decorations, isThere);
                    std::erase_if(expected.paths, isThere);
                }
                withList(expected, record.kind, [&record](auto& list) {
                    using Value = typename std::remove_reference_t<decltype(list)>::value_type;
                    list.push_back(std::get<Value>(record.value));
                });
            }
            const WorldEdit edit = placing(world, records);
            World after = world;
            apply(after, edit);
            QVERIFY(after == expected);
            apply(after, reversed(edit));
            QVERIFY(after == world);
        }
    }

    /// Each of them with as many things as a map has cells, and back.
    void costsAreLinear() {
        const World world = crowded();
        const std::vector<Thing> all = allThings(world);
        std::vector<Thing> half;
        for (std::size_t i = 0; i < all.size(); i += 2)
            half.push_back(all[i]);
        const std::clock_t begin = std::clock();
        const std::vector<Record> copies = copiesOf(world, all, {0, 1});
        for (const WorldEdit& edit : {deleting(world, half), deleting(world, all), moving(world, all, {1, 0}),
                                      placing(world, copies), placing(world, copiesOf(world, half, {}))}) {
            World after = world;
            QVERIFY(isOf(world, edit));
            apply(after, edit);
            QVERIFY(followed(all, edit).size() <= all.size());
            apply(after, reversed(edit));
            QVERIFY(after == world);
        }
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < mostSeconds * test::slowness());
    }

    /// Castles of one owner, texts that each say something else.
    void costsAreLinearInOwnersAndTexts() {
        World world = emptyWorld(worldSides.back());
        world.players.assign(60'000, {PlayerId::Red, Controller::Human, std::nullopt});
        world.castles.assign(60'000, {"small_01", Nation::Citadel, PlayerId::Red, {9, 9}, {}, "", {}});
        for (int i = 0; i < 60'000; ++i) {
            world.texts.push_back(
                {"guard_" + std::to_string(i), TextKind::GuardMessage, {std::to_string(i), ""}});
            world.guards.push_back({{}, Disposition::Savage, false, {1, 1}, world.texts.back().key});
        }
        const std::clock_t begin = std::clock();
        const std::vector<Thing> all = allThings(world);
        QCOMPARE(deleting(world, all).records.size(), all.size());
        QCOMPARE(moving(world, all, {1, 1}).records.size(), all.size());
        std::vector<Record> records = copiesOf(world, all, {1, 1});
        QCOMPARE(bringTexts(records, world, world).lost, 0);
        setVersion(world, Version::Plain);
        QCOMPARE(world.guards.back().message, std::string("59999"));
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < mostSeconds * test::slowness());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestWorldEdit)
#include "test_world_edit.moc"
