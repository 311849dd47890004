// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_plan.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "tests/support/mirrored_templates.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <set>
#include <string>

namespace stonemason::pocket_heroes {

namespace {

using mirrored::duel;
using mirrored::ringOf;
using mirrored::withPortals;

std::string refusalOf(const Template& from, WorldSymmetry symmetry = WorldSymmetry::Diagonal) {
    const auto mirror = mirrorOf(from, symmetry);
    return std::string(mirror ? std::string_view("made") : mirror.error().message.id);
}

} // namespace

class TestZoneMirror : public QObject {
    Q_OBJECT

private slots:
    /// The players of a quarter-turn follow each other, as their homes do, and so do all links.
    void quartersFollowEachOther() {
        const Template from = templateOf({.players = 4, .shape = GraphShape::Web});
        constexpr int middle = 4; // after the homes
        const auto mirror = mirrorOf(from, WorldSymmetry::QuarterTurn);
        QVERIFY(mirror.ok());
        QVERIFY(mirror->isOwnImage(middle));
        for (int zone = 0; zone < int(from.zones.size()); ++zone) {
            if (zone == middle) continue;
            QVERIFY(mirror->zoneImage(zone, 2) != zone);
            QCOMPARE(mirror->zoneImage(zone, 4), zone);
            QVERIFY(mirror->isHere(mirror->sourceOf(zone)));
        }
        const PlayerId first = from.zones[0].castles.front().owner;
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

    void plannedTemplatesHaveQuarters() {
        for (const GraphShape shape : {GraphShape::Ring, GraphShape::Hub, GraphShape::Web})
            for (int isolation = 0; isolation <= mostIsolation; ++isolation)
                QVERIFY(mirrorOf(templateOf({.players = 4, .shape = shape, .isolation = isolation}),
                                 WorldSymmetry::QuarterTurn)
                            .ok());
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
        Template opposite = templateOf({.players = 4, .isolation = 0});
        opposite.links.push_back({0, 2});
        opposite.links.push_back({1, 3});
        QCOMPARE(refusalOf(opposite, quarter), std::string("mirror/opposite"));
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

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZoneMirror)
#include "test_zone_mirror.moc"
