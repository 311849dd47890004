// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/result_json.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

namespace {

const Schedule schedule(TournamentForm::RoundRobin, 3, 10); // 3 pairings, 30 units

GameScore randomGame(test::Random& random) {
    const int result = random.below(3);
    const auto results = std::array{GameResult::Win, GameResult::Draw, GameResult::Loss};
    return {{SideResult{results[std::size_t(result)], random.below(100)},
             SideResult{results[std::size_t(2 - result)], random.below(100)}},
            random.below(60)};
}

PartialOf<PairedTally> randomResult(test::Random& random) {
    PartialOf<PairedTally> result{{1, 2}, {}, PairedTally(schedule)};
    for (const std::int64_t unit : {0, 1, 2, 5, 6, 14}) {
        result.played.add({unit, unit + 1});
        result.tally.pairings[std::size_t(schedule.pairingOfUnit(unit))].add(randomGame(random),
                                                                             randomGame(random));
    }
    return result;
}

std::string textOf(const PartialOf<PairedTally>& result) {
    JsonLines lines;
    lines.add("form", formId(TournamentForm::Field));
    lines.add("seed", 7);
    addPlayed(lines, schedule, result);
    lines.open("sums");
    lines.addList("pairings", result.tally.pairings, [](const PairingTally& tally) { return asJson(tally); });
    lines.close();
    return std::move(lines).take();
}

/// The result a text holds, or the first error.
Result<PartialOf<PairedTally>> resultIn(const std::string& text) {
    const Result<Json> json = parseJson(text);
    if (!json) return json.error();
    std::optional<Error> error;
    const JsonReader root(*json, error);
    PartialOf<PairedTally> result{{}, {}, PairedTally(schedule)};
    if (readForm(root["form"]) != TournamentForm::Field && !error) return Error{{"form"}};
    if (readTournamentSeed(root["seed"]) != 7 && !error) return Error{{"seed"}};
    readPlayed(root, schedule, result.shard, result.played);
    readPairings(root["sums"]["pairings"], result.tally.pairings);
    if (error) return *error;
    return result;
}

} // namespace

class TestResultJson : public QObject {
    Q_OBJECT

private slots:
    void resultsReadBack() {
        test::Random random(1);
        for (int round = 0; round < 100; ++round) {
            const PartialOf<PairedTally> result = randomResult(random);
            const auto read = resultIn(textOf(result));
            QVERIFY(read);
            QVERIFY(*read == result);
            QCOMPARE(textOf(*read), textOf(result));
        }
    }

    void oneEntryToALine() {
        test::Random random(2);
        const QByteArray text = QByteArray::fromStdString(textOf(randomResult(random)));
        QVERIFY(text.startsWith("{\n  \"form\": \"field\",\n  \"seed\": 7,\n  \"shard\": [1,2],\n"));
        QVERIFY(text.contains("\n  \"finished\": false,\n  \"games\": 30,\n  \"gamesPlayed\": 12,\n"
                              "  \"played\": [[0,3],[5,7],[14,15]],\n  \"sums\": {\n    \"pairings\": [\n"
                              "      {\"units\":"));
        QVERIFY(text.endsWith("}\n    ]\n  }\n}\n"));
        QCOMPARE(text.count("\"units\""), 3);
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const char* from, const char* to, const char* error) {
            QTest::newRow(name) << std::string(from) << std::string(to) << std::string(error);
        };
        row("form", "\"field\"", "\"knockout\"", "json/unknown-id");
        row("seed", "\"seed\": 7", "\"seed\": 9007199254740992", "tournament/seed");
        row("shard", "[1,2]", "[3,2]", "tournament/shard");
        row("a long shard", "[1,2]", "[1,2,3]", "json/length");
        row("units of another shard", "[14,15]", "[15,16]", "tournament/played");
        row("units twice", "[5,7]", "[2,7]", "tournament/played");
        row("falling units", "[[0,3],[5,7]", "[[5,7],[0,3]", "tournament/played");
        row("no units", "[5,7]", "[5,5]", "tournament/played");
        row("half units", "[5,7]", "[5,6.5]", "tournament/number");
        row("the largest units", "[5,7]", "[5,9223372036854775807]", "tournament/played");
        row("a pairing less", "{\"units\":", "],\"more\":[{\"units\":", "json/length");
    }

    void whatCannotBeIsRefused() {
        QFETCH(std::string, from);
        QFETCH(std::string, to);
        QFETCH(std::string, error);
        test::Random random(3);
        std::string text = textOf(randomResult(random));
        const std::size_t at = text.find(from);
        QVERIFY(at != std::string::npos);
        const auto read = resultIn(text.replace(at, from.size(), to));
        QVERIFY(!read);
        QCOMPARE(std::string(read.error().message.id), error);
    }

    void figuresAreRounded() {
        QCOMPARE(rounded(-0.00001, shareDigits).dump(), std::string("0.0"));
        QCOMPARE(rounded(0.66666, shareDigits).dump(), std::string("0.6667"));
        Json json;
        put(json, "share", Estimate{0.5, {0.25, 0.75}}, shareDigits);
        put(json, "points", Mean{2.345, {}}, pointDigits);
        QCOMPARE(json.dump(), std::string(R"({"share":0.5,"shareInterval":[0.25,0.75],"points":2.35})"));
    }
};

STONEMASON_APPLESS_TEST(TestResultJson)
#include "test_result_json.moc"
