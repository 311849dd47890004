// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/kings_conflict/game/standard_generation.h"
#include "core/kings_conflict/generate/generate.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

/// Ignores flat grids for which no hints can be suggested.
bool isClean(const Map& map, const GameProfile& profile) {
    for (const Problem& problem : runChecks(map, profile).problems) {
        if (problem.severity == Severity::Note) continue;
        const bool isFlat = problem.check == "hint-flat" &&
                            profile.layers[std::size_t(*problem.layer)].purpose == HintPurpose::None;
        if (!isFlat) return false;
    }
    return true;
}

/// The crossing's top left corner, and a bit of a river.
GenerationRequest cornerOf(const Map& map, Symmetry symmetry, int side) {
    GenerationRequest request{.symmetry = symmetry, .keep = map};
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            request.locked.push_back({row, column});
    return request;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// FNV-1a, to keep goldens short.
std::uint64_t hashOf(const std::string& text) {
    std::uint64_t hash = 14695981039346656037U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return hash;
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT

private slots:
    /// The same seed gives the same map for as long as generatorVersion stays the same: raise it when these
    /// change.
    void fiveSeedsStayAsTheyAre() {
        QCOMPARE(generatorVersion, 1);
        std::string found;
        for (std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
            const Symmetry symmetry = seed % 2 == 1 ? Symmetry::HalfTurn : Symmetry::Diagonal;
            const auto map = generateMap(test::kingsConflict(), {.symmetry = symmetry, .seed = seed});
            QVERIFY(map.ok());
            found += std::to_string(hashOf(*writeSmap(*map, test::kingsConflict()))) + "\n";
        }
        QCOMPARE(QString::fromStdString(found),
                 QString::fromStdString(test::testData("kings-conflict/generated-seeds.txt")));
    }

    /// Its best mountain is secluded by next to nothing, and the others less.
    void anUnboundedQuotientOfSeclusionsDoesNoHarm() {
        const auto map = generateMap(test::kingsConflict(), {.symmetry = Symmetry::HalfTurn, .seed = 8467});
        QVERIFY(map.ok());
        QVERIFY(isClean(*map, test::kingsConflict()));
    }

    void theSameRequestGivesTheSameMap() {
        for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{77}, maximumSeed}) {
            const GenerationRequest request{.seed = seed};
            QVERIFY(*generateMap(test::kingsConflict(), request) ==
                    *generateMap(test::kingsConflict(), request));
        }
    }

    void aMapNamesItsOriginAndIsMadeAgainFromItsFile() {
        GenerationRequest request{.symmetry = Symmetry::Diagonal, .seed = 9, .wishes = {{"water", {10, 20}}}};
        const auto map = generateMap(test::kingsConflict(), request);
        QVERIFY(map.ok());
        QVERIFY((map->origin == MapOrigin{generatorVersion, 9, Symmetry::Diagonal, request.wishes, {}}));
        const auto read = readSmap(*writeSmap(*map, test::kingsConflict()), {&test::kingsConflict(), 1});
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QVERIFY(read->unknownFields.empty());
        QVERIFY(*read == *map);
        QVERIFY(*generateMap(test::kingsConflict(), *requestOf(*read, test::kingsConflict())) == *map);
        Map later = *map;
        later.origin->generator = generatorVersion + 1;
        QVERIFY(!requestOf(later, test::kingsConflict()));
        later.origin.reset();
        QVERIFY(!requestOf(later, test::kingsConflict()));
    }

    void aMapAroundLockedCellsIsMadeAgainFromItsFile() {
        const auto request = cornerOf(test::publishedTerrain("the-crossing"), Symmetry::HalfTurn, 4);
        const auto map = generateMap(test::kingsConflict(), request);
        QVERIFY(map.ok());
        QCOMPARE(map->origin->locked.size(), std::size_t(11));
        const auto read = readSmap(*writeSmap(*map, test::kingsConflict()), {&test::kingsConflict(), 1});
        QVERIFY(read.ok());
        QVERIFY(*generateMap(test::kingsConflict(), *requestOf(*read, test::kingsConflict())) == *map);
    }

    void damagedOriginsAreRefused() {
        const auto map = generateMap(test::kingsConflict(), {.seed = 4});
        const std::string text = *writeSmap(*map, test::kingsConflict());
        for (const auto& [from, to] :
             {std::pair{"\"seed\": 4", "\"seed\": -4"}, std::pair{"\"seed\": 4", "\"seed\": \"4\""},
              std::pair{"\"generator\": 1", "\"generator\": 0"},
              std::pair{"\"wishes\": {}", "\"wishes\": {\"water\": [1]}"},
              std::pair{"\"wishes\": {}", "\"wishes\": [1]"}, std::pair{"\"wishes\": {}", "\"locked\": 7"}})
            QVERIFY2(!readSmap(replaced(text, from, to), {&test::kingsConflict(), 1}).ok(), to);
    }

    void lockedCellsStay_data() {
        QTest::addColumn<int>("symmetry");
        QTest::addColumn<QString>("name");
        QTest::newRow("half-turn, crossing") << int(Symmetry::HalfTurn) << "the-crossing";
        QTest::newRow("half-turn, passes") << int(Symmetry::HalfTurn) << "mountain-passes";
        QTest::newRow("diagonal, crossing") << int(Symmetry::Diagonal) << "the-crossing";
    }

    void lockedCellsStay() {
        QFETCH(int, symmetry);
        QFETCH(QString, name);
        const Map kept = test::publishedTerrain(name.toStdString());
        GenerationRequest request{.symmetry = Symmetry(symmetry), .keep = kept};
        // One side of the mirror line, so that nothing that is locked contradicts itself.
        forEachCell(kept.size(), [&](Cell cell) {
            if (cell.row < 5 && cell.column > cell.row && cell.column < 8) request.locked.push_back(cell);
        });
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            request.seed = seed;
            const auto map = generateMap(test::kingsConflict(), request);
            if (!map) QFAIL(test::errorText(map.error()).c_str());
            for (const Cell cell : request.locked) {
                QCOMPARE(map->terrain()[cell], kept.terrain()[cell]);
                QCOMPARE(
                    map->terrain()[partner(cell, kept.size(), request.symmetry)],
                    test::kingsConflict().transformed(kept.terrain()[cell], transformOf(request.symmetry)));
            }
            QVERIFY(isClean(*map, test::kingsConflict()));
        }
    }

    void lockedCellsThatContradictAreRefused() {
        Map map = test::publishedTerrain("the-crossing");
        GenerationRequest request{.symmetry = Symmetry::HalfTurn, .keep = map};
        request.locked = {{0, 0}, {10, 10}};
        QVERIFY(!whyNotGenerated(test::kingsConflict(), request));
        request.keep->layer(terrainLayer)[{10, 10}] = 'F';
        QCOMPARE(whyNotGenerated(test::kingsConflict(), request)->message.id, "generate/locked-uneven");
        request.keep->layer(terrainLayer)[{5, 5}] = '0'; // would be turned on the centre
        request.locked = {{5, 5}};
        QCOMPARE(whyNotGenerated(test::kingsConflict(), request)->message.id, "generate/locked-uneven");
        request.keep = map;
        request.keep->layer(terrainLayer)[{10, 0}] = 'M';
        request.locked = {{10, 0}};
        QCOMPARE(whyNotGenerated(test::kingsConflict(), request)->message.id, "generate/locked-faults");
        forEachCell(map.size(), [&](Cell cell) { request.locked.push_back(cell); });
        request.keep = map;
        QCOMPARE(whyNotGenerated(test::kingsConflict(), request)->message.id, "generate/no-cells");
        request.keep->layer(terrainLayer) = Grid<Code>({5, 5}, 'P');
        QCOMPARE(whyNotGenerated(test::kingsConflict(), request)->message.id, "generate/locked-size");
    }

    void aStopIsHonoured() {
        std::stop_source source;
        source.request_stop();
        const auto map = generateMap(test::kingsConflict(), {}, source.get_token());
        QVERIFY(!map.ok());
        QCOMPARE(map.error().message.id, "generate/stopped");
    }

    void mapsThatResembleOneKeepTwoThirds() {
        const auto first = generateMap(test::kingsConflict(), {.symmetry = Symmetry::HalfTurn, .seed = 2});
        const GenerationRequest request = requestLike(*first, test::kingsConflict(), {}, 5);
        QVERIFY(request.locked.size() > 60 && request.locked.size() < 100);
        const auto second = generateMap(test::kingsConflict(), request);
        if (!second) QFAIL(test::errorText(second.error()).c_str());
        QVERIFY(second->terrain() != first->terrain());
        for (const Cell cell : request.locked)
            QCOMPARE(second->terrain()[cell], first->terrain()[cell]);
    }

    /// Games of one's own: of terrain alone, of other sizes, with holes.
    void otherGamesAreMadeToo_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("marsh") << "games/marsh.json";
    }

    void otherGamesAreMadeToo() {
        QFETCH(QString, file);
        const auto own = readGameProfile(test::testData(file.toStdString()));
        if (!own) QFAIL(test::errorText(own.error()).c_str());
        const std::vector<Symmetry> symmetries = generatedSymmetries(*own);
        QVERIFY(!symmetries.empty());
        for (const Symmetry symmetry : symmetries)
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto map = generateMap(*own, {.symmetry = symmetry, .seed = seed});
                if (!map) QFAIL(test::errorText(map.error()).c_str());
                QVERIFY(isClean(*map, *own));
                QVERIFY(map->size() == own->board);
                for (const Cell hole : own->holes)
                    QCOMPARE(map->terrain()[hole], own->holeCode);
            }
    }

    void reportsWhatTheChecksNeverAllow() {
        const auto own =
            readGameProfile(test::testData("games/sea-lords.json")); // a corsair reaches all of it
        const auto map = generateMap(*own, {.symmetry = Symmetry::HalfTurn});
        QVERIFY(!map.ok());
        QCOMPARE(map.error().message.id, "generate/checks");
        QVERIFY(
            (map.error().message.arguments == std::vector<Argument>{std::string("first-turn-kill/reach")}));
    }

    void theGamesOwnMapsAreMadeOnOtherBoards_data() {
        QTest::addColumn<int>("side");
        for (const int side : {7, 12, 16, 33, 48, 64})
            QTest::addRow("%d", side) << side;
    }

    void theGamesOwnMapsAreMadeOnOtherBoards() {
        QFETCH(int, side);
        GameProfile large = test::kingsConflict();
        large.board = {side, side};
        large.kings->starts[0].cell = {side - 1, 0};
        large.kings->starts[1].cell = {0, side - 1};
        large.generation = standardGeneration(large);
        for (const Symmetry symmetry : generatedSymmetries(large)) {
            const auto map = generateMap(large, {.symmetry = symmetry, .seed = 3});
            if (!map) QFAIL(test::errorText(map.error()).c_str());
            QVERIFY(isClean(*map, large));
        }
    }
};

STONEMASON_APPLESS_TEST(TestGenerate)
#include "test_generate.moc"
