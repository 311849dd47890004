// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/format/tournament_text.h"

#include <cmath>

namespace stonemason {

namespace {

constexpr int shareDigits = 4;
constexpr int pointDigits = 2;
constexpr int eloDigits = 1;

/// A figure with so many digits behind the point and never a negative nought.
Json rounded(double value, int digits) {
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale + 0.0;
}

Json rounded(const Interval& interval, int digits) {
    return {rounded(interval.low, digits), rounded(interval.high, digits)};
}

void put(Json& json, const std::string& key, const Estimate& estimate, int digits) {
    json[key] = rounded(estimate.value, digits);
    json[key + "Interval"] = rounded(estimate.interval, digits);
}

void put(Json& json, const std::string& key, const Mean& mean, int digits) {
    json[key] = rounded(mean.value, digits);
    if (mean.interval) json[key + "Interval"] = rounded(*mean.interval, digits);
}

void put(Json& json, const Outcomes& outcomes) {
    json["wins"] = outcomes.wins;
    json["draws"] = outcomes.draws;
    json["losses"] = outcomes.losses;
}

Json asJson(const Outcomes& outcomes) {
    return {outcomes.wins, outcomes.draws, outcomes.losses};
}

Json asJson(const Sums& sums) {
    return {sums.sum, sums.squares};
}

Json asJson(const PairingTally& tally) {
    Json json;
    json["units"] = tally.units;
    json["movingFirst"] = asJson(tally.movingFirst);
    json["movingSecond"] = asJson(tally.movingSecond);
    json["points"] = {asJson(tally.points[0]), asJson(tally.points[1])};
    json["moves"] = tally.moves;
    return json;
}

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
    json["games"] = deck.outcomes.games();
    put(json, deck.outcomes);
    put(json, "share", deck.share, shareDigits);
    put(json, "elo", deck.elo, eloDigits);
    put(json, "points", deck.points, pointDigits);
    json["cards"] = Json::array();
    for (const CardFigures& card : deck.cards)
        json["cards"].push_back(asJson(card));
    return json;
}

Json asJson(const Tournament& tournament, const PairingFigures& pairing) {
    Json json;
    json["decks"] = {tournament.entrant(pairing.entrants.first).name,
                     tournament.entrant(pairing.entrants.second).name};
    put(json, pairing.outcomes);
    put(json, "share", pairing.share, shareDigits);
    json["points"] = {rounded(pairing.points.value, pointDigits),
                      rounded(pairing.pointsOfSecond.value, pointDigits)};
    return json;
}

/// Puts a file together, one deck, pairing or card to a line.
class Lines {
public:
    void add(std::string_view key, const Json& value) { begin(key) += value.dump(); }

    template <typename Items, typename AsJson>
    void addList(std::string_view key, const Items& items, AsJson asItem) {
        begin(key) += '[';
        const char* between = "\n";
        for (const auto& item : items) {
            text_.append(between).append(depth_ + 2, ' ').append(asItem(item).dump());
            between = ",\n";
        }
        text_.append("\n").append(depth_, ' ').append("]");
    }

    void open(std::string_view key) {
        begin(key) += '{';
        depth_ += 2;
        first_ = true;
    }

    void close() {
        depth_ -= 2;
        text_.append("\n").append(depth_, ' ').append("}");
        first_ = false;
    }

    std::string take() && { return std::move(text_) + "\n}\n"; }

private:
    std::string& begin(std::string_view key) {
        text_.append(first_ ? "\n" : ",\n").append(depth_, ' ').append("\"").append(key).append("\": ");
        first_ = false;
        return text_;
    }

    std::string text_ = "{";
    std::size_t depth_ = 2;
    bool first_ = true;
};

void addPlan(Lines& lines, const Tournament& tournament) {
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

void addPlayed(Lines& lines, const Tournament& tournament, const PartialResult& result) {
    const Schedule& schedule = tournament.schedule();
    lines.add("shard", {result.shard.number, result.shard.of});
    lines.add("finished", result.isFinished(schedule));
    lines.add("games", result.gamesInAll(schedule));
    lines.add("gamesPlayed", result.gamesPlayed());
    Json played = Json::array();
    for (const UnitRange& range : result.played.ranges())
        played.push_back({range.begin, range.end});
    lines.add("played", played);
}

} // namespace

std::string writeTournament(const Tournament& tournament, const PartialResult& result,
                            const Standings& standings) {
    Lines lines;
    lines.add("format", tournamentFormat);
    lines.add("version", tournamentVersion);
    addPlan(lines, tournament);
    addPlayed(lines, tournament, result);
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

} // namespace stonemason
