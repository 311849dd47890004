// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/generate.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

std::size_t indexOf(const std::string& id) {
    const std::vector<WishInfo> wishes = wishesOf(test::kingsConflict());
    return std::size_t(std::ranges::find(wishes, id, &WishInfo::id) - wishes.begin());
}

std::string_view refusal(const Wishes& wishes) {
    const auto error = whyNotGenerated(test::kingsConflict(), {.wishes = wishes});
    return error ? error->message.id : std::string_view();
}

} // namespace

class TestWishes : public QObject {
    Q_OBJECT

private slots:
    void publishedMapsAreCounted() {
        const Map crossing = test::publishedTerrain("the-crossing");
        const std::vector<int> counts = countedWishes(crossing, test::kingsConflict());
        QCOMPARE(counts[indexOf("river-length")], 11);
        QCOMPARE(counts[indexOf("routes")], 1);
        QCOMPARE(counts[indexOf("route-width")], 1);
        QCOMPARE(counts[indexOf("lava")], 0);
        QCOMPARE(counts[indexOf("openness")], 100);
        // 10 river tiles of 121; the bridge is none of the water.
        QCOMPARE(counts[indexOf("water")], 8);
        const Map passes = test::publishedTerrain("mountain-passes");
        QCOMPARE(countedWishes(passes, test::kingsConflict())[indexOf("river-length")], 10);
    }

