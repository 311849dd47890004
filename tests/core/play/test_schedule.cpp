// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/play/schedule.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace stonemason;

class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    void everyoneMeetsEveryOtherOnce() {
        for (const int entrants : {2, 3, 7, 20}) {
            const Schedule schedule(TournamentForm::RoundRobin, entrants, 5);
            std::set<std::pair<int, int>> met;
            QCOMPARE(schedule.pairings(), entrants * (entrants - 1) / 2);
            for (int i = 0; i < schedule.pairings(); ++i) {
                const auto [first, second] = schedule.pairing(i);
                QVERIFY(0 <= first && first < second && second < entrants);
                QVERIFY(met.emplace(first, second).second);
                QCOMPARE(schedule.pairingOf(first, second), i);
                QCOMPARE(schedule.pairingOf(second, first), i);
            }
            QCOMPARE(schedule.pairingOf(1, 1), -1);
        }
    }

    void inAFieldOnlyTheFirstMeetsTheOthers() {
        const Schedule schedule(TournamentForm::Field, 5, 3);
        QCOMPARE(schedule.pairings(), 4);
        QCOMPARE(schedule.units(), 12);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(schedule.pairing(i), (Pairing{0, i + 1}));
            QCOMPARE(schedule.pairingOf(i + 1, 0), i);
        }
        QCOMPARE(schedule.pairingOf(1, 2), -1);
    }

    /// Any prefix of the units gives each pairing the same number of units, up to one.
    void everyBeginningIsFair() {
        const Schedule schedule(TournamentForm::RoundRobin, 4, 10);
        std::map<int, int> played;
        for (std::int64_t unit = 0; unit < schedule.units(); ++unit) {
            ++played[schedule.pairingOfUnit(unit)];
            const UnitRange beginning[] = {{0, unit + 1}};
            const auto units = schedule.unitsOfPairings(beginning);
            for (int i = 0; i < schedule.pairings(); ++i)
                QCOMPARE(played[i], int(units[std::size_t(i)]));
            QVERIFY(played.rbegin()->second >= int(unit) / schedule.pairings());
        }
        for (const auto& [pairing, units] : played)
            QCOMPARE(units, 10);
    }

    void shardsShareTheUnitsEvenly() {
        for (const int of : {1, 2, 5, 7, 100}) {
            const Schedule schedule(TournamentForm::RoundRobin, 5, 7);
            std::int64_t next = 0;
            for (int number = 1; number <= of; ++number) {
                const UnitRange units = schedule.unitsOf({number, of});
                QCOMPARE(units.begin, next);
                QVERIFY(units.size() - schedule.units() / of <= 1 && units.size() >= schedule.units() / of);
                next = units.end;
            }
            QCOMPARE(next, schedule.units());
        }
        const Schedule huge(TournamentForm::RoundRobin, 300, 5'000'000);
        QCOMPARE(huge.unitsOf({100'000, 100'000}).end, huge.units());
        QCOMPARE(huge.unitsOf({50'000, 100'000}).end, huge.units() / 2);
    }

    void unitsOfPairingsAreCountedAnywhere() {
        const Schedule schedule(TournamentForm::RoundRobin, 4, 9);
        for (std::int64_t begin = 0; begin < 20; ++begin)
            for (std::int64_t end = begin; end < 40; ++end) {
                const UnitRange ranges[] = {{begin, end}, {41, 44}, {45, 53}};
                std::vector<std::int64_t> found(std::size_t(schedule.pairings()), 0);
                for (const UnitRange& range : ranges)
                    for (std::int64_t unit = range.begin; unit < range.end; ++unit)
                        ++found[std::size_t(schedule.pairingOfUnit(unit))];
                QCOMPARE(schedule.unitsOfPairings(ranges), found);
            }
        QCOMPARE(schedule.unitsOfPairings({}), std::vector<std::int64_t>(6, 0));
    }

    void seedsAreAllDifferentAndSmallEnough() {
        const Schedule schedule(TournamentForm::RoundRobin, 6, 1'000);
        std::set<std::uint64_t> seeds;
        for (const std::uint64_t seed : {0, 1, 2})
            for (std::int64_t unit = 0; unit < schedule.units(); ++unit) {
                const std::uint64_t own = schedule.seedOfUnit(seed, unit);
                QVERIFY(own <= maximumSeed);
                QVERIFY(seeds.insert(own).second);
            }
    }

    /// An entrant that replaces another gets the same seeds, also when games are added.
    void seedsDependOnRoundAndPairingAlone() {
        const Schedule some(TournamentForm::Field, 4, 10);
        const Schedule more(TournamentForm::Field, 4, 99);
        for (std::int64_t unit = 0; unit < some.units(); ++unit)
            QCOMPARE(some.seedOfUnit(7, unit), more.seedOfUnit(7, unit));
    }

    void rangesJoinAndRefuseOverlaps() {
        UnitRanges ranges;
        QVERIFY(ranges.add({10, 20}));
        QVERIFY(ranges.add({30, 40}));
        QVERIFY(!ranges.add({19, 21}) && !ranges.add({0, 11}) && !ranges.add({5, 50}) &&
                !ranges.add({12, 13}));
        QVERIFY(!ranges.add({25, 25}) && !ranges.add({26, 25}));
        QCOMPARE(ranges.missingIn({0, 50}), (std::vector<UnitRange>{{0, 10}, {20, 30}, {40, 50}}));
        QCOMPARE(ranges.missingIn({12, 15}), std::vector<UnitRange>());
        QCOMPARE(ranges.missingIn({15, 35}), (std::vector<UnitRange>{{20, 30}}));
        QVERIFY(ranges.areWithin({10, 40}) && !ranges.areWithin({11, 40}) && !ranges.areWithin({10, 39}));
        QVERIFY(ranges.add({20, 30}));
        QCOMPARE(ranges.ranges(), (std::vector<UnitRange>{{10, 40}}));
        QCOMPARE(ranges.size(), 30);
    }
};

STONEMASON_APPLESS_TEST(TestSchedule)
#include "test_schedule.moc"
