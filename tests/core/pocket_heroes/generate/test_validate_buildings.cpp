// SPDX-License-Identifier: GPL-3.0-or-later
// Whose mines are whose, how they are guarded, and where portals may stand.
#include "core/pocket_heroes/generate/validate_parts.h"
#include "tests/core/pocket_heroes/generate/patient.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using namespace broken;

namespace {

/// Two homes that a passage joins, and portals as well.
Template twoHomes(int size) {
    Template made;
    made.zones.resize(2);
    made.zones[0].castles = {{Nation::Tower, PlayerId::Red}};
    made.zones[1].castles = {{Nation::Tower, PlayerId::Blue}};
    made.links = {{0, 1, LinkKind::Portal}, {0, 1, LinkKind::Regular}};
    made.config.mapSize = size;
    return made;
}

/// A zone that lists a mine of any resource with guards of level 1 or 2, and one of ore with level 1.
Zone zoneOfTwo() {
    Zone zone;
    zone.mines = {{Resource::Random, PlayerId::Neutral, {1, 2}}, {Resource::Ore, PlayerId::Red, {1, 1}}};
    return zone;
}

} // namespace

class TestValidateBuildings : public QObject {
    Q_OBJECT

private slots:
    void minesArePairedWithThoseListed() {
        const Zone zone = zoneOfTwo();
        Config config;
        const StandingMine gold{Resource::Gold, PlayerId::Neutral, 2};
        const StandingMine ore{Resource::Ore, PlayerId::Red, 1};
        QVERIFY(canBeMinesOf(zone, config, {gold, ore}));
        QVERIFY(canBeMinesOf(zone, config, {ore, gold}));
        QVERIFY(!canBeMinesOf(zone, config, {ore}));
        QVERIFY(!canBeMinesOf(zone, config, {gold, gold}));
        QVERIFY(!canBeMinesOf(zone, config, {gold, {Resource::Ore, PlayerId::Red, -1}}));
        QVERIFY(canBeMinesOf(zone, config, {gold, {Resource::Ore, PlayerId::Red, std::nullopt}}));
        QVERIFY(!canBeMinesOf(zone, config, {gold, {Resource::Ore, PlayerId::Blue, 1}}));
        QVERIFY(!canBeMinesOf(zone, config, {gold, ore, ore}));
    }

    /// Ore does for either mine of the list, and must be kept for the one that takes no other.
    void anyResourceLeavesOthersTheirs() {
        Zone zone = zoneOfTwo();
        zone.mines[1].owner = PlayerId::Neutral;
        const StandingMine gold{Resource::Gold, PlayerId::Neutral, 2};
        const StandingMine ore{Resource::Ore, PlayerId::Neutral, 1};
        QVERIFY(canBeMinesOf(zone, Config(), {ore, gold}));
        QVERIFY(canBeMinesOf(zone, Config(), {gold, ore}));
    }

    void minesDrawnAreNobodysAndGuardedByTheConfig() {
        Config config;
        config.mineGuardLevel = {2, 3};
        const auto isDrawn = [&](Resource resource, PlayerId owner, int guard) {
            return canBeMinesOf(Zone(), config, {{resource, owner, guard}});
        };
        QVERIFY(isDrawn(Resource::Gold, PlayerId::Neutral, 2) &&
                isDrawn(Resource::Gold, PlayerId::Neutral, 3));
        QVERIFY(!isDrawn(Resource::Gold, PlayerId::Neutral, 1));
        QVERIFY(isDrawn(Resource::Ore, PlayerId::Neutral, 1) &&
                !isDrawn(Resource::Ore, PlayerId::Neutral, 3));
        QVERIFY(!isDrawn(Resource::Gold, PlayerId::Red, 2));
        config.decreaseGuardLevelAtBaseMineByOne = false;
        QVERIFY(isDrawn(Resource::Ore, PlayerId::Neutral, 3));
    }

    void portalsDoNotStandInForAPassageThatFits() {
        Template from = twoHomes(128);
        from.config.waterKind = WaterKind::None; // no passage fits where a strait lies
        Patient patient = patientOf(from, 3);
        QVERIFY(idsIn(patient).empty());
        patient.made.links[0].kind = LinkKind::Regular;
        QVERIFY(idsIn(patient).contains("link"));
    }

    void roadsLeadToPortalsWhenTheyAreTo() {
        bool isMissed = false; // a road that does not lead to a portal
        bool isExtra = false;  // one that does, and ends there though no road is to
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Template made = twoHomes(64);
            Patient without = patientOf(made, seed);
            QVERIFY(idsIn(without).empty());
            without.made.config.connectTeleportWithRoad = true;
            isMissed = isMissed || idsIn(without).contains("road-apart");
            made.config.connectTeleportWithRoad = true;
            Patient with = patientOf(made, seed);
            QVERIFY(idsIn(with).empty());
            with.made.config.connectTeleportWithRoad = false;
            isExtra = isExtra || idsIn(with).contains("road-end");
        }
        QVERIFY(isMissed && isExtra);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestValidateBuildings)
#include "test_validate_buildings.moc"
