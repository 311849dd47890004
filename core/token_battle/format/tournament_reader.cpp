// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/format/duel_fields.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/format/tournament_text.h"

#include <algorithm>
#include <limits>

namespace stonemason {

namespace {

/// Fills a plan from the fields of its JSON.
class PlanReader {
public:
    explicit PlanReader(const JsonReader& root) : root_(root) {}

    TournamentPlan read() {
        TournamentPlan plan;
        const std::string form = root_["form"].string();
        if (form == formId(TournamentForm::Field))
            plan.form = TournamentForm::Field;
        else if (form != formId(TournamentForm::RoundRobin))
            root_["form"].fail("json/unknown-id", {form});
        plan.player = readPlayer();
        plan.games = root_["gamesPerPairing"].integer(2, maximumGames);
        plan.seed = root_["seed"].natural().value_or(maximumSeed + 1);
        if (plan.seed > maximumSeed) root_["seed"].fail("tournament/seed");
        const JsonReader decks = root_["decks"];
        for (std::size_t i = 0; i < std::min(decks.size(), std::size_t(maximumEntrants) + 1); ++i)
            plan.entrants.push_back(readEntrant(decks.at(i)));
        return plan;
    }

private:
    ComputerPlayer readPlayer() {
        const std::string level = root_["player"].string();
        const auto known = playerLevelFromId(level);
        if (!known) root_["player"].fail("json/unknown-id", {level});
        ComputerPlayer player{known.value_or(PlayerLevel::Normal)};
        if (player.level != PlayerLevel::Hard) return player;
        player.nodes = root_["nodes"].integer(1, std::numeric_limits<int>::max());
        player.openDecks = root_["openDecks"].boolean();
        return player;
    }

    static Entrant readEntrant(const JsonReader& r) {
        Entrant entrant{r["name"].string(), {}};
        if (const auto fault = nameFault(entrant.name)) r["name"].fail(fault->id, fault->arguments);
        entrant.deck = readStacks(r["stacks"]);
        return entrant;
    }

    JsonReader root_;
};

/// Fills a result of a tournament from the fields of its JSON. Numbers of games and points are whole.
class SumsReader {
public:
    SumsReader(const JsonReader& root, const Tournament& tournament) : root_(root), result_(tournament) {}

    PartialResult read(const Schedule& schedule) {
        const JsonReader shard = root_["shard"];
        if (hasLength(shard, 2)) {
            result_.shard.of = shard.at(1).integer(1, maximumShards);
            result_.shard.number = shard.at(0).integer(1, maximumShards);
            if (result_.shard.number > result_.shard.of) shard.fail("tournament/shard");
        }
        readPlayed(root_["played"], schedule);
        const JsonReader sums = root_["sums"];
        const JsonReader pairings = sums["pairings"];
        auto& tally = result_.tally;
        if (hasLength(pairings, tally.pairings.size()))
            for (std::size_t i = 0; i < tally.pairings.size(); ++i)
                readPairing(pairings.at(i), tally.pairings[i]);
        const JsonReader cards = sums["cards"];
        if (hasLength(cards, tally.cards.size()))
            for (std::size_t deck = 0; deck < tally.cards.size(); ++deck)
                if (const JsonReader own = cards.at(deck); hasLength(own, tally.cards[deck].size()))
                    for (std::size_t i = 0; i < tally.cards[deck].size(); ++i)
                        readCard(own.at(i), tally.cards[deck][i]);
        return std::move(result_);
    }

private:
    static bool hasLength(const JsonReader& r, std::size_t length) {
        if (r.size() == length) return true;
        r.fail("json/length", {int(length), int(r.size())});
        return false;
    }

    static std::int64_t number(const JsonReader& r) {
        const auto number = r.whole();
        if (!number) r.fail("tournament/number");
        return number.value_or(0);
    }

