// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/fairness_json.h"

#include "core/wastes/format/swar.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace stonemason::wastes {

namespace {

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
