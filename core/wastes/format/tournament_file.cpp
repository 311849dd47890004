// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/tournament_file.h"

#include "core/format/text_file.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::string_view tournamentFormat = "stonemason-wastes-tournament";
constexpr int tournamentVersion = 2; // 1 knew nothing of how games ended

void addFigures(JsonLines& lines, const Tournament& tournament, const Standings& standings) {
    lines.open("figures");
    lines.addList("players", tournament.plan().players,
                  [&, i = std::size_t{0}](const ComputerPlayer& player) mutable {
                      Json json = asJson(player);
                      put(json, standings.entrants[i++]);
                      json.erase("points"); // nobody counts any
                      json.erase("pointsInterval");
                      return json;
                  });
    addFairness(lines, tournament, standings);
    lines.close();
}

void addEndings(JsonLines& lines, const Endings& endings) {
    Json lengths = Json::array();
    for (const auto& [moves, games] : endings.lengths)
        lengths.push_back({moves, games});
    lines.open("endings");
    lines.add("wins", endings.wins);
    lines.add("draws", endings.draws);
    lines.add("lengths", lengths);
    lines.close();
}

ComputerPlayer readPlayer(const JsonReader& r) {
    ComputerPlayer player{readPlayerLevel(r["level"])};
    if (player.level == PlayerLevel::Hard) player.nodes = readNodes(r["nodes"]);
    return player;
}

/// The plan but for its board.
TournamentPlan readPlan(const JsonReader& root) {
    TournamentPlan plan;
    if (const JsonReader players = root["players"]; hasLength(players, plan.players.size()))
        for (std::size_t i = 0; i < plan.players.size(); ++i)
            plan.players[i] = readPlayer(players.at(i));
    plan.games = root["gamesPerPairing"].integer(2, maximumGames);
    plan.seed = readTournamentSeed(root["seed"]);
    root["board"].object();
    return plan;
}

template <std::size_t size>
void readCounts(const JsonReader& r, std::array<std::int64_t, size>& counts) {
    if (!hasLength(r, size)) return;
    for (std::size_t i = 0; i < size; ++i)
        counts[i] = readWhole(r.at(i));
}

void readLengths(const JsonReader& r, std::map<int, std::int64_t>& lengths) {
    constexpr int most = 65'535; // see GameScore
    const std::size_t size = r.size();
    if (size > std::size_t(most) + 1) return r.fail("json/entries", {most + 1, int(size)});
    for (std::size_t i = 0; i < size; ++i) {
        const JsonReader length = r.at(i);
        if (!hasLength(length, 2)) return;
        const int moves = length.at(0).integer(0, most);
        if (!lengths.empty() && moves <= lengths.rbegin()->first) return length.fail("tournament/number");
        lengths.emplace_hint(lengths.end(), moves, readWhole(length.at(1)));
    }
}

void readEndings(const JsonReader& r, Endings& endings) {
    if (const JsonReader wins = r["wins"]; hasLength(wins, endings.wins.size()))
        for (std::size_t side = 0; side < endings.wins.size(); ++side)
            readCounts(wins.at(side), endings.wins[side]);
    readCounts(r["draws"], endings.draws);
    readLengths(r["lengths"], endings.lengths);
}

PartialResult readResult(const JsonReader& root, const Tournament& tournament) {
    PartialResult result(tournament);
    readPlayed(root, tournament.schedule(), result.shard, result.played);
    const JsonReader sums = root["sums"];
    readPairings(sums["pairings"], result.tally.pairings);
    readCounts(sums["firstMover"], result.tally.firstMover);
    readEndings(sums["endings"], result.tally.endings);
    return result;
}

template <std::size_t size>
Json countsJson(const std::array<End, size>& ends, const std::array<std::int64_t, size>& counts) {
    Json json;
    for (std::size_t i = 0; i < size; ++i)
        json[std::string(endId(ends[i]))] = counts[i];
    return json;
}

Json asJson(const SideFigures& side) {
    Json json{{"side", sideId(side.side)}};
    json["wins"] = side.outcomes.wins;
    json["draws"] = side.outcomes.draws;
    json["losses"] = side.outcomes.losses;
    put(json, "share", side.share, shareDigits);
    json["winsBy"] = countsJson(winEnds, side.wins);
    return json;
}

Json asJson(const LengthFigures& length) {
    Json json;
    put(json, "mean", length.mean, pointDigits);
    json["median"] = rounded(length.median, 1);
    json["shortest"] = length.shortest;
    json["longest"] = length.longest;
    return json;
}

} // namespace

Result<std::string> writeTournament(const Tournament& tournament, const PartialResult& result,
                                    const Standings& standings) {
    const TournamentPlan& plan = tournament.plan();
    const Profile& profile = tournament.engine().profile();
    const auto board = writeSboard(plan.board, profile);
    if (!board) return board.error();
    JsonLines lines;
    lines.add("format", tournamentFormat);
    lines.add("version", tournamentVersion);
    lines.add("game", profile.game);
    lines.addList("players", plan.players, [](const ComputerPlayer& player) { return asJson(player); });
    lines.add("gamesPerPairing", plan.games);
    lines.add("seed", plan.seed);
    lines.addText("board",
                  std::string_view(*board).substr(0, board->size() - 1)); // without its last line's end
    addFingerprints(lines, gameFingerprint(profile), tournament.fingerprint());
    addPlayed(lines, tournament.schedule(), result);
    addFigures(lines, tournament, standings);
    lines.open("sums");
    lines.addList("pairings", result.tally.pairings,
                  [](const PairingTally& tally) { return stonemason::asJson(tally); });
    lines.add("firstMover", result.tally.firstMover);
    addEndings(lines, result.tally.endings);
    lines.close();
    return std::move(lines).take();
}

Result<TournamentPart> readTournament(std::string_view bytes, const Profile& profile) {
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    readHead(root, {tournamentFormat, tournamentVersion, profile.game, gameFingerprint(profile)});
    if (error) return *error;
    TournamentPlan plan = readPlan(root);
    if (error) return *error;

    auto board = readInnerSboard(bytes, profile);
    if (!board) return board.error();
    plan.board = std::move(board).value();
    auto tournament = Tournament::of(std::move(plan), profile);
    if (!tournament) return Error{tournament.error().message, 0, "board"};
    return readPart<TournamentPart>(root, error, std::move(tournament).value(), readResult);
}

bool looksLikeTournament(std::string_view bytes) {
    return namesFormat(bytes, tournamentFormat);
}

Json asJson(const ComputerPlayer& player) {
    Json json{{"level", playerLevelId(player.level)}};
    if (player.level == PlayerLevel::Hard) json["nodes"] = player.nodes;
    return json;
}

void addFairness(JsonLines& lines, const Tournament& tournament, const Standings& standings) {
    Json firstMover{{"side", sideId(tournament.firstMover())}};
    put(firstMover, "share", standings.firstMover, shareDigits);
    lines.add("firstMover", firstMover);
    lines.addList("sides", standings.sides, [](const SideFigures& side) { return asJson(side); });
    lines.add("draws", countsJson(drawEnds, standings.draws));
    const auto favoured = favouredSide(tournament, standings);
    lines.add("favours", favoured ? Json(sideId(*favoured)) : Json());
    lines.add("movesPerGame", rounded(standings.moves, pointDigits));
    lines.add("length", asJson(standings.length));
}

} // namespace stonemason::wastes
