// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/comparison_file.h"
#include "core/wastes/format/tournament_file.h"
#include "core/wastes/tournament/runner.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <array>
#include <stop_token>

namespace stonemason::wastes {

using test::theWastes;

namespace {

Tournament tournament() {
    TournamentPlan plan{.board = test::publicBoard("wastes-multiplayer"),
                        .players = {{{PlayerLevel::Hard, 200}, {PlayerLevel::Easy}}},
                        .games = 6,
                        .seed = 9};
    plan.board.name = "A \"board\"\nof two lines";
    plan.board.jumps.extra = {{{0, 2}, {3, 3}}};
    return Tournament::of(plan, theWastes()).value();
}

std::string fileOf(const PartialResult& result) {
    return writeTournament(tournament(), result, standingsOf(tournament(), result.tally)).value();
}

const std::string& whole() {
    static const std::string file = fileOf(runTournament(tournament(), PartialResult(tournament()), 2));
    return file;
}

} // namespace

class TestTournamentFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead() {
        for (const Shard shard : {Shard{1, 1}, Shard{2, 3}}) {
            const PartialResult result = runTournament(tournament(), PartialResult(tournament(), shard), 2);
            const auto part = readTournament(fileOf(result), theWastes());
            if (!part) QFAIL(test::errorText(part.error()).c_str());
            QVERIFY(part->tournament.plan() == tournament().plan());
            QVERIFY(part->result == result);
            QCOMPARE(fileOf(part->result), fileOf(result));
        }
        QVERIFY(looksLikeTournament(whole()));
        QVERIFY(readTournament("\xEF\xBB\xBF" + whole(), theWastes()));
    }

