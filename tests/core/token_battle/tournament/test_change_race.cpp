// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/estimate.h"
#include "core/token_battle/tournament/change_race.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::Random;

namespace {

/// A race with synthetic contenders, each with the chances, in percent, that a unit gives it half points
/// more or fewer than the unchanged deck.
struct Contender {
    int better = 0;
    int worse = 0;
    int step = 2; ///< half points by which
};

struct MadeUp {
    std::vector<Contender> contenders;
    int opponents = 3;
    Random random;
    std::vector<UnitRange> asked{};
    std::vector<std::vector<int>> took{};

    int difference(const Contender& contender) {
        const int drawn = random.below(100);
        if (drawn < contender.better) return contender.step;
        return drawn < contender.better + contender.worse ? -contender.step : 0;
    }

    std::vector<Gains> play(std::span<const int> who, UnitRange units) {
        asked.push_back(units);
        took.emplace_back(who.begin(), who.end());
        std::vector<Gains> gains;
        for (const int contender : who) {
            gains.emplace_back(opponents);
            for (std::int64_t unit = units.begin; unit < units.end; ++unit) {
                auto& [count, sums] = gains.back()[std::size_t(unit % opponents)];
                ++count;
                sums.add(difference(contenders[std::size_t(contender)]));
            }
        }
        return gains;
    }

    RaceResult race(std::int64_t units) {
        const RacePlan plan = racePlanOf(int(contenders.size()), opponents, units);
        return successiveHalving(plan, [this](std::span<const int> who,
                                              UnitRange range) { return std::optional(play(who, range)); })
            .value();
    }
};

} // namespace

class TestChangeRace : public QObject {
    Q_OBJECT

private slots:
    void quantilesAreThoseOfTheTables() {
        for (const auto& [tail, quantile] : {std::pair{0.025, 1.959964},
                                             {0.005, 2.575829},
                                             {0.003125, 2.734369},
                                             {0.1, 1.281552},
                                             {0.0005, 3.290527}})
            QVERIFY(std::abs(quantileOfNormal(tail) - quantile) < 1e-6);
        QVERIFY(std::abs(studentOf(quantileOfNormal(0.005), 30) - 2.75) < 0.005);
        QVERIFY(std::abs(studentOf(quantileOfNormal(0.0005), 60) - 3.46) < 0.01);
    }

