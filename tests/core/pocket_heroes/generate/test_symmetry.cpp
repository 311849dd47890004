// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/template_plan.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/core/pocket_heroes/generate/mirror_faults.h"
#include "tests/support/long_run.h"
#include "tests/support/mirrored_templates.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

using generated::errorOf;
using mirrored::duel;
using mirrored::joinedByPortals;
using mirrored::linkedAcross;
using mirrored::ringOf;
using mirrored::withPortals;
using test::pocketHeroes;

Result<Generated> mirroredWorld(const Template& from, int size, std::uint64_t seed,
                                WorldSymmetry symmetry = WorldSymmetry::Diagonal) {
    GenerationRequest options;
    options.size = size;
    options.seed = seed;
    Template symmetric = from;
    symmetric.config.symmetry = symmetry;
    return generate(symmetric, pocketHeroes(), options);
}

QStringList errorsIn(const World& world) {
    QStringList ids;
    for (const Problem& problem : runChecks(world, pocketHeroes()).problems)
        if (problem.severity == Severity::Error)
            ids += QString::fromUtf8(problem.message.id.data(), qsizetype(problem.message.id.size()));
    return ids;
}

/// A middle, and two zones between it and each home.
Template webWithWaysOfTwo() {
    return templateOf({.players = 4, .shape = GraphShape::Web, .isolation = 2});
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void worldsAreTheirOwnImage_data() {
        QTest::addColumn<Template>("from");
        QTest::addColumn<int>("size");
        QTest::addColumn<WorldSymmetry>("symmetry");
        const auto add = [](const char* name, const Template& from, int size, WorldSymmetry symmetry) {
            QTest::addRow("%s, %s", worldSymmetryIds[std::size_t(symmetry)].data(), name)
                << from << size << symmetry;
        };
        for (const WorldSymmetry mirror :
             {WorldSymmetry::Diagonal, WorldSymmetry::LeftRight, WorldSymmetry::TopBottom}) {
            add("two players", duel(), 64, mirror);
            add("linked across the line", linkedAcross(), 64, mirror);
            add("four players", ringOf(4), 64, mirror);
            add("six players", ringOf(6), 128, mirror);
            add("nothing but portals", joinedByPortals(), 64, mirror);
            add("sample", generated::sample("crater-of-four"), 64, mirror);
        }
        add("portals", withPortals(), 64, WorldSymmetry::Diagonal);
        constexpr auto turn = WorldSymmetry::HalfTurn;
        add("two players", ringOf(2), 64, turn);
        add("four players, six links over the edge", ringOf(4), 64, turn);
        add("six players", ringOf(6), 128, turn);
        add("nothing but portals", joinedByPortals(), 64, turn);
        add("a middle", generated::sample("crater-of-four"), 64, turn);
        add("homes that meet in the middle",
            templateOf({.players = 4, .shape = GraphShape::Chain, .isolation = 0}), 64, turn);
        add("a web", templateOf({.players = 4, .shape = GraphShape::Web, .isolation = 1}), 64, turn);
        add("two zones to the middle of a web", webWithWaysOfTwo(), 64, turn);
        add("sample", generated::sample("six-spokes"), 64, turn);
        constexpr auto quarter = WorldSymmetry::QuarterTurn;
        add("a ring, linked over the edge", templateOf({.players = 4, .isolation = 2}), 64, quarter);
        Template backwards = templateOf({.players = 4, .isolation = 1});
        for (Link& link : backwards.links)
            std::swap(link.first, link.second);
        add("a ring with its links the other way", backwards, 64, quarter);
        add("nothing but homes", templateOf({.players = 4, .isolation = 0}), 32, quarter);
        add("a middle", generated::sample("crater-of-four"), 64, quarter);
        add("a hub", templateOf({.players = 4, .shape = GraphShape::Hub, .isolation = 1}), 128, quarter);
        Template wide = templateOf({.players = 4, .isolation = 1});
        for (Link& link : wide.links)
            link.kind = LinkKind::Wide;
        wide.links.push_back({0, 2, LinkKind::Near});
        add("wide openings", wide, 64, quarter);
        add("a web", templateOf({.players = 4, .shape = GraphShape::Web, .isolation = 3}), 64, quarter);
    }

    /// Read from the world alone, and as sound and playable as any.
    void worldsAreTheirOwnImage() {
        QFETCH(Template, from);
        QFETCH(int, size);
        QFETCH(WorldSymmetry, symmetry);
        const int seeds = size > 64 ? test::amount(1, 2) : test::amount(3, 5);
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto result = mirroredWorld(from, size, std::uint64_t(seed), symmetry);
            QVERIFY2(result.ok(), qPrintable(QStringLiteral("seed %1: ").arg(seed) +
                                             QString::fromStdString(errorOf(result))));
            QCOMPARE(generated::mirrorFaults(result->world, symmetry), QStringList());
            QCOMPARE(errorsIn(result->world), QStringList());
        }
    }

    /// Along the edge, where a zone of the middle is narrow, roads lead too; each second attempt found none.
    void turnsFindRoomForRoads() {
        constexpr int seeds = 16;
        int attempts = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto result = mirroredWorld(webWithWaysOfTwo(), 64, seed, WorldSymmetry::HalfTurn);
            QVERIFY(result.ok());
            attempts += result->report.attempts;
        }
        QVERIFY2(attempts <= seeds * 3 / 2, QByteArray::number(attempts));
    }

    /// Checked for another symmetry, a world has faults: none obeys a second one by chance.
    void eachSymmetryIsItsOwn() {
        for (std::size_t one = 1; one < worldSymmetryIds.size(); ++one) {
            const auto made = mirroredWorld(templateOf({.players = 4}), 64, 1, WorldSymmetry(one));
            QVERIFY2(made.ok(), errorOf(made).c_str());
            for (std::size_t other = 1; other < worldSymmetryIds.size(); ++other)
                QCOMPARE(generated::mirrorFaults(made->world, WorldSymmetry(other)).isEmpty(), one == other);
        }
    }

    /// Of one mine or castle in the middle there is one on either side, or in each quarter.
    void theMiddleHasItsThingsInEachPart() {
        const auto inTheMiddle = [](Template from, std::size_t middle, WorldSymmetry symmetry) {
            from.zones[middle].castles = {{}};
            const auto made = mirroredWorld(from, 64, 2, symmetry);
            QVERIFY2(made.ok(), errorOf(made).c_str());
            QCOMPARE(std::ranges::count(made->world.castles, PlayerId::Neutral, &Castle::owner),
                     orderOf(symmetry));
            const auto isGoldMine = [](const Ownerable& mine) {
                return pocketHeroes().find(Section::Ownerable, mine.id)->resource == Resource::Gold;
            };
            QCOMPARE(std::ranges::count_if(made->world.ownerables, isGoldMine), orderOf(symmetry));
        };
        inTheMiddle(duel(), 2, WorldSymmetry::LeftRight);
        inTheMiddle(duel(), 2, WorldSymmetry::TopBottom);
        Template crater = generated::sample("crater-of-four");
        crater.zones[0].size = 60;
        inTheMiddle(crater, 0, WorldSymmetry::QuarterTurn);
    }

    /// Further castles of the middle are as many as make up whole sets.
    void aSingleFurtherCastleIsInEachQuarter() {
        Template from = generated::sample("crater-of-four");
        from.zones[0].size = 60;
        from.zones[0].moreCastles = {1, 1};
        const auto made = mirroredWorld(from, 64, 2, WorldSymmetry::QuarterTurn);
        QVERIFY2(made.ok(), errorOf(made).c_str());
        QCOMPARE(std::ranges::count(made->world.castles, PlayerId::Neutral, &Castle::owner), 4);
    }

    /// Each link has its portals, and the middle as many further castles as make pairs.
    void portalsAndCastlesOfTheLineAreThere() {
        int castles = 0;
        constexpr int seeds = 8;
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto made = mirroredWorld(withPortals(), 64, std::uint64_t(seed));
            QVERIFY2(made.ok(), errorOf(made).c_str());
            QCOMPARE(std::ranges::count(made->report.links, true, &LinkReport::portal), 4);
            // Three pairs that lead both ways, two for a link and its image; two that lead one way.
            std::map<int, int> ends;
            for (const Visitable& building : made->world.visitables)
                if (const auto& portal = pocketHeroes().find(Section::Visitable, building.id)->portal)
                    ++ends[portal->pair];
            QCOMPARE(ends.size(), std::size_t(5));
            for (const auto& [pair, count] : ends)
                QCOMPARE(count, 2);
            castles += int(std::ranges::count(made->world.castles, PlayerId::Neutral, &Castle::owner));
        }
        QVERIFY2(castles >= 2 * (seeds - 2), qPrintable(QString::number(castles)));
    }

    void theReaderSeesWhatIsNotAnImage() {
        const auto plain = generate(duel(), pocketHeroes(), {64, 1});
        QVERIFY2(plain.ok(), errorOf(plain).c_str());
        QVERIFY(!generated::mirrorFaults(plain->world).isEmpty());
        auto made = mirroredWorld(duel(), 64, 1);
        QVERIFY2(made.ok(), errorOf(made).c_str());
        World less = made->world;
        less.items.pop_back();
        QVERIFY(!generated::mirrorFaults(less).isEmpty());
    }

    void theSameSeedGivesTheSameBytes() {
        const auto first = mirroredWorld(duel(), 64, 5);
        const auto second = mirroredWorld(duel(), 64, 5);
        const auto other = mirroredWorld(duel(), 64, 6);
        QVERIFY(first.ok() && second.ok() && other.ok());
        QCOMPARE(*writeWorld(first->world), *writeWorld(second->world));
        QVERIFY(*writeWorld(first->world) != *writeWorld(other->world));
    }

    /// The ends of a row in each half come together.
    void nearZonesLieBesideEachOtherInEachHalf() {
        Template row = ringOf(2);
        constexpr int length = 5;
        for (int player = 0; player < 2; ++player)
            for (int zone = 0; zone < length; ++zone) {
                const int last = int(row.zones.size()) - 1;
                row.links.push_back({zone == 0 ? player : last, last + 1, LinkKind::Regular, {1, 2}});
                row.zones.push_back(row.zones[2]);
            }
        const int end = int(row.zones.size()) - 1;
        Template near = row;
        near.links.push_back({1, end, LinkKind::Near});
        double apart = 0;
        double together = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto distanceIn = [&](const Template& from) {
                const auto made = mirroredWorld(from, 64, seed);
                return made ? distanceBetween(made->draft.centres[1], made->draft.centres[std::size_t(end)])
                            : 1e6;
            };
            apart += distanceIn(row);
            together += distanceIn(near);
        }
        QVERIFY2(1.3 * together < apart, qPrintable(QStringLiteral("%1 %2").arg(together).arg(apart)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestSymmetry)
#include "test_symmetry.moc"
