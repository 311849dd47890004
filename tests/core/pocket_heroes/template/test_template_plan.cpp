// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/template/template_plan.h"
#include "core/pocket_heroes/template/zone_mirror.h"
#include "core/pocket_heroes/world/world.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace stonemason;
using namespace stonemason::pocket_heroes;

namespace {

std::vector<TemplatePlan> allPlans() {
    std::vector<TemplatePlan> plans;
    for (int shape = 0; shape < graphShapeCount; ++shape)
        for (int players = 2; players <= playerCount; ++players)
            for (int isolation = 0; isolation <= mostIsolation; ++isolation)
                plans.push_back({.players = players,
                                 .mapSize = worldSides.front(),
                                 .shape = GraphShape(shape),
                                 .isolation = isolation});
    return plans;
}

QByteArray wordsOf(const TemplatePlan& plan) {
    return QByteArray("shape ") + QByteArray::number(int(plan.shape)) + ", players " +
           QByteArray::number(plan.players) + ", isolation " + QByteArray::number(plan.isolation) +
           ", side " + QByteArray::number(plan.mapSize);
}

} // namespace

class TestTemplatePlan : public QObject {
    Q_OBJECT

private slots:
    /// The homes differ in nothing but player, ground and place.
    void homesAreEqual() {
        for (const TemplatePlan& plan : allPlans()) {
            const Template planned = templateOf(plan);
            QVERIFY(planned == templateOf(plan));
            Zone first = planned.zones.front();
            for (int player = 0; player < plan.players; ++player) {
                Zone home = planned.zones[std::size_t(player)];
                QCOMPARE(home.castles.size(), std::size_t(1));
                QVERIFY(home.castles[0].owner == PlayerId(player));
                home.castles[0].owner = first.castles[0].owner;
                home.surface = first.surface;
                home.place = first.place;
                QVERIFY2(home == first, wordsOf(plan));
            }
        }
    }

    /// Each player has a hero, and the game draws how many guards there are.
    void worldsBeginAsThoseOfPeople() {
        const Config config = templateOf(allPlans().front()).config;
        QVERIFY(config.spawnHeroAtCastle);
        QVERIFY(std::ranges::count(config.guardCount, IntRange{0, 0}) == guardLevels + 1);
    }

    /// Homes, what lies between, and the middle of a hub.
    void zonesAreOfTheirKinds() {
        for (const TemplatePlan& plan : allPlans()) {
            const Template planned = templateOf(plan);
            const bool hasMiddle = plan.shape == GraphShape::Hub || plan.shape == GraphShape::Web;
            for (int zone = 0; zone < int(planned.zones.size()); ++zone) {
                const bool isHome = zone < plan.players;
                const bool isMiddle = hasMiddle && zone == plan.players;
                QCOMPARE(planned.zones[std::size_t(zone)].kind, isHome     ? ZoneKind::Start
                                                                : isMiddle ? ZoneKind::Rich
                                                                           : ZoneKind::Junction);
            }
        }
    }

    /// Where a plan has a mirror, its zones have the ground of their images, and mirrored worlds come of it.
    void mirroredPlansAreSeenAsSuch() {
        int made = 0;
        for (TemplatePlan plan : allPlans()) {
            plan.symmetry = WorldSymmetry::Diagonal;
            plan.mapSize = smallestMapFor(plan, test::pocketHeroes()).value_or(worldSides.back());
            const Template planned = templateOf(plan);
            const auto mirror = mirrorOf(planned);
            const bool isRandom = plan.shape == GraphShape::Random;
            if (!isRandom) QVERIFY2(mirror.ok() == (plan.players % 2 == 0), wordsOf(plan));
            if (!mirror) {
                plan.symmetry = WorldSymmetry::None;
                QVERIFY2(planned == templateOf(plan), wordsOf(plan));
                continue;
            }
            QVERIFY(planned.config.symmetry == WorldSymmetry::Diagonal);
            for (std::size_t zone = 0; zone < planned.zones.size(); ++zone)
                QCOMPARE(planned.zones[zone].surface,
                         planned.zones[std::size_t(mirror->zoneImages[zone])].surface);
            const auto world = generate(planned, test::pocketHeroes(), {});
            const QByteArray why = world ? QByteArray() : QByteArray(world.error().message.id.data());
            QVERIFY2(world, wordsOf(plan) + ": " + why);
            ++made;
        }
        QVERIFY(made > 40);
    }

