// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "tests/support/json_schema.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// All parts of such a plan.
std::vector<TournamentPart> partsOf(const TournamentPlan& plan, int of) {
    const Tournament tournament = tournamentOf(plan);
    std::vector<TournamentPart> parts;
    for (int number = 1; number <= of; ++number)
        parts.push_back({tournament, playedBy(tournament, {number, of})});
    return parts;
}

QByteArray faultOf(std::span<const TournamentPart> parts) {
    const auto result = merged(parts);
    const auto* fault = std::get_if<MergeFault>(&result);
    return fault ? QByteArray::number(int(fault->part)) + ' ' +
                       QByteArray(fault->message.id.data(), qsizetype(fault->message.id.size()))
                 : QByteArray("none");
}

QJsonObject fileObject() {
    const Tournament tournament = tournamentOf(anyPlan(3, 8));
    return QJsonDocument::fromJson(QByteArray::fromStdString(fileOf(tournament, playedBy(tournament))))
        .object();
}

std::string errorOf(const std::string& bytes) {
    const auto part = readTournament(bytes, tokenBattleTable());
    return part ? "none" : std::string(part.error().message.id) + ' ' + part.error().field;
}

} // namespace

class TestMerge : public QObject {
    Q_OBJECT

private slots:
    void partsOfOtherInputsAreRefused_data() {
        QTest::addColumn<QByteArray>("fault");
        for (const char* fault : {"seed", "form", "games", "player", "decks"})
            QTest::newRow(fault) << QByteArray("1 tournament/other-") + fault;
    }
    void partsOfOtherInputsAreRefused() {
        QFETCH(QByteArray, fault);
        const TournamentPlan plan = anyPlan(3, 8);
        TournamentPlan other = plan;
        if (fault.endsWith("seed")) other.seed = 2;
        if (fault.endsWith("form")) other.form = TournamentForm::Field;
        if (fault.endsWith("games")) other.games = 10;
        if (fault.endsWith("player")) other.player.level = PlayerLevel::Normal;
        if (fault.endsWith("decks")) std::swap(other.entrants[1].deck, other.entrants[2].deck);
        const auto own = partsOf(plan, 2);
        const auto others = partsOf(other, 2);
        const TournamentPart mixed[] = {own[0], others[1]};
        QCOMPARE(faultOf(mixed), fault);
        QVERIFY(own[0].tournament.fingerprint() != others[0].tournament.fingerprint());
    }

    void overlappingAndMissingShardsAreRefused() {
        const auto parts = partsOf(anyPlan(2, 12), 3);
        QCOMPARE(faultOf(parts), QByteArray("none"));
        const TournamentPart twice[] = {parts[0], parts[1], parts[1]};
        QCOMPARE(faultOf(twice), QByteArray("2 tournament/shard-twice"));
        const TournamentPart missing[] = {parts[2], parts[0]};
        const auto result = merged(missing);
        QCOMPARE(std::get<MergeFault>(result),
                 (MergeFault{0, {"tournament/shards-missing", {std::string("2"), 3}}}));
        const auto halves = partsOf(anyPlan(2, 12), 2);
        const TournamentPart mixed[] = {parts[0], halves[1]};
        QCOMPARE(faultOf(mixed), QByteArray("1 tournament/other-shards"));
        const TournamentPart fewer[] = {partsOf(anyPlan(3, 8), 2)[0], partsOf(anyPlan(2, 8), 2)[1]};
        QCOMPARE(faultOf(fewer), QByteArray("1 tournament/other-decks"));
    }

