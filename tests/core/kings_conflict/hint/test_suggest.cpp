// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/hint/hint_field.h"
#include "core/kings_conflict/hint/suggest.h"
#include "tests/support/checks.h"
#include "tests/support/files.h"
#include "tests/support/rank_correlation.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const int strategicLayer = 1;
const int safeLayer = 2;
const int mountainLayer = 3;
const std::array hintLayers{strategicLayer, safeLayer, mountainLayer};
const std::array publishedMaps{"the-crossing", "mountain-passes"};

Map publishedMap(const std::string& name) {
    const auto read = readMap(testData("kings-conflict/" + name + ".txt"), std::span(&kingsConflict(), 1));
    return read->map;
}

std::vector<int> valuesOf(const Grid<Code>& grid) {
    std::vector<int> values;
    for (Code code : grid.values())
        values.push_back(code - '0');
    return values;
}

/// The hint field of the map with a suggestion in the layer.
HintField suggested(Map map, int layer, const SuggestOptions& options = {}) {
    map.layer(layer) = suggestHints(map, kingsConflict(), layer, options)->grid;
    return *hintField(map, kingsConflict(), layer);
}

/// The tiles where units that follow the hints may end, for every tie-break.
std::set<Cell> endsWithout(const HintField& field, Cell from, const std::set<Cell>& taken = {}) {
    std::set<Cell> seen{from};
    std::set<Cell> ends;
    std::vector<Cell> todo{from};
    for (std::size_t next = 0; next < todo.size(); ++next) {
        const auto best = bestTiles(field, todo[next], [&](Cell cell) { return taken.contains(cell); });
        if (best.empty()) ends.insert(todo[next]);
        for (Cell cell : best)
            if (seen.insert(cell).second) todo.push_back(cell);
    }
    return ends;
}

/// The highest value that a unit starting there can reach on foot.
int bestOnFoot(const HintField& field, Cell from) {
    const Grid<int> steps =
        stepsFrom(std::span(&from, 1), field.size(), [&](Cell cell) { return field.mayEnter(cell); });
    int best = 0;
    forEachCell(field.size(), [&](Cell cell) {
        if (steps[cell] != unreachable) best = std::max(best, field.value[cell]);
    });
    return best;
}

HintField fieldToReach(Random& random, Size size) {
    HintField field{Grid<int>(size), Grid<char>(size), 1 + random.below(3)};
    forEachCell(size, [&](Cell cell) {
        field.value[cell] = random.below(10);
        field.enterable[cell] = random.below(4) > 0;
    });
    return field;
}

/// The greatest grid below the wanted one by lowering tiles that cannot climb until all can.
Grid<int> climbingByLowering(const HintField& wanted, const std::set<Cell>& goals,
                             const std::set<Cell>& posts) {
    HintField field = wanted;
    forEachCell(field.size(), [&](Cell cell) {
        if (!field.mayEnter(cell)) field.value[cell] = 0;
    });
    for (bool changes = true; changes;) {
        changes = false;
        forEachCell(field.size(), [&](Cell cell) {
            if (!field.mayEnter(cell) || goals.contains(cell) || posts.contains(cell)) return;
            int best = 0;
            forEachInReach(field, cell, [&](Cell to) {
                if (!posts.contains(to)) best = std::max(best, field.value[to]);
            });
            if (field.value[cell] == 0 || field.value[cell] < best) return;
            field.value[cell] = std::max(0, best - 1);
            changes = true;
        });
    }
    return field.value;
}

} // namespace

class TestSuggest : public QObject {
    Q_OBJECT

private slots:
    /// The six numbers that the user guide reports. The floors are a little below what was measured: they
    /// are there to show when a change makes suggestions worse.
    void suggestionsAgreeWithWhatIsPublished() {
        const std::map<std::pair<std::string, int>, double> floors{
            {{"the-crossing", strategicLayer}, 0.61}, {{"the-crossing", safeLayer}, 0.73},
            {{"the-crossing", mountainLayer}, 0.70},  {{"mountain-passes", strategicLayer}, 0.69},
            {{"mountain-passes", safeLayer}, 0.73},   {{"mountain-passes", mountainLayer}, 0.60},
        };
        for (const auto& [which, floor] : floors) {
            const auto& [name, layer] = which;
            const Map map = publishedMap(name);
            const auto suggestion = suggestHints(map, kingsConflict(), layer);
            const double agreement = rankCorrelation(valuesOf(suggestion->grid), valuesOf(map.layer(layer)));
            qInfo("%s, %s: %.3f", name.c_str(), kingsConflict().layers[std::size_t(layer)].id.c_str(),
                  agreement);
            QVERIFY2(agreement >= floor, name.c_str());
            QVERIFY(suggestion->lack == SuggestionLack::Nothing);
        }
    }

