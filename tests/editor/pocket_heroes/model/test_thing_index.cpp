// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "tests/support/cost.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <ctime>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

constexpr int mostSeconds = 20; ///< of processor time, of what takes one

/// Whether the index has the same entries for each cell as a new one.
bool isUpToDate(const ThingIndex& index, const World& world) {
    const ThingIndex fresh(world, pocketHeroes());
    bool isSame = true;
    forEachCell(world.size(), [&](Cell cell) { isSame = isSame && index.at(cell) == fresh.at(cell); });
    return isSame;
}

/// Things that the catalogue knows, with footprints.
World village() {
    World world = test::drawn({"C.#.=.S..A......", "..##.....T..G...", ".B...1..==......", "#.#.#.#.........",
                               "................", "...A............"});
    world.decorations.push_back({{-1, 3}, "mountains_1"}); // off the map, but for a part
    world.decorations.push_back({{2, 3}, "mountains_1"});
    world.decorations.push_back({{2, 3}, "mountains_4"});
    return world;
}

} // namespace

class TestThingIndex : public QObject {
    Q_OBJECT

private slots:
    void followsAnyEdits() {
        test::Random random(7);
        World world = village();
        ThingIndex index(world, pocketHeroes());
        std::vector<WorldEdit> done;
        const auto make = [&](const WorldEdit& edit) {
            apply(world, edit);
            index.follow(world, edit);
        };
        for (int round = 0; round < 300; ++round) {
            std::vector<Thing> things;
            for (int i = random.below(5); i >= 0; --i)
                if (const auto kind = ThingKind(random.below(int(ThingKind::Player)));
                    countOf(world, kind) > 0)
                    things.push_back({kind, random.below(countOf(world, kind))});
            switch (random.below(4)) {
            case 0: done.push_back(deleting(world, things)); break;
            case 1: done.push_back(moving(world, things, random.cellOf({5, 5}))); break;
            case 2: done.push_back(placing(world, copiesOf(world, things, random.cellOf({9, 9})))); break;
            default:
                if (done.empty()) continue;
                make(reversed(done.back()));
                done.pop_back();
                QVERIFY(isUpToDate(index, world));
                continue;
            }
            make(done.back());
            QVERIFY(isUpToDate(index, world));
        }
        for (; !done.empty(); done.pop_back())
            make(reversed(done.back()));
        QVERIFY(world == village() && isUpToDate(index, world));
    }

    /// However many things are on one cell.
    void costsAreLinear() {
        World world = emptyWorld(32);
        world.decorations.assign(65'536, {{4, 4}, "mountains_1"});
        std::vector<Thing> half;
        for (int i = 0; i < int(world.decorations.size()); i += 2)
            half.push_back({ThingKind::Decoration, i});
        const std::clock_t begin = std::clock();
        ThingIndex index(world, pocketHeroes());
        for (const WorldEdit& edit : {deleting(world, half), moving(world, half, {3, 3})})
            for (const WorldEdit& each : {edit, reversed(edit)}) {
                apply(world, each);
                index.follow(world, each);
            }
        QCOMPARE(index.at({4, 4}).size(), world.decorations.size());
        QCOMPARE(index.at({4, 4}, 3), (std::vector<Thing>{{ThingKind::Decoration, 65'535},
                                                          {ThingKind::Decoration, 65'534},
                                                          {ThingKind::Decoration, 65'533}}));
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < mostSeconds * test::slowness());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestThingIndex)
#include "test_thing_index.moc"
