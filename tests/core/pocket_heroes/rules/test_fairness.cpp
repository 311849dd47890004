// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/fairness.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

Fairness fairnessIn(const World& world, const std::stop_token& stop = {}) {
    return fairnessOf(world, pocketHeroes(), footingOf(world, pocketHeroes()), pocketHeroes().fairness.worth,
                      stop);
}

/// The gap of a measure between players of whom each has these figures.
FairnessGap gapIn(const std::vector<PlayerFairness>& players, FairnessMeasure measure) {
    return gapsOf(players, FairnessRules()).at(std::size_t(measure));
}

} // namespace

class TestFairness : public QObject {
    Q_OBJECT

private slots:
    void onlyWhoPlaysAndHasACastleIsCompared() {
        World world = drawn({"............", "............", "..A.....B...", "............"});
        QCOMPARE(fairnessIn(world).players.size(), std::size_t(2));
        world.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
        QCOMPARE(fairnessIn(world).players.size(), std::size_t(2));
        world.players.erase(world.players.begin());
        QCOMPARE(fairnessIn(world).players.size(), std::size_t(1));
        QCOMPARE(fairnessIn(world).spread, 0.0);
        QVERIFY(fairnessIn(emptyWorld(worldSides[0])).players.empty());
    }

    void theMainCastleIsTheOneToLookAt() {
        World world = drawn({"............", "............", "..A.....B...", "............"});
        world.castles.push_back({"small_01", Nation::Random, PlayerId::Red, {12, 12}, {}, "", {}});
        QVERIFY((fairnessIn(world).players[0].castle == Cell{2, 2}));
        world.players[0].mainCastle->cell = {12, 12};
        QVERIFY((fairnessIn(world).players[0].castle == Cell{12, 12}));
        world.players[0].mainCastle->cell = {2, 8}; // that is green's
        QVERIFY((fairnessIn(world).players[0].castle == Cell{2, 2}));
    }

    /// A day is twenty steps on grass.
    void daysAndRichesAreThoseOfTheWays() {
        std::vector<std::string> rows{std::string(30, '.'), std::string(30, '.'),
                                      "..A" + std::string(27, '.'), std::string(30, '.')};
        rows[2][27] = 'B';
        rows[3][12] = 'C';
        World world = drawn(rows);
        world.ownerables = {{"ore_mine", PlayerId::Neutral, {1, 12}, {}},
                            {"obs_tower1", PlayerId::Neutral, {1, 20}, {}}};
        world.items.push_back({Artifact{"Helm"}, {3, 14}, {}, ""});
        const Fairness fairness = fairnessIn(world);
        const PlayerFairness& red = fairness.players.at(0);
        QCOMPARE(red.castleDays.size(), std::size_t(1));
        QCOMPARE(red.castleDays[0], 25.0 / 20);
        QCOMPARE(red.mineDays.size(), std::size_t(1)); // a tower is no mine
        QVERIFY(red.mineDays[0] > 0.4 && red.mineDays[0] < 0.6);
        QVERIFY((red.richness == std::array<int, 2>{8, 8}));
    }

    void richesCountFromTheDayTheyAreReached() {
        World world = drawn(
            {std::string(30, '.'), std::string(30, '.'), "..A" + std::string(27, '.'), std::string(30, '.')});
        world.items.push_back({Chest{}, {3, 29}, {}, ""});
        Catalogue slow = pocketHeroes();
        const auto riches = [&](int stepsPerDay) {
            slow.fairness.stepCostPerDay = stepsPerDay * 6;
            return fairnessOf(world, slow, footingOf(world, slow), slow.fairness.worth)
                .players.at(0)
                .richness;
        };
        QVERIFY((riches(4) == std::array<int, 2>{3, 3}));
        QVERIFY((riches(3) == std::array<int, 2>{0, 3}));
        QVERIFY((riches(1) == std::array<int, 2>{0, 0}));
        slow.fairness.days = {10, 20}; // of the catalogue
        QVERIFY((riches(3) == std::array<int, 2>{3, 3}));
        slow.fairness.days = {2, 7};
        QVERIFY((riches(3) == std::array<int, 2>{0, 0}));
        QVERIFY((fairnessOf(world, slow, footingOf(world, slow), slow.fairness.worth).days ==
                 slow.fairness.days));
    }

