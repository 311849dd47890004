// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/comparison_file.h"

#include "core/wastes/format/fairness_json.h"
#include "core/wastes/format/sboard.h"

#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::string_view comparisonFormat = "stonemason-wastes-comparison";
constexpr int comparisonVersion = 1;

void addBoard(JsonLines& lines, std::string_view key, const TournamentPart& part, std::string_view board,
              const Standings& standings) {
    lines.open(key);
    lines.addText("board", board.substr(0, board.size() - 1)); // without its last line's end
    lines.add("finished", part.result.isFinished(part.tournament.schedule()));
    lines.add("gamesPlayed", part.result.gamesPlayed());
    lines.open("figures");
    addFairness(lines, part.tournament, standings);
    lines.close();
    lines.close();
}

Json differenceJson(const Estimate& difference, int digits) {
    Json json;
    put(json, "difference", difference, digits);
    json["beyondChance"] = isBeyondChance(difference);
    return json;
}

} // namespace

Result<std::string> writeComparison(const std::array<TournamentPart, 2>& parts) {
    const TournamentPlan& plan = parts[0].tournament.plan();
    const Profile& profile = parts[0].tournament.engine().profile();
    std::array<std::string, 2> boards;
    std::array<Standings, 2> standings;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto board = writeSboard(parts[i].tournament.plan().board, profile);
        if (!board) return board.error();
        boards[i] = std::move(board).value();
        standings[i] = standingsOf(parts[i].tournament, parts[i].result.tally);
    }
    JsonLines lines;
    lines.add("format", comparisonFormat);
    lines.add("version", comparisonVersion);
    lines.add("game", profile.game);
    lines.addList("players", plan.players, [](const ComputerPlayer& player) { return asJson(player); });
    lines.add("gamesPerBoard", plan.games);
    lines.add("seed", plan.seed);
    addBoard(lines, "first", parts[0], boards[0], standings[0]);
    addBoard(lines, "second", parts[1], boards[1], standings[1]);
    lines.open("differences");
    for (const FairnessFigure figure : fairnessFigures) {
        const auto difference = differenceOf(figure, standings[0], standings[1]);
        const int digits = figure == FairnessFigure::Moves ? pointDigits : shareDigits;
        lines.add(fairnessFigureId(figure), difference ? differenceJson(*difference, digits) : Json());
    }
    lines.close();
    const auto fairer = fairerOf(standings[0], standings[1]);
    lines.add("fairer", fairer ? Json(*fairer == 0 ? "first" : "second") : Json());
    return std::move(lines).take();
}

} // namespace stonemason::wastes
