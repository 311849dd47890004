// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/tournament_file.h"

#include "core/format/text_file.h"
#include "core/play/result_json.h"
#include "core/wastes/format/sboard.h"

#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::string_view tournamentFormat = "stonemason-wastes-tournament";
constexpr int tournamentVersion = 1;

Json asJson(const ComputerPlayer& player) {
    Json json{{"level", playerLevelId(player.level)}};
    if (player.level == PlayerLevel::Hard) json["nodes"] = player.nodes;
    return json;
}

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
    Json firstMover{{"side", sideId(tournament.firstMover())}};
    put(firstMover, "share", standings.firstMover, shareDigits);
    lines.add("firstMover", firstMover);
    const auto favoured = favouredSide(tournament, standings);
    lines.add("favours", favoured ? Json(sideId(*favoured)) : Json());
    lines.add("movesPerGame", rounded(standings.moves, pointDigits));
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

PartialResult readResult(const JsonReader& root, const Tournament& tournament) {
    PartialResult result(tournament);
    readPlayed(root, tournament.schedule(), result.shard, result.played);
    const JsonReader sums = root["sums"];
    readPairings(sums["pairings"], result.tally.pairings);
    if (const JsonReader units = sums["firstMover"]; hasLength(units, unitResults))
        for (std::size_t i = 0; i < unitResults; ++i)
            result.tally.firstMover[i] = readWhole(units.at(i));
    return result;
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

} // namespace stonemason::wastes
