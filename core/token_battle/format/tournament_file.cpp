// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/tournament_file.h"

#include "core/base/limits.h"
#include "core/play/result_json.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/format/duel_fields.h"

#include <algorithm>

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
        ComputerPlayer player{readPlayerLevel(root_["player"])};
        if (player.level != PlayerLevel::Hard) return player;
        player.nodes = readNodes(root_["nodes"]);
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

namespace {

Json asJson(const CardTally& tally) {
    Json json;
    json["plays"] = tally.plays;
    json["credit"] = asJson(tally.credit);
    Json firstPlay = Json::array();
    for (std::size_t when = 0; when < tally.byFirstPlay.size(); ++when) {
        const Outcomes& outcomes = tally.byFirstPlay[when];
        if (outcomes.games() > 0) firstPlay.push_back({when, outcomes.wins, outcomes.draws, outcomes.losses});
    }
    json["firstPlay"] = std::move(firstPlay);
    return json;
}

Json asJson(const CardFigures& card) {
    Json json;
    json["card"] = card.card;
    json["playRate"] = rounded(card.playRate, shareDigits);
    json["plays"] = rounded(card.plays, pointDigits);
    put(json, "credit", card.credit, pointDigits);
    if (card.edge) {
        json["early"] = card.early;
        put(json, "edge", *card.edge, shareDigits);
    }
    return json;
}

Json asJson(const std::string& name, const DeckFigures& deck) {
    Json json;
    json["name"] = name;
    put(json, deck);
    json["cards"] = Json::array();
    for (const CardFigures& card : deck.cards)
        json["cards"].push_back(asJson(card));
    return json;
}

Json asJson(const Tournament& tournament, const PairingFigures& pairing) {
    Json json;
    json["decks"] = {tournament.entrant(pairing.entrants.first).name,
                     tournament.entrant(pairing.entrants.second).name};
    put(json, pairing);
    return json;
}

void addPlan(JsonLines& lines, const Tournament& tournament) {
    const TournamentPlan& plan = tournament.plan();
    lines.add("game", tournament.table()->catalogue().id);
    lines.add("form", formId(plan.form));
    lines.add("player", playerLevelId(plan.player.level));
    if (plan.player.level == PlayerLevel::Hard) {
        lines.add("nodes", plan.player.nodes);
        lines.add("openDecks", plan.player.openDecks);
    }
    lines.add("gamesPerPairing", plan.games);
    lines.add("seed", plan.seed);
    lines.addList("decks", plan.entrants, [](const Entrant& entrant) {
        Json json;
        json["name"] = entrant.name;
        json["stacks"] = entrant.deck.stacks();
        return json;
    });
    addFingerprints(lines, gameFingerprint(*tournament.table()), tournament.fingerprint());
}

} // namespace

std::string writeTournament(const Tournament& tournament, const PartialResult& result,
                            const Standings& standings) {
    JsonLines lines;
    lines.add("format", tournamentFormat);
    lines.add("version", tournamentVersion);
    addPlan(lines, tournament);
    addPlayed(lines, tournament.schedule(), result);
    lines.open("figures");
    lines.addList("decks", standings.ranking, [&](int deck) {
        return asJson(tournament.entrant(deck).name, standings.decks[std::size_t(deck)]);
    });
    lines.addList("pairings", standings.pairings,
                  [&](const PairingFigures& pairing) { return asJson(tournament, pairing); });
    lines.add("firstMoverShare", rounded(standings.movingFirst, shareDigits));
    lines.add("movesPerGame", rounded(standings.moves, pointDigits));
    lines.close();
    lines.open("sums");
    lines.addList("pairings", result.tally.pairings, [](const PairingTally& tally) { return asJson(tally); });
    lines.addList("cards", result.tally.cards, [](const std::vector<CardTally>& cards) {
        Json json = Json::array();
        for (const CardTally& card : cards)
            json.push_back(asJson(card));
        return json;
    });
    lines.close();
    return std::move(lines).take();
}

} // namespace stonemason::token_battle