    /// On the smallest map that is offered for it.
    void plansHaveWorldsOfEachSymmetryThatFits() {
        int made = 0;
        for (const GraphShape shape : {GraphShape::Ring, GraphShape::Chain, GraphShape::Hub, GraphShape::Web})
            for (const int players : {2, 4, 6})
                for (std::size_t i = 1; i < worldSymmetryIds.size(); ++i) {
                    const auto symmetry = WorldSymmetry(i);
                    TemplatePlan plan{
                        .players = players, .shape = shape, .isolation = 1, .symmetry = symmetry};
                    plan.mapSize = worldSides.front();
                    plan.mapSize = smallestMapFor(plan, test::pocketHeroes()).value_or(worldSides.back());
                    const Template planned = templateOf(plan);
                    if (planned.config.symmetry != symmetry) continue;
                    const auto world = generate(planned, test::pocketHeroes(), {});
                    const QByteArray why = world ? QByteArray() : QByteArray(world.error().message.id.data());
                    QVERIFY2(world, wordsOf(plan) + ' ' + worldSymmetryIds[i].data() + ": " + why);
                    ++made;
                }
        QVERIFY2(made >= 40, qPrintable(QString::number(made)));
    }

    void richesAreAsWanted() {
        int last = 0;
        for (int riches = 0; riches < richesCount; ++riches) {
            const Template planned = templateOf({.riches = Riches(riches)});
            const int now = std::accumulate(planned.zones.begin(), planned.zones.end(), 0,
                                            [](int sum, const Zone& zone) { return sum + zone.richness; });
            QVERIFY(now > last);
            last = now;
        }
    }

    /// Two zones of one ground that touch look like one.
    void groundsDifferFromThoseAround() {
        for (TemplatePlan plan : allPlans())
            for (plan.seed = 1; plan.seed <= 3; ++plan.seed) {
                const Template planned = templateOf(plan);
                for (const Link& link : planned.links)
                    QVERIFY2(planned.zones[std::size_t(link.first)].surface !=
                                 planned.zones[std::size_t(link.second)].surface,
                             wordsOf(plan));
            }
        QVERIFY(templateOf({.seed = 1}) != templateOf({.seed = 2}));
    }

    /// For every plan there is a map size on which the checks find no problem, and a world can be generated.
    void worldsComeOfEveryPlan() {
        for (TemplatePlan plan : allPlans()) {
            const auto side = smallestMapFor(plan, test::pocketHeroes());
            QVERIFY2(side, wordsOf(plan));
            plan.mapSize = *side;
            const Template planned = templateOf(plan);
            const TemplateReport report = checkTemplate(planned, test::pocketHeroes());
            QVERIFY2(report.count(Severity::Error) + report.count(Severity::Warning) == 0, wordsOf(plan));
            const auto world = generate(planned, test::pocketHeroes(), {});
            const QByteArray why = world ? QByteArray() : QByteArray(world.error().message.id.data());
            QVERIFY2(world, wordsOf(plan) + ": " + why);
        }
    }

    /// A map that is larger than it need be is kept.
    void theSizeChosenIsTheLeast() {
        QCOMPARE(smallestMapFor({.mapSize = 128}, test::pocketHeroes()), std::optional(128));
        QVERIFY(*smallestMapFor({.players = 6, .mapSize = 32, .isolation = 3}, test::pocketHeroes()) > 32);
    }
};

STONEMASON_APPLESS_TEST(TestTemplatePlan)
#include "test_template_plan.moc"
