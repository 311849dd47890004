// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/play/result_json.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/format/duel_fields.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/format/tournament_text.h"

#include <algorithm>
#include <limits>

namespace stonemason::token_battle {

namespace {

/// Fills a plan from the fields of its JSON.
class PlanReader {
public:
    explicit PlanReader(const JsonReader& root) : root_(root) {}

    TournamentPlan read() {
        TournamentPlan plan;
        plan.form = readForm(root_["form"]);
        plan.player = readPlayer();
        plan.games = root_["gamesPerPairing"].integer(2, maximumGames);
        plan.seed = readTournamentSeed(root_["seed"]);
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

void readCard(const JsonReader& r, CardTally& tally) {
    tally.plays = readWhole(r["plays"]);
    tally.credit = readSums(r["credit"]);
    const JsonReader firstPlay = r["firstPlay"];
    const std::size_t size = firstPlay.size();
    for (std::size_t i = 0; i < size; ++i) {
        const JsonReader row = firstPlay.at(i);
        if (!hasLength(row, 4)) return;
        tally.byFirstPlay[std::size_t(row.at(0).integer(0, int(firstPlayNever)))] = readOutcomes(row, 1);
    }
}

/// Numbers of games and points are whole.
PartialResult readResult(const JsonReader& root, const Tournament& tournament) {
    PartialResult result(tournament);
    readPlayed(root, tournament.schedule(), result.shard, result.played);
    const JsonReader sums = root["sums"];
    readPairings(sums["pairings"], result.tally.pairings);
    const JsonReader decks = sums["cards"];
    if (!hasLength(decks, result.tally.cards.size())) return result;
    for (std::size_t deck = 0; deck < result.tally.cards.size(); ++deck) {
        std::vector<CardTally>& cards = result.tally.cards[deck];
        if (const JsonReader own = decks.at(deck); hasLength(own, cards.size()))
            for (std::size_t i = 0; i < cards.size(); ++i)
                readCard(own.at(i), cards[i]);
    }
    return result;
}

} // namespace

Result<TournamentPart> readTournament(std::string_view bytes, std::shared_ptr<const DuelTable> table) {
    const Result<Json> parsed = parseOwnJson(bytes, maximumTournamentValues);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    readHead(root, {tournamentFormat, tournamentVersion, table->catalogue().id, gameFingerprint(*table)});
    if (error) return *error;
    TournamentPlan plan = PlanReader(root).read();
    if (error) return *error;

    auto tournament = Tournament::of(std::move(table), std::move(plan));
    if (!tournament) return Error{tournament.error().message, 0, "decks"};
    return readPart<TournamentPart>(root, error, std::move(tournament).value(), readResult);
}

bool looksLikeTournament(std::string_view bytes) {
    return namesFormat(bytes, tournamentFormat);
}

} // namespace stonemason::token_battle
