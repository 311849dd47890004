// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/comparison_file.h"

#include "core/format/json_raw.h"
#include "core/format/text_file.h"
#include "core/wastes/format/tournament_file.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::string_view comparisonFormat = "stonemason-wastes-comparison";
constexpr int comparisonVersion = 2; // 1 could not be gone on with

constexpr std::array<const char*, 2> comparedFields{"first", "second"};

Json differenceJson(const Estimate& difference, int digits) {
    Json json;
    put(json, "difference", difference, digits);
    json["beyondChance"] = isBeyondChance(difference);
    return json;
}

void addDifferences(JsonLines& lines, const std::array<Standings, 2>& standings) {
    lines.open("differences");
    for (const FairnessFigure figure : fairnessFigures) {
        const auto difference = differenceOf(figure, standings[0], standings[1]);
        const int digits = figure == FairnessFigure::Moves ? pointDigits : shareDigits;
        lines.add(fairnessFigureId(figure), difference ? differenceJson(*difference, digits) : Json());
    }
    lines.close();
    const auto fairer = fairerOf(standings[0], standings[1]);
    lines.add("fairer", fairer ? Json(comparedFields[std::size_t(*fairer)]) : Json());
}

/// Validates the fields of the file that precede its boards.
std::optional<Error> faultOfHead(const Json& json) {
    std::optional<Error> error;
    const JsonReader root(json, error);
    const std::string format = root["format"].string();
    if (format != comparisonFormat) root["format"].fail("tournament/not-one", {format});
    const int version = root["version"].integer(1, 1'000'000);
    if (version > comparisonVersion) root["version"].fail("json/version", {version, comparisonVersion});
    for (const char* field : comparedFields)
        root[field].object();
    return error;
}

Result<TournamentPart> readBoard(std::string_view bytes, std::string_view name, const Profile& profile) {
    const auto members = rawMembers(withoutMark(bytes));
    auto part = readTournament(std::ranges::find(members, name, &RawMember::name)->value, profile);
    if (part) return part;
    const Error& fault = part.error();
    return Error{fault.message, 0, std::string(name) + (fault.field.empty() ? "" : "." + fault.field)};
}

} // namespace

Result<std::string> writeComparison(const ComparedBoards& boards) {
    const TournamentPlan& plan = boards[0].tournament.plan();
    std::array<std::string, 2> files;
    std::array<Standings, 2> standings;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        standings[i] = standingsOf(boards[i].tournament, boards[i].result.tally);
        auto file = writeTournament(boards[i].tournament, boards[i].result, standings[i]);
        if (!file) return file.error();
        files[i] = std::move(file).value();
    }
    JsonLines lines;
    lines.add("format", comparisonFormat);
    lines.add("version", comparisonVersion);
    lines.add("game", boards[0].tournament.engine().profile().game);
    lines.addList("players", plan.players, [](const ComputerPlayer& player) { return asJson(player); });
    lines.add("gamesPerBoard", plan.games);
    lines.add("seed", plan.seed);
    for (std::size_t i = 0; i < boards.size(); ++i)
        lines.addText(comparedFields[i], std::string_view(files[i]).substr(0, files[i].size() - 1));
    addDifferences(lines, standings);
    return std::move(lines).take();
}

Result<ComparedBoards> readComparison(std::string_view bytes, const Profile& profile) {
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    if (auto fault = faultOfHead(*parsed)) return *std::move(fault);
    auto first = readBoard(bytes, comparedFields[0], profile);
    if (!first) return first.error();
    auto second = readBoard(bytes, comparedFields[1], profile);
    if (!second) return second.error();
    const TournamentPlan& plan = second->tournament.plan();
    const TournamentPlan& firstPlan = first->tournament.plan();
    auto difference = scheduleDifference(plan, firstPlan);
    if (!difference && plan.players != firstPlan.players) difference = Message{"tournament/other-player"};
    if (difference) return Error{*std::move(difference), 0, std::string(comparedFields[1])};
    return ComparedBoards{std::move(first).value(), std::move(second).value()};
}

bool looksLikeComparison(std::string_view bytes) {
    return namesFormat(bytes, comparisonFormat);
}

} // namespace stonemason::wastes
