// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/template_plan.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/core/pocket_heroes/generate/mirror_faults.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

using generated::errorOf;
using test::pocketHeroes;

Result<Generated> mirroredWorld(const Template& from, int size, std::uint64_t seed,
                                WorldSymmetry symmetry = WorldSymmetry::Diagonal) {
    GenerationRequest options;
    options.size = size;
    options.seed = seed;
    options.symmetry = symmetry;
    return generate(from, pocketHeroes(), options);
}

/// So many homes, half of them on each side of a middle zone and of two that close the ring of homes.
Template ringOf(int players) {
    Template made;
    made.name = "Mirrored Ring";
    for (int player = 0; player < players; ++player) {
        Zone home;
        home.surface = player < players / 2 ? Surface::Grass : Surface::Snow;
        home.mines = {{Resource::Ore}, {Resource::Wood}};
        home.mineCount = {2, 4};
        home.castles = {{Nation::Random, PlayerId(player)}};
        made.zones.push_back(home);
    }
    const int first = players;
    for (const int size : {30, 30}) {
        Zone end;
        end.size = size;
        end.castleCount = {0, 0};
        end.mineCount = {0, 0};
        end.surface = Surface::Dirt;
        made.zones.push_back(end);
    }
    const int half = players / 2;
    const auto link = [&](int from, int to) { made.links.push_back({from, to, LinkKind::Regular, {1, 2}}); };
    for (int side = 0; side < 2; ++side) {
        link(first, side * half);
        for (int home = 1; home < half; ++home)
            link(side * half + home - 1, side * half + home);
        link(side * half + half - 1, first + 1);
    }
    return made;
}

/// Two players, each with a zone of treasure of their own, around one with a gold mine.
Template duel() {
    Template made = ringOf(2);
    made.name = "Mirrored Duel";
    made.zones[2].mines = {{Resource::Gold, PlayerId::Neutral, {3, 3}}};
    made.zones[2].size = 50;
    for (int player = 0; player < 2; ++player) {
        Zone treasure;
        treasure.surface = Surface::Swamp;
        treasure.size = 40;
        treasure.richness = 30;
        treasure.castleCount = {0, 0};
        treasure.mines = {{Resource::Crystal, PlayerId::Neutral, {1, 2}}};
        made.zones.push_back(treasure);
        made.links.push_back({player, 4 + player, LinkKind::Regular, {1, 1}});
    }
    return made;
}

/// The same with zones of treasure that are linked with each other.
Template linkedAcross() {
    Template made = duel();
    made.name = "Mirrored Neighbours";
    made.links.push_back({5, 4, LinkKind::Regular, {2, 3}});
    return made;
}

/// With portals of all kinds: to zones of the other side and back, to an image, and along the line, where the
/// middle has further castles.
Template withPortals(LinkKind home = LinkKind::Portal) {
    Template made = duel();
    made.name = "Mirrored Portals";
    made.links.push_back({0, 5, home, {2, 3}});
    made.links.push_back({4, 1, home, {2, 3}});
    made.links.push_back({4, 5, LinkKind::Portal, {-2, -2}});
    made.links.push_back({2, 3, LinkKind::Portal, {1, 1}});
    made.zones[2].moreCastles = {2, 3};
    made.zones[2].size = 60;
    return made;
}

/// Homes that only portals join with what lies between them.
Template joinedByPortals() {
    Template made = ringOf(2);
    made.name = "Mirrored Islands";
    for (Link& link : made.links)
        link.kind = LinkKind::Portal;
    return made;
}

QStringList errorsIn(const World& world) {
    QStringList ids;
    for (const Problem& problem : runChecks(world, pocketHeroes()).problems)
        if (problem.severity == Severity::Error)
            ids += QString::fromUtf8(problem.message.id.data(), qsizetype(problem.message.id.size()));
    return ids;
}