    void plansHalveUntilFewAreLeft() {
        const RacePlan plan = racePlanOf(100, 3, 20'000);
        std::vector<int> sizes;
        std::int64_t next = 0;
        for (const RaceRound& round : plan.rounds) {
            sizes.push_back(round.contenders);
            QCOMPARE(round.units.begin, next); // fresh seeds each time
            QVERIFY(round.units.size() > 0);
            next = round.units.end;
        }
        QCOMPARE(sizes, (std::vector<int>{100, 50, 25, 13, 8}));
        QVERIFY(plan.units() <= 20'000 + 9 * 3 && plan.units() > 19'000);
        const RaceRound& last = plan.rounds.back();
        QCOMPARE(last.units.size() % 3, 0);
        QVERIFY(9 * last.units.size() > 9'500);
    }

    void smallBudgetsStillSaySomething() {
        for (const int contenders : {1, 7, 8, 9, 500})
            for (const int opponents : {1, 2, 50, 299}) {
                const RacePlan plan = racePlanOf(contenders, opponents, 1);
                for (const RaceRound& round : plan.rounds)
                    QVERIFY(round.units.size() >= 4);
                const std::int64_t confirming = plan.rounds.back().units.size();
                QVERIFY(confirming >= 60 && confirming >= 2 * opponents && confirming % opponents == 0);
                QCOMPARE(plan.rounds.front().contenders, contenders);
                QCOMPARE(plan.rounds.back().contenders, std::min(contenders, mostConfirmed));
            }
    }

    void theBetterHalfGoesOnAndSeedsAreFresh() {
        MadeUp field{.contenders = std::vector<Contender>(64, {20, 20}), .random = Random(1)};
        for (int i = 0; i < 4; ++i)
            field.contenders[std::size_t(16 * i + 3)] = {60, 10};
        const RaceResult result = field.race(20'000);
        std::set<int> found;
        for (const RaceFinding& finding : result.findings)
            found.insert(finding.contender);
        QCOMPARE(found, (std::set<int>{3, 19, 35, 51}));
        std::int64_t next = 0;
        for (std::size_t i = 0; i < field.asked.size(); ++i) {
            QCOMPARE(field.asked[i].begin, next);
            next = field.asked[i].end;
            if (i == 0) continue;
            QVERIFY(field.took[i].size() <= (field.took[i - 1].size() + 1) / 2 ||
                    field.took[i].size() == std::size_t(mostConfirmed));
        }
        for (std::size_t i = 1; i < result.findings.size(); ++i)
            QVERIFY(result.findings[i - 1].gain.value >= result.findings[i].gain.value);
        for (const RaceFinding& finding : result.findings) {
            QVERIFY(finding.gain.interval.low > 0);
            QVERIFY(finding.gain.interval.low < 0.25 && 0.25 < finding.gain.interval.high);
        }
    }

    /// Hundreds of changes without effect except other random numbers: hardly a race finds anything, though
    /// the best of hundreds always looks good in the games that selected it.
    void noiseIsNeverSuggested_data() {
        QTest::addColumn<int>("contenders");
        QTest::addColumn<int>("better");
        QTest::addColumn<int>("worse");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("units");
        QTest::newRow("one") << 1 << 30 << 30 << 2 << 400;
        QTest::newRow("hundreds, few games") << 300 << 30 << 30 << 2 << 3'000;
        QTest::newRow("hundreds, some games") << 300 << 25 << 25 << 4 << 8'000;
        QTest::newRow("differences are rare") << 120 << 1 << 1 << 2 << 4'000;
        QTest::newRow("mostly a little better, rarely much worse") << 40 << 10 << 10 << 1 << 2'000;
    }
    void noiseIsNeverSuggested() {
        QFETCH(int, contenders);
        QFETCH(int, better);
        QFETCH(int, worse);
        QFETCH(int, step);
        QFETCH(int, units);
        constexpr int races = 400;
        int wrong = 0;
        for (int race = 0; race < races; ++race) {
            MadeUp field{.contenders = std::vector<Contender>(std::size_t(contenders), {better, worse, step}),
                         .random = Random(std::uint64_t(1'000 + race))};
            wrong += field.race(units).findings.empty() ? 0 : 1;
        }
        QVERIFY2(wrong <= races / 40 + 10, qPrintable(QString::number(wrong))); // 2.5 %, and three sigma
    }

    /// Each interval of a last round holds what it is about, all of them together in 95 races of a hundred.
    void intervalsAreSimultaneous() {
        Random random(7);
        constexpr int runs = 2'000;
        for (const Contender contender : {Contender{30, 10, 2}, {3, 0, 2}, {5, 5, 4}}) {
            const double truth = double(contender.better - contender.worse) * contender.step / 400;
            int all = 0;
            for (int run = 0; run < runs; ++run) {
                MadeUp field{.contenders = {contender}, .random = Random(std::uint64_t(run))};
                bool held = true;
                for (int i = 0; i < mostConfirmed; ++i) {
                    const int who[] = {0};
                    const Interval interval =
                        gainOf(field.play(who, {0, 90}).front(), 0.025 / mostConfirmed).interval;
                    held = held && interval.low <= truth && truth <= interval.high;
                }
                all += held ? 1 : 0;
            }
            QVERIFY2(all >= 0.94 * runs, qPrintable(QString::number(all)));
        }
    }

    void certainGainsHaveAWidth() {
        const Gains always{{30, {60, 120}}, {30, {60, 120}}};
        const Estimate gain = gainOf(always, 0.025);
        QCOMPARE(gain.value, 0.5);
        QVERIFY(gain.interval.low > 0.4 && gain.interval.low < 0.5 && gain.interval.high > 0.5);
        QCOMPARE(gainOf({{60, {}}}, 0.025).value, 0.0);
        QVERIFY(gainOf({{60, {}}}, 0.025).interval.low < 0);
        QCOMPARE(gainOf({}, 0.025).interval, (Interval{-1, 1}));
    }

    /// A difference in difficulty between opponents adds no variance.
    void opponentsAreStrata() {
        const Gains even{{50, {50, 100}}, {50, {50, 100}}};
        const Gains uneven{{50, {100, 200}}, {50, {0, 0}}}; // the same sum, no chance in it at all
        const auto widthOf = [](const Gains& gains) {
            const Interval interval = gainOf(gains, 0.025).interval;
            return interval.high - interval.low;
        };
        QVERIFY(widthOf(uneven) < 0.6 * widthOf(even));
    }

    void whatIsNoBetterSoFarIsNotConfirmed() {
        MadeUp worse{.contenders = std::vector<Contender>(20, {0, 50}), .random = Random(2)};
        const RaceResult result = worse.race(1'000);
        QCOMPARE(result.confirmed, 0);
        QCOMPARE(worse.asked.size(), 2U); // 20, 10, and nobody to confirm
    }

    void aStopEndsIt() {
        int rounds = 0;
        const auto result = successiveHalving(racePlanOf(50, 1, 1'000), [&](std::span<const int>, UnitRange) {
            ++rounds;
            return std::optional<std::vector<Gains>>();
        });
        QVERIFY(!result.has_value());
        QCOMPARE(rounds, 1);
    }
};

STONEMASON_APPLESS_TEST(TestChangeRace)
#include "test_change_race.moc"
