// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/generate.h"
#include "core/kings_conflict/rules/statistics.h"
#include "tests/support/error_text.h"
#include "tests/support/long_run.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

Result<Map> made(Symmetry symmetry, std::uint64_t seed) {
    return generateMap(test::kingsConflict(), {.symmetry = symmetry, .seed = seed});
}

/// The image of each code according to the guide, typed by hand and not derived from the edges of tiles.
char turned(char code, Symmetry symmetry) {
    static const std::map<char, char> halfTurn{{'0', '2'}, {'2', '0'}, {'1', '3'}, {'3', '1'},
                                               {'4', '6'}, {'6', '4'}, {'5', '7'}, {'7', '5'}};
    static const std::map<char, char> diagonal{{'-', '|'}, {'|', '-'}, {'D', 'd'}, {'d', 'D'}, {'B', 'b'},
                                               {'b', 'B'}, {'1', '3'}, {'3', '1'}, {'5', '7'}, {'7', '5'}};
    const auto& table = symmetry == Symmetry::HalfTurn ? halfTurn : diagonal;
    const auto found = table.find(code);
    return found == table.end() ? code : found->second;
}

bool obeys(const Map& map) {
    const int last = map.size().rows - 1;
    for (int row = 0; row <= last; ++row)
        for (int column = 0; column <= last; ++column) {
            const Cell image =
                map.symmetry == Symmetry::HalfTurn ? Cell{last - row, last - column} : Cell{column, row};
            if (map.terrain()[image] != turned(map.terrain()[{row, column}], map.symmetry)) return false;
        }
    return true;
}

/// Rivers and roads according to the guide: the sides to which each code leads.
std::string_view sidesOf(char code, bool river) {
    static const std::map<char, std::string_view> rivers{{'-', "EW"}, {'|', "NS"}, {'0', "NW"}, {'1', "NE"},
                                                         {'2', "SE"}, {'3', "SW"}, {'B', "EW"}, {'b', "NS"}};
    static const std::map<char, std::string_view> roads{{'d', "EW"}, {'D', "NS"}, {'4', "NW"}, {'5', "NE"},
                                                        {'6', "SE"}, {'7', "SW"}, {'B', "NS"}, {'b', "EW"}};
    const auto& table = river ? rivers : roads;
    const auto found = table.find(code);
    return found == table.end() ? std::string_view() : found->second;
}

bool joins(const Map& map) {
    const std::string_view names = "NESW";
    const std::array<Cell, 4> steps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
    bool joined = true;
    forEachCell(map.size(), [&](Cell cell) {
        const char code = map.terrain()[cell];
        for (const bool river : {true, false})
            for (std::size_t side = 0; side < steps.size(); ++side) {
                if (sidesOf(code, river).find(names[side]) == std::string_view::npos) continue;
                const Cell next = cell + steps[side];
                if (!map.size().contains(next)) continue; // a road may stop there as well
                const char other = map.terrain()[next];
                if (sidesOf(other, river).find(names[(side + 2) % 4]) != std::string_view::npos) continue;
                const bool mayEnd = river ? std::string_view("SMHVL").find(other) != std::string_view::npos
                                          : (code == 'd' || code == 'D') && sidesOf(other, river).empty();
                joined = joined && mayEnd;
            }
    });
    return joined;
}

int differing(const Map& a, const Map& b) {
    int count = 0;
    forEachCell(a.size(), [&](Cell cell) { count += a.terrain()[cell] != b.terrain()[cell]; });
    return count;
}

} // namespace

/// Maps at standard wishes: hundreds in every run, ten thousand of each symmetry in the long one.
class TestMany : public QObject {
    Q_OBJECT

private slots:
    void everyMapIsFit_data() {
        QTest::addColumn<int>("symmetry");
        QTest::newRow("half-turn") << int(Symmetry::HalfTurn);
        QTest::newRow("diagonal") << int(Symmetry::Diagonal);
    }

    void everyMapIsFit() {
        QFETCH(int, symmetry);
        const int seeds = test::amount(150, 10'000);
        int rivers = 0;
        int roads = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            const Result<Map> map = made(Symmetry(symmetry), std::uint64_t(seed));
            if (!map)
                QFAIL(qPrintable(QStringLiteral("seed %1: %2")
                                     .arg(seed)
                                     .arg(QString::fromStdString(test::errorText(map.error())))));
            const std::string place = "seed " + std::to_string(seed) + "\n" + test::terrainText(*map);
            QVERIFY2(obeys(*map), place.c_str());
            QVERIFY2(joins(*map), place.c_str());
            const Report report = runChecks(*map, test::kingsConflict());
            QVERIFY2(report.count(Severity::Error) == 0 && report.count(Severity::Warning) == 0,
                     place.c_str());
            const Statistics statistics = statisticsOf(*map, test::kingsConflict());
            for (const ClassCount& count : statistics.classes)
                QCOMPARE(count.half[0], count.half[1]);
            const std::vector<WishInfo> wishes = wishesOf(test::kingsConflict());
            const std::vector<int> counts = countedWishes(*map, test::kingsConflict());
            for (std::size_t i = 0; i < wishes.size(); ++i) {
                QVERIFY2(wishes[i].standard.contains(counts[i]), (wishes[i].id + " " + place).c_str());
                rivers += wishes[i].kind == WishKind::RiverLength && counts[i] > 0;
                roads += wishes[i].kind == WishKind::RoadLength && counts[i] > 0;
            }
        }
        QVERIFY(rivers * 10 >= seeds * 6);
        QVERIFY(roads * 10 >= seeds * 6);
    }

    void mapsDiffer() {
        for (const Symmetry symmetry : {Symmetry::HalfTurn, Symmetry::Diagonal}) {
            constexpr int count = 60;
            std::vector<Map> maps;
            for (int seed = 1; seed <= count; ++seed)
                maps.push_back(*made(symmetry, std::uint64_t(seed)));
            int pairs = 0;
            int far = 0;
            for (std::size_t a = 0; a < maps.size(); ++a)
                for (std::size_t b = a + 1; b < maps.size(); ++b) {
                    ++pairs;
                    far += differing(maps[a], maps[b]) >= 30;
                }
            QVERIFY(far * 100 >= pairs * 95);
        }
    }
};

STONEMASON_APPLESS_TEST(TestMany)
#include "test_many.moc"
