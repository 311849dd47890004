// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/result_json.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/format/tournament_text.h"

namespace stonemason::token_battle {

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
    lines.open("fingerprint");
    lines.add("game", gameFingerprint(*tournament.table()));
    lines.add("plan", tournament.fingerprint());
    lines.close();
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