    /// The guide's table agrees with the measurements, row by row.
    void theGuideReportsTheSameNumbers() {
        const std::string guide = resourceData("help/making-hints.md");
        for (const auto& [name, title] : std::map<std::string, std::string>{
                 {"the-crossing", "The Crossing"}, {"mountain-passes", "Mountain Passes"}}) {
            const Map map = publishedMap(name);
            std::string row = "| " + title + " |";
            for (int layer : hintLayers) {
                const auto suggestion = suggestHints(map, kingsConflict(), layer);
                const double agreement =
                    rankCorrelation(valuesOf(suggestion->grid), valuesOf(map.layer(layer)));
                row += ' ' + QByteArray::number(agreement, 'f', 2).toStdString() + " |";
            }
            QVERIFY2(guide.find(row) != std::string::npos, row.c_str());
        }
    }

    /// Suggestions cause none of our own warnings or notes about hints.
    void suggestionsPassTheChecks() {
        for (const char* name : publishedMaps) {
            Map map = publishedMap(name);
            for (int layer : hintLayers)
                map.layer(layer) = suggestHints(map, kingsConflict(), layer)->grid;
            for (const char* check : {"hint-peak", "hint-stranded", "hint-side", "hint-flat", "hint-home"})
                QCOMPARE(found(check, map), QString());
        }
    }

    /// Workers need room: the shelter is a field of tiles about as good, not a single peak.
    void theShelterHasRoomForSeveralUnits() {
        for (const char* name : publishedMaps) {
            const HintField field = suggested(publishedMap(name), safeLayer);
            int room = 0;
            forEachCell(field.size(),
                        [&](Cell cell) { room += field.mayStop(cell) && field.value[cell] >= 7; });
            QVERIFY2(room >= 6, QByteArray::number(room));
        }
    }

    void unitsOfTheComputerClimbToWithinOneOfTheBest() {
        for (const char* name : publishedMaps)
            for (int layer : hintLayers) {
                const HintField field = suggested(publishedMap(name), layer);
                const Cell king{0, 10};
                std::vector<Cell> around{king};
                forEachInReach(field, king, [&](Cell cell) { around.push_back(cell); });
                const int best = bestOnFoot(field, king);
                QCOMPARE(best, 9);
                for (Cell from : around)
                    for (Cell end : endsWithout(field, from))
                        QVERIFY2(field.value[end] >= best - 1, name);
            }
    }

    void oneUnitKeepsTheCrossingAndTheOthersGoOnToTheKing() {
        for (const char* name : publishedMaps) {
            const Map map = publishedMap(name);
            const HintField field = suggested(map, strategicLayer);
            std::set<Cell> kept;
            for (Cell post : analyseFrontline(map, kingsConflict()).posts)
                if (bestTiles(field, post).empty()) kept.insert(post);
            QVERIFY(!kept.empty());
            for (Cell end : endsWithout(field, {0, 10}))
                QVERIFY(kept.contains(end) || end == (Cell{10, 0}));
            QCOMPARE(endsWithout(field, {0, 10}, kept), (std::set<Cell>{{10, 0}}));
        }
    }

    void crossingsAreTheNarrowsOutsideTheCamps() {
        const FrontlineAnalysis crossing = analyseFrontline(publishedMap("the-crossing"), kingsConflict());
        QCOMPARE(crossing.width, 1);
        QCOMPARE(crossing.front, (std::vector<Cell>{{5, 5}}));
        const FrontlineAnalysis passes = analyseFrontline(publishedMap("mountain-passes"), kingsConflict());
        QCOMPARE(passes.width, 2);
        QCOMPARE(passes.front, (std::vector<Cell>{{4, 3}, {5, 3}, {5, 7}, {6, 7}}));
        QCOMPARE(passes.posts, (std::vector<Cell>{{5, 3}, {6, 7}}));
        const FrontlineAnalysis open = analyseFrontline(board(), kingsConflict());
        QCOMPARE(open.width, 0);
        QVERIFY(open.posts.empty());
        QCOMPARE(open.length, 70); // ten steps from corner to corner
        for (int i = 0; i < 11; ++i)
            QVERIFY(std::ranges::count(open.front, Cell{i, i}) == 1);
    }

