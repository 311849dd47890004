// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fingerprint.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/template_check.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

using generated::errorOf;
using test::pocketHeroes;

Result<Generated> made(const Template& from, int size, std::uint64_t seed, bool keepDrafts = false) {
    return generate(from, pocketHeroes(), {size, seed, 8, keepDrafts});
}

/// The errors that the checks of worlds find.
QStringList errorsIn(const World& world) {
    QStringList ids;
    for (const Problem& problem : runChecks(world, pocketHeroes()).problems)
        if (problem.severity == Severity::Error)
            ids += QString::fromUtf8(problem.message.id.data(), qsizetype(problem.message.id.size()));
    return ids;
}

/// Large maps are rare: they take most of the time, and the long test makes as many of each size. More than
/// sixteen zones with a castle and two mines are too much for the smallest map.
int sizeOf(int seed, int zones) {
    if (seed == 10) return 128;
    return seed % 4 == 0 || zones > 16 ? 64 : 32;
}

/// The smallest on which its zones have some room.
int sizeFor(const Template& from) {
    const int zones = int(from.zones.size());
    return *std::ranges::find_if(worldSides, [&](int side) { return side * side > 160 * zones; });
}

/// Whether more links cross in the drawing than portals can replace.
bool doesCross(const Template& from) {
    const auto problems = checkTemplate(from, pocketHeroes()).problems;
    return std::ranges::any_of(
        problems, [](const TemplateProblem& problem) { return problem.message.id == "graph/crossing"; });
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT

private slots:
    /// Three zones that touch three others cannot all be drawn; without portals for one link the generator
    /// refuses before its first attempt.
    void whatNoPortalsAreLeftForIsRefusedBefore() {
        Template from;
        from.name = "Crossing";
        from.zones.resize(8);
        for (Zone& zone : from.zones)
            zone.mineCount = {0, 0};
        for (int a = 0; a < 3; ++a)
            for (int b = 3; b < 6; ++b)
                from.links.push_back({a, b});
        from.links.push_back({0, 6});
        from.links.push_back({6, 7});
        int begun = 0;
        const auto run = [&] {
            begun = 0;
            GenerationRequest options;
            options.size = 128;
            return generate(from, test::pocketHeroes(), options, {}, [&begun](int, Step) { ++begun; });
        };
        QVERIFY2(run().ok(), "portals for one link are left");
        for (const auto& [one, other] : {std::pair(1, 6), {2, 6}, {3, 6}, {4, 7}, {5, 7}, {1, 7}})
            from.links.push_back({one, other, LinkKind::Portal});
        const auto refused = run();
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().message.id, std::string("graph/crowded"));
        QCOMPARE(begun, 0);
        QVERIFY2(checkTemplate(from, test::pocketHeroes()).hasErrors(), "the checks say so, too");
        from.links.pop_back();
        QVERIFY(!checkTemplate(from, test::pocketHeroes()).hasErrors());
        QVERIFY2(run().ok() || begun > 0, "portals for one link are left again");
    }

    void samplesComeOut_data() {
        QTest::addColumn<std::string>("name");
        for (const std::string& name : generated::sampleNames())
            QTest::newRow(name.c_str()) << name;
    }

    /// No sample is refused on sizes with room for its zones. test_many tries ten thousand of each.
    void samplesComeOut() {
        QFETCH(std::string, name);
        const Template from = generated::sample(name);
        for (int seed = 1; seed <= test::amount(12, 30); ++seed) {
            const int size = sizeOf(seed, int(from.zones.size()));
            const auto result = made(from, size, std::uint64_t(seed));
            QVERIFY2(result.ok(), qPrintable(QStringLiteral("%1, %2, seed %3: ")
                                                 .arg(QString::fromStdString(name))
                                                 .arg(size)
                                                 .arg(seed) +
                                             QString::fromStdString(errorOf(result))));
            if (seed % 5 == 0) QCOMPARE(errorsIn(result->world), QStringList());
        }
    }

    /// None is refused where its zones have some room; small ones take so little time that several seeds are
    /// tried.
    void randomTemplatesComeOut() {
        for (unsigned i = 0; i < unsigned(test::amount(20, 100)); ++i) {
            const Template from = generated::randomTemplate(i);
            const int size = i % 25 == 0 ? 256 : sizeFor(from);
            for (unsigned seed = i + 1; seed <= i + (size == 32 ? 4 : 1); ++seed) {
                const auto result = made(from, size, seed);
                QVERIFY2(result.ok(), qPrintable(QStringLiteral("%1, seed %2: ").arg(i).arg(seed) +
                                                 QString::fromStdString(errorOf(result))));
                if (i % 8 == 0) QCOMPARE(errorsIn(result->world), QStringList());
            }
        }
    }

    /// Zones at random positions: most drawings have more crossing links than there are portals. Where the
    /// generator used another drawing, its report states so.
    void randomDrawingsComeOut() {
        const int tried = test::amount(8, 24);
        int crossing = 0;
        int givenUp = 0;
        for (unsigned i = 0; i < unsigned(tried); ++i) {
            const Template from = generated::scattered(generated::randomTemplate(i), i);
            const auto result = made(from, sizeFor(from), i + 1);
            QVERIFY2(result.ok(),
                     qPrintable(QStringLiteral("%1: ").arg(i) + QString::fromStdString(errorOf(result))));
            crossing += doesCross(from) ? 1 : 0;
            QCOMPARE(result->report.placesGivenUp, doesCross(from) && result->report.attempts > 2);
            givenUp += result->report.placesGivenUp ? 1 : 0;
        }
        QVERIFY2(crossing >= tried / 5 && givenUp > 0, qPrintable(QString::number(crossing)));
    }

    /// Small maps full of zones whose walls once cut ways to links, whose castles found no room, or whose
    /// roads blocked their own way, at each of eight attempts.
    void whatOnceFailedComesOut_data() {
        QTest::addColumn<unsigned>("which");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("seed");
        QTest::newRow("ways beside ways") << 1U << 64 << 45;
        QTest::newRow("many links of a small zone") << 25U << 64 << 1;
        QTest::newRow("castles in narrow zones") << 123U << 64 << 5;
        QTest::newRow("roads in narrow zones") << 131U << 128 << 2;
    }

    void whatOnceFailedComesOut() {
        QFETCH(unsigned, which);
        QFETCH(int, side);
        QFETCH(int, seed);
        const auto result = made(generated::randomTemplate(which), side, std::uint64_t(seed));
        QVERIFY2(result.ok(), errorOf(result).c_str());
    }

    void theSameSeedGivesTheSameBytes() {
        const Template from = generated::sample("nine-lands");
        const auto first = made(from, 64, 7);
        const auto second = made(from, 64, 7);
        const auto other = made(from, 64, 8);
        QVERIFY(first.ok() && second.ok() && other.ok());
        QCOMPARE(*writeWorld(first->world), *writeWorld(second->world));
        QVERIFY(*writeWorld(first->world) != *writeWorld(other->world));
    }

    /// Independent of compiler and later optimisations: a deliberate change of the generated worlds requires
    /// new fingerprints here.
    void theSameSeedGivesTheSameWorldEverywhere() {
        QStringList marks;
        for (const std::string& name : generated::sampleNames()) {
            const auto world = made(generated::sample(name), 128, 11);
            QVERIFY2(world.ok(), errorOf(world).c_str());
            marks << QString::fromStdString(name + ' ' + Fingerprint().add(*writeWorld(world->world)).text());
        }
        QCOMPARE(marks.join(u'\n'), QStringLiteral("crater-of-four 2c95ee708a025731\n"
                                                   "eight-homes 471f8d70b34c7c9d\n"
                                                   "four-corners f6b98c71ea67f4f9\n"
                                                   "great-lakes 6a43374cb4aa318b\n"
                                                   "nine-lands f3c0e5929c6bcc00\n"
                                                   "short-duel 0dfe927e06e456ca\n"
                                                   "six-spokes 09b6f8b5ed6d6c23\n"
                                                   "two-fords c482bfb38011dc1a"));
    }

    void roadsDoNotMoveCastles() {
        Template from = generated::sample("nine-lands");
        const auto with = made(from, 64, 3);
        from.config.addRoads = false;
        const auto without = made(from, 64, 3);
        QVERIFY(with.ok() && without.ok());
        QVERIFY(!with->world.paths.empty() && without->world.paths.empty());
        QVERIFY(with->world.castles == without->world.castles);
        QVERIFY(with->world.ownerables == without->world.ownerables);
        QVERIFY(with->world.nodes == without->world.nodes);
    }

    /// No sample without players, and where nobody is named the first castle is Red's; a template without any
    /// castle has its way.
    void somebodyCanPlay() {
        for (const std::string& name : generated::sampleNames()) {
            const auto problems = checkTemplate(generated::sample(name), pocketHeroes()).problems;
            QVERIFY2(std::ranges::none_of(
                         problems,
                         [](const TemplateProblem& problem) { return problem.message.id == "owners/none"; }),
                     name.c_str());
        }
        Template from = generated::sample("two-fords");
        for (Zone& zone : from.zones)
            for (ZoneCastle& castle : zone.castles)
                castle.owner = PlayerId::Neutral;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto listed = made(from, 64, seed);
            QVERIFY2(listed.ok(), errorOf(listed).c_str());
            QCOMPARE(listed->report.players, std::vector{PlayerId::Red});
            QCOMPARE(errorsIn(listed->world), QStringList());
            QVERIFY(listed->world.players.size() == 1 && listed->world.players[0].mainCastle);
        }
        for (Zone& zone : from.zones) {
            zone.castles.clear();
            zone.castleCount = {0, 1};
        }
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto drawn = made(from, 64, seed);
            QVERIFY2(drawn.ok(), errorOf(drawn).c_str());
            QCOMPARE(drawn->report.players, std::vector{PlayerId::Red});
        }
        for (Zone& zone : from.zones)
            zone.castleCount = {0, 0};
        const auto none = made(from, 64, 1);
        QVERIFY2(none.ok(), errorOf(none).c_str());
        QVERIFY(none->report.players.empty() && none->world.players.empty());
    }

    /// A step count and no clock bounds the work: the same template fails in the same way everywhere.
    void workIsBounded() {
        Template from = generated::randomTemplate(3);
        GenerationRequest options{64, 1};
        options.mostWork = 1000;
        int attempts = 0;
        const auto count = [&attempts](int attempt, Step) { attempts = attempt + 1; };
        const auto little = generate(from, pocketHeroes(), options, {}, count);
        QCOMPARE(attempts, 1);
        QVERIFY2(little.error().message.id.starts_with("generate/work"), errorOf(little).c_str());
        QCOMPARE(little.error().message.arguments.front(), Argument(1));
        const auto again = generate(from, pocketHeroes(), options);
        QCOMPARE(again.error().message, little.error().message);
        // What comes out with less than there may be comes out alike with more.
        const auto usual = made(from, 64, 1);
        QVERIFY2(usual.ok(), errorOf(usual).c_str());
        options.mostWork = 2 * numbers::worldWork;
        const auto more = generate(from, pocketHeroes(), options);
        QVERIFY(more.ok());
        QCOMPARE(*writeWorld(more->world), *writeWorld(usual->world));
    }

    /// More than find room loosely, and no more than the check lets pass: they stand close then, and no other
    /// zones are tried.
    void manyMinesStandClose() {
        Template from;
        from.zones.resize(2);
        from.links = {{0, 1}};
        from.config.addRoads = false;
        from.zones[0].mineCount = {0, 0};
        from.zones[1].castles = {{Nation::Tower, PlayerId::Red}};
        const auto fits = [&from](int count) {
            from.zones[0].mineCount = {count, count};
            return !checkTemplate(from, pocketHeroes()).hasErrors();
        };
        int most = 10;
        while (fits(most + 1))
            ++most;
        QVERIFY(fits(most));
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto result = made(from, 64, seed);
            QVERIFY2(result.ok(), errorOf(result).c_str());
            QCOMPARE(int(result->report.zones[0].mines.size()), most);
        }
    }

    void eachStepHasItsDraft() {
        const auto result = made(generated::sample("two-fords"), 64, 1, true);
        QVERIFY(result.ok());
        QCOMPARE(int(result->drafts.size()), stepCount);
        QVERIFY(result->drafts.back() == result->draft);
        QVERIFY(result->drafts[0].placedCastles.empty());
        QVERIFY(!result->drafts[std::size_t(Step::Buildings)].placedCastles.empty());
        QVERIFY(result->drafts[std::size_t(Step::Roads)].roads == result->draft.roads);
        QVERIFY(made(generated::sample("two-fords"), 64, 1)->drafts.empty());
    }

    void whatCannotBeDoneIsRefused() {
        Template from;
        from.zones.resize(26);
        for (int zone = 1; zone < 26; ++zone)
            from.links.push_back({zone - 1, zone});
        QCOMPARE(made(from, 32, 1).error().message.id, std::string_view("room/too-many"));
        QCOMPARE(made(from, 33, 1).error().message, (Message{"generate/size", {33}}));
        QVERIFY(!made(Template(), 32, 1).ok());
    }

    /// The generator tries to place no more mines than fit loosely, however many a template requests.
    void minesByTheThousandTakeNoTime() {
        Template from;
        from.zones.resize(1);
        from.zones[0].mineCount = {0, 100'000};
        from.config.addRoads = false;
        const auto result = made(from, 64, 1);
        QVERIFY2(result.ok(), errorOf(result).c_str());
        QVERIFY(result->world.ownerables.size() > std::size_t(resourceCount));
        QVERIFY(result->world.ownerables.size() <= 64 * 64 / 60);
        QCOMPARE(result->report.zones[0].mines.size(), result->world.ownerables.size());
    }

    void guardedMinesHaveTheirGuards() {
        Template from;
        from.zones.resize(9);
        for (int zone = 0; zone < 9; ++zone) {
            from.zones[std::size_t(zone)].mines = {{Resource::Ore, PlayerId::Neutral, {3, 3}},
                                                   {Resource::Mercury, PlayerId::Neutral, {4, 4}}};
            from.zones[std::size_t(zone)].mineCount = {0, 0};
            if (zone > 0) from.links.push_back({zone - 1, zone});
        }
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto result = made(from, 32, seed);
            QVERIFY2(result.ok(), errorOf(result).c_str());
            for (const ZoneReport& zone : result->report.zones)
                for (const MineReport& mine : zone.mines)
                    QCOMPARE(mine.guardLevel, mine.resource == Resource::Ore ? 3 : 4);
        }
    }

    void reportsRichnessWithoutPlace() {
        Template from;
        from.zones.resize(1);
        from.zones[0].richness = 100'000;
        const auto result = made(from, 32, 1);
        QVERIFY2(result.ok(), errorOf(result).c_str());
        const ZoneReport& zone = result->report.zones[0];
        QVERIFY(zone.richnessLacking > 0);
        QCOMPARE(zone.richness + zone.richnessLacking, 100'000);
        from.zones[0].richness = 10;
        QCOMPARE(made(from, 32, 1)->report.zones[0].richnessLacking, 0);
    }

    void minesOfThoseWhoDoNotPlayAreRefused() {
        Template from;
        from.zones.resize(1);
        from.zones[0].mines = {{Resource::Ore, PlayerId::Red, {-1, -1}}};
        QCOMPARE(made(from, 32, 1).error().message.id, std::string_view("owners/homeless"));
        from.zones[0].castles = {{Nation::Tower, PlayerId::Red}};
        const auto result = made(from, 32, 1);
        QVERIFY2(result.ok(), errorOf(result).c_str());
        QVERIFY(std::ranges::count(result->world.ownerables, PlayerId::Red, &Ownerable::owner) == 1);
    }

    void aStopStops() {
        std::stop_source source;
        int reported = 0;
        const auto result = generate(generated::sample("nine-lands"), pocketHeroes(), {}, source.get_token(),
                                     [&](int, Step step) {
                                         ++reported;
                                         if (step == Step::Roads) source.request_stop();
                                     });
        QCOMPARE(result.error().message.id, std::string_view("generate/stopped"));
        QCOMPARE(reported, int(Step::Roads) + 1);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestGenerate)
#include "test_generate.moc"