std::string refusalOf(const Template& from, WorldSymmetry symmetry = WorldSymmetry::Diagonal) {
    const auto result = mirroredWorld(from, 64, 1, symmetry);
    return std::string(result ? std::string_view("made") : result.error().message.id);
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
        add("sample", generated::sample("six-spokes"), 64, turn);
        constexpr auto quarter = WorldSymmetry::QuarterTurn;
        add("a ring, linked over the edge", templateOf({.players = 4, .isolation = 2}), 64, quarter);
        add("nothing but homes", templateOf({.players = 4, .isolation = 0}), 32, quarter);
        add("a middle", generated::sample("crater-of-four"), 64, quarter);
        add("a hub", templateOf({.players = 4, .shape = GraphShape::Hub, .isolation = 1}), 128, quarter);
        add("a web", templateOf({.players = 4, .shape = GraphShape::Web, .isolation = 3}), 64, quarter);
    }

    /// Read from the world alone, and as sound and playable as any.
    void worldsAreTheirOwnImage() {
        QFETCH(Template, from);
        QFETCH(int, size);
        QFETCH(WorldSymmetry, symmetry);
        const int seeds = size > 64 ? 2 : 5;
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto result = mirroredWorld(from, size, std::uint64_t(seed), symmetry);
            QVERIFY2(result.ok(), qPrintable(QStringLiteral("seed %1: ").arg(seed) +
                                             QString::fromStdString(errorOf(result))));
            QCOMPARE(generated::mirrorFaults(result->world, symmetry), QStringList());
            QCOMPARE(errorsIn(result->world), QStringList());
        }
    }

    /// Another reading finds faults: the one is not the other by chance.
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

    /// The players of a quarter-turn follow each other, as their homes do, and so do all links.
    void quartersFollowEachOther() {
        const Template from = generated::sample("crater-of-four");
        const auto mirror = mirrorOf(from, WorldSymmetry::QuarterTurn);
        QVERIFY(mirror.ok());
        QVERIFY(mirror->isOwnImage(0));
        for (int zone = 1; zone < int(from.zones.size()); ++zone) {
            QVERIFY(mirror->zoneImage(zone, 2) != zone);
            QCOMPARE(mirror->zoneImage(zone, 4), zone);
            QVERIFY(mirror->isHere(mirror->sourceOf(zone)));
        }
        const PlayerId first = from.zones[1].castles.front().owner;
        QVERIFY(mirror->imageOf(first, 2) != first);
        QCOMPARE(mirror->imageOf(first, 4), first);
        for (std::size_t link = 0; link < from.links.size(); ++link) {
            int image = int(link);
            for (int step = 0; step < 4; ++step) {
                const Link& ends = from.links[std::size_t(image)];
                image = mirror->linkImages[std::size_t(image)];
                const Link& there = from.links[std::size_t(image)];
                QCOMPARE((std::set{there.first, there.second}),
                         (std::set{mirror->zoneImage(ends.first, 1), mirror->zoneImage(ends.second, 1)}));
            }
            QCOMPARE(image, int(link));
        }
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

    /// New templates in rings, chains and around a hub, however far apart homes are.
    void plannedTemplatesHaveMirrors() {
        for (const GraphShape shape : {GraphShape::Ring, GraphShape::Chain, GraphShape::Hub})
            for (int players = 2; players <= playerCount; ++players)
                for (int isolation = 0; isolation < 3; ++isolation) {
                    const Template from =
                        templateOf({.players = players, .shape = shape, .isolation = isolation});
                    const auto mirror = mirrorOf(from);
                    QCOMPARE(mirror.ok(), players % 2 == 0);
                    if (!mirror) continue;
                    for (std::size_t zone = 0; zone < from.zones.size(); ++zone)
                        QCOMPARE(mirror->zoneImages[std::size_t(mirror->zoneImages[zone])], int(zone));
                }
    }

    /// Numbers that a zone takes from another count as its own, and what is only near is no way.
    void mirrorsGoByWhatWorldsAreMadeOf() {
        Template like = duel();
        like.zones[1].size = 70;
        QVERIFY(!mirrorOf(like));
        like.zones[1].like = 0;
        QVERIFY(mirrorOf(like).ok());
        QCOMPARE(refusalOf(like), std::string("made"));
        Template near = duel();
        near.links.insert(near.links.begin(), {0, 5, LinkKind::Near});
        const auto mirror = mirrorOf(near);
        QVERIFY(mirror.ok());
        QCOMPARE(mirroredTemplate(near, *mirror).links.front(), near.links.front());
        QCOMPARE(refusalOf(near), std::string("made"));
    }

    /// As they are while a number is typed.
    void linksWithoutZonesHaveNoMirror() {
        for (const auto& [first, second] : {std::pair(0, 77), {77, 0}, {-1, 0}, {3, 3}}) {
            Template from = duel();
            from.links.push_back({first, second});
            from.links.push_back({second, first, LinkKind::Portal});
            QVERIFY(!mirrorOf(from));
        }
    }

    void templatesWithoutAMirrorAreRefused() {
        Template three = duel();
        three.zones[4].castles = {{Nation::Random, PlayerId::Blue}};
        QCOMPARE(refusalOf(three), std::string("mirror/players"));
        Template uneven = duel();
        uneven.zones[4].richness = 7;
        QCOMPARE(refusalOf(uneven), std::string("mirror/none"));
        Template castle = duel();
        castle.zones[2].castles = {{}};
        QCOMPARE(refusalOf(castle), std::string("made"));
        castle.zones[2].castles = {{Nation::Citadel}};
        QCOMPARE(refusalOf(castle), std::string("mirror/castle"));
        QCOMPARE(refusalOf(castle, WorldSymmetry::LeftRight), std::string("mirror/castle"));
        Template across = duel();
        across.links.push_back({0, 5, LinkKind::Regular, {2, 2}});
        across.links.push_back({1, 4, LinkKind::Regular, {2, 2}});
        QCOMPARE(refusalOf(across), std::string("mirror/link"));
        QCOMPARE(refusalOf(withPortals(LinkKind::Regular)), std::string("mirror/link"));
        Template portals = duel();
        for (const auto& [from, to] : {std::pair(0, 5), {1, 4}, {4, 2}, {5, 2}, {4, 3}, {5, 3}})
            portals.links.push_back({from, to, LinkKind::Portal, {1, 1}});
        QCOMPARE(refusalOf(portals), std::string("mirror/portal"));
        QCOMPARE(refusalOf(duel(), WorldSymmetry::HalfTurn), std::string("mirror/middle"));
        QCOMPARE(refusalOf(withPortals(), WorldSymmetry::TopBottom), std::string("mirror/link"));
        constexpr auto quarter = WorldSymmetry::QuarterTurn;
        QCOMPARE(refusalOf(ringOf(2), quarter), std::string("mirror/quarters"));
        QCOMPARE(refusalOf(ringOf(6), quarter), std::string("mirror/quarters"));
        QCOMPARE(refusalOf(ringOf(4), quarter), std::string("mirror/none"));
        QCOMPARE(refusalOf(generated::sample("four-corners"), quarter), std::string("mirror/link"));
        Template ring = templateOf({.players = 4});
        for (const int home : {0, 1, 2, 3})
            ring.links.push_back({home, (home + 1) % 4, LinkKind::Portal, {1, 1}});
        QCOMPARE(refusalOf(ring, quarter), std::string("mirror/portal"));
        Template middles = templateOf({.players = 4, .shape = GraphShape::Hub});
        middles.zones.push_back(middles.zones[4]);
        for (const int home : {0, 1, 2, 3})
            middles.links.push_back({home, int(middles.zones.size()) - 1});
        QCOMPARE(refusalOf(middles, quarter), std::string("mirror/middle"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestSymmetry)
#include "test_symmetry.moc"
