// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/result_json.h"

#include "core/base/limits.h"

#include <cmath>
#include <limits>

namespace stonemason {

namespace {

constexpr int eloDigits = 1;

Json rounded(const Interval& interval, int digits) {
    return {stonemason::rounded(interval.low, digits), stonemason::rounded(interval.high, digits)};
}

void put(Json& json, const Outcomes& outcomes) {
    json["wins"] = outcomes.wins;
    json["draws"] = outcomes.draws;
    json["losses"] = outcomes.losses;
}

void readPairing(const JsonReader& r, PairingTally& tally) {
    const JsonReader units = r["units"];
    if (hasLength(units, unitResults))
        for (std::size_t i = 0; i < unitResults; ++i)
            tally.units[i] = readWhole(units.at(i));
    tally.movingFirst = readOutcomes(r["movingFirst"]);
    tally.movingSecond = readOutcomes(r["movingSecond"]);
    const JsonReader points = r["points"];
    if (hasLength(points, tally.points.size()))
        for (std::size_t i = 0; i < tally.points.size(); ++i)
            tally.points[i] = readSums(points.at(i));
    tally.moves = readWhole(r["moves"]);
}

void readUnits(const JsonReader& r, const Schedule& schedule, Shard shard, UnitRanges& played) {
    const std::size_t size = r.size();
    std::int64_t end = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const JsonReader range = r.at(i);
        if (!hasLength(range, 2)) return;
        const UnitRange units{readWhole(range.at(0)), readWhole(range.at(1))};
        // Checked before the size is computed, because that may overflow.
        if (units.begin < end || units.end <= units.begin || !played.add(units)) {
            range.fail("tournament/played");
            return;
        }
        end = units.end;
    }
    if (shard.number <= shard.of && !played.areWithin(schedule.unitsOf(shard))) r.fail("tournament/played");
}

} // namespace

std::string_view formId(TournamentForm form) {
    return form == TournamentForm::Field ? "field" : "round-robin";
}

TournamentForm readForm(const JsonReader& r) {
    const std::string form = r.string();
    if (form == formId(TournamentForm::Field)) return TournamentForm::Field;
    if (form != formId(TournamentForm::RoundRobin)) r.fail("json/unknown-id", {form});
    return TournamentForm::RoundRobin;
}

PlayerLevel readPlayerLevel(const JsonReader& r) {
    const std::string id = r.string();
    const auto level = playerLevelFromId(id);
    if (!level) r.fail("json/unknown-id", {id});
    return level.value_or(PlayerLevel::Normal);
}

int readNodes(const JsonReader& r) {
    return r.integer(1, std::numeric_limits<int>::max());
}

std::uint64_t readTournamentSeed(const JsonReader& r) {
    const std::uint64_t seed = r.natural().value_or(maximumSeed + 1);
    if (seed > maximumSeed) r.fail("tournament/seed");
    return seed;
}

void JsonLines::addText(std::string_view key, std::string_view json) {
    std::string& text = begin(key);
    for (const char c : json) {
        text += c;
        if (c == '\n') text.append(depth_, ' ');
    }
}

void JsonLines::open(std::string_view key) {
    begin(key) += '{';
    depth_ += 2;
    first_ = true;
}

void JsonLines::close() {
    depth_ -= 2;
    text_.append("\n").append(depth_, ' ').append("}");
    first_ = false;
}

std::string& JsonLines::begin(std::string_view key) {
    text_.append(first_ ? "\n" : ",\n").append(depth_, ' ').append("\"").append(key).append("\": ");
    first_ = false;
    return text_;
}

void addFingerprints(JsonLines& lines, const std::string& game, const std::string& plan) {
    lines.open("fingerprint");
    lines.add("game", game);
    lines.add("plan", plan);
    lines.close();
}

Json rounded(double value, int digits) {
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale + 0.0;
}

void put(Json& json, const std::string& key, const Estimate& estimate, int digits) {
    json[key] = rounded(estimate.value, digits);
    json[key + "Interval"] = rounded(estimate.interval, digits);
}

void put(Json& json, const std::string& key, const Mean& mean, int digits) {
    json[key] = rounded(mean.value, digits);
    if (mean.interval) json[key + "Interval"] = rounded(*mean.interval, digits);
}

void put(Json& json, const EntrantFigures& figures) {
    json["games"] = figures.outcomes.games();
    put(json, figures.outcomes);
    put(json, "share", figures.share, shareDigits);
    put(json, "elo", figures.elo, eloDigits);
    put(json, "expectedScore", expectedScore(figures.elo), shareDigits);
    put(json, "points", figures.points, pointDigits);
}

void put(Json& json, const PairingFigures& figures) {
    put(json, figures.outcomes);
    put(json, "share", figures.share, shareDigits);
    if (const auto difference = eloDifferenceOf(figures.share))
        put(json, "eloDifference", *difference, eloDigits);
    json["points"] = {rounded(figures.points.value, pointDigits),
                      rounded(figures.pointsOfSecond.value, pointDigits)};
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

Json asJson(const UnitRanges& played) {
    Json json = Json::array();
    for (const UnitRange& range : played.ranges())
        json.push_back({range.begin, range.end});
    return json;
}

void readHead(const JsonReader& root, const ResultFileHead& expected) {
    const std::string format = root["format"].string();
    if (format != expected.format) return root["format"].fail("tournament/not-one", {format});
    const int version = root["version"].integer(1, 1'000'000);
    if (version > expected.version) root["version"].fail("json/version", {version, expected.version});
    const std::string game = root["game"].string();
    if (game != expected.game) root["game"].fail("tournament/unknown-game", {game});
    const JsonReader rules = root["fingerprint"]["game"];
    if (rules.string() != expected.gameFingerprint) rules.fail("tournament/other-game");
}

bool hasLength(const JsonReader& r, std::size_t length) {
    if (r.size() == length) return true;
    r.fail("json/length", {int(length), int(r.size())});
    return false;
}

std::int64_t readWhole(const JsonReader& r) {
    const auto number = r.whole();
    if (!number) r.fail("tournament/number");
    return number.value_or(0);
}

Outcomes readOutcomes(const JsonReader& r, std::size_t from) {
    if (!hasLength(r, from + 3)) return {};
    return {readWhole(r.at(from)), readWhole(r.at(from + 1)), readWhole(r.at(from + 2))};
}

Sums readSums(const JsonReader& r) {
    if (!hasLength(r, 2)) return {};
    return {readWhole(r.at(0)), readWhole(r.at(1))};
}

void readPairings(const JsonReader& r, std::vector<PairingTally>& tallies) {
    if (!hasLength(r, tallies.size())) return;
    for (std::size_t i = 0; i < tallies.size(); ++i)
        readPairing(r.at(i), tallies[i]);
}

void readPlayed(const JsonReader& root, const Schedule& schedule, Shard& shard, UnitRanges& played) {
    if (const JsonReader r = root["shard"]; hasLength(r, 2)) {
        shard.of = r.at(1).integer(1, maximumShards);
        shard.number = r.at(0).integer(1, maximumShards);
        if (shard.number > shard.of) r.fail("tournament/shard");
    }
    readUnits(root["played"], schedule, shard, played);
}

} // namespace stonemason