    /// One after the other with commas between, ten at most.
    void missingShardsAreNamed() {
        const auto missingWithout = [](int of, std::initializer_list<int> there) {
            const auto parts = partsOf(anyPlan(2, 12), of);
            std::vector<TournamentPart> some;
            for (const int number : there)
                some.push_back(parts[std::size_t(number) - 1]);
            const auto result = merged(some);
            const Message& message = std::get<MergeFault>(result).message;
            return QString::fromStdString(std::get<std::string>(message.arguments.at(0))) +
                   QStringLiteral(" of %1").arg(std::get<int>(message.arguments.at(1)));
        };
        QCOMPARE(missingWithout(5, {2, 4}), QStringLiteral("1, 3, 5 of 5"));
        QCOMPARE(missingWithout(3, {1, 2}), QStringLiteral("3 of 3"));
        QCOMPARE(missingWithout(2, {2}), QStringLiteral("1 of 2"));
        QCOMPARE(missingWithout(12, {1, 12}), QStringLiteral("2, 3, 4, 5, 6, 7, 8, 9, 10, 11 of 12"));
        QCOMPARE(missingWithout(12, {12}), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ... of 12"));
        QCOMPARE(missingWithout(13, {1, 2}), QStringLiteral("3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ... of 13"));
    }

    /// An interrupted shard leaves a gap in the merged result, which can be resumed.
    void unfinishedPartsMakeAnUnfinishedWhole() {
        auto parts = partsOf(anyPlan(3, 40), 3);
        const Tournament& tournament = parts[0].tournament;
        const auto whole = std::get<PartialResult>(merged(parts));
        std::stop_source stop;
        parts[1].result = PartialResult(tournament, {2, 3});
        auto broken = std::get<PartialResult>(merged(parts));
        QVERIFY(!broken.isFinished(tournament.schedule()));
        QVERIFY(!inconsistencyOf(tournament, broken));
        QCOMPARE(broken.played.ranges().size(), std::size_t(2));
        QVERIFY(runTournament(tournament, std::move(broken), 2) == whole);
    }

    void filesReadBack() {
        for (const TournamentForm form : {TournamentForm::RoundRobin, TournamentForm::Field}) {
            TournamentPlan plan = anyPlan(4, 6, 99);
            plan.form = form;
            plan.entrants[1].name = "Odd \"\xC5\x81\" name #2";
            if (form == TournamentForm::Field) plan.player = {PlayerLevel::Hard, 200, true};
            const Tournament tournament = tournamentOf(plan);
            const PartialResult result = playedBy(tournament, {1, 2});
            const auto back = readTournament(fileOf(tournament, result), tokenBattleTable());
            QVERIFY(back.ok());
            QVERIFY(back->tournament.plan() == tournament.plan());
            QVERIFY(back->result == result);
            QVERIFY(looksLikeTournament(fileOf(tournament, result)));
        }
    }

    void filesFitTheSchema() {
        const QJsonObject schema =
            jsonObjectOf(QStringLiteral(STONEMASON_RESOURCES "/schema/tournament.schema.json"));
        QCOMPARE(schemaErrors(schema, fileObject()), QStringList());
        TournamentPlan plan = anyPlan(2, 2);
        plan.player = {PlayerLevel::Hard, 200};
        const Tournament tournament = tournamentOf(plan);
        for (const PartialResult& result : {playedBy(tournament), PartialResult(tournament, {1, 2})})
            QCOMPARE(
                schemaErrors(
                    schema,
                    QJsonDocument::fromJson(QByteArray::fromStdString(fileOf(tournament, result))).object()),
                QStringList());
        QVERIFY(!schemaErrors(schema, changedJson(fileObject(), "seed", "-1")).isEmpty());
        QVERIFY(!schemaErrors(schema, changedJson(fileObject(), "sums/pairings/0/units", "[1]")).isEmpty());
    }

    void changedFilesAreRefused_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* path, const char* value, const char* error) {
            QTest::addRow("%s = %s", path, value) << QString(path) << QByteArray(value) << QByteArray(error);
        };
        row("format", "\"stonemason-decks\"", "tournament/not-one format");
        row("version", "2", "json/version version");
        row("game", "\"chess\"", "tournament/unknown-game game");
        row("form", "\"knockout\"", "json/unknown-id form");
        row("player", "\"god\"", "json/unknown-id player");
        row("player", "\"hard\"", "json/missing nodes");
        row("gamesPerPairing", "7", "tournament/games decks");
        row("gamesPerPairing", "0", "json/range gamesPerPairing");
        row("seed", "-1", "tournament/seed seed");
        row("seed", "2", "tournament/changed fingerprint.plan");
        row("decks", "[]", "tournament/too-few decks");
        row("decks/1/name", "\"Deck 1\"", "tournament/name-twice decks");
        row("decks/1/name", "\"Deck\\n1\"", "name/control decks[1].name");
        row("decks/1/stacks/0", "[]", "tournament/deck-invalid decks");
        row("decks/1/stacks/0", "[1,1]", "sduel/deck decks[1].stacks");
        row("decks/1/stacks", "[[1,2]]", "json/length decks[1].stacks");
        row("fingerprint/game", "\"0000000000000000\"", "tournament/other-game fingerprint.game");
        row("fingerprint/plan", "\"0000000000000000\"", "tournament/changed fingerprint.plan");
        row("shard", "[2,1]", "tournament/shard shard");
        row("shard", "[1]", "json/length shard");
        row("shard", "[1,2]", "tournament/played played");
        row("played", "[[0,5],[4,12]]", "tournament/played played[1]");
        row("played", "[[0,13]]", "tournament/played played");
        row("played", "[[5,0]]", "tournament/played played[0]");
        row("played", "[[6,8],[0,2]]", "tournament/played played[1]");
        row("played", "[[5,-9223372036854775808]]", "tournament/played played[0]");
        row("played", "[[-9223372036854775808,5]]", "tournament/played played[0]");
        row("played", "[[0,11]]", "tournament/sums sums.pairings[2]");
        row("sums/pairings", "[]", "json/length sums.pairings");
        row("sums/pairings/1/units", "[9,-9,0,0,4]", "tournament/sums sums.pairings[1]");
        row("sums/pairings/1/units/0", "1e300", "tournament/number sums.pairings[1].units[0]");
        row("sums/pairings/1/moves", "9223372036854775808", "tournament/number sums.pairings[1].moves");
        row("sums/pairings/1/moves", "-1", "tournament/sums sums.pairings[1]");
        row("sums/pairings/1/movingFirst", "[9223372036854775807,1,1]", "tournament/sums sums.pairings[1]");
        row("sums/pairings/1/points/0", "[1000000,1]", "tournament/sums sums.pairings[1]");
        row("sums/pairings/1/points/0", "[100,1]", "tournament/sums sums.pairings[1]");
        row("sums/cards/0/0/plays", "-5", "tournament/sums sums.cards[0][0]");
        row("sums/cards/0/0/credit", "[-9223372036854775808,1]", "tournament/sums sums.cards[0][0]");
        row("sums/cards/0/0/credit", "[1,9223372036854775807]", "tournament/sums sums.cards[0][0]");
        row("sums/cards/0/0/firstPlay", "[[0,9223372036854775807,9223372036854775807,0]]",
            "tournament/sums sums.cards[0][0]");
        row("sums/cards/0/0/firstPlay", "[]", "tournament/sums sums.cards[0][0]");
        row("sums/cards/0/0/firstPlay", "[[14,1,1,1]]", "json/range sums.cards[0][0].firstPlay[0][0]");
        row("sums/cards/0/0/firstPlay", "[[1,1]]", "json/length sums.cards[0][0].firstPlay[0]");
        row("sums", "", "json/missing sums");
    }
    void changedFilesAreRefused() {
        QFETCH(QString, path);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, error);
        const QJsonObject changed = changedJson(fileObject(), path, value);
        QCOMPARE(QByteArray::fromStdString(errorOf(QJsonDocument(changed).toJson().toStdString())), error);
    }

    /// Wins, draws and losses that add up and give the right points, and yet are no counts of games.
    void countsOfGamesAreNoLessThanNone() {
        constexpr int units = 2;
        const Tournament tournament = tournamentOf(anyPlan(2, 2 * units));
        PartialResult result = playedBy(tournament);
        QVERIFY(!inconsistencyOf(tournament, result));
        PairingTally& tally = result.tally.pairings.front();
        tally.movingSecond = {0, units, 0};
        int possible = 0;
        for (int wins = -4; wins <= 6; ++wins)
            for (int draws = -8; draws <= 6; ++draws)
                for (int losses = -4; losses <= 6; ++losses) {
                    tally.movingFirst = {wins, draws, losses};
                    const std::int64_t halfPoints = tally.outcomes().halfPoints();
                    if (halfPoints < 0 || halfPoints > 4 * units) continue;
                    tally.units.fill(0);
                    ++tally.units[std::size_t(halfPoints / 2)];
                    ++tally.units[std::size_t(halfPoints - halfPoints / 2)];
                    const bool counts =
                        wins >= 0 && draws >= 0 && losses >= 0 && wins + draws + losses == units;
                    QCOMPARE(!inconsistencyOf(tournament, result), counts);
                    possible += counts;
                }
        QCOMPARE(possible, 6);
    }

    /// Cut anywhere, or with any byte replaced: refused, or read as a result that can be; never a crash.
    void brokenBytesNeverRun() {
        const Tournament tournament = tournamentOf(anyPlan(2, 4));
        const std::string bytes = fileOf(tournament, playedBy(tournament));
        for (std::size_t size = 0; size + 2 < bytes.size(); size += 7)
            QVERIFY(!readTournament(bytes.substr(0, size), tokenBattleTable()).ok());
        Random random(1);
        for (int i = 0; i < 3'000; ++i) {
            std::string broken = bytes;
            for (int times = 1 + random.below(3); times > 0; --times)
                broken[std::size_t(random.below(int(broken.size())))] =
                    char("09-[]{},\":.ex"[random.below(13)]);
            const auto part = readTournament(broken, tokenBattleTable());
            if (!part) continue;
            QVERIFY(!inconsistencyOf(part->tournament, part->result));
            standingsOf(part->tournament, part->result.tally);
        }
    }

    void otherRulesAreNoticed() {
        const std::string bytes =
            fileOf(tournamentOf(anyPlan(2, 2)), PartialResult(tournamentOf(anyPlan(2, 2))));
        DuelRules rules = tokenBattleTable()->rules();
        rules.auraBonus += 1;
        const auto other = DuelTable::of(tokenBattle(), rules).value();
        QCOMPARE(readTournament(bytes, other).error().message.id, std::string_view("tournament/other-game"));
        Catalogue cards = tokenBattle();
        cards.cards[3].value += 1;
        const auto changed = DuelTable::of(cards, tokenBattleTable()->rules()).value();
        QCOMPARE(readTournament(bytes, changed).error().message.id,
                 std::string_view("tournament/other-game"));
        QVERIFY(readTournament(bytes, tokenBattleTable()).ok());
    }

    void impossiblePlansAreRefused() {
        const auto errorOfPlan = [](const TournamentPlan& plan) {
            return Tournament::of(tokenBattleTable(), plan).error().message.id;
        };
        TournamentPlan plan = anyPlan(301, 2);
        QCOMPARE(errorOfPlan(plan), std::string_view("tournament/too-many"));
        plan = anyPlan(1, 2);
        QCOMPARE(errorOfPlan(plan), std::string_view("tournament/too-few"));
        plan = anyPlan(2, 3);
        QCOMPARE(errorOfPlan(plan), std::string_view("tournament/games"));
        plan = anyPlan(2, 2);
        plan.seed = maximumSeed + 1;
        QCOMPARE(errorOfPlan(plan), std::string_view("tournament/seed"));
        plan = anyPlan(2, 2);
        plan.entrants[1].deck = Deck();
        QCOMPARE(errorOfPlan(plan), std::string_view("tournament/deck-invalid"));
    }
};

STONEMASON_APPLESS_TEST(TestMerge)
#include "test_merge.moc"