    void reportsTheWidestGapAndItsOwner() {
        std::vector<PlayerFairness> players(3);
        players[0].castleDays = {4, 6};
        players[1].castleDays = {4, 4};
        players[2].castleDays = {9, 7};
        const FairnessGap gap = gapIn(players, FairnessMeasure::CastleDays);
        QCOMPARE(gap.better, std::size_t(1));
        QCOMPARE(gap.worse, std::size_t(2));
        QCOMPARE(gap.betterFigure, 4.0);
        QCOMPARE(gap.worseFigure, 8.0);
        QCOMPARE(gap.spread, 0.5);
        players[0].richness = {10, 40};
        players[1].richness = {8, 10};
        players[2].richness = {9, 20};
        const FairnessGap early = gapIn(players, FairnessMeasure::EarlyRichness);
        QVERIFY(early.better == 0 && early.worse == 1 && early.betterFigure == 10 && early.worseFigure == 8);
        QVERIFY(std::abs(early.spread - 0.2) < 1e-9);
        QCOMPARE(gapIn(players, FairnessMeasure::LateRichness).spread, 0.75);
        QVERIFY(gapsOf({players[0]}, FairnessRules()).empty());
    }

    /// The nearest three, or as many as somebody gets to.
    void onlyTheNearestMinesCount() {
        std::vector<PlayerFairness> players(2);
        players[0].mineDays = {1, 2, 3, 50};
        players[1].mineDays = {1, 2, 3, 9};
        QCOMPARE(gapIn(players, FairnessMeasure::MineDays).spread, 0.0);
        players[1].mineDays = {2, 4, 6, 7};
        QCOMPARE(gapIn(players, FairnessMeasure::MineDays).spread, 0.5);
        players[0].mineDays = {2, 4, never};
        players[1].mineDays = {4, 8, never};
        QCOMPARE(gapIn(players, FairnessMeasure::MineDays).spread, 0.5);
        players[1].mineDays = {4, never, never};
        const FairnessGap gap = gapIn(players, FairnessMeasure::MineDays);
        QVERIFY(gap.spread == 1 && gap.worse == 1 && std::isinf(gap.worseFigure));
        players[0].mineDays = players[1].mineDays = {never, never};
        QCOMPARE(gapIn(players, FairnessMeasure::MineDays).spread, 0.0);
    }

    void whatNobodyCanIsNoDifference() {
        std::vector<PlayerFairness> players(2);
        players[0].castleDays = players[1].castleDays = {never};
        QCOMPARE(gapIn(players, FairnessMeasure::CastleDays).spread, 0.0);
        players[1].castleDays = {2};
        QCOMPARE(gapIn(players, FairnessMeasure::CastleDays).spread, 1.0);
    }

    /// Of ways alone; FairnessRules::leastWay is half a day.
    void aFewStepsAreNoDifference() {
        std::vector<PlayerFairness> players(2);
        players[0].castleDays = players[0].mineDays = {1};
        players[1].castleDays = players[1].mineDays = {1.25};
        players[0].richness = {4, 4};
        players[1].richness = {3, 3};
        for (const FairnessGap& gap : gapsOf(players, FairnessRules()))
            QCOMPARE(gap.spread, gap.measure < FairnessMeasure::EarlyRichness ? 0 : .25);
        FairnessRules strict;
        strict.leastWay = 30;
        QCOMPARE(gapsOf(players, strict)[std::size_t(FairnessMeasure::CastleDays)].spread, .2);
        players[1].mineDays = {1.5};
        QCOMPARE(gapIn(players, FairnessMeasure::MineDays).spread, 1 - 1 / 1.5);
    }