    void readPlayed(const JsonReader& r, const Schedule& schedule) {
        const std::size_t size = r.size();
        std::int64_t end = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const JsonReader range = r.at(i);
            if (!hasLength(range, 2)) return;
            const UnitRange units{number(range.at(0)), number(range.at(1))};
            // Seen before the size is asked for, which no number may hold.
            if (units.begin < end || units.end <= units.begin || !result_.played.add(units)) {
                range.fail("tournament/played");
                return;
            }
            end = units.end;
        }
        if (result_.shard.number <= result_.shard.of &&
            !result_.played.areWithin(schedule.unitsOf(result_.shard)))
            r.fail("tournament/played");
    }

    static Outcomes outcomes(const JsonReader& r, std::size_t from = 0) {
        if (!hasLength(r, from + 3)) return {};
        return {number(r.at(from)), number(r.at(from + 1)), number(r.at(from + 2))};
    }

    static Sums sums(const JsonReader& r) {
        if (!hasLength(r, 2)) return {};
        return {number(r.at(0)), number(r.at(1))};
    }

    static void readPairing(const JsonReader& r, PairingTally& tally) {
        const JsonReader units = r["units"];
        if (hasLength(units, unitResults))
            for (std::size_t i = 0; i < unitResults; ++i)
                tally.units[i] = number(units.at(i));
        tally.movingFirst = outcomes(r["movingFirst"]);
        tally.movingSecond = outcomes(r["movingSecond"]);
        const JsonReader points = r["points"];
        if (hasLength(points, tally.points.size()))
            for (std::size_t i = 0; i < tally.points.size(); ++i)
                tally.points[i] = sums(points.at(i));
        tally.moves = number(r["moves"]);
    }

    static void readCard(const JsonReader& r, CardTally& tally) {
        tally.plays = number(r["plays"]);
        tally.credit = sums(r["credit"]);
        const JsonReader firstPlay = r["firstPlay"];
        const std::size_t size = firstPlay.size();
        for (std::size_t i = 0; i < size; ++i) {
            const JsonReader row = firstPlay.at(i);
            if (!hasLength(row, 4)) return;
            tally.byFirstPlay[std::size_t(row.at(0).integer(0, int(firstPlayNever)))] = outcomes(row, 1);
        }
    }

    JsonReader root_;
    PartialResult result_;
};

} // namespace

Result<TournamentPart> readTournament(std::string_view bytes, std::shared_ptr<const DuelTable> table) {
    const Result<Json> parsed = parseJson(bytes, maximumTournamentValues);
    if (!parsed) return parsed.error();
    if (auto foreign = foreignJson(*parsed)) return *foreign;
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string name = root["format"].string();
    if (name != tournamentFormat) return Error{{"tournament/not-one", {name}}, 0, "format"};
    const int version = root["version"].integer(1, 1'000'000);
    if (version > tournamentVersion) root["version"].fail("json/version", {version, tournamentVersion});
    const std::string game = root["game"].string();
    if (game != table->catalogue().id) root["game"].fail("tournament/unknown-game", {game});
    const JsonReader marks = root["fingerprint"];
    if (marks["game"].string() != gameFingerprint(*table)) marks["game"].fail("tournament/other-game");
    TournamentPlan plan = PlanReader(root).read();
    if (error) return *error;

    auto tournament = Tournament::of(std::move(table), std::move(plan));
    if (!tournament) return Error{tournament.error().message, 0, "decks"};
    if (marks["plan"].string() != tournament->fingerprint()) marks["plan"].fail("tournament/changed");
    PartialResult result = SumsReader(root, *tournament).read(tournament->schedule());
    if (error) return *error;
    if (const auto field = inconsistencyOf(*tournament, result))
        return Error{{"tournament/sums"}, 0, "sums." + *field};
    return TournamentPart{std::move(tournament).value(), std::move(result)};
}

bool looksLikeTournament(std::string_view bytes) {
    return namesFormat(bytes, tournamentFormat);
}

} // namespace stonemason