    void nothingStandsWhereUnitsCannotBe() {
        Random random(3);
        const GameProfile& game = kingsConflict();
        for (int round = 0; round < 60; ++round) {
            const Map map = randomMap(random, {11, 11}, "PPPPPFHMS|");
            for (int layer : hintLayers) {
                const HintField field = suggested(map, layer);
                forEachCell(map.size(), [&](Cell cell) {
                    const bool mine = layer == safeLayer && map.terrain()[cell] == 'M';
                    if (!field.mayEnter(cell) && !mine) QCOMPARE(field.value[cell], 0);
                });
            }
        }
        QVERIFY(game.kings->mountainClasses == std::vector{game.terrainClass("mountains")});
    }

    /// From every tile with a value units climb until they stand on one that could be a goal.
    void thereAreNoPits() {
        Random random(7);
        for (int round = 0; round < 60; ++round) {
            const Size size{3 + random.below(14), 3 + random.below(14)};
            const Map map = randomMap(random, size, "PPPPPPFHMS");
            const FrontlineAnalysis lie = analyseFrontline(map, kingsConflict());
            SuggestOptions options{.reach = 50 + random.below(200), .crossings = random.below(300)};
            options.noise = random.below(4);
            options.seed = unsigned(round);
            const HintField attack = suggested(map, strategicLayer, options);
            if (!lie.connected || !attack.mayEnter(lie.enemy)) continue;
            forEachCell(size, [&](Cell cell) {
                const auto kept = [&](Cell c) {
                    return std::ranges::count(lie.posts, c) > 0 && attack.value[c] >= 8;
                };
                if (attack.value[cell] == 0 || cell == lie.enemy || kept(cell)) return;
                QVERIFY(!bestTiles(attack, cell, kept).empty());
            });
            const HintField heights = suggested(map, mountainLayer, options);
            forEachCell(size, [&](Cell cell) {
                if (heights.value[cell] > 0 && bestTiles(heights, cell).empty())
                    QCOMPARE(map.terrain()[cell], 'M');
            });
        }
    }

    void climbingIsTheGreatestGridThatClimbs() {
        Random random(13);
        for (int round = 0; round < 400; ++round) {
            const HintField wanted = fieldToReach(random, {1 + random.below(7), 1 + random.below(7)});
            std::set<Cell> goals;
            std::set<Cell> posts;
            forEachCell(wanted.size(), [&](Cell cell) {
                const int kind = wanted.mayEnter(cell) ? random.below(8) : 7;
                if (kind == 0) goals.insert(cell);
                if (kind == 1) posts.insert(cell);
            });
            QCOMPARE(climbing(wanted, std::vector<Cell>(goals.begin(), goals.end()),
                              std::vector<Cell>(posts.begin(), posts.end())),
                     climbingByLowering(wanted, goals, posts));
        }
    }

    void optionsDoWhatTheySay() {
        const Map map = publishedMap("the-crossing");
        const GameProfile& game = kingsConflict();
        const auto sum = [&](int layer, const SuggestOptions& options) {
            int total = 0;
            for (int value : valuesOf(suggestHints(map, game, layer, options)->grid))
                total += value;
            return total;
        };
        for (int layer : hintLayers)
            QVERIFY(sum(layer, {.reach = 50}) < sum(layer, {.reach = 200}));
        const HintField plain = suggested(map, strategicLayer, {.crossings = 0});
        const HintField heavy = suggested(map, strategicLayer, {.crossings = 300});
        QVERIFY((plain.value[{5, 5}] < heavy.value[{5, 5}]));
        QVERIFY(suggestHints(map, game, safeLayer, {.crossings = 0}) == suggestHints(map, game, safeLayer));
    }

    void noiseIsOffAtFirstAndGoesByItsSeed() {
        const Map map = publishedMap("mountain-passes");
        const GameProfile& game = kingsConflict();
        QVERIFY(suggestHints(map, game, safeLayer, {.seed = 1}) ==
                suggestHints(map, game, safeLayer, {.seed = 2}));
        const SuggestOptions noisy{.noise = 2, .seed = 5};
        QVERIFY(suggestHints(map, game, safeLayer, noisy) == suggestHints(map, game, safeLayer, noisy));
        QVERIFY(suggestHints(map, game, safeLayer, noisy) != suggestHints(map, game, safeLayer));
        QVERIFY(suggestHints(map, game, safeLayer, noisy) !=
                suggestHints(map, game, safeLayer, {.noise = 2, .seed = 6}));
    }

    void hintsAlreadyThereDoNotMatter() {
        const GameProfile& game = kingsConflict();
        Map bare = publishedMap("the-crossing");
        for (int layer : hintLayers) {
            const auto suggestion = suggestHints(bare, game, layer);
            bare.layer(layer) = {};
            QVERIFY(suggestHints(bare, game, layer) == suggestion);
        }
    }