    void fitsItsSchema() {
        const QJsonObject schema =
            test::jsonObjectOf(STONEMASON_RESOURCES "/schema/wastes-tournament.schema.json");
        for (const PartialResult& result : {PartialResult(tournament(), {2, 3}),
                                            runTournament(tournament(), PartialResult(tournament()), 1)}) {
            const auto file = QJsonDocument::fromJson(QByteArray::fromStdString(fileOf(result))).object();
            QVERIFY(!file.isEmpty());
            QCOMPARE(test::schemaErrors(schema, file), QStringList());
        }
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(whole())).object();
        QCOMPARE(object["figures"]["players"][0]["level"].toString(), QStringLiteral("hard"));
        QCOMPARE(object["figures"]["firstMover"]["side"].toString(), QStringLiteral("blue"));
        QCOMPARE(object["figures"]["players"][1]["games"].toInt(), 6);
    }

    void faultsAreNamed_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* from, const char* to, const char* error) {
            QTest::addRow("%s: %s", error, to) << QByteArray(from) << QByteArray(to) << QByteArray(error);
        };
        row("stonemason-wastes-tournament", "stonemason-tournament",
            "tournament/not-one stonemason-tournament in format");
        row("\"version\": 2,", "\"version\": 3,", "json/version 3 2 in version");
        row("war-in-the-wastes", "chess", "tournament/unknown-game chess in game");
        row("\"hard\"", "\"god\"", "json/unknown-id god in players[0].level");
        row("\"nodes\":200", "\"nodes\":0", "json/range 1 2147483647 in players[0].nodes");
        row("\"gamesPerPairing\": 6", "\"gamesPerPairing\": 7", "tournament/games 2 10000000 in board");
        row("\"gamesPerPairing\": 6", "\"gamesPerPairing\": 8", "tournament/changed in fingerprint.plan");
        row("\"seed\": 9", "\"seed\": -9", "tournament/seed in seed");
        row("\"rank\": 3", "\"rank\": 9", "json/range 1 8 in board.pieces[2].rank");
        row("\"rank\": 3", "\"rank\": 4", "tournament/changed in fingerprint.plan");
        row("\"side\": \"red\"", "\"side\": \"blue\"", "tournament/changed in fingerprint.plan");
        row("\"shard\": [1,1]", "\"shard\": [2,1]", "tournament/shard in shard");
        row("\"played\": [[0,3]]", "\"played\": [[0,4]]", "tournament/played in played");
        row("\"played\": [[0,3]]", "\"played\": [[0,2]]", "tournament/sums in sums.pairings[0]");
        row("\"wins\": [[", "\"wins\": [[1,", "json/length 3 4 in sums.endings.wins[0]");
        row("\"lengths\": [[", "\"lengths\": [[70000,1],[",
            "json/range 0 65535 in sums.endings.lengths[0][0]");
        row("\"lengths\": [[", "\"lengths\": [[0,0],[", "tournament/sums in sums.endings");
        row("\"lengths\": [[", "\"lengths\": [[65535,1],[", "tournament/number in sums.endings.lengths[1]");
        row("\"units\":[", "\"units\":[1.5,", "json/length 5 6 in sums.pairings[0].units");
    }

    void faultsAreNamed() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, error);
        const QByteArray file = QByteArray::fromStdString(whole());
        QVERIFY(file.contains(from));
        QByteArray changed = file;
        changed.replace(file.indexOf(from), from.size(), to);
        const auto part = readTournament(changed.toStdString(), theWastes());
        QVERIFY(!part);
        QCOMPARE(QByteArray::fromStdString(test::errorText(part.error())), error);
    }

    void numbersOfTheGameCount() {
        Profile profile = theWastes();
        profile.power.high = 2;
        const auto part = readTournament(whole(), profile);
        QVERIFY(!part);
        QCOMPARE(part.error().message.id, std::string_view("tournament/other-game"));
    }

    /// Results of an earlier version are refused, not extended: that version did not record endings.
    void filesFromBeforeAreRefused() {
        std::string old = whole();
        const auto replace = [&old](const std::string& from, const std::string& to) {
            old.replace(old.find(from), from.size(), to);
        };
        replace("\"version\": 2,", "\"version\": 1,");
        replace(gameFingerprint(theWastes()), "0123456789abcdef");
        const auto part = readTournament(old, theWastes());
        QVERIFY(!part);
        QCOMPARE(part.error().message.id, std::string_view("tournament/other-game"));
    }

    void endingsMustFit() {
        const auto fieldAfter = [](auto change) {
            PartialResult result = runTournament(tournament(), PartialResult(tournament()), 1);
            change(result.tally.endings);
            const auto part = readTournament(fileOf(result), theWastes());
            return part ? std::string("none") : part.error().field;
        };
        QCOMPARE(fieldAfter([](Endings&) {}), std::string("none"));
        QCOMPARE(fieldAfter([](Endings& endings) { ++endings.wins[1][2]; }), std::string("sums.endings"));
        QCOMPARE(fieldAfter([](Endings& endings) { ++endings.draws[0]; }), std::string("sums.endings"));
        QCOMPARE(fieldAfter([](Endings& endings) { ++endings.lengths[3]; }), std::string("sums.endings"));
    }

    /// Two boards, compared: their figures are those of each alone.
    void aComparisonFitsItsSchema() {
        const QJsonObject schema =
            test::jsonObjectOf(STONEMASON_RESOURCES "/schema/wastes-comparison.schema.json");
        TournamentPlan plan = tournament().plan();
        plan.board = test::publicBoard("wastes-single-player");
        const Tournament other = Tournament::of(plan, theWastes()).value();
        const ComparedBoards boards{
            TournamentPart{tournament(), runTournament(tournament(), PartialResult(tournament()), 1)},
            TournamentPart{other, PartialResult(other)}};
        const std::string file = writeComparison(boards).value();
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(file)).object();
        QCOMPARE(test::schemaErrors(schema, object), QStringList());
        const auto alone = QJsonDocument::fromJson(QByteArray::fromStdString(whole())).object();
        QCOMPARE(object["first"].toObject(), alone);
        QVERIFY(object["differences"]["draws"].isNull()); // nothing was played on the second
        QVERIFY(object["fairer"].isNull());
    }

    /// A comparison stopped on the second board is resumed as if it had never stopped.
    void aComparisonIsReadBack() {
        TournamentPlan plan = tournament().plan();
        plan.board = test::publicBoard("wastes-single-player");
        const Tournament other = Tournament::of(plan, theWastes()).value();
        const PartialResult all = runTournament(other, PartialResult(other), 1);
        std::stop_source stop;
        const PartialResult some = runTournament(other, PartialResult(other), 1, stop.get_token(),
                                                 [&](const PartialResult&) { stop.request_stop(); });
        const ComparedBoards boards{
            TournamentPart{tournament(), runTournament(tournament(), PartialResult(tournament()), 1)},
            TournamentPart{other, some}};
        const std::string file = writeComparison(boards).value();
        QVERIFY(looksLikeComparison(file) && !looksLikeComparison(whole()));
        auto read = readComparison(file, theWastes());
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QVERIFY((*read)[0].tournament.plan() == tournament().plan());
        QVERIFY((*read)[0].result == boards[0].result && (*read)[1].result == some);
        ComparedBoards goneOn = *read;
        goneOn[1].result = runTournament(other, some, 1);
        QCOMPARE(writeComparison(goneOn).value(),
                 writeComparison({boards[0], TournamentPart{other, all}}).value());
        for (std::size_t size = 0; size < file.size() - 2; size += 997)
            QVERIFY(!readComparison(file.substr(0, size), theWastes()));
    }

    void comparisonsMustFitTogether_data() {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const char* from, const char* to, const char* error) {
            QTest::newRow(name) << std::string(from) << std::string(to) << std::string(error);
        };
        row("format", "stonemason-wastes-comparison", "stonemason-map", "tournament/not-one");
        row("version", "\"version\": 2", "\"version\": 3", "json/version");
        row("no second", "\"second\": {", "\"third\": {", "json/missing");
        row("older", "\"format\": \"stonemason-wastes-tournament\",", "", "json/foreign");
        row("sums", "\"firstMover\": [", "\"firstMover\": [1, ", "json/length");
    }
    void comparisonsMustFitTogether() {
        QFETCH(std::string, from);
        QFETCH(std::string, to);
        QFETCH(std::string, error);
        const TournamentPart part{tournament(), PartialResult(tournament())};
        std::string file = writeComparison({part, part}).value();
        const std::size_t at = file.find(from);
        QVERIFY(at != std::string::npos);
        file.replace(at, from.size(), to);
        const auto read = readComparison(file, theWastes());
        QVERIFY(!read);
        QVERIFY2(read.error().message.id == error, test::errorText(read.error()).c_str());
    }

    void otherPlayersCannotBeCompared() {
        TournamentPlan plan = tournament().plan();
        plan.players = {{{PlayerLevel::Normal}, {PlayerLevel::Easy}}};
        const Tournament other = Tournament::of(plan, theWastes()).value();
        const std::string file = writeComparison({TournamentPart{tournament(), PartialResult(tournament())},
                                                  TournamentPart{other, PartialResult(other)}})
                                     .value();
        const auto read = readComparison(file, theWastes());
        QVERIFY(!read);
        QVERIFY(read.error() == (Error{{"tournament/other-player"}, 0, "second"}));
    }

    void firstMoversMustFit() {
        PartialResult result = runTournament(tournament(), PartialResult(tournament()), 1);
        ++result.tally.firstMover[1];
        const auto part = readTournament(fileOf(result), theWastes());
        QVERIFY(!part);
        QCOMPARE(part.error().field, std::string("sums.firstMover"));
    }

    void cutFilesAreRefused() {
        for (std::size_t size = 0; size < whole().size() - 2; size += 97)
            QVERIFY(!readTournament(whole().substr(0, size), theWastes()));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestTournamentFile)
#include "test_tournament_file.moc"
