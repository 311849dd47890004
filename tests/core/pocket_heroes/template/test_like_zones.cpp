// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/graph_edit.h"
#include "core/pocket_heroes/template/like_zones.h"
#include "tests/core/pocket_heroes/template/template_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::pocket_heroes {

namespace {

/// Zones of different sizes, each like the one that is listed for it.
Template zonesLike(const std::vector<int>& likes) {
    Template made;
    for (const int like : likes) {
        Zone zone;
        zone.size = 10 * int(made.zones.size()) + 10;
        zone.like = like;
        made.zones.push_back(zone);
    }
    return made;
}

std::vector<int> sizesOf(const Template& made) {
    std::vector<int> sizes;
    for (const Zone& zone : made.zones)
        sizes.push_back(zone.size);
    return sizes;
}

} // namespace

class TestLikeZones : public QObject {
    Q_OBJECT

private slots:
    void findsWhereNumbersStand() {
        QCOMPARE(sourcesOfNumbers(zonesLike({noZone, noZone})), (std::vector{0, 1}));
        QCOMPARE(sourcesOfNumbers(zonesLike({1, 2, noZone, 0})), (std::vector{2, 2, 2, 2}));
        QCOMPARE(sourcesOfNumbers(zonesLike({1, 0, noZone, 0})), (std::vector{noZone, noZone, 2, noZone}));
        QCOMPARE(sourcesOfNumbers(zonesLike({0})), std::vector{noZone});
        QCOMPARE(sourcesOfNumbers(zonesLike({7, 0})), (std::vector{0, 0}));
        QCOMPARE(sourcesOfNumbers({}), std::vector<int>());
    }

    /// The longest possible chain takes no more time per zone.
    void longChainsAreFollowedOnce() {
        std::vector<int> likes;
        for (int zone = 0; zone < 100'000; ++zone)
            likes.push_back(zone - 1);
        QCOMPARE(sourcesOfNumbers(zonesLike(likes)), std::vector<int>(likes.size(), 0));
    }

    void numbersAreTaken() {
        Template made = zonesLike({noZone, 0});
        Zone& from = made.zones[0];
        from.surface = Surface::Lava;
        from.richness = 40;
        from.mineCount = {3, 4};
        from.castleCount = {1, 1};
        from.moreCastles = {0, 2};
        from.castleSize = CastleSize::Large;
        from.kind = ZoneKind::Start;
        from.guards = GuardStrength::Weak;
        from.castles = {{Nation::Tower, PlayerId::Red}};
        from.mines = {{Resource::Gold, PlayerId::Red}, {Resource::Ore, PlayerId::Blue}};
        from.place = DrawingPoint{1, 2};
        made.zones[1].castles = {{Nation::Citadel, PlayerId::Green}};
        const Zone taken = withLikeNumbers(made).zones[1];
        Zone expected = from;
        expected.surface = made.zones[1].surface;
        expected.castles = made.zones[1].castles;
        expected.place.reset();
        expected.mines[0].owner = PlayerId::Green;
        expected.like = 0;
        QVERIFY(taken == expected);
        made.zones[1].castles.clear();
        QCOMPARE(withLikeNumbers(made).zones[1].mines[0].owner, PlayerId::Neutral);
    }

    void circlesKeepTheirOwn() {
        const Template made = zonesLike({1, 0, 0, noZone, 3});
        QCOMPARE(sizesOf(withLikeNumbers(made)), (std::vector{10, 20, 30, 40, 40}));
    }

    /// A circle is one problem, however many zones lead into it; its fix opens it.
    void circlesAreRefused() {
        Template made = cases::soundTemplate();
        made.zones.resize(6);
        for (int zone = 2; zone < 6; ++zone)
            made.links.push_back({zone - 1, zone});
        made.zones[2].like = 3;
        made.zones[3].like = 4;
        made.zones[4].like = 3;
        made.zones[5].like = 2;
        const TemplateReport report = cases::checked(made);
        QCOMPARE(cases::idsIn(report), QStringList{"like/circle"});
        const Template fixed = repaired(made, report.problems.front().fixes.front());
        QCOMPARE(cases::idsIn(cases::checked(fixed)), QStringList());
    }

    /// The check reads the numbers that a zone takes from another one; a fix changes them in that zone.
    void problemsAreRepairedWhereNumbersStand() {
        Template made = cases::soundTemplate();
        made.zones[0].mineCount = {4, 2};
        made.zones[1].like = 0;
        const TemplateReport report = cases::checked(made);
        QCOMPARE(report.problems.size(), std::size_t(2));
        const Template fixed = repaired(made, report.problems.back().fixes.front());
        QVERIFY((fixed.zones[0].mineCount == IntRange{2, 4}));
        QCOMPARE(cases::idsIn(cases::checked(fixed)), QStringList());
    }

    void zonesThatStayAreLikeTheSame() {
        const Template made = zonesLike({noZone, noZone, 1, 0});
        const Template left = withoutZones(made, {0});
        QCOMPARE(left.zones[1].like, 0);
        QCOMPARE(left.zones[2].like, noZone);
        QCOMPARE(left.zones[2].size, 10);
        const Template twice = withPart(made, partOf(made, {1, 2}), {});
        QCOMPARE(twice.zones[5].like, 4);
        QCOMPARE(partOf(made, {3}).zones[0].size, 10);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestLikeZones)
#include "test_like_zones.moc"
