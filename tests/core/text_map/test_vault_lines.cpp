// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/vault_lines.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::text_map;

namespace {

const std::string drawing = "MAP\nxxxxx\nxABCx\nxxxxx\nENDMAP\n";

/// The meanings of signs that the lines around the map of that number define.
SignMeanings around(const std::string& file, int number = 0, const char* game = "crawl") {
    const GlyphPreset preset =
        readGlyphPreset(test::resourceData(std::string("glyphs/") + game + ".json")).value();
    const GlyphTable table = readGlyphTable(test::resourceData("text-maps/signs.json")).value();
    return meaningsAround(file, levelMapsIn(file).at(std::size_t(number)), preset, table);
}

/// The same of a file with these lines before its map.
SignMeanings with(const std::string& lines) {
    return around("NAME: hut\nORIENT: float\n" + lines + drawing);
}

} // namespace

class TestVaultLines : public QObject {
    Q_OBJECT

private slots:
    void featuresAreWallsFloorOrWater_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("meaning"); ///< of A; -1: nothing is reported
        const auto row = [](const char* lines, std::optional<Meaning> meaning) {
            QTest::newRow(lines) << QByteArray(lines) << (meaning ? int(*meaning) : -1);
        };
        row("KFEAT: A = floor\n", Meaning::Floor);
        row("KFEAT: A = shallow_water\n", Meaning::Floor);
        row("KFEAT: A = deep_water\n", Meaning::Water);
        row("KFEAT: A = lava w:20 / deep water\n", Meaning::Water);
        row("KFEAT: BA = green_crystal_wall\n", Meaning::Wall);
        row("KFEAT: A = runed_door\n", Meaning::Door);
        row("KFEAT: A = x\n", Meaning::Wall);
        row("KFEAT: A = floor / rock_wall\n", {});
        row("KFEAT: A = something_new\n", {});
        row("KFEAT: A = floor\nKFEAT: A = lava\n", {});
        row("KFEAT: A = floor / \\\n  alarm trap\n", Meaning::Floor);
        row(": if crawl.coinflip() then\nKFEAT: A = rock_wall\n: end\n", {});
        row(": if crawl.coinflip() then\n: end\nKFEAT: A = rock_wall\n", Meaning::Wall);
        row("KMONS: A = rat\n", Meaning::Floor);
        row("KITEM: A = any book\nKFEAT: A = deep_water\n", Meaning::Water);
        row("SUBST: A = x\n", Meaning::Wall);
        row("SUBST: AB = x:5 c, C = .\n", Meaning::Wall);
        row("SUBST: A : 1\n", Meaning::Floor);
        row("SUBST: A = x.\n", {});
        row("SUBST: A = B\nSUBST: B = w\n", Meaning::Water);
        row("SUBST: B = w\nSUBST: A = B\n", Meaning::Floor); // B is an altar
        row("SUBST: A = P\nKFEAT: P = stone_wall\n", Meaning::Wall);
        row("NSUBST: A = 2:x / *:c\n", Meaning::Wall);
        row("NSUBST: A = 2:x / *:.\n", {});
        row("SHUFFLE: Ax\n", {});
        row("SHUFFLE: Ax\nSUBST: A = c\n", Meaning::Wall);
        row("SHUFFLE: Ax/cw\n", {});
        row("#KFEAT: A = lava\n", {});
        row("KFEAT:\nKFEAT: A\nKFEAT: =\nSUBST:\nSUBST: A\nSUBST: A =\nSHUFFLE:\nNSUBST: A = /\n", {});
    }

    void featuresAreWallsFloorOrWater() {
        QFETCH(QByteArray, lines);
        QFETCH(int, meaning);
        const auto found = with(lines.toStdString()).of("A");
        QCOMPARE(found ? int(*found) : -1, meaning);
    }

    /// Before and behind the map, but not those of its neighbours or in it.
    void linesAreThoseOfTheMap() {
        const std::string file =
            "NAME: one\nORIENT: float\nKFEAT: A = lava\nMAP\nxAx\nKFEAT: C = lava\nENDMAP\n"
            "KFEAT: B = lava\nNAME: two\nKFEAT: A = stone_wall\nMAP\nxAx\nxxx\nENDMAP\n";
        const SignMeanings one = around(file);
        QCOMPARE(one.of("A"), Meaning::Water);
        QCOMPARE(one.of("B"), Meaning::Water);
        QVERIFY(!one.of("C"));
        const SignMeanings two = around(file, 1);
        QCOMPARE(two.of("A"), Meaning::Wall);
        QVERIFY(!two.of("B"));
    }

    /// Other games have no such lines.
    void onlyAGameWithFeaturesHasThem() {
        QVERIFY(around("NAME: hut\nKFEAT: A = lava\n" + drawing, 0, "nethack").empty());
    }
};

STONEMASON_TEST(TestVaultLines)
#include "test_vault_lines.moc"
