// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/analysis_json.h"

#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"

#include <cmath>

namespace stonemason::wastes {

namespace {

Json cellJson(Square square) {
    const Cell cell = cellOf(square);
    return Json::array({cell.row, cell.column});
}

Json winJson(const std::optional<SureWin>& win) {
    if (!win) return {};
    Json json;
    json["side"] = sideId(win->winner);
    json["moves"] = win->moves;
    switch (win->end) {
    case End::Goal: json["end"] = "goal"; break;
    case End::Captured: json["end"] = "captured"; break;
    case End::Blocked: json["end"] = "blocked"; break;
    default: json["end"] = nullptr; break;
    }
    return json;
}

/// Rounded to four digits: more would suggest a precision that the scale does not have.
double roundedChance(double chance) {
    return std::round(chance * 10'000) / 10'000;
}

Json lineJson(const Engine& engine, Position position, const AnalysedLine& line) {
    Json json;
    putAdvantage(json, line.advantage, engine.profile().judging);
    json["depth"] = line.depth;
    json["moves"] = Json::array();
    for (const Move move : line.moves) {
        Json& entry = json["moves"].emplace_back();
        entry["from"] = cellJson(move.from);
        entry["to"] = cellJson(move.to);
        entry["kind"] = moveKindId(engine.kindOf(position, move));
        engine.play(position, move);
    }
    return json;
}

} // namespace

void putAdvantage(Json& json, const Advantage& advantage, const JudgingNumbers& judging) {
    const double blue = roundedChance(winningChance(advantage, Side::Blue, judging));
    json["chances"]["blue"] = blue;
    json["chances"]["red"] = roundedChance(1 - blue);
    json["win"] = winJson(advantage.win);
}

std::string analysisReport(const Engine& engine, const Position& position,
                           const std::vector<AnalysedLine>& lines) {
    Json json;
    json["toMove"] = position.running() ? Json(sideId(Side(position.toMove))) : Json();
    putAdvantage(json, lines.empty() ? standingAdvantage(engine, position) : lines.front().advantage,
                 engine.profile().judging);
    json["lines"] = Json::array();
    for (const AnalysedLine& line : lines)
        json["lines"].push_back(lineJson(engine, position, line));
    return json.dump() + '\n';
}

} // namespace stonemason::wastes