    /// The verdict is that of the gaps that count: of a mine 8 steps from one and 15 from the other none.
    void theVerdictKnowsShortWays() {
        const std::string free(31, '.');
        World world = drawn({free, free, "..A........................B...", free, free, free});
        world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {4, 12}, {}});
        QCOMPARE(fairnessIn(world).spread, 0.0);
        Catalogue strict = pocketHeroes();
        strict.fairness.leastWay = 6;
        const auto footing = footingOf(world, strict);
        QVERIFY(!fairnessOf(world, strict, footing, strict.fairness.worth).isFair());
        QVERIFY(fairnessIn(world).isFair());
    }

    void fairUpToTheMost() {
        QVERIFY((Fairness{{}, .2, .2}.isFair()));
        QVERIFY((!Fairness{{}, .2001, .2}.isFair()));
        QCOMPARE(inPercent(.2), 20);
        QCOMPARE(inPercent(.2001), 21);
        QCOMPARE(fairnessIn(emptyWorld(worldSides[0])).mostSpread, .2);
    }

    void aStopEndsIt() {
        std::stop_source source;
        source.request_stop();
        const World world = drawn({"............", "............", "..A.....B...", "............"});
        for (const PlayerFairness& player : fairnessIn(world, source.get_token()).players)
            QVERIFY(player.castleDays.empty());
    }

    /// The widest of the gaps, in figures that can be displayed.
    void theCauseIsTheWidestGap() {
        const auto causeIn = [](std::vector<PlayerFairness> players) {
            Fairness fairness{.players = std::move(players), .days = FairnessRules().days};
            fairness.gaps = gapsOf(fairness.players, FairnessRules());
            const auto cause = causeOf(fairness);
            return cause ? QString::fromStdString(test::errorText({*cause})) : QString();
        };
        const PlayerFairness red{PlayerId::Red, {}, {4}, {1, 2, 3, 9}, {10, 20}};
        PlayerFairness blue{PlayerId::Blue, {}, {4}, {1, 2, 3, 1}, {10, 20}};
        QCOMPARE(causeIn({red, blue}), QString());
        QCOMPARE(causeIn({red}), QString());
        blue.richness = {9, 20};
        QCOMPARE(causeIn({red, blue}), QStringLiteral("fairness/cause-riches 7 0 10 2 9"));
        blue.richness = {9, 25};
        QCOMPARE(causeIn({red, blue}), QStringLiteral("fairness/cause-riches 14 2 25 0 20"));
        blue.mineDays = {1, 2, 6};
        QCOMPARE(causeIn({red, blue}), QStringLiteral("fairness/cause-mines 0 20 2 30"));
        blue.castleDays = {2.04};
        QCOMPARE(causeIn({red, blue}), QStringLiteral("fairness/cause-castles 2 20 0 40"));
        blue.mineDays = {1, never, never};
        QCOMPARE(causeIn({red, blue}), QStringLiteral("fairness/cause-few-mines 0 4 2 1"));
        blue.castleDays = {never};
        QCOMPARE(causeIn({red, blue}), QStringLiteral("fairness/cause-no-way 2"));
    }

    /// What is compared is part of the result.
    void figuresAreThoseOfTheVerdict() {
        World world = drawn({"............................", "............................",
                             "..A.....................B...", "............................"});
        for (const int column : {5, 9, 13, 17})
            world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {1, column}, {}});
        const Fairness fairness = fairnessIn(world);
        QCOMPARE(fairness.mines, pocketHeroes().fairness.nearMines);
        QVERIFY(fairness.gaps == gapsOf(fairness.players, pocketHeroes().fairness));
        const FairnessGap& mines = fairness.gaps[std::size_t(FairnessMeasure::MineDays)];
        QCOMPARE(figureOf(fairness.players[mines.worse], FairnessMeasure::MineDays, fairness.mines),
                 mines.worseFigure);
        QVERIFY(mines.worseFigure > mines.betterFigure);
        QCOMPARE(reachedMines(fairness.players[0]), 4);
        QCOMPARE(fairnessIn(emptyWorld(worldSides[0])).mines, 0);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestFairness)
#include "test_fairness.moc"
