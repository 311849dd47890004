// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/wastes/players/advantage.h"

#include <string>
#include <vector>

namespace stonemason::wastes {

/// What analyse() found in a position, as one line of JSON for programs:
/// {"toMove", "chances": {"blue", "red"}, "win", "lines": [{"chances", "win", "depth", "moves": [{"from",
/// "to", "kind"}]}]}, cells from 0. "toMove" is the side, null when the game is over, which has no lines.
/// Chances are 0 to 1, with a draw as half a win, and add up to 1; before the lines they are those of the
/// best one. "win" is null or {"side", "moves", "end"}: who wins for certain, in how many moves of its own
/// (0: the game is over), and "goal", "captured", "blocked" or null where only the search has seen it.
/// "depth" is in moves of both sides.
std::string analysisReport(const Engine& engine, const Position& position,
                           const std::vector<AnalysedLine>& lines);

/// Adds "chances" and "win" as they stand there.
void putAdvantage(Json& json, const Advantage& advantage, const JudgingNumbers& judging);

} // namespace stonemason::wastes