    void reportsWhatIsLacking() {
        const GameProfile& game = kingsConflict();
        const Map islands = board("5,0=-----------");
        for (int layer : {strategicLayer, safeLayer})
            QVERIFY(suggestHints(islands, game, layer)->lack == SuggestionLack::Way);
        for (Cell end : endsWithout(suggested(islands, strategicLayer), {0, 10}))
            QCOMPARE(end.row, 4); // as far towards the enemy as it goes
        const auto flat = suggestHints(board(), game, mountainLayer);
        QVERIFY(flat->lack == SuggestionLack::Mountain);
        QVERIFY(flat->grid == Grid<Code>({11, 11}, '0'));
    }

    void anyBoardIsTaken() {
        Random random(19);
        for (const Size size : {Size{1, 1}, Size{1, 2}, Size{2, 2}, Size{1, 30}, Size{40, 3}, Size{90, 90}})
            for (const char* codes : {"P", "M", "S", "PMS?", "PPPPPPMFS"}) {
                const Map map = randomMap(random, size, codes);
                for (int layer : hintLayers) {
                    const auto suggestion =
                        suggestHints(map, kingsConflict(), layer, {.reach = 25, .noise = 3});
                    QVERIFY(suggestion && suggestion->grid.size() == size);
                    for (Code code : suggestion->grid.values())
                        QVERIFY(code >= '0' && code <= '9');
                }
            }
    }

    /// Ten values do not lead all the way: units set out, and end on a 9 that is nearer to the enemy.
    void longBoardsAreCrossedInStages() {
        Random random(23);
        const Size size{32, 32};
        GameProfile game = kingsConflict();
        game.board = size;
        game.kings->starts[0].cell = {31, 0};
        game.kings->starts[1].cell = {0, 31};
        const Cell king = game.kings->starts[1].cell;
        int crossed = 0;
        for (int round = 0; round < 12; ++round) {
            Map map = randomMap(random, size, "PPPPPPPPFHMS");
            map.layer(terrainLayer)[king] = map.layer(terrainLayer)[game.kings->starts[0].cell] = 'P';
            if (!analyseFrontline(map, game).connected) continue;
            ++crossed;
            for (int layer : {strategicLayer, safeLayer})
                map.layer(layer) = suggestHints(map, game, layer)->grid;
            for (const Problem& problem : runChecks(map, game).problems)
                QVERIFY2(problem.check != "hint-peak" && problem.check != "hint-home", problem.check.data());
            const HintField field = *hintField(map, game, strategicLayer);
            const Cell enemy = game.kings->starts[0].cell;
            const Grid<int> steps =
                stepsFrom({&enemy, 1}, size, [&](Cell cell) { return field.mayEnter(cell); });
            for (const Cell end : endsWithout(field, king)) {
                QCOMPARE(field.value[end], 9);
                QVERIFY(steps[end] <= steps[king] - 12);
            }
        }
        QVERIFY(crossed >= 6);
    }

    void terrainStrangersAndStopsGetNothing() {
        const GameProfile& game = kingsConflict();
        const Map map = board();
        QVERIFY(!suggestHints(map, game, terrainLayer));
        QVERIFY(!suggestHints(map, game, 17));
        QVERIFY(!suggestHints(map, game, -1));
        std::stop_source source;
        source.request_stop();
        QVERIFY(!suggestHints(map, game, strategicLayer, {}, source.get_token()));
        GameProfile other = game;
        other.layers[strategicLayer].purpose = HintPurpose::None;
        QVERIFY(!suggestHints(map, other, strategicLayer));
    }

    void rankCorrelationOfKnownSeries() {
        using Series = std::vector<int>;
        const auto of = [](const Series& a, const Series& b) { return rankCorrelation(a, b); };
        QCOMPARE(of({1, 2, 3, 4}, {10, 20, 30, 99}), 1.0);
        QCOMPARE(of({1, 2, 3, 4}, {9, 7, 5, -3}), -1.0);
        QCOMPARE(of({1, 2, 3, 4, 5}, {2, 1, 4, 3, 5}), 0.8);      // 1 - 6*4/(5*24)
        QCOMPARE(of({1, 2, 2, 3}, {1, 3, 2, 4}), std::sqrt(0.9)); // ranks 1 2.5 2.5 4 against 1 3 2 4
        QCOMPARE(of({5, 5, 5}, {1, 2, 3}), 0.0);
        QCOMPARE(of({}, {}), 0.0);
    }
};

STONEMASON_APPLESS_TEST(TestSuggest)
#include "test_suggest.moc"
