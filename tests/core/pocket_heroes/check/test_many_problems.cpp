// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds in which nearly everything is wrong: what is listed, and what taking all fixes comes to.
#include "core/base/all_fixer.h"
#include "core/pocket_heroes/check/check.h"
#include "tests/support/cost.h"
#include "tests/support/one_by_one.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

/// A village on open ground.
World openWorld() {
    return test::drawn(
        {"............", "............", "..A.........", "............", "............", "............"});
}

World fixedWorld(const World& world) {
    return fixAll(world, pocketHeroes()).world.value_or(world);
}

/// Errors and warnings, but for whether the world is fair.
Badness badnessOf(const World& world) {
    Badness badness;
    visitProblems(world, pocketHeroes(), [&badness](const Problem& problem) {
        if (problem.severity == Severity::Note || problem.check == "fairness") return;
        ++(problem.severity == Severity::Error ? badness.errors : badness.warnings);
    });
    return badness;
}

/// The badness left after the fixes of all problems that Fix All repairs are applied one by one.
Badness leftOneByOne(const World& world) {
    return test::badnessOneByOne(
        world, [](const World& at) { return runChecks(at, pocketHeroes()).problems; }, isFixedWithAll,
        [](const World& at, const Fix& fix) {
            World better = at;
            if (const auto edit = editOf(at, pocketHeroes(), fix)) apply(better, *edit);
            return better;
        },
        badnessOf);
}

} // namespace

class TestManyProblems : public QObject {
    Q_OBJECT

private slots:
    /// The game keeps one per cell: thousands are counted, a bounded number listed, all but one removed.
    void decorationsOnOneCell() {
        constexpr int many = 20'000;
        World world = openWorld();
        world.decorations.assign(many, {{20, 20}, "trees_1"});
        const Report report = runChecks(world, pocketHeroes());
        QVERIFY(report.count(Severity::Warning) >= many - 1);
        QVERIFY(report.problems.size() < 2 * maximumListedProblems);
        const World after = fixedWorld(world);
        QCOMPARE(after.decorations.size(), std::size_t(1));
    }

    /// Each item is moved to a separate cell.
    void itemsOnOneCell() {
        constexpr int many = 300;
        World world = test::drawn(std::vector<std::string>(30, std::string(30, '.')));
        world.castles.push_back(openWorld().castles.front());
        world.castles.back().cell = {28, 28};
        const int before = int(world.items.size());
        world.items.insert(world.items.end(), many, {Chest{}, {10, 10}, {}, ""});
        const FixedWorld fixed = fixAll(world, pocketHeroes());
        QVERIFY(fixed.world);
        const World& after = *fixed.world;
        QCOMPARE(int(after.items.size()), before + many);
        std::set<Cell> cells;
        for (const Item& item : after.items)
            cells.insert(item.cell);
        QCOMPARE(int(cells.size()), before + many);
        QCOMPARE(fixed.solved, badnessOf(world).sum() - badnessOf(after).sum());
    }

    void messagesWithoutATextGoTogether() {
        constexpr int many = 5'000;
        World world = openWorld();
        for (int i = 0; i < many; ++i)
            world.timeEvents.push_back({"", "key" + std::to_string(i), 63, 1, 0, {}});
        const World after = fixedWorld(world);
        QVERIFY(
            std::ranges::all_of(after.timeEvents, [](const TimeEvent& event) { return event.text.empty(); }));
    }

    /// Earlier repairs may have removed the object of a repair: its index then belongs to another object.
    void repairsKnowWhatTheyAreOf() {
        World world = openWorld();
        world.players.clear();
        world.events.resize(2);
        world.events[0].cell = {1, 1};
        world.events[1].cell = {2, 1};
        for (const PlayerId id : {PlayerId::Red, PlayerId::Red, PlayerId::Blue})
            world.players.push_back({id, Controller::Human, std::nullopt});
        const auto isOf = [](const World& at, const Repair& repair) {
            return editOf(at, pocketHeroes(), repair).has_value();
        };
        const Repair event = HappenToAll{0, {1, 1}}, entry = DeleteEntry{1, 0},
                     castle = SetMainCastle{PlayerId::Red, {}};
        QVERIFY(isOf(world, event) && isOf(world, entry) && isOf(world, castle));
        QVERIFY(!isOf(world, AddPlayer{PlayerId::Blue}));
        world.events.erase(world.events.begin());
        world.players.erase(world.players.begin());
        QVERIFY(!isOf(world, event) && !isOf(world, entry) && isOf(world, castle));
        world.players.erase(world.players.begin());
        QVERIFY(!isOf(world, castle));
    }

    void secondEntriesGo() {
        World world = openWorld();
        const std::vector<Player> once = world.players;
        world.players.insert(world.players.end(), 5'000, once.front());
        QCOMPARE(fixedWorld(world).players, once);
    }

    void fixingAllTakesLittleMemory_data() {
        QTest::addColumn<bool>("hasTexts");
        QTest::addColumn<int>("many");
        QTest::addColumn<int>("most");
        QTest::newRow("decorations") << false << 500'000 << 90;
        QTest::newRow("texts") << true << 500'000 << 145;
    }

    /// The world itself, another one, and a little for each problem.
    void fixingAllTakesLittleMemory() {
        QFETCH(bool, hasTexts);
        QFETCH(int, many);
        QFETCH(int, most);
        const auto cost = test::costApart([&] {
            World world = openWorld();
            world.version = Version::Translated;
            if (hasTexts)
                world.texts.resize(std::size_t(many));
            else
                world.decorations.assign(std::size_t(many), {{20, 20}, "trees_1"});
            const FixedWorld fixed = fixAll(world, pocketHeroes());
            return fixed.world && fixed.world->decorations.size() < 2;
        });
        QVERIFY(cost);
        if (test::hasSanitizer()) return;
        QVERIFY2(cost->peakMebibytes <= most, QByteArray::number(qlonglong(cost->peakMebibytes)));
    }

    void isAsGoodAsOneByOne() {
        for (unsigned seed = 0; seed < 12; ++seed) {
            const World world = test::anyWorld(seed % 2 == 0 ? Version::Plain : Version::Translated, seed);
            const FixedWorld fixed = fixAll(world, pocketHeroes());
            const Badness left = badnessOf(fixed.world.value_or(world));
            QVERIFY2(left <= leftOneByOne(world), QByteArray::number(seed));
            QCOMPARE(fixed.solved, std::max(0, badnessOf(world).sum() - left.sum()));
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestManyProblems)
#include "test_many_problems.moc"
