// SPDX-License-Identifier: GPL-3.0-or-later
// The line that makes a world again.
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <functional>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

Result<Generated> made(const Template& from, int size, std::uint64_t seed) {
    return generate(from, test::pocketHeroes(), {.size = size, .seed = seed});
}

} // namespace

class TestOrigin : public QObject {
    Q_OBJECT

private slots:
    void theLineMakesTheWorldAgain() {
        for (const std::string& name : generated::sampleNames()) {
            const Template from = generated::sample(name);
            const auto first = made(from, 64, 12);
            QVERIFY(first.ok());
            World world = first->world;
            setOrigin(world, first->report.origin);
            const auto read = readWorld(*writeWorld(world));
            QVERIFY(read.ok());
            const auto origin = originOf(*read);
            QVERIFY(origin == first->report.origin);
            QCOMPARE(origin->templateMark, templateMark(from));
            const auto again = made(from, origin->size, origin->seed);
            QVERIFY(again.ok());
            QCOMPARE(*writeWorld(again->world), *writeWorld(first->world));
        }
    }

    void anyOriginIsReadBack() {
        WorldOrigin origin{
            .generator = 12, .templateName = "Plain", .templateMark = 0, .size = 32, .seed = 0};
        for (const std::string& name : {std::string("Plain"), std::string(), std::string("a \" (b), size 3"),
                                        std::string("Zażółć #1"), std::string("\"")}) {
            origin.templateName = name;
            origin.templateMark = ~origin.templateMark;
            origin.seed = std::numeric_limits<std::uint64_t>::max() - origin.seed;
            origin.keepsLayout = !origin.keepsLayout;
            origin.symmetry = name.empty() ? WorldSymmetry::Diagonal : WorldSymmetry::None;
            QVERIFY2(originIn(originLine(origin)) == origin, originLine(origin).c_str());
            QVERIFY(originIn("By me.\r\n" + originLine(origin) + "\r\nHave fun.") == origin);
        }
        QVERIFY(!originIn("Stonemason generator 1, template \"x\""));
        QVERIFY(!originIn(""));
    }

    void namesOfSeveralLinesStandOnOne() {
        Template from = generated::sample("two-fords");
        from.name = "Two\nFords";
        const WorldOrigin origin = originOf(from, 32, 5, {});
        QVERIFY(originIn("x\n" + originLine(origin)) == origin);
    }

    void reportsAKeptLayout() {
        const Template from = generated::sample("two-fords");
        KeptLayout layout;
        layout.centres.resize(from.zones.size());
        QVERIFY(!originOf(from, 32, 5, {}).keepsLayout);
        QVERIFY(originOf(from, 32, 5, layout).keepsLayout);
    }

    /// What the world depends on, and not how its file is written.
    void theMarkIsThatOfTheTemplate() {
        const Template from = generated::sample("two-fords");
        Template same = from;
        same.notes.push_back({"a note", false});
        same.config.exportPath = "elsewhere.hmm";
        same.config.mapSize = 256;
        QCOMPARE(templateMark(*readZtemplate(*writeZtemplate(same))), templateMark(from));
        const std::vector<std::function<void(Template&)>> changes{
            [](Template& changed) { changed.name += "!"; },
            [](Template& changed) { ++changed.zones[0].richness; },
            [](Template& changed) {
                changed.zones[0].place = DrawingPoint{1, 2};
            },
            [](Template& changed) { changed.zones[0].mines.push_back({}); },
            [](Template& changed) { changed.links[0].kind = LinkKind::Portal; },
            [](Template& changed) { changed.config.addRoads = !changed.config.addRoads; },
            [](Template& changed) { changed.config.treasureChance[0] += .01; },
            [](Template& changed) { ++changed.config.guardCount[3].max; },
            [](Template& changed) {
                changed.zones[0].size = 77;
                changed.zones[1].like = 0;
            },
            [](Template& changed) { changed.zones[0].kind = ZoneKind::Rich; },
            [](Template& changed) { changed.zones[0].guards = GuardStrength::Weak; },
            [](Template& changed) { changed.zones[0].castleSize = CastleSize::Small; },
            [](Template& changed) {
                changed.zones[0].moreCastles = {0, 1};
            },
            [](Template& changed) { changed.config.castleSize = CastleSize::Large; },
            [](Template& changed) { changed.config.waterPercent = 5; },
            [](Template& changed) { changed.config.waterKind = WaterKind::None; },
            [](Template& changed) { changed.config.placedZones = PlacedZones::Turned; },
        };
        for (const auto& change : changes) {
            Template changed = from;
            change(changed);
            QVERIFY(templateMark(changed) != templateMark(from));
        }
        // The origin names the symmetry itself.
        Template symmetric = from;
        symmetric.config.symmetry = WorldSymmetry::HalfTurn;
        QCOMPARE(templateMark(symmetric), templateMark(from));
        QVERIFY(originOf(symmetric, 64, 1, {}).symmetry == WorldSymmetry::HalfTurn);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestOrigin)
#include "test_origin.moc"