    void wishesAreMet_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("much water") << "water" << 28 << 34;
        QTest::newRow("little water") << "water" << 3 << 5;
        QTest::newRow("woods") << "forest" << 35 << 40;
        QTest::newRow("desert") << "desert" << 25 << 30;
        QTest::newRow("lava") << "lava" << 12 << 15;
        QTest::newRow("no hills") << "hills" << 0 << 0;
        QTest::newRow("no river") << "river-length" << 0 << 0;
        QTest::newRow("long river") << "river-length" << 16 << 24;
        QTest::newRow("no road") << "road-length" << 0 << 0;
        QTest::newRow("long roads") << "road-length" << 16 << 24;
        QTest::newRow("one route") << "routes" << 1 << 1;
        QTest::newRow("three routes") << "routes" << 3 << 3;
        QTest::newRow("wide") << "route-width" << 4 << 7;
        QTest::newRow("open") << "openness" << 100 << 100;
        QTest::newRow("close") << "openness" << 50 << 75;
        QTest::newRow("large regions") << "region-size" << 6 << 12;
        QTest::newRow("islands") << "islands" << 4 << 8;
        QTest::newRow("no islands") << "islands" << 0 << 0;
    }

    void wishesAreMet() {
        QFETCH(QString, id);
        QFETCH(int, least);
        QFETCH(int, most);
        for (const Symmetry symmetry : {Symmetry::HalfTurn, Symmetry::Diagonal})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const Wishes wishes{{id.toStdString(), {least, most}}};
                const auto map = generateMap(test::kingsConflict(),
                                             {.symmetry = symmetry, .seed = seed, .wishes = wishes});
                if (!map)
                    QFAIL(qPrintable(QStringLiteral("seed %1 %2")
                                         .arg(seed)
                                         .arg(QString::fromStdString(test::errorText(map.error())))));
                const int count = countedWishes(*map, test::kingsConflict())[indexOf(id.toStdString())];
                QVERIFY(count >= least && count <= most);
            }
    }

    void impossibleWishesAreRefused() {
        QCOMPARE(refusal({{"wine", {1, 2}}}), "generate/unknown-wish");
        QCOMPARE(refusal({{"water", {20, 10}}}), "generate/limits");
        QCOMPARE(refusal({{"water", {10, 101}}}), "generate/limits");
        QCOMPARE(refusal({{"water", {-1, 10}}}), "generate/limits");
        QCOMPARE(refusal({{"forest", {60, 60}}, {"water", {45, 50}}}), "generate/clash");
        QCOMPARE(refusal({{"mountains", {40, 50}}, {"water", {40, 50}}, {"forest", {30, 40}}}),
                 "generate/clash");
        QCOMPARE(refusal({{"water", {0, 4}}, {"river-length", {30, 40}}, {"road-length", {0, 10}}}),
                 "generate/clash");
        QCOMPARE(refusal({{"routes", {5, 5}}, {"route-width", {4, 7}}}), "generate/clash");
        QCOMPARE(refusal({}), "");
        const auto error =
            whyNotGenerated(test::kingsConflict(), {.wishes = {{"forest", {60, 60}}, {"water", {45, 50}}}});
        QVERIFY((error->message.arguments ==
                 std::vector<Argument>{std::string("forest"), 60, std::string("water"), 45}));
    }

    /// Wishes that contradict the checks are refused at once: the error names the wish and its minimum.
    void lessThanTheChecksWantIsRefused() {
        const Wishes wishes{{"islands", {4, 4}}, {"water", {0, 1}}};
        const auto error = whyNotGenerated(test::kingsConflict(), {.wishes = wishes});
        QVERIFY(error);
        QCOMPARE(error->message.id, "generate/demanded");
        QVERIFY((error->message.arguments == std::vector<Argument>{std::string("water"), 1, 2, 3}));
        QCOMPARE(refusal({{"water", {0, 2}}}), "");
        QCOMPARE(refusal({{"lava", {0, 0}}, {"hills", {0, 0}}}), "");
        Map few = newMap(test::kingsConflict());
        few.rules["varietyFew"] = 1; // one tile of 121 is counted as 1 %
        QVERIFY(!whyNotGenerated(test::kingsConflict(), {.wishes = wishes, .keep = few}));
    }

    /// A game that requires no water in its maps cannot have rivers without any either.
    void riversNeedWater() {
        GameProfile free = test::kingsConflict();
        free.variety.clear();
        const Wishes dry{{"water", {0, 0}}};
        QVERIFY(!whyNotGenerated(free, {.wishes = dry}));
        Wishes river = dry;
        river["river-length"] = {2, 4};
        river["road-length"] = {0, 0};
        const auto error = whyNotGenerated(free, {.wishes = river});
        QVERIFY(error);
        QCOMPARE(error->message.id, "generate/clash");
        QVERIFY((error->message.arguments ==
                 std::vector<Argument>{std::string("water"), 0, std::string("river-length"), 2}));
    }

    void noneIsNotOffered() {
        QVERIFY((generatedSymmetries(test::kingsConflict()) ==
                 std::vector{Symmetry::Diagonal, Symmetry::HalfTurn}));
        QCOMPARE(whyNotGenerated(test::kingsConflict(), {.symmetry = Symmetry::None})->message.id,
                 "generate/symmetry");
    }

    void onlyWishesThatMakeSenseAreOffered() {
        GameProfile plain = test::kingsConflict();
        plain.kings.reset();
        std::erase_if(plain.tiles, [](const Tile& tile) { return tile.isNetwork(); });
        plain.buildTables();
        for (const WishInfo& wish : wishesOf(plain))
            QVERIFY(wish.kind == WishKind::Share || wish.kind == WishKind::RegionSize);
    }

    /// For any wishes: a map that meets them, or a refusal that names wishes of the game.
    void anyWishesAreMetOrRefused() {
        test::Random random(20261129);
        const std::vector<WishInfo> infos = wishesOf(test::kingsConflict());
        int met = 0;
        for (int round = 0; round < 20; ++round) {
            Wishes wishes;
            for (const WishInfo& wish : infos) {
                if (random.below(3) != 0) continue;
                const int span = wish.limits.most - wish.limits.least + 1;
                const int least = wish.limits.least + random.below(span);
                wishes[wish.id] = {least, least + random.below(wish.limits.most - least + 1)};
            }
            const Symmetry symmetry = round % 2 == 0 ? Symmetry::HalfTurn : Symmetry::Diagonal;
            const auto map =
                generateMap(test::kingsConflict(),
                            {.symmetry = symmetry, .seed = std::uint64_t(round), .wishes = wishes});
            if (!map) {
                const std::string_view id = map.error().message.id;
                QVERIFY(id == "generate/clash" || id == "generate/nearest" || id == "generate/together");
                continue;
            }
            ++met;
            const std::vector<int> counts = countedWishes(*map, test::kingsConflict());
            for (std::size_t i = 0; i < infos.size(); ++i)
                QVERIFY(rangeOf(wishes, infos[i]).contains(counts[i]));
            const Report report = runChecks(*map, test::kingsConflict());
            QVERIFY(report.count(Severity::Error) == 0 && report.count(Severity::Warning) == 0);
        }
        QVERIFY(met > 0);
    }
};

STONEMASON_APPLESS_TEST(TestWishes)
#include "test_wishes.moc"
